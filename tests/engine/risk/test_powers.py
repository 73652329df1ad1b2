"""Power cards: when they are asked for, what they do, and that each player uses one an attack."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.risk.stage import Board, position

FRONT = {"Russia": [0, 6], "Scandinavia": [1, 3]}
ATTACK = "Attack Scandinavia from Russia with 3"


def front(*hands: list[str], dice: list[int] | None = None, **data: Any) -> Board:
    """A border between the first two of three players."""
    pieces = {**FRONT, **data.pop("territories", {})}
    return position(players=3, territories=pieces, hands=list(hands), dice=dice or [], **data)


@pytest.mark.rule("RISK-P05", "RISK-R28", "RISK-X10", "RISK-P01", "RISK-Q04")
def test_ace_adds_one_to_each_attack_die_for_the_whole_attack() -> None:
    board = front(["Ace"], dice=[5, 2, 2, 5, 3, 6, 2, 6, 4])
    board.cannot("Play Ace").do(ATTACK).only("Play Ace", "Play no Power card", seat=0).do(
        "Play Ace"
    )
    # 6 beats 5; 3 against 3 costs the attacker one.
    assert board.at("Scandinavia") == (1, 2)
    board.do("Roll again")
    # 7 beats 6, above a six; 3 against 4 costs one more.
    assert board.at("Scandinavia") == (1, 1)
    assert board.used_dice
    assert board.table.agenda[0].force == 1


@pytest.mark.rule("RISK-P02", "RISK-P01")
def test_a_card_may_be_kept_and_costs_nothing() -> None:
    board = front(["Ace"], dice=[5, 2, 2, 5, 3])
    board.do(ATTACK, "Play no Power card")
    assert board.at("Scandinavia") == (1, 3)  # 5 against 5, 2 against 3
    assert board.names(board.table.powers[0]) == ["Ace"]
    board.cannot("Play Ace")  # its moment has passed


@pytest.mark.rule("RISK-P04", "RISK-R27")
def test_a_card_that_was_played_is_out_of_the_game() -> None:
    board = front(["Ace"], dice=[6, 6, 6, 1, 1, 6, 6, 6, 1])
    board.do(ATTACK, "Play Ace", "Roll again")
    assert board.names(board.table.spent) == ["Ace"]
    assert board.table.powers[0] == []


@pytest.mark.rule("RISK-P03", "RISK-R26")
def test_each_player_uses_one_card_in_an_attack() -> None:
    board = front(["Ace", "Leela", "Jo Grant"], dice=[5, 2, 2, 5, 3])
    board.do(ATTACK).only("Play Ace", "Play Leela", "Play no Power card").do("Play Ace")
    board.asks("roll or withdraw")  # neither Leela nor, after the roll, Jo Grant
    board.do("Call the attack off").table.dice_ahead = [3, 3, 3, 4, 4]
    board.do("Attack Scandinavia from Russia with 2").asks(
        "play power", seat=0
    )  # a new attack, another card
    board.only("Play Leela", "Play no Power card")


@pytest.mark.rule("RISK-P03")
def test_attacker_and_defender_use_one_each() -> None:
    board = front(["Ace"], ["K-9"], dice=[5, 5, 5, 5, 5])
    board.do(ATTACK, "Play Ace")
    board.only("Play K-9", "Play no Power card", seat=1).do("Play K-9")
    assert board.at("Scandinavia") == (1, 3)  # one more against one more: the defender wins ties


@pytest.mark.rule("RISK-N10", "RISK-P03")
def test_a_neutral_defender_plays_nothing() -> None:
    board = position(
        players=2, territories={"Russia": [0, 6], "Scandinavia": ["neutral 1", 3]},
        hands=[[], ["K-9", "Romana"]], dice=[1, 1, 1, 6, 6], others=[1, 1],
    )  # fmt: skip
    board.do(ATTACK).asks("roll or withdraw", seat=0)


def test_strax_counts_for_one_roll_only() -> None:
    board = front(["Strax"], dice=[5, 2, 2, 5, 3, 4, 4, 4, 3])
    board.do(ATTACK, "Play Strax")
    assert board.at("Scandinavia") == (1, 2)
    board.do("Roll again")  # 4 against 4, 4 against 3: without the card
    assert board.at("Scandinavia") == (1, 1)


def test_an_extra_die_drops_out_again() -> None:
    board = front(["Leela"], dice=[1, 2, 6, 5, 5, 4])
    board.do(ATTACK, "Play Leela")
    assert board.at("Scandinavia") == (1, 1)
    assert board.used_dice
    alone = front(
        [], ["Jamie McCrimmon"], dice=[6, 5, 4, 1, 6, 5], territories={"Scandinavia": [1, 2]}
    )
    alone.do(ATTACK, "Play Jamie McCrimmon")
    assert alone.at("Scandinavia") == (1, 2)


def test_an_extra_die_costs_no_dalek_that_is_not_there() -> None:
    board = front(["Leela"], dice=[1, 1, 6, 6])
    board.do("Attack Scandinavia from Russia with 1", "Play Leela")
    assert board.table.lost == 1


def test_dice_are_rolled_again_after_a_roll() -> None:
    board = front(["Jo Grant"], dice=[6, 2, 1, 5, 4])
    board.do(ATTACK)
    board.only(
        "Play Jo Grant and roll 1 die again", "Play Jo Grant and roll 2 dice again",
        "Play no Power card", seat=0,
    )  # fmt: skip
    board.table.dice_ahead = [5, 5]
    board.do("Play Jo Grant and roll 2 dice again")
    assert board.at("Scandinavia") == (1, 1)
    own = front([], ["Sarah Jane Smith"], dice=[6, 5, 1, 4, 4])
    own.do(ATTACK).only("Play Sarah Jane Smith and roll 1 die again", "Play no Power card", seat=1)
    own.table.dice_ahead = [6]
    own.do("Play Sarah Jane Smith")
    assert own.at("Scandinavia") == (1, 2)


@pytest.mark.rule("RISK-R23")
def test_an_attack_that_is_called_off_sends_the_force_back() -> None:
    board = front([], ["Romana"])
    board.do(ATTACK).do("Play Romana")
    assert board.at("Russia") == (0, 6)
    board.asks("attack", seat=0)
    assert board.table.lost == 0


def test_river_song_cancels_a_card_for_whoever_has_used_none() -> None:
    board = front(["Ace"], ["River Song", "K-9"], dice=[5, 5, 5, 5, 5])
    board.do(ATTACK, "Play Ace")
    board.only("Play River Song", "Play no Power card", seat=1).do("Play River Song")
    board.asks("roll or withdraw", seat=0)  # K-9 would be a second card
    assert board.at("Scandinavia") == (1, 3)
    assert sorted(board.names(board.table.spent)) == ["Ace", "River Song"]
    kept = front(["Ace"], ["River Song"], dice=[5, 5, 5, 5, 5])
    kept.do(ATTACK, "Play Ace", "Play no Power card")
    assert kept.at("Scandinavia") == (1, 1)


def test_daleks_more_and_fewer_at_the_placing() -> None:
    board = position(
        players=3, step="regenerate", territories={"Russia": [0, 3], "Peru": [1, 1]},
        hands=[["Rose Tyler", "Captain Jack"], ["Martha Jones"]],
    )  # fmt: skip
    board.only("Play Rose Tyler", "Go on to placing Daleks", seat=0).do("Play Rose Tyler")
    board.only("Play Martha Jones", "Play no Power card", seat=1).do("Play Martha Jones")
    assert board.table.new == 3 + 3 - 2
    board.asks("place Daleks", seat=0)


def test_no_rival_is_brought_below_nothing() -> None:
    board = position(
        players=3, step="regenerate", territories={"Russia": [0, 3], "Peru": [1, 1]},
        hands=[[], ["Captain Jack", "Martha Jones", "Amy Pond"]],
    )  # fmt: skip
    board.only("Play Captain Jack", "Play Martha Jones", "Play no Power card", seat=1)
    board.do("Play Captain Jack").asks("attack", seat=0)  # 3 less 3: nothing to place
    assert board.table.new == 0


def test_the_tardis_moves_after_it_has_landed() -> None:
    board = position(
        players=3, step="begin", deck=["Peru"], territories={"Russia": [0, 3]},
        hands=[[], [], ["Emergency Materialisation"]],
    )  # fmt: skip
    board.asks("play power", seat=2).cannot(
        "Play Emergency Materialisation and move the TARDIS to Peru"
    )
    board.do("Play Emergency Materialisation and move the TARDIS to Russia")
    assert board.table.box.board.names[board.table.tardis] == "Russia"
    assert board.names(board.table.space) == ["Peru"]
    board.do("Place 3 Daleks in Russia")
    assert board.kind != "attack"  # the only own territory is closed
