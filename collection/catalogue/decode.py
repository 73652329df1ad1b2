"""From raw TOML values to structs, collecting every problem.

msgspec stops at the first fault it meets. A person mending a file wants all of them, so the keys
of a table are converted one by one and tables inside lists are visited in turn.
"""

from __future__ import annotations

import difflib
import typing
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

S = TypeVar("S", bound=msgspec.Struct)
# Takes the name of the field and what is wrong with it.
Report = Callable[[str, str], None]


def decode(kind: type[S], raw: object, report: Report, prefix: str = "") -> S | None:
    """Return `raw` as a `kind`, or None after reporting each thing that is wrong with it."""
    if not isinstance(raw, dict):
        report(prefix, f"expected a table, got {_shown(raw)}")
        return None
    failed = False

    def note(field: str, message: str) -> None:
        nonlocal failed
        failed = True
        report(field, message)

    known = {info.encode_name: info for info in msgspec.structs.fields(kind)}
    for key in raw:
        if key not in known:
            near = difflib.get_close_matches(str(key), known, n=1)
            hint = f"; did you mean {near[0]!r}" if near else f"; known keys: {', '.join(known)}"
            note(prefix + str(key), f"unknown key {str(key)!r}{hint}")
    values: dict[str, Any] = {}
    for name, info in known.items():
        path = prefix + name
        if name not in raw:
            if info.required:
                note(path, "missing: this key is required")
            continue
        value = _value(info.type, raw[name], note, path)
        if value is not _FAILED:
            values[info.name] = value
    if failed:
        return None
    return kind(**values)


_FAILED = object()


def _value(kind: Any, raw: object, note: Report, path: str) -> Any:
    item = _struct_in_list(kind)
    if item is not None and isinstance(raw, list):
        return [decode(item, one, note, f"{path}[{n}].") for n, one in enumerate(raw, 1)]
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return decode(kind, raw, note, f"{path}.")
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        reason = str(error).replace("`", "").replace(" - at $", " at ")
        note(path, f"{reason[0].lower()}{reason[1:]}; came {_shown(raw)}")
        return _FAILED


def _struct_in_list(kind: Any) -> type[msgspec.Struct] | None:
    if typing.get_origin(kind) is list:
        (item,) = typing.get_args(kind)
        if isinstance(item, type) and issubclass(item, msgspec.Struct):
            return item
    return None


def _shown(raw: object) -> str:
    text = repr(raw)
    return text if len(text) <= 60 else text[:57] + "..."
