"""How many decks of a match hold a group."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from cards.catalogue.values import Catalogue
from cards.construction.constraint import EVERYWHERE, Constraint
from cards.construction.phrases import bound, group_name, number_word
from cards.construction.picks import Picks
from cards.construction.rule import Bounded, Scope
from cards.construction.verdicts import inside, outside, violation_of
from cards.construction.violations import Violation
from cards.deck import Deck


class Holders(Bounded, tag="holders", frozen=True, kw_only=True):
    """In a match, how many decks hold a group: 0/1 `h[deck, g]` with `x[deck](g) <= U * h`, and for
    every value g of the field, `min <= sum over decks of h <= max`."""

    scopes = ("match",)

    field: str
    over: str = ""
    scope: Scope = "match"

    def bind_between(
        self, picks: Picks, low: int | None, high: int | None, option: str
    ) -> HolderRange:
        cards = picks.cards(self.over)
        groups = {g: frozenset(ids) for g, ids in picks.groups(cards, self.field).items()}
        strays = frozenset(card.id for card in cards).difference(*groups.values())
        return HolderRange(self, self.sections, groups, low, high, strays, option=option)

    def selectors(self) -> list[str]:
        return [self.over]

    def compared_fields(self) -> list[str]:
        return [self.field]


@dataclass(frozen=True, slots=True)
class HolderRange(Constraint):
    """For every group, `low <= number of decks that hold a card of it <= high`. `unknown` are the
    selected cards of which the group is not known."""

    sections: frozenset[str]
    groups: Mapping[str, frozenset[str]]
    low: int | None
    high: int | None
    unknown: frozenset[str] = EVERYWHERE

    def judge_match(self, decks: list[Deck]) -> Iterator[Violation]:
        strays = [
            [card for card in deck.counts(self.sections) if card in self.unknown] for deck in decks
        ]
        undecided = False
        for group, cards in self.groups.items():
            held = [
                [card for card in deck.counts(self.sections) if card in cards] for deck in decks
            ]
            holders = [n for n, found in enumerate(held, 1) if found]
            # A card of unknown group may make its deck one more that holds this group.
            most = sum(bool(found or stray) for found, stray in zip(held, strays, strict=True))
            if missed := outside(len(holders), most, self.low, self.high):
                direction, have, need = missed
                yield violation_of(
                    self,
                    f"holders-{direction}",
                    have,
                    need,
                    cards=[card for found in held for card in found],
                    decks=holders,
                    group=group,
                )
            elif not inside(len(holders), most, self.low, self.high):
                undecided = True
        if undecided:
            unknown = [card for stray in strays for card in stray]
            yield violation_of(self, "unknown-value", 0, 0, cards=unknown)


def sentence(violation: Violation, direction: str, catalogue: Catalogue) -> str:
    name = group_name(violation, catalogue.game)
    decks = "deck" if violation.have == 1 else "decks"
    return f"{name} in {number_word(violation.have)} {decks}; {bound(violation, direction)}."


SENTENCES = {"holders": sentence}
