"""One call costs no more than it should, whoever asks."""

from __future__ import annotations

from typing import Any

import pytest
from django.core.cache import cache
from django.test import Client
from rest_framework.throttling import ScopedRateThrottle

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("shipped")]
THERE = "/api/v1/decks/validate/"


def ask(*decks: dict[str, Any]) -> Any:
    asked = {"game": "mmg", "decks": list(decks)}
    return Client().post(THERE, asked, "application/json")


def test_twelve_real_decks_are_checked() -> None:
    text = "\n".join(["4 Dalek", "3 Zarbi"] * 40)
    assert ask(*[{"text": text}] * 12).status_code == 200


def test_lines_of_all_decks_together_are_bounded() -> None:
    answer = ask(*[{"text": "3 nothing\n" * 400}] * 12)
    assert answer.status_code == 400
    assert "at most 3,000 lines in all decks together, got 4,812" in answer.content.decode()


def test_content_counts_like_lines() -> None:
    entries = [{"card": f"card-{n}", "count": 1} for n in range(400)]
    answer = ask(*[{"content": {"sections": {"deck": entries}}}] * 12)
    assert answer.status_code == 400 and "got 4,800" in answer.content.decode()


def test_characters_of_all_decks_together_are_bounded() -> None:
    answer = ask(*[{"text": "x" * 200_000}] * 2)
    assert answer.status_code == 400
    assert "at most 300,000 characters" in answer.content.decode()


def test_costly_calls_and_passwords_have_limits_of_their_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    cache.clear()
    rates = {"costly": "2/day", "password": "1/day", "anon": None, "user": None}
    monkeypatch.setattr(ScopedRateThrottle, "THROTTLE_RATES", rates)
    assert [ask({"text": "3 Zarbi"}).status_code for _ in range(3)] == [200, 200, 429]
    given = {"username": "nobody", "password": "wrong"}
    answers = [Client().post("/api/v1/tokens/", given, "application/json") for _ in range(2)]
    assert [one.status_code for one in answers] == [401, 429]
    assert Client().get("/api/v1/games/").status_code == 200
