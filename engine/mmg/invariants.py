"""What must be true of every MMG position."""

from __future__ import annotations

from engine.kernel import laws
from engine.kernel.options import option_table
from engine.mmg import codes, constants
from engine.mmg.game import MmgTable
from engine.mmg.labels import alike
from engine.mmg.limits import SIDE_LIMIT, TIMELESS_LIMIT, count_timeless
from engine.mmg.state import State
from engine.mmg.statics import refresh
from engine.mmg.triggers import Triggers
from engine.table import RUNNING, Table

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


def _side_violations(s: State, at: int) -> list[str]:
    found = []
    player, zone = divmod(at, 3)
    if len(s.board[at]) > SIDE_LIMIT:
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
    """Limits over the whole table: Timeless Creatures, Unique cards. They bind copies too (R73)."""
    found = []
    for player in range(2):
        timeless = count_timeless(s, player)
        if timeless > TIMELESS_LIMIT:
            found.append(f"P18: player {player} has {timeless} Timeless Creatures in play")
    designs = s.pool.designs
    unique: list[int] = []
    for i in (i for side in s.board for i in side):
        faces = {designs[d] for d in (s.face[i], s.design[i], s.lasting_face[i])}
        unique += {d.identity for d in faces if d.unique}
    if len(set(unique)) != len(unique):
        found.append("P19: a Unique card is in play twice")
    return found


def _wording_violations(s: State) -> list[str]:
    """Two options have the same words only if their cards are alike in every way."""
    if not isinstance(s, MmgTable):
        return []
    first: dict[str, int] = {}
    return [
        f"two options are called {text!r}"
        for option in s.options
        if (text := s.option_text(option))
        and first.setdefault(text, option) != option
        and not _same(s, first[text], option)
    ]


def _same(s: State, one: int, two: int) -> bool:
    """Whether two options differ only in cards that are alike."""
    table = option_table(s.plan())
    first, second = table.values(one), table.values(two)
    if table.kind(one) != table.kind(two):
        return False
    for field, value in first.items():
        other = second[field]
        if field in ("card", "target", "first", "second"):
            if not alike(s, value, other):
                return False
        elif field == "ability":
            if s.pool.abilities[value].number != s.pool.abilities[other].number:
                return False
        elif field == "place":
            if not _same_trigger(s, value, other):
                return False
        elif value != other:
            return False
    return True


def _same_trigger(s: State, one: int, two: int) -> bool:
    waiting = s.agenda[-1] if s.agenda else None
    return isinstance(waiting, Triggers) and (
        waiting.players[one] == waiting.players[two]
        and s.pool.abilities[waiting.abilities[one]].number
        == s.pool.abilities[waiting.abilities[two]].number
        and s.zone[waiting.sources[one]] == s.zone[waiting.sources[two]]
    )


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
    found = laws.violations(s, elsewhere=("laid", "used"))
    laid = [i for i in s.laid if i >= 0]
    if sorted(laid) != [i for i in range(s.cards) if s.place[i] == constants.LAID_PLACE]:
        found.append(f"Episodes {laid} lie on the table, but others are marked so")
    for at in range(6):
        found.extend(_side_violations(s, at))
    found.extend(_counted_violations(s))
    found.extend(_knowledge_violations(s))
    found.extend(_wording_violations(s))
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
