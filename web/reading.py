"""Reading what stands in an address or a body of an API call."""

from __future__ import annotations

from typing import Any, TypeVar, cast

from django.contrib.auth.models import User
from rest_framework.exceptions import ValidationError
from rest_framework.request import Request
from rest_framework.serializers import Serializer

CONTENT = "content"
S = TypeVar("S", bound=Serializer[Any])


def query(request: Request, kind: type[S]) -> S:
    """The parameters of the address, checked; what is blank chooses nothing."""
    filters = kind(data={name: value for name, value in request.query_params.items() if value})
    filters.is_valid(raise_exception=True)
    return filters


def body(request: Request, kind: type[S]) -> S:
    """The body, checked; text that no database can store is refused even where any text may be."""
    given = kind(data=request.data)
    given.is_valid(raise_exception=True)
    values = given.validated_data
    strange = [name for name, value in values.items() if name != CONTENT and _holds_nul(value)]
    if strange:
        raise ValidationError({name: ["The text holds a NUL character."] for name in strange})
    return given


def _holds_nul(value: Any) -> bool:
    if isinstance(value, str):
        return "\0" in value
    if isinstance(value, dict):
        # The content of a deck is read by `decks.content`, which lists all that is wrong with it.
        parts = [part for pair in value.items() if pair[0] != CONTENT for part in pair]
        return any(map(_holds_nul, parts))
    return isinstance(value, list | tuple) and any(map(_holds_nul, value))


def member(request: Request) -> User:
    """The caller, where permissions have made sure that there is one."""
    return cast(User, request.user)
