"""The versions of a deck, each with what changed since the one it was made from."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from django.db.models import QuerySet

from decks.models import Deck, DeckVersion
from decks.selectors.difference import Changed, difference, lost_and_found
from decks.selectors.verdicts import Verdict, value_of, version_verdicts


@dataclass(frozen=True)
class VersionRow:
    """One version of a list. `first` has nothing before it to differ from."""

    version: DeckVersion
    changed: list[Changed]
    loose: int
    first: bool
    is_head: bool
    verdict: Verdict


def versions_of(deck: Deck, named: bool = False) -> QuerySet[DeckVersion]:
    """Newest first; all of them, or those that somebody named."""
    found = deck.versions.select_related("previous").order_by("-number")
    return found.exclude(name="") if named else found


def version_rows(deck: Deck, versions: Iterable[DeckVersion]) -> list[VersionRow]:
    """The rows of a page; a write where the rules have changed since a version was judged."""
    versions = list(versions)
    judged = version_verdicts(deck, versions)
    rows = []
    for one in versions:
        now = value_of(deck, one)
        before = value_of(deck, one.previous) if one.previous else None
        rows.append(
            VersionRow(
                version=one,
                changed=difference(before, now) if before else [],
                loose=sum(abs(n) for n in lost_and_found(before, now).values()) if before else 0,
                first=before is None,
                is_head=one.pk == deck.head_id,
                verdict=judged[one.pk],
            )
        )
    return rows
