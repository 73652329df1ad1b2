"""Cards in play by place and by group, kept up to date so that nobody has to look at every card.

Each list is in the order in which its cards came into play. A list is replaced and never changed,
so that copies of a position share it.
"""

from __future__ import annotations

from typing import Final

from engine.whoccg.codes import CHARACTERS, G_BODIES, GROUPS, PLAY, R_HERE
from engine.whoccg.model import Sel
from engine.whoccg.state import State

NOWHERE: Final[list[int]] = []


def _list_place(s: State, place: int) -> None:
    found: list[int] = []
    spot = s.spot
    for i in s.play:
        if spot[i] == place:
            found.append(i)
    s.there[place] = found


def set_spot(s: State, i: int, place: int) -> None:
    """A card in play is at another place from now on."""
    old = s.spot[i]
    if old == place:
        return
    s.spot[i] = place
    if old >= 0:
        _list_place(s, old)
    if place >= 0:
        _list_place(s, place)


def enter(s: State, i: int) -> None:
    """List a card that has come into play as the latest."""
    place = s.spot[i]
    if place >= 0:
        s.there[place] = [*s.there[place], i]
    for group in s.pool.designs[s.design[i]].groups:
        s.groups[group] = [*s.groups[group], i]
    d = s.pool.designs[s.design[i]]
    if d.diamonds == 1:
        s.titled[d.title] = [*s.titled[d.title], i]


def depart(s: State, i: int) -> None:
    """List a card no longer that has left play; its place is still known."""
    place = s.spot[i]
    if place >= 0:
        _list_place(s, place)
    for group in s.pool.designs[s.design[i]].groups:
        s.groups[group] = [j for j in s.groups[group] if j != i]
    d = s.pool.designs[s.design[i]]
    if d.diamonds == 1:
        s.titled[d.title] = [j for j in s.titled[d.title] if j != i]


def relist(s: State) -> None:
    """Make all lists from the cards in play, for a position that was read."""
    s.there = [[] for _ in s.stacks]
    s.groups = [NOWHERE] * GROUPS
    s.titled = [NOWHERE] * s.pool.titles
    for i in s.play:
        enter(s, i)


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
    there = [[i for i in s.play if s.spot[i] == place] for place in range(len(s.stacks))]
    groups: list[list[int]] = [[] for _ in range(GROUPS)]
    for i in s.play:
        if s.place[i] != PLAY:
            return True
        for group in s.pool.designs[s.design[i]].groups:
            groups[group].append(i)
    titled: list[list[int]] = [[] for _ in range(s.pool.titles)]
    for i in s.play:
        if s.pool.designs[s.design[i]].diamonds == 1:
            titled[s.pool.designs[s.design[i]].title].append(i)
    return there != s.there or groups != s.groups or titled != s.titled
