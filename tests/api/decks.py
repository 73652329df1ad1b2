"""Decks to call the API with."""

from __future__ import annotations

from typing import Any

from rest_framework.test import APIClient

from decks.content import to_content
from tests.cards.construction.stage import game

MMG = game("mmg")
RUSH = MMG.stock["dalek-rush"]
RUSH_CONTENT = to_content(RUSH)


def content(**cards: int) -> dict[str, Any]:
    """`content(zarbi=3)`: an MMG deck of those cards; `_` stands for a hyphen."""
    entries = [{"card": name.replace("_", "-"), "count": n} for name, n in cards.items()]
    return {"sections": {"deck": entries}}


def made(client: APIClient, **body: Any) -> dict[str, Any]:
    """A new deck of the caller, as it was answered."""
    answer = client.post("/api/v1/decks/", {"game": "mmg", "name": "Test", **body})
    assert answer.status_code == 201, answer.json()
    deck: dict[str, Any] = answer.json()
    return deck
