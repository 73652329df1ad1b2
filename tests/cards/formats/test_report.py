"""Every line of an import is in its report, and what it says can be acted on."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cards.deck import Deck, Line, Loose, Printing
from cards.formats import read_deck
from tests.cards.formats.shipped import catalogue_of, phrases

MMG = catalogue_of("mmg")
TEXT = """// A deck
Play deck
3 Zarbi
2 Darlek (MMG) 5

1 Doctor Who (MMG)
# said
Elsewhere:
1 The Watchmaker
"""


@given(st.lists(phrases(), max_size=12))
@settings(max_examples=300, deadline=None)
def test_no_line_is_dropped(rows: list[str]) -> None:
    text = "\n".join(rows)
    report = read_deck(text, MMG, "text")
    assert [line.text for line in report.lines] == text.removeprefix("\ufeff").splitlines()
    assert [line.number for line in report.lines] == list(range(1, len(report.lines) + 1))
    for line in report.lines:
        # A line is exactly one of: in the deck as cards, kept as text, or without a card.
        in_deck = bool(line.card), bool(line.loose), line.kind in ("comment", "header", "blank")
        assert sum(in_deck) == 1
    assert [one for line in report.lines if (one := line.loose)] == [
        line.loose for line in report.open if not line.card
    ]
    assert len(report.deck.loose) == sum(bool(line.loose) for line in report.lines)


@given(st.one_of(st.text(), st.binary()), st.sampled_from([None, "text", "json", "dek", "code"]))
@settings(max_examples=300, deadline=None)
def test_nothing_is_refused(data: str | bytes, form: str | None) -> None:
    report = read_deck(data, MMG, form)
    assert report.complete or report.problem or report.open


def test_lines_are_classified() -> None:
    report = read_deck(TEXT, MMG)
    assert [line.kind for line in report.lines] == [
        "comment", "header", "matched", "unknown", "blank", "ambiguous", "comment", "header",
        "unknown",
    ]  # fmt: skip
    assert report.summary() == {
        "comment": 2, "header": 2, "matched": 1, "unknown": 2, "blank": 1, "ambiguous": 1,
    }  # fmt: skip
    assert not report.complete
    darlek, doctor, watcher = report.open
    assert darlek.suggestions[0] == "dalek"
    assert {"doctor-who-iii", "doctor-who-iv", "doctor-who-v"} == set(doctor.candidates)
    assert watcher.suggestions[0].startswith("the-watcher")
    assert report.deck == Deck(
        [Line("deck", "zarbi", 3)],
        name="A deck",
        loose=[
            Loose("deck", "2 Darlek (MMG) 5"),
            Loose("deck", "1 Doctor Who (MMG)"),
            Loose("Elsewhere", "1 The Watchmaker"),
        ],
    )


def test_open_lines_are_decided() -> None:
    report = read_deck(TEXT, MMG)
    darlek, doctor, watcher = (line.number for line in report.open)
    chosen = {darlek: "dalek", doctor: "doctor-who-iv", watcher: ""}
    assert report.resolved(chosen, MMG) == Deck(
        [
            Line("deck", "zarbi", 3),
            # The printing that nobody knows of is not asked for, the one that exists is.
            Line("deck", "dalek", 2),
            Line("deck", "doctor-who-iv", 1, Printing("base")),
        ],
        name="A deck",
    )
    assert report.resolved({}, MMG) == report.deck
    with pytest.raises(ValueError, match=r"line 3: expected an ambiguous.*line 4: expected the id"):
        report.resolved({3: "dalek", 4: "no-such"}, MMG)


def test_a_decided_line_goes_where_its_card_goes() -> None:
    catalogue = catalogue_of("whoccg")
    report = read_deck("// A deck\n1 Bad Wulf\nDraw deck\n1 Bad Wullf", catalogue)
    free, placed = (line.number for line in report.open)
    deck = report.resolved({free: "bad-wolf", placed: "bad-wolf"}, catalogue)
    assert deck.sections == {"plots": {"bad-wolf": 1}, "deck": {"bad-wolf": 1}}


def test_copies_are_bounded_over_all_lines() -> None:
    report = read_deck("Play deck\n600 Zarbi\n600 Zarbi\n0 Bok", MMG)
    assert report.deck.sections == {"deck": {"zarbi": 600}}
    assert report.deck.loose == (Loose("deck", "600 Zarbi"),)
    assert report.open[0].note == "more than 999 copies with the lines before"
