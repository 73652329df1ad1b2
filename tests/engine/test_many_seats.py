"""The core on a toy game of two to five players: nothing in it counts on two seats or one game."""

from __future__ import annotations

from pathlib import Path

import pytest

from cards.catalogue.problems import CardError
from cards.catalogue.values import Card, Catalogue
from cards.ready import ReadyDeck, read_ready_deck
from engine import games, laws, multiplayer, record, series, show
from engine.agents import agent
from engine.catalogue import catalogue_of
from engine.mmg import game_api as mmg
from engine.playout import SEARCH, choose
from engine.rng import seeded
from engine.search import Node, _walk
from engine.table import DRAWN, WON
from tests.engine.toys.tally import constants as c
from tests.engine.toys.tally import game_api as tally
from tests.engine.toys.tally import options as o
from tests.engine.toys.tally.game import Tally

NUMBERS = [
    Card(
        id=f"number-{n}",
        name=f"{n}",
        type="number",
        fields={"value": n},
        abilities=(tally.Ability(2 * n),) if n % 3 == 0 else (),
    )
    for n in range(1, 10)
]
HIGH = ReadyDeck.of(NUMBERS[5:9])
LOW = ReadyDeck.of(NUMBERS[0:4])


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    found = games.Registry(Path(__file__).parent / "toys", "tests.engine.toys")
    assert list(found) == ["tally", "vault"]
    monkeypatch.setattr(games, "GAMES", found)


def test_a_package_with_a_game_api_is_a_game_and_nothing_else_is() -> None:
    engines: list[games.GameEngine] = [mmg, tally]  # mypy holds them to the contract
    assert [engine.PLAYERS for engine in engines] == [(2, 2), (2, 5)]
    assert games.engine_of("tally") is games.GAMES["tally"]
    assert "chess" not in games.GAMES
    with pytest.raises(
        ValueError, match=r"expected a game with an engine \(tally, vault\), got 'mmg'"
    ):
        games.engine_of("mmg")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_agent_plays_with_every_number_of_seats(seats: int) -> None:
    ready = games.matchup("tally", [HIGH, *[LOW] * (seats - 1)])
    agents = [agent("search:8"), agent("greedy"), *[agent("uniform")] * 3][:seats]
    table, written = record.play("tally", ready, 5, agents, logging=True)
    assert table.status in (WON, DRAWN)
    assert len(written.choices) >= 4 * seats
    assert sum(table.score(seat) for seat in range(seats)) == pytest.approx(1.0)
    assert record.replay(ready, written).to_dict() == table.to_dict()


def late(seat: int, totals: list[int]) -> Tally:
    """A game of three in which this seat plays the last card, one that strikes for 6."""
    table = games.matchup("tally", [LOW, LOW, LOW]).start(1, first=seat)
    assert isinstance(table, Tally)
    for player in range(3):
        for i in table.hand[player] + table.deck[player]:
            table.played[player].append(i)
            table.place[i] = c.PLAYED_PLACE
        table.hand[player] = []
        table.deck[player] = []
    last = next(i for i in table.played[seat] if table.pool.strikes[table.design[i]] == 6)
    table.move(last, table.played[seat], table.hand[seat], c.HAND_PLACE)
    table.totals = totals
    table.step = c.PLAY_STEP
    table.advance()
    table.apply(o.play_card(last))
    assert table.kind_name() == "strike"
    return table


def test_search_hits_the_leader_with_three_seats() -> None:
    assert choose(late(0, [4, 8, 1]), SEARCH, 30, seeded(1)) == o.strike_player(1)
    assert choose(late(0, [4, 1, 8]), SEARCH, 30, seeded(1)) == o.strike_player(2)


def test_each_seat_looks_for_its_own_good() -> None:
    # Seat 1 has 7 and wins if it strikes seat 2. For seat 0, whose search this is, that is as bad
    # as seat 2 winning: a search that took all others for one enemy would see no difference.
    node = Node(0)
    for _ in range(40):
        _walk(late(1, [5, 4, 9]), node, 0, 99)
    best = next(child for child in node.children if child.option == o.strike_player(2))
    assert (best.total, len(node.children)) == (best.visits, 2)
    assert best.visits > 20
    assert node.total == 0


def test_a_rotation_seats_every_deck_everywhere() -> None:
    assert multiplayer.rotations(4)[1] == (1, 2, 3, 0)
    for seat in range(4):
        assert sorted(order[seat] for order in multiplayer.rotations(4)) == [0, 1, 2, 3]
    ready = games.matchup("tally", [HIGH, LOW, LOW])
    agents = [agent("uniform")] * 3
    result = multiplayer.run("tally", ready, agents, 3, 300)
    assert result.games == 300
    assert sum(rate.wins for rate in result.rates) == pytest.approx(300, abs=0.001)
    assert sum(rate.wins for rate in result.seats) == pytest.approx(300, abs=0.001)
    assert result.rates[0].low > result.even == pytest.approx(1 / 3)
    assert result.summary.startswith("Deck 1 is ahead: ")
    pieces = [
        multiplayer.run_chunk("tally", ready, agents, 3, first, 20) for first in range(0, 100, 20)
    ]
    assert multiplayer.report("tally", agents, 3, multiplayer.merge(pieces, 3)) == result
    assert {card.card for card in result.cards[0]} == {f"number-{n}" for n in range(6, 10)}
    lines = show.multiplayer_lines(result, ["high", "low", "other"])
    assert lines[2].startswith("  high (uniform) wins ")
    assert "seat 3 wins" in "\n".join(lines)


def test_a_series_of_two_seats_is_the_same_as_rotations_of_two() -> None:
    ready = games.matchup("tally", [HIGH, LOW])
    agents = (agent("greedy"), agent("uniform"))
    pair = series.run("tally", ready, agents, 9, 40)
    turned = multiplayer.run("tally", ready, agents, 9, 40)
    assert pair.rate == turned.rates[0]
    assert pair.first_seat == turned.seats[0]
    assert [list(cards) for cards in pair.cards] == turned.cards


def test_no_game_is_told_as_such() -> None:
    agents = [agent("uniform")] * 3
    assert (
        multiplayer.report("tally", agents, 1, multiplayer.empty(3)).summary
        == "No game was finished."
    )


def test_the_laws_hold_for_every_number_of_seats() -> None:
    seen = laws.check("tally", NUMBERS, 4, 60, 5)
    assert (seen.games, seen.problems) == (60, [])
    assert seen.looks > 60
    assert {laws._seats("tally", seed) for seed in range(40)} == {2, 3, 4, 5}


def test_decks_that_do_not_fit_together_are_drawn_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    def different(decks: list[ReadyDeck]) -> list[str]:
        return ["twice"] if len({deck.cards[0].id for deck in decks}) < len(decks) else []

    monkeypatch.setattr(tally, "setup_problems", different)
    monkeypatch.setattr(tally.Matchup, "size", 1)
    decks = laws.random_decks("tally", NUMBERS[:5], seeded(1), 5)
    assert sorted(deck.cards[0].id for deck in decks) == [f"number-{n}" for n in range(1, 6)]
    with pytest.raises(ValueError, match="no 5 decks out of 1000 draws"):
        laws.random_decks("tally", NUMBERS[:4], seeded(1), 5)


@pytest.mark.parametrize("order", [(0, 0), (1,), (0, 2), (0, 1, 2)])
def test_an_order_seats_each_deck_once(order: tuple[int, ...]) -> None:
    ready = games.matchup("tally", [HIGH, LOW])
    with pytest.raises(ValueError, match="expected each of the decks 0 to 1 in one seat"):
        ready.start(1, order=order)


def test_a_deck_text_opens_sections_by_their_names() -> None:
    cards = [
        Card(id="a", name="Alpha", type="goal"),
        Card(id="b", name="Beta", type="enemy"),
        Card(id="c", name="Gamma", type="spacetime"),
    ]
    catalogue = Catalogue(catalogue_of("whoccg").game, cards)
    text = "A title\n1 Beta\nSpacetimes (1)\n1 Gamma\nOpening goal:\n1 Alpha\n"
    text += "Draw deck\nEnemies\n2 Beta"
    deck = read_ready_deck(text, catalogue)
    assert {name: [c.id for c in part] for name, part in deck.sections.items()} == {
        "spacetimes": ["c"], "goal": ["a"], "deck": ["b", "b", "b"],
    }  # fmt: skip
    assert [card.id for card in deck.cards] == ["c", "a", "b", "b", "b"]
    assert deck.section("plots") == ()
    with pytest.raises(CardError, match=r"line 1: expected a section \(spacetimes, .*“Hand:”"):
        read_ready_deck("Hand:\n1 Alpha", catalogue)
