"""Questions over the shipped games, ready to solve."""

from __future__ import annotations

import random
from functools import cache

from solver.optimiser.build import Wishes, build
from solver.optimiser.features import Features, load_features
from solver.optimiser.instance import Instance
from tests.cards.construction.stage import CATALOGUES, game


@cache
def features(game_id: str) -> Features:
    return load_features(CATALOGUES / game_id / "features.toml", game(game_id).catalogue)


def question(game_id: str, wishes: Wishes | None = None) -> Instance:
    return build(game(game_id).checker, features(game_id), wishes)


def collection(game_id: str, seed: int, most: int = 3) -> dict[str, int]:
    """Up to so many copies of each card, at random."""
    chance = random.Random(seed)
    return {card.id: chance.randint(0, most) for card in game(game_id).catalogue.cards}


def shelf(seed: int, most: int = 3, decks: int = 1) -> dict[str, int]:
    """A random collection of MMG cards with what so many decks cannot do without."""
    owned = collection("mmg", seed, most)
    for zone in ("past", "present", "future"):
        owned[f"time-{zone}"] = 2 * decks
        owned[f"the-watcher-{zone}"] = decks
    return owned
