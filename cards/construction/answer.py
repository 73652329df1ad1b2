"""The answer of a check as JSON: one form for the command line and for the API.

{"game", "verdict", "read": [what became of each input], "formats": [a report for each format]}
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec

from cards.construction.check import Checker
from cards.construction.rule import Setting
from cards.construction.violations import DeckReport, Report, Verdict, verdict_of
from cards.deck import Deck
from cards.formats.report import ImportReport, LineReport


class Read(msgspec.Struct, frozen=True, kw_only=True):
    """One input: how many lines there are of each kind, and those that need a look."""

    source: str
    name: str
    size: int
    summary: dict[str, int] = {}
    lines: tuple[LineReport, ...] = ()
    notes: tuple[str, ...] = ()
    problem: str = ""


class FormatReport(msgspec.Struct, frozen=True, kw_only=True):
    """All inputs by one format, and the match between them when there are several."""

    format: str
    name: str
    verdict: Verdict
    options: dict[str, str | int | bool | None]
    decks: tuple[DeckReport, ...]
    match: DeckReport | None = None


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """`verdict` is legal when every format says so, and unreadable when an input has a problem."""

    game: str
    verdict: Verdict | Literal["unreadable"]
    read: tuple[Read, ...]
    formats: tuple[FormatReport, ...]


def check_answer(
    checker: Checker,
    inputs: Sequence[tuple[str, ImportReport]],
    formats: Sequence[str] = (),
    options: Mapping[str, Setting] | None = None,
    owned: Mapping[str, int] | None = None,
) -> Answer:
    """Check inputs (where each came from, and what was read) by some formats, or by their own.

    Raises OptionError for formats and options that the rules do not have.
    """
    decks = [report.deck for _, report in inputs]
    found = [
        _by_format(checker, checker.evaluate(_as(decks, name), options, owned), name or decks)
        for name in (dict.fromkeys(formats) or [""])
    ]
    verdict = verdict_of(
        any(one.verdict == "illegal" for one in found),
        any(one.verdict == "undecided" for one in found),
    )
    return Answer(
        game=checker.rules.game,
        verdict="unreadable" if any(report.problem for _, report in inputs) else verdict,
        read=tuple(read_of(source, report) for source, report in inputs),
        formats=tuple(found),
    )


def to_json(answer: Answer) -> dict[str, Any]:
    """The answer as plain values, ready for any JSON encoder."""
    plain: dict[str, Any] = msgspec.to_builtins(answer)
    return plain


def _as(decks: Sequence[Deck], format_id: str) -> list[Deck]:
    if not format_id:
        return list(decks)
    return [Deck(d.lines, name=d.name, format=format_id, loose=d.loose) for d in decks]


def _by_format(checker: Checker, report: Report, asked: str | Sequence[Deck]) -> FormatReport:
    if isinstance(asked, str):
        format_id = asked
    else:
        format_id = checker.format_of(asked[0]) if asked else checker.rules.default_format.id
    return FormatReport(
        format=format_id,
        name=checker.rules.formats[format_id].name,
        verdict=report.verdict,
        options=report.options,
        decks=report.decks,
        match=report.match,
    )


def read_of(source: str, report: ImportReport) -> Read:
    """What is said of one input."""
    return Read(
        source=source,
        name=report.deck.name,
        size=report.deck.size,
        summary=report.summary(),
        lines=tuple(report.open),
        notes=report.notes,
        problem=report.problem,
    )
