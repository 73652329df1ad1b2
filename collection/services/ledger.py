"""The two steps that every change of a collection is made of: count, then write it down.

All writes of one owner stand in line behind `locked`: on PostgreSQL behind the lock of the user's
row, on SQLite behind the write lock of the file. Counts still change by what is added to them,
never by what somebody read before, so that nothing is lost even where a lock is missing.
"""

from __future__ import annotations

import uuid
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from django.contrib.auth.models import User
from django.db import transaction
from django.db.models import F, Value
from django.db.models.functions import Greatest, Least
from django.utils import timezone

from collection.models import Holding, HoldingChange, Printing
from collection.services.lots import MOST_COPIES, Lot
from web.refused import Refused


@dataclass(frozen=True)
class Step:
    """A holding after a change, and by how much its counts moved."""

    holding: Holding
    delta: int
    trade_delta: int


@contextmanager
def locked(owner: User) -> Iterator[None]:
    """A transaction in which no other change to this owner's collection happens."""
    with transaction.atomic():
        # no_key: rows that only refer to the user (sessions, decks) need not wait.
        User.objects.select_for_update(no_key=True).filter(pk=owner.pk).values_list("pk").first()
        yield


def count(
    owner: User, printing: Printing, lot: Lot, delta: int, trade_delta: int = 0, notes: str = ""
) -> Step:
    """Add `delta` copies (fewer when negative). Copies for trade never outnumber copies held."""
    key = {"owner": owner, "printing": printing, **lot.columns()}
    row = Holding.objects.filter(**key).first()
    before, trade_before = (row.count, row.for_trade) if row else (0, 0)
    _check_range(printing, before, delta)
    if row is None:
        row, _ = Holding.objects.get_or_create(
            **key, defaults={"card_id": printing.card_id, "notes": notes}
        )
    total = F("count") + delta
    moved = Holding.objects.filter(
        pk=row.pk, count__gte=-delta, count__lte=MOST_COPIES - delta
    ).update(
        count=total,
        for_trade=Least(Greatest(F("for_trade") + trade_delta, Value(0)), total),
        revision=F("revision") + 1,
        changed_at=timezone.now(),
    )
    row.refresh_from_db(fields=["count", "for_trade", "revision", "changed_at", "notes"])
    if not moved:
        _check_range(printing, row.count, delta)
    row.printing = printing
    return Step(row, delta, row.for_trade - trade_before)


def _check_range(printing: Printing, have: int, delta: int) -> None:
    if have + delta < 0:
        if have == 0:
            raise Refused("too_few", f"You have no copies of {printing} there to take away.")
        raise Refused(
            "too_few", f"You have {have:,} of {printing} there; {-delta:,} cannot be taken away."
        )
    if have + delta > MOST_COPIES:
        raise Refused(
            "too_many",
            f"One holding has at most {MOST_COPIES:,} copies; {printing} would have "
            f"{have + delta:,}.",
        )


def write_down(owner: User, steps: Iterable[Step]) -> None:
    """Remember steps as one act. What had been undone before can no longer be redone."""
    batch = uuid.uuid4()
    rows = [
        HoldingChange(
            owner=owner,
            printing_id=step.holding.printing_id,
            delta=step.delta,
            trade_delta=step.trade_delta,
            batch=batch,
            **Lot.of(step.holding).columns(),
        )
        for step in steps
        if step.delta or step.trade_delta
    ]
    if rows:
        HoldingChange.objects.filter(owner=owner, undone=True).delete()
        HoldingChange.objects.bulk_create(rows)
