"""Stock decks: the deck files of the catalogues as decks without an owner, for all to fork."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from django.conf import settings
from django.db import transaction

from cards.formats import read_deck
from cards.formats.unread import unread_lines
from collection.models import Game
from decks.content import content_hash, to_content
from decks.models import Deck
from decks.selectors.game_rules import GameRules, game_rules
from decks.services.lifecycle import set_tags
from decks.services.versions import advance
from web.visibility import Visibility

State = Literal["new", "changed", "same", "gone", "unread"]


@dataclass(frozen=True)
class Loaded:
    """What became of one deck file; `problems` are lines that name no single card."""

    key: str
    state: State
    problems: tuple[str, ...] = ()


def load_stock() -> list[Loaded]:
    """Make the stock decks equal to the files. Loading again changes nothing."""
    found: list[Loaded] = []
    for game in Game.objects.all():
        folder: Path = settings.CATALOGUE_DIR / game.slug / "decks"
        rules = game_rules(game.slug)
        files = sorted(folder.glob("*.txt"))
        found += [_load(game, f"{game.slug}/{file.stem}", file, rules) for file in files]
        found += _drop_others(game, {f"{game.slug}/{file.stem}" for file in files})
    return found


@transaction.atomic
def _load(game: Game, key: str, file: Path, rules: GameRules) -> Loaded:
    report = read_deck(file.read_bytes(), rules.catalogue)
    problems = tuple(unread_lines(report, rules.catalogue))
    if report.problem or not report.deck.size:
        # Larger than any deck, or no text at all: the deck that was loaded before stays.
        return Loaded(key, "unread", problems)
    value = report.deck
    about = {
        "name": value.name[:120] or file.stem.replace("-", " ").capitalize(),
        "about": value.about,
        "format": value.format,
        "visibility": Visibility.PUBLIC,
    }
    deck = Deck.objects.select_related("game", "head").filter(stock_key=key).first()
    state: State = "same"
    if deck is None:
        deck, state = Deck(game=game, stock_key=key, owner=None), "new"
    if any(getattr(deck, name) != wanted for name, wanted in about.items()):
        state = "new" if state == "new" else "changed"
        for name, wanted in about.items():
            setattr(deck, name, wanted)
        deck.save()
    if deck.head is None or deck.head.content_hash != content_hash(to_content(value)):
        advance(deck, value)
        state = "new" if state == "new" else "changed"
    if set(value.tags) != set(deck.tags.values_list("name", flat=True)):
        set_tags(deck, value.tags)
        state = "new" if state == "new" else "changed"
    return Loaded(key, state, problems)


def _drop_others(game: Game, keys: set[str]) -> list[Loaded]:
    """Delete stock decks whose file is gone; forks of them keep their cards."""
    gone = Deck.objects.filter(game=game, stock_key__isnull=False).exclude(stock_key__in=keys)
    dropped = [Loaded(str(key), "gone") for key in gone.values_list("stock_key", flat=True)]
    gone.delete()
    return dropped
