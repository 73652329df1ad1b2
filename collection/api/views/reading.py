"""The game that an address names."""

from __future__ import annotations

from typing import Any

from rest_framework.serializers import Serializer

from cards.catalogue.values import Game
from collection.selectors.games import vocabulary_or_404


def game_of(filters: Serializer[Any]) -> Game | None:
    """The game that a list is narrowed to; an unknown one is a 404 that names the games."""
    slug = filters.validated_data.get("game")
    return vocabulary_or_404(slug) if slug else None
