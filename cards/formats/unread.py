"""What keeps a text from being a deck, line by line: one wording for every entry point that needs
the whole deck and not what could be read of it."""

from __future__ import annotations

from cards.catalogue.naming import names_of
from cards.catalogue.values import Catalogue
from cards.formats.report import ImportReport, LineReport

MAX_SHOWN = 60


def unread_lines(report: ImportReport, catalogue: Catalogue) -> list[str]:
    """Every line that cannot be read, with its number, and a text that holds no deck at all."""
    if report.problem:
        return [report.problem]
    problems = []
    for line in report.lines:
        if line.kind in ("unknown", "ambiguous"):
            problems.append(unread_line(line, catalogue))
        elif line.section and line.section not in catalogue.game.sections:
            expected = ", ".join(catalogue.game.sections)
            problems.append(
                f"line {line.number}: expected a section ({expected}), got {_shown(line.text)}"
            )
        elif line.card and line.card not in catalogue.by_id:
            problems.append(f"line {line.number}: no card has the id {line.card!r}")
    if not problems and not report.deck.size:
        problems.append("expected lines with cards, got none")
    return problems


def unread_line(line: LineReport, catalogue: Catalogue) -> str:
    """What one line that names no single card should have been."""
    where = f"line {line.number}"
    if line.kind == "ambiguous":
        near = f"; it is {names_of(line.candidates, catalogue, 'or')}: add the [id]"
    else:
        named = names_of(line.suggestions, catalogue, "or")
        near = f"; did you mean {named}?" if named else ""
    note = f" ({line.note})" if line.note else ""
    return f"{where}: expected the name of one card, got {_shown(line.text)}{note}{near}"


def _shown(text: str) -> str:
    text = text.strip()
    return f"“{text if len(text) <= MAX_SHOWN else text[: MAX_SHOWN - 3] + '...'}”"
