"""What must be true of every MMG position, and random legal decks to reach many of them."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card, Deck
from engine.kernel import laws
from engine.mmg import codes, constants
from engine.mmg.lower import unknown_values
from engine.mmg.model import Effect
from engine.mmg.resolve.clone import CloneEffect
from engine.mmg.resolve.place_under import PlaceUnderEffect
from engine.mmg.state import State
from engine.mmg.statics import refresh
from engine.rng import Rng
from engine.table import RUNNING, Table

DECK_SIZE = 55
COPIES = 4
SOLVE_SUM = 25
TIME_CARDS = 2
"""Of each colour."""
WORKED_OUT = (
    "energy",
    "substance",
    "support",
    "bans",
    "innate_guard",
    "innate_flash_barred",
    "innate_hits",
    "innate_plays",
    "innate_bars",
    "wards",
)
"""What abilities that go on decide."""


def random_deck(cards: Sequence[Card], rng: Rng) -> Deck:
    """A deck that keeps rules D01 to D09, at random."""
    usable = [card for card in cards if not unknown_values(card)]
    deck: list[Card] = []
    for zone in codes.ZONES[:3]:
        times = [c for c in usable if c.type == "time" and c.fields["zone"] == zone]
        watchers = [c for c in usable if c.fields.get("watcher") and c.fields["zone"] == zone]
        deck += [times[rng.below(len(times))] for _ in range(TIME_CARDS)]
        deck.append(watchers[rng.below(len(watchers))])
    others = [card for card in usable if card.type != "time"]
    solve = 0
    while len(deck) < DECK_SIZE:
        card = others[rng.below(len(others))]
        added = int(card.fields.get("solve") or 0)
        if deck.count(card) < COPIES and solve + added <= SOLVE_SUM:
            solve += added
            deck.append(card)
    return Deck.of(deck)


def _can(s: State, *wanted: type[Effect]) -> bool:
    """Whether some card of the match-up can do one of these things."""
    return any(
        isinstance(effect, wanted) for ability in s.pool.abilities for effect in ability.effects
    )


def _side_violations(s: State, at: int) -> list[str]:
    found = []
    player, zone = divmod(at, 3)
    # Cards that lay under an Episode come back even where the Zone is full (R32).
    if len(s.board[at]) > 6 and not _can(s, PlaceUnderEffect):
        found.append(f"P14: {len(s.board[at])} cards on side {at}")
    for i in s.board[at]:
        if s.owner[i] != player or s.zone[i] != zone:
            found.append(f"card {i} lies on side {at} but belongs elsewhere")
        if min(s.energy[i], s.substance[i], s.support[i]) < 0:
            found.append(f"F19: card {i} has a value below 0")
        if s.pool.designs[s.face[i]].kind > codes.RESOURCE:
            found.append(f"card {i} is in a Zone but is neither Creature nor Resource")
        if s.helped[i] < 0:
            found.append(f"U05: card {i} has taken Support {s.helped[i]} times")
    episode = s.laid[at]
    if episode >= 0 and s.owner[episode] == player:
        found.append(f"E05: Episode {episode} lies on its owner's side")
    if s.under[at] and episode < 0:
        found.append(f"E12: cards lie under no Episode on side {at}")
    return found


def _counted_violations(s: State) -> list[str]:
    """Limits over a whole side of the table: Timeless Creatures, Unique cards."""
    if _can(s, PlaceUnderEffect, CloneEffect):
        return []  # copies and cards that come back are not plays, so nothing limits them (R73)
    found = []
    unique: list[int] = []
    for player in range(2):
        timeless = 0
        for z in range(3):
            for i in s.board[player * 3 + z]:
                d = s.pool.designs[s.design[i]]
                timeless += d.kind == codes.CREATURE and d.zone == codes.TIMELESS
                if d.unique:
                    unique.append(d.identity)
        if timeless > 5:
            found.append(f"P18: player {player} has {timeless} Timeless Creatures in play")
    if len(set(unique)) != len(unique):
        found.append("P19: a Unique card is in play twice")
    return found


def _knowledge_violations(s: State) -> list[str]:
    """Who knows what, by place alone (A22, R06): independent of how views are made."""
    found = []
    for player in range(2):
        if any(s.known[i] for i in s.deck[player]):
            found.append(f"A22: a card in the draw deck of {player} is known")
        if any(s.known[i] for i in s.times[player][:-1]):
            found.append(f"A22: a Time card below the top of {player} is known")
        if any(s.known[i] != 3 for i in s.times[player][-1:]):
            found.append(f"A22: the top Time card of {player} is not open to both")
        if any(not s.known[i] & (1 << player) for i in s.hand[player]):
            found.append(f"A22: player {player} does not know the own hand")
    shown = [i for side in s.board for i in side] + s.pile[0] + s.pile[1]
    if any(s.known[i] != 3 for i in shown):
        found.append("A22: a card in play or on a discard pile is not open to both")
    return found


def _going_on_violations(s: State) -> list[str]:
    """The list of cards whose abilities go on is exactly those that do."""
    designs = s.pool.designs
    expected = [
        i
        for side in s.board
        for i in side
        if designs[s.face[i]].innate or (s.copied[i] >= 0 and designs[s.copied[i]].innate)
    ]
    expected += [s.laid[at] for at in range(6) if s.live[at] and designs[s.face[s.laid[at]]].innate]
    return [] if sorted(expected) == sorted(s.lasting) else ["N05: a lasting ability is missed"]


def _stale_violations(s: State) -> list[str]:
    """Values and permissions are what they would be if they were worked out anew (N05, R55)."""
    again = s.twin(s.rng.copy())
    assert isinstance(again, State)
    refresh(again)
    found = []
    for name in WORKED_OUT:
        if getattr(again, name) != getattr(s, name):
            found.append(f"N05: {name} is {getattr(s, name)}, anew it is {getattr(again, name)}")
    return found


def violations(s: State) -> list[str]:
    """Every way in which a position breaks the rules; an empty list is what must come."""
    found = laws.violations(s, elsewhere=("laid",))
    laid = [i for i in s.laid if i >= 0]
    if sorted(laid) != [i for i in range(s.cards) if s.place[i] == constants.LAID_PLACE]:
        found.append(f"Episodes {laid} lie on the table, but others are marked so")
    for at in range(6):
        found.extend(_side_violations(s, at))
    found.extend(_counted_violations(s))
    found.extend(_knowledge_violations(s))
    found.extend(_going_on_violations(s))
    if s.status == RUNNING:
        found.extend(_stale_violations(s))
        if not s.times[0] or not s.times[1]:
            found.append("W01: a player without Time cards is still playing")
    return found


def table_violations(table: Table) -> list[str]:
    """`violations` for whoever knows only tables."""
    if not isinstance(table, State):
        raise TypeError(f"expected a table of mmg, got {type(table).__name__}")
    return violations(table)
