"""Rows of a list of contests; the queries do not grow with their number."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from django.db.models import prefetch_related_objects

from arena.models import Contest
from cards.catalogue.values import Game
from collection.selectors.games import vocabularies


@dataclass(frozen=True)
class ContestRow:
    contest: Contest
    game: Game | None
    entries: int
    # What is told while it runs.
    told: str

    @property
    def is_over(self) -> bool:
        return self.contest.job.is_over


def rows_of(contests: Sequence[Contest]) -> list[ContestRow]:
    prefetch_related_objects(list(contests), "entries")
    known = vocabularies()
    return [
        ContestRow(one, known.get(one.game.slug), len(one.entries.all()), _told(one))
        for one in contests
    ]


def _told(contest: Contest) -> str:
    job = contest.job
    if job.is_over:
        return contest.headline or job.error
    if not job.units_done:
        return "Waiting for a worker"
    most = f"at most {job.units_total:,}" if contest.until_decided else f"{job.units_total:,}"
    return f"{job.units_done:,} of {most} games"
