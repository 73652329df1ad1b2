"""The answer of a check in lines of text."""

from __future__ import annotations

from collections.abc import Iterator

from cards.catalogue.values import Catalogue
from cards.construction.answer import Answer, Read
from cards.construction.violations import DeckReport, Violation
from cards.formats.unread import unread_line


def report_lines(answer: Answer, catalogue: Catalogue) -> Iterator[str]:
    """First what could not be read, then each deck by each format, then the match."""
    for read in answer.read:
        yield from _unread(read, catalogue)
    for one in answer.formats:
        for read, deck in zip(answer.read, one.decks, strict=True):
            if read.problem and not deck.size:
                continue  # Nothing was read, so there is nothing to judge.
            about = f"{deck.name or 'a deck'}, {_cards(deck.size)}"
            yield f"{read.source}: {about}, {one.name}: {_verdict(deck)}"
            yield from _findings(deck)
        if one.match is not None:
            yield f"The match of {len(one.decks)} decks, {one.name}: {_verdict(one.match)}"
            yield from _findings(one.match)


def _unread(read: Read, catalogue: Catalogue) -> Iterator[str]:
    if read.problem:
        yield f"{read.source}: could not be read: {read.problem}"
    for note in read.notes:
        yield f"{read.source}: {note}"
    for line in read.lines:
        yield f"{read.source}: {unread_line(line, catalogue)}"


def _findings(report: DeckReport) -> Iterator[str]:
    for word, found in (("", report.errors), ("", report.unknown), ("advice: ", report.advice)):
        for one in found:
            yield f"  {word}{one.sentence}{_cited(one)}"


def _cited(found: Violation) -> str:
    return f" [{found.rule}; {found.rulebook}]" if found.rule else ""


def _verdict(report: DeckReport) -> str:
    problems = len(report.errors) + len(report.unknown)
    if not problems:
        return "legal"
    return f"{report.verdict}, {problems} problem{'s' * (problems != 1)}"


def _cards(number: int) -> str:
    return f"{number} card{'s' * (number != 1)}"
