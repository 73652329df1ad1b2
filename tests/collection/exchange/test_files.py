"""Collection files: what is read, what is said of each line, and the way out and back."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cards.catalogue.loader import load_catalogue
from cards.catalogue.values import Catalogue
from collection.exchange import (
    STYLES,
    Entry,
    match_sheet,
    offers_of,
    owned,
    read_sheet,
    write_sheet,
)
from collection.exchange.spellings import CONDITIONS, FINISHES
from engine.vocabulary import verbs_of

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture(scope="module")
def mmg() -> Catalogue:
    return load_catalogue(ROOT / "catalogues" / "mmg", verbs_of)


def entries(text: str | bytes) -> list[Entry]:
    sheet = read_sheet(text)
    assert sheet.problem == ""
    assert [row.problems for row in sheet.rows] == [()] * len(sheet.rows)
    return [row.entry for row in sheet.rows if row.entry]


# One line as people's files keep it: trimmed, with single spaces.
WORDS = st.text("aZ0é✓,;|\"'=+-#/\\", min_size=1, max_size=9)
LINE = st.lists(WORDS, max_size=3).map(" ".join)
CALM = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])


@st.composite
def some_entry(draw: st.DrawFn) -> Entry:
    count = draw(st.integers(0, 9999))
    wanted = draw(st.none() | st.integers(0, 9999)) if count else draw(st.integers(0, 9999))
    return Entry(
        game=draw(st.sampled_from(["mmg", "whoccg"])),
        card=draw(st.from_regex(r"[a-z][a-z0-9-]{0,20}", fullmatch=True)),
        name=draw(LINE),
        set=draw(WORDS),
        set_name=draw(LINE),
        number=draw(st.from_regex(r"[0-9]{0,3}[a-z]?", fullmatch=True)),
        count=count,
        for_trade=draw(st.integers(0, count)),
        wanted=wanted,
        condition=draw(st.sampled_from(CONDITIONS)),
        language=draw(st.sampled_from(["en", "de", "pt-br", "ja"])),
        finish=draw(st.sampled_from(FINISHES)),
        location=draw(LINE),
        notes=draw(LINE),
    )


@CALM
@given(st.lists(some_entry(), max_size=8))
def test_what_we_write_reads_back_the_same(given_entries: list[Entry]) -> None:
    text = write_sheet(given_entries)
    assert entries(text) == given_entries
    assert entries(text.encode("utf-8-sig")) == given_entries
    assert entries(text.encode("utf-16")) == given_entries


@CALM
@given(st.text(max_size=400))
def test_any_text_is_read_without_failing(text: str) -> None:
    sheet = read_sheet(text)
    assert sheet.problem or all(bool(row.entry) != bool(row.problems) for row in sheet.rows)


@CALM
@given(st.binary(max_size=300))
def test_any_bytes_are_read_without_failing(data: bytes) -> None:
    read_sheet(data)


@pytest.mark.parametrize("style", ["moxfield", "deckbox"])
def test_styles_of_others_keep_copies_printing_and_finish(style: str) -> None:
    one = Entry("mmg", "zarbi", "Zarbi", "MMG", "Doctor Who CCG", "12", 3, 1, None, "mint", "de")
    for finish in ("normal", "foil"):
        shared = Entry(**{**one.__dict__, "finish": finish})
        (back,) = entries(write_sheet([shared, Entry(card="x", name="X", wanted=2)], style))
        assert (back.name, back.count, back.for_trade, back.number) == ("Zarbi", 3, 1, "12")
        assert (back.condition, back.language, back.finish) == ("mint", "de", finish)
        assert "MMG" in (back.set, back.set_name)


@pytest.mark.parametrize(
    ("header", "line"),
    [
        ("Count,Tradelist Count,Name,Edition,Condition,Language,Foil,Tags,Last Modified,"
         "Collector Number,Alter,Proxy,Purchase Price",
         "3,1,Zarbi,MMG,Near Mint,English,,,2024-01-01,,False,False,1.50"),
        ("Name,Set code,Set name,Collector number,Foil,Rarity,Quantity,ManaBox ID,Condition,"
         "Language",
         "Zarbi,MMG,Doctor Who CCG,,normal,common,3,77,near_mint,en"),
        ("Folder Name,Quantity,Trade Quantity,Card Name,Set Code,Set Name,Card Number,Condition,"
         "Printing,Language",
         "Box,3,1,Zarbi,MMG,Doctor Who CCG,,NearMint,Normal,English"),
        ("Quantity,Name,Finish,Condition,Language,Edition Name,Edition Code,Collector Number",
         "3,Zarbi,Normal,NM,EN,Doctor Who CCG,mmg,"),
        ("QUANTITY,NAME,SETCODE,SETNAME,COLLECTOR NUMBER,FINISH,LANG,CONDITION,NOTES",
         "3,Zarbi,MMG,Doctor Who CCG,,,en,NM,"),
        ("code,quantity", "zarbi,3"),
        ("card_id;count", "zarbi;3x"),
        ("sep=;\nName;Count", "Zarbi;3"),
    ],
)  # fmt: skip
def test_files_of_other_programs(mmg: Catalogue, header: str, line: str) -> None:
    sheet = read_sheet(f"\ufeff{header}\r\n{line}\r\n")
    (one,) = match_sheet(sheet, offers_of(mmg))
    assert one.kind == "matched" and one.offer is not None and one.row.entry is not None
    assert (one.offer.key.card, one.row.entry.count) == ("zarbi", 3)
    assert (one.row.entry.condition, one.row.entry.finish) == ("near-mint", "normal")


def test_columns_that_are_not_kept_are_named() -> None:
    sheet = read_sheet("Name,Count,Purchase Price,Signed\nZarbi,1,2.50,\n")
    assert sheet.notes == ("These columns are not kept: Purchase Price",)


def test_every_fault_of_every_line_is_told() -> None:
    sheet = read_sheet(
        "Name,Count,Tradelist Count,Condition,Language,Finish\n"
        "Zarbi,many,,shiny,Klingonese?,wood\n"
        ",2,,,,\n"
        "Dalek,2,3,,,\n"
        "Yeti,0,,,,\n"
        "Ogron,2,,,,\n"
    )
    told = [" | ".join(row.problems) for row in sheet.rows]
    for word in ("count: expected a whole number", "condition:", "language:", "finish:"):
        assert word in told[0]
    assert "'many'" in told[0] and "'shiny'" in told[0]
    assert "name: expected the name" in told[1]
    assert "3 for trade, but only 2 copies" in told[2]
    assert "got neither" in told[3]
    assert told[4] == "" and sheet.rows[4].number == 6


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "empty"),
        ("\n\n", "empty"),
        ("hello\nworld\n", "Expected a first line with column names"),
        ("a,b,c\n1,2,3\n", "got: a, b, c"),
        ("Name,Count\n" + "Zarbi,1\n" * 10_001, "at most 10,000"),
        ("Name\n" + "x" * 200_000, "cannot be read as CSV"),
    ],
)
def test_what_is_no_collection_is_refused_with_a_reason(text: str, said: str) -> None:
    assert said in read_sheet(text).problem


def test_lines_in_doubt_offer_what_they_may_mean(mmg: Catalogue) -> None:
    sheet = read_sheet(
        "Name,Count,Set Code,Game\nDoctor Who,1,,\nZarbbi,1,,\nZarbi,1,XYZ,\nZarbi,1,,chess\n"
    )
    who, misspelt, elsewhere, chess = match_sheet(sheet, offers_of(mmg))
    assert who.kind == "ambiguous" and len(who.candidates) > 1
    assert misspelt.kind == "unknown" and misspelt.candidates[0].key.card == "zarbi"
    assert elsewhere.kind == "ambiguous" and "'XYZ'" in elsewhere.note
    assert chess.kind == "unknown" and "'chess'" in chess.note


def test_a_name_of_two_games_is_decided_by_the_game(mmg: Catalogue) -> None:
    both = offers_of(mmg) + offers_of(load_catalogue(ROOT / "catalogues" / "whoccg", verbs_of))
    shared = {o.full_name for o in both if o.key.game == "mmg"} & {
        o.full_name for o in both if o.key.game == "whoccg"
    }
    sheet = read_sheet(f'Name,Count\n"{min(shared)}",1\n')
    (open_,) = match_sheet(sheet, both)
    assert open_.kind == "ambiguous"
    (closed,) = match_sheet(sheet, both, "whoccg")
    assert closed.offer is not None and closed.offer.key.game == "whoccg"
    (said,) = match_sheet(read_sheet(f'Name,Game\n"{min(shared)}",mmg\n'), both, "whoccg")
    assert said.offer is not None and said.offer.key.game == "mmg"


def test_tools_ask_for_copies_by_card(mmg: Catalogue) -> None:
    text = "Game,Name,Count,Set Code\nmmg,Zarbi,2,\nmmg,zarbi,1,XYZ\nwhoccg,Nobody,4,\n"
    text += "mmg,Nobdy,1,\n"
    copies, problems = owned(text, mmg)
    assert copies == {"zarbi": 3}
    assert problems == ["line 5: no card is called 'Nobdy'"]
    assert owned("nonsense", mmg)[1] != []


def test_every_style_names_its_columns_once() -> None:
    for style in STYLES.values():
        assert len(set(style.columns)) == len(style.columns)
