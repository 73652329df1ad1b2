"""A small, strict XML reader for deck files.

Deck files need elements, attributes and text. Document types are refused outright, and with them
every entity trick (expansion bombs, files and addresses read from outside); depth and the number
of elements are bounded.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from xml.parsers import expat

MAX_DEPTH = 20
MAX_ELEMENTS = 100_000


class XmlError(ValueError):
    """A text that is no well-formed XML, with the place."""


class HostileXmlError(ValueError):
    """XML that asks for what no deck file needs."""


@dataclass(slots=True)
class Element:
    tag: str
    attributes: dict[str, str]
    children: list[Element] = field(default_factory=list)
    pieces: list[str] = field(default_factory=list)

    @property
    def text(self) -> str:
        return "".join(self.pieces).strip()

    def first(self, tag: str) -> Element | None:
        return next((child for child in self.children if child.tag == tag), None)


def parse_xml(text: str) -> Element:
    """The root element of a document."""
    builder = _Builder()
    # Element names and attributes in one text only: no namespaces, no outside entities.
    parser = expat.ParserCreate()
    parser.buffer_text = True
    parser.StartElementHandler = builder.start
    parser.EndElementHandler = builder.end
    parser.CharacterDataHandler = builder.data
    parser.StartDoctypeDeclHandler = _refuse_doctype
    try:
        parser.Parse(text, True)
    except expat.ExpatError as error:
        reason = expat.ErrorString(error.code)
        raise XmlError(f"{reason} at line {error.lineno}, column {error.offset + 1}") from error
    except UnicodeEncodeError as error:
        raise XmlError("a character that no encoding has") from error
    assert builder.root is not None
    return builder.root


class _Builder:
    def __init__(self) -> None:
        self.root: Element | None = None
        self._open: list[Element] = []
        self._elements = 0

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        self._elements += 1
        if len(self._open) >= MAX_DEPTH:
            raise HostileXmlError(f"expected at most {MAX_DEPTH} elements inside each other")
        if self._elements > MAX_ELEMENTS:
            raise HostileXmlError(f"expected at most {MAX_ELEMENTS:,} elements")
        element = Element(tag, attributes)
        if self._open:
            self._open[-1].children.append(element)
        else:
            self.root = element
        self._open.append(element)

    def end(self, tag: str) -> None:
        self._open.pop()

    def data(self, text: str) -> None:
        if self._open:
            self._open[-1].pieces.append(text)


def _refuse_doctype(name: str, system: str | None, public: str | None, internal: bool) -> None:
    raise HostileXmlError("expected no document type; a deck file needs no entities")
