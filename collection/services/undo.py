"""Taking back the last change of a collection, and making it again."""

from __future__ import annotations

from dataclasses import dataclass

from django.contrib.auth.models import User

from collection.models import HoldingChange
from collection.services import ledger
from collection.services.ledger import Step
from collection.services.lots import Lot
from web.refused import Refused


@dataclass(frozen=True)
class Replayed:
    """The changes of one act, after they were undone or made again."""

    steps: list[Step]

    @property
    def sentence(self) -> str:
        parts = []
        for step in self.steps:
            sign = "−" if step.delta < 0 else "+"
            what = f"{sign}{abs(step.delta):,} {step.holding.printing}"
            parts.append(f"{what}, now {step.holding.count:,}")
        return "; ".join(parts)


def undo(owner: User) -> Replayed:
    """Take back the last act that is not undone."""
    with ledger.locked(owner):
        last = HoldingChange.objects.filter(owner=owner, undone=False).order_by("-pk").first()
        if last is None:
            raise Refused("nothing_to_undo", "There is nothing to undo.")
        return _replay(owner, last, backwards=True)


def redo(owner: User) -> Replayed:
    """Make the act again that was undone last."""
    with ledger.locked(owner):
        first = HoldingChange.objects.filter(owner=owner, undone=True).order_by("pk").first()
        if first is None:
            raise Refused("nothing_to_redo", "There is nothing to redo.")
        return _replay(owner, first, backwards=False)


def _replay(owner: User, one: HoldingChange, backwards: bool) -> Replayed:
    batch = HoldingChange.objects.filter(owner=owner, batch=one.batch)
    changes = list(batch.select_related("printing__card", "printing__set"))
    sign = -1 if backwards else 1
    # Fewer first: copies that move to another place take their notes along.
    changes.sort(key=lambda change: sign * change.delta)
    steps: list[Step] = []
    notes = ""
    for change in changes:
        step = ledger.count(
            owner,
            change.printing,
            Lot.of(change),
            sign * change.delta,
            sign * change.trade_delta,
            notes,
        )
        notes = notes or step.holding.notes
        steps.append(step)
    batch.update(undone=backwards)
    return Replayed(steps)
