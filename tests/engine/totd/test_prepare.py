"""Turns and Prepare."""

from __future__ import annotations

import pytest

from tests.engine.totd.harness import game, on_earth

rule = pytest.mark.rule


@rule("TOTD-T04", "TOTD-T05", "TOTD-X01")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (2, 4), (4, 5), (5, 5)])
def test_prepare_adds_two_tokens_up_to_five(before: int, after: int) -> None:
    play = game(on_earth(4, tokens=before))
    assert play.table.tokens[0] == after


@rule("TOTD-R12")
def test_a_reward_does_not_lift_the_tokens_above_five() -> None:
    play = game(
        {"doctor": "doctor-4", "at": "karn", "zone": "past", "tokens": 4},
        locations=[{"card": "karn", "dilemmas": ["nothing"]}],
        at="roll",
        pool={"red": 1},
        dice=["strength"],
    )
    assert play.table.tokens[0] == 5
    full = game(
        {"doctor": "doctor-4", "at": "karn", "zone": "past", "tokens": 5},
        locations=[{"card": "karn", "dilemmas": ["nothing"]}],
        at="roll",
        pool={"red": 1},
        dice=["strength"],
    )
    assert full.table.tokens[0] == 5


@rule("TOTD-T01", "TOTD-R11")
def test_the_earliest_doctor_begins() -> None:
    play = game(on_earth(11), on_earth(4), active=None)
    assert play.table.active == 1
    assert play.table.begins == 1


@rule("TOTD-T02", "TOTD-K01")
def test_after_the_last_doctor_the_daleks_have_a_turn() -> None:
    play = game({"doctor": "doctor-4"}, {"doctor": "doctor-11"}, active=0, at="pass", ship=4)
    assert (play.table.active, play.table.ship, play.table.rounds) == (1, 4, 1)
    play = game({"doctor": "doctor-4"}, {"doctor": "doctor-11"}, active=1, at="pass", ship=4)
    assert (play.table.active, play.table.ship, play.table.rounds) == (0, 5, 2)


@rule("TOTD-T03", "TOTD-T12", "TOTD-Q02", "TOTD-Q03", "TOTD-Q04", "TOTD-Q05")
def test_the_steps_come_in_order() -> None:
    play = game(on_earth(4, equipment=["hat"], hand=["scarf"], companions=["ace"], tokens=2))
    play.asks("uninstall").do("Go on")
    play.asks("install").cannot("Uninstall").do("Go on")
    play.asks("dismiss").cannot("Install").do("Go on")
    play.asks("travel").cannot("Dismiss")


@rule("TOTD-T07", "TOTD-R13")
def test_a_slot_emptied_by_uninstalling_is_filled_in_the_same_prepare() -> None:
    full = {"equipment": ["hat", "key", "telegraph"], "hand": ["scarf"], "tokens": 2}
    kept = game(on_earth(4, **full))
    kept.asks("uninstall").only("Uninstall Hat", "Uninstall Key", "Uninstall Telegraph", "Go on")
    kept.do("Go on").asks("travel")  # no slot: nothing to install
    freed = game(on_earth(4, **full)).do("Uninstall Key", "Go on").asks("install")
    freed.do("Install Scarf")
    assert freed.held(freed.table.equipment[0]) == ["hat", "telegraph", "scarf"]
    assert freed.held(freed.table.timey_discard) == ["key"]


@rule("TOTD-T08", "TOTD-T09", "TOTD-C13")
def test_installing_costs_tokens_once() -> None:
    play = game(on_earth(4, hand=["scarf", "burst"], tokens=1))
    play.asks("install").only("Install Scarf", "Go on")
    play.do("Install Scarf")
    assert play.table.tokens[0] == 1
    poor = game(on_earth(4, hand=["scarf"], tokens=1), at="install")
    poor.asks("travel")


@rule("TOTD-T10", "TOTD-B03")
def test_installed_equipment_serves_without_paying_again() -> None:
    play = game(on_earth(4, zone=3, equipment=["scarf"], tokens=0), at="gather",
                dice=["cunning"] * 3 + ["running"])  # fmt: skip
    play.asks("reroll").spent()
    assert play.pool() == [3, 0, 1, 0]
    assert play.table.tokens[0] == 0


@rule("TOTD-T11", "TOTD-Y02")
def test_a_dismissed_companion_goes_back_into_the_deck() -> None:
    play = game(on_earth(4, companions=["ace", "alien-one"])).asks("dismiss")
    play.do("Dismiss Ace")
    assert play.companions(0) == ["alien-one"]
    assert "ace" in play.held(play.table.earth_deck)
    assert play.table.earth_discard == []


@rule("TOTD-T06")
def test_tokens_come_before_cards_that_bring_something() -> None:
    play = game(on_earth(4, hand=["celery"], tokens=0)).asks("install")
    assert play.table.tokens[0] == 2
    play.do("Play Celery")
    assert play.table.tokens[0] == 4


def test_a_transfer_card_goes_to_another_player() -> None:
    play = game(on_earth(4, hand=["celery"])).do("Play Celery")
    assert play.hand(1) == ["celery"]
    three = game(on_earth(4, hand=["celery"]), on_earth(11), on_earth(12)).do("Play Celery")
    three.asks("give card", 0).do("Give Celery to Doctor 12")
    assert three.hand(2) == ["celery"]


def test_an_event_is_discarded_when_played() -> None:
    play = game(on_earth(4, hand=["bell"]), ship=5).do("Play Bell")
    assert play.table.ship == 4
    assert play.held(play.table.timey_discard) == ["bell"]


def test_hats_cannot_stay_with_who_hates_them() -> None:
    play = game(on_earth(4, hand=["hat", "scarf"], companions=["hater"], tokens=3))
    play.asks("install").cannot("Install Hat").do("Install Scarf")
    joined = game(on_earth(4, equipment=["hat"]), at="recruit",
                  piles={"earth": ["hater"]}).do("Recruit from the Earth")  # fmt: skip
    assert joined.table.equipment[0] == []
