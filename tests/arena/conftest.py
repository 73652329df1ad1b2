"""Decks that play well together, and contests that are over without a worker."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings
from django.contrib.auth.models import User

from arena.models import Contest
from arena.order import Choice, Order
from arena.selectors.choosing import pasted
from arena.services import starting
from decks.selectors.game_rules import game_rules
from decks.services import lifecycle

GAME = "mmg"
NAMES = ("dalek-rush", "unit-wall", "web-of-time", "cyber-siege")


def deck_text(name: str) -> str:
    path: Path = settings.CATALOGUE_DIR / GAME / "decks" / f"{name}.txt"
    return path.read_text(encoding="utf-8")


def choices(count: int = 2, agent: str = "uniform") -> list[Choice]:
    rules = game_rules(GAME)
    made = [pasted(deck_text(name), rules) for name in NAMES[:count]]
    return [Choice(name=one.name, value=one.value, agent=agent) for one in made]


def order(kind: str = "matchup", count: int = 2, **values: Any) -> Order:
    agent = values.pop("agent", "uniform")
    return Order(GAME, kind, choices(count, agent), **({"games": 8, "seed": 7} | values))


def work_off() -> None:
    """Do what a worker would do, here and now."""
    from jobs.services import leasing, performing

    while (lease := leasing.take("test")) is not None:
        performing.perform(lease)


@pytest.fixture
def played(shipped: None, alice: User) -> Callable[..., Contest]:
    """Start a contest of Alice's and play it to its end."""

    def make(kind: str = "matchup", count: int = 2, **values: Any) -> Contest:
        contest = starting.start(order(kind, count, **values), values.get("owner", alice))
        work_off()
        contest.job.refresh_from_db()
        assert contest.job.is_over, contest.job.traceback
        return contest

    return make


@pytest.fixture
def own_deck(shipped: None, alice: User) -> Any:
    """A private deck of Alice's."""
    value = choices(1)[0].value
    return lifecycle.create(alice, GAME, value, name="Secret weapon")
