"""Counting the values of one field over cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from cards.catalogue.schema import Field, Statistic
from cards.catalogue.values import Card, Game
from cards.construction.queries import select

# A free list of words shows its commonest; a curve with wider gaps is not filled up.
MOST_WORDS = 12
WIDEST = 40
# A short list of choices shows those that no card has, too.
FEW_CHOICES = 6


class Value(NamedTuple):
    """One value of a field and how it is shown and searched for."""

    value: str
    label: str
    glyph: str = ""
    query: str = ""


class Counted(NamedTuple):
    """Copies by value in the order of the chart, copies with any value and with unknown ones, and
    the mean of numbers."""

    bars: dict[Value, int]
    total: int
    unknown: int
    mean: float | None = None


def count_values(
    statistic: Statistic, field: Field, cards: Iterable[tuple[Card, int]], game: Game
) -> Counted:
    """Count copies by value. A card whose type lacks the field has no part in this; one whose type
    should have it is unknown without it; one that may lack it has none."""
    listed = list(cards)
    selected = select(statistic.over, game, [card for card, _ in listed])
    found: dict[object, int] = {}
    total = unknown = 0
    for card, copies in listed:
        kind = game.types.get(card.type)
        if card.id not in selected or kind is None or field.id not in kind.fields:
            continue
        value = card.fields.get(field.id)
        if value is None and field.id in kind.expected:
            unknown += copies
            continue
        if value is None and field.kind == "int":
            continue
        total += copies
        for one in _parts(value):
            found[one] = found.get(one, 0) + copies
    if field.kind == "int":
        return _curve(found, total, unknown, field, statistic.over)
    return Counted(_bars(found, field, statistic.over), total, unknown)


def _parts(value: object) -> list[object]:
    """The values that a card counts under: each of a list, or none at all."""
    if isinstance(value, list):
        return list(dict.fromkeys(value)) or [None]
    return [value]


def _curve(found: dict[object, int], total: int, unknown: int, field: Field, over: str) -> Counted:
    numbers = {value: n for value, n in found.items() if isinstance(value, int)}
    if not numbers:
        return Counted({}, 0, unknown)
    low, high = min(0, *numbers), max(numbers)
    if low == 0 and field.min:
        low = min(field.min, *numbers)
    listed = range(low, high + 1) if high - low <= WIDEST else sorted(numbers)
    bars = {
        Value(str(n), str(n), query=_query(over, f"{field.id}={n}")): numbers.get(n, 0)
        for n in listed
    }
    mean = sum(value * n for value, n in numbers.items()) / total
    return Counted(bars, total, unknown, mean)


def _bars(found: dict[object, int], field: Field, over: str) -> dict[Value, int]:
    if field.kind == "flag":
        shown = [Value("true", field.name, query=_query(over, f"is:{field.id}"))]
        counts = {value: found.get(True, 0) for value in shown}
    elif field.kind == "words":
        words = sorted(
            (word for word in found if isinstance(word, str)), key=lambda w: (-found[w], w)
        )
        counts = {
            Value(
                word, word, query=_query(over, f'{field.id}="{word}"') if '"' not in word else ""
            ): (found[word])
            for word in words[:MOST_WORDS]
        }
    else:
        every = len(field.choices) <= FEW_CHOICES
        counts = {
            Value(c.id, c.name, c.glyph, _query(over, f"{field.id}:{c.id}")): found.get(c.id, 0)
            for c in field.choices
            if every or c.id in found
        }
    if none := found.get(None, 0):
        label = f"No {field.name.lower()}"
        counts[Value("", label, query=_query(over, f"-has:{field.id}"))] = none
    return counts


def _query(over: str, term: str) -> str:
    return f"({over}) {term}" if over else term
