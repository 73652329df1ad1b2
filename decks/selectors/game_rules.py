"""What decks of a game are judged with: its cards, its rules, and the two bound together.

Kept per process and renewed when the cards in the database or the rules file change, which costs
one small query and one look at the file to find out.
"""

from __future__ import annotations

import hashlib
import threading
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from django.conf import settings
from django.db.models import Count, Max
from django.http import Http404

from cards.catalogue.problems import Problem
from cards.catalogue.values import Catalogue
from cards.catalogue.values import Game as GameValue
from cards.construction.check import Checker, read_rules
from collection.models import Card, Game
from collection.selectors.cards import card_value
from collection.selectors.games import vocabulary, vocabulary_or_404


@dataclass(frozen=True)
class GameRules:
    """`checker` is None while a game has no readable rules file; `problems` then says why."""

    game: GameValue
    catalogue: Catalogue
    checker: Checker | None
    stamp: str
    problems: tuple[Problem, ...] = ()

    @property
    def formats(self) -> list[tuple[str, str]]:
        if self.checker is None:
            return []
        return [(f.id, f.name) for f in self.checker.rules.file.formats]

    def format_name(self, format_id: str) -> str:
        names = dict(self.formats)
        return names.get(format_id) or next(iter(names.values()), "")

    def stamp_for(self, format_id: str) -> str:
        """Names what a verdict by a format depends on, besides the deck itself."""
        return f"{self.stamp}/{format_id}"


_kept: dict[str, tuple[object, GameRules]] = {}
_lock = threading.Lock()


def game_rules(slug: str) -> GameRules:
    """The cards and rules of a game as they now stand."""
    game = vocabulary_or_404(slug)
    found = game_rules_of([slug])
    if slug not in found:
        raise Http404(f"The catalogue of {game.name} is not loaded.")
    return found[slug]


def game_rules_of(slugs: Iterable[str]) -> dict[str, GameRules]:
    """Those of several games, for one query; games without a loaded catalogue are left out."""
    games = {slug: game for slug in slugs if (game := vocabulary(slug))}
    rows = Game.objects.filter(slug__in=list(games)).order_by()
    counted = rows.annotate(n=Count("cards"), newest=Max("cards__pk"))
    return {
        slug: _current(games[slug], state)
        for slug, *state in counted.values_list("slug", "revision", "n", "newest")
    }


def _current(game: GameValue, state: list[object]) -> GameRules:
    """What is kept of a game, read anew if its cards or its rules file have changed."""
    path = rules_path(game.id)
    try:
        about = path.stat()
        file_state: object = (about.st_mtime_ns, about.st_size)
    except FileNotFoundError:
        file_state = None
    key = (id(game), tuple(state), str(path), file_state)
    kept = _kept.get(game.id)
    if kept is None or kept[0] != key:
        with _lock:
            kept = _kept.get(game.id)
            if kept is None or kept[0] != key:
                kept = _kept[game.id] = (key, _read(game, path))
    return kept[1]


def rules_path(slug: str) -> Path:
    path: Path = settings.CATALOGUE_DIR / slug / "rules.toml"
    return path


def known_game(slug: str) -> bool:
    return vocabulary(slug) is not None


def forget() -> None:
    """Read everything anew next time; for measurements and tests that swap databases."""
    _kept.clear()


def _read(game: GameValue, path: Path) -> GameRules:
    rows = Card.objects.filter(game__slug=game.id, is_active=True).select_related("game")
    cards = [card_value(row) for row in rows.order_by("folded_name", "pk")]
    catalogue = Catalogue(game, cards)
    rules, problems = read_rules(path, game)
    checker = Checker(rules, catalogue) if rules else None
    digest = hashlib.sha256(path.read_bytes() if rules else b"")
    for card in cards:
        digest.update(
            f"{card.id}\t{card.type}\t{card.fields}\t{list(card.ability_tables)}\n".encode()
        )
    return GameRules(game, catalogue, checker, digest.hexdigest()[:32], tuple(problems))
