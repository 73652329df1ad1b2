"""What Vault offers to everything that knows no game by name; see `engine.games`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from cards.catalogue.values import Card
from cards.ready import ReadyDeck
from engine.kernel import laws
from engine.kernel.matchup import KernelMatchup
from engine.rng import Rng
from tests.engine.toys.vault.game import STRENGTH, Vault

PLAYERS = (1, 1)
"""One deck: a team, each card a player."""


class Ability(msgspec.Struct, tag_field="verb", tag="nothing", frozen=True):
    """Players have no abilities."""


def ability_problems(type_id: str, abilities: Sequence[Any]) -> list[str]:
    return ["expected no ability"] if abilities else []


def ability_text(ability: Any) -> str:
    return "Nothing happens."


def card_text(type_id: str, fields: Mapping[str, Any], abilities: Sequence[Any]) -> list[str]:
    return []


class Matchup(KernelMatchup[Vault]):
    """A team of three."""

    players = PLAYERS
    size = 3

    @classmethod
    def lower(cls, cards: Sequence[Card]) -> None:
        return None

    @classmethod
    def table(cls, pool: None, rng: Rng) -> Vault:
        return Vault(rng, None)

    def lay_out(self, table: Vault) -> None:
        table.sit_down(len(self.decks[0].cards))
        table.team = True
        table.names = [card.name for card in self.decks[0].cards]
        table.strength = [STRENGTH] * table.seats


setup_problems = Matchup.problems
position = Matchup.position
violations = laws.violations


def random_deck(cards: Sequence[Card], rng: Rng) -> ReadyDeck:
    return ReadyDeck.of(cards[rng.below(len(cards))] for _ in range(Matchup.size))
