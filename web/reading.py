"""Reading what stands in an address or a body of an API call."""

from __future__ import annotations

from typing import Any, TypeVar, cast

from django.contrib.auth.models import User
from rest_framework.request import Request
from rest_framework.serializers import Serializer

S = TypeVar("S", bound=Serializer[Any])


def query(request: Request, kind: type[S]) -> S:
    """The parameters of the address, checked; what is blank chooses nothing."""
    filters = kind(data={name: value for name, value in request.query_params.items() if value})
    filters.is_valid(raise_exception=True)
    return filters


def body(request: Request, kind: type[S]) -> S:
    """The body, checked."""
    given = kind(data=request.data)
    given.is_valid(raise_exception=True)
    return given


def member(request: Request) -> User:
    """The caller, where permissions have made sure that there is one."""
    return cast(User, request.user)
