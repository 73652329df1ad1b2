"""Attacks: who may attack whom with how many, the dice, the losses, and how an attack ends."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.risk.stage import Board, attackable, position

FRONT = {"Russia": [0, 4], "Scandinavia": [1, 2], "Iceland": [0, 1]}


def fight(attack: list[int], defence: list[int], force: int = 3, **data: Any) -> Board:
    """One roll of an attack on Scandinavia from Russia, with these dice."""
    board = position(players=3, territories=FRONT, dice=[*attack, *defence], **data)
    board.do(f"Attack Scandinavia from Russia with {force}")
    assert board.used_dice
    return board


@pytest.mark.rule("RISK-A01", "RISK-Q08")
def test_attacks_are_optional_and_as_many_as_one_likes() -> None:
    board = position(players=3, territories={**FRONT, "Ural": [1, 1]}, dice=[6, 6, 1, 1, 1])
    board.do("Attack Scandinavia from Russia with 2")
    board.asks("attack")
    none = position(players=3, territories=FRONT).do("End your attacks")
    assert none.kind != "attack"


@pytest.mark.rule("RISK-A02", "RISK-A03", "RISK-A04", "RISK-A05", "RISK-A06")
def test_every_legal_attack_and_no_other() -> None:
    pieces = {
        "Russia": [0, 4], "Scandinavia": [1, 2], "Ural": [0, 1], "Afghanistan": [0, 2],
        "Northern Europe": [0, 3],
    }  # fmt: skip
    board = position(players=3, territories=pieces)
    from_russia = {
        (target, "Russia", force)
        for target in ("Scandinavia", "Middle East", "Southern Europe")
        for force in (1, 2, 3)
    }
    from_afghanistan = {(target, "Afghanistan", 1) for target in ("China", "India", "Middle East")}
    from_northern_europe = {
        (target, "Northern Europe", force)
        for target in ("Great Britain", "Scandinavia", "Southern Europe", "Western Europe")
        for force in (1, 2)
    }
    # Nothing out of Ural, where one Dalek stands; nothing on own territories; nothing far away.
    assert attackable(board) == from_russia | from_afghanistan | from_northern_europe


@pytest.mark.rule("RISK-A06", "RISK-X01")
def test_with_three_daleks_two_may_attack() -> None:
    board = position(players=3, territories={"Russia": [0, 3], "Scandinavia": [1, 2]})
    forces = {force for target, _, force in attackable(board) if target == "Scandinavia"}
    assert forces == {1, 2}


@pytest.mark.rule("RISK-A05", "RISK-A06", "RISK-X02", "RISK-R06", "RISK-C11")
def test_the_force_moves_in_and_one_stays() -> None:
    board = position(players=3, territories={**FRONT, "Scandinavia": [1, 5]}, dice=[1, 1, 1, 6, 6])
    board.do("Attack Scandinavia from Russia with 3").asks("roll or withdraw")
    assert board.at("Russia") == (0, 1)
    assert board.at("Scandinavia") == (1, 5)  # still the defender's


@pytest.mark.rule("RISK-A07", "RISK-A09", "RISK-R20")
@pytest.mark.parametrize(("daleks", "dice"), [(1, 1), (2, 2), (3, 2), (9, 2)])
def test_the_defender_rolls_a_die_for_each_dalek_two_at_most(daleks: int, dice: int) -> None:
    board = position(
        players=3, territories={**FRONT, "Scandinavia": [1, daleks]}, dice=[6, 6, 6, *[1] * dice, 4]
    )
    board.do("Attack Scandinavia from Russia with 3")
    assert board.table.dice_ahead == [4]
    assert ("RISK", board.at("Scandinavia")[1]) == ("RISK", daleks - dice if daleks > dice else 3)


@pytest.mark.rule("RISK-A08", "RISK-A16", "RISK-X06", "RISK-C06", "RISK-R03")
@pytest.mark.parametrize("force", [1, 2, 3])
def test_the_attacker_rolls_a_die_for_each_dalek_of_the_force(force: int) -> None:
    board = position(
        players=3, territories={**FRONT, "Russia": [0, 9]}, dice=[*[2] * force, 6, 5, 4]
    )
    board.do(f"Attack Scandinavia from Russia with {force}")
    assert board.table.dice_ahead == [4]


@pytest.mark.rule("RISK-A10", "RISK-A11", "RISK-A12", "RISK-A17", "RISK-R22", "RISK-X03")
def test_higher_attack_dice_win_and_the_territory_is_taken() -> None:
    board = fight([6, 3, 2], [4, 2])
    assert board.at("Scandinavia") == (0, 3)
    assert board.at("Russia") == (0, 1)
    assert "Player 1 conquers Scandinavia with 3 Daleks" in board.logged
    shuffled = fight([2, 6, 3], [2, 4])
    assert shuffled.at("Scandinavia") == (0, 3)


@pytest.mark.rule("RISK-A13", "RISK-A15", "RISK-X04", "RISK-Q09")
@pytest.mark.parametrize("defence", [[4, 3], [4, 4], [5, 4]])
def test_the_defender_wins_equal_dice(defence: list[int]) -> None:
    board = fight([6, 3, 1], defence)
    board.only("Roll again", "Call the attack off", seat=0)
    assert board.at("Scandinavia") == (1, 1)
    board.do("Call the attack off")
    assert board.at("Russia") == (0, 3)


@pytest.mark.rule("RISK-A13", "RISK-X04")
def test_six_and_four_beat_six_and_three() -> None:
    board = fight([6, 3, 1], [6, 4]).do("Call the attack off")
    assert board.at("Russia") == (0, 2)
    assert board.at("Scandinavia") == (1, 2)


@pytest.mark.rule("RISK-A14", "RISK-X05")
def test_the_third_attack_die_drops_out() -> None:
    board = fight([5, 4, 1], [5, 3])
    assert board.at("Scandinavia") == (1, 1)
    board.do("Call the attack off")
    assert board.at("Russia") == (0, 3)
    one = position(players=3, territories={**FRONT, "Scandinavia": [1, 1]}, dice=[6, 5, 5, 5])
    one.do("Attack Scandinavia from Russia with 3")
    assert one.at("Scandinavia") == (0, 3)


@pytest.mark.rule("RISK-A14", "RISK-A16")
def test_a_force_of_one_meets_the_highest_defence_die() -> None:
    lost = fight([5], [6, 1], force=1)
    assert lost.at("Russia") == (0, 3)
    assert lost.at("Scandinavia") == (1, 2)
    won = fight([5], [4, 1], force=1)
    won.asks("roll or withdraw")
    assert won.at("Scandinavia") == (1, 1)


@pytest.mark.rule("RISK-A15", "RISK-A16", "RISK-R21")
def test_rolls_repeat_with_as_many_dice_as_are_left() -> None:
    board = position(
        players=3, territories={**FRONT, "Russia": [0, 9]}, dice=[6, 1, 1, 5, 5, 6, 6, 2]
    )
    board.do("Attack Scandinavia from Russia with 3").do("Roll again")
    assert board.used_dice  # two attack dice against one
    assert board.at("Scandinavia") == (0, 2)
    assert board.at("Russia") == (0, 6)  # nobody joined the force


@pytest.mark.rule("RISK-A18", "RISK-A19", "RISK-R23", "RISK-A21", "RISK-R25")
def test_the_attacker_may_call_it_off_after_a_roll_and_attack_again() -> None:
    board = fight([6, 3, 1], [5, 4]).do("Call the attack off")
    assert board.at("Russia") == (0, 3)
    assert board.at("Scandinavia") == (1, 1)
    assert ("Scandinavia", "Russia", 2) in attackable(board)


@pytest.mark.rule("RISK-A19")
def test_after_a_conquest_other_attacks_are_possible() -> None:
    board = fight([6, 6, 6], [1, 1])
    assert ("Great Britain", "Scandinavia", 2) in attackable(board)


@pytest.mark.rule("RISK-A20", "RISK-R24", "RISK-X15")
def test_after_losing_a_whole_force_there_is_no_further_attack() -> None:
    rich = {**FRONT, "Russia": [0, 20], "Ural": [0, 1], "Peru": [0, 20]}
    board = position(players=3, territories=rich, dice=[1, 1, 6, 6])
    board.do("Attack Scandinavia from Russia with 2")
    assert "Player 1 is beaten and can attack no more this turn" in board.logged
    board.asks("manoeuvre").cannot("Attack")
    left = position(players=3, territories=rich, dice=[1, 1, 1, 6, 6])
    left.do("Attack Scandinavia from Russia with 3", "Call the attack off")
    assert ("Brazil", "Peru", 3) in attackable(left)


@pytest.mark.rule("RISK-R06")
def test_an_attack_under_way_can_be_given() -> None:
    board = position(
        players=3, territories=FRONT, dice=[6, 6, 1, 1],
        attack={"origin": "Russia", "target": "Scandinavia", "force": 2},
    )  # fmt: skip
    assert board.at("Scandinavia") == (0, 2)
    assert board.at("Russia") == (0, 4)
