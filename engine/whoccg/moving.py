"""Who may move where: Characters, Artifacts, TARDISes."""

from __future__ import annotations

from engine.whoccg.codes import (
    BAN_MOVE,
    CHARACTERS,
    D_MOVED,
    ENEMIES,
    G_SHIPS,
    HEROES,
    T_ARTIFACT,
    T_TARDIS,
)
from engine.whoccg.legal import without_goal
from engine.whoccg.model import SpotSel
from engine.whoccg.resolve.capacity import capacity
from engine.whoccg.resolve.seal import sealed
from engine.whoccg.resolve.steer import pilot
from engine.whoccg.resolve.travel import travel_of
from engine.whoccg.select import frozen, matches, spot_fits
from engine.whoccg.state import State


def may_move(s: State, i: int, me: int) -> bool:
    """Whether a player may move a card at all (G31, M18)."""
    if s.kinds[i] & CHARACTERS:
        if frozen(s, i) or s.forbidden[i] & BAN_MOVE:
            return False
    return s.controller[i] == me or not s.protected[i] & D_MOVED


def enemy_may_go(s: State, i: int, place: int, me: int) -> bool:
    """Own Enemies go only where their player has played a Goal or needs none (M13 to M16)."""
    if not s.kinds[i] & ENEMIES or s.controller[i] != me:
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


def ships(s: State, player: int) -> list[int]:
    """What may move at the end of a player's turn: TARDIS cards and what travels like one."""
    found: list[int] = []
    for i in s.groups[G_SHIPS]:
        if s.controller[i] == player:
            if s.pool.designs[s.design[i]].type == T_TARDIS or travel_of(s, i) is not None:
                found.append(i)
    return found


def room(s: State, ship: int) -> int:
    """The Cost that may go along."""
    travel = travel_of(s, ship)
    if travel is None or s.pool.designs[s.design[ship]].type == T_TARDIS:
        return capacity(s, ship)
    return travel.capacity


def needs_pilot(s: State, ship: int) -> bool:
    """A TARDIS card needs a Timelord; other cards only if they say so."""
    travel = travel_of(s, ship)
    if travel is None or s.pool.designs[s.design[ship]].type == T_TARDIS:
        return True
    return travel.pilot


def passengers(s: State, ship: int, player: int, dest: int) -> list[int]:
    """Who and what may go along: heroes who are not frozen, and Artifacts (M04, M10, M17)."""
    travel = travel_of(s, ship)
    tardis = travel is None or s.pool.designs[s.design[ship]].type == T_TARDIS
    found: list[int] = []
    for i in s.there[s.spot[ship]] if s.spot[ship] >= 0 else s.play:
        if i == ship or s.controller[i] != player or s.spot[i] != s.spot[ship] or s.host[i] >= 0:
            continue
        if s.kinds[i] & CHARACTERS:
            if frozen(s, i) or s.forbidden[i] & BAN_MOVE:
                continue
            if tardis:
                if s.kinds[i] & HEROES:
                    found.append(i)
            elif travel is not None:
                if matches(s, travel.who, i, ship, player, s.spot[ship]):
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
    if s.kinds[ship] & CHARACTERS and (frozen(s, ship) or s.forbidden[ship] & BAN_MOVE):
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
