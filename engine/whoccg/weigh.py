"""What an option promises its player, in points of the game as far as that can be told."""

from __future__ import annotations

from engine.whoccg.state import State

LOW = -1000.0


def value_of(s: State, option: int) -> float:
    """What an option of the open decision promises its player."""
    return 0.0
