"""A TARDIS, or a card that travels like one, moves with its passengers."""

from __future__ import annotations

from typing import Final

from engine.whoccg import events
from engine.whoccg import options as o
from engine.whoccg.board import move_to
from engine.whoccg.codes import CHARACTERS, M_MOVE, PLAY, W_LANDS
from engine.whoccg.moving import (
    can_depart,
    harbours,
    needs_pilot,
    passengers,
    pilot,
    room,
    ships,
    travel_cost,
)
from engine.whoccg.select import frozen
from engine.whoccg.state import State
from engine.whoccg.steps import F_JOURNEY, F_WINDOW, K_MOVE_TARDIS, K_PASSENGERS
from engine.whoccg.triggers import fire

ABOARD: Final = 6
"""Where the passengers begin in the frame of a journey."""


def ask_moves(s: State) -> bool:
    """The last action of phase 2: each TARDIS may move once (T11, R30); True to ask."""
    player = s.active
    for ship in ships(s, player):
        if ship in s.moved or not can_depart(s, ship, player):
            continue
        places = harbours(s, ship)
        if not places:
            continue
        s.options = [o.MOVE_TARDIS | ship << 6 | (place + 1) << 16 for place in places]
        s.options.append(o.STAY | ship << 6)
        s.seat = player
        s.kind = K_MOVE_TARDIS
        return True
    return False


def ask_one(s: State, frame: list[int]) -> bool:
    """A TARDIS that may move at once: where to."""
    ship = frame[2]
    if s.place[ship] != PLAY or not can_depart(s, ship, frame[3]):
        s.agenda.pop()
        return False
    places = harbours(s, ship)
    if not places:
        s.agenda.pop()
        return False
    s.options = [o.MOVE_TARDIS | ship << 6 | (place + 1) << 16 for place in places]
    s.options.append(o.STAY | ship << 6)
    s.seat = frame[3]
    s.kind = K_MOVE_TARDIS
    return True


def set_out(s: State, option: int) -> None:
    """A destination is chosen; next come the passengers."""
    ship = o.a_of(option)
    if s.agenda:
        frame = s.agenda[len(s.agenda) - 1]
        frame[4] = o.b_of(option) - 1
        frame[1] = 1
        return
    s.moved.append(ship)
    s.agenda.append([F_JOURNEY, 1, ship, s.active, o.b_of(option) - 1, 0])


def stay(s: State, option: int) -> None:
    """It does not move."""
    if s.agenda:
        s.agenda.pop()
    else:
        s.moved.append(o.a_of(option))


def _load(s: State, frame: list[int]) -> int:
    cost = 0
    for i in frame[ABOARD:]:
        cost += travel_cost(s, i)
    return cost


def _piloted(s: State, frame: list[int]) -> bool:
    if not needs_pilot(s, frame[2]):
        return True
    if s.kinds[frame[2]] & CHARACTERS and pilot(s, frame[2]):
        return True
    for i in frame[ABOARD:]:
        if s.kinds[i] & CHARACTERS and pilot(s, i):
            return True
    return False


def boarders(s: State, frame: list[int]) -> list[int]:
    """Who may still go along, in a fixed order; a pilot must not be shut out."""
    aboard = frame[ABOARD:]
    last = aboard[len(aboard) - 1] if aboard else -1
    space = room(s, frame[2]) - _load(s, frame)
    able = passengers(s, frame[2], frame[3], frame[4])
    able.sort()
    piloted = _piloted(s, frame)
    found: list[int] = []
    for i in able:
        cost = travel_cost(s, i)
        if i <= last or cost > space:
            continue
        if not piloted and not (s.kinds[i] & CHARACTERS and pilot(s, i)):
            later = False
            for j in able:
                if j > i and s.kinds[j] & CHARACTERS and pilot(s, j):
                    later = later or travel_cost(s, j) + cost <= space
            if not later:
                continue
        found.append(i)
    return found


def ask_boarding(s: State, frame: list[int]) -> bool:
    """Name the passengers one by one; True to ask."""
    left = boarders(s, frame)
    ready = _piloted(s, frame)
    if not left:
        if not ready:
            s.agenda.pop()
            return False
        frame[1] = 2
        return False
    out = [o.BOARD | i << 6 for i in left]
    if ready:
        out.append(o.DEPART)
    if len(left) > 1:
        out.append(o.ALL_BOARD)
    s.options = out
    s.seat = frame[3]
    s.kind = K_PASSENGERS
    return True


def board_all(s: State, frame: list[int]) -> None:
    """As many as the capacity allows, a pilot among them."""
    while True:
        left = boarders(s, frame)
        if not left:
            break
        frame.append(left[0])
    if not _piloted(s, frame):
        s.agenda.pop()
        return
    frame[1] = 2


def run_journey(s: State, frame: list[int]) -> bool:
    """The stages of a journey; True to ask."""
    stage = frame[1]
    if stage == 0:
        return ask_one(s, frame)
    if stage == 1:
        return ask_boarding(s, frame)
    ship = frame[2]
    if stage == 2:
        frame[1] = 3
        s.agenda.append([F_WINDOW, M_MOVE, ship, frame[3], 0, s.spot[ship]])
        return False
    s.agenda.pop()
    if frame[5] or s.place[ship] != PLAY or not s.stacks[frame[4]]:
        s.note(events.CANCELLED, ship)
        return False
    _arrive(s, frame)
    return False


def _arrive(s: State, frame: list[int]) -> None:
    ship = frame[2]
    place = frame[4]
    went = [ship]
    for i in frame[ABOARD:]:
        if s.place[i] == PLAY and s.spot[i] == s.spot[ship] and not frozen(s, i):
            went.append(i)
    s.note(events.DEPARTED, frame[3], ship, place)
    for i in went:
        move_to(s, i, place)
        if i != ship:
            s.note(events.MOVED, i, place)
    there: list[int] = []
    for i in s.there[place]:
        if s.ctrl[i] == frame[3]:
            there.append(i)
    fire(s, W_LANDS, there, ship)
