"""Rolling, re-rolling, changing faces."""

from __future__ import annotations

import pytest

from tests.engine.totd.harness import Game, at, game, on_earth

rule = pytest.mark.rule
WANTED = {"dilemmas": ["ood", "fixed", "locked"]}  # 2 Diplomacy, Cunning, Cunning


def rolled(player: dict[str, object], shown: list[list[str]], **data: object) -> Game:
    return game(player, **{"at": "reroll", "earth": WANTED, "shown": shown, **data})


def blacks(*symbols: str) -> list[list[str]]:
    return [["black", symbol] for symbol in symbols]


@rule(
    "TOTD-O01", "TOTD-O02", "TOTD-O03", "TOTD-R26", "TOTD-R27", "TOTD-B02", "TOTD-O04", "TOTD-E01"
)
def test_the_pool_is_rolled_once_and_a_match_ends_the_adventure() -> None:
    met = game(on_earth(1, tokens=5), at="roll", earth=WANTED, pool={"black": 1, "green": 1},
               dice=["diplomacy", "diplomacy"])  # fmt: skip
    met.spent()
    assert met.seat == 1  # nothing was asked: the turn is over
    assert "ood" in met.held(met.table.dilemma_discard)
    one = game(on_earth(1, tokens=5), at="roll", earth=WANTED, pool={"black": 2},
               dice=["diplomacy", "running"])  # fmt: skip
    one.spent().asks("reroll")  # one die does not show two symbols


@rule("TOTD-O05", "TOTD-O06", "TOTD-O07", "TOTD-O08", "TOTD-O09", "TOTD-O10", "TOTD-X10")
@rule("TOTD-R28", "TOTD-R29", "TOTD-R30", "TOTD-Q16")
def test_re_roll_icons() -> None:
    reds = [["red", "science"], ["red", "tactics"], ["red", "strength"], ["black", "running"]]
    play = rolled(
        on_earth(1, companions=["roller"], tokens=0),
        reds,
        dice=["science", "science", "tactics", "tactics", "strength", "strength", "tactics"],
    )
    play.asks("reroll", 0)
    s, t, r = "red Science", "red Tactics", "red Strength"
    two = [s, t, r, f"{s}, {t}", f"{s}, {r}", f"{t}, {r}"]
    every = f"{s}, {t}, {r}"
    offered = [f"Re-roll {dice} with Roller" for dice in [*two, *two, every, every]]
    play.only(*offered, "Discard a black die to re-roll the others", "Go on")
    play.do("Re-roll red Tactics, red Strength")  # the icon for two
    assert play.table.dice_symbol == [2, 2, 2, 0]
    options = [text for text in play.texts if "Roller" in text]
    assert len(options) == 4  # one, two or three alike with ANY, all three with ALL
    play.table.apply(next(o for o in play.table.options if "Science, red Science, red" in
                          play.table.option_text(o)))  # fmt: skip
    left = [text for text in play.texts if "Roller" in text]
    assert left
    assert not [text for text in left if "black" in text]


@rule("TOTD-O11", "TOTD-O12", "TOTD-X06")
def test_two_tokens_re_roll_one_die_again_and_again() -> None:
    play = rolled(on_earth(1, tokens=5), blacks("running", "running"),
                  dice=["running", "strength"])  # fmt: skip
    play.do("Spend 2 tokens to re-roll black Running")
    assert play.table.tokens[0] == 3
    play.do("Spend 2 tokens to re-roll black Running").spent()
    assert play.table.tokens[0] == 1
    play.cannot("Spend 2 tokens").do("Go on")
    assert play.kind != "change face"


@rule("TOTD-X06", "TOTD-O17", "TOTD-O19", "TOTD-R31", "TOTD-Q17", "TOTD-L16")
def test_two_tokens_for_a_re_roll_leave_three_for_a_face() -> None:
    play = rolled(on_earth(1, tokens=5), blacks("diplomacy", "running"), dice=["strength"])
    play.cannot("Spend 3").do("Spend 2 tokens to re-roll black Running", "Go on")
    play.asks("change face").cannot("Spend 2", "Discard a black")
    play.do("Spend 3 tokens to turn black Strength to Diplomacy")
    assert play.table.tokens[0] == 0
    assert "ood" in play.held(play.table.dilemma_discard)


@rule("TOTD-O13", "TOTD-O14", "TOTD-X07")
def test_a_black_die_is_discarded_to_re_roll_the_rest() -> None:
    shown = [*blacks("running", "strength"), *[["red", "tactics"]] * 4]
    play = rolled(
        on_earth(1, tokens=0), shown, dice=["running", *["strength"] * 4, *["tactics"] * 4]
    )
    play.only("Discard a black die to re-roll the others", "Go on").do("Discard a black")
    assert len(play.table.dice_symbol) == 5
    assert play.pool() == [1, 0, 0, 4]
    play.do("Discard a black").spent()
    assert "Doctor 1 discards a black die to re-roll 4 dice" in play.logged
    assert play.seat == 1  # no black die is left: the adventure has failed


@rule("TOTD-O15", "TOTD-O16", "TOTD-X08", "TOTD-O22")
def test_a_fixed_point_leaves_black_dice_and_faces() -> None:
    fixed = rolled(on_earth(1, zone=2, companions=["roller", "turner"], tokens=5, hand=["again"]),
                   [*blacks("running"), ["red", "science"]])  # fmt: skip
    fixed.only("Discard a black die to re-roll the others", "Go on").do("Go on")
    fixed.asks("change face")
    assert fixed.can("Spend 3 tokens to turn black Running to Cunning")
    assert fixed.can("Turn black Running to Cunning with Turner")


@rule("TOTD-O21", "TOTD-X09")
def test_time_locked_forbids_faces_only() -> None:
    locked = rolled(on_earth(1, zone=3, companions=["turner"], tokens=5), blacks("running"),
                    ship=2)  # fmt: skip
    assert locked.can("Spend 2 tokens to re-roll black Running")
    locked.do("Go on")
    assert locked.seat == 1  # the adventure has failed
    assert locked.daleks() == [0, 0, 1]


@rule("TOTD-A15", "TOTD-O15")
def test_an_anomaly_may_be_a_fixed_point() -> None:
    play = game(at("fixed-rift", 1, tokens=5), anomalies=["fixed-rift"], at="reroll",
                shown=blacks("running"))  # fmt: skip
    play.only("Discard a black die to re-roll the others", "Go on")


@rule("TOTD-O18", "TOTD-R32", "TOTD-O20")
def test_icons_and_tokens_turn_a_die_to_a_symbol_on_it() -> None:
    shown = [["blue", "cunning"], ["red", "tactics"]]
    play = rolled(on_earth(1, companions=["turner"], tokens=3), shown).do("Go on")
    play.asks("change face", 0).only(
        "Turn blue Cunning to Science with Turner",
        "Spend 3 tokens to turn blue Cunning to Diplomacy",
        "Spend 3 tokens to turn blue Cunning to Science",
        "Spend 3 tokens to turn red Tactics to Science",
        "Spend 3 tokens to turn red Tactics to Strength",
        "Go on",
    )
    play.do("Turn blue Cunning to Science with Turner").cannot("Turn blue")
    assert play.table.tokens[0] == 3


def test_cards_from_hand_re_roll_and_turn() -> None:
    play = rolled(on_earth(1, tokens=0, hand=["again", "twist", "burst"]),
                  [["blue", "cunning"]], dice=["cunning"])  # fmt: skip
    play.only("Play Again", "Go on").do("Play Again")
    play.do("Re-roll blue Cunning with Again").spent()
    play.asks("change face").only("Play Twist", "Go on").do("Play Twist")
    play.do("Turn blue Cunning to Science with Twist")
    assert sorted(play.held(play.table.timey_discard)) == ["again", "twist"]


@rule("TOTD-C03", "TOTD-R01", "TOTD-R02")
def test_the_faces_of_the_dice() -> None:
    faces = game(on_earth(1)).table.box.faces
    assert sorted(game(on_earth(1)).table.box.tardis_faces) == [0, 0, 0, 1, 1, 1]
    assert faces[0] == [0, 1, 2, 3, 4, 5]
    assert all(len(set(colour)) < 6 == len(colour) for colour in faces[1:])
