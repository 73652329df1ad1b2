"""The measures of construction rules: a module for each, gathered here by name.

A new measure is a module here and one of the same name in the solver; a test fails when a part is
missing.
"""

from __future__ import annotations

import typing
from types import ModuleType

from cards.construction.measures import (
    balanced,
    chosen,
    copies,
    count,
    distinct,
    holders,
    linked,
    owned,
    players,
    sum,
    terms,
)
from cards.construction.measures.balanced import Balanced, Equal
from cards.construction.measures.chosen import Chosen, Whole
from cards.construction.measures.copies import Copies, PerIdentity
from cards.construction.measures.count import Count
from cards.construction.measures.distinct import Distinct, DistinctRange
from cards.construction.measures.holders import HolderRange, Holders
from cards.construction.measures.linked import Linked, Needs
from cards.construction.measures.owned import Owned, Stock
from cards.construction.measures.players import PlayerRange, Players
from cards.construction.measures.range import Range
from cards.construction.measures.sum import Sum
from cards.construction.measures.terms import Term, Terms
from cards.construction.phrases import Maker
from cards.construction.rule import Bounded, Given, Rule, Scope, Setting, Severity, Strict

__all__ = [
    "MEASURES",
    "SENTENCES",
    "AnyRule",
    "Balanced",
    "Bounded",
    "Chosen",
    "Copies",
    "Count",
    "Distinct",
    "DistinctRange",
    "Equal",
    "Given",
    "HolderRange",
    "Holders",
    "Linked",
    "Needs",
    "Owned",
    "PerIdentity",
    "PlayerRange",
    "Players",
    "Range",
    "Rule",
    "Scope",
    "Setting",
    "Severity",
    "Stock",
    "Strict",
    "Sum",
    "Term",
    "Terms",
    "Whole",
]

AnyRule = (
    Count | Sum | Copies | Distinct | Balanced | Chosen | Terms | Linked | Owned | Holders | Players
)
MODULES: tuple[ModuleType, ...] = (
    count, sum, copies, distinct, balanced, chosen, terms, linked, owned, holders, players,
)  # fmt: skip
MEASURES: dict[str, type[Rule]] = {
    str(kind.__struct_config__.tag): kind for kind in typing.get_args(AnyRule)
}
"""The form of a rule by the name of its measure."""
SENTENCES: dict[str, Maker] = {
    code: maker for module in MODULES for code, maker in module.SENTENCES.items()
}
"""Sentences by the code of a violation, or by its first part."""
