"""After an upgrade: a replay is the game that was counted, or it is said that it is not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from django.core.cache import cache
from django.test import Client
from django.urls import reverse

from arena.kinds import contest as kinds
from arena.models import Contest
from arena.result import OLD_NAMES, read_result
from arena.services import replays
from arena.setup import read
from engine.identity import Identity
from tests.arena.conftest import work_off

pytestmark = pytest.mark.django_db
OTHER = Identity(rules="other", cards="other", agents="other")


@pytest.fixture(autouse=True)
def forget() -> None:
    cache.clear()


def page_of(contest: Contest, client: Client, number: int = 1) -> str:
    return client.get(reverse("arena:replay", args=[contest.token, 0, number])).content.decode()


def change(contest: Contest, number: int, mark: str) -> None:
    """As if the counted game had been another one."""
    words = contest.job.result["pairings"][0]["played"].split()
    words[number] = ":".join([*words[number].split(":")[:2], mark])
    contest.job.result["pairings"][0]["played"] = " ".join(words)
    contest.job.save()


def test_contests_results_and_games_say_who_played(played: Callable[..., Contest]) -> None:
    contest = played()
    setup, result = read(contest.job.params), read_result(contest.job.result)
    assert setup.identity is not None and setup.identity == result.identity
    assert setup.identity.rules != setup.identity.agents != setup.identity.cards
    words = result.meetings[0].played.split()
    assert all(len(word.split(":")[2]) == 8 for word in words)


def test_a_replay_of_another_game_is_not_passed_off_as_the_counted_one(
    played: Callable[..., Contest], as_alice: Client
) -> None:
    contest = played()
    assert "earlier version" not in page_of(contest, as_alice)
    change(contest, 0, "00000000")
    cache.clear()
    page = page_of(contest, as_alice)
    assert "This game was played by an earlier version" in page and "Next" not in page
    turns = contest.job.result["pairings"][0]["played"].split()[0].split(":")[1]
    assert f"after {turns} turns" in page, "how it ended is still shown"
    answer = as_alice.get(f"/api/v1/matchups/{contest.token}/pairs/0/games/1/")
    assert answer.status_code == 409 and "earlier version" in answer.json()["error"]["message"]
    assert "earlier version" not in page_of(contest, as_alice, 2)


def test_a_game_without_a_mark_is_compared_by_its_end(
    played: Callable[..., Contest], as_alice: Client
) -> None:
    contest = played()
    change(contest, 0, "")
    contest.job.result["pairings"][0]["played"] = contest.job.result["pairings"][0][
        "played"
    ].replace(": ", " ")
    contest.job.save()
    assert "earlier version" not in page_of(contest, as_alice)


def test_the_story_of_a_slow_game_stays_and_is_labelled(
    played: Callable[..., Contest], as_alice: Client, alice: Any
) -> None:
    contest = played(agent="search:2", games=2)
    replays.prepare(contest, read(contest.job.params), 0, 0, alice)
    work_off()
    assert "earlier version" not in page_of(contest, as_alice)
    change(contest, 0, "00000000")
    cache.clear()
    page = page_of(contest, as_alice)
    assert "Played by an earlier version." in page and "Next" in page


def test_games_are_not_added_to_those_of_other_rules(
    played: Callable[..., Contest], monkeypatch: pytest.MonkeyPatch, as_alice: Client, alice: Any
) -> None:
    from arena.services import starting
    from tests.arena.conftest import order

    contest = starting.start(order(), alice)
    monkeypatch.setattr(kinds, "identity_now", lambda setup: OTHER)
    work_off()
    contest.job.refresh_from_db()
    assert contest.job.state == "failed"
    assert "rules and the cards and the agents of this game changed" in contest.job.error


@pytest.mark.parametrize(("old", "new"), OLD_NAMES.items())
def test_results_and_set_ups_of_version_1_are_read(
    old: str, new: str, played: Callable[..., Contest]
) -> None:
    contest = played("round_robin", 3)
    stored = {**contest.job.result, "version": 1}
    del stored["identity"]
    if new == "round_robin":
        assert read_result({**stored, "kind": old}).kind == new
    params = {**contest.job.params, "kind": old, "partial": False}
    del params["identity"]
    setup = read(params)
    assert setup.kind == new and setup.identity is None
    assert msgspec.structs.replace(setup, kind="matchup").pairings
