"""Errors in one shape: JSON for the API, a readable page for people."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

from django.core.exceptions import PermissionDenied
from django.core.exceptions import ValidationError as ModelError
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from rest_framework.exceptions import APIException, ValidationError
from rest_framework.response import Response
from rest_framework.views import exception_handler


def body(status: int, code: str, message: str, problems: list[dict[str, Any]]) -> dict[str, Any]:
    """The one shape of an API error."""
    return {"error": {"status": status, "code": code, "message": message, "problems": problems}}


def api_exception_handler(exc: Exception, context: dict[str, Any]) -> Response | None:
    if isinstance(exc, ModelError):
        exc = ValidationError(exc.message_dict if hasattr(exc, "error_dict") else exc.messages)
    response = exception_handler(exc, context)
    if response is None:
        return None
    code, message, problems = _described(exc)
    response.data = body(response.status_code, code, message, problems)
    return response


def _described(exc: Exception) -> tuple[str, str, list[dict[str, Any]]]:
    if isinstance(exc, ValidationError):
        problems = list(_flatten(exc.get_full_details(), ""))
        return (
            "invalid",
            f"{len(problems)} problem{'s' * (len(problems) != 1)} in the request",
            problems,
        )
    if isinstance(exc, Http404):
        return "not_found", str(exc) or "not found", []
    if isinstance(exc, PermissionDenied):
        return "permission_denied", "you may not do that", []
    if isinstance(exc, APIException):
        extra = getattr(exc, "problems", [])
        detail = exc.detail
        return str(getattr(detail, "code", exc.default_code)), str(detail), list(extra)
    return "error", str(exc), []


def _flatten(details: Any, path: str) -> Any:
    """Walk DRF's nested details down to a flat list of field, code, message."""
    if isinstance(details, dict) and set(details) == {"message", "code"}:
        yield {"field": path, "code": str(details["code"]), "message": str(details["message"])}
    elif isinstance(details, dict):
        for key, value in details.items():
            yield from _flatten(value, _below(path, key))
    elif isinstance(details, list):
        for index, value in enumerate(details):
            leaf = isinstance(value, dict) and set(value) == {"message", "code"}
            yield from _flatten(value, path if leaf else f"{path}[{index}]")


def _below(path: str, key: Any) -> str:
    """The address of a part: `decks`, `decks[0]`, `decks[0].text`."""
    if key == "non_field_errors":
        return path
    if isinstance(key, int):
        return f"{path}[{key}]"
    return f"{path}.{key}" if path else str(key)


def wants_json(request: HttpRequest) -> bool:
    return request.path.startswith("/api/")


def respond(
    request: HttpRequest, status: int, code: str, message: str, template: str
) -> HttpResponse:
    if wants_json(request):
        return JsonResponse(body(status, code, message, []), status=status)
    return render(request, template, {"message": message}, status=status)


def bad_request_because(request: HttpRequest, message: str) -> HttpResponse:
    return respond(request, HTTPStatus.BAD_REQUEST, "bad_request", message, "400.html")


def too_large(request: HttpRequest, message: str) -> HttpResponse:
    return respond(request, HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "too_large", message, "413.html")


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    return bad_request_because(request, "The request could not be read.")


def permission_denied(request: HttpRequest, exception: Exception) -> HttpResponse:
    return respond(request, 403, "permission_denied", "You may not see or change this.", "403.html")


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    told = str(exception) if isinstance(exception, Http404) and exception.args else ""
    # Django's own words for an unknown address hold a dictionary; only our sentences are shown.
    message = (
        told if told.endswith(".") and "{" not in told else "There is nothing at this address."
    )
    return respond(request, 404, "not_found", message, "404.html")


def server_error(request: HttpRequest) -> HttpResponse:
    return respond(request, 500, "error", "Something went wrong on our side.", "500.html")


def csrf_failure(request: HttpRequest, reason: str = "") -> HttpResponse:
    message = "The form was too old or came from another site. Go back, reload and send it again."
    return respond(request, 403, "csrf_failed", message, "403_csrf.html")
