"""The table as it is drawn."""

from __future__ import annotations

from engine.scene import Scene
from engine.totd.state import State


def scene(s: State) -> Scene:
    """Everything on the table."""
    return Scene(players=(), areas=())
