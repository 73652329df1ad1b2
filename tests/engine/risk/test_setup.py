"""Set-up: the deal, the cards in hand, the start of the strip."""

from __future__ import annotations

from collections import Counter

import pytest

from cards.catalogue.problems import CardError
from engine.risk.matchup import Matchup, setup_problems
from tests.engine.risk.stage import game, setups

DEALS = {2: [12, 12], 3: [14, 14, 14], 4: [10, 10, 11, 11], 5: [8, 8, 8, 9, 9]}


def deal(players: int, first: int) -> list[int]:
    """Territories in turn order."""
    table = game(players, first=first).table
    counts = Counter(table.owner_of)
    return [counts[(first + place) % players] for place in range(players)]


@pytest.mark.rule("RISK-S03", "RISK-S04", "RISK-D06", "RISK-D07", "RISK-D08", "RISK-X11")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_all_are_dealt_and_the_last_players_get_the_extra_ones(players: int) -> None:
    for first in range(players):
        assert deal(players, first) == DEALS[players]


@pytest.mark.rule("RISK-S05", "RISK-D05")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_three_daleks_in_every_territory(players: int) -> None:
    table = game(players).table
    # Nobody has placed anything before the first decision of the first turn.
    assert table.daleks == [3] * 42
    assert sum(table.daleks) == 126


@pytest.mark.rule("RISK-S06", "RISK-L01")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_all_territory_cards_are_shuffled_into_one_deck(players: int) -> None:
    table = game(players).table
    cards = [table.design[card] for card in [*table.deck, *table.space]]
    assert len(set(cards)) == 42
    assert len(table.space) == 1  # the TARDIS of the first turn has landed
    assert all(hand == [] for hand in table.hand)
    other = game(players, seed=2).table
    assert cards != [other.design[card] for card in [*other.deck, *other.space]]


@pytest.mark.rule("RISK-S07", "RISK-S08", "RISK-N06", "RISK-D10", "RISK-R07")
@pytest.mark.parametrize(("players", "missions"), [(2, 3), (3, 2), (4, 2), (5, 2)])
def test_hands(players: int, missions: int) -> None:
    table = game(players).table
    assert [len(hand) for hand in table.missions] == [missions] * players
    assert [len(hand) for hand in table.powers] == [3] * players
    kinds = Counter(table.box.kind[table.design[card]] for card in table.undealt)
    assert sum(kinds.values()) == 25 - players * (missions + 3)


@pytest.mark.rule("RISK-S07", "RISK-S08")
def test_hands_are_secret() -> None:
    table = game(3).table
    for seat in range(3):
        for other in range(3):
            for hand in (table.missions[other], table.powers[other]):
                assert all(
                    bool(table.known[card] & (1 << seat)) == (seat == other) for card in hand
                )


@pytest.mark.rule("RISK-S09", "RISK-C10")
def test_clara_starts_on_the_first_space() -> None:
    assert {game(3, seed).table.clara for seed in range(40)} == {1, 2}  # 2: her card came first
    assert game(3, 1, long=True).table.clara == 1


@pytest.mark.rule("RISK-S02", "RISK-R08")
def test_who_begins_is_drawn_unless_named() -> None:
    assert {game(4, seed).table.active for seed in range(60)} == {0, 1, 2, 3}
    assert game(4, first=2).table.active == 2


@pytest.mark.rule("RISK-S01", "RISK-D09", "RISK-C04")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_player_has_an_army_of_his_own(players: int) -> None:
    table = game(players).table
    armies = [colour for colour in table.colours if colour >= 0]
    assert len(set(armies)) == len(armies) == (5 if players == 2 else players)


@pytest.mark.rule("RISK-S01", "RISK-S02", "RISK-Q01", "RISK-Q02")
def test_players_choose_armies_and_who_begins_when_asked() -> None:
    board = game(3, ask=True)
    board.asks("choose army", seat=0)
    assert len(board.texts) == 5
    board.do("Take the Red Daleks").asks("choose army", seat=1).cannot("Take the Red Daleks")
    board.do("Take the Bronze Daleks").do("Take the Yellow Daleks")
    board.only("Let Player 1 begin", "Let Player 2 begin", "Let Player 3 begin", seat=0)
    board.do("Let Player 3 begin")
    assert board.table.active == 2
    assert [board.table.box.army_names[k] for k in board.table.colours[:3]] == [
        "Red Daleks", "Bronze Daleks", "Yellow Daleks"
    ]  # fmt: skip


@pytest.mark.rule("RISK-N02", "RISK-N03", "RISK-X12")
def test_two_players_and_three_neutral_armies() -> None:
    for first in (0, 1):
        board = game(2, first=first)
        assert sorted(Counter(board.table.owner_of).items()) == [
            (0, 12), (1, 12), (2, 6), (3, 6), (4, 6)
        ]  # fmt: skip
        assert board.table.daleks == [3] * 42


@pytest.mark.rule("RISK-N04", "RISK-N05", "RISK-R35", "RISK-X12")
def test_a_pile_of_three_under_each_neutral_army() -> None:
    table = game(2).table
    assert [len(pile) for pile in table.piles] == [3, 3, 3]
    assert len(table.deck) == 33  # the neutral Daleks come before the TARDIS
    assert all(table.known[card] == 0 for pile in table.piles for card in pile)


def test_set_ups_must_fit_each_other() -> None:
    three = setups(3)
    assert setup_problems(three) == []
    assert setup_problems(three * 2) == ["expected 1 to 5 decks, got 6"]
    assert setup_problems(three[:2])[0] == (
        "set-up 1: expected a table for 2 players, got Three-player table"
    )
    mixed = [*setups(3)[:2], setups(3, long=True)[0]]
    assert "expected one kind of game" in setup_problems(mixed)[0]
    with pytest.raises(CardError, match="expected a table for 2 players"):
        Matchup(three[:2])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_set_up_by_itself_seats_all_its_armies_in_turn_order(players: int) -> None:
    (alone,) = setups(players)[:1]
    table = Matchup([alone]).start(5)
    assert table.seats == players
    assert table.active == 0
    assert table.names == [card.name for card in alone.section("armies")]
    assert [table.box.army_names[k] for k in table.colours[:players]] == table.names
    fewer = setups(players)[0]
    lacking = type(fewer)({**fewer.sections, "armies": fewer.section("armies")[1:]})
    assert setup_problems([lacking]) == [
        f"set-up 1: expected {players} armies with a player, got {players - 1}"
    ]


def test_the_same_seed_deals_the_same_board_whatever_sits_where() -> None:
    ready = Matchup(setups(3))
    one, two = ready.start(7, order=[0, 1, 2], first=0), ready.start(7, order=[1, 2, 0], first=0)
    assert one.owner_of == two.owner_of
    assert one.colours[0] == two.colours[2]  # the army goes with its set-up
