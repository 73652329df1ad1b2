"""Words for the parts of an OpenAPI schema, for the reference page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from django.utils.html import escape
from django.utils.safestring import SafeString, mark_safe

Schema = dict[str, Any]
_PLAIN = {"string": "text", "integer": "whole number", "number": "number", "boolean": "true, false"}
_FORMATS = {"date-time": "date and time", "uri": "address"}


@dataclass(frozen=True)
class Row:
    """One parameter or value: `shape` names the component that describes it further."""

    name: str
    kind: str
    shape: str
    required: bool
    about: SafeString


class Words:
    """Reads schemas of one document, following references."""

    def __init__(self, document: Schema) -> None:
        self.components: dict[str, Schema] = document["components"]["schemas"]

    def rows(self, schema: Schema) -> list[Row]:
        """The values of an object."""
        needed = schema.get("required", [])
        return [
            self.row(name, part, name in needed)
            for name, part in schema.get("properties", {}).items()
        ]

    def row(self, name: str, schema: Schema, required: bool, about: str = "") -> Row:
        about = about or schema.get("description", "")
        return Row(name, self.kind(schema), self.shape(schema) or "", required, prose(about))

    def shape(self, schema: Schema) -> str | None:
        """The component behind a schema or its items, unless it is only a list of choices."""
        name = next(_references(schema), None)
        if name is None or "enum" in self.components[name]:
            return None
        return name

    def kind(self, schema: Schema) -> str:
        """What a value can be, such as "whole number from 0 to 9999"."""
        words = self._kind(schema)
        return f"{words} or null" if schema.get("nullable") else words

    def _kind(self, schema: Schema) -> str:
        if "$ref" in schema:
            name = _named(schema["$ref"])
            return self.kind(part) if "enum" in (part := self.components[name]) else name
        for joined in ("allOf", "oneOf", "anyOf"):
            if joined in schema:
                return " or ".join(self.kind(part) for part in schema[joined])
        if "enum" in schema:
            return f"one of {', '.join(str(one) for one in schema['enum'])}"
        if schema.get("type") == "array":
            return f"list of {self.kind(schema['items'])}"
        if schema.get("type") == "object":
            inside = schema.get("additionalProperties")
            # `true` and `{}` both mean that anything may be in it.
            if isinstance(inside, dict) and inside:
                return f"names with {self.kind(inside)}"
            return "object"
        words = _FORMATS.get(schema.get("format", "")) or _PLAIN.get(schema.get("type", ""), "any")
        return words + _bounds(schema)


def _bounds(schema: Schema) -> str:
    low, high = schema.get("minimum"), schema.get("maximum")
    # Bounds of the database's integers tell a reader nothing.
    if high is not None and high < 2**31 - 1:
        return f" from {low} to {high}"
    if "maxLength" in schema:
        return f", at most {schema['maxLength']} characters"
    return f", {low} or more" if low is not None and low >= 0 else ""


def _references(schema: Any) -> Iterator[str]:
    if isinstance(schema, dict):
        for key, value in schema.items():
            if key == "$ref":
                yield _named(value)
            elif key != "properties":
                yield from _references(value)
    elif isinstance(schema, list):
        for value in schema:
            yield from _references(value)


def _named(reference: str) -> str:
    return reference.rpartition("/")[2]


def prose(text: str) -> SafeString:
    """A docstring as paragraphs, with `words in backticks` as code."""
    paragraphs = [" ".join(part.split()) for part in text.split("\n\n") if part.strip()]
    coded = [re.sub(r"`([^`]+)`", r"<code>\1</code>", escape(part)) for part in paragraphs]
    return mark_safe("<br>".join(coded))  # noqa: S308  (escaped in the line above)
