"""Set-up choices that players make themselves: Spacetimes, Set-Up cards, Plots (Q01 to Q05)."""

from __future__ import annotations

from typing import Final

from engine.whoccg import constants as c
from engine.whoccg import options as o
from engine.whoccg.codes import CHARACTERS, T_PLOT, T_SPACETIME, T_TARDIS
from engine.whoccg.deal import PLACED, PLOTS, REST, SETUP, SPACETIMES, stock
from engine.whoccg.state import State

SLOTS: Final = 6
MOST_PLOTS: Final = 5


def _distinct(designs: list[int]) -> list[int]:
    found: list[int] = []
    for design in designs:
        if design not in found:
            found.append(design)
    return found


def _open_stock(s: State, player: int) -> list[int]:
    """Everything not yet chosen by the player."""
    left = stock(s, player)
    for part in s.picks[player]:
        for design in part:
            if design in left:
                left.remove(design)
    return left


def _fits_setup(s: State, player: int, design: int) -> bool:
    """Whether one more Set-Up card is legal: one TARDIS, capacity, diamonds (D08 to D15)."""
    d = s.pool.designs[design]
    if not d.plays_early or d.type == T_SPACETIME or d.type == T_PLOT:
        return False
    chosen = s.picks[player][SETUP]
    room = 0
    ship = False
    crew = 0
    same = 0
    for other in chosen:
        known = s.pool.designs[other]
        if known.type == T_TARDIS:
            room = known.setup
            ship = True
            if d.type == T_TARDIS:
                return False
        elif known.kinds & CHARACTERS:
            crew += known.cost
        if d.diamonds == 1 and known.diamonds == 1 and known.title == d.title:
            return False
        if known.identity == d.identity:
            same += 1
    if d.diamonds > 1 and same >= d.diamonds:
        return False
    if d.type == T_TARDIS:
        return crew <= d.setup
    if d.kinds & CHARACTERS:
        return crew + d.cost <= room if ship else d.starts_alone
    return True


def ask_stock(s: State) -> bool:
    """The next choice of set-up; each player chooses in secret (R18). True to ask."""
    while s.stage < s.seats * 4:
        player = s.stage // 4
        phase = s.stage % 4
        s.seat = player
        if phase == 0:
            if _ask_spacetimes(s, player):
                return True
        elif phase == 1:
            if _ask_setup(s, player):
                return True
        elif phase == 2:
            if _unused(s, player):
                s.options = [o.return_unused(1), o.return_unused(0)]
                s.kind = c.RETURN_UNUSED_SET_UP_CARDS_DECISION
                return True
        elif _ask_plots(s, player):
            return True
        s.stage += 1
    for player in range(s.seats):
        _settle(s, player)
    s.stage = 0
    s.step = c.LAY_STEP
    return False


def _ask_spacetimes(s: State, player: int) -> bool:
    chosen = s.picks[player][SPACETIMES]
    taken = [s.pool.designs[d].identity for d in chosen]
    found = []
    for design in _distinct(stock(s, player)):
        d = s.pool.designs[design]
        if d.type == T_SPACETIME and d.identity not in taken:
            found.append(design)
    if len(chosen) >= 3 or not found:
        return False
    s.options = [o.choose_spacetime(design) for design in found]
    s.kind = c.CHOOSE_SPACETIMES_DECISION
    return True


def _ask_setup(s: State, player: int) -> bool:
    if len(s.picks[player][SETUP]) >= SLOTS:
        return False
    found = [d for d in _distinct(_open_stock(s, player)) if _fits_setup(s, player, d)]
    if not found:
        return False
    s.options = [o.choose_setup_card(design) for design in found]
    s.options.append(o.SETUP_DONE)
    s.kind = c.CHOOSE_SET_UP_CARDS_DECISION
    return True


def _unused(s: State, player: int) -> list[int]:
    """Planned Set-Up cards that are not played (S08)."""
    left = s.lists[player][SETUP][:]
    for design in s.picks[player][SETUP]:
        if design in left:
            left.remove(design)
    return left


def _ask_plots(s: State, player: int) -> bool:
    chosen = s.picks[player][PLOTS]
    found = []
    for design in _distinct(stock(s, player)):
        if s.pool.designs[design].type == T_PLOT and design not in chosen:
            found.append(design)
    if len(chosen) >= MOST_PLOTS or not found:
        return False
    s.options = [o.choose_plot(design) for design in found]
    s.options.append(o.PLOTS_DONE)
    s.kind = c.CHOOSE_PLOTS_DECISION
    return True


def choose_stock(s: State, option: int) -> None:
    """Carry out a choice of set-up."""
    player = s.stage // 4
    kind = o.kind_of(option)
    if kind == o.CHOOSE_SPACETIME:
        s.picks[player][SPACETIMES].append(o.design_of(option))
    elif kind == o.CHOOSE_SETUP_CARD:
        s.picks[player][SETUP].append(o.design_of(option))
    elif kind == o.CHOOSE_PLOT:
        s.picks[player][PLOTS].append(o.design_of(option))
    else:
        if kind == o.RETURN_UNUSED and o.keep_of(option) == 0:
            s.picks[player][REST] = [-1]  # a mark: the unused cards stay out of the game
        s.stage += 1


def _settle(s: State, player: int) -> None:
    """What is left goes to the draw deck; Plots that were not chosen stay out of the game."""
    out = _unused(s, player) if s.picks[player][REST] == [-1] else []
    s.picks[player][REST] = []
    placed = s.lists[player][PLACED][:]
    left = _open_stock(s, player)
    for design in placed:
        if design in left:
            left.remove(design)
            s.picks[player][PLACED].append(design)
    for design in out:
        if design in left:
            left.remove(design)
    s.picks[player][REST] = [d for d in left if s.pool.designs[d].type != T_PLOT]
