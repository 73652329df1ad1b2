"""JSON kept letter by letter, so that a result is the same text in every database.

PostgreSQL's own JSON type sorts keys and turns 1e22 into an integer; SQLite keeps what it is given.
A job promises the same bytes everywhere, so its JSON is kept as canonical text.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from django.db import models


def exact(value: Any) -> str:
    """The one text of a JSON value: sorted keys, no spaces, no NaN."""
    return json.dumps(
        value, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False
    )


def settled(value: Any) -> Any:
    """A value as it is read back: tuples are lists, keys are text and in order."""
    return json.loads(exact(value))


if TYPE_CHECKING:
    _Text = models.TextField[Any, Any]
else:
    _Text = models.TextField


class ExactJSONField(_Text):
    """A JSON value in a text column."""

    _pyi_private_set_type: Any
    _pyi_private_get_type: Any

    def from_db_value(self, value: str | None, expression: Any, connection: Any) -> Any:
        return None if value is None else json.loads(value)

    def get_prep_value(self, value: Any) -> str | None:
        return None if value is None else exact(value)
