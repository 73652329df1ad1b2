"""The steps of a search as plain data: what is to be done, and what came of it."""

from __future__ import annotations

import msgspec

from solver.tuning.trial import Trial

Sections = dict[str, dict[str, int]]


class Task(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A proposal (`propose`), or games of a deck (`play`, `playoff`, `final`)."""

    what: str
    generation: int
    # Of a proposal: its place in the pool, the values it follows, and a deck to stay near.
    slot: int = 0
    learned: dict[str, int] | None = None
    around: Sections | None = None
    radius: int = 0
    # Of games: the deck, and pairs `first` and following of the series of a seed.
    rung: int = 0
    sections: Sections | None = None
    seed: int = 0
    first: int = 0
    pairs: int = 0


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """What came of a task; a proposal without `sections` found no deck."""

    what: str
    generation: int
    rung: int = 0
    sections: Sections | None = None
    won: int = 0
    lost: int = 0
    drawn: int = 0
    aborted: int = 0
    seen: dict[str, tuple[int, float]] = {}

    @property
    def finished(self) -> int:
        """Games with a result."""
        return self.won + self.lost + self.drawn

    def trial(self) -> Trial:
        """The games of a deck."""
        return Trial(
            sections=self.sections or {},
            won=self.won,
            lost=self.lost,
            drawn=self.drawn,
            aborted=self.aborted,
            seen=self.seen,
        )


class FairTask(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Two decks to be made (`pair`), or some of their games (`series`, `final`)."""

    what: str
    round: int
    decks: list[Sections] = []
    seed: int = 0
    first: int = 0
    pairs: int = 0


class FairOutcome(msgspec.Struct, frozen=True, kw_only=True):
    """The two decks, and how the games between them ended for the first."""

    what: str
    round: int
    decks: list[Sections] = []
    status: str = ""
    objective: int | None = None
    won: int = 0
    lost: int = 0
    drawn: int = 0
    aborted: int = 0
    seen: dict[str, tuple[int, float]] = {}

    @property
    def points(self) -> float:
        return self.won + self.drawn / 2

    @property
    def finished(self) -> int:
        """Games with a result."""
        return self.won + self.lost + self.drawn

    def trial(self) -> Trial:
        """The games of the first deck."""
        return Trial(
            sections=self.decks[0],
            won=self.won,
            lost=self.lost,
            drawn=self.drawn,
            aborted=self.aborted,
            seen=self.seen,
        )
