"""Goals Reached and Opposed, Puzzles, fights, kidnapping, freezing."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.whoccg.cardset import body, effect, goal, make
from tests.engine.whoccg.harness import Play, pos


def at(*cards: Any, place: int = 0) -> list[Any]:
    return [{"card": card, "at": place} if isinstance(card, str) else card for card in cards]


def attempt(game: Play, *texts: str) -> Play:
    game.act()
    for text in texts:
        if text != "Make" or game.kind == "participants":  # with nobody left to name it begins
            game.do(text)
    return game.quiet()


@pytest.mark.rule("WHO-G01", "WHO-G02")
def test_own_enemies_reach_and_other_heroes_oppose() -> None:
    game = pos({"play": at("small-goal", "dalek", "soldier")},
               {"play": [*at("soldier"), {"card": "rich-goal", "at": 1},
                         {"card": "noble", "at": 1}]})  # fmt: skip
    game.act()
    assert [t for t in game.texts if t.startswith("Try")] == [
        "Try to Reach Small Goal at Earth, 1970"
    ]
    game.end().act()
    assert [t for t in game.texts if t.startswith("Try")] == [
        "Try to Oppose Small Goal at Earth, 1970",
    ]


@pytest.mark.rule("WHO-G03", "WHO-R49", "WHO-G04", "WHO-G08", "WHO-G11", "WHO-G14", "WHO-C14")
def test_only_those_named_count_and_are_frozen() -> None:
    start = {"play": at("dalek-goal", "dalek", "dalek-supreme", "auton")}
    game = attempt(pos(start), "Try to Reach", "Let Dalek take", "Let Dalek Supreme", "Make")
    assert game.points == [4, 0]
    assert game.table.scored[game.i("dalek-goal")] == 1
    assert game.spot("dalek-goal") == 0
    assert [game.frozen(card) for card in ("dalek", "dalek-supreme", "auton")] == [
        True,
        True,
        False,
    ]
    game = attempt(pos(start), "Try to Reach", "Let Dalek take", "Let Auton", "Make")
    assert game.points == [0, 0]
    assert game.frozen("auton")


@pytest.mark.rule("WHO-G05", "WHO-G18", "WHO-Q23")
def test_rewards_follow_and_other_points_are_no_oppose() -> None:
    game = attempt(pos({"play": at("noble"), "hand": []}, {"play": at("rich-goal")}),
                   "Try to Oppose")  # fmt: skip
    assert game.points == [5, 0]
    assert game.table.opposed == [1, 0]
    reach = attempt(pos({"play": at("rich-goal", "auton")}), "Try to Reach")
    assert reach.points == [4, -1]
    assert len(reach.hand(0)) == 2
    aimed = attempt(pos({"play": at("doctor-1")}, {"play": at("dual-goal", "auton", "dalek")}),
                    "Try to Oppose")  # fmt: skip
    assert aimed.kind == "choose reward targets"
    aimed.do("Choose Auton").end()
    assert not aimed.frozen("dalek")


@pytest.mark.rule("WHO-G06", "WHO-R50")
@pytest.mark.parametrize(("brains", "won"), [(6, False), (7, True)])
def test_most_is_more_than_each_opponent_has(brains: int, won: bool) -> None:
    hero = body("thinker", "ally", f"{brains}/1/1")
    one = body("one", "enemy", "6/1/1")
    two = body("two", "enemy", "5/1/1")
    game = pos({"play": at("thinker")},
               {"play": [*at("brainy-goal"), {"card": "one", "at": 0, "frozen": True}]},
               {"play": at("two")}, extra=[hero, one, two])  # fmt: skip
    attempt(game, "Try to Oppose")
    assert (game.points[0] == 3) == won  # 6 and 5 are measured apart, frozen ones too


@pytest.mark.rule("WHO-G07", "WHO-G10", "WHO-R52")
def test_a_goal_pays_once_and_a_failure_leaves_it_open() -> None:
    game = attempt(
        pos({"play": at("small-goal", "auton", "scarecrow")}, {"play": at("healer")}),
        "Try to Reach",
        "Let Scarecrow",
        "Make",
    )
    assert game.points == [2, 0]
    game.end().act()
    assert not game.can("Try to Oppose")
    failed = attempt(pos({"play": at("small-goal", "rani")}, {"play": at("noble")}), "Try to Reach")
    assert failed.points == [0, 0]
    assert failed.frozen("rani")
    attempt(failed.end(), "Try to Oppose")
    assert failed.points == [0, 2]


@pytest.mark.rule("WHO-G09", "WHO-R51", "WHO-E31", "WHO-R65", "WHO-E29", "WHO-E30")
def test_a_place_is_destroyed_after_two_turns_with_pauses() -> None:
    game = pos({"play": at("slow-goal", "auton", "bomber")}, {"play": at("noble")})
    attempt(game, "Try to Reach", "Let Auton", "Make")
    assert "Slow Goal is worked on for 1 of 2 turns" in game.logged
    assert game.points == [0, 0]
    game.end()
    game.end()
    game.end()
    game.end()  # two rounds in which nobody goes on with it
    attempt(game, "Try to Reach", "Let Auton", "Make")
    assert game.points == [5, 0]
    assert game.place("earth-present") == "discard"
    assert (game.place("slow-goal"), game.spot("slow-goal")) == ("play", -1)
    assert game.table.scored[game.i("slow-goal")] == 1
    assert game.place("auton") == game.place("noble") == "discard"


@pytest.mark.rule("WHO-E31", "WHO-R65", "WHO-R51")
def test_of_several_copies_one_goes() -> None:
    game = pos({"play": at("slow-goal", "auton")}, {"play": at("noble")},
               places=[{"card": "earth-present", "by": [0, 1]}])  # fmt: skip
    attempt(game, "Try to Reach").end().end()
    attempt(game, "Try to Reach")
    assert game.kind == "choose copy"
    game.do("Choose the copy of Bob").end()
    assert game.table.stacks[0] == [game.i("earth-present", 0)]
    assert game.place("noble") == "play"


@pytest.mark.rule("WHO-G12", "WHO-G13", "WHO-R53")
def test_sides_do_not_work_together_unless_a_card_says_so() -> None:
    game = pos({"play": at("small-goal", "rani", "soldier", "go-between")},
               {"play": at("dalek")})  # fmt: skip
    game.act().do("Try to Reach")
    assert [t for t in game.texts if t.startswith("Let")] == [
        "Let Rani take part", "Let Go Between take part", "Let everybody take part",
    ]  # fmt: skip
    game.do("Let everybody")
    assert game.points == [2, 0]  # 2 and 3 Brawn together


@pytest.mark.rule("WHO-G15", "WHO-G16", "WHO-R54")
def test_every_puzzle_must_be_overcome_first() -> None:
    def solving(*heroes: str) -> Play:
        door = [{"card": "locked-door", "on": "earth-present"},
                {"card": "riddle", "on": "earth-present"}]  # fmt: skip
        game = pos({"play": at(*heroes)}, {"play": [*at("small-goal"), *door]})
        game.act()
        assert not game.can("Try to overcome")  # a Puzzle alone cannot be tackled
        game.do("Try to Oppose")
        if game.kind == "participants":
            game.do("Let everybody")
        assert game.kind == "puzzle"
        return game

    game = solving("brigadier", "noble", "ace").do("Tackle Locked Door").quiet()
    assert game.points == [2, 0]
    assert game.place("locked-door") == game.place("riddle") == "discard"
    game = solving("brigadier").do("Tackle Locked Door").quiet()
    assert game.points == [0, 0]
    assert "Ann is stopped by Locked Door" in game.logged
    assert game.place("locked-door") == "play"
    assert game.frozen("brigadier")
    own = pos(
        {"play": [*at("small-goal", "auton"), {"card": "locked-door", "on": "earth-present"}]}
    )
    assert attempt(own, "Try to Reach").points == [2, 0]  # it stops opponents only


def test_a_character_may_pass_by_puzzles() -> None:
    game = pos(
        {"play": at("k9-mark-i")},
        {"play": [*at("small-goal"), {"card": "locked-door", "on": "earth-present"}]},
    )
    attempt(game, "Try to Oppose")
    assert game.points == [2, 0]
    assert game.place("locked-door") == "play"


@pytest.mark.rule("WHO-G15")
def test_other_conditions_are_overcome_on_their_own() -> None:
    game = pos({"play": at("soldier", "noble")}, {"play": at("small-goal")})
    game = pos({"play": at("soldier", "noble")},
               {"play": [{"card": "hypnotised", "on": "soldier"}, *at("small-goal")]})  # fmt: skip
    game.act().do("Try to Oppose")
    assert game.points == [2, 0]  # the Soldier cannot take part, the Noble alone has 5 Bravery
    game.end().end()
    attempt(game, "Try to overcome Hypnotised", "Let everybody")
    assert game.place("hypnotised") == "discard"


@pytest.mark.rule("WHO-G16", "WHO-Q11", "WHO-G18")
def test_a_purpose_pays_once_and_meets_puzzles_too() -> None:
    game = pos({"play": [*at("brigadier", "soldier"), "world-in-danger"]})
    attempt(game, "Try to score from World In Danger at Earth", "Let everybody")
    assert game.points == [2, 0]
    assert game.table.reached == game.table.opposed == [0, 0]
    assert game.pile(0) == ["world-in-danger"]
    stopped = pos({"play": [*at("brigadier", "soldier"), "world-in-danger"]},
                  {"play": [{"card": "locked-door", "on": "earth-present"}]})  # fmt: skip
    attempt(stopped, "Try to score from World", "Let Soldier", "Make")
    assert stopped.points == [0, 0]


@pytest.mark.rule("WHO-G19", "WHO-G20", "WHO-X21")
def test_points_may_fall_below_zero() -> None:
    drain = make("drain", "bang", effect("lose", amount=5, who="each"))
    game = pos({"hand": ["drain"], "points": 3}, extra=[drain])
    game.do("Play Drain")
    assert game.points == [-2, -5]
    assert game.table.reached == game.table.opposed == [0, 0]


@pytest.mark.rule("WHO-G21", "WHO-G22", "WHO-G23", "WHO-G24", "WHO-G25", "WHO-G26")
def test_fights_between_opposing_sides_by_a_card() -> None:
    game = pos({"play": at("auton", "soldier", "dalek")},
               {"play": at("noble", "dalek", "healer")})  # fmt: skip
    game.act()
    assert [t for t in game.texts if t.startswith("Use")] == ["Use Auton (Ann, Earth, 1970)",
                                                              "Use Pastime (Ann)"]  # fmt: skip
    game.do("Use Auton")
    assert game.texts == ["Name Noble (Bob, Earth, 1970)", "Name Healer (Bob, Earth, 1970)"]
    game.do("Name Noble")
    assert "Auton beats Noble, 6 to 5" in game.logged
    assert game.frozen("auton")
    assert game.frozen("noble")  # kidnapped, as the card says
    assert game.points == [1, 0]  # what follows on winning
    lost = pos({"play": at("auton")}, {"play": at("brigadier", "ace")}, extra=[])
    lost.act().do("Use Auton", "Name Brigadier")
    assert lost.points == [1, 0]


@pytest.mark.rule("WHO-G24", "WHO-K07")
def test_a_lost_fight_a_draw_and_the_difference() -> None:
    duellist = body("duellist", "enemy", "1/5/1", effect(
        "fight", when="use", against={"kind": "hero"}, margin=2,
        then=[effect("score", amount=1)]))  # fmt: skip

    def fought(*hero: str) -> Play:
        game = pos({"play": at("duellist")}, {"play": at(*hero)}, extra=[duellist])
        return game.act().do("Use Duellist").quiet()

    assert "Duellist beats Healer, 5 to 1" in fought("healer").logged
    drawn = fought("soldier")  # a difference of 1 decides nothing
    assert "Duellist and Soldier fight to a draw" in drawn.logged
    assert drawn.frozen("duellist") and drawn.frozen("soldier")
    strong = body("strong", "ally", "1/7/1")
    game = pos({"play": at("duellist")}, {"play": at("strong")}, extra=[duellist, strong])
    game.act().do("Use Duellist").quiet()
    assert game.place("duellist") == "discard"
    assert game.points == [0, 0]


@pytest.mark.rule("WHO-G27", "WHO-G28", "WHO-G29", "WHO-K15", "WHO-Q15")
def test_kidnapping_lasts_until_somebody_is_freed() -> None:
    game = pos({"play": at("kidnapper", "soldier")},
               {"play": at("noble", "dalek", "soldier")},
               {"play": [{"card": "healer", "at": 0}]})  # fmt: skip
    game.act().do("Use Kidnapper")
    assert game.kind == "kidnap"
    assert len(game.texts) == 3  # heroes of both opponents
    game.do("Choose Noble").end()
    assert game.frozen("noble")  # ordinary unfreezing does not help
    game.end()
    game.end()
    assert game.frozen("noble")
    rescue = pos({"play": [*at("healer"), {"card": "noble", "at": 0, "kidnapped": 1}]})
    rescue.act().do("Use Healer (Ann, Earth, 1970) (ability 1)")
    assert not rescue.frozen("noble")


@pytest.mark.rule("WHO-G30", "WHO-R55", "WHO-G32", "WHO-G33")
def test_what_a_frozen_character_cannot_do() -> None:
    game = pos({"play": [{"card": "auton", "at": 0, "frozen": True}, *at("small-goal", "dalek"),
                         {"card": "guide", "at": 0, "frozen": True}]},
               {"play": [{"card": "noble", "at": 0, "frozen": True}, *at("soldier")]})  # fmt: skip
    game.act()
    assert not game.can("Use Auton")
    assert not game.can("Use Guide")
    game.do("Try to Reach")
    assert not game.frozen("noble") or "Let Auton" not in game.texts
    fight = pos({"play": at("auton")},
                {"play": [{"card": "noble", "at": 0, "frozen": True}, *at("soldier")]})  # fmt: skip
    fight.act().do("Use Auton").quiet()
    assert "Auton beats Soldier, 6 to 4" in fight.logged  # the frozen one cannot be chosen


@pytest.mark.rule("WHO-G33")
def test_a_frozen_character_is_not_triggered() -> None:
    guard = body("alarm", "ally", "1/1/1", effect("draw", when="turn_start"))
    game = pos({}, {"play": [{"card": "alarm", "at": 0, "kidnapped": 0}]}, extra=[guard])
    game.end()
    assert game.hand(1) == []
    free = pos({}, {"play": at("alarm")}, extra=[guard])
    assert len(free.end().hand(1)) == 1


@pytest.mark.rule("WHO-G34", "WHO-X11", "WHO-E15")
def test_continuous_abilities_go_on_when_frozen_and_add_up() -> None:
    game = pos({"play": [{"card": "brigadier", "at": 0, "frozen": True}, *at("soldier", "noble")]})
    assert game.val("soldier") == (2, 4, 5)
    two = body(
        "brig-two",
        "ally",
        "1/1/1",
        effect(
            "boost",
            when="continuous",
            quality="bravery",
            target={"pick": "each", "kind": "ally", "side": "own", "where": "here"},
        ),
    )
    game = pos({"play": at("brigadier", "brig-two", "soldier")}, extra=[two])
    assert game.val("soldier") == (2, 4, 6)


@pytest.mark.rule("WHO-G35", "WHO-X17")
def test_a_longer_freeze_lasts_for_its_time() -> None:
    chill = make("chill", "bang", effect("freeze", until="owner turn",
                                         target={"kind": "hero", "side": "opposing"}))  # fmt: skip
    game = pos({"hand": ["chill"]}, {}, {"play": at("noble")}, extra=[chill])
    game.do("Play Chill").quiet()
    assert game.frozen("noble")
    game.end()
    assert game.table.active == 1
    assert game.frozen("noble")
    game.end()
    assert game.table.active == 2
    assert not game.frozen("noble")
    mine = make("mine", "bang", effect("freeze", until="your turn",
                                       target={"kind": "hero", "side": "opposing"}))  # fmt: skip
    game = pos({"hand": ["mine"]}, {}, {"play": at("noble")}, extra=[mine])
    game.do("Play Mine").end().end()
    assert game.frozen("noble")
    assert not game.end().frozen("noble")


def test_goals_may_pay_more() -> None:
    game = pos({"play": [*at("small-goal", "auton"), {"card": "time-war", "on": "earth-present"}]})
    assert attempt(game, "Try to Reach").points == [3, 0]
    plain = goal("plain", 1, {}, {})
    assert plain.fields["points"] == 1


def test_everybody_takes_part_whatever_the_order_of_entry() -> None:
    game = pos({"hand": ["auton"], "play": at("dalek-goal", "dalek-supreme", "dalek")})
    game.table.play.reverse()
    attempt(game, "Try to Reach", "Let everybody")
    assert game.points == [4, 0]
