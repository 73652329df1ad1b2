"""What is noted when a job of the arena is over: the counts of a contest, the story of a replay."""

from __future__ import annotations

from arena.models import Contest, Entry, Meeting, Replay
from arena.result import AloneMeeting, PairMeeting, Result, TableMeeting, read_result
from jobs.models import Job


def settle_contest(job: Job) -> None:
    """Note the counts and the finding of a contest, in place of what an earlier end left."""
    contest = Contest.objects.filter(job=job).first()
    if contest is None:
        return
    contest.meetings.all().delete()
    result = read_result(job.result) if job.result else None
    contest.headline = result.conclusion.headline[:500] if result else ""
    contest.save(update_fields=["headline"])
    if result:
        entries = list(contest.entries.order_by("place"))
        Meeting.objects.bulk_create(_meetings(contest, entries, result))


def settle_replay(job: Job) -> None:
    """Keep the game that a worker played again."""
    if job.result:
        record, story = job.result["record"], job.result["story"]
        Replay.objects.filter(job=job).update(record=record, story=story)


def _meetings(contest: Contest, entries: list[Entry], result: Result) -> list[Meeting]:
    """A row for each side of a meeting; against a box or at a table there is no single opponent."""
    found: list[Meeting] = []
    for meeting in result.meetings:
        sides: list[tuple[int, int | None, float, float]] = []
        if isinstance(meeting, PairMeeting):
            one, two = meeting.decks
            sides = [(one, two, meeting.won, meeting.lost), (two, one, meeting.lost, meeting.won)]
        elif isinstance(meeting, TableMeeting):
            rates = zip(meeting.decks, meeting.rates, strict=True)
            sides = [(place, None, rate.wins, rate.games - rate.wins) for place, rate in rates]
        elif isinstance(meeting, AloneMeeting) and meeting.rate is not None:
            sides = [(meeting.decks[0], None, meeting.won, meeting.lost)]
        # The shares of a table hold its draws already.
        drawn = 0 if isinstance(meeting, TableMeeting) else meeting.drawn
        for place, other, won, lost in sides:
            found.append(
                Meeting(
                    contest=contest,
                    entry=entries[place],
                    opponent=None if other is None else entries[other],
                    won=won,
                    lost=lost,
                    drawn=drawn,
                    aborted=meeting.aborted,
                )
            )
    return found
