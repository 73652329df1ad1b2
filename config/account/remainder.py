"""Rows that belong to a person and have no file of their own in the account archive.

A model that somebody adds with an owner is in the archive from its first day; a file in words of
its own comes when it earns one.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

from django.apps import apps
from django.contrib.auth import get_user_model
from django.contrib.auth.models import AbstractUser
from django.core import serializers
from django.db.models import Model

# Models with a file of their own, or without anything personal (what staff did on staff pages).
TOLD = frozenset({
    "account.EmailAddress", "admin.LogEntry", "arena.Contest", "collection.Holding",
    "collection.HoldingChange", "collection.Reservation", "collection.Want", "config.ApiToken",
    "decks.Deck", "jobs.Job",
})  # fmt: skip


def owned_models() -> Iterator[tuple[type[Model], str]]:
    """Every model whose rows point at an account, with the field that does."""
    user = get_user_model()
    for model in apps.get_models():
        for field in model._meta.concrete_fields:
            if field.related_model is user:
                yield model, field.name


def archive_files(owner: AbstractUser) -> Iterator[tuple[str, str]]:
    rest = {
        model._meta.label: json.loads(
            serializers.serialize("json", model._default_manager.filter(**{name: owner}))
        )
        for model, name in owned_models()
        if model._meta.label not in TOLD
    }
    yield "more.json", json.dumps(rest, indent=1)
