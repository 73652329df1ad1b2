"""Calling for help and adventures of two Doctors."""

from __future__ import annotations

import pytest

from tests.engine.totd.harness import Game, at, game, on_earth

rule = pytest.mark.rule
WANTED = {"dilemmas": ["ood", "breach", "aging"]}
AWAY = {"doctor": "doctor-11", "tokens": 2}


def calling(*players: dict[str, object], **data: object) -> Game:
    return game(*players, **{"at": "call", "earth": WANTED, "dice": [6] * 30, **data})


def helped(mode: str, player: dict[str, object], helper: dict[str, object], **data: object) -> Game:
    return game(player, helper, **{"helper": 1, "help": mode, "earth": WANTED, **data})


@rule("TOTD-H01", "TOTD-H02", "TOTD-H03", "TOTD-R41", "TOTD-R40", "TOTD-Q11")
def test_calling_costs_a_token_or_a_card_and_names_a_player() -> None:
    play = calling(on_earth(4, hand=["bell"]), AWAY, {"doctor": "doctor-12"})
    play.asks("call help", 0).only("Call Doctor 11 for help", "Call Doctor 12 for help", "Go on")
    play.do("Call Doctor 12").asks("pay", 0).do("Pay with Bell")
    assert play.hand(0) == []
    play.asks("help mode", 2).only("Help from afar", "Help at the location")
    play.do("Help from afar")
    assert not play.can("Call")
    poor = calling(on_earth(4, tokens=0), AWAY)
    assert not poor.can("Call")


@rule(
    "TOTD-H04", "TOTD-H05", "TOTD-H07", "TOTD-X12", "TOTD-R44", "TOTD-Q12", "TOTD-A01", "TOTD-A02"
)
def test_coming_to_the_location_costs_and_moves_the_ship() -> None:
    play = calling(on_earth(4, tokens=1), AWAY, ship=5).do("Call Doctor 11")
    assert play.table.tokens[0] == 0
    play.do("Help at the location")
    assert play.table.tokens[1] == 1
    assert (play.where(1), play.table.zone_at[1]) == ("web-of-time", 0)
    assert play.table.ship == 7
    assert play.table.markers == [9, 12, 15]
    assert len(play.table.anomaly_discard) == 1


@rule("TOTD-R42")
def test_who_cannot_pay_helps_from_afar() -> None:
    play = calling(on_earth(4, tokens=1), {"doctor": "doctor-11", "tokens": 0}, ship=5)
    play.do("Call Doctor 11")
    assert (play.table.help, play.table.ship, play.where(1)) == (1, 5, "console")


@rule("TOTD-H06", "TOTD-R43")
def test_a_helper_at_the_location_pays_nothing_and_keeps_the_zone() -> None:
    play = calling(on_earth(4, tokens=1), on_earth(11, zone=3, tokens=0), ship=1)
    play.do("Call Doctor 11", "Help at the location")
    assert (play.table.tokens[1], play.table.zone_at[1], play.table.ship) == (0, 2, 3)


@rule("TOTD-H08", "TOTD-X12")
def test_help_at_an_anomaly_does_not_move_the_ship() -> None:
    play = calling(at("rift", 4, tokens=1), AWAY, anomalies=["rift"], ship=5)
    play.do("Call Doctor 11", "Help at the location")
    assert (play.table.ship, play.where(1)) == (5, "rift")


@rule("TOTD-H09")
def test_help_from_afar_does_not_move_the_ship() -> None:
    play = calling(on_earth(4, tokens=1), AWAY, ship=5).do("Call Doctor 11", "Help from afar")
    assert (play.table.ship, play.where(1)) == (5, "console")


@rule(
    "TOTD-H10", "TOTD-H16", "TOTD-H17", "TOTD-H20", "TOTD-H21", "TOTD-X11", "TOTD-R45", "TOTD-L12"
)
@pytest.mark.parametrize(
    ("mode", "zone", "sizes"),
    [("afar", 1, (7, 1)), ("afar", 2, (6, 1)), ("here", 1, (5, 3)), ("here", 2, (4, 3))],
)
def test_the_sizes_of_the_two_pools(mode: str, zone: int, sizes: tuple[int, int]) -> None:
    play = helped(mode, on_earth(12, zone=zone, tokens=0), on_earth(11, zone=zone, tokens=0),
                  at="cut", pool={"black": 8}, helper_pool=["red", "blue", "green", "red"],
                  dice=[1] * 8)  # fmt: skip
    while play.kind == "cut pool":
        play.asks("cut pool", 1)
        play.table.apply(play.table.options[0])
    assert (sum(play.pool(0)), sum(play.pool(1))) == sizes


@rule("TOTD-R45", "TOTD-L15", "TOTD-B12")
def test_the_caps_hold_for_both_pools_together() -> None:
    play = helped(
        "here",
        on_earth(11, companions=["alien-three"], tokens=0),
        on_earth(4, companions=["alien-two"], tokens=0),
        at="gather",
        dice=[6] * 9,
    )
    assert play.pool(1)[2] == 0
    assert play.pool(0)[2] == 3


@rule("TOTD-H11", "TOTD-R46", "TOTD-H13")
def test_each_works_on_dice_of_ones_own() -> None:
    play = helped("here", on_earth(1, companions=["roller"], tokens=0), on_earth(4, tokens=2),
                  at="reroll", shown=[["red", "tactics"], ["black", "running"]],
                  helper_shown=[["red", "science"], ["black", "strength"]],
                  dice=["strength", "science", "running"])  # fmt: skip
    play.asks("reroll", 0)
    assert not [text for text in play.texts if "red Science" in text]
    play.do("Discard a black die to re-roll the others (pool of Doctor 1)")
    assert play.table.dice_symbol == [5, 2, 5]  # only the red die of that pool
    play.do("Go on").asks("reroll", 1).only(
        "Spend 2 tokens to re-roll black Strength",
        "Spend 2 tokens to re-roll red Science",
        "Discard a black die to re-roll the others (pool of Doctor 4)",
        "Go on",
    )
    play.do("Spend 2 tokens to re-roll red Science")
    assert (play.table.tokens[0], play.table.tokens[1]) == (0, 0)


@rule("TOTD-H12")
def test_an_any_adventure_card_serves_either_pool() -> None:
    play = helped("here", on_earth(1, hand=["burst", "own-burst"], tokens=0), on_earth(4),
                  at="add", dice=[6] * 20)  # fmt: skip
    play.asks("add dice", 0).only(
        "Play Burst (pool of Doctor 1)",
        "Play Burst (pool of Doctor 4)",
        "Play Own Burst (pool of Doctor 1)",
        "Go on",
    )
    play.do("Play Burst (pool of Doctor 4)")
    assert play.pool(1) == [5, 0, 0, 0]


@rule("TOTD-H14", "TOTD-R47")
def test_the_helped_doctor_chooses_what_is_exterminated() -> None:
    daleks = {"dilemmas": ["ood", "breach", None], "daleks": [1, 2, 0]}
    play = helped("here", on_earth(1, tokens=0), on_earth(4, zone=2), at="exterminate",
                  earth=daleks, pool={"black": 2}, helper_pool={"black": 1, "red": 1},
                  dice=[6] * 9)  # fmt: skip
    play.asks("exterminate", 0).only(
        "Lose a black die (pool of Doctor 1)",
        "Lose a black die (pool of Doctor 4)",
        "Lose a red die (pool of Doctor 4)",
    )
    play.do("Lose a red die").asks("reroll")
    assert (play.pool(0), play.pool(1)) == ([2, 0, 0, 0], [1, 0, 0, 0])


@rule("TOTD-H15", "TOTD-H18")
def test_both_pools_meet_the_challenge_together() -> None:
    play = helped("afar", on_earth(1), {"doctor": "doctor-4", "hand": []}, at="roll",
                  pool={"black": 1}, helper_pool={"black": 1}, dice=["diplomacy", "diplomacy"],
                  piles={"timey": ["bell", "burst"]})  # fmt: skip
    play.spent()
    assert play.hand(1) == ["burst"]
    assert play.hand(0) == []


@rule("TOTD-H19", "TOTD-R48", "TOTD-Q21")
def test_failed_help_from_afar_costs_the_helper_a_token_or_a_card() -> None:
    play = helped("afar", on_earth(1, zone=2, tokens=0), {**AWAY, "hand": ["bell"]}, at="reroll",
                  shown=[["red", "science"]], helper_shown=[["red", "science"]])  # fmt: skip
    play.do("Go on").asks("pay", 1).only("Pay a sonic charge token", "Pay with Bell")
    none = helped("afar", on_earth(1, zone=2, tokens=0), {**AWAY, "tokens": 0}, at="roll",
                  pool={"red": 1}, helper_pool={"red": 1}, dice=[1, 1])  # fmt: skip
    assert none.table.tokens[1] == 2  # failed, paid nothing, and the next turn brings 2


@rule("TOTD-H22", "TOTD-H23", "TOTD-R49")
def test_help_at_the_location_doubles_what_success_brings() -> None:
    tiles = [{"card": "peladon", "dilemmas": ["nothing", "easy"], "daleks": [2, 0]}]
    play = helped("here", at("peladon", 1, tokens=0), at("peladon", 4, zone=2, tokens=0, hand=[]),
                  at="roll", locations=tiles, pool={"black": 1}, dice=["running"],
                  piles={"timey": ["bell"]})  # fmt: skip
    assert play.table.tokens[0] == 1  # the reward of the first zone
    assert play.hand(1) == ["bell"]  # that of the second
    assert play.daleks("peladon") == [0, 0]
    earth = {"dilemmas": ["ood", "breach", None], "daleks": [2, 1, 0]}
    home = helped("here", on_earth(1), on_earth(4, zone=2), at="roll", earth=earth,
                  pool={"black": 2}, dice=["diplomacy", "diplomacy"])  # fmt: skip
    assert home.daleks() == [1, 0, 0]


@rule("TOTD-H24", "TOTD-H25", "TOTD-R50", "TOTD-R51")
def test_help_at_the_location_doubles_what_failure_costs() -> None:
    play = helped("here", on_earth(1, zone=2, tokens=0), on_earth(4, zone=3, tokens=0), at="roll",
                  pool={"red": 1}, helper_pool={"red": 1}, dice=[1, 1], ship=2)  # fmt: skip
    assert play.daleks() == [0, 1, 1]
    assert play.table.ship == 4
    rift = helped(
        "here",
        at("rift", 1, tokens=0),
        at("rift", 4, tokens=0),
        at="roll",
        anomalies=["rift"],
        pool={"green": 1},
        helper_pool={"green": 1},
        dice=[1, 1],
    )
    assert rift.table.tiles == rift.table.tiles[:1]
    assert rift.daleks() == [0, 0, 0]


@rule("TOTD-X13")
def test_two_markers_may_be_one_too_many() -> None:
    tiles = [{"card": "karn", "dilemmas": ["easy", "yeti"]},
             {"card": "mars", "dilemmas": ["fixed", "locked"], "daleks": [3, 2]}]  # fmt: skip
    play = helped(
        "here",
        at("karn", 1, tokens=0),
        at("karn", 4, tokens=0),
        at="roll",
        locations=tiles,
        pool={"green": 1},
        helper_pool={"green": 1},
        dice=[1, 1],
    )
    assert play.kind == "over"
    assert play.daleks("karn") == [1, 0]


def test_a_telegraph_calls_without_paying() -> None:
    play = calling(on_earth(4, tokens=0, equipment=["telegraph"]), AWAY)
    play.do("Call Doctor 11").asks("help mode", 1)
