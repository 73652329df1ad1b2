"""A rule at work: its effects one after the other, with what was chosen on the way."""

from __future__ import annotations

from typing import final

from engine.kernel.frame import Frame
from engine.nemesis import constants as c
from engine.nemesis import options as o
from engine.nemesis.effect import Effect
from engine.nemesis.model import Rule
from engine.nemesis.select import in_play, mode_possible
from engine.nemesis.state import State

NO_CHOICE = -2
"""Nothing was chosen yet; -1 stands for "none of them"."""


@final
class Resolving(Frame[State]):
    """One rule of one card, carried out for one player."""

    __slots__ = (
        "agreed", "card", "chosen", "design", "left", "mode", "outcome", "picked", "player", "rule",
        "spot", "stage", "step", "subject", "trigger",
    )  # fmt: skip

    def __init__(self, card: int, design: int, rule: int, player: int) -> None:
        self.card = card
        self.design = design  # the card may be another one by the time: its number was shuffled
        self.rule = rule
        self.player = player
        self.trigger = -1  # only modes with this trigger are open
        self.mode = -1
        self.outcome = -1  # of a roll: which of its outcomes is at work
        self.step = 0  # which effect
        self.stage = 0  # how far that effect is
        self.left = -1  # how often it still happens
        self.chosen = NO_CHOICE
        self.picked: list[int] = []  # what the effect has gathered
        self.subject = -1  # the card that an event is about
        self.spot = -1  # where the card was when the rule was triggered
        self.agreed = 0  # the player has said that the rule is to be used

    def copy(self) -> Resolving:
        """The same work once more."""
        f = Resolving(self.card, self.design, self.rule, self.player)
        f.trigger = self.trigger
        f.mode = self.mode
        f.outcome = self.outcome
        f.step = self.step
        f.stage = self.stage
        f.left = self.left
        f.chosen = self.chosen
        f.picked = self.picked[:]
        f.subject = self.subject
        f.spot = self.spot
        f.agreed = self.agreed
        return f

    def rule_of(self, s: State) -> Rule:
        """The rule at work."""
        return s.pool.designs[self.design].rules[self.rule]

    def effects(self, s: State) -> list[Effect]:
        """What is to be done, in order."""
        effects = self.rule_of(s).modes[self.mode].effects
        if self.outcome >= 0:
            return effects[len(effects) - 1].branch(self.outcome)
        return effects

    def done(self) -> None:
        """The effect at work is over; the next one follows."""
        self.step += 1
        self.stage = 0
        self.left = -1
        self.chosen = NO_CHOICE
        self.picked = []

    def again(self) -> None:
        """The effect at work happens once more; what was gathered stays."""
        self.chosen = NO_CHOICE

    def answer(self, option: int) -> None:
        """Write down what was chosen."""
        kind = o.kind_of(option)
        if kind == o.CHOOSE_NONE or kind == o.DECLINE:
            self.chosen = -1
        elif kind == o.CHOOSE_PLACE or kind == o.START_CONFLICT:
            self.chosen = o.spot_of(option)
        elif kind == o.CHOOSE_PLAYER:
            self.chosen = o.player_of(option)
        else:
            self.chosen = o.card_of(option)

    def ask_mode(self, s: State) -> bool:
        """Which of several ways; True to ask."""
        rule = self.rule_of(s)
        open_modes: list[int] = []
        for k in range(len(rule.modes)):
            if self.trigger >= 0 and rule.modes[k].trigger != self.trigger:
                continue
            if mode_possible(s, rule, k, self.player, self.card):
                open_modes.append(k)
        if not open_modes:
            self.mode = -1
            return False
        if len(open_modes) == 1:
            self.mode = open_modes[0]
            return False
        s.options = [o.choose_mode(self.card, self.rule, k) for k in open_modes]
        s.seat = self.player
        s.kind = c.MODE_DECISION
        return True

    def run(self, s: State) -> bool:
        """Carry out effects until one asks or other work comes first."""
        s.here = self.spot if self.spot >= 0 and not in_play(s, self.card) else -1
        asked = self.work(s)
        s.here = -1
        return asked

    def work(self, s: State) -> bool:
        """The work itself; see `run`."""
        if self.mode < 0:
            if self.ask_mode(s):
                return True
            if self.mode < 0:
                s.agenda.pop()
                return False
        if self.agreed == 0:
            if self.rule_of(s).may and not mode_possible(
                s, self.rule_of(s), self.mode, self.player, self.card
            ):
                s.agenda.pop()
                return False
            if self.rule_of(s).may:
                s.options = [o.use_rule(self.card, self.rule), o.DECLINE]
                s.seat = self.player
                s.kind = c.MAY_DECISION
                return True
            self.agreed = 1
        effects = self.effects(s)
        depth = len(s.agenda)
        while self.step < len(effects):
            effect = effects[self.step]
            at = self.step
            if effect.run(s, self):
                return True
            if len(s.agenda) != depth:
                return False  # other work comes first
            if self.step < 0:
                self.step = 0  # a roll has decided which effects follow
            elif self.step == at:
                self.done()
            if s.wins:
                return False  # the game may be over
            effects = self.effects(s)
        s.agenda.pop()
        return False

    def choose(self, s: State, option: int) -> None:
        """What the player chose, for the rule or for the effect at work."""
        kind = o.kind_of(option)
        if kind == o.CHOOSE_MODE:
            self.mode = o.mode_of(option)
        elif self.agreed == 0:
            if kind == o.DECLINE:
                s.agenda.pop()
            else:
                self.agreed = 1
        else:
            s.here = self.spot if self.spot >= 0 and not in_play(s, self.card) else -1
            self.effects(s)[self.step].answer(s, self, option)
            s.here = -1
