"""The command line: JSON for programs, words for people, every fault at once."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from tests.cards.construction.stage import game
from tests.solver.questions import shelf


def told(*words: str) -> tuple[int, str]:
    out = io.StringIO()
    try:
        call_command("deck", *words, stdout=out)
    except SystemExit as ended:
        return int(ended.code or 0), out.getvalue()
    return 0, out.getvalue()


@pytest.fixture
def mine(tmp_path: Path) -> str:
    path = tmp_path / "mine.csv"
    by_id = game("mmg").catalogue.by_id
    rows = [f'{n},"{by_id[card].full_name}"' for card, n in shelf(8, decks=2).items() if n]
    path.write_text("count,name\n" + "\n".join(rows) + "\n", encoding="utf-8")
    return str(path)


def test_solve_answers_in_json(mine: str) -> None:
    words = ("solve", "--game", "mmg", "--collection", mine, "--lock", "1 Dalek", "--json")
    status, text = told(*words, "--ban", "Davros", "--variety", "40")
    found: dict[str, Any] = json.loads(text)
    assert (status, found["status"], found["game"]) == (0, "optimal", "mmg")
    cards = found["decks"][0]["sections"]["deck"]
    assert cards["dalek"] >= 1 and "davros" not in cards and sum(cards.values()) == 55
    assert len(cards) >= 40
    assert found["decks"][0]["displaced"]


def test_two_decks_come_from_one_shelf(mine: str) -> None:
    words = ("solve", "--game", "mmg", "--collection", mine, "--decks", "2", "--work", "0.3")
    status, text = told(*words, "--json")
    first, second = (deck["sections"]["deck"] for deck in json.loads(text)["decks"])
    owned = shelf(8, decks=2)
    assert status == 0
    assert all(first.get(c, 0) + second.get(c, 0) <= n for c, n in owned.items())


def test_without_a_deck_it_says_why_and_ends_with_one(tmp_path: Path) -> None:
    path = tmp_path / "few.csv"
    path.write_text("count,id\n4,dalek\n")
    status, text = told("solve", "--game", "mmg", "--collection", str(path))
    assert status == 1
    assert "At least 55 cards are needed; your cards give 4 (MMG-D01)." in text
    assert "The cheapest way to a legal deck is 51 more cards" in text


def test_every_fault_of_the_arguments_is_told(tmp_path: Path) -> None:
    path = tmp_path / "odd.csv"
    path.write_text("count,name\nmany,Dalek\n2,Nobody\n")
    words = ["--lock", "2 Nobody", "--limit", "size", "--least", "zone:past"]
    with pytest.raises(CommandError) as refused:
        told("solve", "--game", "mmg", "--collection", str(path), *words)
    assert len(str(refused.value).splitlines()) == 5


def test_propose_reports_the_final_with_its_interval(mine: str, tmp_path: Path) -> None:
    rival = Path("catalogues/mmg/decks/dalek-rush.txt")
    words = ("propose", "--game", "mmg", "--collection", mine, "--against", str(rival))
    status, text = told(*words, "--games", "120", "--final", "10", "--json")
    found = json.loads(text)
    assert status == 0
    final = found["best"]["final"]
    assert final["low"] <= final["rate"] <= final["high"] and final["games"] == 10


def test_propose_needs_a_game_that_can_be_played() -> None:
    with pytest.raises(CommandError, match="with an engine"):
        told("propose", "--game", "nothing")
