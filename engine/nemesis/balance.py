"""What the balance of Nemesis compares: schemes, and the Win trigger that ended a game."""

from __future__ import annotations

from collections.abc import Sequence

from cards.catalogue.values import Card
from cards.ready import ReadyDeck
from engine.nemesis.invariants import build_deck, packs
from engine.nemesis.state import State
from engine.rng import Rng
from engine.table import Table


class NemesisBalance:
    """Different Nemeses with either scheme, and two Doctors each, as the rules deal them."""

    noun = "schemes"

    def table(self, cards: Sequence[Card], rng: Rng, seats: int) -> list[ReadyDeck]:
        """Decks at random: no Nemesis and no Doctor twice (R01, R08)."""
        sides: dict[str, list[str]] = {}
        for pack in packs(cards, "scheme"):
            nemesis = next(str(c.fields["nemesis"]) for c in cards if c.fields.get("pack") == pack)
            sides.setdefault(nemesis, []).append(pack.removeprefix("scheme-"))
        free = sorted(sides)
        doctors = [pack.removeprefix("doctor-") for pack in packs(cards, "doctor")]
        decks = []
        for _ in range(seats):
            schemes = sides[free.pop(rng.below(len(free)))]
            scheme = schemes[rng.below(len(schemes))]
            dealt = [doctors.pop(rng.below(len(doctors))) for _ in range(2)]
            decks.append(build_deck(cards, scheme, dealt))
        return decks

    def group(self, deck: ReadyDeck) -> str:
        """The scheme of a deck."""
        return next(str(card.fields["scheme"]) for card in deck.cards if card.fields.get("scheme"))

    def ending(self, table: Table) -> str:
        """The card whose Win trigger was met."""
        if not isinstance(table, State) or table.won_with < 0:
            return "nothing"
        d = table.pool.designs[table.design[table.won_with]]
        return "two Captured Doctors" if d.group == "core" else d.name
