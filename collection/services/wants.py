"""How many copies of a card its owner would like to have in all."""

from __future__ import annotations

from django.contrib.auth.models import User

from collection.models import Card, Want
from collection.services import ledger
from collection.services.lots import LONGEST_NOTES, checked_count, one_line


def set_want(owner: User, card: Card, target: int, notes: str | None = None) -> Want | None:
    """Wish for `target` copies; none removes the wish. Notes stay when none are given."""
    checked_count(target, "target")
    if notes is not None:
        notes = one_line(notes, "notes", LONGEST_NOTES)
    with ledger.locked(owner):
        if target == 0:
            Want.objects.filter(owner=owner, card=card).delete()
            return None
        values: dict[str, int | str] = {"target": target}
        if notes is not None:
            values["notes"] = notes
        want, _ = Want.objects.update_or_create(owner=owner, card=card, defaults=values)
    return want
