"""Proposals without a worker: what is asked waits until a test lets it be computed."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from django.contrib.auth.models import User

from collection.models import Card, Holding
from decks.selectors import game_rules
from jobs import wake
from jobs.services import shift
from tests.solver.questions import shelf


@pytest.fixture(autouse=True)
def quiet_bell(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wake.current_app, "send_task", lambda *a, **k: None)


@pytest.fixture
def compute(shipped: None) -> Iterator[Callable[[], object]]:
    """Do all the work that waits, however many shifts it takes."""

    def all_of_it() -> None:
        while shift.work():
            pass

    yield all_of_it
    game_rules.forget()


@pytest.fixture
def stocked(alice: User, shipped: None) -> dict[str, int]:
    """Alice owns a random shelf that allows two legal decks."""
    owned = shelf(8, decks=2)
    cards = {card.slug: card for card in Card.objects.filter(game__slug="mmg")}
    Holding.objects.bulk_create(
        [
            Holding(owner=alice, card=cards[slug], printing=cards[slug].printings.first(), count=n)
            for slug, n in owned.items()
            if n
        ]
    )
    return owned
