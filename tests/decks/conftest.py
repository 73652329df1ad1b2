"""A small, known part of the shipped catalogue for deck tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from django.contrib.auth.models import User

from cards.deck import Deck as DeckValue
from decks.models import Deck
from decks.selectors import game_rules
from decks.services import lifecycle


@pytest.fixture(autouse=True)
def fresh_rulings() -> Iterator[None]:
    """Rolled-back rows leave no trace in what the process keeps."""
    yield
    game_rules.forget()


@pytest.fixture
def make_deck(shipped: None) -> Callable[..., Deck]:
    def make(owner: User, cards: dict[str, int] | None = None, **about: str) -> Deck:
        value = DeckValue.of({"deck": cards or {}})
        return lifecycle.create(owner, "mmg", value, **{"name": "Test deck", **about})

    return make
