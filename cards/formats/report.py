"""What an import found: every line of the text, classified, before anything is saved."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from cards.catalogue.values import Catalogue
from cards.deck import Deck, Line, Loose, Printing
from cards.formats.names import default_section, has_printing

LineKind = Literal["matched", "ambiguous", "unknown", "comment", "header", "blank"]


class LineReport(msgspec.Struct, frozen=True, kw_only=True):
    """One line of a text or one entry of a file; `number` counts from 1.

    `candidates` and `suggestions` are card ids. `section` says where the line is kept; it is
    `placed` when the text itself says so, and otherwise goes where its card's type goes.
    """

    number: int
    text: str
    kind: LineKind
    section: str = ""
    placed: bool = True
    count: int = 0
    card: str = ""
    set: str = ""
    set_number: str = ""
    candidates: tuple[str, ...] = ()
    suggestions: tuple[str, ...] = ()
    note: str = ""
    # What the deck keeps of a line that names no single card.
    loose: str = ""

    @property
    def printing(self) -> Printing | None:
        return Printing(self.set, self.set_number) if self.set else None


class About(msgspec.Struct, kw_only=True):
    """What a file says of the deck as a whole."""

    name: str = ""
    about: str = ""
    format: str = ""
    tags: list[str] = []


class ImportReport:
    """The deck as far as it could be read, and what became of each line.

    `problem` says why the text could not be read in the form it seemed to have; `notes` are things
    worth knowing about the text as a whole.
    """

    def __init__(
        self,
        lines: list[LineReport],
        about: About,
        *,
        form: str,
        problem: str = "",
        notes: tuple[str, ...] = (),
    ) -> None:
        self.lines = lines
        self.about = about
        self.form = form
        self.problem = problem
        self.notes = notes
        self.deck = self._deck(lines)

    def of_kind(self, kind: LineKind) -> list[LineReport]:
        return [line for line in self.lines if line.kind == kind]

    @property
    def open(self) -> list[LineReport]:
        """The lines that somebody still has to decide on."""
        return [line for line in self.lines if line.kind in ("ambiguous", "unknown")]

    @property
    def complete(self) -> bool:
        """Whether every line was understood."""
        return not self.problem and not self.open

    def summary(self) -> dict[str, int]:
        """How many lines there are of each kind."""
        found: dict[str, int] = {}
        for line in self.lines:
            found[line.kind] = found.get(line.kind, 0) + 1
        return found

    def resolved(self, choices: Mapping[int, str], catalogue: Catalogue) -> Deck:
        """The deck with open lines decided: `{line number: card id}`; an empty id leaves the line
        out. Raises ValueError, listing everything that does not fit."""
        opened = {line.number: line for line in self.open}
        problems = []
        for number, card in choices.items():
            if number not in opened:
                problems.append(f"line {number}: expected an ambiguous or unknown line")
            elif card and card not in catalogue.by_id:
                problems.append(f"line {number}: expected the id of a card, got {card!r}")
        if problems:
            raise ValueError("; ".join(problems))
        return self._deck(
            [
                _decided(line, choices[line.number], catalogue) if line.number in choices else line
                for line in self.lines
            ]
        )

    def _deck(self, lines: list[LineReport]) -> Deck:
        return Deck(
            [
                Line(line.section, line.card, line.count, line.printing)
                for line in lines
                if line.card and line.count
            ],
            name=self.about.name,
            about=self.about.about,
            format=self.about.format,
            tags=self.about.tags,
            loose=[Loose(line.section, line.loose) for line in lines if line.loose],
        )

    def __repr__(self) -> str:
        return f"ImportReport({self.form}, {self.deck!r}, {self.summary()})"


def _decided(line: LineReport, card_id: str, catalogue: Catalogue) -> LineReport:
    if not card_id:
        return msgspec.structs.replace(line, card="", count=0, loose="")
    card = catalogue.by_id[card_id]
    printing = line.printing
    kept = printing if printing and has_printing(card, printing) else Printing("")
    return msgspec.structs.replace(
        line,
        kind="matched",
        card=card_id,
        count=line.count or 1,
        section=line.section if line.placed else default_section(card, catalogue.game),
        set=kept.set,
        set_number=kept.number,
        loose="",
    )
