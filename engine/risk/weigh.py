"""What an option promises, for the greedy agent and for the order of a search."""

from __future__ import annotations

from engine.risk import options as o
from engine.risk.state import State


def weigh(s: State, option: int) -> float:
    """What an option promises."""
    return float(o.kind_of(option))
