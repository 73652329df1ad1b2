"""What a game of Tally declares: its fields, steps, decisions, options and events."""

from __future__ import annotations

from engine.kernel import declare as d

PLAN = d.Plan(
    game="tally",
    doc="Everything that changes during a game of Tally.",
    base="CardTable",
    places=("deck", "hand", "played"),
    fields=(
        d.link("pool", "the cards by design", "Pool", "tests.engine.toys.tally.model"),
        d.by_seat("totals", "what each player has so far"),
        d.zone("hand", "the cards in hand", "hand", mix="unseen"),
        d.zone("deck", "the draw deck", "deck", mix="unseen"),
        d.zone("played", "the cards played", "played"),
    ),
    steps=("deal", "play", "refill"),
    decisions=("play", "strike"),
    ends=(d.End("played out", "all cards are played"),),
    kind_bits=4,
    option_fields=(d.OptionField("card", 4, 10), d.OptionField("player", 4, 10)),
    options=(
        d.OptionKind(0, "PlayCard", "Play {card}", ("card",)),
        d.OptionKind(1, "StrikePlayer", "Strike {player}", ("player",)),
    ),
    events=(
        d.EventKind(0, "Plays", "{player} plays {card}", ("player", "card")),
        d.EventKind(1, "Loses", "{player} loses {points}", ("player", "points")),
    ),
)
