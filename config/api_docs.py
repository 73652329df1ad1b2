"""The API's reference page, written from its OpenAPI schema on our own server."""

from __future__ import annotations

import json
import shlex
from dataclasses import dataclass
from functools import cache
from http import HTTPStatus
from typing import Any

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.safestring import SafeString
from django.views.decorators.http import require_safe
from drf_spectacular.generators import SchemaGenerator

from config import errors
from config.api_schema import operations
from config.api_words import Row, Schema, Words, prose
from web.pagination import Pagination

# What stands in the example calls; a parameter not listed is left to the reader.
_PATH_EXAMPLES = {
    "game": "mmg",
    "card": "zarbi",
    "id": "1",
    "pk": "1",
    "form": "text",
    "number": "1",
}
_QUERY_EXAMPLES = {"q": "type:creature", "game": "mmg"}


@dataclass(frozen=True)
class Answer:
    status: str
    phrase: str
    about: SafeString
    kind: str
    shape: str


@dataclass(frozen=True)
class Operation:
    anchor: str
    method: str
    path: str
    title: str
    about: SafeString
    needs_token: bool
    parameters: list[Row]
    body: list[Row]
    answers: list[Answer]
    example: str

    def curl(self, host: str) -> str:
        return self.example.replace("HOST", host, 1)


@dataclass(frozen=True)
class Reference:
    groups: list[tuple[str, list[Operation]]]
    shapes: list[tuple[str, SafeString, list[Row]]]


@require_safe
def api_docs(request: HttpRequest) -> HttpResponse:
    host = request.build_absolute_uri("/").rstrip("/")
    page = reference()
    rates: dict[str, str | None] = settings.REST_FRAMEWORK["DEFAULT_THROTTLE_RATES"]
    context = {
        "host": host,
        "groups": [(n, [(one, one.curl(host)) for one in ops]) for n, ops in page.groups],
        "shapes": page.shapes,
        "page_size": Pagination.page_size,
        "max_page_size": Pagination.max_page_size,
        "anon_rate": (rates["anon"] or "any number").replace("/", " a "),
        "user_rate": (rates["user"] or "any number").replace("/", " a "),
        "error_example": json.dumps(_error_example(), indent=2),
    }
    return render(request, "api_docs.html", context)


@cache
def reference() -> Reference:
    """The whole schema in the order of its tags; made once, since it changes only with the code."""
    document: Schema = SchemaGenerator().get_schema(request=None, public=True)  # type: ignore[no-untyped-call]
    words = Words(document)
    groups: dict[str, list[Operation]] = {tag["name"]: [] for tag in document.get("tags", [])}
    for path, method, about in operations(document):
        groups.setdefault(about["tags"][0], []).append(_operation(words, path, method, about))
    shapes = [
        (name, prose(schema.get("description", "")), words.rows(schema))
        for name, schema in words.components.items()
        if schema.get("properties") and not _is_body_or_page(document, name)
    ]
    return Reference([group for group in groups.items() if group[1]], shapes)


def _operation(words: Words, path: str, method: str, about: Schema) -> Operation:
    body, example = _body(words, about)
    parameters = sorted(about.get("parameters", []), key=lambda one: one["in"] != "path")
    return Operation(
        about["operationId"].replace("_", "-"),
        method.upper(),
        path,
        str(about.get("summary") or about["operationId"]),
        prose(about.get("description", "")),
        {} not in about.get("security", [{}]),
        [
            words.row(p["name"], p["schema"], p.get("required", False), p.get("description", ""))
            for p in parameters
        ],
        body,
        [_answer(words, status, given) for status, given in about["responses"].items()],
        _curl(path, method, about, example),
    )


def _body(words: Words, about: Schema) -> tuple[list[Row], Any]:
    content = about.get("requestBody", {}).get("content", {}).get("application/json", {})
    name = words.shape(content.get("schema", {}))
    examples = [one["value"] for one in content.get("examples", {}).values()]
    return words.rows(words.components[name]) if name else [], examples[0] if examples else None


def _answer(words: Words, status: str, given: Schema) -> Answer:
    schema = given.get("content", {}).get("application/json", {}).get("schema", {})
    shape = words.shape(schema) or ""
    kind = shape
    if shape.startswith("Paginated"):
        shape = words.shape(words.components[shape]["properties"]["results"]) or ""
        kind = f"a page of {shape}"
    phrase = HTTPStatus(int(status)).phrase
    return Answer(status, phrase, prose(given.get("description", "")), kind, shape)


def _is_body_or_page(document: Schema, name: str) -> bool:
    """Bodies stand with their operation, and pages are all alike."""
    if name.startswith("Paginated"):
        return True
    bodies = json.dumps([about.get("requestBody") for _, _, about in operations(document)])
    return f'schemas/{name}"' in bodies


def _curl(path: str, method: str, about: Schema, example: Any) -> str:
    """A call to copy; HOST stands for the address of this site."""
    for name, value in _PATH_EXAMPLES.items():
        path = path.replace(f"{{{name}}}", value)
    command = ["curl"] if method == "get" else ["curl", "-X", method.upper()]
    lines = [" ".join([*command, f"HOST{path}"])]
    if about.get("security"):
        lines.append('-H "Authorization: Token $TOKEN"')
    if example is not None:
        lines.append('-H "Content-Type: application/json"')
        lines.append(f"-d {shlex.quote(json.dumps(example, ensure_ascii=False))}")
    names = {one["name"] for one in about.get("parameters", []) if one["in"] == "query"}
    given = [f"{n}={value}" for n, value in _QUERY_EXAMPLES.items() if n in names]
    if given:
        lines.append(" ".join(["--get", *(f"--data-urlencode {shlex.quote(g)}" for g in given)]))
    return " \\\n  ".join(lines)


def _error_example() -> dict[str, Any]:
    problem = {
        "field": "q",
        "code": "search",
        "message": "unknown key 'enrgy'",
        "position": 0,
        "length": 5,
        "suggestions": ["energy"],
    }
    message = "unknown key 'enrgy' at character 1; did you mean energy"
    return errors.body(400, "search", message, [problem])
