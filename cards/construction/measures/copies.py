"""Copies of each identity."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import msgspec

from cards.catalogue.naming import names_of
from cards.catalogue.values import Catalogue
from cards.construction.constraint import Constraint
from cards.construction.identities import identities
from cards.construction.phrases import bound, number_word, place
from cards.construction.picks import Picks
from cards.construction.rule import Bounded
from cards.construction.verdicts import outside, violation_of
from cards.construction.violations import Violation
from cards.deck import Deck

Ends = tuple[int | None, int | None]


class Copies(Bounded, tag="copies", frozen=True, kw_only=True):
    """Copies of each identity: for every identity I, `min <= x(I) <= max`.

    Cards are identical when they agree in all of `identity` (fields, or id, name, subtitle, type,
    abilities). A card with an expected value unknown is identical to itself only. Cards that
    `same_as` (a field with card ids) joins share one identity.
    """

    scopes = ("deck", "match")

    over: str = ""
    identity: list[str] = msgspec.field(default_factory=lambda: ["id"])
    same_as: str = ""

    def bind_between(
        self, picks: Picks, low: int | None, high: int | None, option: str
    ) -> PerIdentity:
        cards = picks.cards(self.over)
        same = identities(cards, self.identity, picks.game, self.same_as)
        members: dict[str, list[str]] = {}
        for card in cards:
            members.setdefault(same[card.id], []).append(card.id)
        bounds = self._own_bounds(picks, members) if self.bounding_field else {}
        return PerIdentity(self, self.sections, same, low, high, bounds, option=option)

    def _own_bounds(self, picks: Picks, members: Mapping[str, list[str]]) -> dict[str, Ends | None]:
        """The bounds that a field of the cards gives each identity, added up over its cards."""
        bounds: dict[str, Ends | None] = {}
        for identity, cards in members.items():
            numbers = [picks.number(card, self.bounding_field) for card in cards]
            known = [n for n in numbers if n is not None]
            if len(known) < len(numbers):
                bounds[identity] = None
            else:
                low = sum(known) if self.equal_to or self.min else None
                high = sum(known) if self.equal_to or self.max else None
                bounds[identity] = (low, high)
        return bounds

    def selectors(self) -> list[str]:
        return [self.over]

    def compared_fields(self) -> list[str]:
        return [*self.identity, *([self.same_as] if self.same_as else [])]

    def number_fields(self) -> list[str]:
        return [bound.field for bound in self.given_bounds if bound.field]


@dataclass(frozen=True, slots=True)
class PerIdentity(Constraint):
    """For every identity, `low <= copies <= high`. `bounds` holds the bounds of identities that
    have their own (None: their bound is unknown)."""

    sections: frozenset[str]
    identity: Mapping[str, str]
    low: int | None
    high: int | None
    bounds: Mapping[str, Ends | None]

    def judge(self, deck: Deck, owned: Mapping[str, int] | None = None) -> Iterator[Violation]:
        return self._judge(deck.counts(self.sections))

    def judge_match(self, decks: list[Deck]) -> Iterator[Violation]:
        """All decks of the match together."""
        every = tuple(range(1, len(decks) + 1))
        counts: dict[str, int] = {}
        for deck in decks:
            for card, n in deck.counts(self.sections).items():
                counts[card] = counts.get(card, 0) + n
        for violation in self._judge(counts):
            yield msgspec.structs.replace(violation, decks=every)

    def _judge(self, counts: Mapping[str, int]) -> Iterator[Violation]:
        copies: dict[str, int] = {}
        cards: dict[str, list[str]] = {}
        for card, n in counts.items():
            identity = self.identity.get(card)
            if identity is not None:
                copies[identity] = copies.get(identity, 0) + n
                cards.setdefault(identity, []).append(card)
        for identity, have in copies.items():
            bounds = self.bounds.get(identity, (self.low, self.high))
            named = cards[identity]
            if bounds is None:
                yield violation_of(self, "unknown-value", have, 0, cards=named)
            elif missed := outside(have, have, *bounds):
                direction, have, need = missed
                yield violation_of(self, f"copies-{direction}", have, need, cards=named)


def sentence(violation: Violation, direction: str, catalogue: Catalogue) -> str:
    copies = "copy" if violation.have == 1 else "copies"
    where = f" in {place(violation, catalogue.game, 'and')}" if violation.sections else ""
    same = ""
    if len(violation.cards) > 1:
        # A rule that says why it counts them together needs no other word for it.
        same = " together" if violation.why else f", which count as one card{',' * bool(where)}"
    return (
        f"{number_word(violation.have)} {copies} of {names_of(violation.cards, catalogue)}{same}"
        f"{where}; {bound(violation, direction)}."
    )


SENTENCES = {"copies": sentence}
