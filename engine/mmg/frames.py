"""What is announced and waits to be answered."""

from __future__ import annotations

from typing import final

from engine.kernel.frame import Item


@final
class Announced(Item):
    """A Flash, a Special, Support or a Hit that was announced and can still be answered."""

    __slots__ = (
        "ability", "aim", "amount", "countered", "first", "kind", "mode", "player", "second",
        "source",
    )  # fmt: skip

    def __init__(
        self,
        kind: int,
        source: int,
        player: int,
        ability: int = -1,
        first: int = -1,
        second: int = -1,
        mode: int = 0,
        amount: int = 0,
        aim: int = -1,
        countered: int = 0,
    ) -> None:
        self.kind = kind
        self.source = source
        self.player = player
        self.ability = ability
        self.first = first
        """The card in the first slot; of Support its target."""
        self.second = second
        self.mode = mode
        self.amount = amount
        """Points of Support."""
        self.aim = aim
        self.countered = countered

    def copy(self) -> Announced:
        """A copy."""
        return Announced(
            self.kind,
            self.source,
            self.player,
            self.ability,
            self.first,
            self.second,
            self.mode,
            self.amount,
            self.aim,
            self.countered,
        )
