"""What a game of Vault declares: secret bids, and no cards."""

from __future__ import annotations

from engine.kernel import declare as d

PLAN = d.Plan(
    game="vault",
    doc="Everything that changes during a game of Vault.",
    base="GameTable",
    fields=(
        d.by_seat("strength", "what each player has left"),
        d.by_seat("bids", "the bid of this round, -1 before", fill=-1, hidden=d.Hidden.OTHERS),
        d.number("locks", "locks that are open"),
    ),
    steps=("bid", "open"),
    decisions=("bid",),
    ends=(d.End("opened", "the vault is open"), d.End("tired", "nobody has strength left")),
    kind_bits=1,
    option_fields=(d.OptionField("amount", 1, 4),),
    options=(d.OptionKind(0, "BidAmount", "Bid {amount}", ("amount",)),),
    events=(
        d.EventKind(0, "Bids", "{player} bids {amount}", ("player", "amount")),
        d.EventKind(1, "Opens", "The team bids {amount} against {dice}: open", ("amount", "dice")),
        d.EventKind(2, "Holds", "The team bids {amount} against {dice}: shut", ("amount", "dice")),
    ),
)
