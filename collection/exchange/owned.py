"""How many copies of each card a collection file holds, for tools without a database."""

from __future__ import annotations

from collections import Counter

from cards.catalogue.values import Catalogue
from collection.exchange.match import match_sheet, offers_of
from collection.exchange.read import read_sheet


def owned(data: str | bytes, catalogue: Catalogue) -> tuple[dict[str, int], list[str]]:
    """Copies by card id of one game, and what could not be read or found, line by line.

    Lines that name another game are not of interest here and raise no complaint.
    """
    sheet = read_sheet(data)
    if sheet.problem:
        return {}, [sheet.problem]
    copies: Counter[str] = Counter()
    problems: list[str] = []
    ours = {name.lower() for name in (catalogue.game.id, catalogue.game.name, catalogue.game.short)}
    for one in match_sheet(sheet, offers_of(catalogue)):
        entry = one.row.entry
        if one.offer is not None and entry is not None:
            if entry.count:
                copies[one.offer.key.card] += entry.count
        elif entry is None or not entry.game or entry.game.lower() in ours:
            cards = {candidate.key.card for candidate in one.candidates}
            if one.kind == "ambiguous" and entry is not None and len(cards) == 1:
                # The printing is in doubt, the card is not.
                copies[cards.pop()] += entry.count
            else:
                problems.append(f"line {one.row.number}: {one.note or 'means several cards'}")
    return dict(copies), problems
