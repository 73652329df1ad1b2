"""The turn: the TARDIS, Clara, new Daleks, the card, and what comes after what."""

from __future__ import annotations

import pytest

from tests.engine.risk.stage import CLARA, ONE_STAR, PLAIN, TWO_STARS, attackable, position, skip_to

OWN = {"Russia": [0, 5], "Ural": [1, 2], "Scandinavia": [0, 1]}


@pytest.mark.rule("RISK-T01", "RISK-Q11")
def test_the_steps_come_in_their_order() -> None:
    board = position(
        players=3, step="begin", territories={**OWN, "Peru": [0, 9]}, deck=[PLAIN[0]],
        dice=[6, 6, 6, 1, 1],
    )  # fmt: skip
    assert board.logged[1].startswith("The TARDIS lands")
    assert board.logged[2] == "Player 1 gets 3 Daleks"
    board.asks("place Daleks").do("Place 3 Daleks in Russia")
    board.asks("attack").cannot("Manoeuvre", "Draw", "Place")
    board.do("Attack Ural from Russia with 3").asks("attack").do("End your attacks")
    board.asks("manoeuvre").cannot("Attack", "Draw").do("Make no manoeuvre")
    board.asks("draw card").do("Draw no card")
    assert board.table.turn == 2
    assert board.used_dice


@pytest.mark.rule("RISK-T02")
def test_the_turn_passes_clockwise() -> None:
    board = position(
        players=3, step="draw", active=1, territories={"Russia": [0, 3], "Peru": [1, 1]}
    )
    assert board.table.active == 2
    board = position(
        players=3, step="draw", active=2, territories={"Russia": [0, 3], "Peru": [1, 1]}
    )
    assert board.table.active == 0


@pytest.mark.rule("RISK-L01", "RISK-L02")
def test_the_top_card_says_where_the_tardis_lands() -> None:
    board = position(players=3, step="begin", territories=OWN, deck=["Peru", "Brazil"])
    table = board.table
    assert table.box.board.names[table.tardis] == "Peru"
    assert board.names(table.space) == ["Peru"]
    assert board.names(table.deck[-1:]) == ["Brazil"]


@pytest.mark.rule("RISK-L03", "RISK-L04")
def test_no_attack_out_of_or_into_the_territory_of_the_tardis() -> None:
    pieces = {"Russia": [0, 5], "Ural": [1, 2], "Afghanistan": [1, 2], "Scandinavia": [0, 5]}
    free = attackable(position(players=3, territories=pieces))
    assert ("Ural", "Russia", 3) in free
    out = attackable(position(players=3, territories=pieces, tardis="Russia"))
    assert out
    assert not [one for one in out if one[1] == "Russia"]
    into = attackable(position(players=3, territories=pieces, tardis="Ural"))
    assert ("Afghanistan", "Russia", 3) in into
    assert not [one for one in into if one[0] == "Ural"]


@pytest.mark.rule("RISK-L06", "RISK-R10")
def test_new_daleks_may_be_placed_where_the_tardis_is() -> None:
    board = position(players=3, step="place", new=2, territories=OWN, tardis="Russia")
    board.do("Place 2 Daleks in Russia")
    assert board.at("Russia") == (0, 7)


@pytest.mark.rule("RISK-L07", "RISK-L08")
def test_the_ban_ends_with_the_turn_and_the_card_goes_under_the_deck() -> None:
    board = position(
        players=3, step="draw", active=2, tardis="Russia", deck=["Peru"],
        territories={"Russia": [0, 5], "Brazil": [1, 1]},
    )  # fmt: skip
    assert board.names(board.table.deck[:1]) == ["Russia"]
    assert board.names(board.table.space) == ["Peru"]
    skip_to(board, "attack")
    assert ("Ural", "Russia", 3) in attackable(board)


@pytest.mark.rule("RISK-L09")
def test_a_card_with_clara_moves_her_one_space() -> None:
    assert (
        position(players=3, step="begin", deck=[CLARA[0]], territories=OWN, clara=4).table.clara
        == 5
    )
    assert (
        position(players=3, step="begin", deck=[PLAIN[0]], territories=OWN, clara=4).table.clara
        == 4
    )


@pytest.mark.rule(
    "RISK-L10", "RISK-R11", "RISK-E01", "RISK-E04", "RISK-E05", "RISK-R30", "RISK-Q11"
)
def test_a_card_that_is_drawn_moves_nobody_and_is_not_that_of_the_tardis() -> None:
    board = position(
        players=3, step="draw", conquered=True, tardis="Peru", deck=[CLARA[0], PLAIN[0]],
        territories=OWN,
    )  # fmt: skip
    board.only("Draw a Territory card", "Draw no card", seat=0).do("Draw a Territory card")
    assert board.names(board.table.hand[0]) == [CLARA[0]]
    assert board.table.clara == 1
    assert board.table.turn == 2


@pytest.mark.rule("RISK-L10", "RISK-R11")
def test_clara_on_cards_traded_in_moves_nobody() -> None:
    board = position(players=3, step="reinforce", clara=10, hands=[CLARA[:2]], territories=OWN)
    board.do(f"Put {CLARA[0]}", f"Put {CLARA[1]}", "Trade in")
    assert board.table.clara == 10


@pytest.mark.rule("RISK-E02", "RISK-E03")
def test_one_card_for_conquests_and_none_without() -> None:
    none = position(players=3, step="draw", conquered=False, territories=OWN)
    assert none.table.turn == 2
    board = position(players=3, step="draw", conquered=True, territories=OWN)
    board.do("Draw a Territory card")
    assert len(board.table.hand[0]) == 1
    assert board.table.turn == 2
    declined = position(players=3, step="draw", conquered=True, territories=OWN).do("Draw no card")
    assert declined.table.hand[0] == []


@pytest.mark.rule("RISK-L11", "RISK-R12", "RISK-W03", "RISK-X14", "RISK-C10")
def test_on_the_eleventh_doctor_the_game_ends_before_daleks_are_counted() -> None:
    board = position(
        players=3, step="begin", clara=10, deck=[CLARA[0]], territories={"Russia": [0, 5]}
    )
    assert board.kind == "over"
    assert board.table.clara == 11
    assert board.table.new == 0
    assert not any("gets" in line for line in board.logged)
    on = position(players=3, step="begin", clara=9, deck=[CLARA[0]], territories=OWN)
    assert on.kind != "over"
    assert on.table.clara == 10


@pytest.mark.rule("RISK-L12", "RISK-R13", "RISK-V02", "RISK-R34")
def test_an_empty_deck_is_made_of_the_discard_pile_or_the_tardis_stays() -> None:
    board = position(
        players=3, step="begin", deck=[], short_deck=True, discard=["Peru"], territories=OWN
    )
    assert board.names(board.table.space) == ["Peru"]
    assert board.table.discard == []
    stays = position(
        players=3, step="end", active=2, tardis="Peru", short_deck=True, deck=[], territories=OWN
    )
    assert stays.names(stays.table.space) == ["Peru"]  # its own card came back under the deck
    none = position(players=3, step="begin", short_deck=True, deck=[], territories=OWN, clara=3)
    assert none.table.space == []
    assert none.table.clara == 3
    assert none.table.tardis == -1


@pytest.mark.rule("RISK-B01", "RISK-B02", "RISK-B03", "RISK-X07")
@pytest.mark.parametrize(
    ("count", "daleks"),
    [(1, 3), (11, 3), (12, 4), (14, 4), (15, 5), (17, 5), (18, 6), (20, 6), (21, 7), (23, 7),
     (24, 8), (26, 8), (27, 9), (29, 9), (30, 10), (32, 10), (33, 11), (35, 11), (36, 12),
     (39, 12), (40, 13)],
)  # fmt: skip
def test_daleks_for_territories(count: int, daleks: int) -> None:
    # One territory of each continent first is left to the rival, so that no bonus is paid.
    rival = ["Alaska", "Peru", "Iceland", "Egypt", "Ural", "Indonesia"]
    board = position(players=3).table.box.board
    names = [name for name in board.names if name not in rival]
    bonus = 0
    if count > 36:  # then whole continents cannot be avoided
        names += rival[: count - 36]
        bonus = sum(board.bonus[board.continent[board.names.index(n)]] for n in rival[: count - 36])
    held = {name: [0, 1] for name in names[:count]}
    table = position(players=3, step="regenerate", territories=held).table
    assert table.new == daleks + bonus


@pytest.mark.rule("RISK-X07", "RISK-B02")
def test_all_the_territories_would_bring_thirteen_and_every_bonus() -> None:
    board = position(players=3).table.box.board
    assert board.base + board.for_territories[42] == 13


@pytest.mark.rule("RISK-B04", "RISK-B05", "RISK-R14")
@pytest.mark.parametrize(
    ("continent", "bonus"),
    [("North America", 5), ("South America", 2), ("Europe", 5), ("Africa", 3), ("Asia", 7),
     ("Australia", 2)],
)  # fmt: skip
def test_a_whole_continent_brings_its_bonus(continent: str, bonus: int) -> None:
    board = position(players=3).table.box.board
    members = board.members[board.continent_names.index(continent)]
    held = {board.names[t]: [0, 1] for t in members}
    base = 3 + board.for_territories[len(held)]
    assert position(players=3, step="regenerate", territories=held).table.new == base + bonus
    lost = {**held, board.names[members[0]]: [1, 1]}
    base = 3 + board.for_territories[len(held) - 1]
    assert position(players=3, step="regenerate", territories=lost).table.new == base


@pytest.mark.rule("RISK-B16", "RISK-R19", "RISK-Q07")
def test_all_new_daleks_are_placed_in_own_territories_in_any_split() -> None:
    board = position(players=3, step="place", new=3, territories=OWN)
    board.only(
        "Place 1 Dalek in Russia", "Place 3 Daleks in Russia",
        "Place 1 Dalek in Scandinavia", "Place 3 Daleks in Scandinavia", seat=0,
    )  # fmt: skip
    board.do("Place 1 Dalek in Russia").do("Place 1 Dalek in Scandinavia")
    board.asks("place Daleks").do("Place 1 Dalek in Russia").asks("attack")
    assert (board.at("Russia"), board.at("Scandinavia")) == ((0, 7), (0, 2))


@pytest.mark.rule("RISK-B06", "RISK-B08", "RISK-X08", "RISK-Q05")
def test_a_mission_pays_once_at_the_start_of_a_turn() -> None:
    board = position(
        players=3, step="regenerate", hands=[["Defeat the Vampires"]],
        territories={"Southern Europe": [0, 3]},
    )  # fmt: skip
    board.only("Reveal Defeat the Vampires for 2 Daleks", "Go on to placing Daleks", seat=0)
    board.do("Reveal Defeat the Vampires")
    assert board.table.new == 5
    assert board.table.missions[0] == []
    assert board.names(board.table.spent) == ["Defeat the Vampires"]
    board.asks("place Daleks")


@pytest.mark.rule("RISK-B10", "RISK-B07")
def test_a_mission_may_be_kept() -> None:
    board = position(
        players=3, step="regenerate", hands=[["Defeat the Vampires"]],
        territories={"Southern Europe": [0, 3]},
    )  # fmt: skip
    board.do("Go on to placing Daleks")
    assert board.table.new == 3
    assert board.names(board.table.missions[0]) == ["Defeat the Vampires"]


@pytest.mark.rule("RISK-B06", "RISK-B09", "RISK-R15")
def test_only_held_missions_of_controlled_territories_pay_and_several_may() -> None:
    board = position(
        players=3, step="regenerate",
        hands=[["Defeat the Vampires", "Defeat the Yeti", "Defeat the Zygons"]],
        territories={"Southern Europe": [0, 3], "China": [0, 1]},
    )  # fmt: skip
    board.cannot("Reveal Defeat the Zygons")
    board.do("Reveal Defeat the Vampires", "Reveal Defeat the Yeti")
    assert board.table.new == 3 + 2 + 2
    other = position(
        players=3, step="regenerate", hands=[[], ["Defeat the Vampires"]],
        territories={"Southern Europe": [0, 3]},
    )  # fmt: skip
    other.asks("place Daleks", seat=0)


@pytest.mark.rule(
    "RISK-B11", "RISK-B12", "RISK-B13", "RISK-B14", "RISK-R18", "RISK-X13", "RISK-Q06"
)
def test_stars_become_daleks_and_the_cards_are_discarded() -> None:
    hand = [ONE_STAR[0], ONE_STAR[1], TWO_STARS[0]]
    owned = {"Russia": [0, 5], ONE_STAR[0]: [0, 1]}
    board = position(players=3, step="reinforce", hands=[hand], territories=owned)
    board.do(f"Put {hand[0]}", f"Put {hand[1]}", f"Put {hand[2]}").do("Trade in 4 stars")
    assert board.table.new == 7
    assert sorted(board.names(board.table.discard)) == sorted(hand)
    assert board.table.hand[0] == []
    assert board.at(ONE_STAR[0]) == (0, 1)
    two = position(players=3, step="reinforce", hands=[hand], territories=owned)
    assert two.do(f"Put {hand[0]}", f"Put {hand[1]}", "Trade in 2 stars").table.new == 2
    one = position(players=3, step="reinforce", hands=[hand], territories=owned)
    assert one.do(f"Put {hand[2]}", "Trade in 2 stars").table.new == 2
    assert len(one.table.hand[0]) == 2


@pytest.mark.rule("RISK-X13", "RISK-R16", "RISK-B11")
def test_two_stars_at_least_and_ten_at_most() -> None:
    single = position(players=3, step="reinforce", hands=[ONE_STAR[:1]], territories=OWN)
    single.asks("attack", seat=0)  # nothing to trade, nothing to place
    board = position(
        players=3, step="reinforce", hands=[[*TWO_STARS[:5], ONE_STAR[0]]], territories=OWN
    )
    board.cannot("Trade in")
    for name in TWO_STARS[:5]:
        board.do(f"Put {name}")
    board.cannot("Put ").do("Trade in 10 stars")
    assert board.table.new == 30


@pytest.mark.rule("RISK-B15", "RISK-R16")
def test_a_trade_is_optional_and_comes_once_a_turn() -> None:
    hand = TWO_STARS[:3]
    board = position(players=3, step="reinforce", hands=[hand], territories=OWN)
    board.do(f"Put {hand[0]}", "Trade in 2 stars").cannot("Put ", "Trade in")
    kept = position(players=3, step="reinforce", hands=[hand], territories=OWN)
    kept.do("Go on to placing Daleks").asks("attack")
    assert len(kept.table.hand[0]) == 3
    many = position(players=3, step="draw", conquered=True, hands=[ONE_STAR[:20]], territories=OWN)
    many.do("Draw a Territory card")
    assert len(many.table.hand[0]) == 21


def test_cards_put_into_a_trade_come_back_when_it_is_not_made() -> None:
    hand = TWO_STARS[:2]
    board = position(players=3, step="reinforce", hands=[hand], territories=OWN)
    board.do(f"Put {hand[0]}", "Go on to placing Daleks")
    assert len(board.table.hand[0]) == 2
    assert board.table.new == 0
