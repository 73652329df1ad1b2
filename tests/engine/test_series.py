"""A series counts its games right: compared with the records of the same games, one by one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from engine import mirror, record, series
from engine.agents import agent
from engine.mmg.game import MmgTable
from engine.mmg.game_api import random_deck
from engine.mmg.matchup import Matchup
from engine.rng import derive, seeded
from engine.statistics import sprt, wilson
from engine.table import WON
from tests.engine.mmg.cardset import CARDS

POOL = list(CARDS.values())
DECKS = [random_deck(POOL, seeded(stream, 9)) for stream in (1, 2)]
AGENTS = (agent("greedy"), agent("uniform"))
PAIRS = 10


class Hurried(Matchup):
    """Games that are aborted after a few turns, on one seat order only or always."""

    def __init__(self, orders: Sequence[tuple[int, ...]]) -> None:
        super().__init__(DECKS)
        self.orders = orders

    def start(
        self,
        seed: int,
        *,
        order: Sequence[int] | None = None,
        first: int | None = None,
        ask: bool = False,
        logging: bool = False,
    ) -> MmgTable:
        table = super().start(seed, order=order, first=first, ask=ask, logging=logging)
        if tuple(order or ()) in self.orders:
            table.limit_turns = 2
        return table


def test_a_series_is_the_sum_of_its_games() -> None:
    ready = Matchup(DECKS)
    result = series.run("mmg", ready, AGENTS, 5, 2 * PAIRS)
    won = lost = begun = turns = decisions = 0
    lengths: Counter[str] = Counter()
    scores: Counter[int] = Counter()
    for index in range(PAIRS):
        wins = 0
        for order in ((0, 1), (1, 0)):
            table, written = record.play(
                "mmg", ready, derive(5, index), AGENTS, order=order, first=0
            )
            assert table.status == WON and written.winner is not None
            assert written.agents == tuple(AGENTS[deck].label() for deck in order)
            mine = order[written.winner] == 0
            wins += mine
            won += mine
            lost += not mine
            begun += written.winner == 0
            turns += written.turns
            decisions += len(written.choices)
            lengths[str(written.turns // 10 * 10)] += 1
        scores[wins] += 1
    assert (result.games, result.won, result.lost, result.drawn) == (2 * PAIRS, won, lost, 0)
    assert result.rate == wilson(won, 2 * PAIRS)
    assert result.first_seat == wilson(begun, 2 * PAIRS)
    assert result.mean_turns == turns / (2 * PAIRS)
    assert result.mean_decisions == decisions / (2 * PAIRS)
    assert result.lengths == dict(lengths)
    assert result.pairs == [scores[0], 0, scores[1], 0, scores[2]]
    assert result.sprt == sprt(result.pairs)


def test_cards_are_counted_once_a_game_for_their_deck() -> None:
    ready = Matchup(DECKS)
    result = series.run("mmg", ready, AGENTS, 5, 2 * PAIRS)
    for deck in range(2):
        own = {card.id for card in DECKS[deck].cards}
        assert {card.card for card in result.cards[deck]} <= own
        for card in result.cards[deck]:
            assert 0 <= card.played.games <= 2 * PAIRS
            assert card.drawn.games <= 2 * PAIRS
            wins = result.won if deck == 0 else result.lost
            assert card.played.wins <= wins
    seen = {card.card: card for card in result.cards[0]}
    # The three Watchers lie on the table from the start: they are neither drawn nor played.
    watched = sum(card.fields.get("watcher", False) for card in DECKS[0].cards)
    assert watched >= 3
    table, _ = record.play("mmg", ready, derive(5, 0), AGENTS, order=(0, 1), first=0)
    drawn, played = ([ready.card_ids[n] for n in part] for part in table.card_use(0))
    assert len(drawn) == len(set(drawn)) > 5
    assert set(drawn) | set(played) <= set(seen)


def test_pieces_add_up_to_the_whole() -> None:
    ready = Matchup(DECKS)
    whole = series.run("mmg", ready, AGENTS, 8, 12)
    pieces = [series.run_chunk("mmg", ready, AGENTS, 8, first, 2) for first in (0, 2, 4)]
    assert series.report("mmg", AGENTS, 8, series.merge(pieces)) == whole
    assert series.report("mmg", AGENTS, 8, series.merge(reversed(pieces))) == whole


def test_aborted_games_stand_apart() -> None:
    result = series.run("mmg", Hurried([(0, 1), (1, 0)]), AGENTS, 5, 6)
    assert (result.games, result.aborted, result.rate.games) == (6, 6, 0)
    assert list(result.reasons.values()) == [6]
    assert result.pairs == [0, 0, 0, 0, 0]
    assert (result.rate.rate, result.mean_turns) == (None, None)
    assert result.summary == "No game was finished."
    half = series.run("mmg", Hurried([(1, 0)]), AGENTS, 5, 6)
    assert (half.games, half.aborted, half.won + half.lost) == (6, 3, 3)
    assert half.pairs == [0, 0, 0, 0, 0]  # no pair is whole
    assert half.rate.games == half.first_seat.games == 3
    assert half.summary.endswith("in 3 games, 3 aborted.")


def test_a_series_stops_early_when_the_test_is_decided() -> None:
    result = series.run("mmg", Matchup(DECKS), AGENTS, 5, 400, stop_early=True)
    assert result.games < 60
    assert result.sprt.verdict == "first"
    assert result.summary.startswith("The first deck is better: ")


@pytest.mark.parametrize(
    ("won", "lost", "words"),
    [
        (60, 20, "The first deck is ahead"),
        (20, 60, "The second deck is ahead"),
        (41, 39, "The decks are not distinguishable so far"),
    ],
)
def test_a_summary_says_no_more_than_the_interval(won: int, lost: int, words: str) -> None:
    tally = series.Tally(won=won, lost=lost)
    assert series.report("mmg", AGENTS, 1, tally).summary.startswith(words)


def test_even_decks_are_called_even() -> None:
    tally = series.Tally(won=4000, lost=4000, pairs=[0, 0, 4000, 0, 0])
    summary = series.report("mmg", AGENTS, 1, tally).summary
    assert summary.startswith("The decks are not distinguishable: 50.0%")


def test_a_mirror_wants_a_deck() -> None:
    with pytest.raises(ValueError, match="expected at least one deck"):
        mirror.run("mmg", {}, AGENTS, 1, 2)
