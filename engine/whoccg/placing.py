"""Putting cards of a hand, deck or pile into play at no Cost, and finding them there."""

from __future__ import annotations

from engine.whoccg import codes as k
from engine.whoccg import constants as c
from engine.whoccg.board import put_in_play
from engine.whoccg.entering import Enter
from engine.whoccg.legal import goal_ok, has_copy, native, unique_ok
from engine.whoccg.state import State


def different(s: State, zone: list[int], find: list[bool], source: int) -> list[int]:
    """The cards of a zone that an effect looks for, one of each design."""
    found: list[int] = []
    seen: list[int] = []
    for i in zone:
        design = s.design[i]
        if design not in seen and find[design] and i != source:
            seen.append(design)
            found.append(i)
    return found


def placeable(s: State, me: int, design: int, here: int, asks_native: bool) -> bool:
    """Whether a card may be put into play at a place; Nativity holds unless set aside (P12)."""
    d = s.pool.designs[design]
    if not unique_ok(s, me, design, -1):
        return False
    if d.type == k.T_SPACETIME:
        return not has_copy(s, me, d)
    if here < 0 or not s.stacks[here]:
        return False
    if d.type == k.T_GOAL:
        return goal_ok(s, me, design, here)
    if d.kinds & k.CHARACTERS:
        return not asks_native or native(s, design, here, me)
    return d.type == k.T_ARTIFACT


def place_card(s: State, i: int, me: int, here: int) -> None:
    """Put a card into play at no Cost (P38)."""
    put_in_play(s, i, me, here, -1)
    s.note(c.PLACED_EVENT, me, i, here)
    s.agenda.append(Enter(i, me, False))
