"""The command line of the engine, run as a person would run it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
DECKS = ROOT / "catalogues" / "mmg" / "decks"
RUSH = str(DECKS / "dalek-rush.txt")
WALL = str(DECKS / "unit-wall.txt")


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "engine", *arguments], cwd=ROOT, capture_output=True, text=True
    )


def test_a_game_in_words() -> None:
    short = run("play", "--game", "mmg", RUSH, WALL, "--seed", "7")
    assert (short.returncode, short.stderr) == (0, "")
    lines = short.stdout.splitlines()
    assert lines[0] == "dalek-rush (greedy) against unit-wall (greedy), seed 7"
    assert any(line.endswith("begins turn 1") for line in lines)
    assert any(line.startswith("  ") and "attacks with" in line for line in lines)
    assert lines[-1].startswith("the last Time card is lost; ")
    full = run("play", "--game", "mmg", RUSH, WALL, "--seed", "7", "--log")
    assert set(lines) <= set(full.stdout.splitlines())
    assert "  dalek-rush draws a card" in full.stdout.splitlines()
    assert "draws a card" not in short.stdout
    assert full.stdout.splitlines()[-1] == lines[-1]  # the same game, in two processes


def test_the_record_of_a_game_names_its_agents() -> None:
    agents = ("--agent", "uniform", "--agent", "search:2")
    result = run("play", RUSH, WALL, "--seed", "7", *agents, "--json")
    record = json.loads(result.stdout)
    assert record["agents"] == ["uniform", "search:2"]
    assert (record["game"], record["seed"], record["status"]) == ("mmg", 7, "won")
    assert len(record["choices"]) > 50
    assert len(record["log_hash"]) == 16


def test_a_series_in_words_and_as_json() -> None:
    told = run("series", RUSH, WALL, "--games", "4", "--seed", "3")
    assert told.returncode == 0
    assert "the seat that begins wins" in told.stdout
    result = json.loads(run("series", RUSH, WALL, "--games", "4", "--seed", "3", "--json").stdout)
    assert result["games"] == 4
    assert result["won"] + result["lost"] + result["drawn"] + result["aborted"] == 4
    assert f"won {result['won']}, lost {result['lost']}" in told.stdout
    assert {"rate", "sprt", "first_seat", "lengths", "cards"} <= set(result)


def test_agents_in_a_mirror() -> None:
    agents = ("--agent", "greedy", "--agent", "uniform")
    told = run("mirror", RUSH, "--games", "4", *agents)
    assert told.returncode == 0
    assert told.stdout.splitlines()[-1].startswith("greedy wins ")
    result = json.loads(run("mirror", "--games", "4", *agents, "--json").stdout)
    assert sum(rate["games"] for rate in result["decks"].values()) == 4


def test_the_laws() -> None:
    told = run("laws", "--game", "mmg", "--games", "2", "--seed", "1")
    assert told.returncode == 0
    assert "exceptions: 0" in told.stdout
    assert json.loads(run("laws", "--games", "1", "--json").stdout)["illegal"] == 0
    refused = run("laws", "--game", "mmg", "--games", "1", "--seats", "3")
    assert refused.returncode == 2
    assert "expected 2 to 2 seats, got 3" in refused.stderr


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("play", RUSH), "expected two decks, got 1"),
        (("play",), "the following arguments are required: DECK"),
        (("dance",), "invalid choice: 'dance'"),
        (("play", RUSH, "missing.txt"), "missing.txt: cannot be read"),
        (("play", RUSH, WALL, "--agent", "genius"), "expected uniform, greedy, search or search:<"),
        (("play", RUSH, WALL, "--agent", "search:0"), "expected at least one iteration"),
        (("play", RUSH, WALL, *["--agent", "greedy"] * 3), "expected one agent or 2, got 3"),
        (("play", RUSH, WALL, "--seed", "x"), "invalid int value: 'x'"),
        (("play", RUSH, WALL, "--game", "chess"), "invalid choice: 'chess'"),
        (("series", RUSH, WALL, "--games", "0"), "expected a number of 1 or more, got '0'"),
        (("series", RUSH, WALL, "--cards", "nowhere.toml"), "nowhere.toml"),
    ],
)
def test_bad_input_is_told_and_ends_with_two(arguments: tuple[str, ...], words: str) -> None:
    result = run(*arguments)
    assert result.returncode == 2
    assert words in result.stderr
    assert "Traceback" not in result.stderr
    assert result.stdout == ""


def test_every_problem_of_every_deck_is_told(tmp_path: Path) -> None:
    one, two, three = (tmp_path / f"{name}.txt" for name in ("one", "two", "three"))
    one.write_text("3 Nobody\n2 Nothing at all\n")
    two.write_text("// empty\n")
    three.write_text("4 Zarbi\n")
    result = run("play", str(one), str(two))
    assert result.returncode == 2
    assert result.stderr.splitlines() == [
        f"{one}: line 1: expected the name of one card, got “3 Nobody”",
        f"{one}: line 2: expected the name of one card, got “2 Nothing at all”",
        f"{two}: expected lines with cards, got none",
    ]
    bare = run("play", str(three), str(three))
    assert bare.returncode == 2
    assert "deck 1: expected equally many Time cards of each colour" in bare.stderr
    assert "deck 2: expected a THE WATCHER for past, present, future" in bare.stderr


def test_a_broken_card_file_is_told(tmp_path: Path) -> None:
    cards = tmp_path / "cards.toml"
    cards.write_text(
        '[[card]]\nid = "x"\nname = "X"\ntype = "flash"\nability = [{verb = "sing"}]\n'
    )
    result = run("laws", "--cards", str(cards))
    assert result.returncode == 2
    assert "card 'x', field 'ability[1]': verb 'sing': " in result.stderr
    assert "card 'x', field 'printing': missing" in result.stderr
    cards.write_text("not toml at all [")
    broken = run("laws", "--cards", str(cards))
    assert (broken.returncode, "Traceback" in broken.stderr) == (2, False)
    assert f"{tmp_path.name}/cards.toml: not TOML" in broken.stderr
