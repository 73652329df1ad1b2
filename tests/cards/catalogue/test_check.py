"""Faulty catalogue files are refused with file, card and field, all problems at once."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from cards.catalogue.loader import read_catalogue
from cards.catalogue.problems import Problem
from engine.vocabulary import verbs_of
from tests.cards.catalogue.broken import CARD, GAME, write


def problems(folder: Path) -> list[Problem]:
    catalogue, found = read_catalogue(folder, verbs_of)
    assert (catalogue is None) == bool(found)
    return found


def only(folder: Path) -> Problem:
    (problem,) = problems(folder)
    return problem


def test_a_sound_catalogue_has_no_problem(tmp_path: Path) -> None:
    assert problems(write(tmp_path)) == []


@pytest.mark.parametrize(
    ("old", "new", "field", "said"),
    [
        ("power = 3", "pover = 3", "pover", "did you mean 'power'"),
        ("power = 3", 'power = "3"', "power", "expected a whole number, got '3'"),
        ("power = 3", "power = true", "power", "expected a whole number, got True"),
        ("power = 3", "power = 10", "power", "expected 9 or less, got 10"),
        ("power = 3", f"power = {10**18}", "power", "expected a number up to"),
        ("power = 3", "power = -1", "power", "expected 0 or more, got -1"),
        ('zone = "past"', 'zone = "passt"', "zone", "did you mean 'past'"),
        ('kin = ["alien"]', 'kin = ["alien", "alien"]', "kin", "without repeats"),
        ('kin = ["alien"]', 'kin = "alien"', "kin", "expected a list"),
        ('kin = ["alien"]', 'kin = ["robot"]', "kin", "expected values among alien, human"),
        ("bold = true", "bold = false", "bold", "expected true"),
        ('lore = "It hums."', "lore = 4", "lore", "expected text, got 4"),
        ('id = "rusty"', 'id = "Rusty One"', "id", "lower-case letters"),
        ('name = "Rusty"', 'name = " "', "name", "expected a name"),
        ('type = "robot"', 'type = "robt"', "type", "did you mean 'robot'"),
        ('provenance = "house"', 'provenance = "public"', "source", "names its source"),
        ('provenance = "house"', 'provenance = "guess"', "provenance", "invalid enum value"),
        ('provenance = "house"', 'provenance = "house"\nhouse = ["power"]', "house", "as a whole"),
        (
            'provenance = "house"',
            'provenance = "rulebook"\nhouse = ["speed"]',
            "house",
            "'speed' is not a field",
        ),
        ('set = "first"', 'set = "second"', "printing[1].set", "expected one of first"),
        ('rarity = "common"', 'rarity = "odd"', "printing[1].rarity", "expected one of common"),
        ('name = "Rusty"', 'name = "Rusty"\ncolour = "red"', "colour", "unknown key 'colour'"),
        ('name = "Rusty"\n', "", "name", "missing"),
        (
            "[[card.printing]]",
            '[[card.ability]]\nverb = "fly"\n[[card.printing]]',
            "ability[1]",
            "no abilities yet",
        ),
    ],
)
def test_it_names_the_card_and_the_field(
    tmp_path: Path, old: str, new: str, field: str, said: str
) -> None:
    problem = only(write(tmp_path, CARD.replace(old, new)))
    assert problem.file == "tiny/cards/robots.toml"
    assert problem.card in ("rusty", "Rusty One")
    assert problem.field == field
    assert said in problem.message


def test_it_lists_every_problem_of_every_card(tmp_path: Path) -> None:
    faulty = CARD.replace("power = 3", "power = 99").replace('zone = "past"', 'zone = "x"')
    other = (
        CARD.replace("rusty", "other").replace("Rusty", "Other").replace(".printing]", ".print]")
    )
    cards = faulty + other
    found = problems(write(tmp_path, cards))
    assert [(p.card, p.field) for p in found] == [
        ("other", "print"),
        ("rusty", "power"),
        ("rusty", "zone"),
    ]


def test_the_rest_of_a_card_with_a_faulty_key_is_checked_too(tmp_path: Path) -> None:
    card = CARD.replace('provenance = "house"', 'provenance = "guess"\ncolour = "red"')
    card = card.replace("power = 3", 'power = "many"').replace('set = "first"', 'set = "second"')
    card = card.replace('name = "Rusty"\n', "")
    assert [p.field for p in problems(write(tmp_path, CARD + card))] == [
        "colour", "id", "name", "power", "printing[1].set", "provenance",
    ]  # fmt: skip


def test_duplicate_ids_and_names_are_refused(tmp_path: Path) -> None:
    assert only(write(tmp_path, CARD + CARD)).field == "id"
    same_name = CARD + CARD.replace('"rusty"', '"rusty-2"')
    assert "subtitle" in only(write(tmp_path, same_name)).message


def test_an_unknown_verb_of_a_game_with_an_engine_is_refused(tmp_path: Path) -> None:
    folder = write(
        tmp_path,
        CARD.replace("[[card.printing]]", '[[card.ability]]\nverb = "fly"\n[[card.printing]]'),
        GAME.replace('id = "tiny"', 'id = "mmg"'),
    )
    folder = folder.rename(tmp_path / "mmg")
    (problem,) = [p for p in problems(folder) if p.field == "ability[1]"]
    assert "'fly'" in problem.message


@pytest.mark.parametrize(
    ("old", "new", "field", "said"),
    [
        ('id = "tiny"', 'id = "huge"', "id", "the name of the folder"),
        ("min = 2\nmax = 2", "min = 3\nmax = 2", "players", "min <= max"),
        ('fields = ["power",', 'fields = ["speed", "power",', "type.robot.fields", "'speed'"),
        ('expected = ["power"]', 'expected = ["speed"]', "type.robot.expected", "'speed'"),
        ('section = "main"', 'section = "side"', "type.robot.section", "'side'"),
        ('dark = "#222222"', 'dark = "#999999"', "frame.plain.dark", "contrast of 4.5"),
        ('colour = "#888888"', 'colour = "grey"', "frame.plain.colour", "'#1f4fd8'"),
        ('when = "type:robot"', 'when = "type:"', "frame.plain.when", "character"),
        ('when = "type:robot"', 'when = "power>=5"', "frame", "no frame selects card 'rusty'"),
        ('glyph = "o"', 'glyph = ""', "frame.plain.glyph", "never alone"),
        ("power>=1", "power>=8", "examples", "selects no card"),
        ("power>=1", "pover>=8", "examples", "power"),
        ('kind = "words"', 'kind = "choice"', "field.tags", "needs choices"),
        ('id = "bold"', 'id = "power"', "field", "'power' is there twice"),
        ('kind = "flag"', 'kind = "bool"', "field[5].kind", "invalid enum value"),
    ],
)
def test_a_faulty_game_file_is_refused(
    tmp_path: Path, old: str, new: str, field: str, said: str
) -> None:
    found = problems(write(tmp_path, CARD, GAME.replace(old, new)))
    assert (found[0].file, found[0].field) == ("tiny/game.toml", field)
    assert said in found[0].message


def test_files_that_are_not_toml_or_not_text(tmp_path: Path) -> None:
    folder = write(tmp_path, "[[card]\n")
    assert "not TOML" in only(folder).message
    (folder / "cards" / "robots.toml").write_bytes(b"\xff\xfe")
    assert "expected UTF-8 text, got byte 0xff" in only(folder).message
    (folder / "game.toml").unlink()
    assert only(folder).message == "expected this file, found none"


def test_the_command_prints_all_problems_and_exits_1(tmp_path: Path) -> None:
    write(tmp_path, CARD.replace("power = 3", "power = 99").replace('"past"', '"x"'))
    out, err = StringIO(), StringIO()
    with pytest.raises(SystemExit) as stop:
        call_command("catalogue", "check", tmp_path, stdout=out, stderr=err)
    assert stop.value.code == 1
    lines = err.getvalue().splitlines()
    assert lines[0].startswith("tiny/cards/robots.toml, card 'rusty', field 'power': expected 9")
    assert lines[1].startswith(
        "tiny/cards/robots.toml, card 'rusty', field 'zone': expected values"
    )
    assert lines[-1] == "2 problems"


def test_the_command_refuses_a_folder_without_games(tmp_path: Path) -> None:
    with pytest.raises(CommandError, match=r"expected a game\.toml"):
        call_command("catalogue", "check", tmp_path)


def test_the_shipped_catalogues_are_sound() -> None:
    out = StringIO()
    call_command("catalogue", "check", stdout=out)
    names = [line.partition(":")[0] for line in out.getvalue().splitlines()]
    assert names == ["mmg", "nemesis", "risk", "totd", "whoccg"]
