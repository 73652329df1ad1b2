"""Effects, timing and the glossary: rules F and G."""

from __future__ import annotations

import pytest

from tests.engine.mmg.harness import pos


@pytest.mark.rule("MMG-X01", "MMG-F07", "MMG-F20", "MMG-F23", "MMG-R67", "MMG-R75", "MMG-Q19",
                  "MMG-F11", "MMG-U08")  # fmt: skip
def test_force_field_answers_daemons() -> None:
    game = pos({"present": ["daemons"], "hand": ["starbase"]},
               {"present": ["dulciens", "force-field"]},
               zone="present", at="announce").to("attack")  # fmt: skip
    game.do("Use DAEMONS on DULCIENS (Bob, Present) for Substance")
    assert (game.kind, game.seat) == ("answer", 1)
    assert game.val("dulciens") == (0, 1, 1)  # nothing has taken hold yet
    game.do("Use FORCE FIELD on DULCIENS").settle()
    assert game.val("dulciens") == (0, 2, 1)
    assert (game.sided("daemons"), game.sided("force-field")) == (True, True)
    game.to("choose zone")
    assert game.sided("daemons")  # until its player's next turn
    assert game.val("dulciens") == (0, 1, 1)


@pytest.mark.rule("MMG-X01", "MMG-F20")
def test_without_an_answer_dulciens_dies() -> None:
    game = pos({"present": ["daemons"]}, {"present": ["dulciens", "force-field"]},
               zone="present", at="announce").to("attack")  # fmt: skip
    game.do("Use DAEMONS on DULCIENS (Bob, Present) for Substance", "Do nothing")
    game.settle()
    assert game.pile(1) == ["dulciens"]


@pytest.mark.rule("MMG-F02", "MMG-R61")
def test_a_sided_card_is_not_used_again_but_its_innate_goes_on() -> None:
    game = pos({"present": [{"card": "two-trick", "sided": True}, {"card": "tegan", "sided": True},
                            "doctor-v"]}, zone="present", at="attack")  # fmt: skip
    assert not game.can("Use TWO TRICK")
    assert not game.can("Side TWO TRICK")
    assert game.val("doctor-v") == (2, 3, 1)


@pytest.mark.rule("MMG-F03", "MMG-R62", "MMG-F04")
def test_a_card_sided_by_the_opponent_does_nothing_by_it() -> None:
    game = pos({"present": ["fendahleen"], "hand": ["starbase"]}, {"present": ["two-trick"]},
               zone="present", at="attack")  # fmt: skip
    assert not any(t.startswith("Side TWO TRICK") for t in game.texts)
    hand = len(game.hand(1))
    game.do("Use FENDAHLEEN on TWO TRICK")
    game.settle()
    assert game.sided("two-trick")
    assert len(game.hand(1)) == hand


@pytest.mark.rule("MMG-F05", "MMG-F08", "MMG-F06")
def test_one_siding_uses_one_of_several_specials() -> None:
    game = pos({"present": ["two-trick"]}, zone="present", at="attack")
    assert game.can("Use TWO TRICK (ability 1)")
    hand = len(game.hand(0))
    game.do("Use TWO TRICK (ability 2)").settle()
    assert len(game.hand(0)) == hand
    assert not game.can("Use TWO TRICK")


@pytest.mark.rule("MMG-F09", "MMG-F10")
def test_specials_work_in_the_chosen_zone_only_for_both_players() -> None:
    game = pos(
        {"past": ["crank"], "present": ["daemons"]},
        {"present": ["bok", "two-trick"], "past": ["romans", "altar"]}, zone="present", at="start",
    )  # fmt: skip
    targets = [t for t in game.texts if t.startswith("Use DAEMONS")]
    assert targets and all("Present" in target for target in targets)
    assert not game.can("Use CRANK")
    game.do("Do nothing")
    assert game.seat == 1
    assert game.can("Use TWO TRICK")
    assert not game.can("Use ALTAR")


@pytest.mark.rule("MMG-R63", "MMG-F24")
def test_an_ability_may_act_on_its_own_card_and_a_text_that_names_zones_prevails() -> None:
    own = pos({"past": ["sidrat", "romans"]}, zone="past", at="attack")
    own.do("Use SIDRAT Siding ROMANS").settle()
    assert "sidrat" in own.side(0, "present")
    gun = pos({"present": ["demat-gun", "doctor-v"]}, {"future": ["zarbi"]}, zone="present",
              at="attack")  # fmt: skip
    gun.do("Use DEMAT GUN Siding DOCTOR WHO (Ann, Present) on ZARBI (Bob, Future)").settle()
    assert gun.pile(1) == ["zarbi"]


@pytest.mark.rule("MMG-F12", "MMG-F13", "MMG-F16", "MMG-F17", "MMG-Q18", "MMG-G01", "MMG-R68")
def test_flashes_at_any_time_in_any_zone_as_many_as_one_likes() -> None:
    game = pos({"hand": ["starbase", "yeti"], "past": ["romans"], "time": ["present"]},
               {"hand": ["surge", "burn"], "future": ["zarbi"]}, at="start", turn=1)  # fmt: skip
    assert (game.kind, game.seat) == ("window", 0)
    game.do("Play STARBASE on ROMANS")
    assert game.pile(0) == []  # it is in use until it has taken hold
    assert (game.kind, game.seat) == ("answer", 1)
    game.do("Play SURGE on ZARBI (Bob, Future) for Energy", "Play BURN on ROMANS")
    game.settle()
    changes = [line for line in game.logged if " goes from " in line]
    assert changes == [  # the last one announced acts first
        "Ann's ROMANS goes from 1 to 0 Substance", "Bob's ZARBI goes from 1 to 3 Energy",
        "Ann's ROMANS goes from 1 to 2 Support",
    ]  # fmt: skip
    assert game.val("romans", 0) == (1, 0, 2)
    assert game.val("zarbi", 1) == (3, 1, 0)
    assert game.pile(1) == ["burn", "surge"]
    game.do("Choose the Present").to("play cards")
    assert game.can("Play YETI")


@pytest.mark.rule("MMG-F12", "MMG-R68")
def test_a_flash_has_its_window_after_every_section() -> None:
    game = pos({"hand": ["starbase", "yeti"], "time": ["past"]}, {"present": ["bok"]}, at="start",
               turn=1)  # fmt: skip
    seen = []
    for _ in range(40):
        if game.table.active == 1:
            break
        if game.kind == "window":
            seen.append(game.table.window_next)
            game.do("Do nothing")
        elif game.kind == "choose zone":
            game.do("Choose the Present")
        elif game.kind == "play cards":
            game.do("Play YETI")
        else:
            game.do({"announce combat": "Announce"}.get(game.kind, "Do no"))
    # start, after 1b, after 1c, after the play, after 2a, before Phase 5
    assert seen == [5, 7, 8, 8, 10, 24]


@pytest.mark.rule("MMG-F15", "MMG-N03")
def test_what_a_flash_moved_or_discarded_stays_so() -> None:
    game = pos({"hand": ["lift", "death-ray"], "present": ["bok"]}, {"past": ["romans"]},
               at="last", zone="present")  # fmt: skip
    game.do("Play LIFT on BOK (Ann, Present) to the Future").settle()
    game.do("Play DEATH RAY on ROMANS").settle().to("choose zone")
    assert game.side(0, "future") == ["bok"]
    assert game.pile(1) == ["romans"]


@pytest.mark.rule("MMG-F18", "MMG-F19", "MMG-R64", "MMG-F21")
def test_damage_stops_at_nought_and_a_later_boost_counts_from_there() -> None:
    game = pos({"hand": ["burn", "surge", "choice"], "present": ["bok"]}, at="last", zone="past")
    game.do("Play BURN on BOK").settle()
    assert game.val("bok") == (1, 0, 1)
    assert game.place("bok") == "play"
    game.do("Play SURGE on BOK (Ann, Present) for Substance").settle()
    assert game.val("bok") == (1, 2, 1)


@pytest.mark.rule("MMG-R65", "MMG-F20")
def test_a_creature_printed_nought_dies_of_damage_but_not_of_being_played() -> None:
    game = pos({"hand": ["nought", "burn"], "time": ["past"]}, at="play", zone="present")
    game.do("Play NOUGHT")
    assert game.side(0, "present") == ["nought"]
    game.do("Play BURN on NOUGHT").settle()
    assert game.side(0, "present") == []


@pytest.mark.rule("MMG-F20", "MMG-R65", "MMG-P21")
def test_an_innate_that_lowers_both_values_to_nought_destroys() -> None:
    game = pos({"hand": ["plague"], "time": ["past"]}, {"present": ["dulciens", "bok"]},
               at="play", zone="present")  # fmt: skip
    game.do("Play PLAGUE")
    assert game.val("bok", 1) == (0, 1, 1)
    hurt = pos({"hand": ["burn", "plague"], "time": ["past"]}, {"present": ["bok"]},
               at="play", zone="present")  # fmt: skip
    hurt.do("Play PLAGUE").do("Play BURN on BOK").settle()
    assert hurt.pile(1) == ["bok"]


@pytest.mark.rule("MMG-F22", "MMG-R66", "MMG-Q23", "MMG-G10", "MMG-G02", "MMG-G03")
def test_cards_destroyed_together_leave_together_and_the_active_player_orders_the_rest() -> None:
    game = pos({"hand": ["wipe-out"], "present": ["martyr"], "deck": ["zarbi"] * 3},
               {"present": ["avenger"], "past": ["romans"]}, at="last", zone="present")  # fmt: skip
    game.do("Play WIPE OUT").settle()
    assert (game.kind, game.seat) == ("order effects", 0)
    assert game.pile(1) == ["romans", "avenger"]
    assert game.pile(0)[-1] == "martyr"
    assert game.texts == ["Let MARTYR take effect next", "Let AVENGER take effect next"]
    game.do("Let AVENGER take effect next")
    assert len(game.hand(0)) == 1


@pytest.mark.rule("MMG-R69", "MMG-R67", "MMG-F26", "MMG-R70")
def test_an_answer_undoes_no_cost_and_a_missing_target_ends_an_effect() -> None:
    game = pos({"hand": ["burn"]}, {"present": ["bok"], "hand": ["lift", "recall"]},
               at="last", zone="present")  # fmt: skip
    game.do("Play BURN on BOK", "Play RECALL on BOK").settle()
    assert "bok" in game.hand(1)
    assert game.pile(0) == ["burn"]
    assert "Ann's BURN finds no legal target" in game.logged


@pytest.mark.rule("MMG-F28", "MMG-E12")
def test_an_out_of_play_card_is_ignored() -> None:
    game = pos(
        {"present": ["bok"], "hand": ["starbase"],
         "episodes": {"present": {"card": "pit", "live": True,
                                  "under": ["two-trick", "dulciens"]}}},
        zone="present", at="attack",
    )  # fmt: skip
    assert not game.can("Attack with DULCIENS")
    assert not game.can("Use TWO TRICK")
    assert [t for t in game.texts if t.startswith("Play STARBASE")] == [
        "Play STARBASE on BOK (Ann, Present)"
    ]


@pytest.mark.rule("MMG-G08", "MMG-R73")
def test_a_clone_becomes_an_exact_copy_while_it_stays_in_play() -> None:
    game = pos(
        {"hand": ["axon"], "present": ["body-330-present"], "time": ["past"]},
        {"present": ["unit-corporal"]}, at="play", zone="present",
    )  # fmt: skip
    game.do("Play AXON")
    assert (game.kind, game.seat) == ("choose target", 0)
    game.do("Let AXON act on U.N.I.T. CORPORAL")
    assert game.val("axon") == (2, 1, 1)
    game.to("choose zone")
    assert game.val("axon") == (2, 1, 1)


@pytest.mark.rule("MMG-G08", "MMG-R73", "MMG-N02")
def test_a_copy_for_the_turn_ends_with_it() -> None:
    game = pos({"present": ["mimic", "crank"]}, {"present": ["two-trick"]}, zone="present",
               at="attack")  # fmt: skip
    game.do("Use MIMIC on TWO TRICK")
    game.settle()
    game.to("window", "attack")
    game.do("Use CRANK on MIMIC").settle()
    assert game.can("Use MIMIC (copied ability 1 of TWO TRICK)")
    game.to("choose zone")
    assert game.table.copied[game.i("mimic")] == -1
    flash = pos({"present": ["bok"], "hand": ["double", "starbase"]},
                {"present": ["giant-robot"]}, zone="present", at="last")  # fmt: skip
    flash.do("Play DOUBLE on GIANT ROBOT (Bob, Present) on BOK").settle()
    assert flash.val("bok") == (4, 4, 0)
    flash.to("choose zone")
    assert flash.val("bok") == (1, 1, 1)


@pytest.mark.rule("MMG-G09", "MMG-R74")
def test_a_countered_effect_does_nothing_and_its_cost_stays_paid() -> None:
    game = pos({"hand": ["strike-down"]}, {"hand": ["veto"]}, at="last", zone="present")
    game.do("Play STRIKE DOWN", "Play VETO")
    game.settle()
    assert len(game.table.times[1]) == 3
    assert (game.pile(0), game.pile(1)) == (["strike-down"], ["veto"])
    assert "Ann's STRIKE DOWN is countered and has no effect" in game.logged
    jam = pos({"present": ["two-trick"]}, {"present": ["jammer"]}, zone="present", at="attack")
    hand = len(jam.hand(0))
    jam.do("Use TWO TRICK (ability 1)", "Use JAMMER").settle()
    assert len(jam.hand(0)) == hand
    assert jam.sided("two-trick")


@pytest.mark.rule("MMG-G09", "MMG-R67")
def test_a_counter_can_be_countered() -> None:
    game = pos({"hand": ["strike-down", "veto"]}, {"hand": ["veto"]}, at="last", zone="present")
    game.do("Play STRIKE DOWN", "Play VETO", "Play VETO").settle()
    assert len(game.table.times[1]) == 2


@pytest.mark.rule("MMG-G11", "MMG-G12")
def test_inflicting_and_in_zone() -> None:
    game = pos({"present": ["bomb", "bok"]}, {"present": ["dulciens"], "past": ["romans"]},
               zone="present", at="attack")  # fmt: skip
    game.do("Use BOMB").settle()
    assert game.side(0, "present") == []
    assert game.pile(1) == ["dulciens"]
    assert game.place("romans", 1) == "play"


@pytest.mark.rule("MMG-G13", "MMG-R76", "MMG-Q22")
@pytest.mark.parametrize("sided", [False, True])
def test_a_regenerated_card_stays_as_it_was_at_normal_values(sided: bool) -> None:
    game = pos({"hand": ["weaken", "starbase"]}, {"present": [{"card": "bok", "sided": sided}],
                                      "hand": ["rebirth"]}, at="last", zone="past")  # fmt: skip
    game.do("Play WEAKEN on BOK").settle()
    assert (game.kind, game.seat) == ("replacement", 1)
    assert game.texts == ["Play REBIRTH to keep BOK", "Do nothing"]
    game.do("Play REBIRTH")
    assert game.val("bok") == (1, 1, 1)
    assert game.sided("bok") is sided
    assert game.pile(1) == ["rebirth"]
    innate = pos({"hand": ["weaken"]}, {"present": ["phoenix"]}, at="last", zone="past")
    innate.do("Play WEAKEN on PHOENIX")
    assert innate.texts == ["Let PHOENIX regenerate by PHOENIX", "Do nothing"]
    innate.do("Do nothing")
    assert innate.pile(1) == ["phoenix"]


@pytest.mark.rule("MMG-G14", "MMG-Q24")
def test_sacrifice_is_picked_by_the_player_told_to() -> None:
    game = pos({"hand": ["tribute"]}, {"present": ["bok", "dulciens"], "hand": ["escape"]},
               at="last", zone="past")  # fmt: skip
    game.do("Play TRIBUTE").settle()
    assert (game.kind, game.seat) == ("choose cards", 1)
    assert game.texts == ["Pick BOK", "Pick DULCIENS"]
    game.do("Pick DULCIENS")
    assert game.pile(1) == ["dulciens"]  # and nothing saves it
    alone = pos({"hand": ["tribute"]}, {"present": ["bok"]}, at="last", zone="past")
    alone.do("Play TRIBUTE")
    assert alone.pile(1) == ["bok"]


@pytest.mark.rule("MMG-G15", "MMG-Q22")
def test_saving_from_destruction_also_in_combat() -> None:
    game = pos({"present": ["yeti"], "hand": ["starbase"]}, {"present": ["bok", "healer"]},
               zone="present", at="announce")  # fmt: skip
    game.to("attack").do("Attack with YETI").to("pick defender").do("Pick BOK").to("replacement")
    assert game.seat == 1
    game.do("Use HEALER to keep BOK")
    assert (game.place("bok", 1), game.sided("healer")) == ("play", True)
    statue = pos({"hand": ["death-ray"]}, {"present": ["statue"]}, at="last", zone="past")
    statue.do("Play DEATH RAY on STATUE")
    assert statue.place("statue") == "play"


@pytest.mark.rule("MMG-Q22", "MMG-R74")
def test_a_replacement_can_be_countered() -> None:
    game = pos({"hand": ["death-ray", "veto"]}, {"present": ["bok"], "hand": ["escape"]},
               at="last", zone="past")  # fmt: skip
    game.do("Play DEATH RAY on BOK").settle().do("Play ESCAPE")
    assert (game.kind, game.seat) == ("reply", 0)
    game.do("Play VETO to counter")
    assert "bok" in game.pile(1)
    assert game.pile(1)[0] == "escape"
