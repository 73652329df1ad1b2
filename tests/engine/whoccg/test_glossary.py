"""Winning and stopping, and the words of the glossary that carry rules."""

from __future__ import annotations

from typing import Any

import pytest

from engine.table import DRAWN, WON
from engine.whoccg.lower import build_pool, warnings, word_forms
from engine.whoccg.resolve.same_era import eras_of
from engine.whoccg.statics import affecting
from tests.engine.whoccg.cardset import CARDS, body, effect, make
from tests.engine.whoccg.harness import pos


def at(*cards: Any, place: int = 0) -> list[Any]:
    return [{"card": card, "at": place} if isinstance(card, str) else card for card in cards]


@pytest.mark.rule("WHO-W01", "WHO-R66", "WHO-W02", "WHO-X20")
def test_ten_points_with_a_reach_and_an_oppose() -> None:
    one = make("one", "goal", effect("reach", need={"points": 99}), effect("oppose", need={}),
               points=1, cost=1, goal_type=["conquest"])  # fmt: skip
    game = pos({"points": 10, "reached": 1, "play": at("noble")}, {"play": at("one")}, extra=[one])
    assert game.table.status == 0
    game.act().do("Try to Oppose").quiet()
    assert (game.table.status, game.table.winner, game.points[0]) == (WON, 0, 11)
    assert game.table.reason_text() == "ten points with a Goal Reached and a Goal Opposed"
    far = pos({"points": 15, "play": at("noble")}, {"play": at("one")}, extra=[one])
    far.act().do("Try to Oppose").quiet()
    assert far.table.status == 0


@pytest.mark.rule("WHO-W03", "WHO-R67", "WHO-R66")
@pytest.mark.parametrize("active", [0, 1])
def test_of_two_winners_the_turn_player_comes_first(active: int) -> None:
    gift = make("gift", "bang", effect("score", amount=9, who="each"))
    ready = {"points": 1, "reached": 1, "opposed": 1}
    players = [dict(ready), dict(ready)]
    players[active]["hand"] = ["gift"]  # type: ignore[assignment]
    game = pos(*players, extra=[gift], active=active)
    game.do("Play Gift").quiet()
    assert game.table.winner == active


@pytest.mark.rule("WHO-W04", "WHO-W05", "WHO-R68", "WHO-Q29")
@pytest.mark.parametrize(("points", "status", "winner"), [((3, 1), WON, 0), ((2, 2), DRAWN, -1)])
def test_running_out_of_cards_is_no_loss_and_ends_in_a_stop(
    points: tuple[int, int], status: int, winner: int
) -> None:
    game = pos({"deck": [], "points": points[0], "hand": ["guide"], "play": at("soldier")},
               {"deck": [], "points": points[1]}, stay=False)  # fmt: skip
    assert game.table.status == 0
    game.do("Play Guide at Earth").act().do("Use Guide", "Move to Skaro")
    for _ in range(6):
        if game.kind == "act":
            game.do("Do nothing more")
    assert (game.table.status, game.table.winner) == (status, winner)
    assert game.table.reason_text().startswith("stopped")


@pytest.mark.rule("WHO-W05", "WHO-R68")
def test_acting_in_vain_for_ten_rounds_ends_in_a_stop_too() -> None:
    game = pos({"deck": [], "points": 1, "play": at("soldier", "dazed-goal")}, {"deck": []},
               stay=False, extra=[make("dazed-goal", "plot", effect("requires", need={}),
                                       effect("shuffle", when="use"))])  # fmt: skip
    turns = 0
    while game.table.status == 0:
        game.do("Use Dazed Goal")
        turns = game.table.turn
    assert turns == 5 + 20  # the first turn sets the mark, then ten rounds of two turns
    assert game.table.winner == 0


@pytest.mark.rule("WHO-K01", "WHO-K02", "WHO-X12")
def test_being_required_is_not_being_affected() -> None:
    misjump = make("misjump", "condition", effect("capacity", when="continuous", amount=-2, target={
        "pick": "each", "kind": "tardis-card"}), cost=1, host="table")  # fmt: skip
    message = make("message", "plot", effect("requires", need={"has": [{"of": {
        "kind": "tardis"}}]}), effect("draw", when="turn_start"))  # fmt: skip
    game = pos({"play": [{"card": "tardis", "at": 0}, "misjump", "message"]},
               extra=[misjump, message])  # fmt: skip
    assert affecting(game.table, game.i("tardis")) == [game.i("misjump")]


@pytest.mark.rule("WHO-K03", "WHO-K04")
def test_acting_as_something_begins_in_play() -> None:
    only = make("only", "artifact", effect("draw", when="use"), cost=1, user="Timelord")
    acting = body(
        "acting",
        "ally",
        "1/1/1",
        effect("act_as", when="continuous", species=["Cyberman"]),
        nativity=["Skaro"],
    )
    game = pos({"hand": ["acting"], "play": [{"card": "invasion", "on": "traken"}]},
               extra=[only, acting])  # fmt: skip
    assert not game.can("Play Acting at Traken")  # Cybermen are Native there, it is none yet
    game.do("Play Acting at Skaro")
    cyber = game.table.pool.designs[game.table.design[game.i("acting")]].species
    assert game.table.species[game.i("acting")] != cyber


@pytest.mark.rule("WHO-K05", "WHO-K06", "WHO-X27", "WHO-Q27")
def test_naming_a_word() -> None:
    assert word_forms("Dalek") == ["dalek", "daleks"]
    assert {"move", "moves", "moved", "moving"} == set(word_forms("move"))
    ore = make("dalekanium", "artifact", effect("draw", when="use"), cost=1, user="Character")
    pool = build_pool([*CARDS.values(), ore])
    word = pool.words.index("Dalek")
    related = {d.card_id for d in pool.designs if d.words[word]}
    assert {"dalek", "dalek-supreme", "exterminate", "dalek-goal"} <= related
    assert "dalekanium" not in related
    game = pos({"hand": ["babel-masters"], "play": at("dalek", "auton")})
    game.do("Play Babel Masters", "Name Dalek")
    assert game.val("dalek")[0] == 3
    assert game.val("auton")[0] == 1


@pytest.mark.rule("WHO-K08", "WHO-X01")
@pytest.mark.parametrize(("card", "amount"), [("science-one", 2), ("science-two", 4)])
def test_doubling_a_trait(card: str, amount: int) -> None:
    cards = [body("science-one", "ally", "1/1/1", traits=["Science"]),
             body("science-two", "ally", "1/1/1", traits=["Science (2)"])]  # fmt: skip
    twice = make("twice", "bang", effect("double_trait", trait="Science",
                                         target={"kind": "ally"}))  # fmt: skip
    game = pos({"hand": ["twice"], "play": at(card)}, extra=[*cards, twice])
    game.do("Play Twice")
    assert game.trait(card, "Science") == amount


@pytest.mark.rule("WHO-K09", "WHO-X14")
def test_two_species_fit_either() -> None:
    for wanted in ("Human", "Timelord"):
        hunt = make("hunt", "bang", effect("recall", target={"species": [wanted]}))
        game = pos({"hand": ["hunt"], "play": at("twin")}, extra=[hunt])
        assert game.can("Play Hunt")


@pytest.mark.rule("WHO-K10")
def test_together_means_at_the_same_spacetime_card() -> None:
    game = pos({"play": [*at("brigadier"), {"card": "soldier", "at": 2}]})
    assert game.val("soldier") == (2, 4, 4)
    afloat = pos({"play": ["tardis", "brigadier", "soldier"]})
    assert afloat.val("soldier") == (2, 4, 4)  # at no place nobody is together


@pytest.mark.rule("WHO-K11", "WHO-X19")
def test_k9_means_every_model() -> None:
    call = make("call", "bang", effect("boost", quality="brawn", target={
        "pick": "each", "title": ["K9"]}))  # fmt: skip
    third = body("k9-mark-iii", "tardis-character", "7/4/5", name="K9 Mark III")
    game = pos({"hand": ["call"], "play": at("k9-mark-i", "k9-mark-ii", "k9-mark-iii", "ace")},
               extra=[call, third])  # fmt: skip
    game.do("Play Call")
    names = ("k9-mark-i", "k9-mark-ii", "k9-mark-iii", "ace")
    assert [game.val(card)[1] for card in names] == [5, 5, 5, 5]
    assert CARDS["ace"].fields["brawn"] == 5


@pytest.mark.rule("WHO-K12")
def test_minions_of_a_character_or_species() -> None:
    master = make("orders", "bang", effect("boost", quality="brawn", target={
        "pick": "each", "minion_of": ["Family"]}))  # fmt: skip
    game = pos({"hand": ["orders"], "play": at("scarecrow", "auton")}, extra=[master])
    game.do("Play Orders")
    assert (game.val("scarecrow")[1], game.val("auton")[1]) == (6, 6)


@pytest.mark.rule("WHO-K13", "WHO-K14")
def test_a_nemesis_is_what_stands_on_the_own_card() -> None:
    hunter = body("hunter", "enemy", "1/1/1", effect("freeze", when="use", target={
        "nemesis": True, "where": "here"}), nemesis="The Doctor")  # fmt: skip
    hunted = body("hunted", "tardis-character", "1/1/1", effect("freeze", when="use", target={
        "nemesis": True, "where": "here"}))  # fmt: skip
    game = pos({"play": at("hunter", "hunted")}, {"play": at("doctor-1", "dalek")},
               extra=[hunter, hunted])  # fmt: skip
    game.act()
    assert game.can("Use Hunter")
    assert not game.can("Use Hunted")
    game.do("Use Hunter")
    assert game.frozen("doctor-1")


@pytest.mark.rule("WHO-K17", "WHO-K18", "WHO-C09")
def test_related_and_referring_cards() -> None:
    by_name = make("purge", "bang", effect("banish", target={"kind": "card", "related": ["Dalek"]}))
    refers = make(
        "echo", "bang", effect("banish", target={"kind": "card", "refers_to": ["The Doctor"]})
    )
    told = make("told", "plot", effect("requires", need={"has": [{"of": {
        "title": ["The Doctor"]}}]}))  # fmt: skip
    start = {"play": [*at("dalek", "doctor-1", "auton"), "told"]}
    game = pos({"hand": ["purge"], **start}, extra=[by_name, refers, told])
    game.do("Play Purge")
    assert {t.split(" (")[0] for t in game.texts} == {
        "Choose Dalek",
        "Choose The Doctor, Interfering",
    }
    game = pos({"hand": ["echo"], **start}, extra=[by_name, refers, told])
    game.do("Play Echo")
    assert game.place("told") == "out"


@pytest.mark.rule("WHO-K21", "WHO-X13")
def test_a_shared_era_joins_one_card_only() -> None:
    game = pos({}, places=["gallifrey", "omegas-world", "zeta-minor"])
    eras = [eras_of(game.table, place) for place in range(3)]
    assert eras[1] & eras[0]
    assert not eras[2] & eras[0]


@pytest.mark.rule("WHO-C23", "WHO-R02")
def test_unusual_qualities_are_a_warning() -> None:
    assert warnings(body("giant", "ally", "11/0/5")) == [
        "Giant: brains of 11 lies outside 1 to 10", "Giant: brawn of 0 lies outside 1 to 10",
    ]  # fmt: skip
    assert warnings(body("god", "enemy", "20/20/20")) == []
    assert warnings(body("lord", "ally", "12/1/1", species=["Timelord"])) == []
    assert len(build_pool([body("giant", "ally", "11/0/5")]).designs) == 1
