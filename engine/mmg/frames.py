"""What is announced and waits to be answered, and an ability that is being carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from engine.kernel.frame import Frame, Item

if TYPE_CHECKING:
    from engine.mmg.state import State


@final
class Use(Frame["State"]):
    """An ability in use: on which cards, for whom, and which of its effects comes next."""

    __slots__ = ("ability", "aim", "at", "first", "me", "mode", "second", "source")

    def __init__(
        self,
        source: int,
        ability: int,
        first: int,
        second: int,
        mode: int,
        me: int,
        aim: int = -1,
        at: int = 0,
    ) -> None:
        self.source = source
        self.ability = ability
        self.first = first
        """The card that fills the first slot of the ability, or -1."""
        self.second = second
        self.mode = mode
        """The value bit or the Zone (plus one) that was picked."""
        self.me = me
        self.aim = aim
        """What a counter is aimed at: a place among what is announced."""
        self.at = at

    def filler(self, slot: int) -> int:
        """The card picked for a slot, or -1."""
        if slot < 0:
            return -1
        return self.first if slot == 0 else self.second

    def copy(self) -> Use:
        """A copy."""
        return Use(
            self.source,
            self.ability,
            self.first,
            self.second,
            self.mode,
            self.me,
            self.aim,
            self.at,
        )

    def run(self, s: State) -> bool:
        """Carry out the next effect."""
        ability = s.pool.abilities[self.ability]
        if self.at >= len(ability.effects):
            s.agenda.pop()
        else:
            ability.effects[self.at].resolve(s, self)
            self.at += 1
        return False


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
