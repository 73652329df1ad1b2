"""Phase 2: rules E."""

from __future__ import annotations

import pytest

from tests.engine.mmg.harness import Play, pos

FULL = {"past": ["romans"], "present": ["bok"], "future": ["zarbi"]}


@pytest.mark.rule("MMG-E01", "MMG-E02", "MMG-E04", "MMG-E05", "MMG-Q06")
def test_one_episode_a_turn_in_any_zone_on_the_opponents_side() -> None:
    game = pos({"hand": ["frost", "drain"]}, FULL, at="play", zone="past")
    assert game.kind == "play episode"
    assert game.texts == [
        f"Play {name} in the {zone}"
        for name in ("FROST", "DRAIN") for zone in ("Past", "Present", "Future")
    ] + ["Play no Episode"]  # fmt: skip
    game.do("Play DRAIN in the Future")
    assert game.kind == "announce combat"
    assert game.table.laid[1 * 3 + 2] == game.i("drain")
    assert game.hand(0) == ["frost"]


@pytest.mark.rule("MMG-E01")
def test_an_episode_can_be_left_out() -> None:
    game = pos({"hand": ["frost"]}, FULL, at="episode", zone="past").do("Play no Episode")
    assert game.kind == "announce combat"


@pytest.mark.rule("MMG-E03", "MMG-R29")
@pytest.mark.parametrize(
    ("bob", "possible"),
    [
        (FULL, True),
        ({**FULL, "past": ["watcher-past"]}, False),
        ({**FULL, "past": ["watcher-past", "other-watcher-past"]}, False),
        ({**FULL, "past": ["force-field"]}, True),
        ({**FULL, "past": [], "episodes": {"past": "drain"}}, False),
        ({**FULL, "past": [], "episodes": {"past": {"card": "pit", "live": True,
                                                    "under": ["romans"]}}}, False),
    ],
)  # fmt: skip
def test_the_opponent_needs_a_card_besides_the_watcher_in_each_zone(bob, possible) -> None:
    game = pos({"hand": ["frost"]}, bob, at="episode", zone="past")
    assert (game.kind == "play episode") is possible


@pytest.mark.rule("MMG-E06", "MMG-R30", "MMG-E07")
def test_one_episode_on_a_side_and_it_does_not_count_toward_six() -> None:
    game = pos(
        {"hand": ["frost"]},
        {**FULL, "past": ["romans"] * 6, "episodes": {"present": "drain"}},
        at="episode", zone="past",
    )  # fmt: skip
    assert game.texts == [
        "Play FROST in the Past", "Play FROST in the Future", "Play no Episode",
    ]  # fmt: skip
    taken = pos(
        {"hand": ["frost"]},
        {**FULL, "episodes": {"past": "drain", "present": "pit", "future": "ban"}},
        at="episode", zone="past",
    )  # fmt: skip
    assert taken.kind == "announce combat"


@pytest.mark.rule("MMG-E08", "MMG-E20", "MMG-E21", "MMG-E11", "MMG-R31", "MMG-E09")
def test_an_episode_starts_in_its_solvers_turn_and_goes_on_until_solved() -> None:
    game = pos(
        {"hand": ["drain"]},
        {"past": ["body-113-past", "body-113-past"], "present": ["yeti"], "future": ["zarbi"]},
        at="episode", zone="past",
    )  # fmt: skip
    game.do("Play DRAIN in the Present")
    assert game.val("yeti") == (2, 2, 0)
    game.to("choose zone")
    assert game.val("yeti") == (2, 2, 0)
    game.do("Choose the Past").to("solve").do("Solve no Episode")
    assert game.val("yeti") == (1, 2, 0)
    assert game.val("zarbi", 1) == (1, 1, 0)  # another Zone
    game.to("choose zone")
    assert (game.table.active, game.val("yeti")) == (0, (1, 2, 0))
    game.do("Choose the Past").to("choose zone")
    game.do("Choose the Past").to("solve").do("Solve DRAIN by Support")
    game.do("Side BODY 1/1/3", "Side BODY 1/1/3", "Solve with the Creatures named")
    assert game.val("yeti") == (2, 2, 0)
    assert game.pile(0) == ["drain"]


@pytest.mark.rule("MMG-R31")
def test_a_card_that_leaves_the_zone_is_free_and_one_that_enters_is_not() -> None:
    game = pos(
        {"present": ["yeti"], "past": ["romans"], "hand": ["lift", "lift"],
         "episodes": {"present": {"card": "drain", "live": True}}},
        at="start", turn=2, zone="future",
    )  # fmt: skip
    assert game.val("yeti") == (1, 2, 0)
    game.do("Play LIFT on YETI (Ann, Present) to the Future").settle()
    assert game.val("yeti") == (2, 2, 0)
    game.do("Play LIFT on ROMANS (Ann, Past) to the Present").settle()
    assert game.val("romans") == (0, 1, 1)


@pytest.mark.rule("MMG-E10", "MMG-E09")
def test_on_an_episode_the_opponent_is_its_player_and_you_the_solver() -> None:
    game = pos({"episodes": {"past": "siege"}}, at="solve", zone="past")
    assert [len(stack) for stack in game.table.times] == [2, 3]


@pytest.mark.rule("MMG-E12", "MMG-R32", "MMG-F28")
def test_a_card_under_an_episode_is_out_of_play_until_the_episode_goes() -> None:
    game = pos(
        {"present": ["bok", {"card": "unit-corporal", "sided": True}],
         "past": ["body-113-past", "body-113-past"], "episodes": {"present": "pit"}},
        {"hand": ["wipe-out"]}, at="solve", zone="present",
    )  # fmt: skip
    game.do("Solve no Episode")
    assert (game.kind, game.seat) == ("choose target", 1)  # it works against the Solver (F27)
    game.do("Let PIT act on U.N.I.T. CORPORAL")
    assert game.side(0, "present") == ["bok"]
    assert game.place("unit-corporal") == "under"
    game.to("prepare defence").do("Play WIPE OUT").settle()
    assert game.place("unit-corporal") == "under"
    assert game.side(0, "present") == []


@pytest.mark.rule("MMG-R32", "MMG-E19")
def test_what_lay_under_a_solved_episode_is_in_play_again_as_it_was() -> None:
    game = pos(
        {"past": ["body-113-past", "body-113-past"],
         "episodes": {"present": {"card": "pit", "live": True, "under": ["bok"]}}},
        at="solve", zone="present",
    )  # fmt: skip
    game.do("Solve PIT by Support", "Side BODY", "Side BODY", "Solve with")
    assert game.side(0, "present") == ["bok"]
    assert game.table.entered[game.i("bok")] == -1


@pytest.mark.rule("MMG-E13", "MMG-R33", "MMG-E14", "MMG-E15", "MMG-R34", "MMG-R35", "MMG-Q07")
def test_several_episodes_are_solved_separately_from_all_zones() -> None:
    game = pos(
        {"past": ["body-113-past"], "future": ["body-113-future", "body-111-future"],
         "episodes": {"past": "frost", "future": "ban"}},
        at="solve", zone="present",
    )  # fmt: skip
    assert game.texts == ["Solve FROST by Support", "Solve BAN by Support", "Solve no Episode"]
    game.do("Solve FROST by Support")
    assert not game.can("Solve with")  # nothing named yet, and a set that falls short is refused
    game.do("Side BODY 1/1/1 future")
    assert not game.can("Solve with")
    game.do("Side BODY 1/1/3 past", "Solve with the Creatures named")
    assert game.pile(1) == ["frost"]
    assert game.sided("body-113-past") and game.sided("body-111-future")
    assert game.texts == ["Solve BAN by Support", "Solve no Episode"]
    game.do("Solve BAN by Support")
    assert game.texts == ["Side BODY 1/1/3 future to solve"]
    game.do("Side BODY 1/1/3 future", "Solve with")
    assert game.pile(1) == ["frost", "ban"]


@pytest.mark.rule("MMG-E15", "MMG-R35")
def test_current_support_counts_and_too_little_solves_nothing() -> None:
    game = pos(
        {"present": ["bok", "bok"], "hand": ["starbase"], "episodes": {"past": "frost"}},
        at="episode", zone="present",
    )  # fmt: skip
    assert game.kind == "window"
    game.do("Play STARBASE on BOK").settle().to("solve")
    game.do("Solve FROST by Support", "Side BOK", "Side BOK", "Solve with")
    assert game.pile(1) == ["frost"]
    short = pos({"present": ["bok", "bok"], "episodes": {"past": "frost"}}, at="solve", zone="past")
    assert short.kind == "announce combat"


@pytest.mark.rule("MMG-E16", "MMG-R36", "MMG-Q08")
def test_a_doctor_and_two_assistants_solve_anything() -> None:
    ann = {"present": ["doctor-iii", "jo-grant", "sarah"], "future": ["leela"]}
    game = pos({**ann, "episodes": {"past": "siege"}}, at="solve", zone="past")
    doctor = [text for text in game.texts if "DOCTOR WHO" in text]
    assert doctor == [
        "Solve SIEGE with DOCTOR WHO, JO GRANT and SARAH",
        "Solve SIEGE with DOCTOR WHO, JO GRANT and LEELA",
        "Solve SIEGE with DOCTOR WHO, SARAH and LEELA",
    ]
    game.do("Solve SIEGE with DOCTOR WHO, JO GRANT and LEELA")
    assert game.pile(1) == ["siege"]
    assert (game.sided("leela"), game.sided("sarah")) == (True, False)
    one = pos({"present": ["doctor-iii", "jo-grant"], "episodes": {"past": "siege"}},
              at="solve", zone="past")  # fmt: skip
    assert one.kind == "announce combat"


@pytest.mark.rule("MMG-E17", "MMG-F05")
def test_siding_to_solve_does_nothing_else() -> None:
    game = pos({"present": ["two-trick", "body-113-present"], "episodes": {"past": "ban"}},
               at="solve", zone="present")  # fmt: skip
    hand = len(game.hand(0))
    game.do("Solve BAN by Support", "Side TWO TRICK", "Side BODY 1/1/3", "Solve with")
    assert len(game.hand(0)) == hand
    assert game.val("two-trick") == (1, 1, 1)
    assert not game.table.stack


@pytest.mark.rule("MMG-E18", "MMG-R37", "MMG-U11")
def test_a_creature_played_this_turn_cannot_solve() -> None:
    game = pos({"present": [{"card": "body-113-present", "new": True}],
                "episodes": {"past": "ban"}}, at="solve", zone="present")  # fmt: skip
    assert game.kind == "announce combat"


@pytest.mark.rule("MMG-R38", "MMG-Q09", "MMG-Q23", "MMG-E20")
def test_several_episodes_that_start_together_are_ordered_by_the_solver() -> None:
    def start() -> Play:
        return pos(
            {"past": ["romans"], "time": ["past"], "present": ["bok"],
             "episodes": {"past": "purge", "present": "siege"}},
            at="solve", zone="future",
        )  # fmt: skip

    game = start()
    assert (game.kind, game.seat) == ("order effects", 0)
    game.do("Let PURGE take effect next")
    assert (game.side(0, "past"), game.kind) == ([], "over")
    first = start().do("Let SIEGE take effect next")
    assert (first.side(0, "past"), first.kind) == (["romans"], "over")


@pytest.mark.rule("MMG-F27", "MMG-R70")
def test_what_an_episode_leaves_open_is_settled_against_the_solver() -> None:
    game = pos({"past": ["romans", "body-240-past"], "episodes": {"past": "purge"}},
               at="solve", zone="past")  # fmt: skip
    assert (game.kind, game.seat) == ("choose target", 1)
    game.do("Let PURGE act on BODY 2/4/0 past")
    assert game.pile(0) == ["body-240-past"]


@pytest.mark.rule("MMG-R68", "MMG-F12", "MMG-E13")
def test_a_flash_has_its_window_after_an_episode_is_played_and_after_each_solution() -> None:
    game = pos(
        {"past": ["body-113-past"], "future": ["body-113-future"], "hand": ["starbase"],
         "episodes": {"past": "ban", "future": "ban"}},
        at="episode", zone="present",
    )  # fmt: skip
    assert (game.kind, game.can("Play STARBASE")) == ("window", True)  # after 2a, with none played
    game.do("Do nothing", "Solve BAN (Past) by Support", "Side BODY 1/1/3 past", "Solve with")
    assert (game.kind, game.seat) == ("window", 0)
    game.do("Do nothing", "Solve BAN by Support", "Side BODY 1/1/3 future", "Solve with")
    assert (game.kind, game.can("Play STARBASE")) == ("window", True)
    played = pos({"hand": ["frost", "starbase"]}, FULL, at="episode", zone="present")
    played.do("Play FROST in the Past")
    assert (played.kind, played.can("Play STARBASE")) == ("window", True)
