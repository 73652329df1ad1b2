"""The variables of a model, speaking of decks, sections and cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ortools.sat.python import cp_model

from cards.construction.constraint import Tally
from cards.deck import Deck
from solver.optimiser.instance import Instance, Slot

Group = tuple[frozenset[str], frozenset[str]]
"""Some cards in some sections."""
Terms = list[tuple[cp_model.IntVar, int]]


def weighed(terms: Terms) -> Any:
    """The sum of variables times numbers, as the solver writes it."""
    return cp_model.LinearExpr.weighted_sum([v for v, _ in terms], [w for _, w in terms])


class Variables:
    """`x[deck][section, card]` copies, 0/1 presence of groups, and copies to acquire.

    `most` names the places and the copies that each may hold at most: `reach` of the instance for
    solving, `everywhere` for explanations, which need room to break every rule. `pins` fixes some
    places of each deck, to look in the neighbourhood of known decks.
    """

    def __init__(
        self,
        model: cp_model.CpModel,
        instance: Instance,
        most: Mapping[Slot, int],
        *,
        pins: Sequence[Mapping[Slot, int]] = (),
    ) -> None:
        self.model = model
        self.instance = instance
        self.most = most
        self.x: list[dict[Slot, cp_model.IntVar]] = []
        for deck in range(instance.decks):
            pinned = pins[deck] if pins else {}
            ends = {
                slot: (pinned.get(slot, 0), pinned.get(slot, top)) for slot, top in most.items()
            }
            self.x.append(
                {slot: model.new_int_var(*span, f"x{deck} {slot}") for slot, span in ends.items()}
            )
        self._of_card: dict[str, list[Slot]] = {}
        for slot in most:
            self._of_card.setdefault(slot[1], []).append(slot)
        self._present: dict[tuple[int, frozenset[str], frozenset[str]], cp_model.IntVar] = {}
        self._bought: dict[str, cp_model.IntVar] = {}
        # 0/1 variables that are 1 when a deck has all of some groups of cards: what hints fill in.
        self.follows: list[tuple[cp_model.IntVar, int, tuple[Group, ...]]] = []

    def slots(self, sections: frozenset[str], card: str) -> list[Slot]:
        """The places of a card within some sections, or within all."""
        every = self._of_card.get(card, [])
        return [slot for slot in every if slot[0] in sections] if sections else every

    def copies(self, deck: int, sections: frozenset[str], cards: Iterable[str]) -> Terms:
        """All copies of some cards in a deck."""
        x = self.x[deck]
        return [(x[slot], 1) for card in cards for slot in self.slots(sections, card)]

    def tally(self, deck: int, tally: Tally, weights: Mapping[str, int]) -> Terms:
        x = self.x[deck]
        return [
            (x[slot], weight)
            for card, weight in weights.items()
            if weight
            for slot in self.slots(tally.sections, card)
        ]

    def room(self, sections: frozenset[str], cards: Iterable[str]) -> int:
        """An upper bound on the copies of some cards."""
        return sum(self.most[slot] for card in cards for slot in self.slots(sections, card))

    def present(self, deck: int, sections: frozenset[str], cards: Iterable[str]) -> cp_model.IntVar:
        """1 exactly when a deck has any of these cards there."""
        named = frozenset(cards)
        key = (deck, sections, named)
        if key not in self._present:
            some = self.model.new_bool_var(f"some{deck} {len(self._present)}")
            terms = self.copies(deck, sections, sorted(named))
            total = weighed(terms)
            self.model.add(total >= some)
            self.model.add(total <= self.room(sections, named) * some)
            self._present[key] = some
            self.follows.append((some, deck, ((sections, named),)))
        return self._present[key]

    def bought(self, card: str) -> cp_model.IntVar | int:
        """Copies of a card to acquire; 0 where that is not part of the question."""
        instance = self.instance
        if instance.owned is None or not instance.acquiring or card not in instance.prices:
            return 0
        if card not in self._bought:
            self._bought[card] = self.model.new_int_var(0, instance.ceiling, f"buy {card}")
        return self._bought[card]

    def price(self) -> Any:
        """What all cards to acquire cost together."""
        prices = self.instance.prices
        return weighed([(copies, prices[card]) for card, copies in self._bought.items()])

    def fix(self, decks: Iterable[Deck]) -> bool:
        """Ask of given decks only. False when one has cards where there is no place for them."""
        for deck, x in zip(decks, self.x, strict=True):
            held = {(s, c): n for s, cards in deck.sections.items() for c, n in cards.items()}
            if any(n > self.most.get(slot, 0) for slot, n in held.items()):
                return False
            for slot, variable in x.items():
                self.model.add(variable == held.get(slot, 0))
        return True

    def hint(self, decks: Sequence[Deck]) -> None:
        """Begin the search at some decks, with everything that follows from them."""
        for deck, x in zip(decks, self.x, strict=True):
            held = deck.sections
            for (section, card), variable in x.items():
                self.model.add_hint(variable, held.get(section, {}).get(card, 0))
        for variable, number, groups in self.follows:
            deck = decks[number]
            whole = all(not cards.isdisjoint(deck.counts(where)) for where, cards in groups)
            self.model.add_hint(variable, int(whole))

    def decks(self, solver: cp_model.CpSolver) -> tuple[Deck, ...]:
        found = []
        for x in self.x:
            sections: dict[str, dict[str, int]] = {}
            for (section, card), variable in x.items():
                if copies := solver.value(variable):
                    sections.setdefault(section, {})[card] = copies
            found.append(Deck.of(sections))
        return tuple(found)

    def acquired(self, solver: cp_model.CpSolver) -> dict[str, int]:
        """Copies to acquire for the decks: a budget may allow more than they use."""
        owned = self.instance.owned or {}
        used: dict[str, int] = {}
        for deck in self.decks(solver):
            for card, copies in deck.counts().items():
                used[card] = used.get(card, 0) + copies
        lacking = {card: used.get(card, 0) - owned.get(card, 0) for card in self._bought}
        return {card: n for card, n in sorted(lacking.items()) if n > 0}
