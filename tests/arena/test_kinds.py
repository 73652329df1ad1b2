"""Contests as jobs: the same result inline, through workers, in any cut, and equal to a series."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from django.contrib.auth.models import User

from arena import setup as frozen
from arena.kinds import played as lines
from arena.kinds import tasks
from arena.models import Contest
from arena.order import Order
from arena.services import keeping, starting
from decks.selectors.game_rules import game_rules
from engine import series
from engine.series import Played
from jobs.services import run_inline
from tests.arena.conftest import GAME, order, work_off

pytestmark = pytest.mark.django_db


def params(kind: str = "matchup", count: int = 2, **values: Any) -> dict[str, Any]:
    return frozen.to_params(starting.freeze(order(kind, count, **values), game_rules(GAME)))


@pytest.mark.parametrize(("kind", "count"), [("matchup", 2), ("gauntlet", 3), ("round_robin", 3)])
def test_inline_and_through_workers_give_the_same_result(
    kind: str, count: int, played: Callable[..., Contest], shipped: None
) -> None:
    contest = played(kind, count)
    assert run_inline(kind, params(kind, count), 7) == contest.job.result
    assert contest.job.result["games"] == 8 * len(contest.job.result["pairings"])


def test_a_matchup_counts_the_same_games_as_a_series_of_the_engine(shipped: None) -> None:
    given = params(games=10)
    result = run_inline("matchup", given, 7)
    setup = frozen.read(given)
    one, two = setup.agents((0, 1))
    report = series.run(GAME, frozen.ready(setup, (0, 1)), (one, two), 7, 10)
    (pairing,) = result["pairings"]
    assert [pairing[name] for name in ("won", "lost", "drawn", "aborted", "pairs")] == [
        report.won, report.lost, report.drawn, report.aborted, report.pairs,
    ]  # fmt: skip
    assert pairing["rate"] == msgspec.to_builtins(report.rate)


def test_the_result_does_not_depend_on_how_the_work_is_cut(
    shipped: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    given = params(games=12)
    whole = run_inline("matchup", given, 7)
    monkeypatch.setattr(tasks, "chunk_sets", lambda setup: 1)
    assert run_inline("matchup", given, 7) == whole


def test_until_decided_plays_in_rounds_and_stops_early(
    shipped: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The greedy agent beats chance so often that a few pairs decide it.
    one, two = order().choices
    wanted = Order(
        GAME, "matchup", [replace(one, agent="greedy"), two], games=2000, until_decided=True, seed=7
    )
    given = frozen.to_params(starting.freeze(wanted, game_rules(GAME)))
    monkeypatch.setattr(tasks, "ROUND_SETS", 10)
    result = run_inline("matchup", given, 7)
    (pairing,) = result["pairings"]
    assert pairing["sprt"]["verdict"] == "first"
    assert result["games"] < 400
    assert "is better than" in result["conclusion"]["headline"]


def test_a_cancelled_contest_keeps_the_games_that_were_played(
    shipped: None, alice: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    from jobs.services import leasing, performing

    monkeypatch.setattr(tasks, "chunk_sets", lambda setup: 1)
    contest = starting.start(order(games=20), alice)
    for _ in range(3):
        lease = leasing.take("test")
        assert lease is not None
        performing.perform(lease)
    keeping.cancel(contest, alice)
    work_off()
    contest.job.refresh_from_db()
    assert contest.job.state == "cancelled"
    result = contest.job.result
    assert (result["partial"], result["games"]) == (True, 6)
    assert len(lines.read(result["pairings"][0]["played"])) == 6


def test_pods_seat_every_deck_everywhere(shipped: None) -> None:
    given = params("multiplayer", 2, games=8)
    # A table of two is a matchup; it shows the seating without a game for three.
    result = run_inline("multiplayer", given, 7)
    assert result["games"] == 8
    assert sum(row["rate"]["wins"] for row in result["standings"]) == pytest.approx(
        8 - result["pairings"][0]["aborted"]
    )
    series_result = run_inline("matchup", {**given, "kind": "matchup"}, 7)
    assert result["pairings"][0]["played"] == series_result["pairings"][0]["played"]


def test_games_are_laid_out_by_their_number_with_gaps() -> None:
    first = lines.write([Played(winner=0, turns=12), Played(winner=-1, turns=9)])
    later = lines.write([Played(winner=-2, turns=500)])
    line = lines.lay_out([(4, later), (0, first)])
    assert line == "0:12 d:9 - - x:500"
    assert [(g.number, g.result, g.winner) for g in lines.read(line)] == [
        (0, "won", 0), (1, "drawn", None), (4, "aborted", None),
    ]  # fmt: skip
    assert lines.read_one(line, 2) is None
    assert lines.read_one(line, 9) is None


def test_card_rows_compare_games_with_and_without_the_card(shipped: None) -> None:
    result = run_inline("matchup", params(games=20), 7)
    for deck, row in zip(result["cards"], result["standings"], strict=True):
        finished = row["rate"]["games"]
        for card in deck:
            assert card["drawn"]["games"] <= finished
            low, high = card["difference"]["low"], card["difference"]["high"]
            value = card["difference"]["value"]
            assert value is None or low <= value <= high
        assert any(card["difference"]["value"] is not None for card in deck)
