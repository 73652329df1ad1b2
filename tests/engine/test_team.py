"""One deck that seats a team: secret bids, dice of the game, and one result for all."""

from __future__ import annotations

import pytest

from cards.catalogue.values import Card
from cards.ready import ReadyDeck
from engine import games, laws, record, series, show, team
from engine.agents import agent
from engine.kernel import generate
from engine.playout import GREEDY, SEARCH, choose
from engine.rng import derive, seeded
from engine.table import ABORTED, LOST, WON
from tests.engine.kernel.harness import Play
from tests.engine.kernel.test_example import TOYS
from tests.engine.toys.vault import game_api
from tests.engine.toys.vault.game import Vault

CREW = [Card(id=name, name=name.title(), type="player") for name in ("ann", "bob", "cat")]
TEAM = ReadyDeck.of(CREW)


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "GAMES", games.Registry(TOYS, "tests.engine.toys"))


def start(*dice: int) -> Play[Vault]:
    """A game with dice handed over."""
    game = Play(game_api.Matchup([TEAM]).start(1, first=0, logging=True))
    game.table.dice_ahead = list(dice)
    return game


def test_the_written_modules_are_up_to_date() -> None:
    assert generate.stale("tests.engine.toys.vault") == []


def test_seats_bid_in_turn_and_later_ones_do_not_see_it() -> None:
    game = start(6, 6).asks("bid", seat=0).do("Bid 4").asks("bid", seat=1)
    other = start(6, 6).do("Bid 1").asks("bid", seat=1)
    assert game.table.bids == [4, -1, -1]
    assert game.table.view(1).to_dict() == other.table.view(1).to_dict()
    for agent_code in (GREEDY, SEARCH):
        chosen = [choose(one.table, agent_code, 12, seeded(2)) for one in (game, other)]
        assert chosen[0] == chosen[1]
    own = game.table.view(0)
    assert isinstance(own, Vault)
    assert own.bids == [4, -1, -1]
    assert game.logged == []  # the log opens the bids with the dice


def test_what_others_have_bid_is_imagined() -> None:
    game = start(6, 6).do("Bid 4")
    seen = set()
    for seed in range(40):
        dealt = game.table.determinise(1, seeded(seed))
        assert isinstance(dealt, Vault)
        seen.add(dealt.bids[0])
    assert seen == {1, 2, 3, 4}


def test_the_team_wins_as_one() -> None:
    game = start(6, 6, 4, 4, 6, 1, 6, 1, 1, 1)
    game.do("Bid 4", "Bid 4", "Bid 4").do("Bid 4", "Bid 2", "Bid 1").do("Bid 1", "Bid 1", "Bid 1")
    assert game.logged[3] == "The team bids 12 against 12: open"
    assert game.logged[7] == "The team bids 7 against 8: shut"
    game.cannot("Bid 0").do("Bid 3", "Bid 4", "Bid 1")
    assert game.table.locks == 2
    game.only("Bid 0").do("Bid 0").only("Bid 1").do("Bid 1", "Bid 1")
    assert game.table.dice_ahead == []
    assert game.kind == "over"
    assert (game.table.status, game.table.winner) == (WON, -1)
    assert [game.table.score(seat) for seat in range(3)] == [1.0, 1.0, 1.0]
    assert game.table.reason_text() == "the vault is open"


def test_the_team_loses_as_one() -> None:
    game = start(*[6, 6] * 3)
    for _ in range(3):
        game.do("Bid 4", "Bid 4", "Bid 3")
    assert game.kind == "bid"
    game.table.dice_ahead = [6, 6]
    game.only("Bid 0", seat=0).do("Bid 0").only("Bid 0", seat=1).do("Bid 0")
    game.do("Bid 3")
    assert (game.table.status, game.table.winner) == (LOST, -1)
    assert [game.table.score(seat) for seat in range(3)] == [0.0, 0.0, 0.0]
    outcome = game.table.outcome()
    assert outcome is not None and outcome.reason == "nobody has strength left"


def test_dice_belong_to_the_game_alone() -> None:
    one, two = start(), start()
    two.table.view(0), two.table.determinise(0, seeded(4)), two.table.clone()
    for game in (one, two):
        game.do("Bid 2", "Bid 2", "Bid 2")
    assert one.logged == two.logged
    assert one.table.clone().to_dict() == one.table.to_dict()


def test_the_laws_hold_without_cards() -> None:
    seen = laws.check("vault", CREW, 3, 40, 3)
    assert (seen.games, seen.problems) == (40, [])
    assert seen.looks > 100


def test_games_that_cannot_end_are_aborted() -> None:
    ready = game_api.Matchup([TEAM])
    table = ready.start(1, first=0)
    table.limit_turns = 1
    while table.status not in (ABORTED, WON, LOST):
        table.push(table.options[0])
    assert table.reason_text() == "too many turns"


def test_a_run_of_a_team() -> None:
    ready = game_api.Matchup([TEAM])
    result = team.run("vault", ready, agent("greedy"), 4, 200)
    assert result.won + result.lost + result.aborted == result.games == 200
    assert result.won > 0 and result.lost > 0
    pieces = [team.run_chunk("vault", ready, agent("greedy"), 4, k, 50) for k in range(0, 200, 50)]
    assert team.report("vault", agent("greedy"), 4, team.merge(pieces)) == result
    assert result.summary.startswith("The team wins ")
    assert sum(result.reasons.values()) == 200
    assert show.team_lines(result, "crew")[2] == f"won {result.won}, lost {result.lost}, aborted 0"
    empty = team.report("vault", agent("greedy"), 4, team.TeamTally())
    assert empty.summary == "No game was finished."


def test_a_record_of_a_team_names_no_winner() -> None:
    ready = game_api.Matchup([TEAM])
    counted = [
        team.play_one(team.TeamTally(), "vault", ready, agent("search:4"), derive(4, n))
        for n in range(8)
    ]
    assert {one.winner for one in counted} == {0, series.THE_BOX}
    for number, one in enumerate(counted):
        table, written = record.play(
            "vault", ready, derive(4, number), [agent("search:4")], first=0
        )
        assert written.winner is None
        assert written.status == ("won" if one.winner == 0 else "lost")
        assert written.game_hash.startswith(one.mark)
        assert record.replay(ready, written).to_dict() == table.to_dict()
