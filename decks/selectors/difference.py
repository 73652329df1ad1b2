"""What changed between two decks, counted in copies."""

from __future__ import annotations

from dataclasses import dataclass

from cards.deck import Deck


@dataclass(frozen=True)
class Changed:
    """One card in one section: how many before and after."""

    section: str
    card: str
    before: int
    after: int

    @property
    def delta(self) -> int:
        return self.after - self.before

    @property
    def sign(self) -> str:
        return f"{self.delta:+d}".replace("-", "−")


def difference(before: Deck, after: Deck) -> list[Changed]:
    """Cards whose count differs, by section and card; printings are added up."""
    found = []
    for section in dict.fromkeys([*before.sections, *after.sections]):
        old, new = before.sections.get(section, {}), after.sections.get(section, {})
        for card in sorted({*old, *new}):
            if old.get(card, 0) != new.get(card, 0):
                found.append(Changed(section, card, old.get(card, 0), new.get(card, 0)))
    return found


def lost_and_found(before: Deck, after: Deck) -> dict[tuple[str, str], int]:
    """Loose lines, by section and text, that one deck has more often than the other."""
    counts: dict[tuple[str, str], int] = {}
    for sign, deck in ((-1, before), (1, after)):
        for one in deck.loose:
            key = (one.section, one.text)
            counts[key] = counts.get(key, 0) + sign
    return {key: n for key, n in counts.items() if n}


def in_common(before: Deck, after: Deck) -> int:
    """Copies that stand in the same section of both."""
    return sum(
        min(n, after.sections.get(section, {}).get(card, 0))
        for section, cards in before.sections.items()
        for card, n in cards.items()
    )
