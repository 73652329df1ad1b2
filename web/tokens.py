"""Words that nobody can guess, for addresses that only some people are to know."""

from __future__ import annotations

import secrets


def new_token() -> str:
    return secrets.token_urlsafe(16)
