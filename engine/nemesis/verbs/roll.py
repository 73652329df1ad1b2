"""Roll a dice: what follows on each result; what cannot be done is 1 Power (NEM-E37, E38)."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from engine.nemesis import constants as c
from engine.nemesis.ability import Ability
from engine.nemesis.codes import DIE
from engine.nemesis.effect import Effect
from engine.nemesis.lowering import Lowering
from engine.nemesis.resolving import Resolving
from engine.nemesis.state import State


@mypyc_attr(native_class=False)
class Roll(Ability, frozen=True):
    """Roll a die; the abilities linked by "roll" are its outcomes."""

    def words(self) -> str:
        return "roll a dice"

    def lower(self, low: Lowering) -> Effect:
        return RollDie()


class Outcome:
    """What follows on some results."""

    __slots__ = ("effects", "high", "low")

    def __init__(self, low: int, high: int, effects: list[Effect]) -> None:
        self.low = low
        self.high = high
        self.effects = effects


@final
class RollDie(Effect):
    """The last effect of its rule; an outcome takes over once the die has fallen."""

    __slots__ = ("outcomes",)

    def __init__(self) -> None:
        self.outcomes: list[Outcome] = []

    def add(self, low: int, high: int, effect: Effect, joined: bool) -> None:
        """One more outcome, or one more effect of the last one."""
        if joined and self.outcomes:
            self.outcomes[len(self.outcomes) - 1].effects.append(effect)
        else:
            self.outcomes.append(Outcome(low, high, [effect]))

    def branch(self, outcome: int) -> list[Effect]:
        return self.outcomes[outcome].effects

    def run(self, s: State, f: Resolving) -> bool:
        s.rolled = s.roll(DIE)
        s.note(c.ROLLED_EVENT, f.player, s.rolled)
        for k in range(len(self.outcomes)):
            outcome = self.outcomes[k]
            if outcome.low <= s.rolled <= outcome.high:
                able = False
                for effect in outcome.effects:
                    able = able or effect.possible(s, f.player, f.card)
                if able:
                    f.done()
                    f.outcome = k
                    f.step = -1
                    return False
        s.power[f.player] += 1
        s.note(c.INSTEAD_EVENT, f.player)
        return False

    def weight(self, s: State, player: int, card: int) -> float:
        total = 0.0
        for outcome in self.outcomes:
            for effect in outcome.effects:
                total += (outcome.high - outcome.low + 1) * effect.weight(s, player, card)
        return total / 6.0
