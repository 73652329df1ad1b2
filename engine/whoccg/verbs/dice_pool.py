"""The verb `dice_pool`: its player has a Dice Pool."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.whoccg.verbs.base import Part

if TYPE_CHECKING:
    from engine.whoccg.filters import Filters
    from engine.whoccg.model import Design


class DicePool(Part, frozen=True, kw_only=True, tag="dice_pool"):
    """Its player has a Dice Pool: six numbers, drawn without return and then shuffled again."""

    on: ClassVar[tuple[str, ...]] = ("condition",)

    def sentence(self, when: str) -> str:
        """That there is one."""
        return "You have a Dice Pool."

    def place(self, design: Design, draft: Filters) -> None:
        """It has one."""
        design.dice = True
