"""Texts that mean harm: they cost little, and what they are is said."""

from __future__ import annotations

import base64
import zlib

import pytest

from cards.formats import read_deck
from cards.formats.limits import MAX_LINES, MAX_SUGGESTED
from tests.cards.formats.shipped import catalogue_of

MMG = catalogue_of("mmg")
BOMB = "CD1-" + base64.urlsafe_b64encode(zlib.compress(b" " * 10**8)).decode().rstrip("=")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('<!DOCTYPE d [<!ENTITY a "b">]><deck>&a;</deck>', "expected no document type"),
        ('<?xml version="1.0"?><!DOCTYPE d SYSTEM "file:///etc/hostname"><deck/>', "document type"),
        ("<!DOCTYPE deck><deck/>", "expected no document type"),
        ("<deck>" * 30, "at most 20 elements inside each other"),
        ("<deck>" + "<card/>" * 110_000 + "</deck>", "at most 100,000 elements"),
    ],
)
def test_hostile_xml_is_refused_whole(text: str, said: str) -> None:
    report = read_deck(text, MMG)
    assert report.problem.startswith("XML refused: ")
    assert said in report.problem
    assert (report.lines, report.deck.size, report.deck.loose) == ([], 0, ())


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("<deck>\n<card>\n</deck>", "not XML: mismatched tag at line 3, column 3"),
        ("<deck>&nbsp;</deck>", "not XML: undefined entity"),
        ("<deck>\ud800</deck>", "not XML: a character that no encoding has"),
        ("<html></html>", None),
        ("<?xml version='1.0'?><html></html>", "expected <deck> with zones, got <html>"),
        ('{"sections": ', "not JSON: Expecting value at line 1, column 14"),
        ('{"a":' * 100_000, "nested too deep"),
        ('{"slots": {"zarbi": ' + "9" * 5000 + "}}", "a huge number"),
        ('{"cards": []}', "expected a table with sections, slots or ObjectStates"),
        ('{"slots": {"zarbi": 1, "zarbi": 2}}', "keys that stand twice"),
        ("CD1-abcd", "a damaged share code"),
        (BOMB, "it is cut off, or holds more than a deck"),
    ],
)  # fmt: skip
def test_broken_files_are_kept_with_the_problem(text: str, said: str | None) -> None:
    report = read_deck(text, MMG)
    assert said is None or said in report.problem
    assert not report.complete or said is None
    assert report.lines


def test_a_text_beyond_the_bound_is_not_read() -> None:
    report = read_deck("1 Zarbi\n" * 300_000, MMG)
    assert report.problem == (
        "expected at most 2,000,000 characters, got 2,400,000; nothing was read"
    )
    assert report.lines == []


def test_a_hundred_thousand_lines_are_all_in_the_report() -> None:
    report = read_deck("1 Zarbi?\n" * 10 + "1 Darlek\n1 Bok\n" * 50_000, MMG)
    assert len(report.lines) == 100_010
    assert len(report.of_kind("matched")) <= MAX_LINES
    assert report.lines[-1].note == f"not looked up: it comes after the first {MAX_LINES:,} lines"
    assert len(report.deck.loose) == len(report.open)


def test_suggestions_are_made_for_so_many_names_only() -> None:
    report = read_deck("\n".join(f"1 Dalek {n}" for n in range(1000)), MMG)
    assert sum(bool(line.suggestions) for line in report.lines) == MAX_SUGGESTED


@pytest.mark.parametrize(
    "piece", ["#a ", "[a] (b) ", "a: ", "(", "x 1 ", "a *b* ", "= ", "[", "3 ", "- ", "# "]
)
def test_a_line_of_one_repeated_piece_is_kept(piece: str) -> None:
    # Lines just below and just beyond the length that is taken apart.
    for times in (290 // len(piece), 400):
        report = read_deck(f"Play deck\n1 {piece * times}", MMG)
        assert report.lines[1].kind == "unknown"


def test_bytes_that_are_no_text() -> None:
    report = read_deck(bytes(range(256)) * 100, MMG)
    assert report.notes[0].startswith("expected UTF-8, got byte 0x80 at 128")
    assert report.open


def test_huge_counts_are_kept_and_said() -> None:
    text = "Play deck\n" + "9" * 200 + " Zarbi\n1000 Zarbi\nZarbi x99999999\n-3 Zarbi\n"
    report = read_deck(text, MMG)
    assert [line.note for line in report.open] == ["more than 999 copies"] * 3 + [""]
    assert len(report.deck.loose) == 4


def test_entries_without_sense_are_kept() -> None:
    text = (
        '{"sections": {"deck": [1, null, [], {"card": "bok"}, {"card": "bok", "count": true},'
        ' {"card": "bok", "count": 1e400}, {"card": "", "count": 1}, {"card": 3, "count": 1}],'
        ' "more": 4}, "loose": [3], "name": 7, "tags": "a", "extra": 1}'
    )
    report = read_deck(text, MMG)
    assert [line.kind for line in report.lines] == ["unknown"] * 10
    assert report.notes == (
        "name: expected a text, got 7",
        "tags: expected a list of texts, got 'a'",
        "not kept: extra",
    )
    assert len(report.deck.loose) == 10
