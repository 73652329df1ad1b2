"""The games as a search sees them: cards, rules and features as they now stand."""

from __future__ import annotations

import hashlib
import threading

from django.conf import settings

from cards.catalogue.problems import CatalogueError
from decks.selectors.game_rules import GameRules, game_rules
from jobs.kinds import Failed
from solver.optimiser.features import load_features
from solver.tuning.world import World

_kept: dict[str, World] = {}
_lock = threading.Lock()


def world_of(game: str) -> World:
    """A game; raises CatalogueError where its rules or features cannot be read."""
    rules = game_rules(game)
    stamp = _stamp(rules)
    with _lock:
        world = _kept.get(game)
        if world is None or world.stamp != stamp:
            world = _kept[game] = _read(rules, stamp)
    return world


def world_for(game: str, stamp: str) -> World:
    """The game of a job, refused when its cards or rules have changed since it was asked."""
    world = world_of(game)
    if world.stamp != stamp:
        raise Failed("The catalogue or the rules changed after this was asked. Ask again.")
    return world


def _stamp(rules: GameRules) -> str:
    path = settings.CATALOGUE_DIR / rules.game.id / "features.toml"
    features = path.read_bytes() if path.exists() else b""
    return hashlib.sha256(rules.stamp.encode() + features).hexdigest()[:32]


def _read(rules: GameRules, stamp: str) -> World:
    if rules.checker is None:
        raise CatalogueError(list(rules.problems))
    path = settings.CATALOGUE_DIR / rules.game.id / "features.toml"
    return World(rules.checker, load_features(path, rules.catalogue), stamp)
