"""Finding cards by what somebody wrote: names, versions, sets, and near misses."""

from __future__ import annotations

import re
from collections import Counter
from functools import lru_cache

from cards.catalogue.values import Card, Catalogue, Game, fold
from cards.deck import Printing

SUGGESTIONS = 3


class NameIndex:
    """Look-ups over the names of one catalogue."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.game = catalogue.game
        self._exact: dict[str, list[Card]] = {}
        self._loose: dict[str, list[Card]] = {}
        self._trigrams: dict[str, list[int]] = {}
        self._sizes: list[int] = []
        for position, card in enumerate(catalogue.cards):
            for name in {card.full_name, card.name}:
                self._exact.setdefault(fold(name), []).append(card)
                self._loose.setdefault(loose(name), []).append(card)
            grams = _trigrams(fold(card.full_name))
            self._sizes.append(len(grams))
            for gram in grams:
                self._trigrams.setdefault(gram, []).append(position)
        self._sets = {
            fold(name): one.id for one in self.game.file.sets for name in (one.name, one.code)
        } | {fold(one.id): one.id for one in self.game.file.sets}

    def find(self, name: str) -> list[Card]:
        """The cards of a name: its full name first, then its title, its words, its id."""
        key = fold(name)
        full = [card for card in self._exact.get(key, ()) if card.folded_name == key]
        if full:
            return full
        found = self._exact.get(key) or self._loose.get(loose(name))
        if found:
            return found
        card = self.catalogue.by_id.get(name.strip())
        return [card] if card else []

    def set_id(self, text: str) -> str | None:
        """The id of a set by its code, name or id."""
        return self._sets.get(fold(text))

    def narrow(
        self, cards: list[Card], hint: str, printing: Printing | None
    ) -> tuple[list[Card], bool]:
        """Those of some cards that fit a version in brackets and a printing, and whether the
        version was known at all."""
        fitting = [card for card in cards if loose(hint) in _versions(card)] if hint else cards
        known = bool(fitting)
        cards = fitting or cards
        if printing and len(cards) > 1:
            cards = [card for card in cards if has_printing(card, printing)] or cards
        return cards, known

    def suggest(self, name: str) -> tuple[str, ...]:
        """The ids of the cards with the most similar names."""
        grams = _trigrams(fold(name)[:80])
        shared: Counter[int] = Counter()
        for gram in grams:
            shared.update(self._trigrams.get(gram, ()))
        cards = self.catalogue.cards
        scored = [
            (2 * n / (len(grams) + self._sizes[position]), cards[position].id)
            for position, n in shared.items()
        ]
        close = sorted((-score, card) for score, card in scored if score >= 0.3)
        return tuple(card for _, card in close[:SUGGESTIONS])


@lru_cache(maxsize=16)
def name_index(catalogue: Catalogue) -> NameIndex:
    """The index of a catalogue; the last few are kept."""
    return NameIndex(catalogue)


def default_section(card: Card, game: Game) -> str:
    """The section that a card goes to when nobody says where."""
    kind = game.types.get(card.type)
    return (kind.section if kind else "") or main_section(game)


def main_section(game: Game) -> str:
    """The section that other games call the main one, or the first."""
    sections = game.file.sections
    main = [section.id for section in sections if "main" in section.aliases]
    return main[0] if main else sections[0].id if sections else ""


def has_printing(card: Card, printing: Printing) -> bool:
    """Whether a card was printed in a set, under a number if one is given."""
    return any(
        p.set == printing.set and (not printing.number or p.number == printing.number)
        for p in card.printings
    )


def unprinted(card: Card, printing: Printing | None) -> str:
    """What to say of a printing that a card does not have, or nothing."""
    if printing is None or has_printing(card, printing):
        return ""
    return f"no printing {printing.set} {printing.number}".rstrip() + " of this card is known"


def loose(name: str) -> str:
    """A name without punctuation, so that hyphens, colons and dashes do not matter."""
    return " ".join(re.findall(r"\w+", fold(name).replace("'", "")))


def _versions(card: Card) -> set[str]:
    """What may stand in brackets after a name to tell versions apart."""
    said = [str(v) for v in card.fields.values() if isinstance(v, str | int)]
    return {loose(value) for value in (card.id, card.subtitle, *said) if value}


def _trigrams(folded: str) -> set[str]:
    padded = f"  {folded} "
    return {padded[n : n + 3] for n in range(len(padded) - 2)}
