"""What becomes of a contest after it was started: cancelled, shared, settled, deleted."""

from __future__ import annotations

from typing import Any

from django.contrib.auth.models import AbstractBaseUser
from django.db import transaction

from arena.models import Contest, Entry, Meeting
from jobs import services as jobs
from web.refused import Refused
from web.tokens import new_token
from web.visibility import BY_LINK


def cancel(contest: Contest, user: AbstractBaseUser) -> None:
    """Stop the games that have not begun; those that are done are kept and counted."""
    jobs.cancel(contest.job_id, user)


def share(contest: Contest, visibility: str) -> Contest:
    """Show a contest to whoever has its link, or to nobody else."""
    known = [value for value, _ in BY_LINK]
    if visibility not in known:
        said = f"Expected one of {', '.join(known)}, got {visibility[:40]!r}."
        raise Refused("visibility", said, field="visibility")
    contest.visibility = visibility
    contest.save(update_fields=["visibility"])
    return contest


def renew_link(contest: Contest) -> Contest:
    """Another address; the old one stops working."""
    contest.token = new_token()
    contest.save(update_fields=["token"])
    return contest


def delete(contest: Contest) -> str:
    """Delete a contest with its job: games that are still to be played never will be."""
    title = contest.title
    contest.job.delete()
    return title


def settle(contest: Contest) -> bool:
    """Note the counts of a contest whose job is over, once; True when it is settled now."""
    job = contest.job
    if contest.is_settled or not job.is_over:
        return contest.is_settled
    with transaction.atomic():
        # One of several readers at once does it; the others find it done.
        if not Contest.objects.filter(pk=contest.pk, is_settled=False).update(is_settled=True):
            contest.is_settled = True
            return True
        contest.is_settled = True
        if job.result:
            contest.headline = str(job.result["conclusion"]["headline"])[:500]
            contest.save(update_fields=["headline"])
            entries = list(contest.entries.order_by("place"))
            Meeting.objects.bulk_create(_meetings(contest, entries, job.result))
    return True


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
