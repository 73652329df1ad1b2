"""Box and set-ups of Risk: a legal set-up and one that differs in one thing."""

from __future__ import annotations

import pytest

from cards.deck import Deck
from tests.cards.construction.stage import (
    Fault,
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
RISK = game("risk")
TWO, THREE, FOUR, FIVE = (RISK.stock[f"{n}-players"] for n in ("two", "three", "four", "five"))


def other_table(deck: Deck, faulty: list[Fault], **values: int) -> None:
    """The set-up is legal; with a table that differs in some values it has these faults."""
    (name,) = deck.sections["table"]
    table = RISK.catalogue.by_id[name]
    assert all(table.fields[field] != value for field, value in values.items())
    entry = {"id": "other", "name": "Other", "type": "table", "fields": {**table.fields, **values}}
    checker = with_card(RISK, entry)
    pair(RISK, deck, swap(name, "other", section="table"), faulty, checker=checker)


@rule("RISK-D01", "RISK-S03")
def test_there_are_42_territory_cards() -> None:
    change = add("alaska", -1, "territories")
    pair(RISK, FOUR, change, [("RISK-D01", "count-differs", 41, 42)])


@rule("RISK-D01")
def test_each_territory_has_one_card() -> None:
    pair(
        RISK,
        FOUR,
        swap("alaska", "brazil", section="territories"),
        [("RISK-D01.once", "copies-above", 2, 1), ("RISK-D04.box", "copies-above", 2, 1)],
    )


@rule("RISK-D02")
def test_there_are_15_power_cards() -> None:
    pair(RISK, FOUR, add("leela", -1, "powers"), [("RISK-D02", "count-differs", 14, 15)])


@rule("RISK-D03")
def test_there_are_10_mission_cards() -> None:
    change = add("defeat-the-yeti", -1, "missions")
    pair(RISK, FOUR, change, [("RISK-D03", "count-differs", 9, 10)])


@rule("RISK-D01", "RISK-D02", "RISK-D03", "RISK-D04")
@pytest.mark.parametrize(
    ("card", "source", "target", "key"),
    [
        ("alaska", "territories", "powers", "RISK-D02.only"),
        ("alaska", "territories", "missions", "RISK-D03.only"),
        ("alaska", "territories", "pieces", "RISK-D04.only"),
        ("alaska", "territories", "table", "RISK-C01.only"),
        ("alaska", "territories", "armies", "RISK-D09.only"),
        ("leela", "powers", "territories", "RISK-D01.only"),
    ],
)
def test_each_part_holds_its_own_kind(card: str, source: str, target: str, key: str) -> None:
    missing = {
        "territories": ("RISK-D01", "count-differs", 41, 42),
        "powers": ("RISK-D02", "count-differs", 14, 15),
    }
    expected = [missing[source], (key, "count-above", 1, 0)]
    pair(RISK, FOUR, move(card, source, target), expected)


@rule("RISK-D04", "RISK-R03")
def test_there_are_three_black_and_two_red_dice() -> None:
    pair(
        RISK,
        FOUR,
        add("black-attack-die", -1, "pieces"),
        [("RISK-D04.black", "count-differs", 2, 3), ("RISK-D04.dice", "count-differs", 4, 5)],
    )
    pair(
        RISK,
        FOUR,
        swap("black-attack-die", "red-defence-die", section="pieces"),
        [("RISK-D04.black", "count-differs", 2, 3), ("RISK-D04.box", "copies-above", 3, 2)],
    )


@rule("RISK-D04")
@pytest.mark.parametrize(
    ("card", "part"), [("tardis", "tardis"), ("clara-token", "clara"), ("board", "board")]
)
def test_there_is_one_board_one_tardis_and_one_clara_token(card: str, part: str) -> None:
    change = add(card, -1, "pieces")
    pair(RISK, FOUR, change, [(f"RISK-D04.{part}", "count-differs", 0, 1)])


@rule("RISK-C01")
def test_a_table_card_says_how_many_play() -> None:
    pair(
        RISK,
        FOUR,
        add("table-4", -1, "table"),
        [
            ("RISK-C01", "count-differs", 0, 1),
            ("RISK-D05", "terms-differs", 0, 42),
            ("RISK-D05.daleks", "sum-differs", 0, 3),
            ("RISK-D09", "terms-differs", 4, 0),
        ],
    )


@rule("RISK-C01")
def test_two_to_five_play() -> None:
    for deck in (TWO, THREE, FOUR, FIVE):
        assert RISK.checker.check(deck).legal
    other_table(
        FIVE,
        [("RISK-C01.players", "count-above", 1, 0), ("RISK-D09", "terms-differs", 5, 6)],
        players=6,
    )


@rule("RISK-D05", "RISK-S03")
def test_every_territory_is_dealt_to_one_army() -> None:
    expected = [("RISK-D05", "terms-differs", 41, 42), ("RISK-D08", "count-above", 1, 0)]
    other_table(FIVE, expected, seat5=8)


@rule("RISK-D05")
def test_every_territory_starts_with_three_daleks() -> None:
    other_table(FOUR, [("RISK-D05.daleks", "sum-differs", 2, 3)], daleks_each=2)


@rule("RISK-D06", "RISK-S04")
def test_three_players_have_14_territories_each() -> None:
    other_table(THREE, [("RISK-D06", "count-above", 1, 0)], seat1=13, seat3=15)


@rule("RISK-D07", "RISK-S04")
def test_with_four_players_the_extra_territories_go_to_the_last() -> None:
    other_table(FOUR, [("RISK-D07", "count-above", 1, 0)], seat1=11, seat4=10)


@rule("RISK-D08", "RISK-S04")
def test_with_five_players_the_extra_territories_go_to_the_last() -> None:
    other_table(FIVE, [("RISK-D08", "count-above", 1, 0)], seat1=9, seat5=8)


@rule("RISK-D09", "RISK-S01")
def test_every_player_has_an_army() -> None:
    change = add("red-daleks", -1, "armies")
    pair(RISK, FOUR, change, [("RISK-D09", "terms-differs", 3, 4)])


@rule("RISK-D09")
def test_no_two_players_share_an_army() -> None:
    pair(
        RISK,
        FOUR,
        swap("red-daleks", "black-daleks", section="armies"),
        [("RISK-D04.box", "copies-above", 2, 1), ("RISK-D09.own", "copies-above", 2, 1)],
    )


@rule("RISK-D10", "RISK-R07")
def test_no_more_missions_and_powers_are_dealt_than_the_box_has() -> None:
    # Five players use all ten Missions and all 15 Power cards; what four leave stays out.
    other_table(FIVE, [("RISK-D10", "terms-above", 11, 10)], missions_dealt=11)
    other_table(FIVE, [("RISK-D10.powers", "terms-above", 16, 15)], powers_dealt=16)


@rule("RISK-S06")
def test_all_territory_cards_go_back_into_the_deck() -> None:
    other_table(THREE, [("RISK-S06", "count-above", 1, 0)], draw_pile=33)


@rule("RISK-S07")
def test_three_or_more_players_get_two_missions_each() -> None:
    other_table(THREE, [("RISK-S07", "count-above", 1, 0)], missions_each=3)


@rule("RISK-S08")
def test_three_or_more_players_get_three_powers_each() -> None:
    other_table(FIVE, [("RISK-S08", "count-above", 1, 0)], powers_each=2)


@rule("RISK-N02")
def test_two_players_leave_three_neutral_armies() -> None:
    change = add("black-daleks", -1, "neutral")
    pair(RISK, TWO, change, [("RISK-N02", "terms-differs", 2, 3)])
    change = add("yellow-daleks", section="neutral")
    pair(RISK, FOUR, change, [("RISK-N02", "terms-differs", 1, 0)])
    expected = [("RISK-N02", "terms-differs", 3, 2), ("RISK-N02.three", "count-above", 1, 0)]
    other_table(TWO, expected, neutrals=2)


@rule("RISK-N03")
def test_two_players_have_twelve_territories_each() -> None:
    other_table(TWO, [("RISK-N03", "count-above", 1, 0)], seat1=13, neutral_deal=17)


@rule("RISK-N04", "RISK-N05")
def test_three_piles_of_three_leave_33_cards_to_draw_from() -> None:
    other_table(TWO, [("RISK-N05", "count-above", 1, 0)], draw_pile=42)


@rule("RISK-N06")
def test_two_players_get_three_missions_and_three_powers_each() -> None:
    other_table(TWO, [("RISK-N06", "count-above", 1, 0)], missions_each=2)
    other_table(TWO, [("RISK-N06", "count-above", 1, 0)], powers_each=2)


def test_a_set_up_with_the_table_of_another_number_of_players_is_illegal() -> None:
    wrong = changed(FOUR, swap("table-4", "table-3", section="table"))
    assert faults(RISK.checker.check(wrong).errors) == [("RISK-D09", "terms-differs", 4, 3)]
