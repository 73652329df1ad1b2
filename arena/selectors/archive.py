"""What the archive of an account holds about contests."""

from __future__ import annotations

import json
from collections.abc import Iterator

from django.contrib.auth.models import AbstractBaseUser

from arena.models import Contest


def archive_files(owner: AbstractBaseUser) -> Iterator[tuple[str, str]]:
    """Contests with their decks and counts; their figures are in jobs.json under the same token."""
    contests = (
        Contest.objects.filter(owner_id=owner.pk)
        .select_related("game", "job")
        .prefetch_related("entries", "meetings__entry", "meetings__opponent", "replays")
    )
    yield (
        "contests.json",
        json.dumps(
            [
                {
                    "token": contest.token,
                    "job": contest.job.token,
                    "game": contest.game.slug,
                    "kind": contest.kind,
                    "title": contest.title,
                    "visibility": contest.visibility,
                    "seed": contest.seed,
                    "headline": contest.headline,
                    "created": contest.created_at.isoformat(),
                    "entries": [
                        {
                            "name": entry.name,
                            "agent": entry.agent,
                            "version": entry.version_number,
                            "content_hash": entry.content_hash,
                        }
                        for entry in contest.entries.all()
                    ],
                    "meetings": [
                        {
                            "entry": one.entry.name,
                            "opponent": one.opponent.name if one.opponent else None,
                            "won": one.won,
                            "lost": one.lost,
                            "drawn": one.drawn,
                            "aborted": one.aborted,
                        }
                        for one in contest.meetings.all()
                    ],
                    "watched": [
                        {"pairing": one.pairing, "number": one.number, "record": one.record}
                        for one in contest.replays.all()
                    ],
                }
                for contest in contests
            ],
            indent=1,
        ),
    )
