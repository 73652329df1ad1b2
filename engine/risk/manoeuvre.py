"""The one manoeuvre of a turn: a path through own territories, around the TARDIS."""

from __future__ import annotations

from engine.risk import constants as c
from engine.risk import options as o
from engine.risk.fields import TERRITORIES
from engine.risk.state import State


def regions(s: State) -> list[int]:
    """Own territories that are joined, by a number of their region; -1 for all others."""
    region = [-1] * TERRITORIES
    near = s.box.board.near
    for start in range(TERRITORIES):
        if region[start] >= 0 or s.owner_of[start] != s.active or start == s.tardis:
            continue
        region[start] = start
        waiting = [start]
        while waiting:
            t = waiting.pop()
            for other in near[t]:
                if region[other] < 0 and s.owner_of[other] == s.active and other != s.tardis:
                    region[other] = start
                    waiting.append(other)
    return region


def ask_manoeuvre(s: State) -> bool:
    """From where to where; how many is asked next."""
    region = regions(s)
    options: list[int] = []
    for origin in range(TERRITORIES):
        if region[origin] < 0 or s.daleks[origin] < 2:
            continue
        for target in range(TERRITORIES):
            if target != origin and region[target] == region[origin]:
                options.append(o.manoeuvre(origin, target))
    if not options:
        s.step = c.DRAW_STEP
        return False
    options.append(o.END_TURN)
    s.options = options
    s.seat = s.active
    s.kind = c.MANOEUVRE_DECISION
    return True


def choose_way(s: State, option: int) -> None:
    """A way was chosen, or no manoeuvre."""
    if option == o.END_TURN:
        s.step = c.DRAW_STEP
        return
    s.origin = o.origin_of(option)
    s.target = o.target_of(option)
    s.step = c.MOVE_STEP


def ask_count(s: State) -> bool:
    """At least one Dalek goes, and at least one stays."""
    s.options = [o.move_daleks(count) for count in range(1, s.daleks[s.origin])]
    s.seat = s.active
    s.kind = c.MOVE_DALEKS_DECISION
    return True


def move(s: State, option: int) -> None:
    """The Daleks go."""
    count = o.count_of(option)
    s.daleks[s.origin] -= count
    s.daleks[s.target] += count
    s.note(c.MANOEUVRES_EVENT, s.active, count, s.origin, s.target)
    s.origin = -1
    s.target = -1
    s.step = c.DRAW_STEP
