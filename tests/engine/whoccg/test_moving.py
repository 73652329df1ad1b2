"""Movement: the TARDIS with its passengers, moves by cards, Enemies and Goals."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.whoccg.cardset import body, effect, make
from tests.engine.whoccg.harness import Play, pos


def leaving(*cards: Any, **more: Any) -> Play:
    """Ann is about to move her TARDIS from Earth."""
    play = [{"card": card, "at": 0} if isinstance(card, str) else card for card in cards]
    game = pos({"play": [{"card": "tardis", "at": 0}, *play]}, **more)
    return game.act().do("Do nothing more")


@pytest.mark.rule("WHO-M01", "WHO-R45", "WHO-M02", "WHO-M04", "WHO-M08")
def test_the_tardis_goes_anywhere_with_whom_its_owner_picks() -> None:
    game = leaving("doctor-1", "susan", "soldier", "dalek")
    assert {text for text in game.texts if text.startswith("Move")} == {
        "Move TARDIS, Type 40 to Skaro", "Move TARDIS, Type 40 to Traken",
    }  # fmt: skip
    game.do("Move TARDIS, Type 40 to Skaro")
    assert not game.can("Take Dalek")
    assert not game.can("Depart")
    game.do("Take The Doctor", "Take Soldier", "Depart") if game.can("Depart") else game.do(
        "Take The Doctor", "Take Soldier"
    )
    assert (game.spot("tardis"), game.spot("doctor-1"), game.spot("soldier")) == (1, 1, 1)
    assert game.spot("susan") == game.spot("dalek") == 0


@pytest.mark.rule("WHO-M03", "WHO-R46", "WHO-M09", "WHO-R04", "WHO-C32")
def test_no_timelord_no_journey() -> None:
    assert leaving("soldier").kind == "discard"
    assert leaving("watched").kind == "discard"  # a Fobwatch gives no Timelord
    assert leaving("susan").kind == "move tardis"  # a card says that she can
    assert leaving("twin").kind == "move tardis"  # considered a Timelord in play (K04)
    heavy = body("heavy", "tardis-character", "9/9/9", cost=9, species=["Timelord"])
    assert leaving("heavy", extra=[heavy]).kind == "discard"


@pytest.mark.rule("WHO-M05", "WHO-R47")
def test_enemies_travel_only_by_a_card_that_says_so() -> None:
    game = pos(
        {
            "play": [
                {"card": "masters-tardis", "at": 0},
                {"card": "dalek", "at": 0},
                {"card": "soldier", "at": 0},
                {"card": "small-goal", "at": 1},
            ]
        }
    )
    game.act().do("Do nothing more", "Move Masters Tardis to Skaro")
    assert game.texts == ["Take Dalek along", "Depart with those named"]
    game.do("Take Dalek")
    assert (game.spot("dalek"), game.spot("soldier"), game.spot("masters-tardis")) == (1, 0, 1)


@pytest.mark.rule("WHO-M06", "WHO-X24")
def test_travel_capacity() -> None:
    six = body("six", "tardis-character", "1/1/1", cost=6, species=["Timelord"])
    four = body("four", "tardis-character", "1/1/1", cost=4)
    two = body("two", "tardis-character", "1/1/1", cost=2)
    game = leaving("six", "four", "two", extra=[six, four, two])
    game.do("Move TARDIS, Type 40 to Skaro", "Take Six")
    assert game.texts == ["Take Two along", "Depart with those named"]


@pytest.mark.rule("WHO-M07")
def test_aboard_means_within_the_capacity() -> None:
    plot = make("full-house", "plot", effect("requires", need={"has": [{
        "of": {"kind": "hero", "side": "own", "where": "aboard"}, "at_least": 3}]}))  # fmt: skip
    crowd = [{"card": name, "at": 0} for name in ("doctor-1", "susan", "soldier")]
    game = pos({"plots": ["full-house"], "play": [{"card": "tardis", "at": 0}, *crowd]},
               extra=[plot])  # fmt: skip
    assert game.can("Play the Plot")
    crowd[2] = {"card": "brigadier", "at": 0}
    game = pos({"plots": ["full-house"], "play": [{"card": "tardis", "at": 0}, *crowd]},
               extra=[plot])  # fmt: skip
    assert not game.can("Play the Plot")  # 4, 2 and 3 are more than 8


@pytest.mark.rule("WHO-M10", "WHO-G31")
def test_a_frozen_character_neither_travels_nor_steers() -> None:
    assert leaving({"card": "doctor-1", "at": 0, "frozen": True}, "soldier").kind == "discard"
    game = leaving({"card": "soldier", "at": 0, "frozen": True}, "doctor-1", "noble")
    game.do("Move TARDIS, Type 40 to Skaro")
    assert not game.can("Take Soldier")


@pytest.mark.rule("WHO-M11", "WHO-M12")
def test_nobody_walks() -> None:
    game = pos({"play": [{"card": "soldier", "at": 0}, {"card": "dalek", "at": 0},
                         {"card": "guide", "at": 0}]})  # fmt: skip
    game.act()
    assert [text for text in game.texts if "Soldier" in text or "Dalek" in text] == []
    game.do("Use Guide", "Move to Traken")
    assert game.spot("soldier") == 2


MOVER = make("mover", "artifact", effect("move", when="use", target={"kind": "enemy"}), cost=1,
             user="Character")  # fmt: skip


@pytest.mark.rule("WHO-M13", "WHO-M15", "WHO-M16")
def test_own_enemies_go_where_their_player_has_a_goal_or_needs_none() -> None:
    game = pos({"play": [{"card": "mover", "at": 0}, {"card": "dalek", "at": 0},
                         {"card": "small-goal", "at": 1, "scored": 1}]},
               {"play": [{"card": "auton", "at": 0}]}, extra=[MOVER],
               places=["earth-present", "skaro", "traken", "mars"])  # fmt: skip
    game.act().do("Use Mover", "Choose Dalek")
    assert game.texts == ["Move to Skaro", "Move to Mars"]
    game = pos({"play": [{"card": "mover", "at": 0}, {"card": "dalek", "at": 0}]},
               {"play": [{"card": "auton", "at": 0}]}, extra=[MOVER])  # fmt: skip
    game.act().do("Use Mover")
    assert game.texts == ["Move to Skaro", "Move to Traken"]  # only the other player's Enemy can go
    game.do("Move to Traken")
    assert (game.spot("auton"), game.spot("dalek")) == (2, 0)


@pytest.mark.rule("WHO-M14")
def test_a_card_may_allow_the_move() -> None:
    game = pos({"play": [{"card": "time-ring", "at": 0}, {"card": "dalek", "at": 0}]})
    game.act().do("Use Time Ring", "Move to Traken")
    assert game.spot("dalek") == 2


@pytest.mark.rule("WHO-M17", "WHO-R48")
def test_artifacts_go_along_without_using_capacity() -> None:
    six = body("six", "tardis-character", "1/1/1", cost=8, species=["Timelord"])
    game = leaving("six", "screwdriver", "time-ring", extra=[six])
    game.do("Move TARDIS, Type 40 to Skaro", "Take Six", "Take Screwdriver", "Take Time Ring")
    assert game.spot("screwdriver") == game.spot("time-ring") == 1


@pytest.mark.rule("WHO-M18")
def test_nobody_moves_a_frozen_character_of_another() -> None:
    game = pos({"play": [{"card": "angel", "at": 0}]},
               {"play": [{"card": "noble", "at": 0, "frozen": True},
                         {"card": "soldier", "at": 0}]},
               places=["earth-present", "earth-middle"])  # fmt: skip
    game.act().do("Use Angel")
    assert (game.spot("soldier"), game.spot("noble")) == (1, 0)


def test_a_sealed_place_is_left_and_entered_by_nobody() -> None:
    game = pos({"play": [{"card": "tardis", "at": 0}, {"card": "doctor-1", "at": 0},
                         {"card": "time-loop", "on": "traken"}]})  # fmt: skip
    game.act().do("Do nothing more")
    assert [text for text in game.texts if text.startswith("Move")] == [
        "Move TARDIS, Type 40 to Skaro",
    ]


@pytest.mark.rule("WHO-K19", "WHO-K20", "WHO-X18")
def test_a_tardis_and_a_tardis_card() -> None:
    both = make("both", "bang", effect("banish", target={"kind": "tardis"}))
    cards = make("cards", "bang", effect("banish", target={"kind": "tardis-card"}))
    start = {"play": [{"card": "tardis", "at": 0}, {"card": "masters-tardis", "at": 0}]}
    game = pos({"hand": ["both"], **start}, extra=[both, cards]).do("Play Both")
    assert len(game.texts) == 2
    game = pos({"hand": ["cards"], **start}, extra=[both, cards]).do("Play Cards")
    assert game.place("tardis") == "out"
    assert game.place("masters-tardis") == "play"
