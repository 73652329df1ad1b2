"""The price of what is acquired, in a model."""

from __future__ import annotations

from typing import TYPE_CHECKING

from solver.optimiser.limits import Budget
from solver.optimiser.measures.posted import Posted

if TYPE_CHECKING:
    from solver.optimiser.explain import Clash


class BudgetPosted(Posted[Budget]):
    """What is acquired costs no more than the budget. Posted last: it sums what others buy."""

    def build(self, bound: Budget) -> None:
        price = self.variables.price()
        if not isinstance(price, int):
            self.require(price <= bound.high)

    @staticmethod
    def demand(clash: Clash, bound: Budget) -> str:
        return f"cards to acquire may cost {bound.high} at most"
