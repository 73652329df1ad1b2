"""How many different identities."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import msgspec

from cards.catalogue.values import Catalogue
from cards.construction.constraint import Constraint
from cards.construction.identities import identities
from cards.construction.phrases import bound, noun, number_word, there
from cards.construction.picks import Picks
from cards.construction.rule import Bounded
from cards.construction.verdicts import outside, violation_of
from cards.construction.violations import Violation
from cards.deck import Deck


class Distinct(Bounded, tag="distinct", frozen=True, kw_only=True):
    """How many different identities: 0/1 `b[I]` with `b[I] <= x(I) <= U * b[I]`, and
    `min <= sum of b <= max`."""

    over: str = ""
    identity: list[str] = msgspec.field(default_factory=lambda: ["id"])

    def bind_between(
        self, picks: Picks, low: int | None, high: int | None, option: str
    ) -> DistinctRange:
        same = identities(picks.cards(self.over), self.identity, picks.game)
        return DistinctRange(self, self.sections, same, low, high, option=option)

    def selectors(self) -> list[str]:
        return [self.over]

    def compared_fields(self) -> list[str]:
        return self.identity


@dataclass(frozen=True, slots=True)
class DistinctRange(Constraint):
    """`low <= number of different identities present <= high`."""

    sections: frozenset[str]
    identity: Mapping[str, str]
    low: int | None
    high: int | None

    def judge(self, deck: Deck, owned: Mapping[str, int] | None = None) -> Iterator[Violation]:
        cards = [card for card in deck.counts(self.sections) if card in self.identity]
        number = len({self.identity[card] for card in cards})
        if missed := outside(number, number, self.low, self.high):
            direction, have, need = missed
            yield violation_of(self, f"distinct-{direction}", have, need, cards=cards)


def sentence(violation: Violation, direction: str, catalogue: Catalogue) -> str:
    have = f"{number_word(violation.have)} different {noun(violation, violation.have)}"
    said = there(violation, have, violation.have, catalogue.game)
    return f"{said}; {bound(violation, direction)}."


SENTENCES = {"distinct": sentence}
