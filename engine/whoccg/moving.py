"""Who may move where: Characters, Artifacts, TARDISes."""

from __future__ import annotations

from engine.whoccg.codes import (
    BAN_MOVE,
    CHARACTERS,
    D_MOVED,
    ENEMIES,
    G_SHIPS,
    HEROES,
    OP_CAPACITY,
    OP_SEAL,
    OP_STEER,
    OP_TRAVEL,
    T_ARTIFACT,
    T_TARDIS,
)
from engine.whoccg.legal import without_goal
from engine.whoccg.model import Op, SpotSel
from engine.whoccg.select import frozen, matches, spot_fits
from engine.whoccg.state import State
from engine.whoccg.statics import affected, rule_sources


def sealed(s: State, place: int, way: int) -> bool:
    """Whether nobody may move to (1) or from (2) a place."""
    if place < 0:
        return False
    rules = s.rules_of[OP_SEAL]
    if not rules:
        return False
    k = 0
    while k < len(rules):
        if s.spot[rules[k]] == place and s.pool.abilities[rules[k + 1]].ops[0].value & way:
            return True
        k += 2
    return False


def may_move(s: State, i: int, me: int) -> bool:
    """Whether a player may move a card at all (G31, M18)."""
    if s.kinds[i] & CHARACTERS:
        if frozen(s, i) or s.bans[i] & BAN_MOVE:
            return False
    return s.ctrl[i] == me or not s.guard[i] & D_MOVED


def enemy_may_go(s: State, i: int, place: int, me: int) -> bool:
    """Own Enemies go only where their player has played a Goal or needs none (M13 to M16)."""
    if not s.kinds[i] & ENEMIES or s.ctrl[i] != me:
        return True
    if s.goalers[place] & (1 << me):
        return True
    return without_goal(s, s.design[i], place, me)


def destinations(
    s: State, i: int, me: int, spot: SpotSel | None, here: int, allowed: bool
) -> list[int]:
    """The places to which a card may be moved by an effect."""
    found: list[int] = []
    if sealed(s, s.spot[i], 2):
        return found
    for place in range(len(s.stacks)):
        if not s.stacks[place] or place == s.spot[i] or sealed(s, place, 1):
            continue
        if spot is not None and not spot_fits(s, spot, place, me, here):
            continue
        if allowed or enemy_may_go(s, i, place, me):
            found.append(place)
    return found


def pilot(s: State, i: int) -> bool:
    """Whether a Character can move a TARDIS: a Timelord, or one that a card says can (M03)."""
    if s.sp[i] & s.pool.timelord:
        return True
    rules = rule_sources(s, OP_STEER)
    k = 0
    while k < len(rules):
        if rules[k] == i:
            return True
        k += 2
    return False


def capacity(s: State, ship: int) -> int:
    """The Cost that a TARDIS card carries now."""
    amount = s.pool.designs[s.design[ship]].carry
    rules = rule_sources(s, OP_CAPACITY)
    k = 0
    while k < len(rules):
        op = s.pool.abilities[rules[k + 1]].ops[0]
        if ship in affected(s, op, rules[k], s.ctrl[rules[k]]):
            amount += op.amount
        k += 2
    return max(0, amount)


def travel_op(s: State, ship: int) -> Op | None:
    """The ability by which a card that is no TARDIS card travels."""
    if not s.rules_of[OP_TRAVEL]:
        return None
    rules = rule_sources(s, OP_TRAVEL)
    k = 0
    while k < len(rules):
        if rules[k] == ship:
            return s.pool.abilities[rules[k + 1]].ops[0]
        k += 2
    return None


def ships(s: State, player: int) -> list[int]:
    """What may move at the end of a player's turn: TARDIS cards and what travels like one."""
    found: list[int] = []
    for i in s.groups[G_SHIPS]:
        if s.ctrl[i] == player:
            if s.pool.designs[s.design[i]].type == T_TARDIS or travel_op(s, i) is not None:
                found.append(i)
    return found


def room(s: State, ship: int) -> int:
    """The Cost that may go along."""
    op = travel_op(s, ship)
    if op is None or s.pool.designs[s.design[ship]].type == T_TARDIS:
        return capacity(s, ship)
    return op.amount


def needs_pilot(s: State, ship: int) -> bool:
    """A TARDIS card needs a Timelord; other cards only if they say so."""
    op = travel_op(s, ship)
    if op is None or s.pool.designs[s.design[ship]].type == T_TARDIS:
        return True
    return op.flag != 0


def passengers(s: State, ship: int, player: int, dest: int) -> list[int]:
    """Who and what may go along: heroes who are not frozen, and Artifacts (M04, M10, M17)."""
    op = travel_op(s, ship)
    tardis = op is None or s.pool.designs[s.design[ship]].type == T_TARDIS
    found: list[int] = []
    for i in s.there[s.spot[ship]] if s.spot[ship] >= 0 else s.play:
        if i == ship or s.ctrl[i] != player or s.spot[i] != s.spot[ship] or s.host[i] >= 0:
            continue
        if s.kinds[i] & CHARACTERS:
            if frozen(s, i) or s.bans[i] & BAN_MOVE:
                continue
            if tardis:
                if s.kinds[i] & HEROES:
                    found.append(i)
            elif op is not None and op.other is not None:
                if matches(s, op.other, i, ship, player, s.spot[ship]):
                    if dest < 0 or enemy_may_go(s, i, dest, player):
                        found.append(i)
        elif s.pool.designs[s.design[i]].type == T_ARTIFACT:
            found.append(i)
    return found


def travel_cost(s: State, i: int) -> int:
    """What a passenger takes of the room; Artifacts take nothing (R48)."""
    return s.pool.designs[s.design[i]].cost if s.kinds[i] & CHARACTERS else 0


def can_depart(s: State, ship: int, player: int) -> bool:
    """Whether a TARDIS can move at all: a pilot who is not frozen and whom it can carry."""
    if sealed(s, s.spot[ship], 2):
        return False
    if s.kinds[ship] & CHARACTERS and (frozen(s, ship) or s.bans[ship] & BAN_MOVE):
        return False
    if not needs_pilot(s, ship):
        return True
    if s.kinds[ship] & CHARACTERS and pilot(s, ship):
        return True
    space = room(s, ship)
    for i in passengers(s, ship, player, -1):
        if s.kinds[i] & CHARACTERS and travel_cost(s, i) <= space and pilot(s, i):
            return True
    return False


def harbours(s: State, ship: int) -> list[int]:
    """Where a TARDIS may go: any other place, whoever laid it (M02)."""
    found: list[int] = []
    for place in range(len(s.stacks)):
        if s.stacks[place] and place != s.spot[ship] and not sealed(s, place, 1):
            found.append(place)
    return found
