"""Requirements: whether one is met, and by whom."""

from __future__ import annotations

from engine.whoccg.codes import CHARACTERS, ENEMIES, HEROES, NO_LIMIT, R_ABOARD, REACH, S_OWN
from engine.whoccg.listed import among, at
from engine.whoccg.model import Have, Need
from engine.whoccg.select import count, matches, spot_fits
from engine.whoccg.state import State


def amount_of(s: State, i: int, what: int) -> int:
    """A Quality (0 to 2) or a Trait (from 3 on) of a Character now."""
    if what == 0:
        return s.brains[i]
    if what == 1:
        return s.brawn[i]
    if what == 2:
        return s.bravery[i]
    return s.traits[i][what - 3]


def total(s: State, cards: list[int], what: int) -> int:
    """The sum over several Characters."""
    found = 0
    for i in cards:
        found += amount_of(s, i, what)
    return found


def has_most(s: State, party: list[int], what: int, me: int, here: int, line: int) -> bool:
    """Whether they exceed what each opponent's other side has here, frozen or not (G06, R50)."""
    mine = total(s, party, what)
    rival = HEROES if line == REACH else ENEMIES
    for player in range(s.seats):
        if player == me:
            continue
        theirs = 0
        for i in at(s, here):
            if s.controller[i] == player and s.kinds[i] & rival:
                theirs += amount_of(s, i, what)
        if mine <= theirs:
            return False
    return mine > 0


def _among(s: State, have: Have, party: list[int], source: int, me: int, here: int) -> bool:
    found = 0
    for i in party:
        if matches(s, have.sel, i, source, me, here):
            found += 1
    return have.low <= found <= have.high


def own_here(s: State, me: int, here: int) -> list[int]:
    """The Characters of a player at a place."""
    found: list[int] = []
    if here >= 0:
        for i in s.there[here]:
            if s.controller[i] == me and s.kinds[i] & CHARACTERS:
                found.append(i)
    return found


def _of_party(
    s: State, need: Need, party: list[int], source: int, me: int, here: int, line: int
) -> bool:
    """The parts that speak of those who take part."""
    for quality in range(3):
        if need.total[quality] and total(s, party, quality) < need.total[quality]:
            return False
    k = 0
    while k < len(need.traits):
        if total(s, party, 3 + need.traits[k]) < need.traits[k + 1]:
            return False
        k += 2
    for what in need.most:
        if not has_most(s, party, what, me, here, line):
            return False
    for have in need.among:
        if not _among(s, have, party, source, me, here):
            return False
    return True


def present(s: State, have: Have, source: int, me: int, here: int) -> bool:
    """Whether so many cards in play match; stops looking as soon as that is sure."""
    sel = have.sel
    if sel.reach == R_ABOARD:
        return have.low <= count(s, sel, source, me, here) <= have.high
    enough = have.high + 1 if have.high < NO_LIMIT else have.low
    found = 0
    wanted = sel.kinds
    kinds = s.kinds
    for i in among(s, sel, here):
        if found >= enough:
            break
        if wanted & kinds[i] and matches(s, sel, i, source, me, here):
            found += 1
    return have.low <= found <= have.high


def _of_table(s: State, need: Need, source: int, me: int, here: int) -> bool:
    """The parts that speak of the table and of the players."""
    for have in need.has:
        if not present(s, have, source, me, here):
            return False
    if need.spot is not None and not spot_fits(s, need.spot, here, me, here):
        return False
    if need.turn and (s.active == me) != (need.turn == S_OWN):
        return False
    if s.points[me] < need.points:
        return False
    if need.opposing_points > -1000:
        best = -1000
        for player in range(s.seats):
            if player != me and s.points[player] > best:
                best = s.points[player]
        if best < need.opposing_points:
            return False
    return s.reached[me] >= need.reached and s.opposed[me] >= need.opposed


def met(s: State, need: Need, party: list[int], source: int, me: int, here: int, line: int) -> bool:
    """Whether a requirement is met, apart from the number of turns that it asks for."""
    if not _of_party(s, need, party, source, me, here, line):
        return False
    if not _of_table(s, need, source, me, here):
        return False
    for part in need.all_of:
        if not met(s, part, party, source, me, here, line):
            return False
    for part in need.none_of:
        if met(s, part, party, source, me, here, line):
            return False
    if need.any_of:
        for part in need.any_of:
            if met(s, part, party, source, me, here, line):
                return True
        return False
    return True


def holds(s: State, need: Need | None, source: int, me: int, here: int) -> bool:
    """Whether the condition of an ability is met, outside any attempt."""
    if need is None:
        return True
    return met(s, need, own_here(s, me, here), source, me, here, -1)
