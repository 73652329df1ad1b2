"""Whose password was wrong too often, and what they are told."""

from __future__ import annotations

from collections.abc import Mapping

from django.http import HttpRequest, HttpResponse

from config.errors import respond


def claimed_name(request: HttpRequest, credentials: Mapping[str, str] | None = None) -> str:
    """The name or address that somebody claimed, in whatever form it was sent."""
    given = credentials or {}
    name = given.get("username") or given.get("email") or request.POST.get("login", "")
    return name.casefold()[:255]


def locked_out(
    request: HttpRequest,
    answer: HttpResponse | None = None,
    credentials: Mapping[str, str] | None = None,
) -> HttpResponse:
    """A page for people and the one error shape for programs."""
    message = "There were too many tries in a short time. Wait a while, then try again."
    return respond(request, 429, "locked_out", message, "429.html")
