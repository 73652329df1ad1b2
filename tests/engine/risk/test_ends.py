"""Defeat, victory, the long game, and two players with neutral armies."""

from __future__ import annotations

from typing import Any

import pytest

from engine.table import ABORTED
from tests.engine.risk.stage import CLARA, PLAIN, Board, attackable, game, position, skip_to

WIN = [6, 6, 6, 1]
LAST = {"Russia": [0, 9], "Scandinavia": [1, 1]}


def take(**data: Any) -> Board:
    """Player 1 takes Scandinavia, the last territory of whoever holds it."""
    board = position(dice=WIN, **data)
    board.do("Attack Scandinavia from Russia with 3")
    return skip_to(board, "attack", "over")


@pytest.mark.rule("RISK-W01", "RISK-R31")
def test_whoever_takes_the_last_territory_gets_all_cards() -> None:
    board = take(
        players=3, territories=LAST, others=[2, 1],
        hands=[["Peru"], ["Brazil", "Ace", "Defeat the Yeti"], ["Chile"][:0]],
    )  # fmt: skip
    table = board.table
    assert board.names(table.hand[0]) == ["Peru", "Brazil"]
    assert board.names(table.powers[0]) == ["Ace"]
    assert board.names(table.missions[0]) == ["Defeat the Yeti"]
    assert [table.hand[1], table.powers[1], table.missions[1]] == [[], [], []]
    assert all(table.known[card] & 1 for card in table.hand[0])
    board.asks("attack", seat=0)  # Ace can be used at once
    board.table.dice_ahead = [1, 1, 6]
    board.do("Attack Iceland from Scandinavia with 2").asks("play power").do("Play Ace")


@pytest.mark.rule("RISK-W02", "RISK-T02")
def test_a_defeated_player_has_no_more_turns() -> None:
    board = take(players=3, territories=LAST, others=[2, 1]).do("End your attacks")
    board = skip_to(board, "over", "place Daleks")
    assert board.table.active == 2


@pytest.mark.rule("RISK-W03", "RISK-W04")
def test_most_territories_win_when_clara_arrives() -> None:
    board = position(
        players=3, step="begin", active=2, clara=10, deck=[CLARA[0]], others=[1, 1],
        territories={name: [0, 9] for name in PLAIN[:15]} | {"Peru": [2, 1]},
    )  # fmt: skip
    assert board.kind == "over"
    outcome = board.table.outcome()
    assert outcome is not None
    assert outcome.winner == 1  # 26 or more against 15, though Player 1 has more Daleks


@pytest.mark.rule("RISK-R32", "RISK-W04")
def test_leaders_with_equal_counts_share_the_win() -> None:
    names = position(players=3).table.box.board.names
    pieces = {name: [0, 1] for name in names[:20]} | {name: [1, 1] for name in names[20:40]}
    board = position(
        players=3, step="begin", clara=10, deck=[CLARA[0]], territories=pieces, others=[2, 5]
    )
    assert board.kind == "over"
    assert [board.table.score(seat) for seat in range(3)] == [0.5, 0.5, 0.0]


@pytest.mark.rule("RISK-W05")
def test_all_territories_win_at_once() -> None:
    board = take(players=3, territories=LAST, others=[0, 1])
    assert board.kind == "over"
    outcome = board.table.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == (0, "one army controls every territory")
    assert board.table.owner_of == [0] * 42


@pytest.mark.rule("RISK-V01", "RISK-R33")
def test_in_the_long_game_clara_does_not_move_and_the_tardis_lands() -> None:
    board = position(
        players=3, long=True, step="begin", clara=1, deck=[CLARA[0]], territories={"Russia": [0, 5]}
    )
    assert board.table.clara == 1
    assert board.names(board.table.space) == [CLARA[0]]
    assert (
        position(
            players=3,
            long=True,
            step="begin",
            clara=10,
            deck=[CLARA[0]],
            territories={"Russia": [0, 5]},
        ).kind
        != "over"
    )
    assert take(players=3, long=True, territories=LAST, others=[0, 1]).kind == "over"
    assert game(3, long=True).table.long


def test_while_nobody_draws_a_deck_without_clara_never_moves_her() -> None:
    """The TARDIS card goes back under the deck, which therefore never runs out."""
    board = position(
        players=3, step="begin", clara=9, deck=PLAIN[:3], short_deck=True, discard=CLARA[:9],
        others=[1, 3], territories={"Russia": [0, 5], "Peru": [2, 5]},
    )  # fmt: skip
    table = board.table
    landed = set()
    while board.kind != "over":
        landed.update(board.names(table.space))
        if board.kind == "attack":
            board.do("End your attacks")
        else:
            table.apply(table.options[-1])
    assert landed == set(PLAIN[:3])
    assert (table.clara, table.turns()) == (9, table.limit_turns)
    assert sorted(board.names(table.discard)) == sorted(CLARA[:9])
    assert (table.status, table.reason_text()) == (ABORTED, "too many turns")


TWO = {"Russia": [0, 9], "Scandinavia": ["neutral 1", 1], "Ural": ["neutral 2", 2]}


@pytest.mark.rule("RISK-N07", "RISK-N08", "RISK-N09", "RISK-Q03", "RISK-N01")
def test_the_opponent_adds_three_daleks_to_one_neutral_army_before_the_tardis_lands() -> None:
    board = position(
        players=2, step="begin", others=[1, 1], deck=["Peru"],
        territories={**TWO, "China": ["neutral 2", 1]},
    )  # fmt: skip
    board.only(
        "Add a neutral Dalek to Scandinavia", "Add a neutral Dalek to Ural",
        "Add a neutral Dalek to China", seat=1,
    )  # fmt: skip
    assert board.table.space == []
    board.do("Add a neutral Dalek to Ural")
    board.only("Add a neutral Dalek to Ural", "Add a neutral Dalek to China", seat=1)
    board.do("Add a neutral Dalek to China").asks("place neutrals").do(
        "Add a neutral Dalek to Ural"
    )
    assert (board.at("Ural"), board.at("China")) == ((3, 4), (3, 2))
    assert board.names(board.table.space) == ["Peru"]
    assert board.kind != "place neutrals"


@pytest.mark.rule("RISK-R36")
def test_without_a_neutral_army_the_step_is_skipped() -> None:
    board = position(players=2, step="begin", others=[1, 1], territories={"Russia": [0, 9]})
    assert board.kind == "place Daleks"


def test_three_players_have_no_neutral_step() -> None:
    position(players=3, step="begin", territories={"Russia": [0, 9]}).asks("place Daleks")


@pytest.mark.rule("RISK-R10", "RISK-L06")
def test_neutral_daleks_may_come_where_the_tardis_is() -> None:
    board = position(players=2, step="neutrals", others=[1, 1], tardis="Ural", territories=TWO)
    board.do("Add a neutral Dalek to Ural")


@pytest.mark.rule("RISK-N10", "RISK-R37")
def test_a_neutral_army_is_attacked_like_any_other_and_never_acts() -> None:
    board = position(
        players=2, others=[1, 1], territories=TWO, dice=[6, 6, 6, 1, 1], hands=[[], ["Romana"]]
    )
    assert ("Ural", "Russia", 3) in attackable(board)
    board.do("Attack Ural from Russia with 3")
    assert board.used_dice
    assert board.at("Ural") == (0, 3)
    for seed in range(5):
        played = game(2, seed)
        while played.kind != "over":
            assert played.table.active in (0, 1)
            assert played.seat in (0, 1)
            played.table.apply(played.table.options[0])


@pytest.mark.rule("RISK-N11", "RISK-R38")
def test_the_pile_of_a_defeated_neutral_army_comes_into_the_hand() -> None:
    piles = [["Peru", "Brazil", "Egypt"], ["China", "India", "Siam"]]
    board = take(players=2, others=[1, 1], territories=TWO, piles=piles)
    assert board.names(board.table.hand[0]) == piles[0]
    assert board.table.piles[0] == []
    assert board.names(board.table.piles[1]) == piles[1]
    assert "Player 1 defeats the neutral Black Daleks and takes 3 cards" in board.logged
    board.asks("attack", seat=0).cannot("Put ", "Trade")  # not before the next turn


@pytest.mark.rule("RISK-N12")
def test_eliminating_the_other_player_wins_though_neutral_armies_remain() -> None:
    board = take(players=2, others=["neutral 1", 1], territories=LAST)
    assert board.kind == "over"
    outcome = board.table.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == (0, "the other player has no territory left")


@pytest.mark.rule("RISK-N13")
def test_neutral_territories_count_for_nobody() -> None:
    board = position(
        players=2, step="land", clara=10, deck=[CLARA[0]], others=["neutral 1", 3],
        territories={"Russia": [0, 1], "Ural": [0, 1], "Peru": [1, 30]},
    )  # fmt: skip
    assert board.kind == "over"
    outcome = board.table.outcome()
    assert outcome is not None
    assert outcome.winner == 0
