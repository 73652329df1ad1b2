"""The turn: rules T, P, B and N."""

from __future__ import annotations

import pytest

from engine.mmg import codes
from tests.engine.mmg.harness import new, pos


@pytest.mark.rule("MMG-T01", "MMG-T02", "MMG-T03", "MMG-T04", "MMG-C01", "MMG-Q10", "MMG-B02")
def test_the_phases_come_in_order_and_the_turn_passes() -> None:
    game = pos({"hand": ["yeti"], "time": ["present"]}, {"hand": ["yeti"]}, at="start", turn=2)
    kinds = [game.kind]
    game.do("Choose the Present")
    kinds.append(game.kind)
    game.do("Play YETI")
    kinds.append(game.kind)
    game.do("Announce combat")
    kinds.append(game.kind)
    game.do("Draw the bonus card")
    kinds.append(game.kind)
    assert kinds == ["choose zone", "play cards", "announce combat", "bonus draw", "choose zone"]
    assert (game.table.active, game.seat, game.table.turn) == (1, 1, 4)
    assert game.logged.index("Ann announces combat") < game.logged.index(
        "Turn 3 ends and values are normal again"
    )


@pytest.mark.rule("MMG-P01", "MMG-P02", "MMG-R18", "MMG-F01")
def test_standing_acts_on_the_active_player_alone() -> None:
    sided = [{"card": "bok", "sided": True}, {"card": "force-field", "sided": True}]
    game = pos({"present": sided}, {"present": sided, "past": [{"card": "romans", "sided": True}]},
               at="stand")  # fmt: skip
    assert (game.sided("bok", 0), game.sided("force-field", 0)) == (False, False)
    assert (game.sided("bok", 1), game.sided("romans", 1)) == (True, True)


@pytest.mark.rule("MMG-R18", "MMG-E11", "MMG-N05")
def test_only_an_effect_keeps_a_card_sided() -> None:
    game = pos(
        {"present": [{"card": "bok", "sided": True}], "past": [{"card": "romans", "sided": True}],
         "episodes": {"present": {"card": "frost", "live": True}}},
        at="stand",
    )  # fmt: skip
    assert game.sided("bok")
    assert not game.sided("romans")


@pytest.mark.rule("MMG-P03", "MMG-R19", "MMG-Q04")
def test_any_of_the_three_zones_may_be_chosen_again_and_again() -> None:
    game = pos({}, zone="present")
    zones = ["Choose the Past", "Choose the Present", "Choose the Future"]
    assert game.texts == zones
    game.do("Choose the Present").to("choose zone")
    assert game.table.chosen == codes.PRESENT
    assert game.texts == zones


@pytest.mark.rule("MMG-P04", "MMG-R20", "MMG-R68")
def test_the_old_zone_stays_chosen_until_the_next_choice() -> None:
    game = pos({"present": ["two-trick"]}, {"present": ["two-trick"]}, at="start", zone="present")
    assert game.kind == "window"
    assert game.can("Use TWO TRICK")
    nobody = pos({"present": ["two-trick"]}, at="start", turn=0)
    assert nobody.kind == "choose zone"
    assert nobody.table.chosen == -1


@pytest.mark.rule("MMG-P05", "MMG-P12", "MMG-P15", "MMG-P17", "MMG-P22", "MMG-Q05", "MMG-G01")
def test_one_card_into_the_chosen_zone_outside_the_bonus_zone() -> None:
    game = pos({"hand": ["yeti", "zarbi", "force-field", "starbase", "frost"], "time": ["past"]})
    assert game.kind == "choose zone"
    assert not game.can("Play YETI")
    game.do("Choose the Present").to("play cards")
    assert game.texts == ["Play YETI", "Play FORCE FIELD", "Play no more cards"]
    game.do("Play YETI").to("announce combat")
    assert game.side(0, "present") == ["yeti"]
    assert "force-field" in game.hand(0)


@pytest.mark.rule("MMG-P11", "MMG-Q05")
def test_playing_is_optional() -> None:
    game = pos({"hand": ["yeti"]}, at="play", zone="present").do("Play no more cards")
    assert game.kind == "announce combat"
    assert "yeti" in game.hand(0)


@pytest.mark.rule("MMG-P07", "MMG-P08", "MMG-P13", "MMG-G16", "MMG-B01")
def test_two_cards_in_ones_own_bonus_zone_cost_the_bonus_draw() -> None:
    game = pos({"hand": ["yeti", "bok", "bok"], "time": ["present"]}, {"time": ["past"]})
    game.do("Choose the Present")
    game.do("Play YETI", "Play BOK")
    assert game.kind == "announce combat"
    game.to("choose zone")
    assert game.table.active == 1
    assert not any("bonus card" in line for line in game.logged)


@pytest.mark.rule("MMG-P07", "MMG-G16")
def test_the_opponents_bonus_zone_gives_nothing() -> None:
    game = pos({"hand": ["yeti", "bok"], "time": ["past"]}, {"time": ["present"]})
    game.do("Choose the Present", "Play YETI")
    assert game.kind == "announce combat"


@pytest.mark.rule("MMG-P08", "MMG-R21")
def test_the_bonus_is_settled_when_the_zone_is_chosen() -> None:
    lost = pos(
        {"time": ["past", "present"], "hand": ["bok"]}, {"hand": ["strike-down"]},
    )  # fmt: skip
    lost.do("Choose the Present")
    lost.do("Play STRIKE DOWN").settle()
    assert lost.table.times[0] and lost.table.bonus == 1
    lost.to("play cards").do("Play BOK").to("bonus draw")


@pytest.mark.rule("MMG-P09")
def test_the_draw_is_not_a_choice_and_happens_on_the_first_turn_too() -> None:
    game = new(first=0)
    while game.kind == "window":
        game.do("Do nothing")
    game.do("Choose the Past")
    while game.kind == "window" and game.table.window_next < 8:
        game.do("Do nothing")
    assert len(game.hand(0)) == 8


@pytest.mark.rule("MMG-P10", "MMG-R22", "MMG-R23", "MMG-R46", "MMG-W03")
def test_an_empty_draw_deck_costs_one_time_card_each_turn_and_never_chains() -> None:
    game = pos({"deck": ["zarbi"], "time": ["past", "past", "past"]})
    game.do("Choose the Present")
    assert len(game.table.times[0]) == 3  # the last card was drawn without harm
    game.to("choose zone").do("Choose the Present").to("choose zone")
    game.do("Choose the Present")
    assert len(game.table.times[0]) == 2
    assert "Ann has no card to draw and takes a Hit" in game.logged
    game.to("choose zone").do("Choose the Present").to("choose zone").do("Choose the Present")
    assert len(game.table.times[0]) == 1


@pytest.mark.rule("MMG-R24")
def test_other_draws_from_an_empty_deck_give_and_cost_nothing() -> None:
    game = pos({"deck": [], "hand": ["choice"], "time": ["past", "past", "present"],
                "discard": ["zarbi"]}, at="play", zone="present", bonus=1)  # fmt: skip
    game.to("choose zone")
    assert game.table.active == 1  # no bonus draw was offered
    flash = pos({"deck": [], "hand": ["choice"], "discard": ["zarbi"]}, at="start", turn=1)
    flash.do("Play CHOICE (ability 1)").settle()
    assert len(flash.table.times[0]) == 3
    assert flash.hand(0) == []
    assert "zarbi" in flash.pile(0)


@pytest.mark.rule("MMG-P14", "MMG-R25")
def test_six_cards_on_a_side_the_watcher_among_them() -> None:
    five = ["watcher-present", "bok", "bok", "force-field", "yeti"]
    game = pos({"present": five, "hand": ["yeti", "bok"], "time": ["present"],
                "episodes": {"present": "ban"}}, at="play", zone="present")  # fmt: skip
    game.do("Play YETI").to("announce combat")
    assert len(game.side(0, "present")) == 6
    assert "bok" in game.hand(0)


@pytest.mark.rule("MMG-R25", "MMG-F28", "MMG-E12")
def test_a_card_under_an_episode_does_not_count_toward_six() -> None:
    game = pos(
        {"present": ["bok"] * 5, "hand": ["yeti", "bok"], "time": ["past"],
         "episodes": {"present": {"card": "pit", "live": True, "under": ["dulciens"]}}},
        at="play", zone="present",
    )  # fmt: skip
    assert game.can("Play YETI")
    assert game.place("dulciens") == "under"


@pytest.mark.rule("MMG-R26", "MMG-R27")
def test_a_move_needs_room_but_no_matching_frame() -> None:
    full = pos({"past": ["sidrat", "romans"], "present": ["bok"] * 6}, zone="past", at="announce")
    assert not full.to("attack").can("Use SIDRAT")
    free = pos({"past": ["sidrat", "romans"]}, zone="past", at="announce").to("attack")
    free.do("Use SIDRAT Siding ROMANS (Ann, Past) to the Present").settle()
    assert free.side(0, "present") == ["romans", "sidrat"]
    assert (free.sided("romans"), free.sided("sidrat")) == (True, True)


@pytest.mark.rule("MMG-P16", "MMG-P18")
def test_timeless_creatures_fit_anywhere_but_no_more_than_five() -> None:
    hand = {"hand": ["drifter", "zarbi"], "time": ["present"]}
    game = pos(
        {**hand, "past": ["drifter"] * 2, "present": ["drifter"] * 2}, at="play", zone="future"
    )
    assert game.can("Play DRIFTER")
    full = pos(
        {**hand, "past": ["drifter"] * 2, "present": ["drifter"] * 3}, {"past": ["drifter"]},
        at="play", zone="future",
    )  # fmt: skip
    assert full.texts == ["Play ZARBI", "Play no more cards"]


@pytest.mark.rule("MMG-P19", "MMG-R28", "MMG-R10", "MMG-R04", "MMG-D08")
def test_a_unique_card_is_not_played_while_an_identical_one_is_in_play() -> None:
    hand = {"hand": ["jo-grant", "doctor-iii", "doctor-v", "key-to-time"], "time": ["past"]}
    free = pos(hand, at="play", zone="present")
    assert [free.can(f"Play {n}") for n in ("JO GRANT", "DOCTOR WHO", "KEY TO TIME")] == [True] * 3
    blocked = pos(hand, {"past": ["doctor-iii", "key-to-time"], "future": ["jo-grant"]},
                  at="play", zone="present")  # fmt: skip
    assert not blocked.can("Play JO GRANT")
    assert not blocked.can("Play KEY TO TIME")
    # another Doctor Who is a different card: only the third one is blocked
    plays = [blocked.table.design[(option >> 6) & 1023] for option in blocked.table.options[:-1]]
    assert [blocked.table.pool.designs[d].card_id for d in plays] == ["doctor-v"]
    under = pos({**hand, "episodes": {"present": {"card": "pit", "live": True,
                                                   "under": ["jo-grant"]}}},
                at="play", zone="present")  # fmt: skip
    assert under.can("Play JO GRANT")


@pytest.mark.rule("MMG-P20", "MMG-P21", "MMG-U11")
def test_a_card_played_this_turn_waits_with_its_special_but_not_with_its_innate() -> None:
    game = pos({"hand": ["two-trick"], "present": ["body-111-present"], "time": ["past"]},
               at="play", zone="present")  # fmt: skip
    game.do("Play TWO TRICK")
    assert not game.can("Use TWO TRICK")
    assert game.can("Side TWO TRICK to give BODY 1/1/1 present 1")
    game.to("choose zone").do("Choose the Present")
    game.to("window", "announce combat")
    while not (game.seat == 0 and game.kind == "window"):
        game.do("Do nothing" if game.kind == "window" else "Announce")
    assert game.can("Use TWO TRICK")
    innate = pos({"hand": ["tegan"], "present": ["doctor-v"]}, at="play", zone="present")
    assert innate.val("doctor-v") == (2, 2, 1)
    innate.do("Play TEGAN")
    assert innate.val("doctor-v") == (2, 3, 1)


@pytest.mark.rule("MMG-B01", "MMG-R53", "MMG-Q17", "MMG-P08")
@pytest.mark.parametrize("played", [0, 1])
def test_the_bonus_draw_after_no_card_or_one_and_it_may_be_declined(played: int) -> None:
    def start():
        game = pos({"hand": ["yeti", "yeti"], "time": ["present"]}, at="play", zone="present")
        if played:
            game.do("Play YETI")
        return game.to("bonus draw")

    game = start()
    before = len(game.hand(0))
    assert game.texts == ["Draw the bonus card", "Draw no bonus card"]
    game.do("Draw the bonus card")
    assert len(game.hand(0)) == before + 1
    declined = start().do("Draw no bonus card")
    assert len(declined.hand(0)) == before


@pytest.mark.rule("MMG-B01")
def test_no_bonus_draw_outside_the_bonus_zone() -> None:
    game = pos({"time": ["past"]}, at="play", zone="present").to("choose zone")
    assert game.table.active == 1


@pytest.mark.rule("MMG-N01", "MMG-R54", "MMG-N02", "MMG-N03", "MMG-N04", "MMG-A19", "MMG-F14")
def test_normalise_ends_damage_support_specials_and_flashes_and_stands_nothing() -> None:
    game = pos(
        {"present": ["daemons", "body-132-present", "bok"], "hand": ["starbase"]},
        {"present": ["ice-warrior"]}, zone="present", at="announce",
    )  # fmt: skip
    game.to("attack")
    game.do("Use DAEMONS on ICE WARRIOR (Bob, Present) for Substance").settle()
    game.do("Side BOK to give BODY 1/3/2 present 1 Energy").settle()
    game.do("Play STARBASE on BODY 1/3/2").settle()
    assert game.val("ice-warrior") == (1, 2, 1)
    assert game.val("body-132-present") == (2, 3, 3)
    game.to("choose zone")
    assert game.val("ice-warrior") == (1, 3, 1)
    assert game.val("body-132-present") == (1, 3, 2)
    assert (game.sided("daemons"), game.sided("bok")) == (True, True)


@pytest.mark.rule("MMG-R54")
def test_nobody_dies_of_normalise() -> None:
    # Boosted, then damaged to 0/1; without the boost the damage alone would have killed it.
    game = pos({"present": ["dulciens"], "hand": ["surge", "burn"]}, zone="present", at="last")
    game.do("Play SURGE on DULCIENS (Ann, Present) for Substance").settle()
    game.do("Play BURN on DULCIENS").settle().to("choose zone")
    assert game.val("dulciens") == (0, 1, 1)


@pytest.mark.rule("MMG-N05", "MMG-R55")
def test_innates_and_episodes_go_on_after_normalise() -> None:
    game = pos(
        {"present": ["tegan", "doctor-v"], "past": ["romans", "romans"],
         "episodes": {"past": {"card": "drain", "live": True}}},
        at="play", zone="future",
    )  # fmt: skip
    assert game.val("doctor-v") == (2, 3, 1)
    assert game.val("romans") == (1, 1, 1)
    game.to("choose zone")
    assert game.val("doctor-v") == (2, 3, 1)
    assert game.val("romans") == (1, 1, 1)
