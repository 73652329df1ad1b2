"""Sets that are taken whole or not at all."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from cards.catalogue.naming import names_of
from cards.catalogue.values import Catalogue
from cards.construction.constraint import Constraint
from cards.construction.phrases import bound, group_name, number_word, there
from cards.construction.picks import Picks
from cards.construction.rule import Bounded
from cards.construction.verdicts import outside, violation_of
from cards.construction.violations import Violation
from cards.deck import Deck


class Chosen(Bounded, tag="chosen", frozen=True, kw_only=True):
    """Some values of a field are chosen, each with all its cards: 0/1 `z[g]`,
    `min <= sum of z <= max`, and for each card c of group g, `x[c] = n[c] * z[g]`, where `n[c]` is
    the value of the field `copies` (1 where no such field is named)."""

    field: str
    over: str = ""
    copies: str = ""

    def bind_between(self, picks: Picks, low: int | None, high: int | None, option: str) -> Whole:
        cards = picks.cards(self.over)
        sets = {
            group: {card: picks.number(card, self.copies) if self.copies else 1 for card in members}
            for group, members in picks.groups(cards, self.field).items()
        }
        sets_of: dict[str, tuple[str, ...]] = {}
        for group, members in sets.items():
            for card_id in members:
                sets_of[card_id] = (*sets_of.get(card_id, ()), group)
        unknown = frozenset(card.id for card in cards) - sets_of.keys()
        return Whole(self, self.sections, sets, low, high, unknown, sets_of, option=option)

    def selectors(self) -> list[str]:
        return [self.over]

    def compared_fields(self) -> list[str]:
        return [self.field]

    def number_fields(self) -> list[str]:
        return [self.copies] if self.copies else []


@dataclass(frozen=True, slots=True)
class Whole(Constraint):
    """`low <= number of sets present <= high`, each with exactly the copies it lists (None: the
    number is unknown)."""

    sections: frozenset[str]
    sets: Mapping[str, Mapping[str, int | None]]
    low: int | None
    high: int | None
    # Selected cards that belong to no set, because their value is unknown.
    unknown: frozenset[str]
    # The sets that each card belongs to.
    sets_of: Mapping[str, tuple[str, ...]]

    def judge(self, deck: Deck, owned: Mapping[str, int] | None = None) -> Iterator[Violation]:
        """A wrong number of sets, then each set that is not whole.

        Where too many sets are begun, the fullest ones are taken as chosen and the cards of the
        others are named as too many: one stray card is one fault, not a set with 26 cards missing.
        """
        counts = deck.counts(self.sections)
        held: dict[str, int] = {}
        for card, n in counts.items():
            for group in self.sets_of.get(card, ()):
                held[group] = held.get(group, 0) + n
        begun = sorted(held, key=lambda group: (-held[group], group))
        if missed := outside(len(begun), len(begun), self.low, self.high):
            direction, have, need = missed
            extra = begun[self.high :] if self.high is not None else []
            cards = [card for group in extra for card in self.sets[group] if card in counts]
            yield violation_of(self, f"groups-{direction}", have, need, cards=cards)
        for group in begun[: self.high]:
            yield from self._set(group, counts)
        strays = [card for card in counts if card in self.unknown]
        if strays:
            yield violation_of(self, "unknown-value", 0, 0, cards=strays)

    def _set(self, group: str, counts: Mapping[str, int]) -> Iterator[Violation]:
        unknown, wrong = [], []
        need = have = extra = 0
        for card, n in self.sets[group].items():
            if n is None:
                unknown.append(card)
                continue
            held = counts.get(card, 0)
            need += n
            have += min(held, n)
            extra += max(0, held - n)
            if held != n:
                wrong.append(card)
        if unknown:
            yield violation_of(self, "unknown-value", 0, 0, cards=unknown, group=group)
        if wrong:
            # A set with a card too often has more than it needs, even if another card is missing.
            yield violation_of(
                self,
                "group-incomplete" if have < need else "group-exceeded",
                have if have < need else need + extra,
                need,
                cards=wrong,
                group=group,
            )


def groups(violation: Violation, direction: str, catalogue: Catalogue) -> str:
    noun = violation.one if violation.have < 2 else violation.many
    have = f"{number_word(violation.have)} {noun}"
    strays = f" ({names_of(violation.cards, catalogue)} too many)" if violation.cards else ""
    said = there(violation, f"cards of {have}", 2, catalogue.game)
    return f"{said}; {bound(violation, direction)}{strays}."


def group(violation: Violation, direction: str, catalogue: Catalogue) -> str:
    name = group_name(violation, catalogue.game)
    wrong = names_of(violation.cards, catalogue)
    if violation.code == "group-incomplete":
        return f"{name} is not whole: {violation.have} of {violation.need} cards; look at {wrong}."
    return f"{name} has {violation.have} cards instead of {violation.need}; look at {wrong}."


SENTENCES = {"groups": groups, "group": group}
