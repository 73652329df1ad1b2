"""Fine points of the rules: what happens where two of them meet."""

from __future__ import annotations

import pytest

from cards.catalogue.values import Card
from engine.mmg.lower import build_pool
from tests.engine.mmg.harness import pos
from tests.engine.mmg.test_combat import fight


@pytest.mark.rule("MMG-R64", "MMG-R55", "MMG-N05")
def test_a_boost_counts_up_from_nought_also_under_an_innate_that_lowers() -> None:
    game = pos({"present": ["bok"], "hand": ["surge", "starbase"]},
               {"present": ["plague", "plague"]}, zone="present", at="last")  # fmt: skip
    assert game.val("bok") == (0, 1, 1)
    game.do("Play SURGE on BOK (Ann, Present) for Energy").settle()
    assert game.val("bok") == (2, 1, 1)
    game.to("choose zone")
    assert game.val("bok") == (0, 1, 1)


@pytest.mark.rule("MMG-R68", "MMG-C09")
def test_an_attacker_with_nobody_standing_may_still_stand_one_and_attack() -> None:
    game = pos({"present": ["yeti", "crank"]}, {"present": ["fendahleen"]}, zone="present",
               at="announce").do("Announce combat")  # fmt: skip
    game.do("Use FENDAHLEEN on YETI").settle()
    assert (game.kind, game.seat) == ("attack", 0)
    assert not game.can("Attack with")
    game.do("Use CRANK on YETI").settle()
    game.do("Attack with YETI")
    assert "Ann attacks with YETI" in game.logged


@pytest.mark.rule("MMG-C13", "MMG-R44")
def test_not_even_an_effect_lets_a_player_side_the_own_main_combatant() -> None:
    game = fight("yeti", "bok", ann_hand=["turn-about", "turn-about", "starbase"])
    game.do("Play TURN ABOUT on YETI").settle()
    assert not game.sided("yeti")
    game.do("Play TURN ABOUT on BOK").settle()
    assert game.sided("bok", 1)
    assert game.table.defender == game.i("bok", 1)


@pytest.mark.rule("MMG-R59", "MMG-U05")
def test_support_stays_when_the_value_that_allowed_it_falls() -> None:
    game = pos({"present": ["body-132-present", "bok", "dulciens"], "hand": ["sap"]},
               zone="present", at="attack")  # fmt: skip
    game.do("Side BOK to give BODY 1/3/2 present 1 Energy").settle()
    game.do("Play SAP on BODY 1/3/2 present").settle()
    assert game.val("body-132-present") == (2, 3, 0)
    assert not game.can("Side DULCIENS to give BODY")


@pytest.mark.rule("MMG-F26", "MMG-R70", "MMG-G08")
def test_of_two_cards_that_disagree_the_last_one_played_decides() -> None:
    game = pos({"present": ["bok"], "hand": ["double", "double", "starbase"]},
               {"present": ["giant-robot", "yeti"]}, zone="present", at="last")  # fmt: skip
    game.do("Play DOUBLE on GIANT ROBOT (Bob, Present) on BOK (Ann, Present)").settle()
    assert game.val("bok") == (4, 4, 0)
    game.do("Play DOUBLE on YETI (Bob, Present) on").settle()
    assert game.val("bok") == (2, 2, 0)


@pytest.mark.rule("MMG-G13", "MMG-R76", "MMG-F20")
def test_a_card_regenerated_under_a_deadly_innate_does_not_fall_over_and_over() -> None:
    game = pos({"hand": ["blight"], "time": ["past"]}, {"present": ["phoenix"]}, at="play",
               zone="present")  # fmt: skip
    game.do("Play BLIGHT")
    assert (game.kind, game.seat) == ("replacement", 1)
    game.do("Let PHOENIX regenerate by PHOENIX")
    assert game.val("phoenix") == (0, 0, 1)
    assert game.place("phoenix") == "play"
    assert game.kind == "announce combat"


@pytest.mark.rule("MMG-E19", "MMG-F22", "MMG-R32")
def test_an_episode_that_is_destroyed_goes_to_its_owners_pile_and_frees_its_cards() -> None:
    game = pos({"episodes": {"past": {"card": "pit", "live": True, "under": ["romans"]}},
                "hand": ["collapse"]}, zone="present", at="last")  # fmt: skip
    game.do("Play COLLAPSE").settle()
    assert game.pile(1) == ["pit"]
    assert game.side(0, "past") == ["romans"]


@pytest.mark.rule("MMG-R36", "MMG-E16", "MMG-A20")
def test_the_name_makes_a_doctor_not_the_label() -> None:
    fields = {"zone": "past", "race": ["timelord"], "energy": 1, "substance": 1, "support": 1}
    pool = build_pool([
        Card(id="one", name="Doctor Who", type="creature", fields=fields),
        Card(id="two", name="The Valeyard", type="creature",
             fields={**fields, "label": ["Doctor"]}),
    ])  # fmt: skip
    assert [design.doctor for design in pool.designs] == [True, False]


@pytest.mark.rule("MMG-N05", "MMG-R55", "MMG-G12")
def test_innates_follow_whatever_they_look_at() -> None:
    team = ["vigil", "duellist", "nightwatch", "beacon", "underdog"]
    game = pos({"present": [*team, "yeti"], "past": ["romans"]}, {"present": ["bok"]},
               zone="past", at="stand")  # fmt: skip
    assert game.val("yeti") == (2, 3, 0)  # UNDERDOG
    game.do("Choose the Present").to("attack")
    assert game.val("yeti") == (2, 4, 0)  # and BEACON, for the chosen Zone
    assert game.val("romans") == (1, 1, 1)
    game.do("Attack with YETI").to("pick defender")
    assert game.val("yeti") == (2, 5, 0)  # and DUELLIST
    game.do("Pick BOK").to("choose zone")
    assert game.val("yeti") == (2, 5, 0)  # no longer DUELLIST, but VIGIL, as it is Sided
    assert game.val("nightwatch") == (1, 3, 1)  # Bob's turn: itself and BEACON
    game.do("Choose the Past")
    assert game.val("nightwatch") == (1, 2, 1)


@pytest.mark.rule("MMG-N05")
def test_an_innate_of_combat_lasts_as_long_as_the_combat() -> None:
    game = fight("brawler", "bok", ann_hand=["starbase"])
    assert game.val("brawler") == (1, 2, 1)
    game.to("choose zone")
    assert game.val("brawler") == (1, 1, 1)
