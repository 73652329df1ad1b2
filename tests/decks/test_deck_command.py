"""manage.py deck check: what it says, in words and as JSON, and with which exit status."""

from __future__ import annotations

import io
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from django.conf import settings
from django.core.management import CommandError, call_command

from cards.formats import write_deck
from tests.cards.construction.stage import CATALOGUES, add, changed, game, swap

MMG = game("mmg")
RUSH = MMG.stock["dalek-rush"]


def check(*arguments: str | Path) -> tuple[int, str]:
    """The exit status, and what stands on the output."""
    out = io.StringIO()
    try:
        call_command("deck", "check", *map(str, arguments), stdout=out, stderr=out)
    except SystemExit as stopped:
        assert isinstance(stopped.code, int)
        return stopped.code, out.getvalue()
    return 0, out.getvalue()


def as_json(*arguments: str | Path) -> tuple[int, dict[str, Any]]:
    status, text = check(*arguments, "--json")
    return status, json.loads(text)


@pytest.fixture
def three_faults(tmp_path: Path) -> Path:
    """A deck of 60 cards with a fifth Dalek, unequal Time cards and Episodes of 27."""
    deck = changed(
        RUSH,
        add("dalek"),
        add("time-past"),
        add("genesis-of-the-daleks", 2),
    )
    assert deck.size == 60
    path = tmp_path / "faults.txt"
    path.write_text(write_deck(deck, MMG.catalogue), encoding="utf-8")
    return path


@pytest.mark.parametrize("name", ["mmg", "nemesis", "risk", "totd", "whoccg"])
def test_every_stock_deck_is_legal(name: str) -> None:
    files = sorted((CATALOGUES / name / "decks").glob("*.txt"))
    assert len(files) >= 2
    for file in files:
        assert check(file, "--game", name)[0] == 0


def test_a_deck_with_three_faults_reports_three(three_faults: Path) -> None:
    status, answer = as_json(three_faults, "--game", "mmg")
    assert status == 1
    assert (answer["game"], answer["verdict"]) == ("mmg", "illegal")
    [deck] = answer["formats"][0]["decks"]
    assert (deck["size"], deck["verdict"]) == (60, "illegal")
    found = [(v["rule"], v["code"], v["have"], v["need"], v["cards"]) for v in deck["errors"]]
    assert found == [
        ("MMG-D03", "unbalanced", 2, 3, ["time-future", "time-past", "time-present"]),
        ("MMG-D08", "copies-above", 5, 4, ["dalek"]),
        ("MMG-D09", "sum-above", 27, 25, ["genesis-of-the-daleks"]),
    ]
    assert [v["sentence"] for v in deck["errors"]] == [
        "The deck has 3 Past, 2 Present and 2 Future Time cards; the numbers must be equal.",
        "5 copies of Dalek; at most 4 are allowed.",
        "The Episode solve sum is 27; the limit is 25.",
    ]
    assert all(v["rulebook"].startswith("Deck Formation, item") for v in deck["errors"])


def test_words_name_rule_and_section_of_the_rulebook(three_faults: Path) -> None:
    status, text = check(three_faults, "--game", "mmg")
    lines = text.splitlines()
    assert status == 1
    assert lines[0].endswith("Dalek rush, 60 cards, Standard: illegal, 3 problems")
    assert (
        lines[2] == "  5 copies of Dalek; at most 4 are allowed. [MMG-D08; Deck Formation, item 4]"
    )
    assert len(lines) == 4


def test_several_files_are_also_a_match(tmp_path: Path) -> None:
    wall = CATALOGUES / "mmg" / "decks" / "unit-wall.txt"
    more = changed(RUSH, add("time-past"), add("time-present"), add("time-future"))
    path = tmp_path / "more.txt"
    path.write_text(write_deck(more, MMG.catalogue), encoding="utf-8")
    assert check(path, "--game", "mmg")[0] == 0
    status, answer = as_json(path, wall, "--game", "mmg")
    assert status == 1
    report = answer["formats"][0]
    assert [one["verdict"] for one in report["decks"]] == ["legal", "legal"]
    assert [(v["rule"], v["have"], v["need"]) for v in report["match"]["errors"]] == [
        ("MMG-D02", 6, 9)
    ]
    assert (
        "The match of 2 decks, Standard: illegal, 1 problem" in check(path, wall, "--game=mmg")[1]
    )


def test_formats_and_options_settle_points_of_the_rules(tmp_path: Path) -> None:
    doctors = [one.id for one in MMG.catalogue.cards if one.id.startswith("doctor-who-")][:5]
    deck = changed(RUSH, *(add(one) for one in doctors))
    path = tmp_path / "doctors.txt"
    path.write_text(write_deck(deck, MMG.catalogue), encoding="utf-8")
    status, answer = as_json(path, "--game=mmg", "--format=standard", "--format=one-doctor")
    assert status == 1
    assert [(one["format"], one["verdict"]) for one in answer["formats"]] == [
        ("standard", "legal"),
        ("one-doctor", "illegal"),
    ]
    assert check(path, "--game=mmg")[0] == 0
    assert check(path, "--game=mmg", "--option", "doctors=one")[0] == 1
    assert check(path, "--game=mmg", "--option", "time_cards=6")[0] == 0
    assert check(path, "--game=mmg", "--option", "time_cards=9")[0] == 1
    assert check(path, "--game=mmg", "--option", "limit_all=no")[0] == 0


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--format", "vintage"], r"expected a format among standard, one-doctor, got 'vintage'"),
        (["--option", "colour=red"], r"expected an option among doctors, .*, got 'colour'"),
        (["--option", "doctors=two"], r"expected one of separate, one, got 'two'"),
        (["--option", "limit_all=7"], r"expected true or false, got '7'"),
        (["--option", "doctors"], r"expected key=value, got 'doctors'"),
    ],
)
def test_unknown_formats_and_options_are_named(arguments: list[str], told: str) -> None:
    file = CATALOGUES / "mmg" / "decks" / "dalek-rush.txt"
    with pytest.raises(CommandError, match=told) as refused:
        check(file, "--game", "mmg", *arguments)
    assert refused.value.returncode == 2


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(
        CommandError, match=r"expected a game among mmg, .*, got 'chess'"
    ) as refused:
        check("some.txt", "--game", "chess")
    assert refused.value.returncode == 2


def test_what_cannot_be_read_is_status_two(tmp_path: Path) -> None:
    good = CATALOGUES / "mmg" / "decks" / "dalek-rush.txt"
    broken = tmp_path / "broken.json"
    broken.write_text('{"sections": {"deck": [', encoding="utf-8")
    for bad in (tmp_path / "none.txt", tmp_path, broken):
        status, answer = as_json(good, bad, "--game", "mmg")
        assert (status, answer["verdict"]) == (2, "unreadable")
        assert [bool(one["problem"]) for one in answer["read"]] == [False, True]
    assert (
        "could not be read: No such file or directory"
        in check(tmp_path / "none.txt", "--game", "mmg")[1]
    )


def test_lines_that_name_no_card_are_told_with_what_may_be_meant(tmp_path: Path) -> None:
    path = tmp_path / "odd.txt"
    path.write_text("3 Zarbi\n2 Darlek\n1 Doctor Who\n", encoding="utf-8")
    status, text = check(path, "--game", "mmg")
    assert status == 1
    assert "line 2: expected the name of one card, got “2 Darlek”; did you mean Dalek, " in text
    # Names that hold a comma are kept apart by semicolons.
    assert "got “1 Doctor Who”; it is Doctor Who, Doctor III; Doctor Who, Doctor IV; " in text
    _, answer = as_json(path, "--game", "mmg")
    assert answer["read"][0]["summary"] == {"matched": 1, "unknown": 1, "ambiguous": 1}
    codes = [v["code"] for v in answer["formats"][0]["decks"][0]["errors"]]
    assert codes.count("unread-line") == 2


def test_a_deck_can_come_from_the_input(monkeypatch: pytest.MonkeyPatch) -> None:
    data = (CATALOGUES / "mmg" / "decks" / "dalek-rush.txt").read_bytes()
    monkeypatch.setattr("sys.stdin", SimpleNamespace(buffer=io.BytesIO(data)))
    status, answer = as_json("-", "--game", "mmg")
    assert (status, answer["read"][0]["name"]) == (0, "Dalek rush")


def test_the_format_a_file_names_is_the_one_it_is_checked_by(tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    text = write_deck(RUSH, MMG.catalogue).replace("\n\n", "\n// format: one-doctor\n\n", 1)
    path.write_text(text, encoding="utf-8")
    assert as_json(path, "--game", "mmg")[1]["formats"][0]["format"] == "one-doctor"


@pytest.mark.django_db
def test_cards_can_come_from_the_database(shipped: None, tmp_path: Path) -> None:
    from collection.models import Card
    from decks.selectors import game_rules

    path = tmp_path / "deck.txt"
    path.write_text(write_deck(RUSH, MMG.catalogue), encoding="utf-8")
    assert check(path, "--game", "mmg", "--database")[0] == 0
    Card.objects.filter(game__slug="mmg", slug="zarbi").update(is_active=False)
    game_rules.forget()
    other = changed(RUSH, swap("ogron", "zarbi"))
    path.write_text(write_deck(other, MMG.catalogue), encoding="utf-8")
    assert check(path, "--game", "mmg")[0] == 0
    assert check(path, "--game", "mmg", "--database")[0] == 1


def test_each_subcommand_is_a_module_named_in_the_settings() -> None:
    assert "decks.commands.check" in settings.DECK_COMMANDS
    out = io.StringIO()
    with pytest.raises(CommandError, match="SUBCOMMAND"):
        call_command("deck", stdout=out, stderr=out)
