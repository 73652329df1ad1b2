"""What an option promises: the quick look of the greedy team."""

from __future__ import annotations

from engine.totd import options as o
from engine.totd.state import State


def weigh(s: State, option: int) -> float:
    """A number; the highest is chosen."""
    return 1.0 if o.kind_of(option) == o.GO_ON else 0.5
