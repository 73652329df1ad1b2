"""What Tally offers to everything that knows no game by name; see `engine.games`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from cards.catalogue.values import Card
from cards.ready import ReadyDeck
from engine.kernel import laws
from engine.kernel.matchup import KernelMatchup
from engine.rng import Rng
from tests.engine.toys.tally.constants import DECK_PLACE
from tests.engine.toys.tally.game import Tally
from tests.engine.toys.tally.model import Pool

PLAYERS = (2, 5)


class Ability(msgspec.Struct, tag_field="verb", tag="strike", frozen=True):
    """The one verb: another player loses points."""

    points: int


def ability_problems(type_id: str, abilities: Sequence[Any]) -> list[str]:
    return [] if type_id == "number" else [f"expected a number, got {type_id}"]


def ability_text(ability: Any) -> str:
    return f"Another player loses {ability.points}."


def card_text(type_id: str, fields: Mapping[str, Any], abilities: Sequence[Any]) -> list[str]:
    return [ability_text(ability) for ability in abilities]


class Matchup(KernelMatchup[Tally]):
    """Decks of number cards."""

    players = PLAYERS
    size = 4

    @classmethod
    def lower(cls, cards: Sequence[Card]) -> Pool:
        values = [int(card.fields["value"]) for card in cards]
        strikes = [sum(ability.points for ability in card.abilities) for card in cards]
        return Pool([card.id for card in cards], values, strikes)

    @classmethod
    def table(cls, pool: Pool, rng: Rng) -> Tally:
        return Tally(pool, rng, None)

    def lay_out(self, table: Tally) -> None:
        for seat, deck in enumerate(table.streams):
            for design in self.shuffled(deck, table.seed):
                table.deck[seat].append(table.new_card(design, seat, DECK_PLACE))


setup_problems = Matchup.problems
position = Matchup.position
violations = laws.violations


def random_deck(cards: Sequence[Card], rng: Rng) -> ReadyDeck:
    return ReadyDeck.of(cards[rng.below(len(cards))] for _ in range(Matchup.size))
