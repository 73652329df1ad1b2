"""Success, failure, the end of a turn."""

from __future__ import annotations

import pytest

from tests.engine.totd.harness import Game, at, game, on_earth

rule = pytest.mark.rule
COSTS = {"dilemmas": ["choice", "steep", "aging"]}


def solve(player: dict[str, object], **data: object) -> Game:
    """One black die that shows Cunning."""
    return game(player, **{"at": "roll", "pool": {"black": 1}, "dice": ["cunning"], **data})


def miss(player: dict[str, object], **data: object) -> Game:
    """One red die that cannot show Cunning, and no means to better it."""
    player.setdefault("tokens", 0)
    return game(player, **{"at": "roll", "pool": {"red": 1}, "dice": ["science"], **data})


@rule("TOTD-E01", "TOTD-E03", "TOTD-E04", "TOTD-F02", "TOTD-R38")
def test_success_discards_the_dilemma_and_a_dalek_of_the_zone() -> None:
    earth = {"dilemmas": ["easy", "ood", "nothing"], "daleks": [1, 1, 0]}
    play = game(on_earth(4), at="roll", earth=earth, pool={"black": 3},
                dice=["cunning", "running", "running"])  # fmt: skip
    assert play.daleks() == [0, 1, 0]
    assert "easy" in play.held(play.table.dilemma_discard)
    slot = play.table.slots[play.table.tiles[0]][0]
    assert slot >= 0
    assert play.table.known[slot] == 0
    other = solve(on_earth(4), earth={"dilemmas": ["easy"], "daleks": [0, 2, 0]}, at="roll")
    assert other.daleks() == [0, 2, 0]


@rule("TOTD-E02", "TOTD-R33", "TOTD-K07", "TOTD-X17", "TOTD-A03")
@pytest.mark.parametrize(("before", "after"), [(4, 7), (16, 18), (7, 10)])
def test_the_reward_of_the_zone_moves_the_tardis(before: int, after: int) -> None:
    play = game({**at("traken"), "tardis": before}, at="roll", pool={"black": 1}, ship=1,
                locations=[{"card": "traken", "dilemmas": ["nothing", "easy"]}],
                dice=["running"])  # fmt: skip
    assert play.table.tardis[0] == after
    assert play.table.markers == [6, 9, 12, 15]


@rule("TOTD-E03", "TOTD-Q20")
def test_elsewhere_a_dalek_of_any_zone_leaves() -> None:
    karn = [{"card": "mars", "dilemmas": ["nothing", "easy"], "daleks": [1, 1]}]
    play = game(at("mars"), at="roll", locations=karn, pool={"blue": 1}, dice=["science"])
    play.asks("remove dalek", 0).only(
        "Remove a Dalek from Mars, past", "Remove a Dalek from Mars, future (unknown dilemma)"
    )
    play.do("Remove a Dalek from Mars, future")
    assert play.daleks("mars") == [1, 0]


@rule("TOTD-E07", "TOTD-E08", "TOTD-R34", "TOTD-E13", "TOTD-R36")
def test_failure_adds_a_dalek_and_leaves_the_dilemma() -> None:
    play = miss(on_earth(4), earth={"dilemmas": ["breach"]})
    assert play.daleks() == [1, 0, 0]
    slot = play.table.slots[play.table.tiles[0]][0]
    assert play.held([slot]) == ["breach"]
    assert play.table.known[slot] != 0
    karn = [{"card": "karn", "dilemmas": ["nothing", "breach"]}]
    away = miss(at("karn", zone=2), locations=karn)
    assert away.daleks("karn") == [0, 1]


@rule("TOTD-E09")
def test_the_fail_cost_is_carried_out() -> None:
    assert miss(on_earth(4), earth={"dilemmas": ["breach"]}, ship=3).table.ship == 4
    aged = miss(on_earth(4, zone=3), earth=COSTS)
    assert aged.held(aged.table.doctor[0]) == ["doctor-12"]  # 11 is held by the other player


@rule("TOTD-E10", "TOTD-E11", "TOTD-X18", "TOTD-Q18", "TOTD-Y01")
def test_a_cost_that_cannot_be_paid_may_not_be_chosen() -> None:
    both = game(on_earth(4, companions=["ace"], tokens=2), at="reroll", earth=COSTS,
                shown=[["red", "science"]])  # fmt: skip
    both.do("Go on").asks("fail cost", 0).only(
        "Pay the fail cost: discard 2 sonic charge tokens",
        "Pay the fail cost: discard 1 companion",
    )
    both.do("Pay the fail cost: discard 1 companion")
    assert both.held(both.table.earth_discard) == ["ace"]
    one = miss(on_earth(4, companions=["ace"], tokens=1), earth=COSTS)
    assert (one.table.tokens[0], one.companions(0)) == (1, [])


@rule("TOTD-E12", "TOTD-R35")
def test_a_cost_that_cannot_be_paid_in_full_is_paid_as_far_as_possible() -> None:
    play = miss(on_earth(4, zone=2, tokens=1, hand=["bell"]), earth=COSTS)
    play.asks("fail cost").only(
        "Pay the fail cost: discard 3 sonic charge tokens",
        "Pay the fail cost: discard 2 timey-wimey cards",
    )
    play.do("Pay the fail cost: discard 2 timey")
    assert (play.table.tokens[0], play.hand(0)) == (1, [])


def test_a_card_may_take_the_place_of_the_fail_cost() -> None:
    play = miss(on_earth(4, hand=["escape"]), earth={"dilemmas": ["breach"]}, ship=3)
    play.asks("fail cost").do("Play Escape")
    assert (play.table.ship, play.hand(0)) == (3, [])


@rule("TOTD-F01", "TOTD-R37")
def test_empty_locations_are_discarded_with_their_dilemmas() -> None:
    tiles = [
        {"card": "karn", "dilemmas": ["yeti", "ood"]},
        {"card": "mars", "dilemmas": ["breach", "fixed"], "daleks": [1, 0]},
        {"card": "telos", "dilemmas": ["choice", "steep"]},
    ]
    play = game(on_earth(4), at("telos", 11), at="finish", locations=tiles, anomalies=["rift"])
    assert play.held(play.table.tiles) == ["web-of-time", "mars", "telos"]
    assert play.held(play.table.anomalies) == ["rift"]
    assert sorted(play.held(play.table.dilemma_discard)) == ["ood", "yeti"]


@rule("TOTD-F03", "TOTD-X14", "TOTD-R39", "TOTD-Q22", "TOTD-F04", "TOTD-F05")
def test_a_hand_is_cut_to_four() -> None:
    cards = ["bell", "burst", "twist", "again", "celery", "babies", "escape"]
    play = game(on_earth(4, hand=cards, equipment=["scarf"]), at="finish")
    play.asks("discard card", 0).do("Discard Bell", "Discard Twist").asks("discard card")
    play.do("Discard Again")
    assert play.hand(0) == ["burst", "celery", "babies", "escape"]
    assert play.held(play.table.equipment[0]) == ["scarf"]
    assert play.table.active == 1
    four = game(on_earth(4, hand=cards[:4]), at="finish")
    assert four.table.active == 1
    assert len(four.hand(0)) == 4


@rule("TOTD-W04", "TOTD-R60", "TOTD-C14", "TOTD-R06")
def test_a_seventh_dalek_loses_at_once() -> None:
    lost = miss(
        on_earth(4),
        earth={"dilemmas": ["breach"]},
        locations=[{"card": "karn", "dilemmas": ["yeti", "ood"], "daleks": [3, 3]}],
    )
    assert lost.kind == "over"
    assert lost.table.reason_text() == "a seventh Dalek marker was needed"
    six = miss(
        on_earth(4),
        earth={"dilemmas": ["breach"]},
        locations=[{"card": "karn", "dilemmas": ["yeti", "ood"], "daleks": [3, 2]}],
    )
    assert six.kind != "over"
