"""Lose Power: opponents lose Power tokens."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from engine.nemesis import constants as c
from engine.nemesis.ability import Ability
from engine.nemesis.asking import ask_player
from engine.nemesis.effect import Effect
from engine.nemesis.lowering import Lowering
from engine.nemesis.resolving import NO_CHOICE, Resolving
from engine.nemesis.select import opponents
from engine.nemesis.state import State


@mypyc_attr(native_class=False)
class LosePower(Ability, frozen=True):
    """An opponent, or each of them, discards Power tokens."""

    count: int = 1
    all: bool = False

    def words(self) -> str:
        who = "each opponent loses" if self.all else "an opponent of your choice loses"
        return f"{who} {self.count} Power"

    def lower(self, low: Lowering) -> Effect:
        return TakePower(self.count, self.all)


@final
class TakePower(Effect):
    """Power tokens of others go."""

    __slots__ = ("count", "everyone")

    def __init__(self, count: int, everyone: bool) -> None:
        self.count = count
        self.everyone = everyone

    def rich(self, s: State, player: int) -> list[int]:
        """Opponents with Power."""
        return [other for other in opponents(s, player) if s.power[other] > 0]

    def possible(self, s: State, player: int, card: int) -> bool:
        return bool(self.rich(s, player))

    def run(self, s: State, f: Resolving) -> bool:
        losers = self.rich(s, f.player)
        if not losers:
            return False
        if not self.everyone:
            if f.chosen == NO_CHOICE and len(losers) > 1:
                return ask_player(s, f, losers)
            losers = [f.chosen if f.chosen >= 0 else losers[0]]
        for loser in losers:
            lost = min(self.count, s.power[loser])
            s.power[loser] -= lost
            s.note(c.POWER_LOST_EVENT, loser, lost)
        return False

    def weight(self, s: State, player: int, card: int) -> float:
        return 0.3 * self.count * len(self.rich(s, player))
