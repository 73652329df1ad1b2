"""Every example of docs/deck-files.md is read, and says what the page says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cards.formats import read_deck, write_deck
from cards.formats.limits import MAX_CHARACTERS, MAX_LINE, MAX_LINES
from tests.cards.formats.shipped import GAMES, catalogue_of

PAGE = (Path(__file__).resolve().parents[3] / "docs" / "deck-files.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```deck([^\n]*)\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
KEPT = ("? 3 Zarbi or something like it", "3 Something unknown")


@pytest.mark.parametrize(("info", "text"), BLOCKS)
def test_every_example_is_read(info: str, text: str) -> None:
    game = info.strip() if info.strip() in GAMES else "mmg"
    catalogue = catalogue_of(game)
    report = read_deck(text, catalogue)
    assert not report.problem
    assert report.deck.size > 0
    if "open" not in info:
        assert [line.text for line in report.open if line.text not in KEPT] == []
    assert read_deck(write_deck(report.deck, catalogue), catalogue).deck == report.deck


def test_the_page_has_examples_of_every_form() -> None:
    forms = {read_deck(text, catalogue_of("mmg")).form for _, text in BLOCKS}
    assert forms == {"text", "json", "dek", "code"}
    assert len(BLOCKS) >= 13


def test_the_text_we_write_is_the_text_on_the_page() -> None:
    catalogue = catalogue_of("mmg")
    shown = BLOCKS[0][1]
    deck = read_deck(shown, catalogue).deck
    assert (deck.name, deck.about, deck.format) == (
        "Zarbi and friends",
        "A small example.",
        "standard",
    )
    assert write_deck(deck, catalogue) == shown


def test_what_an_import_says_is_what_the_page_says() -> None:
    (text,) = [text for info, text in BLOCKS if "open" in info]
    report = read_deck(text, catalogue_of("mmg"))
    assert [line.kind for line in report.lines] == [
        "comment", "header", "matched", "ambiguous", "unknown", "unknown",
    ]  # fmt: skip
    assert {"doctor-who-iii", "doctor-who-iv"} < set(report.lines[3].candidates)
    assert report.lines[4].suggestions[0] == "dalek"
    assert "999" in report.lines[5].note


def test_the_bounds_on_the_page_are_the_bounds() -> None:
    for bound in (MAX_CHARACTERS, MAX_LINES, MAX_LINE):
        assert f"{bound:,}" in PAGE
