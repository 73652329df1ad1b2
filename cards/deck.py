"""A deck as a plain value: lines of cards in sections, in one canonical order."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple

MAX_COPIES = 999


def clean(text: str) -> str:
    """One line of text that every format can carry: no control characters, single spaces."""
    if not (text.isascii() and text.isprintable()):
        text = "".join(" " if _uncarried(c) else c for c in text)
    return " ".join(text.split())


def _uncarried(character: str) -> bool:
    return unicodedata.category(character) in ("Cc", "Cs") or character in "\ufeff\ufffe\uffff"


class Printing(NamedTuple):
    """Which printing a line asks for: the id of a set and the number within it."""

    set: str
    number: str = ""


@dataclass(frozen=True, slots=True)
class Line:
    """Copies of one card in one section, of a given printing or of any (None)."""

    section: str
    card: str
    count: int
    printing: Printing | None = None


class Loose(NamedTuple):
    """A line of an import that names no single card; kept as it was written, never dropped."""

    section: str
    text: str


class Deck:
    """An immutable deck. Equal decks have equal lines, whatever order they were given in."""

    def __init__(
        self,
        lines: Iterable[Line] = (),
        *,
        name: str = "",
        about: str = "",
        format: str = "",
        tags: Iterable[str] = (),
        loose: Iterable[Loose] = (),
    ) -> None:
        merged: dict[tuple[str, str, Printing | None], int] = {}
        sections: dict[str, str] = {}
        for line in lines:
            if line.count < 0:
                raise ValueError(f"expected a count of 0 or more for {line.card}, got {line.count}")
            section = sections.get(line.section)
            if section is None:
                section = sections[line.section] = clean(line.section)
            key = (section, line.card, line.printing)
            merged[key] = merged.get(key, 0) + line.count
        self.lines: tuple[Line, ...] = tuple(
            Line(section, card, count, printing)
            for (section, card, printing), count in sorted(merged.items(), key=_order)
            if count
        )
        self.name = clean(name)
        self.about = "\n".join(map(clean, about.splitlines())).strip("\n")
        self.format = clean(format)
        parts = (clean(part) for tag in tags for part in tag.split(","))
        self.tags: tuple[str, ...] = tuple(sorted({part for part in parts if part}))
        kept = [Loose(clean(section), clean(text)) for section, text in loose]
        # In order within a section; which section comes first says nothing.
        self.loose: tuple[Loose, ...] = tuple(
            sorted((one for one in kept if one.text), key=lambda one: one.section)
        )

    @classmethod
    def of(
        cls, sections: Mapping[str, Mapping[str, int]], *, name: str = "", format: str = ""
    ) -> Deck:
        """A deck from `{section: {card id: count}}`."""
        lines = [Line(s, card, n) for s, cards in sections.items() for card, n in cards.items()]
        return cls(lines, name=name, format=format)

    @cached_property
    def sections(self) -> dict[str, dict[str, int]]:
        """`{section: {card id: count}}`, printings added up."""
        found: dict[str, dict[str, int]] = {}
        for line in self.lines:
            cards = found.setdefault(line.section, {})
            cards[line.card] = cards.get(line.card, 0) + line.count
        return found

    def counts(self, sections: frozenset[str] = frozenset()) -> dict[str, int]:
        """Copies of each card over some sections, or over all."""
        if sections not in self._counts:
            found: dict[str, int] = {}
            for section, cards in self.sections.items():
                if not sections or section in sections:
                    for card, n in cards.items():
                        found[card] = found.get(card, 0) + n
            self._counts[sections] = found
        return self._counts[sections]

    @cached_property
    def _counts(self) -> dict[frozenset[str], dict[str, int]]:
        return {}

    def with_card(self, section: str, card: str, count: int) -> Deck:
        """The deck with `count` copies more (or fewer) of a card, of any printing."""
        lines = [line for line in self.lines if (line.section, line.card) != (section, card)]
        same = [line for line in self.lines if (line.section, line.card) == (section, card)]
        return self._replace([*lines, *_changed(same, section, card, count)])

    def _replace(self, lines: Iterable[Line]) -> Deck:
        return Deck(
            lines,
            name=self.name,
            about=self.about,
            format=self.format,
            tags=self.tags,
            loose=self.loose,
        )

    @property
    def size(self) -> int:
        return sum(line.count for line in self.lines)

    def _key(self) -> tuple[object, ...]:
        return (self.lines, self.name, self.about, self.format, self.tags, self.loose)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deck) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        return f"Deck({self.name!r}, {self.size} cards)"


def _order(
    item: tuple[tuple[str, str, Printing | None], int],
) -> tuple[str, str, tuple[str, str]]:
    section, card, printing = item[0]
    return section, card, printing or ("", "")


def _changed(same: list[Line], section: str, card: str, count: int) -> Iterator[Line]:
    """Lines of one card after a change; copies without a printing are taken away first."""
    if count >= 0:
        yield from same
        yield Line(section, card, count)
        return
    left = -count
    for line in same:
        taken = min(left, line.count)
        left -= taken
        yield replace(line, count=line.count - taken)
