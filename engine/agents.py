"""Agents by name: `uniform`, `greedy`, and `search` with its iterations, as in `search:200`."""

from __future__ import annotations

import msgspec

from engine.playout import GREEDY, SEARCH, UNIFORM

CODES = {"uniform": UNIFORM, "greedy": GREEDY, "search": SEARCH}
DEFAULT_ITERATIONS = 100


class Agent(msgspec.Struct, frozen=True):
    """Which agent, and how hard it thinks."""

    name: str
    code: int
    iterations: int = 0

    def label(self) -> str:
        """The name with the iterations that matter."""
        return f"{self.name}:{self.iterations}" if self.iterations else self.name


def agent(text: str) -> Agent:
    """Read the name of an agent.

    >>> agent("search:50").iterations
    50
    """
    name, _, number = text.partition(":")
    if name not in CODES or (number and (name != "search" or not number.isdigit())):
        raise ValueError(f"expected uniform, greedy, search or search:<iterations>, got {text!r}")
    iterations = 0
    if name == "search":
        iterations = int(number) if number else DEFAULT_ITERATIONS
        if iterations < 1:
            raise ValueError(f"expected at least one iteration, got {text!r}")
    return Agent(name=name, code=CODES[name], iterations=iterations)
