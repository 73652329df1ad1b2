"""A Blink Action: Blink rules of one's own, each once, in any order, and Blink cards from hand."""

from __future__ import annotations

from typing import final

from engine.kernel.frame import Frame
from engine.kernel.zones import PLAYED_MARK
from engine.nemesis import constants as c
from engine.nemesis import options as o
from engine.nemesis.codes import AT_BLINK, CONFLICT_BLINK, RULES
from engine.nemesis.playing import Finishing
from engine.nemesis.resolving import Resolving
from engine.nemesis.select import rule_possible
from engine.nemesis.state import State
from engine.nemesis.zones import set_aside


@final
class Blinking(Frame[State]):
    """The player names rule after rule (R59)."""

    __slots__ = ("begun", "player", "used")

    def __init__(self, player: int) -> None:
        self.player = player
        self.used: list[int] = []
        self.begun = 0

    def copy(self) -> Blinking:
        """The same work once more."""
        f = Blinking(self.player)
        f.used = self.used[:]
        f.begun = self.begun
        return f

    def offers(self, s: State) -> list[int]:
        """Blink rules that may be used now."""
        out: list[int] = []
        for i in s.play:
            if s.control[i] != self.player or not s.pool.designs[s.design[i]].has_blink:
                continue
            for r in self.rules(s, i):
                if i * RULES + r not in self.used:
                    out.append(o.use_blink(i, r))
        for i in s.hand[self.player]:
            if s.pool.designs[s.design[i]].has_blink:
                for r in self.rules(s, i):
                    out.append(o.play_blink(i, r))
        return out

    def rules(self, s: State, i: int) -> list[int]:
        """The Blink rules of a card that could do something now (F06, F08)."""
        d = s.pool.designs[s.design[i]]
        found: list[int] = []
        for r in range(len(d.rules)):
            rule = d.rules[r]
            if rule.trigger == CONFLICT_BLINK:
                if s.fight_spot < 0 or (s.spot[i] >= 0 and s.spot[i] != s.fight_spot):
                    continue
            elif rule.trigger != AT_BLINK:
                continue
            if rule_possible(s, rule, self.player, i):
                found.append(r)
        return found

    def run(self, s: State) -> bool:
        """Offer what is left."""
        if not self.begun:
            self.begun = 1
            s.note(c.BLINKED_EVENT, self.player)
        options = self.offers(s)
        if not options:
            s.agenda.pop()
            return False
        options.append(o.DONE)
        s.options = options
        s.seat = self.player
        s.kind = c.BLINK_DECISION
        return True

    def choose(self, s: State, option: int) -> None:
        """Use a rule, play a card for its Blink rule, or end the Blink."""
        if option == o.DONE:
            s.agenda.pop()
            return
        i = o.card_of(option)
        r = o.rule_of(option)
        self.used.append(i * RULES + r)
        design = s.design[i]
        if o.kind_of(option) == o.PLAY_BLINK:
            set_aside(s, i)
            s.marks[i] |= PLAYED_MARK
            s.note(c.PLAYED_EVENT, self.player, i)
            s.agenda.append(Finishing(i))
        else:
            s.note(c.USED_EVENT, self.player, i)
        f = Resolving(i, design, r, self.player)
        f.agreed = 1
        s.agenda.append(f)
