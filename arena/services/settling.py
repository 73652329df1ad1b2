"""What is noted when a job of the arena is over: the counts of a contest, the story of a replay."""

from __future__ import annotations

from typing import Any

from arena.models import Contest, Entry, Meeting, Replay
from jobs.models import Job


def settle_contest(job: Job) -> None:
    """Note the counts and the finding of a contest, in place of what an earlier end left."""
    contest = Contest.objects.filter(job=job).first()
    if contest is None:
        return
    contest.meetings.all().delete()
    contest.headline = str(job.result["conclusion"]["headline"])[:500] if job.result else ""
    contest.save(update_fields=["headline"])
    if job.result:
        entries = list(contest.entries.order_by("place"))
        Meeting.objects.bulk_create(_meetings(contest, entries, job.result))


def settle_replay(job: Job) -> None:
    """Keep the game that a worker played again."""
    if job.result:
        record, story = job.result["record"], job.result["story"]
        Replay.objects.filter(job=job).update(record=record, story=story)


def _meetings(contest: Contest, entries: list[Entry], result: dict[str, Any]) -> list[Meeting]:
    found: list[Meeting] = []
    for pairing in result["pairings"]:
        places = pairing["decks"]
        if len(places) > 2:
            for place, rate in zip(places, pairing["rates"], strict=True):
                found.append(
                    Meeting(
                        contest=contest,
                        entry=entries[place],
                        won=rate["wins"],
                        lost=rate["games"] - rate["wins"],
                        drawn=0,
                        aborted=pairing["aborted"],
                    )
                )
            continue
        one, two = (entries[place] for place in places)
        for entry, other, won, lost in (
            (one, two, pairing["won"], pairing["lost"]),
            (two, one, pairing["lost"], pairing["won"]),
        ):
            found.append(
                Meeting(
                    contest=contest,
                    entry=entry,
                    opponent=other,
                    won=won,
                    lost=lost,
                    drawn=pairing["drawn"],
                    aborted=pairing["aborted"],
                )
            )
    return found
