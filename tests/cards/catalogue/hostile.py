"""Catalogue files that somebody spoilt: wrong types, huge numbers, NUL, deep nesting, doubles."""

from __future__ import annotations

import copy
import datetime
import json
from typing import Any

from hypothesis import strategies as st

Table = dict[str, Any]

LEAVES = (
    0, -1, 1, 10**12, 10**30, -(10**30), 2.5, float("inf"), float("nan"), True, False,
    "", " ", "a\x00b", "\x00", "x" * 5000, "‮", "\U0010ffff", "type:robot", "power>", "((((",
    "/(a+)+$/", "[[", "../../etc/passwd", "__class__", "1" * 400,
    datetime.date(2000, 1, 1), datetime.datetime(2000, 1, 1, 2, 3), datetime.time(4, 5),
)  # fmt: skip


def leaves() -> st.SearchStrategy[Any]:
    """Values of every kind that TOML knows, none of them expected."""
    return st.one_of(
        st.sampled_from(LEAVES),
        st.text(st.characters(exclude_categories=["Cs"]), max_size=12),
        st.integers(-(2**70), 2**70),
    )


def values() -> st.SearchStrategy[Any]:
    """Leaves, and lists and tables of them."""
    names = st.sampled_from(["id", "name", "verb", "when", "over", "set", "kind", ""])
    return st.recursive(
        leaves(),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(names, inner, max_size=3),
        max_leaves=8,
    )


def _places(table: Any) -> list[tuple[Any, Any]]:
    """Every container in a table, with each of its keys or positions."""
    found: list[tuple[Any, Any]] = []
    keys = list(table) if isinstance(table, dict) else range(len(table))
    for key in keys:
        found.append((table, key))
        if isinstance(table[key], dict | list):
            found += _places(table[key])
    return found


@st.composite
def spoilt(draw: st.DrawFn, sound: Table) -> Table:
    """A sound file after a few things were done to it."""
    table = copy.deepcopy(sound)
    for _ in range(draw(st.integers(1, 3))):
        owner, key = draw(st.sampled_from(_places(table)))
        deed = draw(st.sampled_from(("replace", "replace", "drop", "double", "rename", "bury")))
        if deed == "drop":
            del owner[key]
        elif deed == "double" and isinstance(owner, list):
            owner.append(copy.deepcopy(owner[key]))
        elif deed == "rename" and isinstance(owner, dict):
            owner[draw(st.sampled_from(("ability", "x\x00", "idd", "")))] = owner.pop(key)
        elif deed == "bury":
            for _ in range(draw(st.sampled_from((1, 40)))):
                owner[key] = [owner[key]]
        else:
            owner[key] = draw(values())
        if not _places(table):
            break
    return table


def as_toml(table: Table) -> str:
    """A table as TOML text."""
    return "".join(f"{json.dumps(key)} = {_inline(value)}\n" for key, value in table.items())


def _inline(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(k)} = {_inline(v)}" for k, v in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_inline, value)) + "]"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, datetime.date | datetime.time):
        return value.isoformat()
    return repr(value)
