"""Start, Minion and End Step triggers: each once, in the order that the active player likes."""

from __future__ import annotations

from typing import final

from engine.kernel.frame import Frame
from engine.nemesis import constants as c
from engine.nemesis import options as o
from engine.nemesis.codes import AT_MINION, FOR_ALL, RULES
from engine.nemesis.instants import offer_instants, play_instant
from engine.nemesis.resolving import Resolving
from engine.nemesis.select import rule_possible
from engine.nemesis.state import State


def begin_step(s: State, player: int, trigger: int) -> None:
    """The triggers of a player's step; rules for all ask the others after that player."""
    for k in range(s.seats - 1, 0, -1):
        if _for_all(s, trigger):
            s.agenda.append(Stepping((player + k) % s.seats, trigger, 1))
    s.agenda.append(Stepping(player, trigger))


def _for_all(s: State, trigger: int) -> bool:
    for i in s.play:
        for rule in s.pool.designs[s.design[i]].rules:
            if rule.trigger == trigger and rule.each == FOR_ALL:
                return True
    return False


@final
class Stepping(Frame[State]):
    """The triggers of one step for one player (B01 to B06, M06, N02 to N05)."""

    __slots__ = ("guest", "player", "trigger", "used")

    def __init__(self, player: int, trigger: int, guest: int = 0) -> None:
        self.player = player
        self.trigger = trigger
        self.guest = guest  # it is another player's step: only rules for all work
        self.used: list[int] = []  # rules resolved in this step

    def copy(self) -> Stepping:
        """The same work once more."""
        f = Stepping(self.player, self.trigger, self.guest)
        f.used = self.used[:]
        return f

    def run(self, s: State) -> bool:
        """Resolve the only compulsory rule, or ask which comes next."""
        options: list[int] = []
        bound = False
        for i in s.play:
            d = s.pool.designs[s.design[i]]
            for r in range(len(d.rules)):
                rule = d.rules[r]
                if rule.trigger != self.trigger or i * RULES + r in self.used:
                    continue
                if self.guest:
                    if rule.each != FOR_ALL:
                        continue
                elif s.control[i] != self.player and not rule.each:
                    continue
                if rule_possible(s, rule, self.player, i):
                    options.append(o.resolve_trigger(i, r))
                    bound = bound or not rule.may
        if self.trigger != AT_MINION and not self.guest:
            offer_instants(s, self.player, self.trigger, options)
        if not options:
            s.agenda.pop()
            return False
        if bound and len(options) == 1:
            self.choose(s, options[0])
            return False
        if not bound:
            options.append(o.DONE)
        s.options = options
        s.seat = self.player
        s.kind = c.TRIGGER_DECISION
        return True

    def choose(self, s: State, option: int) -> None:
        """Resolve a rule, play an Instant, or end the step."""
        kind = o.kind_of(option)
        if kind == o.DONE:
            s.agenda.pop()
        elif kind == o.PLAY_INSTANT:
            play_instant(s, self.player, option)
        else:
            i = o.card_of(option)
            r = o.rule_of(option)
            self.used.append(i * RULES + r)
            f = Resolving(i, s.design[i], r, self.player)
            f.agreed = 1
            s.agenda.append(f)
