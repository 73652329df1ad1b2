"""Where rules meet: freezing, layers, Users, Nativity, swaps, landings, secrets, stalemates."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from engine.rng import seeded
from engine.table import RUNNING
from engine.whoccg.board import move_to
from engine.whoccg.game import WhoTable
from engine.whoccg.game_api import Matchup, setup_problems
from tests.engine.whoccg.cardset import FOE, body, effect, make
from tests.engine.whoccg.harness import Play, deck, pos

GOAL_HERE = {"card": "small-goal", "at": 0}


@pytest.mark.rule("WHO-G36", "WHO-R71")
@pytest.mark.parametrize("brave", ["ace", "guide"])
def test_a_purpose_freezes_nobody_and_is_tried_once_a_turn(brave: str) -> None:
    game = pos({"play": ["world-in-danger", {"card": brave, "at": 0}]}, {})
    game.act().do("Try to score from World In Danger")
    assert not game.frozen(brave)
    assert not game.can("Try to score from World In Danger")
    game.end().end().act()
    assert game.can("Try to score from World In Danger")


@pytest.mark.rule("WHO-G36")
def test_overcoming_a_condition_freezes_nobody() -> None:
    curse = make("curse", "condition", effect("overcome", need={"total": {"bravery": 3}}), cost=1,
                 host="spacetime")  # fmt: skip
    game = pos({"play": [{"card": "noble", "at": 0}]},
               {"play": [{"card": "curse", "at": 0}, GOAL_HERE]}, extra=[curse])  # fmt: skip
    game.act().do("Try to overcome Curse")
    assert game.place("curse", 1) == "discard"
    assert not game.frozen("noble")
    game.do("Try to Oppose Small Goal")
    assert game.points[0] == 2
    assert game.frozen("noble")


@pytest.mark.rule("WHO-G35", "WHO-R75")
@pytest.mark.parametrize("order", [("owner turn", "your turn"), ("your turn", "owner turn")])
def test_of_two_freezes_the_one_that_ends_later_counts(order: tuple[str, str]) -> None:
    chillers = [
        body(
            f"chiller-{n}", "enemy", "1/1/1", effect("freeze", when="use", until=until, target=FOE)
        )
        for n, until in enumerate(order)
    ]  # fmt: skip
    game = pos({"play": [{"card": "chiller-0", "at": 0}, {"card": "chiller-1", "at": 0}]},
               {"play": [{"card": "noble", "at": 0}]}, {}, extra=chillers)  # fmt: skip
    game.act().do("Use Chiller 0").quiet().do("Use Chiller 1").quiet()
    game.end()
    assert game.frozen("noble")  # Bob's own turn: the other freeze lasts to Ann's
    game.end()
    assert game.frozen("noble")
    game.end()
    assert not game.frozen("noble")


def _values(cards: list[Any], order: tuple[int, ...]) -> Play:
    play = [{"card": "victim", "at": 0}, *({"card": cards[n].id, "at": 0} for n in order)]
    return pos({"play": play}, {}, extra=[VICTIM, *cards])


VICTIM = body("victim", "ally", "3/3/3", traits=["Science"])


def _aura(id: str, *abilities: dict[str, Any]) -> Any:
    return body(id, "ally", "1/1/1", *abilities)


ALL_HERE = {"pick": "each", "where": "here", "title": ["Victim"]}


@pytest.mark.rule("WHO-E15", "WHO-R69")
@pytest.mark.parametrize("order", list(itertools.permutations(range(2))))
def test_sums_are_cut_off_at_zero_once(order: tuple[int, ...]) -> None:
    auras = [
        _aura("drain", effect("boost", when="continuous", quality="brains", amount=-4,
                              target=ALL_HERE)),
        _aura("lift", effect("boost", when="continuous", quality="brains", amount=3,
                             target=ALL_HERE)),
    ]  # fmt: skip
    assert _values(auras, order).val("victim") == (2, 3, 3)


@pytest.mark.rule("WHO-R69")
@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_who_somebody_is_comes_before_what_it_is_given(order: tuple[int, ...]) -> None:
    auras = [
        _aura("title", effect("act_as", when="continuous", species=["Timelord"], target=ALL_HERE)),
        _aura("gift", effect("boost", when="continuous", quality="brawn", amount=5, target={
            "pick": "each", "where": "here", "species": ["Timelord"]})),
        _aura("herald", effect("act_as", when="continuous", species=["Dalek"], target={
            "pick": "each", "where": "here", "species": ["Timelord"]})),
    ]  # fmt: skip
    game = _values(auras, order)
    assert game.val("victim") == (3, 8, 3)
    assert game.val("gift") == (1, 1, 1)
    assert game.table.species[game.i("victim")].bit_count() == 3


@pytest.mark.rule("WHO-K08", "WHO-R69")
@pytest.mark.parametrize("order", list(itertools.permutations(range(2))))
def test_doubling_comes_after_what_is_given(order: tuple[int, ...]) -> None:
    auras = [
        _aura("double", effect("double_trait", when="continuous", trait="Science",
                               target=ALL_HERE)),
        _aura("more", effect("give_trait", when="continuous", trait="Science", amount=2,
                             target=ALL_HERE)),
    ]  # fmt: skip
    assert _values(auras, order).trait("victim", "Science") == 6


@pytest.mark.rule("WHO-P23", "WHO-P26")
def test_users_are_judged_by_what_they_are_now() -> None:
    crown = make("crown", "artifact", effect("draw", when="use"), cost=1, user="Timelord")
    heir = _aura("heir", effect("act_as", when="continuous", species=["Timelord"], target={
        "pick": "each", "where": "here", "title": ["Victim"]}))  # fmt: skip
    game = pos({"hand": ["crown"], "play": [{"card": "victim", "at": 0}, {"card": "heir", "at": 0},
                                            {"card": "victim", "at": 2}]},
               extra=[VICTIM, crown, heir])  # fmt: skip
    assert game.can("Play Crown at Earth")
    assert not game.can("Play Crown at Traken")


@pytest.mark.rule("WHO-D15", "WHO-M06")
def test_aboard_counts_what_the_tardis_carries_now() -> None:
    chart = make("chart", "condition", effect("boost", when="continuous", quality="brains", per={
        "kind": "hero", "side": "own", "where": "aboard"}, target={
            "pick": "each", "title": ["Victim"]}), cost=1, host="table")  # fmt: skip
    crew = [{"card": "victim", "at": 0}, {"card": "ace", "at": 0}]
    plain = pos({"play": [{"card": "old-ship", "at": 0}, *crew, "chart"]}, extra=[VICTIM, chart])
    assert plain.val("victim")[0] == 3 + 2  # 3 and 2 more: both fit
    small = make("raft", "tardis", cost=1, capacity_setup=6, capacity_travel=3)
    bare = pos({"play": [{"card": "raft", "at": 0}, *crew, "chart"]}, extra=[VICTIM, chart, small])
    assert bare.val("victim")[0] == 3 + 1


@pytest.mark.rule("WHO-P17", "WHO-P20", "WHO-K21", "WHO-R74")
def test_an_era_alone_fits_any_place_of_that_era() -> None:
    ghost = body("ghost", "ally", "1/1/1", nativity=["Anti-Matter Universe"])
    lord = body("lord", "ally", "1/1/1", nativity=["Gallifrey"])
    game = pos({"hand": ["ghost", "lord"]},
               places=["zeta-minor", "omegas-world", "gallifrey", "traken"],
               extra=[ghost, lord])  # fmt: skip
    assert game.can("Play Ghost at Zeta Minor")
    assert game.can("Play Ghost at Omegas World")
    assert not game.can("Play Ghost at Gallifrey")
    assert game.can("Play Lord at Gallifrey")
    assert game.can("Play Lord at Omegas World")  # it is in Gallifrey's era
    assert not game.can("Play Lord at Zeta Minor")
    assert not game.can("Play Lord at Traken")


@pytest.mark.rule("WHO-P32", "WHO-P33", "WHO-R77")
def test_versions_of_other_types_of_character_swap() -> None:
    ally = body("kate-ally", "ally", "2/2/2", name="Kate", subtitle="Scientist", diamonds=1)
    crew = body("kate-crew", "tardis-character", "3/3/3", name="Kate", subtitle="Traveller",
                diamonds=1)  # fmt: skip
    stranger = body("kathy", "tardis-character", "3/3/3", name="Kathy", subtitle="Traveller")
    game = pos({"hand": ["kate-crew", "kathy"], "play": [{"card": "kate-ally", "at": 1}]},
               extra=[ally, crew, stranger])  # fmt: skip
    assert not game.can("Play Kate")
    assert [text for text in game.texts if text.startswith("Swap")] == [
        "Swap Kate for Kate"
    ] or game.can("Swap Kate")
    assert sum(text.startswith("Swap") for text in game.texts) == 1
    game.do("Swap Kate")
    assert game.spot("kate-crew") == 1
    assert game.place("kate-ally") == "discard"


@pytest.mark.rule("WHO-T11", "WHO-E01", "WHO-E13", "WHO-R76")
def test_a_landing_opens_a_window_for_everybody() -> None:
    plan = make("plan", "plot", effect("requires", need={"has": [{"of": {
        "kind": "tardis-card", "side": "own", "at": {"place": ["Skaro"]}}}]}), effect(
            "draw", when="arrives"))  # fmt: skip
    game = pos({"play": [{"card": "tardis", "at": 0}, {"card": "doctor-1", "at": 0}],
                "plots": ["plan"], "hand": ["run"]}, extra=[plan])  # fmt: skip
    game.act()
    assert not game.can("Play the Plot Plan")
    game.do("Do nothing more").quiet().do("Move TARDIS").do("Take The Doctor")
    game.quiet() if not game.can("Play the Plot Plan") else None
    assert game.can("Play the Plot Plan")
    assert game.table.seat == 0
    game.do("Play the Plot Plan")
    assert "Ann plays the Plot Plan" in game.logged
    assert game.table.turn == 5


@pytest.mark.rule("WHO-S03")
def test_a_condition_finds_the_own_copy_beneath_another() -> None:
    flag = make("flag", "condition", effect("plays_on", host={"kind": "spacetime", "side": "own"}),
                cost=1, host="spacetime")  # fmt: skip
    game = pos({"hand": ["flag"]}, {}, extra=[flag],
               places=[{"card": "traken", "by": [1, 0]}, {"card": "skaro", "by": 1}])  # fmt: skip
    assert sum(text.startswith("Play Flag") for text in game.texts) == 1
    assert game.can("Play Flag on Traken (Ann")
    game.do("Play Flag").quiet()
    assert game.place("flag") == "play"


@pytest.mark.rule("WHO-E05", "WHO-R73")
def test_a_view_does_not_know_the_plots_of_others() -> None:
    def dealt(plots: list[str]) -> WhoTable:
        table = Matchup([deck(), deck(plots=plots)]).start(3)
        while not table.turn:
            table.push(table.options[0])
        return table

    one, two = dealt(["alliance", "trial"]), dealt(["trial", "alliance"])
    seen, other = one.view(0).to_dict(), two.view(0).to_dict()
    plots = [seen["design"][i] for i in one.plots[1]]
    assert len(plots) == 2
    assert len(set(plots)) == 1
    assert plots == [other["design"][i] for i in two.plots[1]]
    assert seen["lists"][1][5] == seen["picks"][1][5] == []
    assert [one.view(1).to_dict()["design"][i] for i in one.plots[1]] == ["alliance", "trial"]
    assert one.determinise(0, seeded(1)).to_dict()["sealed"] == 2


@pytest.mark.rule("WHO-R01", "WHO-C01")
def test_five_play_and_more() -> None:
    table = Matchup([deck()] * 6).start(2)
    rng = seeded(2, 1)
    for _ in range(400):
        if table.status != RUNNING:
            break
        table.push(table.options[rng.below(len(table.options))])
    assert table.seats == 6
    assert setup_problems([deck()] * 9) == ["expected two to eight decks, got 9"]


@pytest.mark.rule("WHO-E26")
def test_nothing_unfreezes_what_is_frozen_until() -> None:
    jailer = body("jailer", "enemy", "1/1/1", effect(
        "freeze", when="use", lock="until", condition={"has": [{"of": {
            "trait": ["Medicine"], "where": "here"}}]}, target=FOE))  # fmt: skip
    game = pos({"play": [{"card": "jailer", "at": 0}]},
               {"hand": ["run"], "play": [{"card": "victim", "at": 0}]},
               extra=[jailer, VICTIM])  # fmt: skip
    game.act().do("Use Jailer")
    while game.kind in ("window", "answer"):
        assert not game.can("Play Run")
        game.do("Do nothing")
    game.end()
    assert game.frozen("victim")
    assert not game.can("Play Run")


@pytest.mark.rule("WHO-E37", "WHO-R70")
def test_a_roll_that_cannot_be_made_is_set_by_an_opponent() -> None:
    game = pos({"hand": ["fortune"], "play": [{"card": "victim", "at": 0}]}, extra=[VICTIM])
    game.do("Play Fortune").quiet()
    while game.kind != "define number":
        game.do("Choose Victim" if game.can("Choose Victim") else "Do nothing")
    assert game.table.seat == 1
    game.do("Set the number 4")
    assert game.val("victim") == (3, 7, 3)


@pytest.mark.rule("WHO-W05", "WHO-R68")
def test_a_game_in_which_nothing_changes_ends_at_the_scores() -> None:
    game = pos({"points": 3, "hand": ["soldier"]}, {"points": 1}, places=["gallifrey"])
    for _ in range(120):
        if game.kind == "over":
            break
        game.end()
    assert game.kind == "over"
    assert game.table.winner == 0
    assert game.table.turn < 70
    assert "stopped" in game.table.reason_text()


@pytest.mark.rule("WHO-G22")
def test_those_who_fight_together_choose_their_place() -> None:
    game = pos({"hand": ["exterminate"], "play": [{"card": "dalek", "at": 0},
                                                  {"card": "dalek", "at": 1}]},
               {"play": [{"card": "noble", "at": 0}, {"card": "guide", "at": 1}]})  # fmt: skip
    game.do("Play Exterminate").quiet()
    assert game.kind == "fight"
    assert sorted(game.texts) == ["Name Dalek (Ann, Earth)", "Name Dalek (Ann, Skaro)"] or (
        len(game.texts) == 2
    )
    game.do(next(text for text in game.texts if "Skaro" in text)).quiet()
    assert game.place("guide", 1) == "discard"
    assert game.place("noble", 1) == "play"


def test_texts_say_what_cards_do() -> None:
    from engine.whoccg.face import card_text

    texts = [
        card_text("bang", {}, make("a", "bang", effect("cancel", at="move", what={
            "kind": "tardis"})).abilities),
        card_text("ally", {}, body("b", "ally", "1/1/1", effect("unfreeze", when="lands", target={
            "frozen": "yes", "may": True})).abilities),
        card_text("ally", {}, body("c", "ally", "1/1/1", effect("draw", when="turn_end", needs={
            "has": [{"of": {"kind": "hero"}, "at_least": 2}]})).abilities),
        card_text("condition", {"host": "spacetime"}, make("d", "condition", effect(
            "allow_enemies", when="continuous", of={"species": ["Dalek"]}),
            host="spacetime").abilities),
    ]  # fmt: skip
    assert [part[-1] for part in texts] == [
        "When any TARDIS is about to move that is a TARDIS: cancel it.",
        "When your TARDIS lands here, you may unfreeze a frozen Character.",
        "At the end of your turn, if there are two heroes, you draw a card.",
        "You may play a Dalek card here without a Goal.",
    ]


@pytest.mark.rule("WHO-E26", "WHO-R78")
def test_frozen_until_ends_for_good_once_it_was_met() -> None:
    jailer = body("jailer", "enemy", "1/1/1", effect(
        "freeze", when="use", lock="until", condition={"has": [{"of": {
            "trait": ["Medicine"], "where": "here"}}]}, target=FOE))  # fmt: skip
    game = pos({"play": [{"card": "jailer", "at": 0}]},
               {"play": [{"card": "victim", "at": 0}, {"card": "guide", "at": 0},
                         {"card": "healer", "at": 2}]},
               extra=[jailer, VICTIM])  # fmt: skip
    game.act().do("Use Jailer")
    while game.can("Name Victim") or game.can("Choose Victim"):
        game.do("Choose Victim")
    game.quiet().end()
    assert game.frozen("victim", 1)
    assert len(game.table.holds) == 1
    healer = game.i("healer", 1)
    move_to(game.table, healer, 0)
    game.table.settle()
    move_to(game.table, healer, 2)
    game.table.settle()
    assert game.table.holds == []
    game.end()
    assert not game.frozen("victim", 1)


@pytest.mark.rule("WHO-E21", "WHO-R72")
def test_an_ability_is_used_once_a_round() -> None:
    reader = body("reader", "ally", "1/1/1", effect("draw", when="use"))
    game = pos({"play": [{"card": "reader", "at": 0}]}, {}, extra=[reader])
    game.act().do("Use Reader")
    assert not game.can("Use Reader")
    game.end().end().act()
    assert game.can("Use Reader")
