"""Where a card may be played: Cost, Nativity, Goals, Enemies, uniqueness, hosts."""

from __future__ import annotations

from typing import Final

from engine.whoccg.codes import (
    CHARACTERS,
    D_CHOSEN,
    RULE_SAME_ERA,
    T_ARTIFACT,
    T_CONDITION,
    T_ENEMY,
    T_GOAL,
    T_SPACETIME,
    T_TARDIS,
)
from engine.whoccg.model import Design
from engine.whoccg.resolve.allow_enemies import let_in
from engine.whoccg.resolve.native_here import made_native
from engine.whoccg.resolve.price import price
from engine.whoccg.select import host_card, is_user, matches
from engine.whoccg.state import State

TURN_POINTS: Final = 6


def affordable(s: State, player: int, design: int, place: int) -> bool:
    """Whether the points left this turn suffice (P01)."""
    return s.spent_points + price(s, player, design, place) <= TURN_POINTS


def native(s: State, design: int, place: int, player: int) -> bool:
    """Whether a card is Native to a place (P13 to P20); printed words alone decide (K03)."""
    d = s.pool.designs[design]
    if d.native[s.design[s.stacks[place][0]]]:
        return True
    if s.rules_of[RULE_SAME_ERA] and _native_by_era(s, d, place):
        return True
    return made_native(s, design, place, player)


def _native_by_era(s: State, d: Design, place: int) -> bool:
    """Whether an era that a text gives a place lets a card in."""
    entries = d.nativity
    where = s.pool.designs[s.design[s.stacks[place][0]]].place
    eras = s.eras[place]
    k = 0
    while k < len(entries):
        first = entries[k + 1]
        last = entries[k + 2]
        if entries[k] < 0 or entries[k] == where:
            if first < 0:
                return True
            span = ((1 << (last + 1)) - 1) & ~((1 << first) - 1)
            if span & eras:
                return True
        k += 3
    return False


def without_goal(s: State, design: int, place: int, player: int) -> bool:
    """Whether a Spacetime card or a card at it lets Enemies in without a Goal (P10)."""
    if s.pool.designs[s.design[s.stacks[place][0]]].opens:
        return True
    return let_in(s, design, place, player)


def enemy_allowed(s: State, design: int, place: int, player: int) -> bool:
    """An open Goal of the player, a Base after scoring, or a permission (P09 to P11)."""
    base = s.pool.designs[s.design[s.stacks[place][0]]].base
    for i in s.groups[T_GOAL]:
        if s.spot[i] == place and s.controller[i] == player and (s.scored[i] == 0 or base):
            return True
    return without_goal(s, design, place, player)


def unique_ok(s: State, player: int, design: int, replaced: int) -> bool:
    """Whether the diamonds allow one more copy in play for this player (P27 to P31, R40)."""
    d = s.pool.designs[design]
    if d.diamonds == 0:
        return True
    # A card that somebody else has picked up is still the owner's copy.
    if d.diamonds == 1:
        for i in s.titled[d.title]:
            if i != replaced and (s.controller[i] == player or s.owner[i] == player):
                return False
        return True
    copies = 0
    for i in s.play:
        if i != replaced and s.pool.designs[s.design[i]].identity == d.identity:
            if s.controller[i] == player or s.owner[i] == player:
                copies += 1
    return copies < d.diamonds


def goal_ok(s: State, player: int, design: int, place: int) -> bool:
    """Whether a player may play this Goal at a place (P02 to P05)."""
    d = s.pool.designs[design]
    ground = s.pool.designs[s.design[s.stacks[place][0]]]
    if not d.goal_types & ground.goal_types or d.identity in s.goals_done[player]:
        return False
    played = s.goalers[place]
    if played == 0:
        return True
    copies = s.copies[place]
    stacked = copies & (copies - 1) != 0
    return stacked and copies & (1 << player) != 0 and not played & (1 << player)


def has_copy(s: State, player: int, d: Design) -> bool:
    """Whether a copy of this Spacetime card is in play for the player (S04, R20)."""
    for i in s.groups[T_SPACETIME]:
        if s.controller[i] == player:
            if s.pool.designs[s.design[i]].identity == d.identity:
                return True
    return False


def user_at(s: State, player: int, design: int, place: int) -> bool:
    """Whether a listed User of an Artifact is there, one of the player's own (P23, R38)."""
    for i in s.there[place]:
        if s.controller[i] == player and is_user(s, design, i):
            return True
    return False


def legal_at(s: State, player: int, design: int, place: int) -> bool:
    """Whether a card may be played at a place, its Cost and its diamonds apart."""
    d = s.pool.designs[design]
    if d.type == T_GOAL:
        return goal_ok(s, player, design, place)
    if d.type == T_ARTIFACT:
        return user_at(s, player, design, place)
    if d.type == T_TARDIS:
        return True
    if not d.kinds & CHARACTERS or not native(s, design, place, player):
        return False
    return d.type != T_ENEMY or enemy_allowed(s, design, place, player)


def hosts(s: State, player: int, design: int) -> list[int]:
    """The Characters, or the top copies of places, on which a Condition may be played."""
    d = s.pool.designs[design]
    found: list[int] = []
    if d.host == 1:
        for i in s.play:
            if s.kinds[i] & CHARACTERS and (
                s.controller[i] == player or not s.protected[i] & D_CHOSEN
            ):
                if d.host_sel is None or matches(s, d.host_sel, i, -1, player, s.spot[i]):
                    found.append(i)
    elif d.host == 2:
        for stack in s.stacks:
            for ground in stack:
                if d.host_sel is None or matches(s, d.host_sel, ground, -1, player, s.spot[ground]):
                    found.append(ground)
                    break
    return found


def still_legal(s: State, i: int) -> bool:
    """Whether a Condition could lie where it lies (E19)."""
    d = s.pool.designs[s.design[i]]
    if d.type != T_CONDITION or d.host_sel is None:
        return True
    host = host_card(s, i)
    return host < 0 or matches(s, d.host_sel, host, i, s.controller[i], s.spot[host])
