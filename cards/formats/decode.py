"""From the bytes of a file to text, whatever encoding somebody's program wrote."""

from __future__ import annotations

import codecs
from typing import NamedTuple

_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)


class Decoded(NamedTuple):
    text: str
    note: str = ""


def decode(data: str | bytes) -> Decoded:
    """The text of a file: UTF-8, UTF-16 with a byte order mark, or else Windows-1252, in which
    every byte means something or is shown as a replacement character."""
    if isinstance(data, str):
        return Decoded(data.removeprefix("\ufeff"))
    for mark, name in _MARKS:
        if data.startswith(mark):
            text = data.removeprefix(mark).decode(name, "replace")
            lost = " with faults" if "\ufffd" in text else ""
            note = f"read as {name.upper()}{lost}" if lost or name != "utf-8" else ""
            return Decoded(text, note)
    try:
        return Decoded(data.decode("utf-8"))
    except UnicodeDecodeError as error:
        at = f"byte {data[error.start]:#04x} at {error.start}"
        text = data.decode("cp1252", "replace")
        return Decoded(text, f"expected UTF-8, got {at}; read as Windows-1252")
