"""Playing cards: Goals, Nativity, Enemies, Artifacts, uniqueness, swapping."""

from __future__ import annotations

import pytest

from cards.catalogue.problems import CardError
from engine.whoccg.lower import build_pool, read_nativity, read_trait
from tests.engine.whoccg.cardset import CARDS, body, make, place
from tests.engine.whoccg.harness import Play, pos

PLACES = ["earth-present", "earth-victorian", "earth-middle", {"card": "skaro", "by": 1}, "traken",
          "gallifrey", "mars"]  # fmt: skip


def where(game: Play, name: str) -> set[str]:
    """The places at which a card may be played."""
    start = f"Play {name} at "
    return {text.removeprefix(start) for text in game.texts if text.startswith(start)}


@pytest.mark.rule("WHO-P02", "WHO-R32", "WHO-C08", "WHO-C12", "WHO-P06", "WHO-K09", "WHO-X14")
def test_goals_go_where_their_type_is_listed() -> None:
    game = pos({"hand": ["small-goal", "dual-goal"]}, places=PLACES)
    assert where(game, "Small Goal") == {"Earth, 1970", "Earth, 1889", "Earth, 1215", "Skaro",
                                         "Gallifrey", "Mars"}  # fmt: skip
    assert "Traken" in where(game, "Dual Goal")  # Traken lists Profit only
    game.do("Play Small Goal at Skaro", "Play Dual Goal at Traken")
    assert (game.spot("small-goal"), game.spot("dual-goal")) == (3, 4)


@pytest.mark.rule("WHO-P03", "WHO-R33", "WHO-C13")
def test_one_goal_on_a_spacetime_card_in_the_whole_game() -> None:
    game = pos({"hand": ["small-goal"], "play": [{"card": "brainy-goal", "at": 0, "scored": 1}]})
    assert where(game, "Small Goal") == {"Skaro"}
    game.do("Play Small Goal at Skaro")
    assert game.table.spent_points == 2


@pytest.mark.rule("WHO-P04", "WHO-R34", "WHO-S16", "WHO-R19")
def test_goals_on_a_stacked_place() -> None:
    three = pos({"hand": ["small-goal"]}, {"play": [{"card": "rich-goal", "at": 0}]}, {},
                places=[{"card": "earth-present", "by": [0, 1]}])  # fmt: skip
    assert where(three, "Small Goal") == {"Earth, 1970"}
    outsider = pos({"hand": ["small-goal"]}, {"play": [{"card": "rich-goal", "at": 0}]}, {},
                   places=[{"card": "earth-present", "by": [1, 2]}])  # fmt: skip
    assert where(outsider, "Small Goal") == set()
    empty = pos({"hand": ["small-goal"]}, {}, {}, places=[{"card": "earth-present", "by": [1, 2]}])
    assert where(empty, "Small Goal") == {"Earth, 1970"}
    late = pos({"hand": ["earth-present", "small-goal"]},
               {"play": [{"card": "rich-goal", "at": 0}]},
               places=[{"card": "earth-present", "by": 1}])  # fmt: skip
    late.do("Play Earth, 1970")
    assert len(late.table.stacks[0]) == 2
    assert where(late, "Small Goal") == set()  # a copy laid later gives no further Goal


@pytest.mark.rule("WHO-P05", "WHO-R16", "WHO-D23")
def test_no_goal_twice_and_two_names_of_one_goal_are_one() -> None:
    game = pos({"hand": ["small-goal", "small-goal", "conquer-universe", "all-your-base"]},
               places=PLACES)  # fmt: skip
    game.do("Play Small Goal at Skaro")
    assert where(game, "Small Goal") == set()
    game.do("Play Conquer Universe at Mars")
    assert where(game, "All Your Base") == set()


@pytest.mark.rule("WHO-S04", "WHO-R20", "WHO-P29")
def test_no_second_copy_of_a_spacetime_card_while_one_is_in_play() -> None:
    game = pos({"hand": ["earth-present", "mars"]}, places=["earth-present"])
    assert not game.can("Play Earth")
    assert game.can("Play Mars")
    gone = pos({"hand": ["earth-present"]}, places=[{"card": "earth-present", "by": 1}])
    assert gone.can("Play Earth, 1970")


@pytest.mark.rule("WHO-P07", "WHO-P13", "WHO-P14", "WHO-P15", "WHO-P18", "WHO-C18", "WHO-C05")
def test_nativity_by_place_and_era() -> None:
    game = pos({"hand": ["brigadier", "soldier", "guide"]}, places=PLACES)
    assert where(game, "Brigadier") == {"Earth, 1970"}
    assert where(game, "Soldier") == {"Earth, 1970", "Earth, 1889", "Earth, 1215"}
    assert len(where(game, "Guide")) == len(PLACES)


@pytest.mark.rule("WHO-P16", "WHO-X03", "WHO-C06")
def test_nativity_by_era_alone() -> None:
    game = pos({"hand": ["noble"]}, places=PLACES)
    assert where(game, "Noble") == {"Earth, 1970", "Traken"}


@pytest.mark.rule("WHO-P17", "WHO-X04")
def test_nativity_by_a_span_of_eras() -> None:
    places = [
        place(f"earth-{era}", "Earth", era)
        for era in ("prehistory", "antiquity", "middle-ages", "renaissance", "victorian", "modern")
    ]
    elsewhere = place("skaro-renaissance", "Skaro", "renaissance")
    game = pos({"hand": ["victorian"]}, extra=[*places, elsewhere],
               places=[card.id for card in (*places, elsewhere)])  # fmt: skip
    assert where(game, "Victorian") == {"Earth Antiquity", "Earth Middle Ages",
                                        "Earth Renaissance", "Earth Victorian"}  # fmt: skip


@pytest.mark.rule("WHO-P20", "WHO-C10", "WHO-C11", "WHO-P19")
def test_gallifrey_lies_outside_time() -> None:
    spanning = body("eternal", "ally", "1/1/1", nativity=["Prehistory to Dark Night Era"])
    game = pos({"hand": ["doctor-1", "eternal", "small-goal"]}, extra=[spanning], places=PLACES)
    assert where(game, "The Doctor, Interfering") == {"Gallifrey"}
    assert "Gallifrey" not in where(game, "Eternal")
    assert "Gallifrey" in where(game, "Small Goal")
    with pytest.raises(CardError, match="span"):
        read_nativity("Present to Gallifrey", {})


@pytest.mark.rule("WHO-K16")
def test_other_earths_are_other_places() -> None:
    parallel = place("parallel", "Parallel Earth", "present")
    game = pos({"hand": ["soldier"]}, extra=[parallel], places=["earth-present", "parallel"])
    assert where(game, "Soldier") == {"Earth, 1970"}


@pytest.mark.rule("WHO-P08", "WHO-P09", "WHO-P10", "WHO-R36", "WHO-C04")
def test_enemies_need_an_open_goal_of_their_player() -> None:
    game = pos({"hand": ["dalek", "auton", "soldier"], "play": [{"card": "small-goal", "at": 0}]},
               {"play": [{"card": "rich-goal", "at": 1}]},
               places=["earth-present", "skaro", "mars"])  # fmt: skip
    assert where(game, "Dalek") == {"Earth, 1970"}
    assert where(game, "Auton") == {"Earth, 1970", "Mars"}  # Mars is open to Enemies
    assert where(game, "Soldier") == {"Earth, 1970"}
    invaded = pos({"hand": ["auton"], "play": [{"card": "invasion", "on": "traken"}]})
    assert where(invaded, "Auton") == {"Traken"}


@pytest.mark.rule("WHO-P11", "WHO-R35")
@pytest.mark.parametrize("scorer", [0, 1])
def test_after_scoring_enemies_come_only_to_a_base(scorer: int) -> None:
    game = pos(
        {
            "hand": ["dalek"],
            "play": [
                {"card": "small-goal", "at": 0, "scored": scorer},
                {"card": "rich-goal", "at": 1, "scored": scorer},
            ],
        }
    )
    assert where(game, "Dalek") == {"Skaro"}


@pytest.mark.rule("WHO-P12", "WHO-X28", "WHO-P38")
def test_text_sets_nativity_aside_only_if_it_says_so() -> None:
    free = make("rally", "bang", {"verb": "place", "at": "play", "find": {"species": ["Cyberman"]},
                                  "source": "discard", "native": False})  # fmt: skip

    def placed(hand: str, at: int) -> Play:
        game = pos({"hand": [hand, "guide"], "discard": ["cyberman"]}, extra=[free],
                   places=["earth-present", "skaro"])  # fmt: skip
        return game.do(f"Play Guide at {('Earth', 'Skaro')[at]}")

    assert not placed("cybermen-reborn", 1).can("Play Cybermen Reborn")
    native = placed("cybermen-reborn", 0).do("Play Cybermen Reborn")
    assert native.spot("cyberman") == 0
    assert native.table.spent_points == 1  # placing costs nothing
    assert placed("rally", 1).do("Play Rally").spot("cyberman") == 1


@pytest.mark.rule("WHO-P21", "WHO-P22")
def test_dates_concern_dated_cards_only() -> None:
    game = pos(
        {"play": [{"card": "angel", "at": 1}, {"card": "small-goal", "at": 1}]},
        {"play": [{"card": "noble", "at": 1}]},
        places=["skaro", "earth-present", "earth-victorian", "earth-middle", "traken"],
    )
    game.act().do("Use Angel")
    assert game.texts == ["Move to Earth, 1889", "Move to Earth, 1215"]


@pytest.mark.rule("WHO-P23", "WHO-R38", "WHO-C25", "WHO-R03")
def test_artifacts_are_played_where_an_own_user_is() -> None:
    game = pos({"hand": ["screwdriver", "masters-tardis", "manipulator", "tissue-compressor"],
                "play": [{"card": "doctor-1", "at": 0}, {"card": "master", "at": 2},
                         {"card": "dalek", "at": 1}]},
               {"play": [{"card": "doctor-2", "at": 1}]})  # fmt: skip
    assert where(game, "Screwdriver") == {"Earth, 1970", "Traken"}  # a species
    assert where(game, "Masters Tardis") == {"Traken"}  # a Trait
    assert where(game, "Manipulator") == {"Earth, 1970"}  # a type
    assert where(game, "Tissue Compressor") == {"Skaro", "Traken"}  # a title or a type


@pytest.mark.rule("WHO-P24", "WHO-P25", "WHO-P26", "WHO-R39")
def test_artifacts_serve_their_controller_and_may_be_picked_up() -> None:
    game = pos({"play": [{"card": "screwdriver", "at": 0}, {"card": "soldier", "at": 0},
                         {"card": "manipulator", "at": 2}]},
               {"play": [{"card": "doctor-2", "at": 0}, {"card": "noble", "at": 2},
                         {"card": "dalek", "at": 2}]})  # fmt: skip
    game.act().do("Use Screwdriver")
    assert game.trait("soldier", "Engineering") == 1
    game.end()
    game.act()
    assert not game.can("Pick up Screwdriver")  # attended
    assert [text for text in game.texts if text.startswith("Pick")] == [
        "Pick up Manipulator with Noble",
    ]
    game.do("Pick up Manipulator")
    assert game.table.controller[game.i("manipulator")] == 1
    assert not game.frozen("noble")


@pytest.mark.rule("WHO-P27", "WHO-P28", "WHO-P31", "WHO-X06", "WHO-R40", "WHO-C15")
def test_diamonds_limit_copies_in_play() -> None:
    game = pos({"hand": ["brigadier", "noble", "guide"],
                "play": [{"card": "brigadier", "at": 0}, {"card": "noble", "at": 0},
                         *[{"card": "guide", "at": 0}] * 3]})  # fmt: skip
    assert not game.can("Play Brigadier")
    assert game.can("Play Guide")
    game.do("Play Noble at Earth")
    more = pos({"hand": ["noble"], "play": [{"card": "noble", "at": 0}] * 2})
    assert not more.can("Play Noble")
    others = pos({"hand": ["brigadier"]}, {"play": [{"card": "brigadier", "at": 0}]})
    assert others.can("Play Brigadier")


@pytest.mark.rule("WHO-P30", "WHO-P32", "WHO-P33", "WHO-P34", "WHO-P35", "WHO-P37", "WHO-X05",
                  "WHO-R43")  # fmt: skip
def test_another_version_is_swapped_in_not_played_beside() -> None:
    game = pos({"hand": ["doctor-2"], "play": [{"card": "doctor-1", "at": 1, "frozen": True}]},
               {"hand": ["doctor-2"]}, places=["gallifrey", "skaro"])  # fmt: skip
    assert not game.can("Play The Doctor")
    game.do("Swap The Doctor, Interfering for The Doctor, Disarming")
    assert (game.spot("doctor-2", 0), game.frozen("doctor-2", 0)) == (1, True)
    assert game.table.spent_points == 4
    assert game.pile(0) == ["doctor-1"]
    assert not any("destroyed" in line for line in game.logged)
    game.end()
    assert game.can("Play The Doctor, Disarming at Gallifrey")


@pytest.mark.rule("WHO-R41", "WHO-P34")
def test_a_swapped_in_enemy_needs_no_goal() -> None:
    later = body("dalek-supreme-2", "enemy", "6/7/6", name="Dalek Supreme", subtitle="Again",
                 cost=3, diamonds=1, nativity=["Skaro"])  # fmt: skip
    game = pos({"hand": ["dalek-supreme-2"], "play": [{"card": "dalek-supreme", "at": 0}]},
               extra=[later])  # fmt: skip
    assert not game.can("Play Dalek")
    game.do("Swap Dalek Supreme for Dalek Supreme, Again")
    assert game.spot("dalek-supreme-2") == 0


@pytest.mark.rule("WHO-P36", "WHO-R42", "WHO-E19")
def test_what_lies_on_a_swapped_card_stays_if_it_may() -> None:
    wise = body("brigadier-2", "ally", "9/9/9", name="Brigadier", subtitle="Retired", cost=1)
    machine = body("brigadier-3", "ally", "9/9/9", name="Brigadier", subtitle="Robot", cost=1,
                   species=["Machine"])  # fmt: skip
    mood = make("mood", "condition", {"verb": "plays_on", "host": {"species": ["Human"]}}, cost=1,
                host="character")  # fmt: skip
    start = {"play": [{"card": "brigadier", "at": 0}, {"card": "mood", "on": "brigadier"}]}
    game = pos({"hand": ["brigadier-2"], **start}, extra=[wise, mood, machine])
    game.do("Swap")
    assert game.table.host[game.i("mood")] == game.i("brigadier-2")
    game = pos({"hand": ["brigadier-3"], **start}, extra=[wise, mood, machine])
    game.do("Swap")
    assert game.place("mood") == "discard"


@pytest.mark.rule("WHO-P39", "WHO-R44")
def test_a_new_tardis_enters_at_any_place() -> None:
    game = pos({"hand": ["tardis"]}, places=PLACES)
    assert len(where(game, "TARDIS, Type 40")) == len(PLACES)


@pytest.mark.rule("WHO-C26", "WHO-C27")
def test_conditions_go_on_characters_places_or_the_table() -> None:
    game = pos({"hand": ["hypnotised", "locked-door", "war-effort"]},
               {"play": [{"card": "noble", "at": 0}, {"card": "dalek", "at": 0}]})  # fmt: skip
    assert [t for t in game.texts if "Hypnotised" in t] == ["Play Hypnotised on Noble (Bob, "
                                                            "Earth, 1970)"]  # fmt: skip
    assert len([t for t in game.texts if "Locked Door" in t]) == 3
    game.do("Play War Effort", "Play Locked Door on Traken", "Play Hypnotised on Noble")
    assert (game.spot("war-effort"), game.spot("locked-door"), game.spot("hypnotised")) == (
        -1,
        2,
        0,
    )


@pytest.mark.rule("WHO-C19", "WHO-C20", "WHO-X02", "WHO-C16", "WHO-C17", "WHO-C21", "WHO-C22",
                  "WHO-C24", "WHO-C14", "WHO-C30")  # fmt: skip
def test_the_anatomy_of_cards() -> None:
    pool = build_pool(list(CARDS.values()))
    design = {d.card_id: d for d in pool.designs}
    doctor = design["doctor-1"]
    assert read_trait("Science (2)") == ("Science", 2)
    assert (doctor.heads, sorted(t for t in doctor.traits if t)) == (2, [1, 2])
    assert doctor.qualities == [9, 3, 8]
    assert doctor.generation == 1
    assert len(doctor.abilities) == 1
    assert design["soldier"].abilities == []
    assert bin(design["twin"].species).count("1") == 2
    assert (design["tardis"].setup, design["tardis"].carry) == (12, 8)
    goal = design["rich-goal"]
    assert goal.cost == goal.points == 4
    assert goal.needs[0] is not None and goal.needs[1] is not None
    assert goal.rewards[0] is not None and goal.rewards[1] is not None
    assert design["alliance"].needs[0] is not None
    assert all(design[c].cost == 0 for c in ("alliance", "run"))


@pytest.mark.rule("WHO-P27")
def test_a_copy_picked_up_by_another_still_counts_for_its_owner() -> None:
    orb = make("orb", "artifact", {"verb": "draw", "when": "use"}, cost=1, user="Character",
               diamonds=1)  # fmt: skip
    game = pos({"hand": ["orb"], "play": [{"card": "orb", "at": 0}, {"card": "guide", "at": 1}]},
               {"play": [{"card": "noble", "at": 0}]}, extra=[orb])  # fmt: skip
    game.table.controller[game.i("orb")] = 1
    assert where(game.end().end(), "Orb") == set()
