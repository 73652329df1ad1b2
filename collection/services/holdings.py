"""Adding copies, taking them away, and editing what is known of them."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from django.contrib.auth.models import User
from django.db.models import F
from django.utils import timezone

from collection.models import Card, Holding, Printing
from collection.services import ledger
from collection.services.ledger import Step
from collection.services.lots import (
    LONGEST_NOTES,
    MOST_COPIES,
    Lot,
    checked,
    checked_count,
    one_line,
)
from collection.services.refused import Outdated
from web.refused import Refused


@dataclass(frozen=True)
class Details:
    """Everything of a holding that its owner may set."""

    count: int
    for_trade: int = 0
    lot: Lot = field(default_factory=Lot)
    notes: str = ""


def change_count(owner: User, printing: Printing, delta: int, lot: Lot | None = None) -> Step:
    """Add copies to the holding of this printing and lot, or take them away."""
    lot = checked(lot or Lot())
    with ledger.locked(owner):
        step = ledger.count(owner, printing, lot, delta)
        ledger.write_down(owner, [step])
    return step


def change_some(owner: User, card: Card, delta: int, printing: Printing | None = None) -> Step:
    """Add or take copies of a card without saying of which kind.

    The kind is that of the copies changed last, so that + followed by - leaves all as it was;
    without any copies it is the first printing, in the usual condition.
    """
    with ledger.locked(owner):
        rows = Holding.objects.filter(owner=owner, card=card)
        if printing is not None:
            rows = rows.filter(printing=printing)
        if delta < 0:
            rows = rows.filter(count__gt=0)
        last = (
            rows.select_related("printing__card", "printing__set").order_by("-changed_at").first()
        )
        if last is not None:
            step = ledger.count(owner, last.printing, Lot.of(last), delta)
        else:
            step = ledger.count(owner, printing or _first_printing(card), Lot(), delta)
        ledger.write_down(owner, [step])
    return step


def _first_printing(card: Card) -> Printing:
    printings = card.printings.select_related("card", "set")
    first = printings.filter(is_active=True).first() or printings.first()
    if first is None:
        raise Refused("no_printing", f"{card} has no printing that could be owned.")
    return first


def create_holding(owner: User, printing: Printing, details: Details) -> Holding:
    """Record copies of a kind that the owner does not have yet."""
    details = _checked(details)
    with ledger.locked(owner):
        present = _at(owner, printing, details.lot)
        if present is not None and present.count:
            raise Outdated(
                "exists",
                f"You already have {present.count:,} of {printing} of that kind; change their "
                "count instead.",
                present,
            )
        step = ledger.count(owner, printing, details.lot, details.count, details.for_trade)
        Holding.objects.filter(pk=step.holding.pk).update(notes=details.notes)
        step.holding.notes = details.notes
        ledger.write_down(owner, [step])
    return step.holding


def edit_holding(owner: User, pk: int, revision: int, details: Details) -> Holding:
    """Set a holding to `details` if it still has the revision that the editor saw.

    When the owner has other copies of the very kind chosen, both become one holding.
    """
    details = _checked(details)
    with ledger.locked(owner):
        row = Holding.objects.select_related("printing__card", "printing__set").get(
            owner=owner, pk=pk
        )
        if row.revision != revision:
            raise _conflict(row)
        other = _at(owner, row.printing, details.lot)
        if other is None or other.pk == row.pk:
            after = _replace(row, details)
        else:
            after = _merge(row, other, details)
        ledger.write_down(owner, _steps(row, after, details))
    return after


def delete_holding(owner: User, pk: int, revision: int | None = None) -> None:
    """Remove a holding with all its copies; the copies can be brought back by undo."""
    with ledger.locked(owner):
        row = Holding.objects.get(owner=owner, pk=pk)
        if revision is not None and row.revision != revision:
            raise _conflict(row)
        row.delete()
        ledger.write_down(owner, [Step(row, -row.count, -row.for_trade)])


def _replace(row: Holding, details: Details) -> Holding:
    moved = Holding.objects.filter(pk=row.pk, revision=row.revision).update(
        count=details.count,
        for_trade=details.for_trade,
        notes=details.notes,
        revision=F("revision") + 1,
        changed_at=timezone.now(),
        **details.lot.columns(),
    )
    after = Holding.objects.select_related("printing__card", "printing__set").get(pk=row.pk)
    if not moved:
        raise _conflict(after)
    return after


def _merge(row: Holding, other: Holding, details: Details) -> Holding:
    total = other.count + details.count
    if total > MOST_COPIES:
        raise Refused(
            "too_many",
            f"Together with the {other.count:,} of that kind there would be {total:,} copies; "
            f"one holding has at most {MOST_COPIES:,}.",
            field="count",
        )
    both = list(dict.fromkeys(note for note in (other.notes, details.notes) if note))
    notes = one_line("; ".join(both), "notes", LONGEST_NOTES)
    if not Holding.objects.filter(pk=row.pk, revision=row.revision).delete()[0]:
        raise _conflict(row)
    Holding.objects.filter(pk=other.pk).update(
        count=F("count") + details.count,
        for_trade=F("for_trade") + details.for_trade,
        notes=notes,
        revision=F("revision") + 1,
        changed_at=timezone.now(),
    )
    return Holding.objects.select_related("printing__card", "printing__set").get(pk=other.pk)


def _steps(before: Holding, after: Holding, details: Details) -> list[Step]:
    """What an edit did to the counts: one step in place, two when copies moved."""
    if Lot.of(before) == details.lot:
        return [Step(after, details.count - before.count, details.for_trade - before.for_trade)]
    return [
        Step(before, -before.count, -before.for_trade),
        Step(after, details.count, details.for_trade),
    ]


def _at(owner: User, printing: Printing, lot: Lot) -> Holding | None:
    return Holding.objects.filter(owner=owner, printing=printing, **lot.columns()).first()


def _checked(details: Details) -> Details:
    checked_count(details.count, "count")
    checked_count(details.for_trade, "for_trade")
    if details.for_trade > details.count:
        raise Refused(
            "invalid",
            f"{details.for_trade:,} copies are for trade, but there are only {details.count:,}.",
            field="for_trade",
        )
    notes = one_line(details.notes, "notes", LONGEST_NOTES)
    return replace(details, lot=checked(details.lot), notes=notes)


def _conflict(current: Holding) -> Outdated:
    return Outdated(
        "conflict",
        "These copies were changed elsewhere since you opened them; nothing was overwritten.",
        current,
    )
