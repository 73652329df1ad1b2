"""The formats by name, finding out which one a text has, and reading and writing by them."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from cards.catalogue.values import Catalogue
from cards.deck import Deck
from cards.formats.decode import decode
from cards.formats.json_in import read_json
from cards.formats.json_out import write_json
from cards.formats.limits import too_large
from cards.formats.report import About, ImportReport
from cards.formats.share_code import CODE, read_code, write_code
from cards.formats.text_in import read_text
from cards.formats.text_out import write_text
from cards.formats.xml_in import read_xml
from cards.formats.xml_out import write_dek


class FileFormat(NamedTuple):
    """One format: how it is called, what its files are called, how it is read and written."""

    id: str
    name: str
    extension: str
    media_type: str
    read: Callable[[str, Catalogue], ImportReport]
    write: Callable[[Deck, Catalogue], str]


_ALL = (
    FileFormat("text", "Deck text", "txt", "text/plain", read_text, write_text),
    FileFormat("json", "JSON", "json", "application/json", read_json, write_json),
    FileFormat("dek", "LackeyCCG deck", "dek", "application/xml", read_xml, write_dek),
    FileFormat("code", "Share code", "code.txt", "text/plain", read_code, write_code),
)
FORMATS: dict[str, FileFormat] = {one.id: one for one in _ALL}


def detect(text: str) -> str:
    """The id of the format that a text seems to have."""
    start = text.lstrip("\ufeff \t\r\n")[:200]
    if start.startswith(("{", "[{")):
        return "json"
    if start.startswith(("<?xml", "<!DOCTYPE", "<deck", "<!--", "<!")):
        return "dek"
    return "code" if CODE.match(start) and len(text.split()) == 1 else "text"


def read_deck(data: str | bytes, catalogue: Catalogue, format: str | None = None) -> ImportReport:
    """Read a deck from a text or the bytes of a file, in a format or in whichever it seems to have.

    Raises ValueError only for a format that does not exist; see `ImportReport` for the rest.
    """
    if format is not None:
        _known(format)
    if problem := too_large(len(data)):
        return ImportReport([], About(), form=format or "text", problem=problem)
    decoded = decode(data)
    report = FORMATS[format or detect(decoded.text)].read(decoded.text, catalogue)
    if decoded.note:
        report.notes = (decoded.note, *report.notes)
    return report


def write_deck(deck: Deck, catalogue: Catalogue, format: str = "text") -> str:
    """Write a deck in a format; reading it again gives the same deck."""
    return _known(format).write(deck, catalogue)


def _known(format: str) -> FileFormat:
    if format not in FORMATS:
        raise ValueError(f"expected a format among {', '.join(FORMATS)}, got {format!r}")
    return FORMATS[format]
