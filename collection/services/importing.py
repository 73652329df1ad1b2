"""Bringing a file into a collection: what would change, and changing it in one act."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from django.contrib.auth.models import User
from django.utils import timezone

from collection.exchange import Entry
from collection.models import Holding, Printing, Want
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
from web.refused import Refused

Given = tuple[Printing, Entry]


@dataclass
class Target:
    """What a kind of copies shall be."""

    printing: Printing
    lot: Lot
    count: int = 0
    for_trade: int = 0
    notes: str = ""
    before: Holding | None = None

    @property
    def delta(self) -> int:
        return self.count - (self.before.count if self.before else 0)

    @property
    def trade_delta(self) -> int:
        return self.for_trade - (self.before.for_trade if self.before else 0)

    @property
    def is_change(self) -> bool:
        notes = self.before.notes if self.before else ""
        return bool(self.delta or self.trade_delta or self.notes != notes)


@dataclass
class Plan:
    """Everything that an import would do."""

    targets: list[Target] = field(default_factory=list)
    wants: dict[int, tuple[int, str]] = field(default_factory=dict)
    unwanted: list[Want] = field(default_factory=list)

    @property
    def added(self) -> int:
        return sum(max(0, one.delta) for one in self.targets)

    @property
    def removed(self) -> int:
        return sum(max(0, -one.delta) for one in self.targets)

    @property
    def kinds(self) -> int:
        return sum(one.is_change for one in self.targets)


def plan(owner: User, given: Iterable[Given], replace: bool) -> Plan:
    """What importing `given` does: add to what is there, or make it the whole of its games."""
    given = list(given)
    made = Plan()
    found: dict[tuple[int, Lot], Target] = {}
    for printing, entry in given:
        if entry.wanted is not None:
            checked_count(entry.wanted, "wanted count")
            notes = "" if entry.count else one_line(entry.notes, "notes", LONGEST_NOTES)
            made.wants[printing.card_id] = (entry.wanted, notes)
        if not entry.count:
            continue
        lot = checked(Lot(entry.condition, entry.language, entry.finish, entry.location))
        target = found.setdefault((printing.pk, lot), Target(printing, lot))
        target.count += entry.count
        target.for_trade += entry.for_trade
        target.notes = target.notes or one_line(entry.notes, "notes", LONGEST_NOTES)
    games = {printing.card.game_id for printing, _ in given}
    rows = Holding.objects.filter(owner=owner, card__game__in=games)
    for row in rows.select_related("printing__card__game", "printing__set"):
        key = (row.printing_id, Lot.of(row))
        if key in found:
            found[key].before = row
        elif replace and row.count:
            found[key] = Target(row.printing, Lot.of(row), notes=row.notes, before=row)
    for target in found.values():
        before = target.before
        if before is not None and not replace:
            target.count += before.count
            target.for_trade += before.for_trade
            target.notes = before.notes or target.notes
        if target.count > MOST_COPIES:
            raise Refused(
                "too_many",
                f"One holding has at most {MOST_COPIES:,} copies; {target.printing} would have "
                f"{target.count:,}.",
            )
    made.targets = list(found.values())
    if replace:
        wishes = Want.objects.filter(owner=owner, card__game__in=games)
        made.unwanted = list(wishes.exclude(card__in=made.wants))
    return made


def import_entries(owner: User, given: Iterable[Given], replace: bool = False) -> Plan:
    """Do what `plan` says, as one act that can be undone (wishes excepted)."""
    with ledger.locked(owner):
        made = plan(owner, given, replace)
        changed = [one for one in made.targets if one.is_change]
        now = timezone.now()
        fresh = [one for one in changed if one.before is None]
        created = Holding.objects.bulk_create(
            [
                Holding(
                    owner=owner,
                    card_id=one.printing.card_id,
                    printing=one.printing,
                    count=one.count,
                    for_trade=one.for_trade,
                    notes=one.notes,
                    **one.lot.columns(),
                )
                for one in fresh
            ],
            batch_size=500,
        )
        steps = [
            Step(row, one.delta, one.trade_delta) for row, one in zip(created, fresh, strict=True)
        ]
        kept: list[Holding] = []
        for one in changed:
            if one.before is None:
                continue
            step = Step(one.before, one.delta, one.trade_delta)
            one.before.count, one.before.for_trade = one.count, one.for_trade
            one.before.notes = one.notes
            one.before.revision += 1
            one.before.changed_at = now
            kept.append(one.before)
            steps.append(step)
        Holding.objects.bulk_update(
            kept, ["count", "for_trade", "notes", "revision", "changed_at"], batch_size=500
        )
        ledger.write_down(owner, steps)
        _wish(owner, made)
    return made


def _wish(owner: User, made: Plan) -> None:
    gone = [want.pk for want in made.unwanted]
    gone_cards = [card for card, (target, _) in made.wants.items() if not target]
    Want.objects.filter(owner=owner, pk__in=gone).delete()
    Want.objects.filter(owner=owner, card__in=gone_cards).delete()
    have = {want.card_id: want for want in Want.objects.filter(owner=owner, card__in=made.wants)}
    fresh: list[Want] = []
    for card_id, (target, notes) in made.wants.items():
        if not target:
            continue
        want = have.get(card_id)
        if want is None:
            fresh.append(Want(owner=owner, card_id=card_id, target=target, notes=notes))
        elif (want.target, want.notes) != (target, notes or want.notes):
            want.target, want.notes = target, notes or want.notes
            want.save(update_fields=["target", "notes", "changed_at"])
    Want.objects.bulk_create(fresh, batch_size=500)
