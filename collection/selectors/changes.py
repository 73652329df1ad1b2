"""What a member did last to the collection."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby

from django.contrib.auth.models import User

from collection.models import HoldingChange


@dataclass(frozen=True)
class Act:
    """Changes that were made together and are undone together."""

    changes: list[HoldingChange]

    @property
    def at(self) -> object:
        return self.changes[0].at


@dataclass(frozen=True)
class History:
    acts: list[Act]
    can_redo: bool

    @property
    def can_undo(self) -> bool:
        return bool(self.acts)


def history(owner: User, number: int = 8) -> History:
    """The last acts that stand, newest first, and whether one was undone; two queries."""
    mine = HoldingChange.objects.filter(owner=owner)
    # An act has at most two changes, so twice as many rows hold all acts asked for.
    rows = mine.filter(undone=False).select_related("printing__card__game", "printing__set")
    batches = groupby(rows[: 2 * number], key=lambda change: change.batch)
    acts = [Act(list(changes)) for _, changes in batches]
    return History(acts[:number], mine.filter(undone=True).exists())
