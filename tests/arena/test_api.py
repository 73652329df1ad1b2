"""The API of contests: started, followed, read and repeated without a page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client

from arena.models import Contest
from jobs.models import Job
from tests.arena.conftest import deck_text, work_off

pytestmark = pytest.mark.django_db
ROOT = "/api/v1/matchups/"


def asked(**values: Any) -> dict[str, Any]:
    return {
        "game": "mmg",
        "decks": [
            {"text": deck_text("dalek-rush"), "agent": "uniform"},
            {"text": deck_text("unit-wall"), "agent": "uniform", "name": "The wall"},
        ],
        "games": 8,
        "seed": 7,
    } | values


def post(client: Client, address: str, body: Any) -> Any:
    return client.post(address, body, "application/json")


def test_a_matchup_from_start_to_replay(as_alice: Client, shipped: None) -> None:
    answer = post(as_alice, ROOT, asked())
    assert answer.status_code == 201
    told = answer.json()
    assert (told["state"], told["games_done"], told["kind"]) == ("waiting", 0, "matchup")
    here = f"{ROOT}{told['token']}/"
    assert as_alice.get(f"{here}result/").status_code == 404
    work_off()
    told = as_alice.get(here).json()
    assert (told["state"], told["is_over"], told["games_done"]) == ("done", True, 8)
    assert [one["name"] for one in told["entries"]] == ["Dalek rush", "The wall"]
    result = as_alice.get(f"{here}result/").json()
    assert told["headline"] == result["result"]["conclusion"]["headline"]
    games = as_alice.get(f"{here}pairs/0/games/").json()
    assert games["count"] == 8
    one = games["results"][0]
    replay = as_alice.get(f"{here}pairs/0/games/{one['number']}/").json()
    assert replay["record"]["turns"] == one["turns"]
    assert replay["story"]["lines"]
    table = as_alice.get(f"{here}tables/games/")
    assert table["Content-Type"].startswith("text/csv")
    assert len(table.content.decode().splitlines()) == 9
    for missing in ("pairs/7/games/", "pairs/0/games/99/", "pairs/7/games/1/", "tables/nothing/"):
        assert as_alice.get(f"{here}{missing}").status_code == 404


def test_every_problem_is_listed_and_nothing_started(as_alice: Client, shipped: None) -> None:
    answer = post(as_alice, ROOT, asked(decks=[{"text": "4 Dalek"}, {"text": "1 Zarbi"}]))
    assert answer.status_code == 400
    problems = answer.json()["error"]["problems"]
    assert {one["message"].split(":")[0] for one in problems} == {"Pasted deck"}
    assert {one["code"] for one in problems} >= {"MMG-D01"}
    assert Job.objects.count() == 0


@pytest.mark.parametrize(
    ("values", "field"),
    [
        ({"decks": [{}, {}]}, "decks[0]"),
        ({"games": "many"}, "games"),
        ({"kind": "duel"}, "kind"),
        ({"seed": -1}, "seed"),
        ({"speed": 9}, "speed"),
        ({"decks": [{"text": "1 Zarbi", "deck": 1}]}, "decks[0]"),
    ],
)
def test_bodies_are_read_strictly(
    as_alice: Client, shipped: None, values: dict[str, Any], field: str
) -> None:
    answer = post(as_alice, ROOT, asked(**values))
    assert answer.status_code == 400
    assert field in {one["field"] for one in answer.json()["error"]["problems"]}


def test_unknown_games_are_not_found_and_visitors_refused(
    as_alice: Client, client: Client, shipped: None
) -> None:
    assert post(as_alice, ROOT, asked(game="chess")).status_code == 404
    assert post(client, ROOT, asked()).status_code == 401


def test_an_old_version_of_ones_own_deck_can_be_entered(
    as_alice: Client, as_bob: Client, own_deck: Any
) -> None:
    decks = [{"deck": own_deck.pk, "version": 1, "agent": "uniform"}, asked()["decks"][1]]
    told = post(as_alice, ROOT, asked(decks=decks)).json()
    assert told["entries"][0]["version"] == 1
    assert told["entries"][0]["hash"] == own_deck.head.content_hash
    decks[0]["version"] = 9
    assert post(as_alice, ROOT, asked(decks=decks)).status_code == 400


def test_sharing_repeating_cancelling_deleting(
    as_alice: Client, as_bob: Client, played: Callable[..., Contest], bob: User
) -> None:
    contest = played()
    here = f"{ROOT}{contest.token}/"
    assert as_bob.get(here).status_code == 404
    assert as_alice.patch(here, {"visibility": "secret"}, "application/json").status_code == 400
    shared = as_alice.patch(here, {"visibility": "unlisted"}, "application/json")
    assert shared.json()["visibility"] == "unlisted"
    copy = post(as_bob, f"{here}again/", {"seed": 7}).json()
    assert copy["seed"] == 7 and copy["token"] != contest.token
    cancelled = as_bob.post(f"{ROOT}{copy['token']}/cancel/")
    assert cancelled.json()["state"] == "cancelled"
    assert as_bob.post(f"{ROOT}{copy['token']}/cancel/").status_code == 409
    assert as_alice.delete(here).status_code == 204
    assert as_alice.get(here).status_code == 404


def test_a_slow_game_has_to_be_prepared(as_alice: Client, played: Callable[..., Contest]) -> None:
    contest = played(agent="search:2", games=2)
    there = f"{ROOT}{contest.token}/pairs/0/games/1/"
    refused = as_alice.get(there)
    assert refused.status_code == 409
    assert refused.json()["error"]["code"] == "not_prepared"
    assert as_alice.post(there).status_code == 202
    work_off()
    assert as_alice.get(there).json()["record"]["choices"]
