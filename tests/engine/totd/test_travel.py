"""Travel, the TARDIS die and new locations."""

from __future__ import annotations

import pytest

from tests.engine.totd.harness import at, game, on_earth

rule = pytest.mark.rule
KARN = {"card": "karn", "dilemmas": ["yeti", "ood"]}
TILES = {"location": ["peladon", "telos", "mars"], "dilemma": ["spare-a", "spare-b", "locked"]}
EMPTY = {"dilemmas": [None, None, None]}


@rule("TOTD-M01", "TOTD-M03", "TOTD-M05", "TOTD-Q05")
def test_staying_earth_or_the_die() -> None:
    play = game(at("karn"), at="travel", locations=[KARN], earth={"dilemmas": ["easy"]})
    play.asks("travel").only(
        "Stay: Karn, past (Yeti)",
        "Stay: Karn, future (unknown dilemma)",
        "Go to Earth, past (unknown dilemma)",
        "Roll the TARDIS die",
    )
    play.do("Go to Earth").cannot("Roll")
    assert play.where(0) == "web-of-time"


@rule("TOTD-M02", "TOTD-M11", "TOTD-R14", "TOTD-R16")
def test_one_stays_only_where_a_dilemma_is_unsolved() -> None:
    solved = {"card": "karn", "dilemmas": [None, "ood"]}
    play = game(at("karn"), at="travel", locations=[solved], earth=EMPTY)
    play.only("Stay: Karn, future (unknown dilemma)", "Roll the TARDIS die")
    bare = game(at("karn"), at="travel", locations=[{"card": "karn", "dilemmas": [None, None]}],
                earth=EMPTY)  # fmt: skip
    bare.only("Roll the TARDIS die")


@rule("TOTD-S10", "TOTD-R10", "TOTD-R54")
def test_a_doctor_on_the_console_has_to_move() -> None:
    play = game({"doctor": "doctor-4"}, at="travel").asks("travel").cannot("Stay")
    play.only(
        "Go to Earth, past (unknown dilemma)",
        "Go to Earth, present (unknown dilemma)",
        "Go to Earth, future (unknown dilemma)",
        "Roll the TARDIS die",
    )


@rule("TOTD-M04", "TOTD-A06")
def test_an_anomaly_is_reached_without_a_roll() -> None:
    play = game({"doctor": "doctor-4"}, at="travel", anomalies=["rift", "tribunal"])
    play.cannot("Go to Tribunal").do("Go to Rift")
    assert play.where(0) == "rift"
    assert play.table.challenge() == [0, 0, 0, 0, 0, 1]


@rule("TOTD-M06", "TOTD-M07", "TOTD-R15", "TOTD-Q06", "TOTD-Q07", "TOTD-Q08", "TOTD-C04")
def test_a_tardis_takes_a_doctor_anywhere_or_to_one_of_two_tiles() -> None:
    play = game({"doctor": "doctor-4"}, at="travel", locations=[KARN], piles=TILES,
                dice=["tardis"], earth={"dilemmas": ["easy"]})  # fmt: skip
    play.do("Roll").spent()
    play.asks("tardis result").only(
        "Go to Earth, past (unknown dilemma)",
        "Go to Karn, past (unknown dilemma)",
        "Go to Karn, future (unknown dilemma)",
        "Draw 2 location tiles and keep one",
    )
    play.do("Draw 2").asks("keep tile").only("Place Mars", "Place Telos")
    play.do("Place Telos")
    assert play.held(play.table.location_discard) == ["mars"]
    play.asks("choose zone").only(
        "Go to Telos, past (unknown dilemma)", "Go to Telos, future (unknown dilemma)"
    )
    play.do("Go to Telos, future")
    assert play.where(0) == "telos"
    assert play.table.zone_at[0] == 1


@rule("TOTD-M08", "TOTD-M09", "TOTD-M10", "TOTD-C07")
def test_unknown_places_one_tile_with_two_dilemmas_face_down() -> None:
    play = game({"doctor": "doctor-4"}, at="travel", piles=TILES, dice=["unknown"])
    play.do("Roll").spent().asks("choose zone")
    mars = play.table.tiles[-1]
    assert play.held(play.table.tiles) == ["web-of-time", "mars"]
    assert play.held(play.table.slots[mars]) == ["locked", "spare-b"]
    assert all(play.table.known[card] == 0 for card in play.table.slots[mars])
    play.do("Go to Mars, past")
    up, down = play.table.slots[mars]
    assert play.table.known[up] and not play.table.known[down]


@rule("TOTD-M12", "TOTD-R17")
def test_an_empty_pile_is_made_of_its_discards() -> None:
    play = game({"doctor": "doctor-4"}, at="travel", dice=["unknown"],
                piles={"location": [], "dilemma": []},
                discards={"location": ["mars"], "dilemma": ["spare-a"]})  # fmt: skip
    play.do("Roll").only(
        "Go to Mars, past (unknown dilemma)"
    )  # one dilemma is left: one zone can be entered
    assert play.table.location_discard == []
    none = game({"doctor": "doctor-4"}, at="travel", dice=["unknown"], piles={"location": []})
    none.do("Roll")
    assert none.where(0) == "console"
    assert none.seat == 1  # no location, no adventure


def test_the_vortex_manipulator_replaces_the_roll() -> None:
    play = game({"doctor": "doctor-4", "equipment": ["vortex"]}, at="travel", locations=[KARN])
    play.do("Travel as on a TARDIS").asks("tardis result").do("Go to Karn, past")
    assert play.where(0) == "karn"


@rule("TOTD-R04", "TOTD-C06")
def test_earth_is_one_location_with_three_zones() -> None:
    play = game(on_earth(4), at="travel", earth={"dilemmas": ["easy", "ood", "nothing"]})
    play.only(
        "Stay: Earth, past (Easy)",
        "Stay: Earth, present (unknown dilemma)",
        "Stay: Earth, future (unknown dilemma)",
        "Roll the TARDIS die",
    )
