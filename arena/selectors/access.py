"""Who may see which contest. What a reader may not see does not exist for that reader."""

from __future__ import annotations

from django.db.models import Q, QuerySet
from django.http import Http404

from arena.models import Contest
from web.readers import Reader
from web.visibility import Visibility


def all_contests() -> QuerySet[Contest]:
    return Contest.objects.select_related("job", "game", "owner")


def own_contests(reader: Reader) -> QuerySet[Contest]:
    """A member's contests, without the large parts of their jobs."""
    if not reader.pk:
        return Contest.objects.none()
    return (
        all_contests()
        .filter(owner_id=reader.pk)
        .defer("job__params", "job__result", "job__traceback")
    )


def readable_contest(token: str, reader: Reader, without: str = "") -> Contest:
    """A contest to look at: one's own, or an unlisted one by its token.

    `without` names a large part that is not needed.
    """
    seen = Q(visibility=Visibility.UNLISTED)
    if reader.pk:
        seen |= Q(owner_id=reader.pk)
    contests = all_contests().filter(seen, token=token)
    contest = (contests.defer(without) if without else contests).first()
    if contest is None:
        raise Http404("There is no matchup at this address that you may see.")
    return contest


def told_by_sharing(contest: Contest) -> list[str]:
    """Names of decks that nobody else may see now, and that whoever has the link could read."""
    entries = contest.entries.select_related("deck").order_by("place")
    public = (Visibility.PUBLIC,)
    return [
        one.name
        for one in entries
        if one.deck is None or (one.deck.owner_id is not None and one.deck.visibility not in public)
    ]


def own_contest(token: str, reader: Reader) -> Contest:
    """A contest to change: its owner's alone."""
    contest = all_contests().filter(token=token, owner_id=reader.pk).first() if reader.pk else None
    if contest is None:
        raise Http404("There is no such matchup of yours.")
    return contest
