"""Cards of Tally as the rules read them, by design."""

from __future__ import annotations


class Pool:
    """The designs of a match-up."""

    __slots__ = ("ids", "strikes", "values")

    def __init__(self, ids: list[str], values: list[int], strikes: list[int]) -> None:
        self.ids = ids
        self.values = values
        self.strikes = strikes  # points that the card takes from another player
