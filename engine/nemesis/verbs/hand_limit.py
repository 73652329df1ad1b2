"""Hand Limit: a Constant that changes how many cards its player may keep (NEM-N09)."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from engine.nemesis.ability import Ability
from engine.nemesis.effect import Effect
from engine.nemesis.lowering import Lowering
from engine.nemesis.resolving import Resolving
from engine.nemesis.state import State


@mypyc_attr(native_class=False)
class HandLimit(Ability, frozen=True):
    """So many cards more, or fewer, for its controller."""

    change: int = 1

    def words(self) -> str:
        return f"your Hand Limit is {abs(self.change)} {'higher' if self.change > 0 else 'lower'}"

    def lower(self, low: Lowering) -> Effect:
        return LimitChange(self.change)


@final
class LimitChange(Effect):
    """Read while the card is in play."""

    __slots__ = ("change",)

    def __init__(self, change: int) -> None:
        self.change = change

    def limit_change(self) -> int:
        return self.change

    def run(self, s: State, f: Resolving) -> bool:
        return False

    def weight(self, s: State, player: int, card: int) -> float:
        return 1.0 * self.change
