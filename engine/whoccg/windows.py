"""Windows: who may play a Bang! or a Plot now, one player after another (R61, R62)."""

from __future__ import annotations

from typing import Final

from engine.whoccg import events
from engine.whoccg import options as o
from engine.whoccg.board import put_in_play, take_out, to_pile
from engine.whoccg.codes import (
    M_ABILITY,
    M_ANY,
    M_ATTEMPT,
    M_BANG,
    M_DESTROY,
    M_FIGHT,
    M_PLAY,
    M_SCORED,
    M_TURN,
    PLAY,
    S_OWN,
    T_BANG,
)
from engine.whoccg.feasible import feasible
from engine.whoccg.legal import unique_ok
from engine.whoccg.model import Ability
from engine.whoccg.needs import holds
from engine.whoccg.select import matches
from engine.whoccg.state import State
from engine.whoccg.steps import F_BANG, F_DROP, F_ENTER, F_WINDOW, K_ANSWER, K_WINDOW
from engine.whoccg.triggers import run_frame

NO_PLOTS: Final[list[int]] = []


def _answers(s: State, ability: Ability, player: int, window: list[int]) -> bool:
    """Whether a Bang! ability fits the moment and what happens at it."""
    if ability.at != M_ANY and ability.at != window[1]:
        return False
    if ability.at == M_ANY:
        # In answer to an own play or ability it adds nothing: its player may act right after.
        return window[1] not in (M_PLAY, M_ABILITY) or window[3] != player
    whose = window[3]
    if ability.at in (M_DESTROY, M_SCORED) and window[2] >= 0:
        whose = s.ctrl[window[2]]  # whose card it is, not who did it
    if ability.whose and (whose == player) != (ability.whose == S_OWN):
        return False
    if ability.what is None or ability.at == M_TURN:
        return True
    here = window[5]
    if ability.at == M_ATTEMPT or ability.at == M_FIGHT:
        for i in s.party:
            if matches(s, ability.what, i, -1, player, here):
                return True
        return False
    subject = window[2]
    if ability.at == M_BANG:
        return ability.what.fits[s.design[subject]]
    return subject >= 0 and matches(s, ability.what, subject, -1, player, here)


def offers(s: State, player: int, window: list[int]) -> list[int]:
    """The Bang! cards and Plots that a player may play at this moment."""
    out: list[int] = []
    seen: list[int] = []
    designs = s.pool.designs
    for i in s.hand[player]:
        design = s.design[i]
        d = designs[design]
        if d.type != T_BANG or design in seen:
            continue
        seen.append(design)
        if d.stays and not unique_ok(s, player, design, -1):
            continue
        for ability in d.bangs:
            if not _answers(s, ability, player, window):
                continue
            if ability.discard >= len(s.hand[player]):
                continue
            if not holds(s, ability.needs, -1, player, window[5]):
                continue
            that = window[2] if ability.at != M_ANY else -1
            if feasible(s, ability, i, player, that, window[5]):
                out.append(o.PLAY_BANG | i << 6 | ability.index << 16)
    for i in _ready_plots(s, player):
        if unique_ok(s, player, s.design[i], -1):
            out.append(o.PLAY_PLOT | i << 6)
    return out


def met_plots(s: State, player: int) -> list[int]:
    """The Plots in a side-hand whose requirement is met."""
    ready: list[int] = []
    for i in s.side[player]:
        need = s.pool.designs[s.design[i]].needs[0]
        if need is not None and holds(s, need, -1, player, -1):
            ready.append(i)
    return ready


def _ready_plots(s: State, player: int) -> list[int]:
    """The Plots whose requirement is met; looked at again only when something has changed."""
    if not s.side[player]:
        return NO_PLOTS
    if not s.plots_known:
        s.ready_plots = [NO_PLOTS] * s.seats
    if not s.plots_known >> player & 1:
        lists = s.ready_plots[:]
        lists[player] = met_plots(s, player)
        s.ready_plots = lists
        s.plots_known |= 1 << player
    return s.ready_plots[player]


def run_window(s: State, frame: list[int]) -> bool:
    """Ask the next player who can do something; True to ask."""
    while frame[4] < s.seats:
        player = (s.active + frame[4]) % s.seats
        if frame[1] != M_ANY or player != s.active:
            out = offers(s, player, frame)
            if out:
                out.append(o.PASS)
                s.options = out
                s.seat = player
                s.kind = K_WINDOW if frame[1] == M_ANY else K_ANSWER
                return True
        frame[4] += 1
    s.agenda.pop()
    return False


def play_bang(s: State, player: int, option: int) -> None:
    """Announce a Bang!; the others may answer it before it takes effect (E13)."""
    i = o.a_of(option)
    ability = s.pool.abilities[o.b_of(option)]
    that = -1
    here = -1
    if s.agenda and s.agenda[len(s.agenda) - 1][0] == F_WINDOW:
        window = s.agenda[len(s.agenda) - 1]
        window[4] = 0  # whoever passed may think again
        here = window[5]
        if ability.at != M_ANY:
            that = window[2]
    s.acted = 1 if player == s.active else s.acted
    take_out(s, i)
    s.known[i] = (1 << s.seats) - 1
    s.marks[i] |= 2
    s.note(events.BANG, player, i, that)
    s.agenda.append([F_BANG, 0, i, ability.index, player, 0, that, here, -1])
    if ability.discard:
        s.agenda.append([F_DROP, player, ability.discard])


def run_bang(s: State, frame: list[int]) -> None:
    """A Bang! waits for answers, takes effect, and is destroyed unless it stays (C28)."""
    i = frame[2]
    stage = frame[1]
    frame[1] = stage + 1
    if stage == 0:
        s.agenda.append([F_WINDOW, M_BANG, i, frame[4], 0, frame[7]])
    elif stage == 1:
        if frame[5]:
            s.note(events.CANCELLED, i)
            return
        if s.pool.designs[s.design[i]].stays:
            put_in_play(s, i, frame[4], -1, -1)
        ability = s.pool.abilities[frame[3]]
        run = run_frame(i, ability, frame[4], frame[6], -1, frame[7])
        run[7] = frame[8]
        s.agenda.append(run)
    else:
        s.agenda.pop()
        if s.place[i] != PLAY:
            to_pile(s, i)


def play_plot(s: State, player: int, i: int) -> None:
    """A Plot goes from the side-hand to the table (E01)."""
    if s.agenda and s.agenda[len(s.agenda) - 1][0] == F_WINDOW:
        s.agenda[len(s.agenda) - 1][4] = 0
    put_in_play(s, i, player, -1, -1)
    s.marks[i] |= 2
    s.note(events.PLOT, player, i)
    s.agenda.append([F_ENTER, 0, i, player, 0])


def pending(s: State) -> list[int] | None:
    """What the Bang! now taking effect answers: the work beneath the window it was played in."""
    k = len(s.agenda) - 1
    while k >= 0:
        if s.agenda[k][0] == F_BANG:
            if k >= 2 and s.agenda[k - 1][0] == F_WINDOW:
                return s.agenda[k - 2]
            return None
        k -= 1
    return None


def open_window(s: State, moment: int) -> None:
    """Let the players act at a moment that answers nothing."""
    s.agenda.append([F_WINDOW, moment, -1, s.active, 0, -1])
