"""The reader of queries for the database: a selection becomes one WHERE clause.

Every check is true or false for each card, never NULL: values in other tables are asked for by
`pk IN (subquery)`, so that NOT in front of any part is its exact complement.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from django.contrib.auth.models import AbstractBaseUser, AnonymousUser
from django.db.models import F, OuterRef, Q, QuerySet, Subquery

from cards.search import Query, refuse_anonymous
from cards.search.boolean import And, Not, Or
from cards.search.checks import (
    CardIn,
    CardText,
    Check,
    FieldCompare,
    FieldHas,
    FieldIn,
    FieldNumber,
    FieldText,
    Holds,
    Keeps,
    PrintingHas,
    PrintingIn,
    Selection,
)
from cards.search.regex import compile_pattern
from collection import possessions, search_order
from collection.comparison import compared
from collection.models import Card, CardFact, Printing

Reader = AbstractBaseUser | AnonymousUser | None

_CARD_COLUMNS = {
    "game": "game__slug",
    "type": "type",
    "provenance": "provenance",
    "id": "slug",
}
_PRINTING_COLUMNS = {"set": "set__slug", "rarity": "rarity", "number": "number"}


def apply(query: Query, cards: QuerySet[Card], user: Reader) -> QuerySet[Card]:
    """The cards that a query selects, in the order it asks for.

    Raises SearchError when the query asks what its reader owns and nobody is logged in.
    """
    owner = user.pk if user is not None and user.is_authenticated else None
    if owner is None:
        refuse_anonymous(query)
    if query.game is not None:
        cards = cards.filter(game__slug=query.game.id)
    found = cards.filter(_Filter(cards, owner).of(query.where))
    return search_order.apply(found, query.order)


class _Filter:
    def __init__(self, cards: QuerySet[Card], owner: int | None) -> None:
        self.cards = cards
        self.owner = owner

    def of(self, node: Selection) -> Q:
        if isinstance(node, Not):
            return ~self.of(node.part)
        if isinstance(node, And | Or):
            nothing = Q(pk__in=[])
            if not node.parts:
                # An empty Q negated would still select everything.
                return nothing if isinstance(node, Or) else ~nothing
            connector = Q.OR if isinstance(node, Or) else Q.AND
            return Q(*map(self.of, node.parts), _connector=connector)
        return self.check(node)

    def check(self, check: Check) -> Q:
        match check:
            case CardText():
                return self.card_text(check)
            case CardIn(column=column, values=values):
                return Q(**{f"{_CARD_COLUMNS[column]}__in": sorted(values)})
            case PrintingIn(column=column, values=values):
                wanted = {f"{_PRINTING_COLUMNS[column]}__in": sorted(values)}
                return _of_printings(Printing.objects.filter(**wanted))
            case PrintingHas(column=column):
                return _of_printings(Printing.objects.exclude(**{_PRINTING_COLUMNS[column]: ""}))
            case Holds():
                return possessions.holds(check, self._owner)
            case Keeps():
                return possessions.keeps(check, self._owner)
            case _:
                return self.field(check)

    def field(self, check: Check) -> Q:
        match check:
            case FieldHas(field=field):
                return _of_facts(_facts(field))
            case FieldIn(field=field, values=values):
                return _of_facts(_facts(field).filter(text__in=sorted(values)))
            case FieldText(field=field, how="is", text=text):
                return _of_facts(_facts(field).filter(text=text, number=None))
            case FieldText(field=field, how="has", text=text):
                return _of_facts(_facts(field).filter(text__contains=text))
            case FieldText(field=field, text=pattern):
                rows = _facts(field).filter(card__in=self.cards.order_by().values("pk"))
                pairs = rows.values_list("card_id", "text")
                return self.matching(pattern, pairs, _of_facts(_facts(field)))
            case FieldNumber(field=field, comparison=sign, number=number):
                return _of_facts(_facts(field).filter(compared("number", sign, number)))
            case FieldCompare(field=field, comparison=sign, other=other):
                value = _facts(other).filter(card=OuterRef("card")).values("number")[:1]
                rows = _facts(field).annotate(other=Subquery(value))
                return _of_facts(rows.filter(compared("number", sign, F("other"))))
            case _:
                raise TypeError(f"expected a check on fields, got {check!r}")

    def card_text(self, check: CardText) -> Q:
        column = f"folded_{check.column}"
        if check.how == "matches":
            rows = self.names if check.column == "name" else self.texts
            return self.matching(check.text, rows, Q())
        if check.how == "has":
            return Q(**{f"{column}__contains": check.text})
        if check.column == "text":
            return Q(folded_text=check.text)
        before_subtitle = Q(folded_name__startswith=f"{check.text}, ") & ~Q(subtitle="")
        return Q(folded_name=check.text) | before_subtitle

    def matching(self, pattern: str, rows: Iterable[tuple[int, str]], every: Q) -> Q:
        """Cards one of whose values matches a pattern; `every` selects the cards in `rows`.

        Done here and not by the database, because SQLite has no such operator and PostgreSQL's
        takes other patterns and may take exponential time; RE2 is the same everywhere and linear.
        """
        matches = compile_pattern(pattern)
        found: set[int] = set()
        rest: set[int] = set()
        for pk, value in rows:
            (found if matches(value) else rest).add(pk)
        rest -= found
        # The shorter list: a database takes a limited number of parameters.
        return Q(pk__in=found) if len(found) <= len(rest) else every & ~Q(pk__in=rest)

    @cached_property
    def names(self) -> list[tuple[int, str]]:
        return list(self.cards.order_by().values_list("pk", "folded_name"))

    @cached_property
    def texts(self) -> list[tuple[int, str]]:
        return list(self.cards.order_by().values_list("pk", "folded_text"))

    @property
    def _owner(self) -> int:
        if self.owner is None:
            raise TypeError("expected an owner: queries of visitors were to be refused before")
        return self.owner


def _facts(field: str) -> QuerySet[CardFact]:
    return CardFact.objects.filter(key=field)


def _of_facts(rows: QuerySet[CardFact]) -> Q:
    return Q(pk__in=rows.values("card_id"))


def _of_printings(rows: QuerySet[Printing]) -> Q:
    return Q(pk__in=rows.filter(is_active=True).order_by().values("card_id"))
