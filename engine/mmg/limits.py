"""The limits of what may be in play: six cards on a side, five Timeless, one Unique.

They bind whatever brings a card there: playing, moving, coming back from under an Episode, and
becoming a copy. A card that shows another face for a while still counts as itself, so that nothing
is over the limit when the face goes.
"""

from __future__ import annotations

from typing import Final

from engine.mmg.codes import CREATURE, TIMELESS
from engine.mmg.model import Design
from engine.mmg.state import State

SIDE_LIMIT: Final = 6
TIMELESS_LIMIT: Final = 5


def _timeless(d: Design) -> bool:
    return d.zone == TIMELESS and d.kind == CREATURE


def is_timeless(s: State, i: int) -> bool:
    """Whether a card counts among the Timeless Creatures of its player."""
    designs = s.pool.designs
    if _timeless(designs[s.face[i]]):
        return True
    return s.face[i] != s.design[i] and (
        _timeless(designs[s.design[i]]) or _timeless(designs[s.lasting_face[i]])
    )


def count_timeless(s: State, player: int) -> int:
    """Timeless Creatures of a player in play, over all Zones (P18)."""
    found = 0
    for z in range(3):
        for i in s.board[player * 3 + z]:
            if is_timeless(s, i):
                found += 1
    return found


def in_play(s: State, identity: int) -> bool:
    """Whether an identical card is in play, on whatever side of whatever Zone (P19, R28)."""
    designs = s.pool.designs
    for side in s.board:
        for i in side:
            if designs[s.face[i]].identity == identity:
                return True
            if s.face[i] != s.design[i] and identity in (
                designs[s.design[i]].identity,
                designs[s.lasting_face[i]].identity,
            ):
                return True
    return False


def room(s: State, player: int, zone: int) -> int:
    """How many more cards fit on a side (P14)."""
    return SIDE_LIMIT - len(s.board[player * 3 + zone])


def may_return(s: State, i: int, zone: int) -> bool:
    """Whether a card that was out of play may be in play again (R32)."""
    d = s.pool.designs[s.design[i]]
    if room(s, s.owner[i], zone) <= 0 or (d.unique and in_play(s, d.identity)):
        return False
    return not _timeless(d) or count_timeless(s, s.owner[i]) < TIMELESS_LIMIT


def may_copy(s: State, copier: int, model: int) -> bool:
    """Whether a card may become an exact copy of another (R73)."""
    d = s.pool.designs[s.face[model]]
    if d.unique:
        return False  # the model itself is in play
    if not _timeless(d) or is_timeless(s, copier):
        return True
    return count_timeless(s, s.owner[copier]) < TIMELESS_LIMIT
