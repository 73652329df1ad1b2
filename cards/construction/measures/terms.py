"""Counts and sums weighed against each other."""

from __future__ import annotations

from collections.abc import Iterator

from cards.catalogue.values import Catalogue
from cards.construction.measures import sum as sums
from cards.construction.measures.range import Range
from cards.construction.picks import Picks
from cards.construction.rule import Bounded, Strict, named
from cards.construction.violations import Violation


class Term(Strict, frozen=True, kw_only=True):
    """`times` x the count of `over`, or x the sum of `field` over it."""

    times: int
    over: str = ""
    section: str | list[str] = []
    field: str = ""
    label: str = ""

    @property
    def sections(self) -> frozenset[str]:
        return named(self.section)


class Terms(Bounded, tag="terms", frozen=True, kw_only=True):
    """A weighed sum of counts and sums: `min <= sum of times * x(term) <= max`.

    With `if_any` it is asked of a deck only that has one of those cards, in `if_any_section` or in
    the sections of the rule: `sum <= max + U * (1 - [x(if_any) >= 1])`, and likewise for `min`.
    """

    terms: list[Term]
    if_any: str = ""
    if_any_section: str | list[str] = []

    @property
    def if_any_sections(self) -> frozenset[str]:
        return named(self.if_any_section) or self.sections

    def bind_between(self, picks: Picks, low: int | None, high: int | None, option: str) -> Range:
        tallies = tuple(
            picks.tally(t.over, t.sections or self.sections, t.field, t.times, t.label)
            for t in self.terms
        )
        only_with = picks.tally(self.if_any, self.if_any_sections) if self.if_any else None
        return Range(self, tallies, low, high, only_with, option=option)

    def selectors(self) -> list[str]:
        return [*(term.over for term in self.terms), self.if_any]

    def named_sections(self) -> frozenset[str]:
        return self.if_any_sections.union(*(term.sections for term in self.terms))

    def faults(self) -> Iterator[str]:
        if self.if_any_section and not self.if_any:
            yield "expected `if_any` beside `if_any_section`"

    def number_fields(self) -> list[str]:
        return [term.field for term in self.terms if term.field]


def sentence(violation: Violation, direction: str, catalogue: Catalogue) -> str:
    against = [part.label for part in violation.parts if part.have <= 0]
    given = [part.label for part in violation.parts if part.have > 0]
    labels = [part.label for part in violation.parts]
    if len(violation.parts) != 2:
        return sums.sentence(violation, direction, catalogue)
    first = given[0] if given else labels[0]
    second = next((one for one in labels if one != first), against[-1] if against else first)
    bound = {"below": "it needs at least", "above": "the limit is"}.get(direction, "it must equal")
    return f"{first} is {violation.have}; {bound} {second}, {violation.need}."


SENTENCES = {"terms": sentence}
