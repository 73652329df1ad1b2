"""What somebody asks for: decks, agents and numbers, before anything is checked."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field

from cards.deck import Deck as DeckValue
from decks.models import Deck, DeckVersion

MOST_SEED = 2**53 - 1
"""The largest number that every reader of JSON keeps exact."""


@dataclass(frozen=True)
class Choice:
    """One deck that is to take part. Pasted decks have no row; `unread` are lines of theirs."""

    name: str
    value: DeckValue
    agent: str = "greedy"
    deck: Deck | None = None
    version: DeckVersion | None = None
    unread: tuple[str, ...] = ()


@dataclass(frozen=True)
class Order:
    """A contest to be started."""

    game: str
    kind: str
    choices: list[Choice] = field(default_factory=list)
    games: int = 400
    until_decided: bool = False
    seed: int = 1
    title: str = ""


def new_seed() -> int:
    """A seed that is easy to read and to type."""
    return secrets.randbelow(999_999) + 1
