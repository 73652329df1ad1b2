"""Replays: a quick game is played while the page waits, a slow one by a worker; each only once."""

from __future__ import annotations

from typing import Any

import msgspec
from django.contrib.auth.models import AbstractBaseUser
from django.http import Http404

from arena import replaying
from arena.kinds import played
from arena.models import Contest, Replay
from arena.setup import Setup
from jobs import services as jobs
from jobs.models import State


def game_of(contest: Contest, setup: Setup, pairing: int, number: int) -> played.Game:
    """The game as it was counted; 404 for one that was never played."""
    result = contest.job.result
    if result and 0 <= pairing < len(result["pairings"]):
        game = played.read_one(result["pairings"][pairing]["played"], number)
        if game is not None:
            return game
    raise Http404(f"Game {number + 1} was not played in this matchup.")


def replay_of(contest: Contest, setup: Setup, pairing: int, number: int) -> Replay:
    """The replay of a game. One whose `record` is empty has still to be played by a worker."""
    game_of(contest, setup, pairing, number)
    key: dict[str, Any] = {"contest": contest, "pairing": pairing, "number": number}
    replay = Replay.objects.select_related("job").filter(**key).first()
    if replay is not None and replay.record is not None:
        return replay
    if replaying.is_quick(setup, pairing):
        record = replaying.record_game(setup, pairing, number)
        story = replaying.tell(setup, pairing, record)
        found, _ = Replay.objects.update_or_create(
            **key,
            defaults={
                "record": msgspec.to_builtins(record),
                "story": msgspec.to_builtins(story),
            },
        )
        return found
    if replay is None:
        return Replay(**key)
    if replay.job is not None and replay.job.state == State.DONE:
        replay.record, replay.story = replay.job.result["record"], replay.job.result["story"]
        replay.save(update_fields=["record", "story"])
    return replay


def prepare(
    contest: Contest, setup: Setup, pairing: int, number: int, user: AbstractBaseUser
) -> Replay:
    """Have a worker play a slow game again; asked twice, it is played once."""
    replay = replay_of(contest, setup, pairing, number)
    running = replay.job is not None and not replay.job.is_over
    if replay.record is not None or running:
        return replay
    params = {"contest": contest.job.params, "pairing": pairing, "number": number}
    title = f"Replay of game {number + 1}: {contest.title}"
    replay.job = jobs.start("replay", user, params, contest.seed, title=title[:200])
    replay.save()
    return replay
