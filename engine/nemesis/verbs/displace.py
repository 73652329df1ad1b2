"""Temporal Displacement: beaten Characters may be moved, for Power, instead of beaten (NEM-C30)."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from engine.nemesis.ability import Ability
from engine.nemesis.effect import Effect
from engine.nemesis.lowering import Lowering
from engine.nemesis.resolving import Resolving
from engine.nemesis.state import State


@mypyc_attr(native_class=False)
class Displace(Ability, frozen=True):
    """The rule of a board: its player decides Character by Character (R31)."""

    def words(self) -> str:
        return (
            "instead of Thwarting or Capturing a Character you may move it to any other Location "
            "and gain 1 Power"
        )

    def lower(self, low: Lowering) -> Effect:
        return Displacement()


@final
class Displacement(Effect):
    """Read when a Conflict is won; see `engine.nemesis.conflict`."""

    __slots__ = ()

    def displaces(self) -> bool:
        return True

    def run(self, s: State, f: Resolving) -> bool:
        return False

    def weight(self, s: State, player: int, card: int) -> float:
        return 1.0
