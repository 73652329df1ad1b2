"""The board and the box: what is printed, and that the cards say the same."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.risk.lower import board, map_file
from tests.engine.risk.stage import CARDS, CLARA, POOL, TERRITORIES, TWO_STARS, game, position

ACROSS = {
    ("Afghanistan", "Russia"), ("Alaska", "Kamchatka"), ("Brazil", "North Africa"),
    ("Central America", "Venezuela"), ("East Africa", "Middle East"), ("Egypt", "Middle East"),
    ("Egypt", "Southern Europe"), ("Greenland", "Iceland"), ("Indonesia", "Siam"),
    ("Middle East", "Russia"), ("Middle East", "Southern Europe"),
    ("North Africa", "Southern Europe"), ("North Africa", "Western Europe"), ("Russia", "Ural"),
}  # fmt: skip
"""Every connection between two continents."""


@pytest.mark.rule("RISK-C02")
def test_forty_two_territories_in_six_continents() -> None:
    made = board()
    assert len(set(made.names)) == len(made.names) == 42
    sizes = dict(zip(made.continent_names, map(len, made.members), strict=True))
    assert sizes == {
        "North America": 9, "South America": 4, "Europe": 7,
        "Africa": 6, "Asia": 12, "Australia": 4,
    }  # fmt: skip
    assert sorted(t for members in made.members for t in members) == list(range(42))


@pytest.mark.rule("RISK-C03", "RISK-R01")
def test_connections_go_both_ways_and_join_everything() -> None:
    made = board()
    pairs = {(a, b) for a in range(42) for b in made.near[a]}
    assert len(pairs) == 2 * 83
    assert all((b, a) in pairs and a != b for a, b in pairs)
    reached = {0}
    waiting = [0]
    while waiting:
        waiting += [b for b in made.near[waiting.pop()] if b not in reached and not reached.add(b)]
    assert len(reached) == 42
    across = {
        tuple(sorted((made.names[a], made.names[b])))
        for a, b in pairs
        if made.continent[a] != made.continent[b]
    }
    assert across == ACROSS
    for name in ("Russia", "Scandinavia", "Afghanistan", "India", "Great Britain"):
        assert name in made.names


@pytest.mark.rule("RISK-R14", "RISK-B04")
def test_bonuses_of_the_map_are_those_of_the_continent_cards() -> None:
    made = board()
    printed = {card.name: card.fields["bonus"] for card in POOL if card.type == "continent"}
    assert dict(zip(made.continent_names, made.bonus, strict=True)) == printed
    assert sum(made.bonus) == 24


def test_the_map_and_the_territory_cards_agree() -> None:
    made = board()
    for t, territory in enumerate(map_file().territories):
        card = CARDS[territory.id]
        assert card.name == territory.name
        assert card.fields["continent"] == territory.continent
        assert sorted(card.fields["borders"]) == sorted(made.names[n] for n in made.near[t])


def test_places_on_the_drawing_are_apart_and_inside() -> None:
    file = map_file()
    at = [territory.at for territory in file.territories]
    for x, y in at:
        assert 30 <= x <= file.width - 30
        assert 30 <= y <= file.height - 50
    close = [
        (a, b) for a in at for b in at if a < b and (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 < 3600
    ]
    assert close == []


@pytest.mark.rule("RISK-R17", "RISK-B12")
def test_the_chart_of_stars_is_that_of_the_board_card() -> None:
    printed = [f"{stars} stars: {daleks} Daleks" for stars, daleks in map_file().star_chart]
    assert printed == CARDS["board"].fields["star_chart"]
    assert dict(map_file().star_chart) == {
        2: 2, 3: 4, 4: 7, 5: 10, 6: 13, 7: 17, 8: 21, 9: 25, 10: 30
    }  # fmt: skip


@pytest.mark.rule("RISK-C07", "RISK-R04")
def test_territory_cards() -> None:
    assert len(TERRITORIES) == 42
    assert Counter(card.fields["stars"] for card in TERRITORIES) == {1: 30, 2: 12}
    assert len(TWO_STARS) == 12
    assert len(CLARA) == 14


@pytest.mark.rule("RISK-C04", "RISK-D04")
def test_five_armies_three_classic_and_two_paradigm() -> None:
    armies = [card for card in POOL if card.type == "army"]
    assert Counter(card.fields["design"] for card in armies) == {"classic": 3, "paradigm": 2}


@pytest.mark.rule("RISK-C05", "RISK-R02")
def test_daleks_are_counted_and_never_run_out() -> None:
    board = position(players=3, step="place", new=500, territories={"Russia": [0, 300]})
    board.do("Place 500 Daleks in Russia")
    assert board.at("Russia") == (0, 800)


@pytest.mark.rule("RISK-C08", "RISK-R05")
def test_missions_name_territory_invader_and_daleks() -> None:
    names = {card.name for card in TERRITORIES}
    missions = [card for card in POOL if card.type == "mission"]
    assert len(missions) == 10
    for card in missions:
        assert card.fields["territory"] in names
        assert card.fields["invader"]
        assert card.fields["daleks"] >= 1
    vampires = CARDS["defeat-the-vampires"].fields
    assert (vampires["territory"], vampires["daleks"]) == ("Southern Europe", 2)


@pytest.mark.rule("RISK-C09")
def test_power_cards_state_when_and_what() -> None:
    powers = [card for card in POOL if card.type == "power"]
    assert len(powers) == 15
    for card in powers:
        assert len(card.abilities) == 1
        assert card.fields["timing"] in card.abilities[0].timings


@pytest.mark.rule("RISK-C01")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_players(players: int) -> None:
    assert game(players).table.seats == players


@pytest.mark.rule("RISK-C11")
def test_every_territory_has_an_army_with_daleks() -> None:
    for players in (2, 3, 4, 5):
        table = game(players).table
        assert min(table.daleks) >= 1
        assert min(table.owner_of) >= 0
