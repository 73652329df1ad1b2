"""The Dalek turn, winning and losing, time anomalies, regeneration."""

from __future__ import annotations

import pytest

from engine.table import LOST, RUNNING, WON
from tests.engine.totd.harness import Game, at, game, on_earth

rule = pytest.mark.rule
WANTED = {"dilemmas": ["easy", "ood", "nothing"]}


def dalek_turn(*players: dict[str, object], **data: object) -> Game:
    """The last Doctor's turn ends."""
    seated = players or ({"doctor": "doctor-4"}, {"doctor": "doctor-11"})
    return game(*seated, active=len(seated) - 1, **{"at": "pass", **data})


def away(number: int, tardis: int) -> dict[str, object]:
    return {"doctor": f"doctor-{number}", "tardis": tardis}


@rule("TOTD-K02", "TOTD-K06")
def test_the_ship_moves_one_space_and_a_new_round_begins() -> None:
    play = dalek_turn(ship=3, round=2)
    assert (play.table.ship, play.table.rounds, play.table.status) == (4, 3, RUNNING)


@rule("TOTD-K03", "TOTD-W03", "TOTD-X15", "TOTD-W05", "TOTD-C05", "TOTD-R03")
def test_the_ship_on_gallifrey_wins_even_against_a_tardis_there() -> None:
    play = dalek_turn(away(4, 18), away(11, 3), ship=17)
    assert (play.table.status, play.table.reason_text()) == (
        LOST, "the Dalek ship reached Gallifrey")  # fmt: skip
    beyond = game(on_earth(4), at="call", helper=1, help="here", ship=18)
    assert beyond.table.status == RUNNING  # only the Dalek turn decides


@rule("TOTD-K05", "TOTD-W01", "TOTD-X15", "TOTD-R58")
def test_a_tardis_on_gallifrey_wins_in_the_dalek_turn() -> None:
    play = dalek_turn(away(4, 18), away(11, 3), ship=16, earth={**WANTED, "daleks": [1, 1, 0]})
    assert (play.table.status, play.table.winners) == (WON, [0])
    middle = game(away(4, 18), away(11, 3), active=0, at="pass", ship=5)
    assert middle.table.status == RUNNING
    near = dalek_turn(away(4, 17), away(11, 3), ship=5)
    assert near.table.status == RUNNING


@rule("TOTD-W02", "TOTD-R59")
def test_several_doctors_win_together() -> None:
    play = dalek_turn(away(4, 18), away(11, 3), away(12, 18), ship=5)
    assert play.table.winners == [0, 2]


@rule("TOTD-K04", "TOTD-R52", "TOTD-W05")
@pytest.mark.parametrize(("daleks", "lost"), [([1, 1, 1], True), ([3, 0, 0], True),
                                              ([2, 0, 0], False)])  # fmt: skip
def test_three_daleks_on_earth_lose_in_the_dalek_turn(daleks: list[int], lost: bool) -> None:
    play = dalek_turn(away(4, 18), away(11, 3), ship=5, earth={**WANTED, "daleks": daleks})
    assert play.table.status == (LOST if lost else WON)
    middle = game(on_earth(4), at="finish", earth={**WANTED, "daleks": [3, 0, 0]})
    assert middle.table.status == RUNNING


@rule("TOTD-K07")
def test_the_ship_stops_on_gallifrey() -> None:
    play = game(at("karn", 1, tokens=0), at="roll", ship=18, pool={"red": 1}, dice=[1],
                locations=[{"card": "karn", "dilemmas": ["breach", "ood"]}])  # fmt: skip
    assert play.table.ship == 18


@rule("TOTD-A01", "TOTD-A02", "TOTD-R53", "TOTD-A14", "TOTD-A04")
def test_the_ship_sets_off_every_marker_it_reaches() -> None:
    play = dalek_turn(ship=5, piles={"anomaly": ["quiet"]})
    assert (play.table.markers, play.held(play.table.anomaly_discard)) == ([9, 12, 15], ["quiet"])
    none = dalek_turn(ship=6, piles={"anomaly": ["quiet"]})
    assert none.held(none.table.anomaly_deck) == ["quiet"]


@rule("TOTD-V01", "TOTD-R61", "TOTD-R53")
def test_an_anomaly_counts_before_it_is_asked_who_has_won() -> None:
    play = dalek_turn(
        away(4, 18),
        away(11, 3),
        ship=5,
        earth={**WANTED, "daleks": [2, 0, 0]},
        piles={"anomaly": ["corridor"]},
    )
    play.asks("place dalek").do("Place the Dalek on Earth, future")
    assert play.daleks() == [2, 0, 1]
    assert play.table.reason_text() == "three Daleks were on Earth"


@rule("TOTD-Q19")
def test_a_reward_may_leave_a_choice() -> None:
    play = game(
        at("haven", 1),
        at="roll",
        anomalies=["haven"],
        pool={"red": 1},
        dice=["strength"],
        piles={"earth": ["ace"], "alien": ["alien-one"]},
    )
    play.asks("gain companion", 0).only(
        "Recruit from the Earth companion deck", "Recruit from the alien companion deck"
    )
    play.do("Recruit from the alien")
    assert play.companions(0) == ["alien-one"]
    assert play.table.part_time[play.table.companions[0][0]] == 0


@rule("TOTD-A05")
def test_a_location_anomaly_acts_when_it_is_drawn() -> None:
    play = dalek_turn({"doctor": "doctor-4", "tokens": 3}, {"doctor": "doctor-11", "tokens": 0},
                      ship=5, piles={"anomaly": ["rift"]})  # fmt: skip
    assert play.table.tokens == [4, 0]  # one lost by each, then 2 gained in Prepare
    assert play.held(play.table.anomalies) == ["rift"]
    assert play.table.anomaly_discard == []


@rule("TOTD-A07", "TOTD-A06")
def test_a_failure_at_an_anomaly_adds_no_dalek_and_costs_nothing() -> None:
    play = game(at("rift", 1, tokens=0), at="roll", anomalies=["rift"], pool={"green": 1},
                dice=["running"], ship=4)  # fmt: skip
    assert play.daleks() == [0, 0, 0]
    assert (play.table.ship, play.where(0)) == (4, "rift")


@rule("TOTD-A08", "TOTD-A09", "TOTD-R54")
def test_a_solved_anomaly_sends_the_doctors_home() -> None:
    play = game(at("rift", 1, hand=[]), at("rift", 11), at="roll", anomalies=["rift"],
                pool={"red": 1}, dice=["strength"], piles={"timey": ["bell", "burst"]})  # fmt: skip
    assert sorted(play.hand(0)) == ["bell", "burst"]
    assert (play.where(0), play.where(1)) == ("console", "console")
    assert play.held(play.table.anomaly_discard) == ["rift"]


@rule("TOTD-A10", "TOTD-A12", "TOTD-A13")
def test_a_task_changes_a_rule_until_it_is_done() -> None:
    play = game(on_earth(1), at="call", anomalies=["tribunal"], dice=[6] * 2)
    play.asks("reroll")  # nobody could be called
    solved = game(on_earth(1), at="roll", anomalies=[{"card": "tribunal", "progress": 1}],
                  pool={"black": 1}, dice=["cunning"])  # fmt: skip
    assert solved.held(solved.table.anomaly_discard) == ["tribunal"]
    half = game(on_earth(1), at="roll", anomalies=["tribunal"], pool={"black": 1},
                dice=["cunning"])  # fmt: skip
    assert half.table.progress[half.table.anomalies[0]] == 1


@rule("TOTD-A10", "TOTD-Q23")
def test_cards_are_spent_on_a_task() -> None:
    play = game(on_earth(1, hand=["burst", "bell"], tokens=0), anomalies=["rotor"])
    assert play.table.tokens[0] == 1
    play.do("Discard Burst to work on the task")
    assert play.table.progress[play.table.anomalies[0]] == 1
    play.do("Discard Bell to work on the task")
    assert play.held(play.table.anomaly_discard) == ["rotor"]


@rule("TOTD-A11", "TOTD-A12", "TOTD-L15")
def test_imprisoned_dice_are_used_by_nobody_until_freed() -> None:
    prison = [{"card": "prison", "imprisoned": {"red": 2, "blue": 1}}]
    held = game(on_earth(11, companions=["alien-three"], tokens=0, zone=3), at="gather",
                anomalies=prison, dice=[6] * 9)  # fmt: skip
    held.asks("reroll")
    assert held.pool() == [1, 2, 3, 1]
    play = game(on_earth(1), at="roll", anomalies=prison, pool={"black": 1}, dice=["cunning"])
    play.asks("free die", 0).only("Free a blue die from Prison", "Free a red die from Prison")
    play.do("Free a red die")
    assert play.table.prison[play.table.anomalies[0]] == [0, 1, 0, 1]


@rule("TOTD-A13")
def test_the_last_die_freed_ends_the_task() -> None:
    play = game(on_earth(1), at="roll", anomalies=[{"card": "prison", "imprisoned": ["red"]}],
                pool={"black": 1}, dice=["cunning"])  # fmt: skip
    assert play.held(play.table.anomaly_discard) == ["prison"]


@rule("TOTD-A14")
def test_an_instant_anomaly_asks_everybody() -> None:
    play = dalek_turn({"doctor": "doctor-4", "hand": ["bell", "burst"]},
                      {"doctor": "doctor-11", "hand": ["celery"]}, ship=5,
                      piles={"anomaly": ["storm"]})  # fmt: skip
    play.asks("discard card", 0).do("Discard Burst")
    assert (play.hand(0), play.hand(1)) == (["bell"], [])


@rule("TOTD-G01", "TOTD-G02", "TOTD-G03", "TOTD-X16", "TOTD-R55", "TOTD-R56")
@pytest.mark.parametrize(("before", "after"), [((4, 12), (11, 1)), ((1, 4), (4, 11))])
def test_all_doctors_regenerate(before: tuple[int, int], after: tuple[int, int]) -> None:
    play = dalek_turn(*({"doctor": f"doctor-{n}"} for n in before), ship=5,
                      piles={"anomaly": ["renewal"]})  # fmt: skip
    held = [play.held(play.table.doctor[seat])[0] for seat in range(2)]
    assert held == [f"doctor-{n}" for n in after]
    assert len(play.table.spare) == 2
    assert len(set(held) | set(play.held(play.table.spare))) == 4


@rule("TOTD-G03", "TOTD-R56")
def test_the_highest_becomes_the_lowest_available() -> None:
    play = dalek_turn(
        {"doctor": "doctor-4"},
        {"doctor": "doctor-12"},
        ship=5,
        doctors=["doctor-4", "doctor-12"],
        piles={"anomaly": ["renewal"]},
    )
    assert play.held(play.table.doctor[1]) == ["doctor-4"]
    assert play.held(play.table.doctor[0]) == ["doctor-12"]


@rule("TOTD-G04", "TOTD-G05", "TOTD-R57")
def test_a_regenerated_doctor_keeps_everything() -> None:
    player = on_earth(4, companions=["ace"], equipment=["scarf"], hand=["bell"], tokens=0,
                      tardis=7)  # fmt: skip
    play = dalek_turn(player, {"doctor": "doctor-11"}, ship=5, piles={"anomaly": ["renewal"]})
    assert play.held(play.table.doctor[0]) == ["doctor-11"]
    assert (play.companions(0), play.hand(0)) == (["ace"], ["bell"])
    assert play.held(play.table.equipment[0]) == ["scarf"]
    assert (play.where(0), play.table.tardis[0], play.table.begins) == ("web-of-time", 7, 0)
