"""Cards in play by place and by group, kept up to date so that nobody has to look at every card.

Each list is in the order in which its cards came into play. Lists are replaced and never changed,
the outer ones too, so that copies of a position share them.
"""

from __future__ import annotations

from typing import Final

from engine.whoccg.codes import CHARACTERS, G_BODIES, GROUPS, R_HERE
from engine.whoccg.constants import PLAY_PLACE
from engine.whoccg.model import Sel
from engine.whoccg.state import State

NOWHERE: Final[list[int]] = []


def _at(s: State, place: int) -> list[int]:
    found: list[int] = []
    spot = s.spot
    for i in s.play:
        if spot[i] == place:
            found.append(i)
    return found


def set_spot(s: State, i: int, place: int) -> None:
    """A card in play is at another place from now on."""
    old = s.spot[i]
    if old == place:
        return
    s.spot[i] = place
    there = s.there[:]
    if old >= 0:
        there[old] = _at(s, old)
    if place >= 0:
        there[place] = _at(s, place)
    s.there = there


def enter(s: State, i: int) -> None:
    """List a card that has come into play as the latest."""
    place = s.spot[i]
    d = s.pool.designs[s.design[i]]
    if place >= 0:
        there = s.there[:]
        there[place] = [*there[place], i]
        s.there = there
    groups = s.groups[:]
    for group in d.groups:
        groups[group] = [*groups[group], i]
    s.groups = groups
    if d.diamonds == 1:
        titled = s.titled[:]
        titled[d.title] = [*titled[d.title], i]
        s.titled = titled


def depart(s: State, i: int) -> None:
    """List a card no longer that has left play; its place is still known."""
    place = s.spot[i]
    d = s.pool.designs[s.design[i]]
    if place >= 0:
        there = s.there[:]
        there[place] = _at(s, place)
        s.there = there
    groups = s.groups[:]
    for group in d.groups:
        groups[group] = [j for j in groups[group] if j != i]
    s.groups = groups
    if d.diamonds == 1:
        titled = s.titled[:]
        titled[d.title] = [j for j in titled[d.title] if j != i]
        s.titled = titled


def clear_lists(s: State) -> None:
    """Empty lists, for a position without cards in play."""
    s.there = [NOWHERE] * len(s.stacks)
    s.groups = [NOWHERE] * GROUPS
    s.titled = [NOWHERE] * s.pool.titles


def at(s: State, place: int) -> list[int]:
    """The cards in play at a place."""
    return s.there[place] if place >= 0 else NOWHERE


def among(s: State, sel: Sel, here: int) -> list[int]:
    """Cards in play among which all are that a filter can match, the fewer the better."""
    if sel.reach == R_HERE:
        return s.there[here] if here >= 0 else NOWHERE
    if sel.group >= 0:
        return s.groups[sel.group]
    if s.pool.bodies_fixed and not sel.kinds & ~CHARACTERS:
        return s.groups[G_BODIES]
    return s.play


def misplaced(s: State) -> bool:
    """Whether the lists are not what they would be if they were made from the start."""
    there = [_at(s, place) for place in range(len(s.stacks))]
    groups: list[list[int]] = [[] for _ in range(GROUPS)]
    titled: list[list[int]] = [[] for _ in range(s.pool.titles)]
    for i in s.play:
        d = s.pool.designs[s.design[i]]
        if s.place[i] != PLAY_PLACE:
            return True
        for group in d.groups:
            groups[group].append(i)
        if d.diamonds == 1:
            titled[d.title].append(i)
    return there != s.there or groups != s.groups or titled != s.titled
