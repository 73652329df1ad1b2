"""Creating the dice pool."""

from __future__ import annotations

import pytest

from tests.engine.totd.harness import Game, at, game, on_earth

rule = pytest.mark.rule
HARD = {"dilemmas": ["ood", "breach", "nothing"]}


def pooling(player: dict[str, object], **data: object) -> Game:
    """The sixth face of every die: no Diplomacy, which the dilemma of the first zone wants."""
    return game(player, **{"at": "gather", "earth": HARD, "dice": [6] * 20, **data})


@rule("TOTD-B01", "TOTD-C08", "TOTD-C09")
def test_the_challenge_adds_up_location_and_dilemma() -> None:
    karn = [{"card": "karn", "dilemmas": ["ood", "yeti"]}]
    assert game(at("karn"), locations=karn).table.challenge() == [0, 2, 0, 0, 0, 1]
    assert game(at("karn", zone=2), locations=karn).table.challenge() == [1, 0, 0, 0, 0, 1]
    assert game(on_earth(4, zone=1), earth=HARD).table.challenge() == [0, 2, 0, 0, 0, 0]


@rule("TOTD-B03", "TOTD-R21", "TOTD-C12", "TOTD-C02")
def test_one_die_for_each_icon_and_no_others() -> None:
    play = pooling(on_earth(11, companions=[{"card": "ace", "part_time": True}, "osgood"],
                            equipment=["scarf"], hand=["burst"]))  # fmt: skip
    assert play.pool() == [1, 2, 2, 2]


@rule("TOTD-B04", "TOTD-Q10")
def test_events_and_transfers_add_dice() -> None:
    play = pooling(on_earth(4, hand=["burst", "own-burst", "scarf", "bell"], tokens=0), at="add")
    play.asks("add dice").only("Play Burst", "Play Own Burst", "Go on")
    play.do("Play Burst")
    assert play.pool() == [5, 0, 0, 0]
    play.do("Play Own Burst")
    assert play.pool() == [5, 0, 0, 1]
    assert play.held(play.table.in_use) == ["burst", "own-burst"]


@rule(
    "TOTD-B05", "TOTD-B06", "TOTD-B07", "TOTD-B08", "TOTD-X04", "TOTD-L09", "TOTD-L10", "TOTD-Q13"
)
def test_focusing_exchanges_black_dice() -> None:
    play = pooling(on_earth(1, companions=["focuser"], tokens=0)).asks("focus")
    assert play.pool() == [3, 0, 0, 0]
    play.only(
        "Exchange a black die for a blue one",
        "Exchange a black die for a green one",
        "Exchange a black die for a red one",
        "Go on",
    )
    play.do("Exchange a black die for a blue one").cannot("Exchange a black die for a blue")
    play.do("Exchange a black die for a green one")
    play.asks("reroll")  # both icons are used
    assert play.pool() == [1, 1, 1, 0]
    without = pooling(on_earth(1, companions=["focuser"], tokens=2), at="focus",
                      pool={"blue": 1}, focus=["blue", "red or green"])  # fmt: skip
    without.asks("reroll")  # no black die, no focus
    unused = pooling(on_earth(1, companions=["focuser"], tokens=0)).do("Go on")
    assert unused.asks("reroll").pool() == [3, 0, 0, 0]


@rule("TOTD-B12", "TOTD-X03", "TOTD-R23", "TOTD-L11")
def test_a_fourth_die_of_a_colour_is_not_added_or_focused() -> None:
    crowd = on_earth(11, companions=["alien-three"], equipment=["scarf"], tokens=0)
    assert pooling(crowd).asks("cut pool").pool() == [1, 3, 3, 3]
    full = pooling(on_earth(1, tokens=0), at="focus", pool={"black": 2, "blue": 3}, focus=["blue"])
    full.asks("reroll")
    assert full.pool() == [2, 3, 0, 0]


@rule("TOTD-B09", "TOTD-B10", "TOTD-R22", "TOTD-X02", "TOTD-Q14", "TOTD-L12", "TOTD-L13")
def test_a_pool_is_cut_to_eight_as_its_owner_chooses() -> None:
    play = pooling(on_earth(1, tokens=0), at="cut", pool={"black": 6, "blue": 3, "red": 1})
    play.asks("cut pool", 0)
    play.only("Discard a black die", "Discard a blue die", "Discard a red die")
    play.do("Discard a black die", "Discard a red die").asks("reroll")
    assert play.pool() == [5, 3, 0, 0]


@rule("TOTD-B11", "TOTD-X02", "TOTD-O22")
def test_a_time_breach_leaves_seven() -> None:
    play = pooling(on_earth(1, zone=2, tokens=0), at="cut", pool={"black": 7, "blue": 3},
                   dice=[1] * 20)  # fmt: skip
    play.do("Discard a black die", "Discard a black die")
    play.asks("cut pool").do("Discard a black die")
    assert sum(play.pool()) == 7
    play.asks("reroll")


@rule("TOTD-A15")
def test_an_anomaly_may_have_a_time_breach() -> None:
    play = game(at("breach-rift"), anomalies=["breach-rift"], at="cut",
                pool={"black": 5, "blue": 3}, dice=[1] * 8)  # fmt: skip
    play.asks("cut pool").do("Discard a black die")
    assert sum(play.pool()) == 7


@rule("TOTD-B13", "TOTD-B14", "TOTD-X05", "TOTD-R24", "TOTD-B15", "TOTD-Q15", "TOTD-L14")
def test_daleks_exterminate_dice() -> None:
    daleks = {"dilemmas": ["ood", "ood", None], "daleks": [2, 1, 0]}
    for zone, lost in ((1, 2), (2, 1)):
        play = game(on_earth(1, zone=zone, tokens=0), at="exterminate", earth=daleks,
                    pool={"black": 4, "red": 2}, dice=[6] * 9)  # fmt: skip
        for _ in range(lost):
            play.asks("exterminate", 0).only("Lose a black die", "Lose a red die")
            play.do("Lose a red die" if play.pool()[3] > 1 else "Lose a black die")
        play.asks("reroll")
        assert sum(play.pool()) == 6 - lost
    karn = [{"card": "karn", "dilemmas": ["yeti", "ood"], "daleks": [1, 1]}]
    both = game(
        at("karn", 1, tokens=0), at="exterminate", locations=karn, pool={"black": 4}, dice=[2, 2]
    )
    assert both.pool() == [2, 0, 0, 0]


@rule("TOTD-B16", "TOTD-R25")
def test_with_no_die_left_the_adventure_fails_unless_nothing_is_asked() -> None:
    earth = {"dilemmas": ["ood", "nothing", None], "daleks": [2, 2, 0]}
    play = game(on_earth(1, tokens=0), at="exterminate", earth=earth, pool={"black": 2}, ship=3)
    assert play.daleks() == [3, 2, 0]
    free = game(on_earth(1, zone=2, tokens=0), at="exterminate", earth=earth, pool={"black": 2})
    assert free.daleks() == [2, 1, 0]


def test_a_die_may_be_bought_in_any_colour() -> None:
    play = pooling(on_earth(1, equipment=["dog"], tokens=1), at="add").asks("add dice")
    play.only(*(f"Add a {colour} die with Dog" for colour in ("black", "blue", "green", "red")),
              "Go on")  # fmt: skip
    play.do("Add a green die")
    assert (play.pool(), play.table.tokens[0]) == ([2, 0, 1, 0], 0)
