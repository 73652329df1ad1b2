"""What changed between two decks, counted in copies."""

from __future__ import annotations

from dataclasses import dataclass

from decks.construction.deck import Deck


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
