"""Asking a player. What leaves no choice is carried out without a question."""

from __future__ import annotations

from engine.totd.state import State


def ask(s: State, seat: int, decision: int, options: list[int]) -> bool:
    """Put a question to a seat."""
    s.seat = seat
    s.kind = decision
    s.options = options
    return True
