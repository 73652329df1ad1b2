"""How a search is set up, as plain data that a job keeps."""

from __future__ import annotations

import msgspec

from solver.optimiser.build import Count, Wishes


class Search(msgspec.Struct, frozen=True, kw_only=True):
    """A question for propose-and-test: what may be used, whom to beat, and how many games."""

    game: str
    gauntlet: tuple[dict[str, dict[str, int]], ...]
    games: int = 2000
    # Games of the final on fresh seeds, for the best deck and for the first proposal each.
    final: int = 400
    agent: str = "greedy"
    seed: int = 1
    candidates: int = 12
    # Pairs of games in the first rung; each rung doubles them.
    pairs: int = 4
    rungs: int = 3
    owned: dict[str, int] | None = None
    budget: int | None = None
    locks: dict[str, int] = {}
    bans: tuple[str, ...] = ()
    limits: dict[str, int | None] = {}
    counts: tuple[Count, ...] = ()
    # At least so many different cards.
    variety: int | None = None
    format: str = ""
    options: dict[str, str | int | bool] = {}
    # A deck to start from, so that proposals stay near it at first.
    start: dict[str, dict[str, int]] | None = None
    # Cards that may be swapped out of it in all; None lets everything go.
    swaps: int | None = None

    def wishes(self, learned: dict[str, int] | None = None, featured: bool = True) -> Wishes:
        return Wishes(
            format=self.format,
            options=self.options,
            owned=self.owned,
            budget=self.budget,
            locks=self.locks,
            bans=self.bans,
            limits=self.limits,
            counts=self.counts,
            variety=(self.variety, None),
            learned=learned or {},
            featured=featured,
        )

    def rung_games(self, rung: int) -> int:
        """Games of one deck in a rung."""
        return 2 * self.pairs << rung

    def generation_games(self) -> int:
        """Games of a whole generation."""
        return sum(max(1, self.candidates >> r) * self.rung_games(r) for r in range(self.rungs))
