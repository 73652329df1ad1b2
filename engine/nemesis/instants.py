"""Instants at any time: between two single steps of play every player may play one (T06, R11)."""

from __future__ import annotations

from typing import final

from engine.kernel.frame import Frame
from engine.kernel.zones import PLAYED_MARK
from engine.nemesis import constants as c
from engine.nemesis import options as o
from engine.nemesis.codes import AT_PLAY, INSTANT, TO_WIN
from engine.nemesis.playing import Finishing
from engine.nemesis.resolving import Resolving
from engine.nemesis.select import mode_possible, needs_met
from engine.nemesis.state import State
from engine.nemesis.zones import set_aside


def offer_instants(s: State, player: int, trigger: int, out: list[int]) -> None:
    """Instants in hand with a rule for this trigger that could do something now (R12)."""
    seen: list[int] = []
    for i in s.hand[player]:
        d = s.pool.designs[s.design[i]]
        if not d.traits & INSTANT or s.design[i] in seen:
            continue
        seen.append(s.design[i])
        for r in range(len(d.rules)):
            rule = d.rules[r]
            for m in range(len(rule.modes)):
                if rule.modes[m].trigger != trigger:
                    continue
                if needs_met(s, rule.needs, player, i) and mode_possible(s, rule, m, player, i):
                    out.append(o.play_instant(i, r, m))


def timely(s: State, player: int) -> list[int]:
    """Instants that the player may play at any time."""
    out: list[int] = []
    for i in s.hand[player]:
        if s.pool.designs[s.design[i]].timely:
            offer_instants(s, player, AT_PLAY, out)
            offer_instants(s, player, TO_WIN, out)
            break
    return out


def play_instant(s: State, player: int, option: int) -> None:
    """Play an Instant; its rule is resolved, then it is discarded (T07)."""
    i = o.card_of(option)
    design = s.design[i]
    set_aside(s, i)
    s.marks[i] |= PLAYED_MARK
    s.note(c.PLAYED_EVENT, player, i)
    s.agenda.append(Finishing(i))
    f = Resolving(i, design, o.rule_of(option), player)
    f.mode = o.mode_of(option)
    f.agreed = 1
    s.agenda.append(f)


def open_window(s: State) -> bool:
    """Let everybody who can play an Instant now, if something has happened since; True if so."""
    if not s.fresh:
        return False
    s.fresh = 0
    for player in range(s.seats):
        if timely(s, player):
            s.agenda.append(Window())
            return True
    return False


@final
class Window(Frame[State]):
    """The active player first, then the others in turn order, until all have passed."""

    __slots__ = ("passes",)

    def __init__(self) -> None:
        self.passes = 0  # players who have passed since the last Instant

    def copy(self) -> Window:
        """The same work once more."""
        f = Window()
        f.passes = self.passes
        return f

    def run(self, s: State) -> bool:
        """Ask the next player who can play one."""
        while self.passes < s.seats:
            player = (s.active + self.passes) % s.seats
            options = timely(s, player)
            if options:
                options.append(o.PASS)
                s.options = options
                s.seat = player
                s.kind = c.INSTANT_DECISION
                return True
            self.passes += 1
        s.agenda.pop()
        return False

    def choose(self, s: State, option: int) -> None:
        """Play an Instant and ask everybody anew, or pass."""
        if option == o.PASS:
            self.passes += 1
            return
        self.passes = 0
        play_instant(s, s.seat, option)
