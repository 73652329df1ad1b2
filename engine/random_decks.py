"""Random legal decks for play: drawn by the construction rules of a game, not by rules of its
engine."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache

from cards.catalogue.loader import CATALOGUES, read_game
from cards.catalogue.problems import CatalogueError
from cards.catalogue.values import Card, Catalogue, Game
from cards.construction.check import Checker, load_rules
from cards.construction.rule import Setting
from cards.construction.ruleset import RuleSet
from cards.construction.sampling import RandomDecks
from cards.ready import ReadyDeck, ready_deck
from engine.pools import Pools
from engine.rng import Rng


class LegalDecks:
    """Decks of one game. `options` settle points that players agree on before they build; cards
    with `unknown` values, which the engine would refuse, are never drawn."""

    def __init__(
        self,
        game_id: str,
        options: Mapping[str, Setting] | None = None,
        unknown: Callable[[Card], Sequence[str]] | None = None,
    ) -> None:
        self.game_id = game_id
        self.options = options
        self.unknown = unknown
        self._kept: Pools[tuple[Catalogue, RandomDecks]] = Pools(self._read)

    def draw(self, cards: Sequence[Card], rng: Rng) -> ReadyDeck:
        """A legal deck of those cards that the engine can play."""
        catalogue, decks = self._kept.of(cards)
        return ready_deck(decks.draw(rng), catalogue)

    def _read(self, cards: Sequence[Card]) -> tuple[Catalogue, RandomDecks]:
        game, rules = construction(self.game_id)
        catalogue = Catalogue(game, list(cards))
        unknown = self.unknown
        playable = None if unknown is None else [card.id for card in cards if not unknown(card)]
        return catalogue, RandomDecks(
            Checker(rules, catalogue), options=self.options, cards=playable
        )


@cache
def construction(game_id: str) -> tuple[Game, RuleSet]:
    """The vocabulary and the construction rules of a game."""
    game, problems = read_game(CATALOGUES / game_id)
    if game is None:
        raise CatalogueError(problems)
    return game, load_rules(CATALOGUES / game_id / "rules.toml", game)
