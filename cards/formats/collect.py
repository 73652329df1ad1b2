"""Turning what a reader found into line reports. Every reader ends here, so that all formats
classify, place, keep and suggest in the same way."""

from __future__ import annotations

import msgspec

from cards.catalogue.values import Catalogue
from cards.deck import MAX_COPIES, Printing, clean
from cards.formats.limits import MAX_LINE, MAX_LINES, MAX_SUGGESTED
from cards.formats.lines import Found, read_line
from cards.formats.names import default_section, main_section, name_index
from cards.formats.report import About, ImportReport, LineKind, LineReport


class Collector:
    """Gathers the lines of one import in order."""

    def __init__(self, catalogue: Catalogue, form: str) -> None:
        self.catalogue = catalogue
        self.form = form
        self.index = name_index(catalogue)
        self.about = About()
        self.lines: list[LineReport] = []
        self.notes: list[str] = []
        self.problem = ""
        self._main = main_section(catalogue.game)
        self._suggested: dict[str, tuple[str, ...]] = {}
        self._copies: dict[tuple[str, str, Printing | None], int] = {}

    @property
    def full(self) -> bool:
        """Whether further lines are only kept, not looked up."""
        return len(self.lines) >= MAX_LINES

    def plain(self, text: str, kind: LineKind, section: str = "", note: str = "") -> None:
        """A line that holds no card: a comment, a header, a blank one."""
        self.lines.append(
            LineReport(number=self._next, text=text, kind=kind, section=section, note=note)
        )

    def cards(self, text: str, found: Found, section: str | None, loose: str) -> None:
        """A line about copies of a card; `loose` is kept of it if it names no single card."""
        if found.copies > MAX_COPIES:
            note = f"more than {MAX_COPIES} copies"
            self.kept(text, loose, section, note=note, name=found.name)
        elif len(found.cards) == 1:
            card = found.cards[0]
            place = default_section(card, self.catalogue.game) if section is None else section
            self._line(text, card.id, found, place, section is not None, loose)
        elif found.missing:
            place = self._main if section is None else section
            self._line(text, found.missing, found, place, section is not None, loose)
        elif found.cards:
            self.lines.append(
                LineReport(
                    number=self._next,
                    text=text,
                    kind="ambiguous",
                    section=self._main if section is None else section,
                    placed=section is not None,
                    count=found.copies,
                    set=found.printing.set if found.printing else "",
                    set_number=found.printing.number if found.printing else "",
                    candidates=tuple(card.id for card in found.cards),
                    note=found.note,
                    loose=loose,
                )
            )
        else:
            self.kept(text, loose, section, found.copies, found.note, found.name)

    def kept(
        self,
        text: str,
        loose: str,
        section: str | None,
        copies: int = 0,
        note: str = "",
        name: str = "",
    ) -> None:
        """A line that is kept as it is."""
        self.lines.append(
            LineReport(
                number=self._next,
                text=text,
                kind="unknown",
                section=self._main if section is None else section,
                placed=section is not None,
                count=copies,
                suggestions=self._suggest(name),
                note=note,
                loose=loose,
            )
        )

    def kept_text(self, text: str, loose: str, section: str | None) -> None:
        """A line that a file marks as kept; the cards it would name now are suggested."""
        looked_up = not self.full and len(loose) <= MAX_LINE
        found = read_line(clean(loose), self.index) if looked_up else None
        if found is None or not found.cards:
            name = found.name if found else ""
            copies = found.copies if found and found.copies <= MAX_COPIES else 0
            self.kept(text, loose, section, copies, name=name)
            return
        self.kept(text, loose, section, min(found.copies, MAX_COPIES))
        suggestions = tuple(card.id for card in found.cards)
        self.lines[-1] = msgspec.structs.replace(self.lines[-1], suggestions=suggestions)

    def report(self) -> ImportReport:
        return ImportReport(
            self.lines,
            self.about,
            form=self.form,
            problem=self.problem,
            notes=tuple(self.notes),
        )

    @property
    def _next(self) -> int:
        return len(self.lines) + 1

    def _line(
        self, text: str, card: str, found: Found, section: str, placed: bool, loose: str
    ) -> None:
        key = (section, card, found.printing)
        total = self._copies.get(key, 0) + found.copies
        if total > MAX_COPIES:
            note = f"more than {MAX_COPIES} copies with the lines before"
            self.kept(text, loose, section, note=note)
            return
        self._copies[key] = total
        missing = found.missing != ""
        self.lines.append(
            LineReport(
                number=self._next,
                text=text,
                kind="unknown" if missing else "matched",
                section=section,
                placed=placed,
                count=found.copies,
                card=card,
                set=found.printing.set if found.printing else "",
                set_number=found.printing.number if found.printing else "",
                suggestions=self._suggest(found.name) if missing else (),
                note=found.note,
            )
        )

    def _suggest(self, name: str) -> tuple[str, ...]:
        if not name:
            return ()
        if name not in self._suggested:
            if len(self._suggested) >= MAX_SUGGESTED:
                return ()
            self._suggested[name] = self.index.suggest(name)
        return self._suggested[name]
