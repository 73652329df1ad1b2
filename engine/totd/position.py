"""Positions as dictionaries."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.cards import Card
from engine.totd.game import TotdTable
from engine.totd.matchup import Matchup


def position(data: Mapping[str, Any], cards: Sequence[Card]) -> TotdTable:
    """A game from a position."""
    return Matchup.position(data, cards)
