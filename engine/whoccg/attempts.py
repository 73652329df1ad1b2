"""Attempts: who may make one, and which may be made now."""

from __future__ import annotations

from engine.whoccg import options as o
from engine.whoccg.codes import (
    BAN_OPPOSE,
    BAN_REACH,
    CHARACTERS,
    ENEMIES,
    G_ATTEMPTED,
    HEROES,
    OPPOSE,
    PURPOSE,
    REACH,
    T_CONDITION,
    T_GOAL,
    TACKLE,
)
from engine.whoccg.resolve.join import joined
from engine.whoccg.select import frozen
from engine.whoccg.state import State


def side_of(s: State, line: int, card: int) -> int:
    """Which side makes an attempt."""
    if line == REACH:
        return ENEMIES
    if line == OPPOSE:
        return HEROES
    if line == PURPOSE:
        return s.pool.designs[s.design[card]].purpose_by
    return CHARACTERS


def _ban(line: int) -> int:
    return BAN_REACH if line == REACH else BAN_OPPOSE if line == OPPOSE else 0


def eligible(s: State, line: int, card: int, player: int, place: int) -> list[int]:
    """Who may take part: own Characters there, not frozen, of the right side (G01, G02, G32)."""
    side = side_of(s, line, card)
    ban = _ban(line)
    both: list[int] = []
    known = False
    found: list[int] = []
    if place < 0:
        return found
    for i in s.there[place]:
        if s.controller[i] != player or not s.kinds[i] & CHARACTERS:
            continue
        if frozen(s, i) or s.forbidden[i] & ban:
            continue
        if not s.kinds[i] & side:
            if not known:
                both = joined(s)
                known = True
            if i not in both:
                continue
        found.append(i)
    return found


def anybody(s: State, line: int, card: int, player: int, place: int) -> bool:
    """Whether somebody may take part in an attempt."""
    side = side_of(s, line, card)
    ban = _ban(line)
    strangers = False
    if place < 0:
        return False
    for i in s.there[place]:
        if s.controller[i] == player and s.kinds[i] & CHARACTERS and not frozen(s, i):
            if not s.forbidden[i] & ban:
                if s.kinds[i] & side:
                    return True
                strangers = True
    return strangers and len(eligible(s, line, card, player, place)) > 0


def offer_attempts(s: State, player: int, out: list[int]) -> None:
    """Every attempt that somebody could make; it may be bound to fail (R52)."""
    for i in s.groups[G_ATTEMPTED]:
        d = s.pool.designs[s.design[i]]
        if d.type == T_GOAL:
            _offer_goal(s, player, i, out)
        elif s.tried_at[i] == s.turn:
            continue  # once a turn, as nothing else would end trying (R71)
        elif d.purpose_by and s.controller[i] == player:
            for place in range(len(s.stacks)):
                if s.spot[i] >= 0 and place != s.spot[i]:
                    continue
                if s.stacks[place] and anybody(s, PURPOSE, i, player, place):
                    out.append(o.attempt_purpose(i, place))
        elif d.type == T_CONDITION and d.overcome and not d.puzzle:
            _offer_condition(s, player, i, out)


def _offer_goal(s: State, player: int, i: int, out: list[int]) -> None:
    if s.scored[i] or s.spot[i] < 0:
        return
    line = REACH if s.controller[i] == player else OPPOSE
    if anybody(s, line, i, player, s.spot[i]):
        if line == REACH:
            out.append(o.attempt_reach(i, s.spot[i]))
        else:
            out.append(o.attempt_oppose(i, s.spot[i]))


def _offer_condition(s: State, player: int, i: int, out: list[int]) -> None:
    """A Condition that can be overcome: where it lies, or on the table anywhere."""
    if s.spot[i] >= 0:
        if anybody(s, TACKLE, i, player, s.spot[i]):
            out.append(o.tackle(i, s.spot[i]))
        return
    for place in range(len(s.stacks)):
        if s.stacks[place] and anybody(s, TACKLE, i, player, place):
            out.append(o.tackle(i, place))


def works_with(s: State, i: int, party: list[int], both: list[int]) -> bool:
    """Whether a Character works with those named so far: one side only, unless joined (G12)."""
    for j in party:
        same = s.kinds[i] & s.kinds[j] & ENEMIES or s.kinds[i] & s.kinds[j] & HEROES
        heroes = s.kinds[i] & HEROES and s.kinds[j] & HEROES
        if not same and not heroes and i not in both and j not in both:
            return False
    return True
