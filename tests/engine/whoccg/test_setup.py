"""Set-up: its order, stacked Spacetimes, Set-Up cards, initiative, opening Goals, hands."""

from __future__ import annotations

import pytest

from cards.catalogue.problems import CardError
from engine.games import engine_of
from engine.whoccg import constants
from engine.whoccg.game_api import Matchup, setup_problems
from tests.engine.whoccg.cardset import CARDS, body
from tests.engine.whoccg.harness import Play, deck, new


def opened(game: Play) -> Play:
    while game.kind == "opening goal":
        game.do("Open with")
    return game


@pytest.mark.rule("WHO-C01", "WHO-R01", "WHO-V02")
def test_two_to_eight_players_and_never_one() -> None:
    assert engine_of("whoccg").PLAYERS == (2, 8)
    assert setup_problems([deck()]) == ["expected two to eight decks, got 1"]
    assert setup_problems([deck()] * 8) == []
    with pytest.raises(CardError, match="two to eight"):
        Matchup([deck()])


@pytest.mark.rule("WHO-S01", "WHO-S13", "WHO-R25", "WHO-S12", "WHO-R24")
def test_the_order_of_set_up() -> None:
    game = opened(new(deck(setup=["tardis", "susan"]), deck(), deck()))
    lines = game.logged
    steps = (" lays ", " starts with ", " takes the first turn", " opens with ")
    first = {name: next(k for k, line in enumerate(lines) if name in line) for name in steps}
    assert sorted(first.values()) == list(first.values())
    assert "Ann takes the first turn" in lines
    openers = [line.split()[0] for line in lines if " opens with " in line]
    assert openers == ["Cid", "Bob", "Ann"]
    game.end()
    assert game.table.active == 1
    assert game.end().table.active == 2


@pytest.mark.rule("WHO-S03", "WHO-R19", "WHO-S16", "WHO-P04")
def test_shared_spacetime_cards_are_stacked_and_take_a_goal_each() -> None:
    game = new(deck(), deck())
    table = game.table
    assert [len(stack) for stack in table.stacks] == [2, 2, 2]
    game.do("Open with Rich Goal at Earth").do("Open with Rich Goal at Earth")
    assert table.goalers[0] == 3


@pytest.mark.rule("WHO-S05", "WHO-R21", "WHO-S06", "WHO-S07", "WHO-R22")
def test_crew_starts_aboard_at_no_place_and_for_nothing() -> None:
    game = opened(new(deck(), deck()))
    assert game.spot("tardis", 0) == game.spot("doctor-1", 0) == game.spot("susan", 0) == -1
    assert game.table.spent_points == 0
    game.act()
    while game.kind != "move tardis":
        game.do("Do nothing more")
    assert {text.split(" to ")[1] for text in game.texts if text.startswith("Move")} == {
        "Earth, 1970", "Skaro", "Mars",
    }  # fmt: skip


@pytest.mark.rule("WHO-S09", "WHO-R23", "WHO-S10", "WHO-X25")
def test_initiative_goes_to_the_lowest_qualities_then_cost() -> None:
    extra = [body("a", "tardis-character", "10/10/10", cost=1),
             body("b", "tardis-character", "8/10/10", cost=9),
             body("c", "tardis-character", "10/8/10", cost=8)]  # fmt: skip
    decks = [deck(extra, setup=["tardis", name]) for name in "abc"]
    game = opened(new(*decks))
    assert "Cid takes the first turn" in game.logged
    assert game.table.active == 2
    assert game.end().table.active == 0
    bare = opened(new(deck(), deck(setup=["tardis"])))
    assert "Bob takes the first turn" in bare.logged


@pytest.mark.rule("WHO-S11")
def test_a_tie_is_broken_by_chance() -> None:
    starters = {opened(new(seed=seed)).table.first for seed in range(12)}
    assert starters == {0, 1}


@pytest.mark.rule("WHO-S15", "WHO-P02")
def test_opening_goals_go_on_own_spacetime_cards() -> None:
    game = new(deck(), deck(spacetimes=["traken", "gallifrey", "zeta-minor"]))
    seats: dict[int, set[str]] = {}
    while game.kind == "opening goal":
        seats[game.table.seat] = {text.split(" at ")[1] for text in game.texts}
        game.do("Open with")
    assert seats == {0: {"Earth, 1970", "Skaro", "Mars"}, 1: {"Gallifrey", "Zeta Minor"}}


@pytest.mark.rule("WHO-S17", "WHO-S18", "WHO-S19", "WHO-S20", "WHO-S21", "WHO-R26", "WHO-V01")
def test_after_the_set_up() -> None:
    game = opened(new(deck(plots=["alliance", "trial"]), deck()))
    table = game.table
    assert [len(hand) for hand in table.hand] == [8, 8]
    assert [len(cards) for cards in table.deck] == [42, 42]
    assert table.pile == [[], []]
    assert [len(side) for side in table.plots] == [2, 0]
    assert all(table.known[i] == 1 for i in table.plots[0])
    assert table.points == table.reached == table.opposed == [0, 0]
    assert not any(table.known[i] for i in table.deck[0])


@pytest.mark.rule("WHO-S08", "WHO-R18", "WHO-S02", "WHO-S14")
def test_players_may_choose_their_set_up_themselves() -> None:
    game = new(deck(plots=["alliance"]), deck(), ask=True)
    game.do("Lay Mars", "Lay Skaro", "Lay Earth")
    assert not game.can("Lay")
    assert game.can("Start with TARDIS, Type 40")
    assert not game.can("Start with The Doctor")  # nobody starts aboard without a TARDIS
    game.do("Start with TARDIS", "Play no more cards at Set-Up")
    assert game.table.view(1).picks[0] == [[], [], [], [], [], []]  # type: ignore[attr-defined]
    assert game.texts == ["Shuffle in the unused Set-Up cards", "Leave out the unused Set-Up cards"]
    game.do("Leave out", "Take the Plot Alliance")
    game.do("Lay Mars", "Lay Skaro", "Lay Earth", "Play no more cards at Set-Up", "Shuffle in")
    opened(game)
    table = game.table
    stock = [len([i for i in range(table.cards) if table.owner[i] == p]) for p in range(2)]
    assert stock == [56, 57]  # Ann left two cards out of the game; both keep Plots apart


@pytest.mark.rule("WHO-X16", "WHO-D08", "WHO-D10", "WHO-D11")
def test_cards_beneath_and_placed_cards_use_no_slot() -> None:
    game = new(
        deck(setup=["tardis-two", "doctor-1", "mini-scope"],
             placed=["screwdriver", "dalek", "auton", "cyberman"],
             spacetimes=["telos", "earth-present", "skaro"]),
        deck(),
    )  # fmt: skip
    opened(game)
    assert game.spot("cyberman", 0) == game.spot("telos", 0)
    assert (game.place("screwdriver", 0), game.spot("screwdriver", 0)) == ("play", -1)
    under = [i for i in range(game.table.cards) if game.table.place[i] == constants.UNDER_PLACE]
    names = {game.table.pool.designs[game.table.design[i]].card_id for i in under}
    assert names == {"dalek", "auton"}
    assert {game.table.host[i] for i in under} == {game.i("mini-scope")}


@pytest.mark.rule("WHO-D16", "WHO-R12", "WHO-X29")
def test_without_a_tardis_a_card_that_may_start_alone_goes_to_a_place() -> None:
    iris = body("iris", "tardis-character", "8/5/9", species=["Timelord"], setup=True,
                starts_alone=True, substitute=True)  # fmt: skip
    game = new(deck([iris], setup=["iris"]), deck())
    assert game.kind == "set-up place"
    game.do("Start Iris at Skaro")
    opened(game)
    assert game.spot("iris") == game.spot("skaro", 0)


def test_what_cannot_be_set_up_is_refused_in_full() -> None:
    bad = deck(spacetimes=["traken", "earth-present"], goal=[])
    assert setup_problems([bad, deck(spacetimes=["traken"] * 3)]) == [
        "deck 1: expected 3 opening Spacetime cards, got 2",
        "deck 1: expected 1 opening Goal, got 0",
        "deck 2: expected an opening Spacetime card that takes Rich Goal",
    ]
    assert CARDS["traken"].type == "spacetime"
