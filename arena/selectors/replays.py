"""Games to watch: quick ones are played while the page waits, slow ones were played by a worker."""

from __future__ import annotations

from dataclasses import dataclass

from django.core.cache import cache
from django.http import Http404

from arena import replaying
from arena.kinds import played
from arena.models import Contest, Replay
from arena.replaying import Story
from arena.setup import Setup
from engine.record import Record
from jobs.models import Job

# Seconds for which a process keeps a quick game, so that its next step costs little.
KEPT = 600


@dataclass(frozen=True)
class Watched:
    """A game with its story. Without a record it has still to be played, perhaps by `job`."""

    record: Record | None = None
    story: Story | None = None
    job: Job | None = None


def game_of(contest: Contest, pairing: int, number: int) -> played.Game:
    """The game as it was counted; 404 for one that was never played."""
    result = contest.job.result
    if result and 0 <= pairing < len(result["pairings"]):
        game = played.read_one(result["pairings"][pairing]["played"], number)
        if game is not None:
            return game
    raise Http404(f"Game {number + 1} was not played in this matchup.")


def watched(contest: Contest, setup: Setup, pairing: int, number: int) -> Watched:
    """The replay of a game, as far as there is one."""
    game_of(contest, pairing, number)
    row = (
        Replay.objects.select_related("job")
        .filter(contest=contest, pairing=pairing, number=number)
        .first()
    )
    if row is not None and row.record is not None:
        return Watched(*replaying.retell({"record": row.record, "story": row.story}))
    if not replaying.is_quick(setup, pairing):
        return Watched(job=row.job if row is not None else None)
    return _played(contest, setup, pairing, number)


def _played(contest: Contest, setup: Setup, pairing: int, number: int) -> Watched:
    key = f"replay:{contest.job_id}:{pairing}:{number}"
    kept: Watched | None = cache.get(key)
    if kept is None:
        record = replaying.record_game(setup, pairing, number)
        kept = Watched(record, replaying.tell(setup, pairing, record))
        cache.set(key, kept, KEPT)
    return kept
