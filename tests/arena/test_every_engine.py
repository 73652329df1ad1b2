"""Contests of Nemesis and Risk through the API: started, worked off, read, shown, replayed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from django.conf import settings
from django.test import Client
from django.urls import reverse

from jobs.models import Job
from tests.arena.conftest import work_off

pytestmark = pytest.mark.django_db
ROOT = "/api/v1/matchups/"
CYBERMEN = "cyberplanner-eleventh-second"
CONTESTS = [
    ("nemesis", "gauntlet", ["emperor-fourth-war", CYBERMEN, "weeping-ninth-thirteenth"]),
    ("nemesis", "multiplayer", ["emperor-fourth-war", CYBERMEN, "masterful-sixth-twelfth"]),
    ("risk", "matchup", ["two-hunter", "two-turtle"]),
    ("risk", "multiplayer", ["three-hunter", "three-turtle", "three-players"]),
    ("risk", "alone", ["five-players"]),
]  # fmt: skip


def body(game: str, kind: str, names: list[str]) -> dict[str, Any]:
    folder: Path = settings.CATALOGUE_DIR / game / "decks"
    decks = [{"text": (folder / f"{name}.txt").read_text(encoding="utf-8"), "name": name,
              "agent": "greedy"} for name in names]  # fmt: skip
    return {"game": game, "kind": kind, "decks": decks, "games": 6, "seed": 7}


def start(client: Client, asked: dict[str, Any]) -> str:
    answer = client.post(ROOT, asked, "application/json")
    assert answer.status_code == 201, answer.content
    work_off()
    token: str = answer.json()["token"]
    return token


@pytest.mark.parametrize(("game", "kind", "names"), CONTESTS)
def test_a_contest_from_start_to_replay(
    as_alice: Client, shipped: None, game: str, kind: str, names: list[str]
) -> None:
    token = start(as_alice, body(game, kind, names))
    here = f"{ROOT}{token}/"
    contest = as_alice.get(here).json()
    assert (contest["state"], contest["kind"]) == ("done", kind)
    assert [one["name"] for one in contest["entries"]] == names
    result = as_alice.get(f"{here}result/").json()["result"]
    pairings = len(names) - 1 if kind == "gauntlet" else 1
    assert len(result["pairings"]) == pairings
    assert result["games"] == contest["games_done"] == 6 * pairings
    page = as_alice.get(reverse("arena:detail", args=[token])).content.decode()
    assert result["conclusion"]["headline"].replace("'", "&#x27;") in page
    for place, pairing in enumerate(result["pairings"]):
        assert pairing["aborted"] == 0
        games = as_alice.get(f"{here}pairs/{place}/games/").json()
        assert games["count"] == 6
        for one in games["results"]:
            replay = as_alice.get(f"{here}pairs/{place}/games/{one['number']}/").json()
            assert replay["record"]["turns"] == one["turns"]
            assert replay["story"]["lines"]


@pytest.mark.parametrize(("game", "kind", "names"), [CONTESTS[0], CONTESTS[2]])
def test_the_same_seed_gives_the_same_result(
    as_alice: Client, shipped: None, game: str, kind: str, names: list[str]
) -> None:
    asked = body(game, kind, names)
    first, second = start(as_alice, asked), start(as_alice, asked)
    results = [as_alice.get(f"{ROOT}{token}/result/").json()["result"] for token in (first, second)]
    assert results[0] == results[1]


@pytest.mark.parametrize(
    ("game", "names", "words"),
    [
        ("nemesis", ["emperor-fourth-war", "davros-third-tenth"], "Daleks in 2 decks"),
        ("risk", ["two-hunter", "three-turtle"], "expected a table for 2 players"),
    ],
)
def test_decks_that_cannot_share_a_table_are_refused(
    as_alice: Client, shipped: None, game: str, names: list[str], words: str
) -> None:
    answer = as_alice.post(ROOT, body(game, "matchup", names), "application/json")
    assert answer.status_code == 400
    messages = [one["message"] for one in answer.json()["error"]["problems"]]
    assert any(words in message for message in messages), messages
    assert Job.objects.count() == 0
