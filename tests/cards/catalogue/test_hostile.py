"""The checker survives whatever stands in a catalogue, and says where each problem is."""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cards.catalogue.loader import CATALOGUES, read_catalogue
from cards.catalogue.problems import Problem
from cards.construction.load import read_rules
from engine.vocabulary import verbs_of
from tests.cards.catalogue.broken import CARD, GAME, write
from tests.cards.catalogue.hostile import Table, as_toml, spoilt

TINY_GAME: Table = tomllib.loads(GAME)
TINY_CARDS: Table = tomllib.loads(CARD)
PLAYED = ("mmg", "whoccg")
FUZZ = settings(
    max_examples=60,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


def some_cards(game: str) -> Table:
    """Cards of a game with abilities of many kinds."""
    found: list[Table] = []
    for path in sorted((CATALOGUES / game / "cards").glob("*.toml")):
        tables = tomllib.loads(path.read_text(encoding="utf-8"))["card"]
        found += [table for table in tables if table.get("ability")][:4]
    return {"card": found}


CARDS = {game: some_cards(game) for game in PLAYED}
RULES: Table = tomllib.loads((CATALOGUES / "mmg" / "rules.toml").read_text(encoding="utf-8"))


def checked(folder: Path) -> list[Problem]:
    """What the checker says; a catalogue comes back exactly when it says nothing."""
    catalogue, problems = read_catalogue(folder, verbs_of)
    assert (catalogue is None) == bool(problems)
    assert all(problem.file and problem.message for problem in problems)
    return problems


@given(game=spoilt(TINY_GAME), cards=spoilt(TINY_CARDS))
@FUZZ
def test_a_spoilt_game_is_a_list_of_problems(tmp_path: Path, game: Table, cards: Table) -> None:
    folder = write(tmp_path)
    (folder / "game.toml").write_text(as_toml(game), encoding="utf-8")
    checked(folder)
    (folder / "game.toml").write_text(GAME, encoding="utf-8")
    (folder / "cards" / "robots.toml").write_text(as_toml(cards), encoding="utf-8")
    checked(folder)


@given(data=st.data(), game=st.sampled_from(PLAYED))
@FUZZ
def test_spoilt_abilities_are_problems_of_their_cards(
    tmp_path: Path, data: st.DataObject, game: str
) -> None:
    folder = tmp_path / game
    (folder / "cards").mkdir(parents=True, exist_ok=True)
    shutil.copyfile(CATALOGUES / game / "game.toml", folder / "game.toml")
    text = as_toml(data.draw(spoilt(CARDS[game])))
    (folder / "cards" / "one.toml").write_text(text, encoding="utf-8")
    for problem in checked(folder):
        assert problem.file.endswith(("one.toml", "game.toml"))


@given(rules=spoilt(RULES))
@FUZZ
def test_spoilt_rules_are_a_list_of_problems(tmp_path: Path, rules: Table) -> None:
    path = tmp_path / "rules.toml"
    path.write_text(as_toml(rules), encoding="utf-8")
    game, _ = read_catalogue(CATALOGUES / "mmg", verbs_of)
    assert game is not None
    found, problems = read_rules(path, game.game)
    assert (found is None) == bool(problems)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (b"\xff\xfe\x00", "expected UTF-8 text, got byte 0xff at 0"),
        (b"\x00", "not TOML"),
        (b"power = \x00", "not TOML"),
        (b"card = " + b"[" * 5000 + b"]" * 5000, "nested too deeply"),
        (b"x = " + b"9" * 5000, "not TOML that can be read"),
        (b"card = 3", "expected a table, got 3"),
        (b'card = [1, "two"]', "expected a table"),
        (b"a" * 10_000_001, "expected at most 10,000,000 bytes"),
        (b"[[card]]\nid = ['x']", "missing"),
        (CARD.encode() + CARD.encode(), "is used in robots.toml already"),
        (b"\xef\xbb\xbf" + CARD.encode() + b"[[card]]\nid = 3", "came 3"),
    ],
)
def test_files_that_once_ended_the_checker(tmp_path: Path, text: bytes, said: str) -> None:
    folder = write(tmp_path)
    (folder / "cards" / "robots.toml").write_bytes(text)
    assert any(said in problem.message for problem in checked(folder))


def test_every_problem_of_several_spoilt_cards_is_listed(tmp_path: Path) -> None:
    spoilt_card = CARD.replace('id = "rusty"', 'id = "bent"').replace('"Rusty"', '"Bent"')
    spoilt_card = spoilt_card.replace("power = 3", "power = [1, 2]").replace('"past"', "7")
    folder = write(tmp_path, CARD.replace("power = 3", f"power = {10**30}") + spoilt_card)
    assert [(one.card, one.field) for one in checked(folder)] == [
        ("bent", "fields.power"),
        ("bent", "zone"),
        ("rusty", "power"),
    ]


@pytest.mark.parametrize("name", ["nowhere", "file.toml"])
def test_a_path_without_a_game_is_said_so(tmp_path: Path, name: str) -> None:
    (tmp_path / "file.toml").write_text("id = 1")
    with pytest.raises(CommandError, match=r"expected a game\.toml"):
        call_command("catalogue", "check", str(tmp_path / name))


def test_a_folder_in_place_of_a_file_is_a_problem(tmp_path: Path) -> None:
    folder = write(tmp_path)
    (folder / "cards" / "more.toml").mkdir()
    (problem,) = checked(folder)
    assert problem.message.startswith("cannot be read")
