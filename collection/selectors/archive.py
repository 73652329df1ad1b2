"""A person's collection as files of an account archive."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator

from django.contrib.auth.models import AbstractBaseUser

from collection.models import Holding, HoldingChange, Want

COLUMNS = [
    "Game", "Card Id", "Name", "Set Code", "Set Name", "Card Number", "Count", "Tradelist Count",
    "Wanted Count", "Condition", "Language", "Finish", "Location", "Tags", "Purchase Price",
    "Purchase Currency", "Acquired", "Proxy", "Notes",
]  # fmt: skip


def archive_files(owner: AbstractBaseUser) -> Iterator[tuple[str, str]]:
    """Name and content of each file about the collection."""
    yield "collection.csv", collection_csv(owner)
    changes = HoldingChange.objects.filter(owner_id=owner.pk).select_related(
        "printing__card__game", "printing__set"
    )
    yield (
        "collection-changes.json",
        json.dumps(
            [
                {
                    "at": change.at.isoformat(),
                    "game": change.printing.card.game.slug,
                    "card": change.printing.card.slug,
                    "set": change.printing.set.slug,
                    "number": change.printing.number,
                    "delta": change.delta,
                    "undone": change.undone,
                }
                for change in changes
            ],
            indent=1,
        ),
    )


def collection_csv(owner: AbstractBaseUser) -> str:
    """Holdings and wants in our column order; a wanted card not owned has a count of 0."""
    wants = {
        want.card_id: want
        for want in Want.objects.filter(owner_id=owner.pk).select_related("card__game")
    }
    out = io.StringIO()
    writer = csv.DictWriter(out, COLUMNS, restval="", lineterminator="\n")
    writer.writeheader()
    told: set[int] = set()
    holdings = Holding.objects.filter(owner_id=owner.pk).select_related(
        "card__game", "printing__set"
    )
    for holding in holdings:
        want = wants.get(holding.card_id) if holding.card_id not in told else None
        told.add(holding.card_id)
        writer.writerow(
            {
                "Game": holding.card.game.slug,
                "Card Id": holding.card.slug,
                "Name": holding.card.full_name,
                "Set Code": holding.printing.set.code,
                "Set Name": holding.printing.set.name,
                "Card Number": holding.printing.number,
                "Count": holding.count,
                "Tradelist Count": holding.for_trade,
                "Wanted Count": want.target if want else "",
                "Condition": holding.get_condition_display(),
                "Language": holding.language,
                "Finish": holding.finish,
                "Location": holding.location,
                "Acquired": holding.created_at.date().isoformat(),
                "Proxy": "yes" if holding.finish == "proxy" else "",
                "Notes": holding.notes,
            }
        )
    for card_id, want in wants.items():
        if card_id not in told:
            writer.writerow(
                {
                    "Game": want.card.game.slug,
                    "Card Id": want.card.slug,
                    "Name": want.card.full_name,
                    "Count": 0,
                    "Wanted Count": want.target,
                    "Notes": want.notes,
                }
            )
    return out.getvalue()
