"""The ways to write a deck that other tools use, one by one."""

from __future__ import annotations

import json

import pytest

from cards.deck import Deck, Line, Loose, Printing
from cards.formats import read_deck, write_deck
from tests.cards.formats.shipped import catalogue_of

MMG = catalogue_of("mmg")
WHO = catalogue_of("whoccg")


def cards(text: str, game: str = "mmg") -> dict[str, dict[str, int]]:
    return read_deck(text, catalogue_of(game)).deck.sections


@pytest.mark.parametrize(
    ("line", "copies"),
    [
        ("Zarbi", 1),
        ("4 Zarbi", 4),
        ("4x Zarbi", 4),
        ("4X Zarbi", 4),
        ("4 x Zarbi", 4),
        ("4×Zarbi", 4),
        ("  4 \t Zarbi  ", 4),
        ("\u00a04\u2003zARBI", 4),
        ("- Zarbi x2", 2),
        ("* Zarbi x 2", 2),
        ("• 2 Zarbi", 2),
        ("Zarbi x2", 2),
        ("[MMG] Zarbi", 1),
        ("2 [mmg]Zarbi", 2),
        ("3 Zarbi (MMG)", 3),
        ("3 Zarbi (MMG) 12 *F* #tag #other", 3),
        ("3x Zarbi [future] (Doctor Who CCG)", 3),
        ("Deck: 2 Zarbi", 2),
        ("2 zarbi", 2),
        ("2 [zarbi]", 2),
    ],
)
def test_a_line_names_copies_of_a_card(line: str, copies: int) -> None:
    assert cards(f"// A deck\n{line}") == {"deck": {"zarbi": copies}}


@pytest.mark.parametrize(
    ("line", "card"),
    [
        ("1 Greek hoplites", "greek-hoplites"),
        ("1 Greek-Hoplites", "greek-hoplites"),
        ("1 GREEK  HOPLITES", "greek-hoplites"),
        ("1 Doctor Who – Doctor III", "doctor-who-iii"),
        ("1 Doctor Who [doctor iii]", "doctor-who-iii"),
        ("1 Doctor Who [doctor-who-v]", "doctor-who-v"),
        ("1 Jó Gränt", "jo-grant"),
    ],
)
def test_spelling_is_forgiven(line: str, card: str) -> None:
    assert cards(f"// A deck\n{line}") == {"deck": {card: 1}}


@pytest.mark.parametrize(
    "header",
    ["Plots", "plots:", "Plots (2)", "Plots (2):", "Plots [2]", "## Plots", "**Plots**",
     "== Plots ==", "Sideboard", "SB:", "[Plots]", "Side-hand", "PLOT"],
)  # fmt: skip
def test_a_header_opens_a_section(header: str) -> None:
    report = read_deck(f"Draw deck\n1 Cyberman\n{header}\n1 Bad Wolf", WHO)
    assert [line.kind for line in report.lines] == ["header", "matched", "header", "matched"]
    assert report.deck.sections == {"deck": {"cyberman": 1}, "plots": {"bad-wolf": 1}}


def test_a_card_type_only_groups() -> None:
    report = read_deck("Enemies (1)\n1 Cyberman\nPlots\n1 Bad Wolf\nEnemies\n1 Cybermat", WHO)
    assert report.deck.sections == {
        "deck": {"cyberman": 1, "cybermat": 1},
        "plots": {"bad-wolf": 1},
    }
    assert report.lines[0].note == "each card goes to the section of its type"


def test_a_section_that_the_game_lacks_is_kept_and_said() -> None:
    report = read_deck("Maybe later:\n1 Zarbi", MMG)
    assert report.deck.sections == {"Maybe later": {"zarbi": 1}}
    assert report.lines[0].note == "a section that this game does not have"


def test_cards_without_header_go_where_their_type_goes() -> None:
    assert cards("// A deck\n1 Bad Wolf\n1 Cyberman\n1 Something", "whoccg") == {
        "deck": {"cyberman": 1},
        "plots": {"bad-wolf": 1},
    }
    assert read_deck("// A deck\n1 Something", WHO).deck.loose == (Loose("deck", "1 Something"),)


def test_one_single_blank_line_parts_the_side() -> None:
    listed = "// A deck\n1 Cyberman\n{}1 Cybermat\n"
    assert cards(listed.format("\n"), "whoccg") == {
        "deck": {"cyberman": 1},
        "plots": {"cybermat": 1},
    }
    for gap in ("", "\n\n", "\n1 Cyberman\n\n"):
        assert set(cards(listed.format(gap), "whoccg")) == {"deck"}
    # A game without anything like a sideboard has nothing to part.
    assert cards("// A deck\n1 Zarbi\n\n1 Bok\n") == {"deck": {"bok": 1, "zarbi": 1}}


def test_the_first_line_that_is_no_card_is_the_name() -> None:
    assert read_deck("The best of Vortis\n3 Zarbi", MMG).deck == Deck.of(
        {"deck": {"zarbi": 3}}, name="The best of Vortis"
    )
    # A line with a number is a card that nobody knows, not a name.
    report = read_deck("3 Zarbbi\nBok", MMG)
    assert (report.deck.name, report.deck.loose) == ("", (Loose("deck", "3 Zarbbi"),))


def test_a_prefix_names_the_section_of_one_line() -> None:
    report = read_deck("Draw deck\nSB: 2 Bad Wolf\n1 Cyberman\nPlots: 1 No such plot", WHO)
    assert report.deck.sections == {"plots": {"bad-wolf": 2}, "deck": {"cyberman": 1}}
    assert report.deck.loose == (Loose("plots", "Plots: 1 No such plot"),)


def test_printings_are_kept_and_doubts_are_said() -> None:
    report = read_deck(
        "Play deck\n1 Fenric (HSE) 6\n1 Fenric (house set) #6\n1 Fenric (HSE) 7\n1 Fenric (XYZ) 1\n"
        "1 Zarbi *F*",
        MMG,
    )
    six, same, seven, none, marked = report.of_kind("matched")
    assert six.printing == same.printing == Printing("house", "6")
    assert (seven.printing, seven.note) == (
        Printing("house", "7"),
        "no printing house 7 of this card is known",
    )
    assert (none.printing, none.note) == (None, "no set 'XYZ' is known; any printing is taken")
    assert marked.note == "not kept: *F*"


def test_a_card_that_the_catalogue_lost_keeps_its_id() -> None:
    deck = Deck([Line("deck", "lost-card", 2, Printing("lost-set", "4"))])
    written = write_deck(deck, MMG)
    assert written == "Play deck\n2 [lost-card] (set:lost-set) 4\n"
    report = read_deck(written, MMG)
    assert report.deck == deck
    assert report.open[0].kind == "unknown"


def test_slots_of_card_codes() -> None:
    body = {"name": "Slots", "slots": {"bad-wolf": 2, "01001": 1}, "sideSlots": {"cyberman": 3},
            "tags": "a, b", "description_md": "Words", "xp": 3}  # fmt: skip
    report = read_deck(json.dumps(body), WHO)
    assert report.deck == Deck(
        [Line("plots", "bad-wolf", 2), Line("plots", "cyberman", 3)],
        name="Slots",
        about="Words",
        tags=["a", "b"],
        loose=[Loose("deck", "1 [01001]")],
    )
    assert report.notes == ("not kept: xp",)


def test_tabletop_objects() -> None:
    def card(name: str) -> dict[str, str]:
        return {"Name": "Card", "Nickname": name}

    pile = {"Nickname": "Plots", "ContainedObjects": [card("Bad Wolf"), card("Nobody"), card("")]}
    box = {"Nickname": "My box", "ContainedObjects": [card("Cybermat"), pile]}
    report = read_deck(json.dumps({"ObjectStates": [card("Cyberman"), card("Cyberman"), box]}), WHO)
    assert report.deck.sections == {
        "deck": {"cyberman": 2},
        "My box": {"cybermat": 1},
        "plots": {"bad-wolf": 1},
    }
    assert [line.text for line in report.open] == ["1 Nobody", "1 without a name"]


def test_lackey_and_octgn_files() -> None:
    lackey = (
        '<?xml version="1.0"?><deck version="0.8"><meta><game>x</game></meta>'
        '<superzone name="Deck"><card><name id="7">Cyberman</name><set>HSE</set></card>'
        '<card><name id="7">Cyberman</name><set>HSE</set></card></superzone>'
        '<superzone name="Side-hand"><card><name>Bad Wolf</name></card></superzone>'
        '<superzone name="Elsewhere"><card><name>Nobody &amp; Co</name></card></superzone></deck>'
    )
    report = read_deck(lackey, WHO)
    assert report.deck.sections == {"deck": {"cyberman": 2}, "plots": {"bad-wolf": 1}}
    assert report.deck.lines[0].printing == Printing("house")
    assert report.deck.loose == (Loose("Elsewhere", "1 Nobody & Co"),)
    octgn = (
        '<deck game="g"><section name="Main"><card qty="3" id="1">Cyberman</card>'
        '<card qty="x" id="2">Cybermat</card></section><notes><![CDATA[Said]]></notes></deck>'
    )
    report = read_deck(octgn, WHO)
    assert report.deck.sections == {"deck": {"cyberman": 3, "cybermat": 1}}
    assert report.deck.about == "Said"


def test_where_id_and_name_disagree_both_are_candidates() -> None:
    text = (
        '<deck><superzone name="Deck"><card><name id="bok">Zarbi</name></card></superzone></deck>'
    )
    (line,) = read_deck(text, MMG).open
    assert (line.kind, line.candidates) == ("ambiguous", ("bok", "zarbi"))


def test_a_share_code_may_stand_in_an_address() -> None:
    deck = Deck.of({"deck": {"zarbi": 3}}, name="Shared")
    code = write_deck(deck, MMG, "code").strip()
    for text in (code, f"  {code}\n", f"https://decks.example/import#{code}"):
        report = read_deck(text, MMG)
        assert (report.form, report.deck) == ("code", deck)


def test_encodings() -> None:
    text = "// Zürich\n3 Zarbi\n"
    for name in ("utf-8", "utf-8-sig", "utf-16", "cp1252"):
        report = read_deck(text.encode(name), MMG)
        assert report.deck == Deck.of({"deck": {"zarbi": 3}}, name="Zürich")
        assert bool(report.notes) == (name in ("utf-16", "cp1252"))
    assert read_deck(text.replace("\n", "\r\n"), MMG).deck.name == "Zürich"


def test_our_json_says_of_what_game_it_is() -> None:
    written = write_deck(Deck.of({"deck": {"zarbi": 3}}), MMG, "json")
    assert read_deck(written, WHO).notes == ("a deck of the game 'mmg'",)
    # The deck is kept all the same, as cards that this game does not know.
    assert read_deck(written, WHO).deck.sections == {"deck": {"zarbi": 3}}
