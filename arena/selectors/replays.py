"""Games to watch: quick ones are played while the page waits, slow ones were played by a worker.

A game that is shown is compared with the game that was counted. After a change of rules, cards or
agents it may be another one; then it is said to be of an earlier version, and what can still be
shown is shown: how it ended and, where a worker wrote it down, its story.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from django.core.cache import cache
from django.http import Http404

from arena import replaying
from arena.kinds import played
from arena.models import Contest, Replay
from arena.replaying import Story
from arena.result import read_result
from arena.setup import Setup, ready
from cards.catalogue.problems import CardError
from engine.record import Record, replay_checked
from engine.series import MARK
from jobs.models import Job

# Seconds for which a process keeps a game, so that its next step costs little.
KEPT = 600


@dataclass(frozen=True)
class Watched:
    """A game as it can be shown. Without a story it has still to be played, perhaps by `job`."""

    game: played.Game
    record: Record | None = None
    story: Story | None = None
    job: Job | None = None
    # The choices in today's numbers, as far as today's rules allow them.
    choices: Sequence[int] = ()
    # Why this is not the game that was counted, move by move; empty when it is.
    earlier: str = ""


def game_of(contest: Contest, pairing: int, number: int) -> played.Game:
    """The game as it was counted; 404 for one that was never played."""
    result = read_result(contest.job.result) if contest.job.result else None
    if result and 0 <= pairing < len(result.meetings):
        game = played.read_one(result.meetings[pairing].played, number)
        if game is not None:
            return game
    raise Http404(f"Game {number + 1} was not played in this matchup.")


def watched(contest: Contest, setup: Setup, pairing: int, number: int) -> Watched:
    """The replay of a game, as far as there is one."""
    game = game_of(contest, pairing, number)
    key = f"replay:{contest.job.token}:{pairing}:{number}"
    kept: Watched | None = cache.get(key)
    if kept is not None:
        return kept
    row = (
        Replay.objects.select_related("job")
        .filter(contest=contest, pairing=pairing, number=number)
        .first()
    )
    if row is not None and row.record is not None:
        found = _stored(setup, pairing, game, row)
    elif replaying.is_quick(setup, pairing):
        found = _played(setup, pairing, game)
    else:
        return Watched(game, job=row.job if row is not None else None)
    cache.set(key, found, KEPT)
    return found


def _stored(setup: Setup, pairing: int, game: played.Game, row: Replay) -> Watched:
    """A game that a worker wrote down, with the choices that are still on offer."""
    kept = replaying.retell(row.record, row.story)
    try:
        again = replay_checked(ready(setup, setup.pairings[pairing]), kept.record)
        choices, problem = again.choices, again.problem
    except CardError as error:
        choices, problem = [], "; ".join(error.problems)
    problem = problem or _other_game(game, kept.record)
    return Watched(game, kept.record, kept.story, choices=choices, earlier=problem)


def _played(setup: Setup, pairing: int, game: played.Game) -> Watched:
    """A game played again from its seed, if it is still the same game."""
    try:
        record = replaying.record_game(setup, pairing, game.number)
    except CardError as error:
        return Watched(game, earlier="; ".join(error.problems))
    if problem := _other_game(game, record):
        return Watched(game, earlier=problem)
    story = replaying.tell(setup, pairing, record)
    return Watched(game, record, story, choices=record.choices)


def _other_game(game: played.Game, record: Record) -> str:
    """How a record differs from the game that was counted; nothing when it is the same."""
    if record.status != game.result:
        return f"it ended otherwise: expected {game.result}, got {record.status}"
    if record.turns != game.turns:
        return f"it took another number of turns: expected {game.turns}, got {record.turns}"
    if game.mark and record.game_hash and record.game_hash[:MARK] != game.mark:
        return "it went otherwise, move by move"
    return ""
