"""Infiltrate: the card may be placed on an opponent's board (NEM-M04, E08, F12)."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from engine.nemesis.ability import Ability
from engine.nemesis.effect import Effect
from engine.nemesis.lowering import Lowering
from engine.nemesis.resolving import Resolving
from engine.nemesis.state import State


@mypyc_attr(native_class=False)
class Infiltrate(Ability, frozen=True):
    """Any Location of any board will do when the card is played."""

    def words(self) -> str:
        return "this card may be placed on an opponent's board"

    def lower(self, low: Lowering) -> Effect:
        return Infiltration()


@final
class Infiltration(Effect):
    """It says where the card may be played; playing it does the rest."""

    __slots__ = ()

    def run(self, s: State, f: Resolving) -> bool:
        return False

    def weight(self, s: State, player: int, card: int) -> float:
        return 0.0
