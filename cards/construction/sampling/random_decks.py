"""Drawing decks: at random first, then mended step by step until every rule is kept."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

from cards.construction.check import Checker
from cards.construction.measures import Whole
from cards.construction.rule import Setting
from cards.construction.sampling.rows import Place, Row, Total, forbidden, rows_of
from cards.deck import Deck

LOOKS = 8
"""Changes that are compared at each step."""
STEPS = 3000
TRIES = 60
MORE = 8
"""Fewer than so many cards are added beyond what the rules ask for."""
NOISE = 4
"""One step in so many takes a change that helps its own rule and harms others."""
MOST = 60
"""Copies in one place where no rule bounds them."""


class Below(Protocol):
    """A generator of random numbers, such as the engine's."""

    def below(self, end: int, /) -> int:
        """A number from 0 up to, but without, `end`."""
        ...


class NoDeckError(ValueError):
    """No legal deck was found; that is no proof that there is none."""


class RandomDecks:
    """Legal decks of one format over the cards of a checker, or over those of them named."""

    def __init__(
        self,
        checker: Checker,
        *,
        format: str = "",
        options: Mapping[str, Setting] | None = None,
        cards: Collection[str] | None = None,
        owned: Mapping[str, int] | None = None,
    ) -> None:
        self.format = format
        self.constraints = [
            one
            for one in checker.constraints(format, options)
            if one.rule.scope == "deck" and one.rule.severity == "error"
        ]
        self.owned = owned
        self.wholes = [one for one in self.constraints if isinstance(one, Whole)]
        every = [
            (section, card.id)
            for section in checker.catalogue.game.sections
            for card in checker.catalogue.cards
            if cards is None or card.id in cards
        ]
        places = [
            (section, card)
            for section, card in every
            if not any(forbidden(one, section, card) for one in self.constraints)
        ]
        most = _most(places, self._rows(places))
        self.places = [place for place, top in zip(places, most, strict=True) if top]
        self.most = [top for top in most if top]

    def draw(self, rng: Below) -> Deck:
        """A legal deck; raises NoDeckError where none turns up."""
        for _ in range(TRIES):
            making = _Making(self.places, self.most, self._rows(self.places), rng)
            for whole in self.wholes:
                making.choose_sets(whole)
            if making.mend():
                making.add_more()
                deck = making.deck(self.format)
                if not any(any(one.judge(deck, self.owned)) for one in self.constraints):
                    return deck
        raise NoDeckError(f"no legal deck was found in {TRIES} tries")

    def _rows(self, places: Sequence[Place]) -> list[Row]:
        return [row for one in self.constraints for row in rows_of(one, places, self.owned)]


def _most(places: Sequence[Place], rows: Sequence[Row]) -> list[int]:
    """The copies that each place may hold at most, as far as single rows tell."""
    most = [MOST] * len(places)
    for row in rows:
        if not isinstance(row, Total) or row.high is None:
            continue
        if any(weight < 0 for weight in row.weights.values()):
            continue
        for place, weight in row.weights.items():
            if weight:
                most[place] = min(most[place], max(0, row.high // weight))
    return most


class _Making:
    """One deck in the making."""

    def __init__(
        self, places: Sequence[Place], most: Sequence[int], rows: Sequence[Row], rng: Below
    ) -> None:
        self.places = places
        self.most = most
        self.rng = rng
        self.rows: list[Row] = []
        self.copies = [0] * len(places)
        self.fixed: set[int] = set()
        self.rows_at: list[list[Row]] = [[] for _ in places]
        for row in rows:
            self.follow(row)

    def change(self, place: int, step: int) -> None:
        """Put so many copies into a place."""
        self.copies[place] += step
        for row in self.rows_at[place]:
            row.take(place, step)

    def choose_sets(self, whole: Whole) -> None:
        """Take as many sets as are asked for, each with all its cards, and none of the others.

        Where their cards may lie in several sections, each begins in the last of them.
        """
        places_of: dict[str, list[int]] = {}
        for n, (section, card) in enumerate(self.places):
            if card in whole.sets_of and (not whole.sections or section in whole.sections):
                places_of.setdefault(card, []).append(n)
        sets = [
            cards
            for cards in whole.sets.values()
            if all(copies is not None and card in places_of for card, copies in cards.items())
        ]
        low = whole.low or 0
        high = min(len(sets), low if whole.high is None else whole.high)
        taken: dict[str, int] = {}
        for _ in range(low + self.rng.below(max(1, high - low + 1))):
            if sets:
                chosen = sets.pop(self.rng.below(len(sets)))
                taken.update({card: copies or 0 for card, copies in chosen.items()})
        for card, places in places_of.items():
            copies = taken.get(card, 0)
            if len(places) == 1:
                self.fixed.add(places[0])
            else:
                self.follow(Total(dict.fromkeys(places, 1), copies, copies))
            if copies:
                self.change(places[-1], copies)

    def follow(self, row: Row) -> None:
        """One row more to keep."""
        self.rows.append(row)
        for place in row.places:
            self.rows_at[place].append(row)

    def mend(self) -> bool:
        """Change the deck until every row is kept; False when that takes too long."""
        for _ in range(STEPS):
            broken = [row for row in self.rows if row.places and row.after(row.places[0], 0)]
            if not broken:
                return True
            first = self.rng.below(len(broken))
            if not any(self._step(row) for row in (*broken[first:], *broken[:first])):
                return False
        return False

    def _step(self, row: Row) -> bool:
        """Make the best of a few changes that bring one row nearer; False where none can."""
        best: tuple[int, int, int] | None = None
        for _ in range(LOOKS):
            place = row.places[self.rng.below(len(row.places))]
            step = row.wants(place)
            if not step or not self._may(place, step):
                continue
            worse = self._worse(place, step)
            if best is None or worse < best[0]:
                best = (worse, place, step)
        if best is None:
            best = self._any(row)
        if best is None:
            return False
        if best[0] <= 0 or not self.rng.below(NOISE):
            self.change(best[1], best[2])
        return True

    def _any(self, row: Row) -> tuple[int, int, int] | None:
        """One change of all that bring a row nearer, where a few looks found none."""
        helping = [
            (self._worse(place, step), place, step)
            for place in row.places
            if (step := row.wants(place)) and self._may(place, step)
        ]
        return helping[self.rng.below(len(helping))] if helping else None

    def _may(self, place: int, step: int) -> bool:
        held = self.copies[place] + step
        return place not in self.fixed and 0 <= held <= self.most[place]

    def _worse(self, place: int, step: int) -> int:
        """How much farther from legal the deck is after a change; less than 0 for nearer."""
        return sum(row.after(place, step) - row.after(place, 0) for row in self.rows_at[place])

    def add_more(self) -> None:
        """A few cards more than are asked for, where nothing forbids them."""
        if not self.places:
            return
        for _ in range(self.rng.below(MORE)):
            place = self.rng.below(len(self.places))
            if self._may(place, 1) and self._worse(place, 1) <= 0:
                self.change(place, 1)

    def deck(self, format_id: str) -> Deck:
        """The deck as it is now."""
        sections: dict[str, dict[str, int]] = {}
        for (section, card), copies in zip(self.places, self.copies, strict=True):
            if copies:
                sections.setdefault(section, {})[card] = copies
        return Deck.of(sections, format=format_id)
