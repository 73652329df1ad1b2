"""Answers of the solver as plain data, ready for JSON."""

from __future__ import annotations

from typing import Literal

import msgspec

from cards.deck import Deck
from solver.optimiser.worth import Terms

# `feasible` is a legal deck without proof that no better one exists: its gap is shown.
Status = Literal["optimal", "feasible", "infeasible", "unknown"]


class Effort(msgspec.Struct, frozen=True, kw_only=True):
    """How hard to try. Work is bounded by the solver's own count of it (one unit is a few seconds
    of one core), never by the clock, so that the same question gets the same answer again."""

    work: float = 4.0
    seed: int = 1
    # More than one worker finds good decks sooner and proves less: see the ADR.
    workers: int = 1
    # CP-SAT as it comes, for comparison in the benchmark; bounded by the clock.
    plain: bool = False
    seconds: float | None = None


class Solution(msgspec.Struct, frozen=True, kw_only=True):
    """What was found and how sure it is. Objective and bound are in thousandths of a point."""

    status: Status
    sections: tuple[dict[str, dict[str, int]], ...] = ()
    objective: int | None = None
    bound: int | None = None
    terms: tuple[Terms, ...] = ()
    acquired: dict[str, int] = {}
    solver: str = ""
    effort: Effort = Effort()
    work: float = 0.0
    seconds: float = 0.0
    # The rules and limits that together allow no deck.
    core: tuple[str, ...] = ()

    @property
    def decks(self) -> tuple[Deck, ...]:
        return tuple(Deck.of(sections) for sections in self.sections)

    @property
    def deck(self) -> Deck:
        return self.decks[0]

    @property
    def found(self) -> bool:
        return self.status in ("optimal", "feasible")

    @property
    def gap(self) -> float | None:
        """How far the bound is above the objective, as a share of it; 0 for an optimum."""
        if self.objective is None or self.bound is None:
            return None
        return max(0, self.bound - self.objective) / max(1, abs(self.objective))
