"""Having a worker play a slow game again."""

from __future__ import annotations

from django.contrib.auth.models import AbstractBaseUser
from django.db import transaction

from arena.models import Contest, Replay
from arena.selectors.replays import watched
from arena.setup import Setup
from jobs import services as jobs


@transaction.atomic
def prepare(
    contest: Contest, setup: Setup, pairing: int, number: int, user: AbstractBaseUser
) -> None:
    """Ask for a game to be played again; asked twice, it is played once."""
    now = watched(contest, setup, pairing, number)
    if now.record is not None or (now.job is not None and not now.job.is_over):
        return
    params = {"contest": contest.job.params, "pairing": pairing, "number": number}
    title = f"Replay of game {number + 1}: {contest.title}"
    job = jobs.start("replay", user, params, contest.seed, title=title[:200])
    # The row is there before a worker can end the job: both are committed together.
    Replay.objects.update_or_create(
        contest=contest, pairing=pairing, number=number, defaults={"job": job}
    )
