"""Cards that need a partner."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from cards.catalogue.naming import names_of
from cards.catalogue.values import Catalogue
from cards.construction.constraint import Constraint
from cards.construction.picks import Picks
from cards.construction.queries import values_of
from cards.construction.rule import Rule, Settings, named
from cards.construction.verdicts import violation_of
from cards.construction.violations import Violation
from cards.deck import Deck


class Linked(Rule, tag="linked", frozen=True, kw_only=True):
    """Each card of `over` needs a partner among `to`: for every c, `x[c] <= U * x(partners of c)`.

    Partners are the cards of `to` that share a value: `field` of the card with `to_field` of the
    partner (fields, or id, name, subtitle, type). Without fields every card of `to` is a partner.
    With `exempt`, cards that it selects need none.
    """

    over: str
    to: str
    to_section: str | list[str] = []
    field: str = ""
    to_field: str = ""
    exempt: str = ""

    @property
    def to_sections(self) -> frozenset[str]:
        return named(self.to_section)

    def bind(self, picks: Picks, settings: Settings) -> Needs:
        targets = picks.selected(self.to)
        exempt = picks.selected(self.exempt) if self.exempt else frozenset()
        partners: dict[str, frozenset[str]] = {}
        unsure: set[str] = set()
        by_value = picks.groups(picks.cards(self.to), self.to_field) if self.to_field else {}
        if self.to_field:
            unsure |= targets.difference(*by_value.values())
        for card in picks.cards(self.over):
            if card.id in exempt:
                continue
            if not self.field:
                partners[card.id] = targets
                continue
            values = values_of(card, self.field)
            if not values:
                unsure.add(card.id)
            partners[card.id] = frozenset(i for v in values for i in by_value.get(v, ()))
        return Needs(
            self,
            self.sections,
            self.to_sections,
            partners,
            frozenset(unsure),
            option=self.said_settings(settings),
        )

    def selectors(self) -> list[str]:
        return [self.over, self.to, self.exempt]

    def named_sections(self) -> frozenset[str]:
        return self.sections | self.to_sections

    def compared_fields(self) -> list[str]:
        return [name for name in (self.field, self.to_field) if name]

    def faults(self) -> Iterator[str]:
        if bool(self.field) != bool(self.to_field):
            yield "expected both `field` and `to_field` or neither"


@dataclass(frozen=True, slots=True)
class Needs(Constraint):
    """Each card present needs at least one of its partners present. `unsure` are cards of which
    it is not known what they are linked with, on either side."""

    sections: frozenset[str]
    to_sections: frozenset[str]
    partners: Mapping[str, frozenset[str]]
    unsure: frozenset[str]

    def judge(self, deck: Deck, owned: Mapping[str, int] | None = None) -> Iterator[Violation]:
        targets = deck.counts(self.to_sections)
        needy = [card for card in deck.counts(self.sections) if card in self.partners]
        alone = [card for card in needy if self.partners[card].isdisjoint(targets)]
        # A partner of unknown kind may be the one that a card needs; so may any, for such a card.
        unsure = [card for card in targets if card in self.unsure]
        open_ended = [card for card in alone if unsure or card in self.unsure]
        missing = [card for card in alone if card not in open_ended]
        linked = len(needy) - len(alone)
        if missing:
            yield violation_of(self, "link-missing", linked, len(needy), cards=missing)
        if open_ended:
            cards = [*unsure, *(card for card in open_ended if card in self.unsure)]
            yield violation_of(self, "unknown-value", linked, len(needy), cards=cards)


def sentence(violation: Violation, direction: str, catalogue: Catalogue) -> str:
    needs = "needs" if len(violation.cards) == 1 else "need"
    return f"{names_of(violation.cards, catalogue)} {needs} {violation.one}; there is none."


SENTENCES = {"link-missing": sentence}
