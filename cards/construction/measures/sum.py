"""The sum of a number on the cards."""

from __future__ import annotations

from cards.catalogue.values import Catalogue
from cards.construction.measures.range import Range
from cards.construction.picks import Picks
from cards.construction.rule import Bounded
from cards.construction.violations import Violation


class Sum(Bounded, tag="sum", frozen=True, kw_only=True):
    """The sum of a number on the cards: `min <= sum of field[c] * x[c] <= max`."""

    scopes = ("deck", "match")

    field: str
    over: str = ""

    def bind_between(self, picks: Picks, low: int | None, high: int | None, option: str) -> Range:
        tally = picks.tally(self.over, self.sections, self.field)
        return Range(self, (tally,), low, high, option=option)

    def selectors(self) -> list[str]:
        return [self.over]

    def number_fields(self) -> list[str]:
        return [self.field]


def sentence(violation: Violation, direction: str, catalogue: Catalogue) -> str:
    bound = {"below": "at least {} is needed", "above": "the limit is {}"}.get(
        direction, "it must be {}"
    )
    what = violation.one if violation.one.startswith("The ") else f"the {violation.one}"
    return f"{what} is {violation.have}; {bound.format(violation.need)}."


SENTENCES = {"sum": sentence}
