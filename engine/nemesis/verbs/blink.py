"""Blink: Blink rules of one's own board, cards in play and cards in hand happen (NEM-E39, E40)."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from engine.nemesis.ability import Ability
from engine.nemesis.blinking import Blinking
from engine.nemesis.effect import Effect
from engine.nemesis.lowering import Lowering
from engine.nemesis.resolving import Resolving
from engine.nemesis.state import State


@mypyc_attr(native_class=False)
class Blink(Ability, frozen=True):
    """Take a Blink Action."""

    def words(self) -> str:
        return "Blink"

    def lower(self, low: Lowering) -> Effect:
        return TakeBlink()


@final
class TakeBlink(Effect):
    """Any or all Blink rules, each once, in any order."""

    __slots__ = ()

    def possible(self, s: State, player: int, card: int) -> bool:
        return bool(Blinking(player).offers(s))

    def run(self, s: State, f: Resolving) -> bool:
        f.done()
        s.agenda.append(Blinking(f.player))
        return False

    def weight(self, s: State, player: int, card: int) -> float:
        return 0.7 * len(Blinking(player).offers(s))
