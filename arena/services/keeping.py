"""What becomes of a contest after it was started: cancelled, shared, deleted."""

from __future__ import annotations

from django.contrib.auth.models import AbstractBaseUser

from arena.models import Contest
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
