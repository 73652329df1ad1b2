"""Set-up: what lies where before the first turn."""

from __future__ import annotations

import pytest

from cards.catalogue.problems import CardError
from cards.ready import ReadyDeck
from engine.rng import seeded
from engine.totd import board, codes
from engine.totd.game import TotdTable
from engine.totd.matchup import Matchup
from engine.totd.teams import random_deck, team_deck
from tests.engine.totd.harness import CARDS

rule = pytest.mark.rule
DOCTORS = [card for card in CARDS if card.type == "doctor"]


def team(*numbers: int) -> ReadyDeck:
    return team_deck(CARDS, [card for card in DOCTORS if card.fields["incarnation"] in numbers])


def start(*numbers: int, seed: int = 3) -> TotdTable:
    return Matchup([team(*numbers)]).start(seed)


@rule("TOTD-S04", "TOTD-S05", "TOTD-S06", "TOTD-S07", "TOTD-D07", "TOTD-D08", "TOTD-S10")
def test_the_table_before_the_first_turn() -> None:
    table = start(4, 11, 12)
    home = table.tiles[0]
    assert len(table.slots[home]) == 3
    assert all(card >= 0 and table.known[card] == 0 for card in table.slots[home])
    assert table.markers == [6, 9, 12, 15]
    assert (table.ship, table.tardis) == (1, [3, 3, 3])
    assert table.tokens == [4, 2, 2]  # the first Doctor has had Prepare
    assert [len(hand) for hand in table.hand][1:] == [2, 2]
    assert table.at == [codes.NOWHERE] * 3
    assert len(table.tiles) == 1


@rule("TOTD-D06", "TOTD-D09")
def test_linked_companions_begin_on_the_consoles_and_not_in_the_decks() -> None:
    table = start(4, 11, 12)
    names = [[board.design(table, card).name for card in held] for held in table.companions]
    assert names == [["Sarah Jane Smith"], ["Amy Pond"], ["Clara Oswald"]]
    assert all(table.part_time[card] == 0 for held in table.companions for card in held)
    decks = {board.design(table, card).name for card in table.earth_deck + table.alien_deck}
    assert not decks & {"Sarah Jane Smith", "Amy Pond", "Clara Oswald"}
    assert {board.design(table, card).deck for card in table.earth_deck} == {codes.EARTH_DECK}


@rule("TOTD-S01", "TOTD-S02", "TOTD-S03", "TOTD-S08")
def test_every_pile_is_shuffled() -> None:
    piles = ("earth_deck", "alien_deck", "timey_deck", "location_deck", "dilemma_deck",
             "anomaly_deck")  # fmt: skip
    one, two = start(4, 11, seed=1), start(4, 11, seed=2)
    for name in piles:
        first = [one.design[card] for card in getattr(one, name)]
        second = [two.design[card] for card in getattr(two, name)]
        assert first != second, name
    again = start(4, 11, seed=1)
    assert again.to_dict() == one.to_dict()


@rule("TOTD-C01", "TOTD-D02")
@pytest.mark.parametrize("numbers", [(4,), (1, 4, 8, 11, 12)])
def test_two_to_four_players(numbers: tuple[int, ...]) -> None:
    with pytest.raises(CardError, match="expected 2 to 4 Doctors in the team"):
        Matchup([team(*numbers)])
    assert start(4, 11).seats == 2
    assert start(4, 8, 11, 12).seats == 4


def test_a_team_is_one_deck() -> None:
    with pytest.raises(CardError, match="expected one team, got 2"):
        Matchup([team(4, 11), team(1, 12)])


@rule("TOTD-C10", "TOTD-C13", "TOTD-C12", "TOTD-C09")
def test_the_box_has_every_kind_of_card() -> None:
    box = start(4, 11).box
    kinds = {printed.kind for printed in box.designs}
    assert {codes.DOCTOR, codes.COMPANION, codes.TIMEY, codes.LOCATION, codes.DILEMMA} <= kinds
    uses = {printed.use for printed in box.designs if printed.kind == codes.TIMEY}
    assert uses == {codes.EQUIPMENT, codes.EVENT, codes.TRANSFER}
    assert all(printed.fails for printed in box.designs if printed.kind == codes.DILEMMA)


def test_random_teams_can_be_set_up() -> None:
    seats = {Matchup([random_deck(CARDS, seeded(n))]).start(n).seats for n in range(12)}
    assert seats == {2, 3, 4}
