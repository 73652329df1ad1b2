"""The vocabularies of the games (game.toml), read once per process."""

from __future__ import annotations

from functools import cache

from django.conf import settings
from django.http import Http404

from cards.catalogue.loader import game_folders, read_game
from cards.catalogue.values import Game


@cache
def vocabularies() -> dict[str, Game]:
    """Every game whose game.toml can be read, in the order in which they are shown."""
    found = (read_game(folder)[0] for folder in game_folders(settings.CATALOGUE_DIR))
    games = [game for game in found if game is not None]
    return {g.id: g for g in sorted(games, key=lambda g: (g.file.position, g.id))}


def vocabulary(slug: str) -> Game | None:
    return vocabularies().get(slug)


def vocabulary_or_404(slug: str) -> Game:
    game = vocabulary(slug)
    if game is None:
        known = ", ".join(vocabularies())
        raise Http404(f"There is no game {slug!r}; the games are {known}.")
    return game
