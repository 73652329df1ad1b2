"""Equal counts, within a deck or over the decks of a match."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from cards.catalogue.naming import listed
from cards.catalogue.values import Catalogue
from cards.construction.constraint import Constraint, Tally
from cards.construction.phrases import there
from cards.construction.picks import Picks
from cards.construction.rule import Rule, Settings
from cards.construction.tally import total
from cards.construction.verdicts import violation_of
from cards.construction.violations import Part, Violation
from cards.deck import Deck


class Balanced(Rule, tag="balanced", frozen=True, kw_only=True):
    """Equal counts. In a deck: `x(over[0]) = x(over[1]) = ...`. In a match, for each selector:
    `xA(over[i]) = xB(over[i])` for all decks A and B."""

    scopes = ("deck", "match")

    over: list[str]
    labels: list[str] = []

    def bind(self, picks: Picks, settings: Settings) -> Equal:
        labels = self.labels or [over or "cards" for over in self.over]
        tallies = tuple(
            picks.tally(over, self.sections, label=label)
            for over, label in zip(self.over, labels, strict=True)
        )
        return Equal(self, tallies, option=self.said_settings(settings))

    def selectors(self) -> list[str]:
        return list(self.over)

    def faults(self) -> Iterator[str]:
        if self.labels and len(self.labels) != len(self.over):
            yield f"expected {len(self.over)} labels, got {len(self.labels)}"


@dataclass(frozen=True, slots=True)
class Equal(Constraint):
    """All tallies are equal; in a match, each tally is equal over the decks."""

    tallies: tuple[Tally, ...]

    def judge(self, deck: Deck, owned: Mapping[str, int] | None = None) -> Iterator[Violation]:
        totals = [total(tally, deck.counts(tally.sections)) for tally in self.tallies]
        numbers = [one.known for one in totals]
        if len(set(numbers)) > 1:
            parts = [
                Part(tally.label, number)
                for tally, number in zip(self.tallies, numbers, strict=True)
            ]
            cards = [card for one in totals for card in one.cards]
            yield violation_of(
                self, "unbalanced", min(numbers), max(numbers), cards=cards, parts=parts
            )

    def judge_match(self, decks: list[Deck]) -> Iterator[Violation]:
        for tally in self.tallies:
            numbers = [total(tally, deck.counts(tally.sections)).known for deck in decks]
            if len(set(numbers)) > 1:
                parts = [
                    Part(deck.name or f"Deck {n}", number)
                    for n, (deck, number) in enumerate(zip(decks, numbers, strict=True), 1)
                ]
                yield violation_of(
                    self,
                    "decks-differ",
                    min(numbers),
                    max(numbers),
                    parts=parts,
                    decks=range(1, len(decks) + 1),
                    group=tally.label,
                )


def unbalanced(violation: Violation, direction: str, catalogue: Catalogue) -> str:
    parts = listed([f"{part.have} {part.label}" for part in violation.parts])
    # Every number has its own words, so the first one says nothing of "is" or "are".
    return f"{there(violation, parts, 2, catalogue.game)}; the numbers must be equal."


def decks_differ(violation: Violation, direction: str, catalogue: Catalogue) -> str:
    parts = listed([f"{part.label} has {part.have}" for part in violation.parts])
    return f"{violation.many}: {parts}; the numbers must be equal."


SENTENCES = {"unbalanced": unbalanced, "decks-differ": decks_differ}
