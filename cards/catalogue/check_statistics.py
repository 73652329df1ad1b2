"""What the statistics of game.toml must satisfy beyond their form."""

from __future__ import annotations

from collections.abc import Callable

from cards.catalogue.schema import Statistic
from cards.catalogue.values import Card, Game
from cards.search import SearchError, compile_query, parse

Report = Callable[[str, str], None]

# The charts that every deck has.
OF_EVERY_DECK = ("section", "type")


def check_statistics(game: Game, cards: list[Card], report: Report) -> None:
    """Report statistics that could never show anything: unknown fields, sections and selectors."""
    for statistic in game.file.statistics:
        where = f"statistic.{statistic.id}"
        if statistic.id in OF_EVERY_DECK:
            report(where, f"every deck has a chart {statistic.id!r} already")
        for section in statistic.sections:
            if section not in game.sections:
                known = ", ".join(game.sections)
                report(f"{where}.sections", f"expected one of {known}, got {section!r}")
        field = game.fields.get(statistic.field)
        if field is None:
            report(f"{where}.field", f"no field {statistic.field!r} in this game")
        elif field.kind == "text":
            report(f"{where}.field", "expected a field of values to count, got free text")
        else:
            _check_selector(statistic, game, cards, where, report)


def _check_selector(
    statistic: Statistic, game: Game, cards: list[Card], where: str, report: Report
) -> None:
    try:
        query = parse(statistic.over, game) if statistic.over else None
    except SearchError as error:
        report(f"{where}.over", str(error))
        return
    if query and (query.personal is not None or query.order or query.display or query.unique):
        report(f"{where}.over", "expected a selection of cards, without order or what one owns")
        return
    selects = compile_query(query) if query else None
    if not any(
        statistic.field in card.fields and (selects is None or selects(card, None))
        for card in cards
    ):
        report(where, f"selects no card with the field {statistic.field!r}")
