"""Making, finding and revoking the tokens of programs."""

from __future__ import annotations

import hashlib
import secrets
from datetime import datetime, timedelta

from django.conf import settings
from django.contrib.auth.models import User
from django.utils import timezone

from config.models import ApiToken

MOST_TOKENS = 20
LONGEST_NAME = 60
_HINT = 10
# Noting every single use would make each reading call a writing one.
_NOTED_EVERY = timedelta(hours=1)


class TooManyTokens(Exception):  # noqa: N818  (the sentence is the point, not the error)
    def __init__(self) -> None:
        super().__init__(f"An account has at most {MOST_TOKENS} tokens; revoke one first.")


def create_token(owner: User, name: str) -> tuple[ApiToken, str]:
    """A new token, and the key that is never shown again."""
    if ApiToken.objects.filter(owner=owner).count() >= MOST_TOKENS:
        raise TooManyTokens
    key = f"cd_{secrets.token_urlsafe(32)}"
    row = ApiToken.objects.create(
        owner=owner,
        name=name.strip() or "token",
        digest=_digest(key),
        hint=key[:_HINT],
        password_mark=password_mark(owner.password),
    )
    return row, key


def token_of(key: str) -> ApiToken | None:
    """The token with this key, noted as used.

    None when there is none, when it is too old, when its owner is inactive, or has another password
    than when it was made.
    """
    row = (
        ApiToken.objects.select_related("owner")
        .filter(digest=_digest(key), owner__is_active=True)
        .first()
    )
    now = timezone.now()
    if row is None or not is_valid(row):
        return None
    if row.used_at is None or row.used_at < now - _NOTED_EVERY:
        ApiToken.objects.filter(pk=row.pk).update(used_at=now)
    return row


def is_valid(row: ApiToken) -> bool:
    """Whether its key still opens anything."""
    return expires_at(row) > timezone.now() and row.password_mark == password_mark(
        row.owner.password
    )


def expires_at(row: ApiToken) -> datetime:
    return row.created_at + timedelta(days=settings.API_TOKEN_DAYS)


def password_mark(stored: str) -> str:
    """What a token keeps of the stored form of a password, which is a salted digest itself."""
    return hashlib.sha256(stored.encode()).hexdigest()


def revoke_token(owner: User, pk: int) -> bool:
    """Whether there was such a token; from now on its key opens nothing."""
    return bool(ApiToken.objects.filter(owner=owner, pk=pk).delete()[0])


def _digest(key: str) -> str:
    # A key is 256 random bits: nobody can guess it, so a plain fast digest hides it well.
    return hashlib.sha256(key.encode()).hexdigest()
