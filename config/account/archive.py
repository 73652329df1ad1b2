"""One archive with everything an account holds, in formats other programs read."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Iterator

from allauth.account.models import EmailAddress
from django.contrib.auth.models import AbstractUser
from django.utils import timezone

from arena.selectors import archive as contest_archive
from collection.selectors import archive as collection_archive
from config.account import remainder
from config.models import ApiToken
from decks.selectors import archive as deck_archive
from jobs.selectors import archive as job_archive

_ABOUT = """This archive holds everything that Chronodeck keeps about an account.

account.json             name, e-mail addresses, dates, tokens of programs (not their keys)
collection.csv           every holding and want, one line each
collection-changes.json  what was added or taken away, newest first
decks/                   each deck as a text that can be imported again
decks.json               the same decks with every version, tags and where built ones came from
contests.json            which decks met, how often each won, and the games that were watched
jobs.json                matchups, searches for decks and other work, with seeds and results
more.json                whatever else belongs to the account, row by row
"""
# One line for each app that keeps personal data.
_PARTS = (
    collection_archive.archive_files,
    deck_archive.archive_files,
    contest_archive.archive_files,
    job_archive.archive_files,
    remainder.archive_files,
)


def account_archive(user: AbstractUser) -> bytes:
    """The archive as the bytes of a zip file."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in _files(user):
            archive.writestr(f"chronodeck-{user.get_username()}/{name}", content)
    return out.getvalue()


def _files(user: AbstractUser) -> Iterator[tuple[str, str]]:
    yield "README.txt", _ABOUT
    yield (
        "account.json",
        json.dumps(
            {
                "username": user.get_username(),
                "email": user.email,
                "email_addresses": [
                    {"address": one.email, "verified": one.verified, "primary": one.primary}
                    for one in EmailAddress.objects.filter(user=user)
                ],
                "joined": user.date_joined.isoformat(),
                "tokens": [
                    {
                        "name": token.name,
                        "begins": token.hint,
                        "created": token.created_at.isoformat(),
                        "used": token.used_at.isoformat() if token.used_at else None,
                    }
                    for token in ApiToken.objects.filter(owner_id=user.pk)
                ],
                "last_login": user.last_login.isoformat() if user.last_login else None,
                "exported": timezone.now().isoformat(),
            },
            indent=1,
        ),
    )
    for files in _PARTS:
        yield from files(user)
