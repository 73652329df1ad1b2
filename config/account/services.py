"""Deleting an account and all that it owns."""

from __future__ import annotations

from django.contrib.auth.models import AbstractUser
from django.contrib.sessions.models import Session
from django.db import transaction


@transaction.atomic
def delete_account(user: AbstractUser) -> None:
    """Remove the user with holdings, wants, decks, tokens and every open session."""
    key = str(user.pk)
    for session in Session.objects.iterator():
        if session.get_decoded().get("_auth_user_id") == key:
            session.delete()
    user.delete()
