"""Protect: an Upgrade that is discarded in place of the Character that it is on."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from engine.nemesis.ability import Ability
from engine.nemesis.effect import Effect
from engine.nemesis.lowering import Lowering
from engine.nemesis.resolving import Resolving
from engine.nemesis.state import State


@mypyc_attr(native_class=False)
class Protect(Ability, frozen=True):
    """The Character stays in play when it would be Thwarted, Captured or vanquished."""

    def words(self) -> str:
        return (
            "when this Character would be Thwarted, Captured or vanquished, discard this card "
            "instead"
        )

    def lower(self, low: Lowering) -> Effect:
        return Protection()


@final
class Protection(Effect):
    """Read when the Character would leave; see `zones.saved`."""

    __slots__ = ()

    def guards(self) -> bool:
        return True

    def run(self, s: State, f: Resolving) -> bool:
        return False

    def weight(self, s: State, player: int, card: int) -> float:
        return 1.5
