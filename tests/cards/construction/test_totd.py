"""Team set-up of Time of the Daleks: a legal set-up and one that differs in one thing."""

from __future__ import annotations

import pytest

from cards.deck import Deck
from tests.cards.construction.stage import (
    Change,
    add,
    changed,
    faults,
    game,
    move,
    pair,
    swap,
    with_card,
)

rule = pytest.mark.rule
TOTD = game("totd")
TWO = TOTD.stock["two-fifth-tenth"]
FOUR = TOTD.stock["four-first-box"]


def player(number: str, companion: str, base: str) -> list[Change]:
    """All that one more player brings."""
    return [
        add(f"{number}-doctor", section="team"),
        add(f"{number}-doctor-marker", section="team"),
        add(companion, section="team"),
        add(base, section="consoles"),
        add("tardis-console", section="consoles"),
        add("tardis-miniature", section="consoles"),
    ]


@rule("TOTD-C01", "TOTD-L01")
def test_two_to_four_play() -> None:
    keys = [key for key, *_ in faults(TOTD.checker.check(one_player()).errors)]
    assert keys == ["TOTD-D01"]
    assert TOTD.checker.check(FOUR).legal
    five = changed(FOUR, *player("fifth", "tegan", "orange-bases"))
    assert faults(TOTD.checker.check(five).errors) == [
        ("TOTD-D01", "count-above", 5, 4),
        ("TOTD-D02.box", "copies-above", 5, 4),
        ("TOTD-D02.box", "copies-above", 5, 4),
    ]


def one_player() -> Deck:
    less = [
        {place: -n for place, n in part.items()}
        for part in player("tenth", "martha-jones", "blue-bases")
    ]
    return changed(TWO, *less)


@rule("TOTD-D01", "TOTD-L02")
def test_each_player_has_one_doctor() -> None:
    # A third Doctor without a third player's pieces.
    pair(
        TOTD,
        TWO,
        add("seventh-doctor", section="team"),
        [
            ("TOTD-D03", "terms-differs", 2, 3),
            ("TOTD-D03.miniatures", "terms-differs", 2, 3),
            ("TOTD-D04", "link-missing", 2, 3),
            ("TOTD-D04.markers", "terms-differs", 2, 3),
            ("TOTD-D05", "terms-differs", 2, 3),
            ("TOTD-D06", "link-missing", 2, 3),
            ("TOTD-D06.count", "terms-differs", 2, 3),
        ],
    )


@rule("TOTD-D01")
def test_a_team_has_doctors_companions_and_markers() -> None:
    change = move("bessie", "timey", "team")
    pair(TOTD, TWO, change, [("TOTD-D01.only", "count-above", 1, 0)])


@rule("TOTD-D02", "TOTD-L03", "TOTD-R07")
def test_no_two_players_have_the_same_doctor() -> None:
    pair(
        TOTD,
        TWO,
        swap("tenth-doctor", "fifth-doctor", section="team"),
        [
            ("TOTD-D02", "copies-above", 2, 1),
            ("TOTD-D02.box", "copies-above", 2, 1),
            ("TOTD-D06.shared", "copies-above", 2, 1),
        ],
    )


@rule("TOTD-R07")
def test_another_card_of_the_same_incarnation_is_the_same_doctor() -> None:
    fields = {"incarnation": 5, "crew": "tenth", "linked": "Martha Jones", "product": "base"}
    entry = {"id": "fifth-again", "name": "Fifth again", "type": "doctor", "fields": fields}
    pair(
        TOTD,
        TWO,
        swap("tenth-doctor", "fifth-again", section="team"),
        [("TOTD-D02", "copies-above", 2, 1)],
        checker=with_card(TOTD, entry),
    )


@rule("TOTD-D03", "TOTD-L08")
def test_each_player_has_a_console() -> None:
    change = add("tardis-console", -1, "consoles")
    pair(TOTD, TWO, change, [("TOTD-D03", "terms-differs", 1, 2)])


@rule("TOTD-D03", "TOTD-L08")
def test_each_player_has_a_miniature() -> None:
    change = add("tardis-miniature", -1, "consoles")
    pair(TOTD, TWO, change, [("TOTD-D03.miniatures", "terms-differs", 1, 2)])


@rule("TOTD-D03")
def test_nothing_else_stands_with_the_consoles() -> None:
    change = move("bessie", "timey", "consoles")
    pair(TOTD, TWO, change, [("TOTD-D03.only", "count-above", 1, 0)])


@rule("TOTD-D04", "TOTD-L08")
def test_each_player_has_the_marker_of_the_doctor() -> None:
    change = swap("tenth-doctor-marker", "first-doctor-marker", section="team")
    pair(TOTD, TWO, change, [("TOTD-D04", "link-missing", 1, 2)])
    pair(
        TOTD,
        TWO,
        add("first-doctor-marker", section="team"),
        [("TOTD-D04.markers", "terms-differs", 3, 2)],
    )


@rule("TOTD-D05", "TOTD-L06")
def test_each_player_has_a_colour() -> None:
    change = add("blue-bases", -1, "consoles")
    pair(TOTD, TWO, change, [("TOTD-D05", "terms-differs", 1, 2)])


@rule("TOTD-D05", "TOTD-L06", "TOTD-R08")
def test_the_colours_differ() -> None:
    pair(
        TOTD,
        TWO,
        swap("blue-bases", "green-bases", section="consoles"),
        [("TOTD-D02.box", "copies-above", 2, 1), ("TOTD-D05.differ", "copies-above", 2, 1)],
    )


@rule("TOTD-D06", "TOTD-L04")
def test_each_player_starts_with_the_linked_companion() -> None:
    change = swap("martha-jones", "rose-tyler", section="team")
    pair(TOTD, TWO, change, [("TOTD-D06", "link-missing", 1, 2)])
    change = add("rose-tyler", section="team")
    pair(TOTD, TWO, change, [("TOTD-D06.count", "terms-differs", 3, 2)])


@rule("TOTD-R09")
def test_two_doctors_of_one_companion_cannot_be_in_one_team() -> None:
    fields = {"incarnation": 14, "crew": "tenth", "linked": "Tegan", "product": "base"}
    entry = {"id": "another", "name": "Another", "type": "doctor", "fields": fields}
    pair(
        TOTD,
        TWO,
        swap("tenth-doctor", "another", section="team"),
        [("TOTD-D06.shared", "copies-above", 2, 1)],
        checker=with_card(TOTD, entry),
    )


@rule("TOTD-D07", "TOTD-L07")
def test_there_are_two_tokens_for_each_player() -> None:
    tokens = changed(TWO, add("sonic-charge-token", -16, "table"))
    change = add("sonic-charge-token", -1, "table")
    pair(TOTD, tokens, change, [("TOTD-D07", "terms-above", 4, 3)])


@rule("TOTD-D07")
def test_five_tokens_for_each_player_are_advised() -> None:
    change = add("sonic-charge-token", -1, "table")
    pair(TOTD, FOUR, change, [("TOTD-D07.five", "terms-above", 20, 19)], advice=True)


@rule("TOTD-D08", "TOTD-L07")
def test_there_are_two_timey_wimey_cards_for_each_player() -> None:
    four = dict(list(TWO.sections["timey"].items())[:4])
    scarce = Deck.of({**TWO.sections, "timey": four})
    change = add(next(iter(four)), -1, "timey")
    pair(TOTD, scarce, change, [("TOTD-D08", "terms-above", 4, 3)])


@rule("TOTD-D09", "TOTD-L05")
def test_a_starting_companion_is_not_in_the_decks() -> None:
    pair(
        TOTD,
        TWO,
        add("tegan", section="companions"),
        [("TOTD-D02.box", "copies-above", 2, 1), ("TOTD-D09", "copies-above", 2, 1)],
    )


@rule("TOTD-D09")
def test_the_companion_decks_hold_companions() -> None:
    change = move("bessie", "timey", "companions")
    pair(TOTD, TWO, change, [("TOTD-D09.only", "count-above", 1, 0)])


def test_beside_the_team_only_doctors_wait_to_be_regenerated_into() -> None:
    change = move("bessie", "timey", "spare")
    pair(TOTD, TWO, change, [("TOTD-D02.spare", "count-above", 1, 0)])
    both = add("eleventh-doctor", section="spare")
    assert not TOTD.checker.check(changed(TWO, both)).legal


@rule("TOTD-L05")
def test_a_group_may_play_with_the_first_box_alone_and_whole() -> None:
    whole = {"whole_box": True}
    # Every companion is in the team or in the decks.
    missing = [("TOTD-D09.whole", "group-incomplete", 26, 27)]
    pair(TOTD, FOUR, add("vicki", -1, "companions"), missing, options=whole)
    assert TOTD.checker.check(changed(FOUR, add("vicki", -1, "companions"))).legal
    foreign = [("TOTD-D09.first-box", "count-above", 1, 0)]
    pair(TOTD, FOUR, add("ace", section="companions"), foreign, options=whole)


@rule("TOTD-D10")
def test_the_anomaly_deck_has_a_card_for_every_marker() -> None:
    four = dict(list(TWO.sections["anomalies"].items())[:4])
    scarce = Deck.of({**TWO.sections, "anomalies": four})
    change = add(next(iter(four)), -1, "anomalies")
    pair(TOTD, scarce, change, [("TOTD-D10", "count-below", 3, 4)])
    change = add("anomaly-marker", -1, "table")
    pair(TOTD, TWO, change, [("TOTD-D10.markers", "count-differs", 3, 4)])


@rule("TOTD-C14", "TOTD-R06")
def test_there_are_six_dalek_markers_and_davros_is_one() -> None:
    change = add("dalek-marker", -1, "table")
    pair(TOTD, TWO, change, [("TOTD-C14", "count-differs", 5, 6)])
    pair(
        TOTD,
        TWO,
        add("davros-marker", -1, "table"),
        [("TOTD-C14", "count-differs", 5, 6), ("TOTD-C14.davros", "count-differs", 0, 1)],
    )


@rule("TOTD-S04")
def test_there_are_dilemmas_for_earth_and_for_two_locations() -> None:
    seven = dict(list(TWO.sections["dilemmas"].items())[:7])
    change = add(next(iter(seven)), -1, "dilemmas")
    scarce = Deck.of({**TWO.sections, "dilemmas": seven})
    pair(TOTD, scarce, change, [("TOTD-S04", "count-below", 6, 7)])


@rule("TOTD-M07")
def test_there_are_two_locations_to_draw() -> None:
    two = dict(list(TWO.sections["locations"].items())[:2])
    change = add(next(iter(two)), -1, "locations")
    scarce = Deck.of({**TWO.sections, "locations": two})
    pair(TOTD, scarce, change, [("TOTD-M07", "count-below", 1, 2)])


@rule("TOTD-B10")
def test_there_are_black_dice_for_a_full_pool() -> None:
    change = add("black-story-die", -1, "dice")
    pair(TOTD, TWO, change, [("TOTD-B10", "count-below", 7, 8)])


@rule("TOTD-B12")
@pytest.mark.parametrize("colour", ["blue", "green", "red"])
def test_there_are_three_dice_of_each_colour(colour: str) -> None:
    change = add(f"{colour}-story-die", -1, "dice")
    pair(TOTD, TWO, change, [(f"TOTD-B12.{colour}", "count-below", 2, 3)])
