"""The turn: phases, points, batches, discarding and refilling, freezes that end."""

from __future__ import annotations

import pytest

from tests.engine.whoccg.harness import Play, pos


def family(game: Play) -> list[str]:
    names = [game.table.pool.designs[game.table.design[i]].card_id for i in game.table.play]
    return [card for card in ("son-of-mine", "mother-of-mine", "scarecrow") if card in names]


GOAL_HERE = {"card": "small-goal", "at": 0}


@pytest.mark.rule("WHO-T01", "WHO-T12", "WHO-T13", "WHO-T14", "WHO-X22")
@pytest.mark.parametrize(("discard", "drawn"), [("Discard Soldier", 4), ("Discard no card", 3)])
def test_phases_and_the_refill(discard: str, drawn: int) -> None:
    game = pos({"hand": ["soldier", "noble", "guide", "healer", "twin"]}, {"hand": ["guide"]},
               stay=False)  # fmt: skip
    assert game.kind == "play cards"
    game.act()
    assert game.kind == "discard"  # nobody can act, so phase 2 is over
    assert len([text for text in game.texts if text != "Discard no card"]) == 5
    game.do(discard)
    assert len(game.hand(0)) == 8
    assert f"Ann draws {drawn} cards" in game.logged
    assert game.table.active == 1


@pytest.mark.rule("WHO-T14", "WHO-R31")
def test_a_full_hand_draws_nothing_and_a_small_deck_gives_all() -> None:
    game = pos({"hand": ["soldier"] * 9}, {"hand": [], "deck": ["noble"] * 3}, stay=False)
    game.end()
    assert len(game.hand(0)) == 9
    game.end()
    assert game.hand(1) == ["noble"] * 3


@pytest.mark.rule("WHO-T03", "WHO-P01", "WHO-X23", "WHO-T16", "WHO-C31", "WHO-R28", "WHO-C07")
def test_six_points_and_free_bang_cards() -> None:
    game = pos({"hand": ["brigadier", "noble", "soldier", "guide", "run", "mars"],
                "play": [{"card": "healer", "at": 0, "frozen": True}]})  # fmt: skip
    game.do("Play Brigadier at Earth", "Play Noble at Earth", "Play Mars")
    assert game.table.spent_points == 6
    assert not game.can("Play Soldier")
    game.do("Play Run")
    assert game.table.spent_points == 6
    assert not game.frozen("healer")


@pytest.mark.rule("WHO-T04", "WHO-R29", "WHO-T05")
def test_types_of_phase_one_and_not_of_phase_two() -> None:
    game = pos({"hand": ["soldier", "screwdriver", "small-goal", "old-ship", "war-effort", "mars"],
                "play": [{"card": "doctor-1", "at": 0},
                         {"card": "dalek", "at": 1}]})  # fmt: skip
    for name in ("Soldier", "Screwdriver", "Small Goal", "Old Ship", "War Effort", "Mars"):
        assert game.can(f"Play {name}"), name
    game.do("Play Mars", "Play no more cards")
    assert not game.can("Play S")
    assert len([stack for stack in game.table.stacks if stack]) == 4


@pytest.mark.rule("WHO-T07", "WHO-X08", "WHO-T06")
def test_cards_played_together_see_each_other() -> None:
    hand = ["son-of-mine", "mother-of-mine", "scarecrow"]
    game = pos({"hand": hand, "play": [GOAL_HERE]})
    game.do("Play several", "Play Son Of Mine at Earth", "Play Mother Of Mine at Earth")
    game.do("Play the cards named")
    assert family(game) == ["son-of-mine", "mother-of-mine"]


@pytest.mark.rule("WHO-T08", "WHO-X09")
def test_cards_played_one_after_another_see_what_is_there() -> None:
    alone = pos({"hand": ["son-of-mine", "mother-of-mine"], "play": [GOAL_HERE]})
    alone.do("Play Son Of Mine at Earth")
    assert family(alone) == []
    assert alone.pile(0) == ["son-of-mine"]
    beside = pos({"hand": ["son-of-mine", "scarecrow"],
                  "play": [GOAL_HERE, {"card": "mother-of-mine", "at": 0}]})  # fmt: skip
    beside.do("Play Son Of Mine at Earth", "Play Scarecrow at Earth")
    assert family(beside) == ["son-of-mine", "mother-of-mine", "scarecrow"]


@pytest.mark.rule("WHO-X10", "WHO-T06")
def test_a_mixed_order_is_legal() -> None:
    game = pos({"hand": ["son-of-mine", "mother-of-mine", "scarecrow"], "play": [GOAL_HERE]})
    game.do("Play several", "Play Son Of Mine at Earth", "Play Mother Of Mine at Earth")
    game.do("Play the cards named", "Play Scarecrow at Earth")
    assert family(game) == ["son-of-mine", "mother-of-mine", "scarecrow"]


@pytest.mark.rule("WHO-T02", "WHO-R27", "WHO-G36", "WHO-R56")
def test_ordinary_freezes_end_when_any_turn_begins() -> None:
    game = pos({"play": [GOAL_HERE, {"card": "auton", "at": 0},
                         {"card": "guide", "at": 0}, {"card": "healer", "at": 0}]},
               {"play": [{"card": "noble", "at": 0}]})  # fmt: skip
    game.act().do("Use Guide", "Move to Traken")
    assert not game.frozen("healer")  # moving freezes nobody
    assert not game.frozen("guide")
    game.do("Try to Reach")
    assert game.frozen("auton")
    game.end()
    assert game.table.active == 1
    assert not game.frozen("auton")


@pytest.mark.rule("WHO-T09", "WHO-T10", "WHO-T17", "WHO-G17")
def test_phase_two_in_any_order_and_only_for_the_turn_player() -> None:
    game = pos({"play": [GOAL_HERE, {"card": "auton", "at": 0}, {"card": "dalek", "at": 1},
                         {"card": "brainy-goal", "at": 1}]},
               {"play": [{"card": "guide", "at": 0}, {"card": "noble", "at": 0}]})  # fmt: skip
    game.act()
    assert game.can("Try to Reach Small Goal at Earth")
    assert game.can("Try to Reach Brainy Goal at Skaro")
    assert game.can("Use Auton")
    assert not game.can("Use Guide")
    game.do("Try to Reach Brainy Goal", "Use Auton", "Name Noble")
    assert game.table.active == 0


@pytest.mark.rule("WHO-T11", "WHO-R30")
def test_the_tardis_moves_last_and_once() -> None:
    game = pos({"play": [{"card": "tardis", "at": 0}, {"card": "doctor-1", "at": 0}],
                "hand": ["soldier"]})  # fmt: skip
    game.act().do("Do nothing more")
    assert game.kind == "move tardis"
    game.do("Move TARDIS, Type 40 to Skaro", "Take The Doctor")
    assert game.spot("doctor-1") == 1
    assert game.kind == "discard"


@pytest.mark.rule("WHO-T15", "WHO-E14", "WHO-R62", "WHO-C28")
def test_bang_cards_at_any_time_the_turn_player_first() -> None:
    game = pos({"hand": ["soldier", "courage"], "play": [{"card": "noble", "at": 0}]},
               {"hand": ["run", "courage"],
                "play": [{"card": "small-goal", "at": 0},
                         {"card": "healer", "at": 0, "frozen": True}]})  # fmt: skip
    game.do("Play Soldier at Earth")
    assert (game.table.seat, game.kind) == (1, "answer")
    game.do("Play Run")
    assert not game.frozen("healer")
    assert game.pile(1) == ["run"]
    game.act().do("Try to Oppose", "Let everybody")
    assert (game.table.seat, game.texts) == (0, ["Play Courage", "Do nothing"])
    game.do("Do nothing")
    assert game.table.active == 0
