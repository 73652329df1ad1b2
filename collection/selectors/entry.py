"""Finding the printing that somebody means while typing."""

from __future__ import annotations

from dataclasses import dataclass, field

from django.db.models import Case, IntegerField, Q, QuerySet, Value, When

from collection.models import Printing
from collection.selectors.entry_line import EntryLine, read_line

MOST_SHOWN = 12


@dataclass(frozen=True)
class Found:
    """Printings that a line may mean, best first."""

    line: EntryLine = field(default_factory=EntryLine)
    printings: list[Printing] = field(default_factory=list)
    more: bool = False

    @property
    def only(self) -> Printing | None:
        """The one that is meant beyond doubt: alone, or alone in having exactly that name."""
        if len(self.printings) == 1:
            return self.printings[0]
        exact = [p for p in self.printings if _is_exact(p, self.line)]
        return exact[0] if len(exact) == 1 else None


def find(text: str, game: str = "") -> Found:
    """Printings meant by a typed line; one query, or two when a number is part of a name."""
    lines = read_line(text)
    for line in lines:
        if line.is_empty:
            continue
        printings = list(_ranked(line, game)[: MOST_SHOWN + 1])
        if printings:
            return Found(line, printings[:MOST_SHOWN], len(printings) > MOST_SHOWN)
    return Found(lines[0])


def _ranked(line: EntryLine, game: str) -> QuerySet[Printing]:
    printings = Printing.objects.filter(is_active=True, card__is_active=True)
    if game:
        printings = printings.filter(card__game__slug=game)
    for word in line.words:
        printings = printings.filter(
            Q(card__folded_name__contains=word) | Q(set__slug=word) | Q(set__code__iexact=word)
        )
    if line.number:
        printings = printings.filter(number__iexact=line.number)
    if line.set:
        printings = printings.filter(
            Q(set__slug=line.set) | Q(set__code__iexact=line.set) | Q(set__name__icontains=line.set)
        )
    phrase = line.phrase
    rank = Case(
        When(card__folded_name=phrase, then=Value(0)),
        When(card__folded_name__startswith=f"{phrase}, ", then=Value(1)),
        When(card__folded_name__startswith=phrase, then=Value(2)),
        When(card__folded_name__contains=f" {phrase}", then=Value(3)),
        default=Value(4),
        output_field=IntegerField(),
    )
    return (
        printings.annotate(rank=rank)
        .select_related("card__game", "set")
        .order_by("rank", "card__folded_name", "card_id", "set__position", "number", "pk")
    )


def _is_exact(printing: Printing, line: EntryLine) -> bool:
    return printing.card.folded_name == line.phrase
