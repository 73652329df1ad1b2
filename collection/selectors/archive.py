"""A person's collection as files of an account archive."""

from __future__ import annotations

import json
from collections.abc import Iterator

from django.contrib.auth.models import AbstractBaseUser

from collection.exchange import write_sheet
from collection.models import HoldingChange
from collection.selectors.exchange import entries_of


def archive_files(owner: AbstractBaseUser) -> Iterator[tuple[str, str]]:
    """Name and content of each file about the collection."""
    yield "collection.csv", write_sheet(entries_of(owner))
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
