"""Windows: who may play a Bang! or a Plot now, one player after another (R61, R62)."""

from __future__ import annotations

from typing import Final, final

from engine.kernel.frame import Frame
from engine.whoccg import constants as c
from engine.whoccg import options as o
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
    S_OWN,
    T_BANG,
)
from engine.whoccg.legal import unique_ok
from engine.whoccg.model import Ability
from engine.whoccg.needs import holds
from engine.whoccg.select import matches
from engine.whoccg.state import State

NO_PLOTS: Final[list[int]] = []


@final
class Window(Frame[State]):
    """A moment at which the players may answer, each in turn."""

    __slots__ = ("asked", "card", "everybody", "here", "moment", "player")

    def __init__(self, moment: int, card: int, player: int, here: int) -> None:
        self.moment = moment
        self.card = card  # what it is about, or -1
        self.player = player  # who did it
        self.here = here
        self.asked = 0  # how many have let it pass
        self.everybody = False  # the turn player, too, cannot act otherwise now

    def copy(self) -> Window:
        """The same moment once more."""
        copy = Window(self.moment, self.card, self.player, self.here)
        copy.asked = self.asked
        copy.everybody = self.everybody
        return copy

    def run(self, s: State) -> bool:
        """Ask the next player who can do something; True to ask."""
        while self.asked < s.seats:
            player = (s.active + self.asked) % s.seats
            if self.moment != M_ANY or player != s.active or self.everybody:
                out = offers(s, player, self)
                if out:
                    out.append(o.PASS)
                    s.options = out
                    s.seat = player
                    at_will = self.moment == M_ANY
                    s.kind = c.WINDOW_DECISION if at_will else c.ANSWER_DECISION
                    return True
            self.asked += 1
        s.agenda.pop()
        return False

    def choose(self, s: State, option: int) -> None:
        """Let it pass; what is played instead begins elsewhere."""
        self.asked += 1


def open_window(s: State, moment: int) -> None:
    """Let the players act at a moment that answers nothing."""
    s.agenda.append(Window(moment, -1, s.active, -1))


def open_to_everybody(s: State) -> None:
    """Let all players act, the turn player first."""
    window = Window(M_ANY, -1, s.active, -1)
    window.everybody = True
    s.agenda.append(window)


def _answers(s: State, ability: Ability, player: int, window: Window) -> bool:
    """Whether a Bang! ability fits the moment and what happens at it."""
    if ability.at != M_ANY and ability.at != window.moment:
        return False
    if ability.at == M_ANY:
        # In answer to an own play or ability it adds nothing: its player may act right after.
        return window.moment not in (M_PLAY, M_ABILITY) or window.player != player
    whose = window.player
    if ability.at in (M_DESTROY, M_SCORED) and window.card >= 0:
        whose = s.controller[window.card]  # whose card it is, not who did it
    if ability.whose and (whose == player) != (ability.whose == S_OWN):
        return False
    if ability.what is None or ability.at == M_TURN:
        return True
    if ability.at == M_ATTEMPT or ability.at == M_FIGHT:
        for i in s.party:
            if matches(s, ability.what, i, -1, player, window.here):
                return True
        return False
    if ability.at == M_BANG:
        return ability.what.fits[s.design[window.card]]
    return window.card >= 0 and matches(s, ability.what, window.card, -1, player, window.here)


def offers(s: State, player: int, window: Window) -> list[int]:
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
            if not holds(s, ability.needs, -1, player, window.here):
                continue
            that = window.card if ability.at != M_ANY else -1
            if ability.effects[0].feasible(s, i, player, that, window.here):
                out.append(o.play_bang(i, ability.index))
    for i in _ready_plots(s, player):
        if unique_ok(s, player, s.design[i], -1):
            out.append(o.play_plot(i))
    return out


def met_plots(s: State, player: int) -> list[int]:
    """The Plots in a side-hand whose requirement is met."""
    ready: list[int] = []
    if s.sealed >> player & 1:
        return ready
    for i in s.plots[player]:
        need = s.pool.designs[s.design[i]].needs[0]
        if need is not None and holds(s, need, -1, player, -1):
            ready.append(i)
    return ready


def _ready_plots(s: State, player: int) -> list[int]:
    """The Plots whose requirement is met; looked at again only when something has changed."""
    if not s.plots[player]:
        return NO_PLOTS
    if not s.plots_known:
        s.ready_plots = [NO_PLOTS] * s.seats
    if not s.plots_known >> player & 1:
        lists = s.ready_plots[:]
        lists[player] = met_plots(s, player)
        s.ready_plots = lists
        s.plots_known |= 1 << player
    return s.ready_plots[player]
