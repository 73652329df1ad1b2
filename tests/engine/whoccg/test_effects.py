"""Effects and timing: Plots, the Vortex, interruptions, lasting changes, chance."""

from __future__ import annotations

from typing import Any

import pytest

from engine.whoccg.targets import in_play
from tests.engine.whoccg.cardset import body, effect, goal, make
from tests.engine.whoccg.harness import pos


def at(*cards: Any, place: int = 0) -> list[Any]:
    return [{"card": card, "at": place} if isinstance(card, str) else card for card in cards]


@pytest.mark.rule("WHO-E01", "WHO-R57", "WHO-E02", "WHO-E03", "WHO-C30", "WHO-T16")
def test_a_plot_may_be_played_while_its_requirement_is_met_and_then_stays() -> None:
    game = pos({"hand": ["soldier"]}, {"plots": ["alliance"], "play": at("dalek")},
               {"play": ["alliance"], "points": 1})  # fmt: skip
    game.do("Play Soldier at Earth")
    assert (game.table.seat, game.texts) == (1, ["Play the Plot Alliance", "Do nothing"])
    game.do("Do nothing")  # nobody is forced, and the option stays open
    game.do("Play no more cards").do("Play the Plot Alliance")
    assert game.val("dalek") == (4, 7, 5)
    assert game.table.spent_points == 1
    game.table.points[2] = 0
    game.table.dirty = 1
    game.end()
    assert game.place("alliance", 1) == "play"
    unmet = pos({"plots": ["alliance"]})
    assert not unmet.can("Play the Plot")


@pytest.mark.rule("WHO-E04", "WHO-E06")
def test_plots_in_a_normal_hand_and_the_side_hand() -> None:
    game = pos({"hand": ["easy-plot"], "plots": ["alliance"]})
    assert not game.can("Play the Plot Easy")
    sweep = make("sweep", "bang", effect("drop", count=9, who="each", random=True))
    spy = make("spy", "bang", effect("look", at_what="plots"))
    game = pos({"hand": ["sweep"]}, {"plots": ["alliance"], "hand": ["guide"]}, extra=[sweep])
    game.do("Play Sweep")
    assert game.place("alliance") == "plots"
    game = pos({"hand": ["spy"]}, {"plots": ["alliance"]}, extra=[spy])
    game.do("Play Spy")
    assert game.table.known[game.i("alliance")] & 1  # a card that names the side-hand


@pytest.mark.rule("WHO-E07", "WHO-E08", "WHO-R58", "WHO-R59", "WHO-E11", "WHO-C29")
def test_the_vortex_fetches_a_card_once_a_game() -> None:
    deck = ["soldier"] * 5 + ["tissue-compressor"] + ["noble"] * 4
    game = pos({"deck": deck, "play": at("master")})
    order = game.table.deck[0][:]
    game.do("Search the Vortex by Master")
    assert game.hand(0) == ["tissue-compressor"]
    assert game.table.deck[0] != [i for i in order if i in game.table.deck[0]]
    assert not any(game.table.known[i] for i in game.table.deck[0])
    assert not game.can("Search the Vortex")
    frozen = pos({"deck": deck, "play": [{"card": "master", "at": 0, "frozen": True}]})
    assert not frozen.can("Search the Vortex")


@pytest.mark.rule("WHO-E09", "WHO-X15", "WHO-K17")
def test_the_vortex_may_name_a_group() -> None:
    titled = make("dalek-raid", "bang", effect("draw"), keywords=["Attack"])
    told = make("ambush", "bang", effect("destroy", target={"species": ["Dalek"]}),
                keywords=["Attack"])  # fmt: skip
    lore = make("barrage", "bang", effect("draw"), keywords=["Attack"], notes="Exterminate, Dalek!")
    game = pos({"deck": ["dalek-raid", "ambush", "barrage", "dalek"], "play": ["tardis"]},
               extra=[titled, told, lore])  # fmt: skip
    game.do("Search the Vortex by TARDIS")
    assert game.texts == ["Choose Dalek Raid (Ann)", "Choose Ambush (Ann)"]
    game.do("Choose Ambush")
    assert game.hand(0) == ["ambush"]


@pytest.mark.rule("WHO-E10", "WHO-E12", "WHO-R60", "WHO-Q28")
def test_a_search_for_what_is_not_there() -> None:
    none = pos({"play": at("master")})
    assert not none.can("Search the Vortex")  # never stocked
    game = pos({"play": at("master"), "discard": ["tissue-compressor"]})
    game.do("Search the Vortex")
    assert "Ann finds no such card" in game.logged
    assert "Ann shuffles the draw deck" in game.logged


@pytest.mark.rule("WHO-E13", "WHO-R61")
def test_interruptions_nest_and_the_latest_resolves_first() -> None:
    game = pos({"hand": ["no-entry"], "play": at("small-goal")},
               {"hand": ["dalek", "reverse-the-polarity"],
                "play": [{"card": "rich-goal", "at": 1}]}, active=1)  # fmt: skip
    game.do("Play Dalek at Skaro")
    assert game.table.seat == 0
    game.do("Play No Entry")
    assert game.table.seat == 1
    game.do("Play Reverse").quiet()
    assert game.place("dalek") == "play"
    assert game.pile(0) == ["no-entry"]
    assert game.pile(1) == ["reverse-the-polarity"]
    stopped = pos(
        {"hand": ["no-entry"]},
        {"hand": ["dalek"], "play": [{"card": "rich-goal", "at": 1}]},
        active=1,
    )
    stopped.do("Play Dalek at Skaro", "Play No Entry")
    assert stopped.place("dalek") == "discard"


@pytest.mark.rule("WHO-E16", "WHO-R63")
def test_destroyed_cards_go_to_their_owners_pile() -> None:
    game = pos({"play": at("noble")}, {"play": at("screwdriver")})
    game.table.controller[game.i("screwdriver")] = 0
    game.table.dirty = 1
    game.end()
    erase = make("smash", "bang", effect("destroy", target={"kind": "artifact"}))
    taken = pos(
        {"hand": ["smash"], "play": at("noble")}, {"play": at("screwdriver")}, extra=[erase]
    )
    taken.table.controller[taken.i("screwdriver")] = 0
    taken.do("Play Smash")
    assert taken.pile(1) == ["screwdriver"]


@pytest.mark.rule("WHO-E17", "WHO-E18", "WHO-X07")
def test_secret_plans_are_played_as_soon_as_they_can_be_paid() -> None:
    five = goal("five", 5, {"total": {"brawn": 99}}, {"total": {"brawn": 99}})
    game = pos({"hand": ["brigadier"], "play": ["secret-plans",
                                                {"card": "five", "under": "secret-plans"}]},
               extra=[five])  # fmt: skip
    game.do("Play Brigadier at Earth").act().do("Use Secret Plans")
    assert "Ann reveals Five and must play it" in game.logged
    assert game.place("five") == "under"
    game.end().end()
    assert game.texts and all(text.startswith("Play the revealed Five") for text in game.texts)
    game.do("Play the revealed Five at Earth")
    assert (game.place("five"), game.table.spent_points) == ("play", 5)
    short = pos(
        {"play": [*at("master", "soldier")]}, {"play": at("small-goal")}
    )  # draws as far as the deck goes
    short.table.deck[0] = short.table.deck[0][:1] or short.table.deck[0]
    assert short.table.deck[0]


@pytest.mark.rule("WHO-E19")
def test_a_condition_on_a_card_it_could_not_be_played_on_is_destroyed() -> None:
    turncoat = make("turncoat", "bang", effect("take_trait", trait="UNIT", target={"kind": "ally"}))
    badge = make("badge", "condition", effect("plays_on", host={"trait": ["UNIT"]}), cost=1,
                 host="character")  # fmt: skip
    game = pos({"hand": ["turncoat"], "play": [*at("soldier"), {"card": "badge", "on": "soldier"}]},
               extra=[turncoat, badge])  # fmt: skip
    game.do("Play Turncoat")
    assert game.place("badge") == "discard"


@pytest.mark.rule("WHO-E20")
def test_unless_the_condition_itself_is_the_reason() -> None:
    shame = make("shame", "condition", effect("plays_on", host={"trait": ["UNIT"]}), effect(
        "take_trait", when="continuous", trait="UNIT", target={"pick": "host"}), cost=1,
        host="character")  # fmt: skip
    game = pos({"hand": ["shame"], "play": at("soldier")}, extra=[shame])
    game.do("Play Shame")
    assert game.trait("soldier", "UNIT") == 0
    assert game.place("shame") == "play"
    dazed = pos({"hand": ["dazed"]}, {"play": at("noble")})
    dazed.do("Play Dazed")
    assert dazed.frozen("noble")
    assert dazed.place("dazed") == "play"  # it needs an unfrozen host and froze it itself


@pytest.mark.rule("WHO-E21")
def test_once_per_turn_is_once_per_round() -> None:
    game = pos({"play": at("guide", "soldier", "noble")})
    game.act().do("Use Guide", "Choose Soldier", "Move to Skaro")
    assert not game.can("Use Guide")
    assert game.end().end().act().can("Use Guide")


@pytest.mark.rule("WHO-E22", "WHO-E37", "WHO-Q24")
def test_the_entire_turn_and_a_number_that_cannot_be_defined() -> None:
    game = pos({"play": at("healer", "soldier", "doctor-2")}, {}, {})
    game.act().do("Use Healer", "Choose The Doctor")
    assert game.val("doctor-2") == (12, 8, 13)  # the fourth generation
    game.end().end()
    assert game.val("doctor-2") == (12, 8, 13)
    assert game.end().val("doctor-2") == (8, 4, 9)
    game = pos({"play": at("healer", "soldier", "doctor-2")}, {}, {})
    game.act().do("Use Healer", "Choose Soldier")
    assert game.texts == ["Choose Bob", "Choose Cid"]
    game.do("Choose Cid")
    assert (game.table.seat, len(game.texts)) == (2, 11)
    game.do("Set the number 3")
    assert game.val("soldier") == (5, 7, 7)


@pytest.mark.rule("WHO-E23", "WHO-E24", "WHO-R64")
def test_the_rest_of_the_game_outlasts_cards_and_covers_copies() -> None:
    trainer = body("trainer", "ally", "1/1/1", effect(
        "boost", when="use", quality="brawn", amount=2, lasts="game",
        target={"title": ["Soldier"], "side": "own"}))  # fmt: skip
    gone = make("gone", "bang", effect("banish", target={"title": ["Trainer"]}))
    back = make("back", "bang", effect("recall", target={"title": ["Soldier"], "side": "own"}))
    game = pos({"play": at("trainer", "soldier"), "hand": ["gone", "back", "soldier"]},
               {"play": at("soldier")}, extra=[trainer, gone, back])  # fmt: skip
    game.act().do("Use Trainer", "Play Gone").quiet()
    assert game.val("soldier", 0) == (2, 6, 4)
    game.do("Play Back").quiet()
    game.end().end()
    game.do("Play Soldier at Earth")
    assert game.val("soldier", 0) == (2, 6, 4)
    assert game.val("soldier", 1) == (2, 4, 4)


HOLD = {"has": [{"of": {"trait": ["Medicine"], "where": "here"}}]}


@pytest.mark.rule("WHO-E25", "WHO-E26", "WHO-E27")
@pytest.mark.parametrize(
    ("lock", "held_with", "held_without"),
    [("unless", False, True), ("until", False, True), ("while", True, False)],
)
@pytest.mark.parametrize("medicine", [True, False])
def test_frozen_unless_until_while(
    lock: str, held_with: bool, held_without: bool, medicine: bool
) -> None:
    gaze = make("gaze", "bang", effect("freeze", lock=lock, condition=HOLD,
                                       target={"kind": "hero", "side": "opposing"}))  # fmt: skip
    game = pos({"hand": ["gaze", "run"], "play": at("healer") if medicine else []},
               {"play": at("noble"), "hand": ["run"]}, extra=[gaze])  # fmt: skip
    game.do("Play Gaze").quiet()
    assert game.frozen("noble")
    held = held_with if medicine else held_without
    if game.kind == "play cards":
        game.do("Play no more cards")
    if game.can("Play Run"):
        game.do("Play Run").quiet()
        assert game.frozen("noble") == held
    game.end()
    assert game.frozen("noble") == held


@pytest.mark.rule("WHO-E28")
def test_an_own_ability_may_override_a_lock() -> None:
    gaze = make("gaze", "bang", effect("freeze", lock="until", condition={"points": 99},
                                       target={"kind": "hero", "side": "opposing"}))  # fmt: skip
    game = pos({"hand": ["gaze"]}, {"play": at("twin")}, extra=[gaze])
    game.do("Play Gaze")
    assert game.frozen("twin")
    assert not game.end().frozen("twin")


@pytest.mark.rule("WHO-E32", "WHO-E33")
def test_chance_takes_immune_cards_in_and_spares_them() -> None:
    proof = body("proof", "ally", "1/1/1", effect("protect", when="continuous",
                                                  dangers=["destroyed"]))  # fmt: skip
    lost = set()
    for seed in range(12):
        game = pos({"hand": ["chance"], "play": at("proof")}, {"play": at("noble")}, extra=[proof],
                   seed=seed)  # fmt: skip
        op = game.table.pool.designs[game.table.design[game.i("chance")]].bangs[0].effects[0]
        assert len(in_play(game.table, op, -1, 0, -1, -1, -1)) == 2
        game.do("Play Chance")
        assert game.place("proof") == "play"
        lost.add(game.place("noble"))
    assert lost == {"play", "discard"}  # sometimes the immune card is picked and nothing happens


@pytest.mark.rule("WHO-E34", "WHO-Q25")
def test_rearranging_the_top_of_a_deck() -> None:
    game = pos({"hand": ["lucky"], "deck": ["noble", "guide", "healer", "twin"]})
    game.do("Play Lucky (ability 1)")
    assert game.kind == "rearrange"
    game.do("Put Guide next", "Put Twin next")
    names = [game.table.pool.designs[game.table.design[i]].card_id for i in game.table.deck[0]]
    assert names == ["noble", "healer", "twin", "guide"]  # the top is the last


@pytest.mark.rule("WHO-E35", "WHO-E36")
def test_rolling_needs_a_dice_pool() -> None:
    gamble = make("gamble", "bang", effect("draw", then=[effect(
        "roll", at_least=1, then=[effect("score", amount=1)])]))  # fmt: skip
    none = pos({"hand": ["gamble"]}, extra=[gamble])
    none.do("Play Gamble")
    assert "Ann has no Dice Pool, so nothing happens" in none.logged
    assert none.points == [0, 0]
    game = pos({"hand": ["gamble"], "play": ["dice-pool"]}, extra=[gamble])
    game.do("Play Gamble")
    assert game.points == [1, 0]
    assert len(game.table.dice[0]) == 5
    assert any("Ann rolls" in line for line in game.logged)


def test_bang_cards_that_answer() -> None:
    safe = pos({"hand": ["bad-wolf"], "play": at("noble")},
               {"hand": ["chance"], "play": []}, active=1)  # fmt: skip
    safe.do("Play Chance", "Play Bad Wolf")
    assert safe.hand(0) == ["noble"]
    hard = pos({"play": at("noble")}, {"play": at("small-goal"), "hand": ["gloating"]})
    hard.act().do("Try to Oppose", "Play Gloating")
    assert hard.points == [0, 0]  # 5 Brawn are not the 6 now asked for
    peace = pos({"play": at("auton")}, {"play": at("noble"), "hand": ["jelly-baby"]})
    peace.act().do("Use Auton", "Play Jelly Baby")
    assert not peace.frozen("noble")
    stay = pos({"play": at("tardis", "doctor-1")}, {"hand": ["interference"]})
    stay.act().do("Do nothing more", "Move TARDIS, Type 40 to Skaro", "Take The Doctor")
    stay.do("Play Interference")
    assert stay.spot("tardis") == 0
    wrong = pos({"play": at("guide", "soldier")}, {"hand": ["wrong-turn"]})
    wrong.act().do("Use Guide", "Play Wrong Turn")
    assert (wrong.table.seat, wrong.kind) == (1, "move by card")
    again = pos({"play": at("doctor-1"), "hand": ["regeneration", "doctor-2"]},
                {"hand": ["chance"]}, active=1)  # fmt: skip
    again.do("Play Chance", "Play Regeneration").quiet()
    assert (again.place("doctor-2"), again.place("doctor-1")) == ("play", "discard")


def test_prices_and_stolen_artifacts() -> None:
    game = pos({"hand": ["soldier", "noble"], "play": ["war-effort"]})
    game.do("Play Soldier at Earth", "Play Noble at Earth")
    assert game.table.spent_points == 1
    thief = pos({"play": at("manipulator", "noble")}, {"play": at("screwdriver", "soldier")})
    thief.act().do("Use Manipulator")
    assert thief.table.controller[thief.i("screwdriver")] == 0


def test_a_bang_that_stays() -> None:
    game = pos({"hand": ["curfew"], "play": at("auton")}, {"play": at("noble")})
    game.do("Play Curfew").quiet()
    while game.kind == "drop cards":
        game.do("Discard")
    assert game.place("curfew") == "play"
    assert not game.act().can("Use Auton")
