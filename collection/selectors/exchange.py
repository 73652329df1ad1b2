"""A collection as entries of a file, and the printings that files may name."""

from __future__ import annotations

from django.contrib.auth.models import AbstractBaseUser

from collection.exchange import Entry, Offer
from collection.exchange.match import Key
from collection.models import Card, Holding, Printing, Want
from collection.selectors.games import vocabularies


def entries_of(owner: AbstractBaseUser) -> list[Entry]:
    """Every holding and want, one entry each; a wish without words of its own shares a line."""
    wants = {
        want.card_id: want
        for want in Want.objects.filter(owner_id=owner.pk).select_related("card__game")
    }
    entries: list[Entry] = []
    holdings = Holding.objects.filter(owner_id=owner.pk, count__gt=0).select_related(
        "card__game", "printing__set"
    )
    for row in holdings:
        want = wants.get(row.card_id)
        if want is not None and not want.notes:
            del wants[row.card_id]
        else:
            # Notes of a wish would be taken for those of the copies: it gets its own line.
            want = None
        entries.append(_held(row, want.target if want else None))
    entries += [
        Entry(
            game=want.card.game.slug,
            card=want.card.slug,
            name=want.card.full_name,
            wanted=want.target,
            notes=want.notes,
        )
        for want in wants.values()
    ]
    return entries


def _held(row: Holding, wanted: int | None) -> Entry:
    return Entry(
        game=row.card.game.slug,
        card=row.card.slug,
        name=row.card.full_name,
        set=row.printing.set.code,
        set_name=row.printing.set.name,
        number=row.printing.number,
        count=row.count,
        for_trade=row.for_trade,
        wanted=wanted,
        condition=row.condition,
        language=row.language,
        finish=row.finish,
        location=row.location,
        notes=row.notes,
        acquired=row.created_at.date().isoformat(),
    )


def offers() -> tuple[list[Offer], dict[Key, Printing]]:
    """All printings as files name them, the usual ones first, and the rows behind them."""
    known = vocabularies()
    found: list[Offer] = []
    rows: dict[Key, Printing] = {}
    printings = Printing.objects.select_related("card__game", "set").order_by(
        "-is_active", "card__game__position", "card__folded_name", "set__position", "number", "pk"
    )
    for row in printings:
        card: Card = row.card
        game = known.get(card.game.slug)
        names = (game.name, game.short) if game else ()
        key = Key(card.game.slug, card.slug, row.set.slug, row.number)
        rows[key] = row
        found.append(
            Offer(
                key,
                card.name,
                card.full_name,
                (card.game.slug, *names),
                row.set.code,
                row.set.name,
            )
        )
    return found, rows
