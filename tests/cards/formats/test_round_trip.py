"""A deck that is written and read again is the same deck, in every format and for every game."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cards.deck import Deck
from cards.formats import FORMATS, detect, read_deck, write_deck
from tests.cards.formats.shipped import GAMES, catalogue_of, decks, stock_decks


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
@settings(max_examples=60, deadline=None)
def test_reading_what_was_written_gives_the_deck(game: str, form: str, data: st.DataObject) -> None:
    deck = data.draw(decks(game))
    catalogue = catalogue_of(game)
    written = write_deck(deck, catalogue, form)
    report = read_deck(written, catalogue, form)
    assert report.deck == deck, written
    assert report.problem == ""
    # The form is found without being told, unless the text is a loose line and nothing else.
    if form != "text":
        assert detect(written) == form
    assert read_deck(written.encode(), catalogue, form).deck == deck


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize(
    ("game", "path"),
    [pytest.param(g, p, id=f"{g}-{p.stem}") for g in GAMES for p in stock_decks(g)],
)
def test_stock_decks_are_read_whole_and_survive_every_format(
    game: str, path: Path, form: str
) -> None:
    catalogue = catalogue_of(game)
    report = read_deck(path.read_bytes(), catalogue)
    assert report.complete
    assert all(line.note == "" for line in report.of_kind("matched"))
    assert read_deck(write_deck(report.deck, catalogue, form), catalogue).deck == report.deck


def test_an_empty_deck_survives_every_format() -> None:
    catalogue = catalogue_of("mmg")
    for form in FORMATS:
        assert read_deck(write_deck(Deck(), catalogue, form), catalogue, form).deck == Deck()


def test_a_format_that_does_not_exist_is_named() -> None:
    with pytest.raises(
        ValueError, match="expected a format among text, json, dek, code, got 'pdf'"
    ):
        read_deck("", catalogue_of("mmg"), "pdf")
    with pytest.raises(ValueError, match="got 'pdf'"):
        write_deck(Deck(), catalogue_of("mmg"), "pdf")
