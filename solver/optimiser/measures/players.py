"""The number of decks in a model."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cards.construction.measures import PlayerRange
from solver.optimiser.measures.posted import Posted

if TYPE_CHECKING:
    from solver.optimiser.explain import Clash


class PlayersPosted(Posted[PlayerRange]):
    """The number of decks is given: the rule holds or it does not."""

    def build(self, bound: PlayerRange) -> None:
        number = len(self.decks)
        low, high = bound.low, bound.high
        self.require((low is None or number >= low) and (high is None or number <= high))

    @staticmethod
    def demand(clash: Clash, bound: PlayerRange) -> str:
        return "the number of decks does not fit the number of players"
