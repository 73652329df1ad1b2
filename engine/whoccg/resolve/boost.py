"""Boost: a Quality is raised or lowered."""

from __future__ import annotations

from typing import Final, final

from engine.whoccg import codes as k
from engine.whoccg import constants as c
from engine.whoccg import options as o
from engine.whoccg.dice import has_dice, roll
from engine.whoccg.model import Sel
from engine.whoccg.resolve.base import Lasting, needs_player
from engine.whoccg.running import Run
from engine.whoccg.state import State
from engine.whoccg.statics import times
from engine.whoccg.weights import help_for

ALL: Final = 3
"""Each of the three Qualities."""
HIGHEST: Final = 10
"""The greatest number that an opponent may set (E37)."""


@final
class BoostEffect(Lasting):
    """So much more or less, counted by cards, by a generation or by a roll."""

    __slots__ = ("by", "quality")

    def __init__(self, lasts: int, amount: int, per: Sel | None, quality: int, by: int) -> None:
        super().__init__(lasts, amount, per)
        self.quality = quality
        self.by = by

    def layer(self) -> int:
        """Its layer."""
        return k.SUMS

    def change(self, s: State, i: int, amount: int) -> None:
        """Add to the Qualities; what falls below zero is cut off when all is added up."""
        if self.quality == 0 or self.quality == ALL:
            s.brains[i] += amount
        if self.quality == 1 or self.quality == ALL:
            s.brawn[i] += amount
        if self.quality == 2 or self.quality == ALL:
            s.bravery[i] += amount

    def asks_more(self, s: State, run: Run) -> bool:
        """A number that cannot be defined is set by an opponent of the player's choice (E37)."""
        if self.by == k.BY_NOTHING or run.chosen < 0 or run.number >= 0:
            return False
        if self.by == k.BY_GENERATION and s.pool.designs[s.design[run.chosen]].generation:
            return False
        if self.by == k.BY_ROLL and has_dice(s, run.me):
            return False
        if needs_player(s, run):
            return True
        s.options = [o.define_number(number) for number in range(HIGHEST + 1)]
        s.seat = run.player
        s.kind = c.DEFINE_NUMBER_DECISION
        return True

    def act_on(self, s: State, i: int, run: Run) -> None:
        """Count the amount, then keep the change."""
        amount = self.amount * times(s, self.per, run.source, run.me)
        if self.by == k.BY_GENERATION:
            generation = s.pool.designs[s.design[i]].generation
            amount *= generation if generation else max(0, run.number)
        elif self.by == k.BY_ROLL:
            amount *= roll(s, run.me) if has_dice(s, run.me) else max(0, run.number)
        self.last(s, i, run, amount)

    def adds_up(self) -> bool:
        """All of it adds up (E15)."""
        return True

    def say(self, s: State, i: int, amount: int) -> None:
        """By how much."""
        s.note(c.BOOSTED_EVENT, i, self.quality, amount)

    def helpful(self) -> bool:
        """It is, unless it takes away: `harms` says so."""
        return True

    def harms(self) -> bool:
        """Whether it takes away."""
        return self.amount < 0

    def gain_on(self, s: State, me: int, i: int) -> float:
        """Good for the card, or bad for it."""
        return help_for(s, me, i) if self.amount >= 0 else -help_for(s, me, i)
