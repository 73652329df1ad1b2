"""Comparing a column with a value in the database."""

from __future__ import annotations

from django.db.models import Q

from cards.search.checks import Comparison

_LOOKUPS: dict[Comparison, str] = {"<": "lt", "<=": "lte", ">": "gt", ">=": "gte", "=": "exact"}


def compared(column: str, sign: Comparison, value: object) -> Q:
    """A comparison that is never true where the column or the value is missing."""
    if sign == "!=":
        return Q(**{f"{column}__lt": value}) | Q(**{f"{column}__gt": value})
    return Q(**{f"{column}__{_LOOKUPS[sign]}": value})
