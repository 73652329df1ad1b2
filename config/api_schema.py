"""The OpenAPI description is completed here: every refusal has the one error shape."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

METHODS = ("get", "post", "put", "patch", "delete")
_ERROR = {"$ref": "#/components/schemas/Error"}
_WHOLE_NUMBER = {"type": "integer"}

PROBLEM: dict[str, Any] = {
    "type": "object",
    "description": "One thing that is wrong.",
    "required": ["field", "code", "message"],
    "properties": {
        "field": {"type": "string", "description": "What to mend; empty when no one thing is."},
        "code": {"type": "string", "description": "For programs."},
        "message": {"type": "string", "description": "For people."},
        "position": {
            **_WHOLE_NUMBER,
            "description": "Of a query: where the fault begins, counted from 0.",
        },
        "length": {**_WHOLE_NUMBER, "description": "Of a query: how many characters are faulty."},
        "suggestions": {
            "type": "array",
            "items": {"type": "string"},
            "description": "Of a query: words that may be meant.",
        },
        "current": {
            "allOf": [{"$ref": "#/components/schemas/Holding"}],
            "description": "Of a conflict: the copies as they are now.",
        },
        "hash": {"type": "string", "description": "Of a deck's conflict: its hash now."},
        "theirs": {
            "type": "array",
            "items": {"$ref": "#/components/schemas/Change"},
            "description": "Of a deck's conflict: what was changed meanwhile.",
        },
        "ours": {
            "type": "array",
            "items": {"$ref": "#/components/schemas/Change"},
            "description": "Of a deck's conflict: what you would have changed.",
        },
    },
}
CHANGE: dict[str, Any] = {
    "type": "object",
    "description": "Copies of a card in a section, before and after.",
    "required": ["section", "card", "before", "after"],
    "properties": {
        "section": {"type": "string"},
        "card": {"type": "string"},
        "before": _WHOLE_NUMBER,
        "after": _WHOLE_NUMBER,
    },
}
ERROR_BODY: dict[str, Any] = {
    "type": "object",
    "description": "What went wrong.",
    "required": ["status", "code", "message", "problems"],
    "properties": {
        "status": {**_WHOLE_NUMBER, "description": "The HTTP status again."},
        "code": {"type": "string", "description": "For programs."},
        "message": {"type": "string", "description": "For people."},
        "problems": {
            "type": "array",
            "items": {"$ref": "#/components/schemas/Problem"},
            "description": "All that is wrong, not only the first; may be empty.",
        },
    },
}
ERROR: dict[str, Any] = {
    "type": "object",
    "description": "Every answer from 400 on has this shape.",
    "required": ["error"],
    "properties": {"error": {"$ref": "#/components/schemas/ErrorBody"}},
}
_ALWAYS = {"429": "Too many calls; the Retry-After header says how many seconds to wait."}
_NOBODY = {"401": "No token was sent, or it is unknown."}


def say_errors(
    result: dict[str, Any], generator: object, request: object, public: bool
) -> dict[str, Any]:
    """Give each refusal a body, and add those that any call may meet."""
    schemas = result.setdefault("components", {}).setdefault("schemas", {})
    schemas |= {
        "Error": ERROR,
        "ErrorBody": ERROR_BODY,
        "Problem": PROBLEM,
        "Change": CHANGE,
    }
    for _, _, operation in operations(result):
        responses = operation["responses"]
        # An empty requirement stands for callers who need not say who they are.
        common = _ALWAYS if {} in operation.get("security", [{}]) else _NOBODY | _ALWAYS
        for status, about in common.items():
            responses.setdefault(status, {"description": about})
        for status in sorted(responses):
            responses[status] = responses.pop(status)
            if status >= "400":
                responses[status]["content"] = {"application/json": {"schema": _ERROR}}
    return result


def operations(schema: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Path, method and description of every operation."""
    for path, item in schema["paths"].items():
        for method in METHODS:
            if method in item:
                yield path, method, item[method]
