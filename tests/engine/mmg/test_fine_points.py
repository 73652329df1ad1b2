"""Small print: what starts afresh, what follows at once, and decisions that fall away."""

from __future__ import annotations

import pytest

from tests.engine.mmg.harness import new, pos
from tests.engine.mmg.test_combat import fight
from tests.engine.mmg.test_copies import card, use


@pytest.mark.rule("MMG-G02", "MMG-U11")
def test_a_card_that_is_played_again_starts_afresh() -> None:
    gag = card("gag", "flash", {"verb": "forbid", "acts": ["support"]})
    hand = ["gag", "shield", "recall", "burn", "starbase"]
    game = pos({"present": ["bok", "body-132-present"], "hand": hand, "time": ["past"]},
               extra=[gag], zone="present", at="draw").to("window")  # fmt: skip
    bok = game.i("bok")
    assert game.can("Side BOK to give BODY")
    use(game, "Play GAG", bok)
    use(game, "Play SHIELD", bok)
    assert not game.can("Side BOK to give BODY")
    use(game, "Play RECALL", bok)
    while game.kind == "window":
        game.do("Do nothing")
    game.do("Play BOK")
    assert game.can("Side BOK to give BODY")
    use(game, "Play BURN", bok)
    assert game.val("bok") == (1, 0, 1)  # nothing shields it any more


@pytest.mark.rule("MMG-N05", "MMG-P21")
def test_an_innate_that_looks_at_values_follows_a_flash_at_once() -> None:
    game = pos({"present": ["underdog", "yeti"], "hand": ["starbase", "surge"]}, zone="present",
               at="last")  # fmt: skip
    assert game.val("yeti") == (2, 3, 0)
    game.do("Play STARBASE on YETI").settle()
    assert game.val("yeti") == (2, 2, 1)  # its Support is no longer 0


@pytest.mark.rule("MMG-N05", "MMG-P21")
def test_an_innate_that_looks_at_the_battle_follows_the_choice_of_the_defender() -> None:
    game = fight("yeti", "bok", bob=["duellist"], bob_hand=["starbase"])
    assert game.val("bok") == (1, 2, 1)


@pytest.mark.rule("MMG-C12", "MMG-C16", "MMG-R40")
def test_a_defender_with_nobody_left_to_choose_is_not_asked() -> None:
    game = pos({"present": ["yeti"], "hand": ["stun", "starbase"]}, {"present": ["bok"]},
               zone="present", at="announce").to("attack")  # fmt: skip
    game.do("Attack with YETI").to("pick defender").do("Leave the choice to the defender")
    game.do("Play STUN on BOK").settle()
    assert game.texts[-1] == "Do nothing"
    game.do("Do nothing")
    assert (game.kind, game.seat) == ("make hit", 0)


@pytest.mark.rule("MMG-S09", "MMG-Q03")
def test_who_begins_is_a_decision_of_its_own() -> None:
    game = new(ask=True)
    while game.kind != "choose first player":
        assert game.kind == "agree time cards"
        game.do("Use 6 Time cards each")
    assert game.texts == ["Let Ann begin", "Let Bob begin"]
    game.do("Let Bob begin")
    assert game.logged[-1] == "Bob begins turn 1"


@pytest.mark.rule("MMG-G09", "MMG-Q22")
@pytest.mark.parametrize(("race", "offered"), [("robot", True), ("alien", False)])
def test_a_save_is_countered_by_what_guards_its_target(race: str, offered: bool) -> None:
    ward = card("ward", "flash", {"verb": "counter", "aimed_at": {"race": [race]}})
    game = pos({"hand": ["death-ray", "ward", "starbase"]}, {"present": ["yeti"],
               "hand": ["escape", "veto"]}, [ward], zone="present", at="last")  # fmt: skip
    game.do("Play DEATH RAY on YETI", "Do nothing", "Do nothing")
    game.do("Play ESCAPE to keep YETI")
    if not offered:
        assert not game.can("Play WARD")
        assert game.place("yeti") == "play"
        return
    game.do("Play WARD to counter")
    assert game.texts == ["Play VETO to counter", "Do nothing"]
    game.do("Play VETO to counter")
    assert game.place("yeti") == "play"


@pytest.mark.rule("MMG-G09", "MMG-Q22")
def test_a_counter_with_an_aim_does_not_fit_a_counter() -> None:
    ward = card("ward", "flash", {"verb": "counter", "aimed_at": {"race": ["robot"]}})
    game = pos({"hand": ["death-ray", "veto", "starbase"]}, {"present": ["yeti"],
               "hand": ["escape", "ward"]}, [ward], zone="present", at="last")  # fmt: skip
    game.do("Play DEATH RAY on YETI", "Do nothing", "Do nothing")
    game.do("Play ESCAPE to keep YETI", "Play VETO to counter")
    assert game.place("yeti") == "discard"  # WARD looks at cards, and VETO is aimed at none


@pytest.mark.rule("MMG-E04", "MMG-F24")
def test_episodes_may_be_barred_in_one_zone_alone() -> None:
    calm = card("calm", "resource", {"verb": "bar", "when": "innate", "plays": ["episode"],
                                     "here": True})  # fmt: skip
    filled = {"past": ["romans"], "present": ["calm"], "future": ["zarbi"]}
    game = pos({"hand": ["frost"]}, filled, [calm], zone="past", at="episode")
    assert game.texts == ["Play FROST in the Past", "Play FROST in the Future", "Play no Episode"]


@pytest.mark.rule("MMG-P20", "MMG-R37")
def test_a_card_played_in_an_extra_turn_waits_for_a_turn_of_the_opponent() -> None:
    game = pos({"present": ["clock", "watcher-present"], "hand": ["two-trick"], "time": ["past"]},
               zone="present", at="play")  # fmt: skip
    game.do("Play TWO TRICK").to("attack").do("Use CLOCK")
    game.to("choose zone")
    assert (game.seat, game.table.turn) == (0, 4)
    game.do("Choose the Present").to("attack")
    assert not game.can("Use TWO TRICK")
    assert game.can("Attack with TWO TRICK")  # the turn in which it was played is over


@pytest.mark.rule("MMG-B01", "MMG-P08")
@pytest.mark.parametrize(("played", "drawn"), [(1, True), (2, False)])
def test_the_bonus_is_a_play_or_a_draw(played: int, drawn: bool) -> None:
    game = pos({"hand": ["yeti", "bok", "dulciens"], "time": ["present"]}, zone="present",
               at="play")  # fmt: skip
    assert game.can("Play YETI")
    game.do("Play YETI", *["Play BOK"][: played - 1])
    if played == 2:
        assert game.kind != "play cards"  # not a third one
    else:
        game.do("Play no more cards")
    while game.kind not in ("bonus draw", "choose zone"):
        quiet = {"announce combat": "Announce", "attack": "Do not attack"}
        game.do(quiet.get(game.kind, "Do nothing"))
    assert (game.kind == "bonus draw") is drawn


@pytest.mark.rule("MMG-R52", "MMG-R48", "MMG-C32")
@pytest.mark.parametrize("mover", ["attacker", "defender"])
def test_an_attacker_is_sided_wherever_the_combat_left_it(mover: str) -> None:
    lift = {"ann_hand": ["lift"]} if mover == "attacker" else {"bob_hand": ["lift"]}
    game = fight("dalek", "bok", **lift)
    name = "DALEK (Ann, Present)" if mover == "attacker" else "BOK (Bob, Present)"
    if mover == "defender":
        assert game.seat == 1
    game.do(f"Play LIFT on {name} to the Past").settle()
    assert game.kind == "choose zone"
    assert game.sided("dalek")
    assert "Ann's DALEK is Sided" in game.logged
    assert not game.sided("bok")
    assert (game.pile(0), game.pile(1)) == (
        (["lift"], []) if "ann_hand" in lift else ([], ["lift"])
    )
    assert not any("beats" in line or "draw" in line for line in game.logged)


@pytest.mark.rule("MMG-F20", "MMG-F21", "MMG-R65")
def test_a_creature_printed_with_nothing_falls_by_damage_and_not_by_a_loss_of_support() -> None:
    wisp = card("wisp", "creature", energy=0, substance=0, support=3)
    game = pos({"present": ["wisp"], "hand": ["sap", "burn", "starbase"]}, extra=[wisp],
               zone="present", at="last")  # fmt: skip
    use(game, "Play SAP", game.i("wisp"))
    assert (game.val("wisp"), game.place("wisp")) == ((0, 0, 1), "play")
    use(game, "Play BURN", game.i("wisp"))
    assert game.place("wisp") == "discard"


@pytest.mark.rule("MMG-F24", "MMG-R69")
def test_a_card_paid_from_the_hand_is_gone() -> None:
    game = pos({"present": ["forge", "bok"], "hand": ["zarbi", "starbase"]}, zone="present",
               at="last")  # fmt: skip
    game.do("Use FORGE discarding ZARBI on BOK (Ann, Present) for Energy").settle()
    assert (game.hand(0), game.pile(0)) == (["starbase"], ["zarbi"])
    assert game.val("bok") == (3, 1, 1)
    assert "Ann discards ZARBI as the cost" in game.logged


@pytest.mark.rule("MMG-S01")
def test_the_time_cards_are_shuffled_and_not_in_the_order_of_the_list() -> None:
    def colours(seed: int) -> list[int]:
        table = new(seed).table
        return [table.pool.designs[table.design[i]].zone for i in table.times[0]]

    orders = {tuple(colours(seed)) for seed in range(8)}
    assert len(orders) > 3
    assert {tuple(sorted(order)) for order in orders} == {(0, 0, 1, 1, 2, 2)}


@pytest.mark.rule("MMG-E16", "MMG-R36")
def test_a_doctor_is_not_an_assistant_of_its_own() -> None:
    companion = card("doctor-who", "creature", race=["timelord", "assistant"], support=0)
    ready = {"present": ["doctor-who", "jo-grant"], "episodes": {"present": "siege"}}
    game = pos(ready, extra=[companion], zone="past", at="solve")
    assert "solve" not in (game.kind, *game.kinds)
    more = pos({**ready, "past": ["sarah"]}, extra=[companion], zone="past", at="solve")
    assert more.kind == "solve"


@pytest.mark.rule("MMG-Q22", "MMG-G15")
@pytest.mark.parametrize(("counters", "alive"), [(0, True), (1, False), (2, True), (3, False)])
def test_counters_to_a_save_take_turns(counters: int, alive: bool) -> None:
    game = pos({"hand": ["death-ray", "veto", "veto", "starbase"]}, {"present": ["yeti"],
               "hand": ["escape", "veto"]}, zone="present", at="last")  # fmt: skip
    game.do("Play DEATH RAY on YETI", "Do nothing", "Do nothing")
    game.do("Play ESCAPE to keep YETI")
    for answer in range(counters):
        assert game.seat == answer % 2
        game.do("Play VETO to counter")
    if game.kind == "reply":
        game.do("Do nothing")
    assert game.kind != "reply"
    assert (game.place("yeti") == "play") is alive
