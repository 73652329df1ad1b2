"""What a deck is made of, as charts: by section, by type, by what the game declares, and how far
each sum that a rule limits has come."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from cards.catalogue.values import Card, Catalogue, Game
from cards.construction.check import Checker
from cards.construction.measures import Range, Sum
from cards.construction.tally import Total, total
from cards.deck import Deck
from decks.statistics.values import Counted, count_values


class Bar(msgspec.Struct, frozen=True, kw_only=True):
    """One column of a chart. `query` selects the cards in it, in the search language."""

    value: str
    label: str
    count: int
    glyph: str = ""
    query: str = ""


class Chart(msgspec.Struct, frozen=True, kw_only=True):
    """One chart. Bars compare kinds; a curve runs over numbers; a gauge is a sum with a limit.

    `total` counts the cards that take part, `unknown` those whose value should be there and is not
    known. With `overlapping`, one card may stand in several bars.
    """

    id: str
    name: str
    kind: Literal["bars", "curve", "gauge"]
    about: str = ""
    bars: tuple[Bar, ...] = ()
    total: int = 0
    unknown: int = 0
    overlapping: bool = False
    # Of a curve: the mean of its numbers. Of a gauge: the sum, its limit and the rule's id.
    mean: float | None = None
    have: int = 0
    limit: int = 0
    rule: str = ""


def statistics(deck: Deck, catalogue: Catalogue, checker: Checker | None = None) -> list[Chart]:
    """All charts of a deck that have anything to show. The checker's rules give the gauges."""
    charts = [_by_section(deck, catalogue.game), _by_type(deck, catalogue)]
    charts += _declared(deck, catalogue)
    charts += _gauges(deck, checker) if checker else []
    return [one for one in charts if one.total or one.unknown or (one.limit and deck.size)]


def _by_section(deck: Deck, game: Game) -> Chart:
    known = list(game.sections)
    other = sorted(set(deck.sections) - set(known))
    bars = []
    for section in [*known, *other]:
        count = sum(deck.sections.get(section, {}).values())
        label = game.sections[section].name if section in game.sections else section
        if count:
            bars.append(Bar(value=section, label=label, count=count))
    return Chart(id="section", name="Sections", kind="bars", bars=tuple(bars), total=deck.size)


def _by_type(deck: Deck, catalogue: Catalogue) -> Chart:
    found: dict[str, int] = {}
    for card, copies in _cards(deck, catalogue):
        found[card.type] = found.get(card.type, 0) + copies
    bars = tuple(
        Bar(
            value=kind.id,
            label=kind.plural,
            count=found[kind.id],
            glyph=kind.glyph,
            query=f"type:{kind.id}",
        )
        for kind in catalogue.game.file.types
        if kind.id in found
    )
    counted = sum(found.values())
    return Chart(
        id="type",
        name="Types",
        kind="bars",
        bars=bars,
        total=counted,
        unknown=deck.size - counted,
    )


def _declared(deck: Deck, catalogue: Catalogue) -> Iterator[Chart]:
    for statistic in catalogue.game.file.statistics:
        field = catalogue.game.fields[statistic.field]
        cards = list(_cards(deck, catalogue, frozenset(statistic.sections)))
        counted: Counted = count_values(statistic, field, cards, catalogue.game)
        yield Chart(
            id=statistic.id,
            name=statistic.name,
            kind="curve" if field.kind == "int" else "bars",
            about=statistic.about or field.about,
            bars=tuple(
                Bar(value=one.value, label=one.label, count=n, glyph=one.glyph, query=one.query)
                for one, n in counted.bars.items()
            ),
            total=counted.total,
            unknown=counted.unknown,
            overlapping=field.kind in ("choices", "words"),
            mean=counted.mean,
        )


def _gauges(deck: Deck, checker: Checker) -> Iterator[Chart]:
    """Sums over a deck that may not pass a limit, by the rules of the deck's format."""
    for constraint in checker.constraints(deck.format if _has(checker, deck.format) else ""):
        rule = constraint.rule
        if not isinstance(constraint, Range) or not isinstance(rule, Sum) or rule.scope != "deck":
            continue
        if constraint.high is None or constraint.low is not None:
            continue
        parts = [total(tally, deck.counts(tally.sections)) for tally in constraint.tallies]
        whole = Total.added(parts)
        yield Chart(
            id=rule.key,
            name=rule.one,
            kind="gauge",
            total=sum(deck.counts().get(card, 0) for card in set(whole.cards)),
            unknown=sum(deck.counts().get(card, 0) for card in set(whole.unknown)),
            have=whole.known,
            limit=constraint.high,
            rule=rule.id,
        )


def _has(checker: Checker, format_id: str) -> bool:
    return format_id in checker.rules.formats


def _cards(
    deck: Deck, catalogue: Catalogue, sections: frozenset[str] = frozenset()
) -> Iterator[tuple[Card, int]]:
    for card_id, copies in deck.counts(sections).items():
        if card := catalogue.by_id.get(card_id):
            yield card, copies
