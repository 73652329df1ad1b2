"""Set-up: Time cards, THE WATCHER cards, shuffle, hands, and who begins (S01 to S10)."""

from __future__ import annotations

from engine.mmg import events
from engine.mmg import options as o
from engine.mmg.board import draw, enter
from engine.mmg.codes import TIME
from engine.mmg.constants import (
    AGREE_STEP,
    AGREE_TIME_CARDS_DECISION,
    CHOOSE_FIRST_PLAYER_DECISION,
    DEAL_STEP,
    DECK_PLACE,
    FIRST_STEP,
    SET_ASIDE_WATCHERS_DECISION,
    START_STEP,
    TIME_PLACE,
    WATCHERS_STEP,
)
from engine.mmg.state import State
from engine.rng import seeded

HAND_SIZE = 7


def time_counts(s: State, player: int) -> list[int]:
    """Time cards of a deck list by Zone."""
    found = [0, 0, 0]
    for design in s.lists[player]:
        d = s.pool.designs[design]
        if d.kind == TIME:
            found[d.zone] += 1
    return found


def watchers(s: State, player: int, zone: int) -> list[int]:
    """The different THE WATCHER designs of a deck list for one Zone."""
    found: list[int] = []
    for design in s.lists[player]:
        d = s.pool.designs[design]
        if d.watcher and d.zone == zone and design not in found:
            found.append(design)
    return found


def ask_setup(s: State) -> bool:
    """The choices of set-up, where the players make them themselves (Q01 to Q03)."""
    if s.step == AGREE_STEP:
        most = min(min(time_counts(s, 0)), min(time_counts(s, 1)))
        s.options = [o.agree_time_count(3 * k) for k in range(1, most + 1)]
        s.seat = 0
        s.kind = AGREE_TIME_CARDS_DECISION
        return True
    if s.step == WATCHERS_STEP:
        for at in range(6):
            if s.picked[at] < 0:
                choice = watchers(s, at // 3, at % 3)
                if len(choice) == 1:
                    s.picked[at] = choice[0]
                    continue
                s.options = [o.set_aside_watchers(at, d) for d in choice]
                s.seat = at // 3
                s.kind = SET_ASIDE_WATCHERS_DECISION
                return True
        s.step = FIRST_STEP
    s.options = [o.choose_first_player(player) for player in range(2)]
    s.seat = 0
    s.kind = CHOOSE_FIRST_PLAYER_DECISION
    return True


def choose_setup(s: State, option: int) -> None:
    """Carry out a choice of set-up."""
    kind = o.kind_of(option)
    if kind == o.AGREE_TIME_COUNT:
        s.agreed = o.count_of(option)
        s.note(events.AGREED, s.agreed)
        s.step = WATCHERS_STEP
    elif kind == o.SET_ASIDE_WATCHERS:
        s.picked[o.place_of(option)] = o.design_of(option)
    else:
        s.first = o.player_of(option)
        s.step = DEAL_STEP


def add_card(s: State, design: int, player: int, place: int) -> int:
    """A new card, showing its own face; used only before the game begins."""
    i = s.new_card(design, player, place)
    s.face[i] = design
    s.lasting_face[i] = design
    return i


def _deal_player(s: State, player: int) -> None:
    times: list[int] = []
    left = [s.agreed // 3, s.agreed // 3, s.agreed // 3]
    aside = [False, False, False]
    rest: list[int] = []
    for design in s.lists[player]:
        d = s.pool.designs[design]
        if d.kind == TIME:
            if left[d.zone] > 0:
                left[d.zone] -= 1
                times.append(design)
        elif d.watcher and not aside[d.zone] and s.picked[player * 3 + d.zone] in (-1, design):
            aside[d.zone] = True
            enter(s, add_card(s, design, player, DECK_PLACE), d.zone)
        else:
            rest.append(design)
    stream = s.streams[player]
    seeded(s.seed, 16 + stream).shuffle(times)
    seeded(s.seed, 32 + stream).shuffle(rest)
    for design in times:
        s.times[player].append(add_card(s, design, player, TIME_PLACE))
    s.show(s.times[player][-1])
    for design in rest:
        s.deck[player].append(add_card(s, design, player, DECK_PLACE))


def deal(s: State) -> None:
    """Lay out both sides; the first player is picked at random unless somebody was named (R16)."""
    if s.agreed == 0:
        s.agreed = sum(time_counts(s, 0))
    s.turn = -1  # cards of the set-up were in play before the first turn (R41)
    for player in range(2):
        _deal_player(s, player)
    s.turn = 0
    if s.first < 0:
        s.first = s.rng.below(2)
    s.active = s.first
    s.note(events.SETUP, s.first)
    logging = s.logging
    s.logging = False  # opening hands are not news
    for player in range(2):
        for _ in range(HAND_SIZE):
            draw(s, player)
    s.logging = logging
    s.step = START_STEP
