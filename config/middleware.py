"""Requests that cannot be read are answered with a clear 4xx before any view sees them."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import unquote_to_bytes

from django.conf import settings
from django.http import HttpRequest, HttpResponse

from config.errors import bad_request_because, too_large

MAX_QUERY_STRING = 16_384


class ReadableRequest:
    """Refuse bodies above the limit, unread, and addresses that are too long, not UTF-8, or hold a
    NUL (no database can store it)."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        length, most = _length(request), settings.DATA_UPLOAD_MAX_MEMORY_SIZE
        if length > most:
            return too_large(request, f"The body may have {most:,} bytes; this one has {length:,}.")
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


def _length(request: HttpRequest) -> int:
    """The bytes of the body as announced; servers and Django read no more than that."""
    text = request.META.get("CONTENT_LENGTH") or ""
    return int(text) if text.isascii() and text.isdigit() else 0


def readable_form(
    get_response: Callable[[HttpRequest], HttpResponse],
) -> Callable[[HttpRequest], HttpResponse]:
    """Refuse forms that hold a NUL, in a value or in the name of a file."""

    def guarded(request: HttpRequest) -> HttpResponse:
        if request.method == "POST":
            values = [
                text for key, texts in request.POST.lists() for text in (key, *map(str, texts))
            ]
            names = [file.name or "" for _, files in request.FILES.lists() for file in files]
            if any("\0" in text for text in (*values, *names)):
                return bad_request_because(request, "The form holds a NUL character.")
        return get_response(request)

    return guarded
