"""One deck by itself: a team against its box, and a set-up that seats every player."""

from __future__ import annotations

from types import SimpleNamespace

import msgspec
import pytest

from cards.catalogue.values import Card
from cards.ready import ReadyDeck
from engine import alone, conclusion, games, series
from engine.agents import agent
from engine.record import replay_checked
from engine.rng import derive
from engine.statistics import paired_difference, wilson
from tests.engine.toys import together
from tests.engine.toys.tally.game_api import Ability

GREEDY = agent("greedy")


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    against = SimpleNamespace(PLAYERS=(1, 1), Matchup=together.Against)
    monkeypatch.setattr(games, "GAMES", {"together": together, "against": against})


def a_deck(*values: int) -> ReadyDeck:
    strike = (Ability(points=2),)
    cards = [
        Card(id=f"c{n}", name=f"C{n}", type="number", fields={"value": value},
             abilities=strike if value > 5 else ())
        for n, value in enumerate(values)
    ]  # fmt: skip
    return ReadyDeck.of(cards)


STRONG = a_deck(1, 2, 3, 4, 5, 5, 5, 5)
WEAK = a_deck(1, 1, 1, 1, 2, 2, 7, 7)


def run(deck: ReadyDeck, game: str = "together", count: int = 40) -> alone.AloneTally:
    return alone.run_chunk(game, games.matchup(game, [deck]), GREEDY, 5, 0, count)


def test_a_team_wins_or_loses_and_each_way_is_counted() -> None:
    tally = run(STRONG)
    assert tally.won == 40 and tally.lost == 0 and tally.won_by == {"all cards are played": 40}
    lost = run(WEAK)
    assert lost.won == 0 and lost.lost_by == {"all cards are played": 40} and lost.seat_wins == []


def test_numbers_of_a_game_are_told_with_an_interval() -> None:
    (total,) = alone.report(run(STRONG)).figures
    assert (total.name, total.mean, total.low, total.high, total.games) == ("total", 30, 30, 30, 40)
    (mixed,) = alone.report(run(WEAK)).figures
    assert mixed.low <= mixed.mean <= mixed.high


def test_pieces_add_up_to_the_whole() -> None:
    ready = games.matchup("together", [WEAK])
    pieces = [alone.run_chunk("together", ready, GREEDY, 5, at, 10) for at in range(0, 40, 10)]
    assert alone.merge(pieces) == alone.merge([run(WEAK)]) == run(WEAK)
    assert msgspec.convert(msgspec.to_builtins(run(WEAK), str_keys=True), alone.AloneTally,
                           str_keys=True) == run(WEAK)  # fmt: skip


def test_seats_that_play_against_each_other_have_a_rate_each() -> None:
    report = alone.report(run(STRONG, "against"))
    assert report.rate is None and [one.name for one in report.seats] == ["Ann", "Bob"]
    assert sum(one.rate.wins for one in report.seats) == pytest.approx(40)


def test_a_game_of_a_team_is_recorded_and_replayed() -> None:
    tally = alone.AloneTally()
    ready = games.matchup("together", [WEAK])
    ended = alone.play_one(tally, "together", ready, GREEDY, derive(5, 0))
    assert ended.winner == series.THE_BOX and ended.mark
    table, record = alone.play("together", ready, derive(5, 0), [GREEDY], logging=True)
    assert record.status == "lost" and record.winner is None
    assert table.seats == 2
    assert replay_checked(ready, record).exact


def test_two_teams_are_compared_game_by_game() -> None:
    found = alone.compare(0, 1, [(0, 0), (0, -3), (0, -3), (-3, 0), (-3, -3), (-2, 0)])
    assert (found.both, found.only_one, found.only_two, found.neither) == (1, 2, 1, 1)
    assert found.games == 5, "an aborted game compares nothing"


def test_pairs_narrow_the_interval_when_trials_go_alike() -> None:
    alike = paired_difference(45, 5, 0, 50)
    unlike = paired_difference(25, 25, 20, 30)
    assert alike.value == unlike.value == pytest.approx(0.05)
    assert alike.high - alike.low < unlike.high - unlike.low
    assert paired_difference(50, 0, 0, 50).low <= 0 <= paired_difference(50, 0, 0, 50).high
    swapped = paired_difference(25, 20, 25, 30)
    assert swapped.low == pytest.approx(-unlike.high)


def test_conclusions_say_no_more_than_the_intervals() -> None:
    sure = conclusion.of_team("Ann's", wilson(80, 100), {"the seventh anomaly": 20})
    assert sure.headline == "Ann's won 80% (71.1% to 86.7%) of 100 games."
    assert "the seventh anomaly (100% of the games lost)" in sure.can[0]
    few = conclusion.of_team("Ann's", wilson(3, 4), {})
    assert "4 games are too few" in few.cannot[0]
    rates = [wilson(60, 100), wilson(55, 100)]
    unclear = conclusion.of_teams(["A", "B"], rates, [(0, 1, paired_difference(40, 20, 15, 25))])
    assert "A is not shown to win more often than B" in unclear.headline and unclear.can == []
    clear = conclusion.of_teams(["B", "A"], rates[::-1], [(0, 1, paired_difference(20, 5, 60, 15))])
    assert (
        clear.headline.startswith("A won most often") and "A wins more often than B" in clear.can[0]
    )
