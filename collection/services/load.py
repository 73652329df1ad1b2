"""Writing a checked catalogue into the database.

Rows are matched by their ids and updated in place, so holdings and decks that point at them are
never touched. What left the files becomes inactive instead of being deleted.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import msgspec
from django.db import transaction
from django.db.models import F

from cards.catalogue.frames import FramePicker, frame_picker
from cards.catalogue.values import Card as CardValue
from cards.catalogue.values import Catalogue
from cards.catalogue.values import Game as GameValue
from cards.search import facts_of
from collection.models import Card, CardFact, CardSet, Game, Printing


@dataclass
class Changes:
    """What one load did to the cards of a game."""

    added: list[str] = field(default_factory=list)
    changed: list[str] = field(default_factory=list)
    retired: list[str] = field(default_factory=list)
    returned: list[str] = field(default_factory=list)


@transaction.atomic
def load_catalogue(catalogue: Catalogue) -> Changes:
    """Bring the rows of one game in line with its files and say what changed."""
    game, _ = Game.objects.update_or_create(
        slug=catalogue.game.id,
        defaults={"name": catalogue.game.name, "position": catalogue.game.file.position},
    )
    sets = _load_sets(game, catalogue.game)
    changes = Changes()
    rows = {card.slug: card for card in Card.objects.filter(game=game)}
    pick = frame_picker(catalogue.game)
    written: list[tuple[Card, CardValue]] = []
    for value in catalogue.cards:
        fresh = _card_fields(catalogue.game, value, pick)
        row = rows.pop(value.id, None)
        if row is None:
            row = Card(game=game, slug=value.id, **fresh)
            changes.added.append(value.id)
        elif all(getattr(row, name) == wanted for name, wanted in fresh.items()):
            continue
        else:
            (changes.changed if row.is_active else changes.returned).append(value.id)
            for name, wanted in fresh.items():
                setattr(row, name, wanted)
        written.append((row, value))
    _write_cards(written)
    for row in rows.values():
        if row.is_active:
            changes.retired.append(row.slug)
    Card.objects.filter(pk__in=[row.pk for row in rows.values()]).update(is_active=False)
    _write_facts(catalogue.game, written)
    _write_printings(sets, written)
    if written or changes.retired:
        Game.objects.filter(pk=game.pk).update(revision=F("revision") + 1)
    return changes


def _load_sets(game: Game, value: GameValue) -> dict[str, CardSet]:
    sets = {}
    for position, one in enumerate(value.file.sets):
        sets[one.id], _ = CardSet.objects.update_or_create(
            game=game,
            slug=one.id,
            defaults={
                "name": one.name,
                "code": one.code,
                "position": position,
                "data": msgspec.to_builtins(one),
            },
        )
    return sets


def _card_fields(game: GameValue, card: CardValue, pick: FramePicker) -> dict[str, Any]:
    frame = pick(card)
    expected = game.types[card.type].expected
    return {
        "name": card.name,
        "subtitle": card.subtitle,
        "type": card.type,
        "provenance": card.provenance,
        "frame": frame.id if frame else "",
        "is_complete": all(name in card.fields for name in expected),
        "is_active": True,
        "text": card.text,
        "folded_name": card.folded_name,
        "folded_text": card.folded_text,
        "data": {
            "fields": card.fields,
            "house": sorted(card.house),
            "source": card.source,
            "notes": card.notes,
            "abilities": list(card.ability_tables),
            "printings": [msgspec.to_builtins(printing) for printing in card.printings],
        },
    }


def _write_cards(written: list[tuple[Card, CardValue]]) -> None:
    new = [row for row, _ in written if row.pk is None]
    old = [row for row, _ in written if row.pk is not None]
    Card.objects.bulk_create(new, batch_size=500)
    if old:
        names = [
            "name", "subtitle", "type", "provenance", "frame", "is_complete", "is_active",
            "text", "folded_name", "folded_text", "data",
        ]  # fmt: skip
        Card.objects.bulk_update(old, names, batch_size=200)


def _write_facts(game: GameValue, written: list[tuple[Card, CardValue]]) -> None:
    CardFact.objects.filter(card__in=[row for row, _ in written]).delete()
    facts = [
        CardFact(card=row, **fact._asdict()) for row, value in written for fact in facts_of(value)
    ]
    CardFact.objects.bulk_create(facts, batch_size=1000)


def _write_printings(sets: dict[str, CardSet], written: list[tuple[Card, CardValue]]) -> None:
    existing: dict[tuple[int, int, str], Printing] = {
        (p.card_id, p.set_id, p.number): p
        for p in Printing.objects.filter(card__in=[row for row, _ in written])
    }
    new: list[Printing] = []
    kept: list[Printing] = []
    for row, value in written:
        for entry in value.printings:
            printing = existing.pop((row.pk, sets[entry.set].pk, entry.number), None)
            if printing is None:
                new.append(
                    Printing(
                        card=row, set=sets[entry.set], number=entry.number, rarity=entry.rarity
                    )
                )
            else:
                printing.rarity, printing.is_active = entry.rarity, True
                kept.append(printing)
    Printing.objects.bulk_create(new, batch_size=500)
    Printing.objects.bulk_update(kept, ["rarity", "is_active"], batch_size=200)
    Printing.objects.filter(pk__in=[p.pk for p in existing.values()]).update(is_active=False)
