"""The reader for plain cards: a selection compiled once to a function."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Protocol

from cards.catalogue.values import Card, fold
from cards.search.boolean import And, Not, Or
from cards.search.checks import (
    CardIn,
    CardText,
    Check,
    Comparison,
    FieldCompare,
    FieldHas,
    FieldIn,
    FieldNumber,
    FieldText,
    Holds,
    How,
    Keeps,
    PrintingHas,
    PrintingIn,
    Selection,
)
from cards.search.errors import SearchError
from cards.search.facts import has_value, texts
from cards.search.possession import Possession
from cards.search.query import Query
from cards.search.regex import compile_pattern


class Predicate(Protocol):
    """Whether a card is selected. A query on copies needs what its reader has of the card."""

    def __call__(self, card: Card, possession: Possession | None = None, /) -> bool: ...


COMPARE: dict[Comparison, Callable[[int, int], bool]] = {
    "=": operator.eq, "!=": operator.ne,
    "<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge,
}  # fmt: skip


def matches(query: Query, card: Card, possession: Possession | None = None) -> bool:
    """Whether a query selects a card. For many cards compile the query once."""
    return compile_query(query)(card, possession)


def compile_query(query: Query) -> Predicate:
    """A function for the whole query; cards of another game are not selected."""
    selects = compile_predicate(query.where)
    if query.game is None:
        return selects
    game = query.game.id
    return lambda card, possession=None: card.game == game and selects(card, possession)


def compile_predicate(node: Selection) -> Predicate:
    """A function for a selection."""
    if isinstance(node, Not):
        inner = compile_predicate(node.part)
        return lambda card, possession=None: not inner(card, possession)
    if isinstance(node, And | Or):
        parts = tuple(compile_predicate(part) for part in node.parts)
        # A plain loop: a generator inside all() or any() costs more than most checks.
        stop = isinstance(node, Or)

        def joined(card: Card, possession: Possession | None = None, /) -> bool:
            for part in parts:
                if part(card, possession) is stop:
                    return stop
            return not stop

        return joined
    if isinstance(node, Holds | Keeps):
        return _personal(node)
    of_card = _compile_check(node)
    return lambda card, possession=None: of_card(card)


def _compile_check(check: Check) -> Callable[[Card], bool]:
    match check:
        case CardText(column="name", how="is", text=text):
            before_subtitle = f"{text}, "
            return lambda card: (
                card.folded_name == text
                or (card.subtitle != "" and card.folded_name.startswith(before_subtitle))
            )
        case CardText(column="name"):
            test = _text_test(check.how, check.text)
            return lambda card: test(card.folded_name)
        case CardText():
            test = _text_test(check.how, check.text)
            return lambda card: test(card.folded_text)
        case CardIn(column=column, values=values):
            get = operator.attrgetter(column)
            return lambda card: get(card) in values
        case PrintingIn(column=column, values=values):
            get = operator.attrgetter(column)
            return lambda card: any(get(p) in values for p in card.printings)
        case PrintingHas(column=column):
            get = operator.attrgetter(column)
            return lambda card: any(get(p) != "" for p in card.printings)
        case _:
            return _compile_field(check)


def _compile_field(check: Check) -> Callable[[Card], bool]:
    match check:
        case FieldHas(field=field):
            return lambda card: has_value(card.fields.get(field))
        case FieldIn(field=field, values=values):
            return lambda card: not values.isdisjoint(texts(card.fields.get(field)))
        case FieldText(field=field, how=how, text=text):
            test = _text_test(how, text)
            return lambda card: any(map(test, texts(card.fields.get(field))))
        case FieldNumber(field=field, comparison=sign, number=number):
            compare = COMPARE[sign]

            def number_test(card: Card) -> bool:
                value = card.fields.get(field)
                return isinstance(value, int) and compare(value, number)

            return number_test
        case FieldCompare(field=field, comparison=sign, other=other):
            compare = COMPARE[sign]

            def fields_test(card: Card) -> bool:
                one, two = card.fields.get(field), card.fields.get(other)
                return isinstance(one, int) and isinstance(two, int) and compare(one, two)

            return fields_test
        case _:
            raise TypeError(f"expected a check on cards, got {check!r}")


def _text_test(how: How, text: str) -> Callable[[str], bool]:
    if how == "matches":
        return compile_pattern(text)
    if how == "is":
        return lambda value: value == text
    return lambda value: text in value


def _personal(check: Holds | Keeps) -> Predicate:
    test = _possession_test(check)

    def selects(card: Card, possession: Possession | None = None, /) -> bool:
        if possession is None:
            raise SearchError("log in to search by what you own")
        return test(possession)

    return selects


def _possession_test(check: Holds | Keeps) -> Callable[[Possession], bool]:
    if isinstance(check, Holds):
        measure = operator.attrgetter(check.measure)
        compare, number = COMPARE[check.comparison], check.number
        return lambda possession: compare(measure(possession), number)
    column = operator.attrgetter(check.column)
    kept = keeps_value(check)
    return lambda possession: any(kept(column(place)) for place in possession.places)


def keeps_value(check: Keeps) -> Callable[[str], bool]:
    """Whether one place's value is what a check asks for."""
    if check.how == "is":
        return lambda value: fold(value) in check.values
    return lambda value: any(word in fold(value) for word in check.values)
