"""Replays: the game that was counted, step by step, on the table and as text."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.urls import reverse

from arena import replaying
from arena.kinds import played as lines
from arena.models import Contest, Replay
from arena.setup import read
from engine.record import log_hash, play
from tests.arena.conftest import work_off

pytestmark = pytest.mark.django_db


def address(contest: Contest, game: int, step: int | None = None, query: str = "") -> str:
    name = "arena:replay" if step is None else "arena:replay_step"
    parts = [contest.token, 0, game] + ([] if step is None else [step])
    return reverse(name, args=parts) + query


def test_every_game_is_replayed_as_it_was_counted(played: Callable[..., Contest]) -> None:
    contest = played(games=12)
    setup = read(contest.job.params)
    for game in lines.read(contest.job.result["pairings"][0]["played"]):
        record = replaying.record_game(setup, 0, game.number)
        winner = None if record.winner is None else record.order[record.winner]
        assert (record.status, winner, record.turns) == (game.result, game.winner, game.turns)


def test_a_story_tells_the_whole_log_and_ends_with_the_game(
    played: Callable[..., Contest],
) -> None:
    setup = read(played().job.params)
    record = replaying.record_game(setup, 0, 0)
    story = replaying.tell(setup, 0, record)
    table, again = play(
        setup.game, replaying.ready(setup, (0, 1)), record.seed, setup.agents((0, 1)),
        order=record.order, first=0, logging=True,
    )  # fmt: skip
    assert record.log_hash == again.log_hash == log_hash(table.log)
    assert [line.text for line in story.lines] == [table.event_text(e) for e in table.log]
    assert story.moments[-1].choices == len(record.choices)
    assert [m.choices for m in story.moments] == sorted({m.choices for m in story.moments})
    last = replaying.scene_at(setup, 0, record, record.choices, story, story.last)
    assert last is not None and last.headline.startswith("The game is over")
    turns = dict(story.turns())
    assert len(turns) == record.turns
    assert record.reason in story.ending


def test_a_page_for_every_step_and_no_further(
    played: Callable[..., Contest], as_alice: Client, django_assert_max_num_queries: object
) -> None:
    contest = played()
    first = as_alice.get(address(contest, 1))
    story = first.context["story"]
    assert Replay.objects.count() == 0, "watching a quick game leaves nothing behind"
    for step in (0, 1, story.last // 2, story.last):
        with django_assert_max_num_queries(12):  # type: ignore[operator]
            page = as_alice.get(address(contest, 1, step)).content.decode()
        assert f"Step {step} of {story.last}" in page
        assert ('rel="next"' in page) == (step < story.last)
        assert ('rel="prev"' in page) == (step > 0)
    assert "Why it ended" in page
    assert as_alice.get(address(contest, 1, story.last + 1)).status_code == 404
    assert as_alice.get(address(contest, 99)).status_code == 404
    assert as_alice.get(address(contest, 0)).status_code == 404
    assert Replay.objects.count() == 0, "watching a quick game leaves nothing behind"


def test_text_only_says_what_the_table_shows(
    played: Callable[..., Contest], as_alice: Client
) -> None:
    contest = played()
    page = as_alice.get(address(contest, 1, 6, "?view=text")).content.decode()
    assert "<img" not in page
    assert "Hand: " in page and "Time cards: 6" in page
    assert "view=text" in page.split('rel="next"')[1][:400]


def test_jumping_to_a_turn(played: Callable[..., Contest], as_alice: Client) -> None:
    contest = played()
    answer = as_alice.get(address(contest, 1, None, "?turn=3"))
    there = as_alice.get(answer.url)  # type: ignore[attr-defined]
    assert there.context["scene"].turn == 3
    assert as_alice.get(address(contest, 1, None, "?turn=9999")).status_code == 404
    assert as_alice.get(address(contest, 1, None, "?turn=x")).status_code == 404


def test_faces_are_drawn_from_the_frozen_cards(
    played: Callable[..., Contest], as_alice: Client
) -> None:
    contest = played()
    card = contest.job.params["cards"][0]
    face = as_alice.get(reverse("arena:face", args=[contest.token, card["id"]]))
    assert face["Content-Type"] == "image/svg+xml"
    assert card["name"] in face.content.decode()
    assert 'xmlns="http://www.w3.org/2000/svg"' in face.content.decode()
    other = reverse("arena:face", args=[contest.token, "no-such-card"])
    assert as_alice.get(other).status_code == 404


def test_a_slow_game_is_prepared_by_a_worker_once(
    played: Callable[..., Contest], as_alice: Client, alice: User
) -> None:
    contest = played(agent="search:2", games=2)
    there = address(contest, 1)
    page = as_alice.get(there).content.decode()
    assert "Prepare the replay" in page
    assert not Replay.objects.exists()
    prepare = reverse("arena:prepare", args=[contest.token, 0, 1])
    as_alice.post(prepare)
    as_alice.post(prepare)
    assert alice.jobs.filter(kind="replay").count() == 1  # type: ignore[attr-defined]
    assert "Waiting" in as_alice.get(there).content.decode()
    work_off()
    page = as_alice.get(there).content.decode()
    assert "Step 0 of" in page
    game = lines.read(contest.job.result["pairings"][0]["played"])[0]
    assert Replay.objects.get().record["turns"] == game.turns


def test_short_labels_differ() -> None:
    from arena.views.stage import shortened

    assert shortened(["Brains", "Brawn", "Bravery"]) == ["Brai", "Braw", "Brav"]
    assert shortened(["Energy", "Substance", "Support"]) == ["Ene", "Sub", "Sup"]
    assert shortened([]) == []
