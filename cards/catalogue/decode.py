"""From raw TOML values to structs, collecting every problem.

msgspec stops at the first fault it meets. A person mending a file wants all of them, so the keys
of a table are converted one by one and tables inside lists are visited in turn.
"""

from __future__ import annotations

import difflib
import typing
from collections.abc import Callable, Iterable
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
            near = _near(key, known)
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


def readable(kind: type[S], raw: dict[str, Any]) -> tuple[S, set[str]]:
    """What can be read of a table that `decode` refused, and the keys that cannot.

    Those keys hold stand-ins or defaults, so that the rest can be checked in the same run.
    """
    values: dict[str, Any] = {}
    known = [info.encode_name for info in msgspec.structs.fields(kind)]
    # A mistyped key stands for the one that was meant.
    faulty = {name for key in raw if key not in known for name in _near(key, known)}
    for info in msgspec.structs.fields(kind):
        name = info.encode_name

        def note(field: str, message: str, name: str = name) -> None:
            faulty.add(name)

        value = _value(info.type, raw[name], note, name) if name in raw else _FAILED
        if isinstance(value, list):
            value = [one for one in value if one is not None]
        if value is not _FAILED and value is not None:
            values[info.name] = value
        elif info.required:
            faulty.add(name)
            values[info.name] = _stand_in(info.type)
    return kind(**values), faulty


def _near(key: object, known: Iterable[str]) -> list[str]:
    return difflib.get_close_matches(str(key), list(known), n=1)


def _stand_in(kind: Any) -> Any:
    return next(iter(typing.get_args(kind)), "")


_FAILED = object()


def _value(kind: Any, raw: object, note: Report, path: str) -> Any:
    item = _struct_in_list(kind)
    if item is not None and isinstance(raw, list):
        return [decode(item, one, note, f"{path}[{n}].") for n, one in enumerate(raw, 1)]
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return decode(kind, raw, note, f"{path}.")
    if typing.get_origin(kind) is dict and isinstance(raw, dict):
        _, item = typing.get_args(kind)
        # Each value by itself, so that one that is wrong hides no other.
        values = {key: _value(item, one, note, f"{path}.{key}") for key, one in raw.items()}
        return {key: value for key, value in values.items() if value is not _FAILED}
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
