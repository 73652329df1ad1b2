"""Random collections to measure the solver with: so many copies, and what a deck cannot lack."""

from __future__ import annotations

from functools import cache

from django.conf import settings

from cards.catalogue.loader import load_catalogue
from cards.construction.check import Checker, load_rules
from cards.deck import Deck
from cards.formats.text_in import read_text
from engine.rng import seeded
from engine.vocabulary import verbs_of
from solver.optimiser.build import Wishes, build
from solver.optimiser.explain import complete
from solver.optimiser.features import load_features
from solver.tuning.world import World


@cache
def world(game: str) -> World:
    """A game from its catalogue files."""
    folder = settings.CATALOGUE_DIR / game
    catalogue = load_catalogue(folder, verbs_of)
    checker = Checker(load_rules(folder / "rules.toml", catalogue.game), catalogue)
    return World(checker, load_features(folder / "features.toml", catalogue))


def stock_decks(game: str) -> dict[str, Deck]:
    """The stock decks of a game by file name."""
    folder = settings.CATALOGUE_DIR / game / "decks"
    catalogue = world(game).checker.catalogue
    return {
        path.stem: read_text(path.read_text(encoding="utf-8"), catalogue).deck
        for path in sorted(folder.glob("*.txt"))
    }


def random_collection(game: str, copies: int, seed: int, decks: int = 1) -> dict[str, int]:
    """Copies drawn by lot, four of a card at most, and the fewest cards that still lacked for so
    many legal decks."""
    here = world(game)
    cards = [card.id for card in here.checker.catalogue.cards]
    chance = seeded(seed, 23)
    owned: dict[str, int] = {}
    while sum(owned.values()) < copies:
        card = cards[chance.below(len(cards))]
        if owned.get(card, 0) < 4:
            owned[card] = owned.get(card, 0) + 1
    wishes = Wishes(owned=owned, decks=decks)
    lacking = complete(build(here.checker, here.features, wishes))
    for card, n in (lacking.acquired if lacking else {}).items():
        owned[card] = owned.get(card, 0) + n
    return owned
