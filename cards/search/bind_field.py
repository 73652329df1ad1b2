"""Terms on the fields of a game."""

from __future__ import annotations

from cards.catalogue.schema import Field
from cards.catalogue.values import Game, fold
from cards.search.boolean import Not
from cards.search.checks import (
    FieldCompare,
    FieldHas,
    FieldIn,
    FieldNumber,
    FieldText,
    Selection,
)
from cards.search.keys import field_for
from cards.search.names import Names, choice_names
from cards.search.resolve import (
    allow,
    comparison,
    each,
    named,
    number,
    present_unless,
    text_test,
)
from cards.search.tree import Literal, Term, Value

_TRUTH = Names([("true", ("yes", "1", "on")), ("false", ("no", "0", "off"))])


def bind_field(game: Game, field: Field, term: Term) -> Selection:
    """What a term on a field asks, by the field's kind."""
    if field.kind == "int":
        return each(term, lambda value: _number(game, field, term, value))
    allow(term, ":", "=", "!=")
    if field.kind == "flag":
        return each(term, lambda value: _flag(field, term, value))
    if field.kind in ("choice", "choices"):
        names = choice_names(field.choices)
        found = frozenset().union(*(named(term, v, names, field.name.lower()) for v in term.values))
        return present_unless(term, FieldIn(field.id, found), FieldHas(field.id))
    return each(term, lambda value: _text(field, term, value))


def _number(game: Game, field: Field, term: Term, value: Value) -> Selection:
    if isinstance(value, Literal):
        other = field_for(game, fold(value.text))
        if other is not None and other.kind == "int":
            return FieldCompare(field.id, comparison(term), other.id)
    numbers = (f.id for f in game.file.fields if f.kind == "int")
    return FieldNumber(field.id, comparison(term), number(term, value, numbers))


def _flag(field: Field, term: Term, value: Value) -> Selection:
    is_true = "true" in named(term, value, _TRUTH, "truth value")
    is_set = FieldHas(field.id)
    return is_set if is_true == (term.operator != "!=") else Not(is_set)


def _text(field: Field, term: Term, value: Value) -> Selection:
    how, text = text_test(value, whole=term.operator != ":")
    return present_unless(term, FieldText(field.id, how, text), FieldHas(field.id))
