"""One line of a collection file as plain values."""

from __future__ import annotations

from dataclasses import dataclass

MOST_COPIES = 9_999


@dataclass(frozen=True)
class Entry:
    """Copies of one kind, or a wish (a count of 0 with `wanted`). Empty text means: not said.

    `card` is the id of a card in the catalogue, `set` a code, name or id of a set.
    """

    game: str = ""
    card: str = ""
    name: str = ""
    set: str = ""
    set_name: str = ""
    number: str = ""
    count: int = 0
    for_trade: int = 0
    wanted: int | None = None
    condition: str = "near-mint"
    language: str = "en"
    finish: str = "normal"
    location: str = ""
    notes: str = ""
    # Told in our own files, but not read back: the date belongs to the record, not to the card.
    acquired: str = ""


@dataclass(frozen=True)
class Row:
    """A line of a file: its entry, or what is wrong with it."""

    number: int
    text: str
    entry: Entry | None = None
    problems: tuple[str, ...] = ()


@dataclass(frozen=True)
class Sheet:
    """A file that was read. `problem` says why it could not be read at all."""

    rows: tuple[Row, ...] = ()
    notes: tuple[str, ...] = ()
    problem: str = ""
