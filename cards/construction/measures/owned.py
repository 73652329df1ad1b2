"""No more copies than the collection holds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from cards.catalogue.naming import names_of
from cards.catalogue.values import Catalogue
from cards.construction.constraint import Constraint
from cards.construction.picks import Picks
from cards.construction.rule import Rule, Settings
from cards.construction.verdicts import violation_of
from cards.construction.violations import Violation
from cards.deck import Deck


class Owned(Rule, tag="owned", frozen=True, kw_only=True):
    """No more copies than the collection holds: `x[c] <= own[c]` over all sections. Checked only
    when a collection is given."""

    over: str = ""

    def bind(self, picks: Picks, settings: Settings) -> Stock:
        option = self.said_settings(settings)
        return Stock(self, self.sections, picks.selected(self.over), option=option)

    def selectors(self) -> list[str]:
        return [self.over]


@dataclass(frozen=True, slots=True)
class Stock(Constraint):
    """No more copies of a selected card than are owned."""

    sections: frozenset[str]
    cards: frozenset[str]

    def judge(self, deck: Deck, owned: Mapping[str, int] | None = None) -> Iterator[Violation]:
        if owned is None:
            return
        for card, n in deck.counts(self.sections).items():
            if card in self.cards and n > owned.get(card, 0):
                yield violation_of(self, "not-owned", n, owned.get(card, 0), cards=[card])


def sentence(violation: Violation, direction: str, catalogue: Catalogue) -> str:
    copies = "copy" if violation.have == 1 else "copies"
    names = names_of(violation.cards, catalogue)
    return f"{violation.have} {copies} of {names}; you own {violation.need or 'none'}."


SENTENCES = {"not-owned": sentence}
