"""What rules pick from the cards of one catalogue, each selector worked out once."""

from __future__ import annotations

from collections.abc import Iterable

from cards.catalogue.values import Card, Catalogue
from cards.construction.constraint import Tally
from cards.construction.queries import number_of, select, values_of


class Picks:
    """The cards of a catalogue as rules ask for them."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.game = catalogue.game
        self._selected: dict[str, frozenset[str]] = {}

    def selected(self, over: str) -> frozenset[str]:
        """The ids that a selector picks."""
        if over not in self._selected:
            self._selected[over] = select(over, self.game, self.catalogue.cards)
        return self._selected[over]

    def cards(self, over: str) -> list[Card]:
        """The cards that a selector picks, in the order of the catalogue."""
        picked = self.selected(over)
        return [card for card in self.catalogue.cards if card.id in picked]

    def number(self, card: str, field: str) -> int | None:
        """A number on a card; None where it is unknown."""
        return number_of(self.catalogue.by_id[card], field)

    def groups(self, cards: Iterable[Card], field: str) -> dict[str, list[str]]:
        """Card ids by each value of a field."""
        groups: dict[str, list[str]] = {}
        for card in cards:
            for value in sorted(values_of(card, field)):
                groups.setdefault(value, []).append(card.id)
        return groups

    def tally(
        self,
        over: str,
        sections: frozenset[str],
        field: str = "",
        times: int = 1,
        label: str = "",
    ) -> Tally:
        """`times` the count of some cards, or `times` the sum of a field over them."""
        if not field:
            return Tally(sections, dict.fromkeys(self.selected(over), times), {}, label)
        weights: dict[str, int] = {}
        unknown: dict[str, tuple[int | None, int | None]] = {}
        kind = self.game.fields[field]
        ends = [None if end is None else end * times for end in (kind.min, kind.max)]
        span = (ends[0], ends[1]) if times >= 0 else (ends[1], ends[0])
        for card in self.cards(over):
            number = number_of(card, field)
            if number is None:
                unknown[card.id] = span
            else:
                weights[card.id] = number * times
        return Tally(sections, weights, unknown, label)
