"""Place Plot: Plot tokens on a card (NEM-E32), where it counts how far a scheme has come."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from engine.nemesis import constants as c
from engine.nemesis.ability import NO_CARDS, Ability, Cards
from engine.nemesis.effect import Effect
from engine.nemesis.lowering import Lowering
from engine.nemesis.model import Filter
from engine.nemesis.nouns import noun, title
from engine.nemesis.resolving import Resolving
from engine.nemesis.select import count_of
from engine.nemesis.state import State
from engine.nemesis.wins import won_by_deed


@mypyc_attr(native_class=False)
class PlacePlot(Ability, frozen=True):
    """Place Plot tokens on this card or on a named one of one's own."""

    count: int = 1
    to: str = ""
    """The id of the card; empty for this one."""
    per: Cards = NO_CARDS

    def words(self) -> str:
        target = title(self.to) if self.to else "this card"
        each = f" for each {noun(self.per)}" if self.per != NO_CARDS else ""
        return f"place {self.count} Plot on {target}{each}"

    def lower(self, low: Lowering) -> Effect:
        return PutPlot(self.count, self.to, low.cards(self.per) if self.per != NO_CARDS else None)


@final
class PutPlot(Effect):
    """Plot tokens for a card in play."""

    __slots__ = ("count", "per", "to")

    def __init__(self, count: int, to: str, per: Filter | None) -> None:
        self.count = count
        self.to = to
        self.per = per

    def target(self, s: State, player: int, card: int) -> int:
        """The card that gets the tokens, or -1."""
        if self.to == "":
            return card if card in s.play else -1
        for i in s.schemes:
            if s.control[i] == player and s.pool.designs[s.design[i]].card_id == self.to:
                return i
        return -1

    def amount(self, s: State, player: int, card: int) -> int:
        """How many tokens it would be."""
        if self.per is None:
            return self.count
        return self.count * count_of(s, self.per, player, card)

    def possible(self, s: State, player: int, card: int) -> bool:
        return self.target(s, player, card) >= 0 and self.amount(s, player, card) > 0

    def run(self, s: State, f: Resolving) -> bool:
        target = self.target(s, f.player, f.card)
        amount = self.amount(s, f.player, f.card)
        if target >= 0 and amount:
            s.plot[target] += amount
            s.note(c.PLOT_ON_EVENT, f.player, amount, target)
            won_by_deed(s, target, f.player)
        return False

    def weight(self, s: State, player: int, card: int) -> float:
        target = self.target(s, player, card)
        if target < 0:
            return 0.0
        return 2.5 * self.amount(s, player, card)
