"""Random legal decks, to reach many positions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from cards.catalogue.values import Card
from cards.ready import ReadyDeck
from engine.rng import Rng
from engine.whoccg.deal import SECTIONS
from engine.whoccg.lower import identity_of, unknown_values

DECK_SIZE: Final = 50
COPIES: Final = 4
SLOTS: Final = 6
CHARACTERS = ("tardis-character", "ally", "enemy")


class _Builder:
    """A random deck in the making: counts copies over all sections (D01)."""

    def __init__(self, cards: Sequence[Card], rng: Rng) -> None:
        self.cards = [card for card in cards if not unknown_values(card)]
        self.rng = rng
        self.progress: dict[object, int] = {}
        self.parts: dict[str, list[Card]] = {name: [] for name in SECTIONS}

    def _key(self, card: Card) -> object:
        aliases = sorted([card.id, *(str(other) for other in card.fields.get("counts_as") or ())])
        return tuple(aliases) if len(aliases) > 1 else identity_of(card)

    def add(self, section: str, card: Card) -> bool:
        """Put a card in, unless four copies are there."""
        key = self._key(card)
        if self.progress.get(key, 0) >= COPIES:
            return False
        self.progress[key] = self.progress.get(key, 0) + 1
        self.parts[section].append(card)
        return True

    def pick(self, wanted: Callable[[Card], bool]) -> Card | None:
        """A random card of a kind."""
        found = [card for card in self.cards if wanted(card)]
        return found[self.rng.below(len(found))] if found else None

    def of_type(self, *types: str) -> Callable[[Card], bool]:
        """Cards of these types."""
        return lambda card: card.type in types


def _places(deck: _Builder) -> None:
    taken: set[object] = set()
    while len(taken) < 3:
        card = deck.pick(lambda c: c.type == "spacetime" and identity_of(c) not in taken)
        if card is None:
            raise ValueError("expected three different Spacetime cards")
        taken.add(identity_of(card))
        deck.add("spacetimes", card)


def _opening(deck: _Builder) -> bool:
    types = {t for card in deck.parts["spacetimes"] for t in card.fields.get("goal_type") or ()}
    goal = deck.pick(lambda c: c.type == "goal" and bool(types & set(c.fields["goal_type"])))
    return goal is not None and deck.add("goal", goal)


def _crew(deck: _Builder) -> None:
    """A TARDIS and a crew that it can carry, no title twice (D08, D15, D21)."""
    ship = deck.pick(deck.of_type("tardis"))
    if ship is None or deck.rng.below(10) == 0:
        return
    deck.add("setup", ship)
    room = int(ship.fields["capacity_setup"])
    titles: set[str] = {ship.name}
    for _ in range(deck.rng.below(7)):
        crew = deck.pick(deck.of_type("tardis-character"))
        if crew is None or len(deck.parts["setup"]) >= SLOTS:
            break
        if crew.name in titles or int(crew.fields["cost"]) > room:
            continue
        titles.add(crew.name)
        room -= int(crew.fields["cost"])
        deck.add("setup", crew)


def _native(deck: _Builder, card: Card) -> bool:
    """Whether a Character names the place or era of an opening Spacetime card, roughly."""
    entries = card.fields.get("nativity") or ()
    if not entries:
        return True
    for place in deck.parts["spacetimes"]:
        words = (str(place.fields["place"]).casefold(), str(place.fields["era"]))
        for entry in entries:
            text = str(entry).casefold().replace(" ", "-")
            if words[0].replace(" ", "-") in text or words[1] in text:
                return True
    return False


def random_deck(cards: Sequence[Card], rng: Rng) -> ReadyDeck:
    """A deck that keeps the rules of construction, at random, half of it fitting its places."""
    deck = _Builder(cards, rng)
    _places(deck)
    while not _opening(deck):
        deck = _Builder(cards, rng)
        _places(deck)
    _crew(deck)
    while len(deck.parts["deck"]) < DECK_SIZE + rng.below(8):
        card = deck.pick(lambda c: c.type != "plot")
        if card is None:
            break
        if card.type in CHARACTERS and rng.below(4) and not _native(deck, card):
            continue
        if card.type == "spacetime" and rng.below(2):
            continue
        deck.add("deck", card)
    for _ in range(rng.below(6)):
        plot = deck.pick(lambda c: c.type == "plot" and c not in deck.parts["plots"])
        if plot is not None:
            deck.add("plots", plot)
    return ReadyDeck(sections={name: tuple(part) for name, part in deck.parts.items()})
