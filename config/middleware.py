"""Requests that cannot be read are answered with a clear 400 before any view sees them."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import unquote_to_bytes

from django.http import HttpRequest, HttpResponse

from config.errors import bad_request_because

MAX_QUERY_STRING = 16_384


class ReadableRequest:
    """Refuse addresses that are too long, not UTF-8, or hold a NUL (no database can store it)."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        raw = request.META.get("QUERY_STRING", "")
        if len(raw) > MAX_QUERY_STRING:
            return bad_request_because(
                request,
                f"The address is too long: expected at most {MAX_QUERY_STRING:,} characters after "
                f"the question mark, got {len(raw):,}.",
            )
        decoded = unquote_to_bytes(raw)
        try:
            decoded.decode("utf-8")
            request.path.encode("utf-8")
        except UnicodeError:
            return bad_request_because(request, "The address is not valid UTF-8 text.")
        if b"\0" in decoded or "\0" in request.path:
            return bad_request_because(request, "The address holds a NUL character.")
        return self.get_response(request)
