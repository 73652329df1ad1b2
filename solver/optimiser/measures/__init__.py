"""Constraints in a model: for each measure the class that posts it, explains it and narrows by it.

A measure of cards/construction has a module of the same name here; overlap and budget are limits
that only the solver knows.
"""

from __future__ import annotations

from typing import Any

from cards.construction import measures as judged
from solver.optimiser import limits
from solver.optimiser.measures.balanced import EqualPosted
from solver.optimiser.measures.budget import BudgetPosted
from solver.optimiser.measures.chosen import WholePosted
from solver.optimiser.measures.copies import PerIdentityPosted
from solver.optimiser.measures.distinct import DistinctPosted
from solver.optimiser.measures.holders import HoldersPosted
from solver.optimiser.measures.linked import NeedsPosted
from solver.optimiser.measures.overlap import OverlapPosted
from solver.optimiser.measures.owned import StockPosted
from solver.optimiser.measures.players import PlayersPosted
from solver.optimiser.measures.posted import Posted
from solver.optimiser.measures.range import RangePosted

POSTED: dict[type, type[Posted[Any]]] = {
    judged.Range: RangePosted,
    judged.PerIdentity: PerIdentityPosted,
    judged.DistinctRange: DistinctPosted,
    judged.Equal: EqualPosted,
    judged.Whole: WholePosted,
    judged.Needs: NeedsPosted,
    judged.Stock: StockPosted,
    judged.HolderRange: HoldersPosted,
    judged.PlayerRange: PlayersPosted,
    limits.Overlap: OverlapPosted,
    limits.Budget: BudgetPosted,
}
