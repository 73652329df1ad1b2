"""Phase 3 and winning: rules C and W."""

from __future__ import annotations

import pytest

from engine.table import WON
from tests.engine.mmg.harness import Play, pos


def fight(attacker: str, defender: str, **more) -> Play:
    """Ann attacks with one body, Bob defends with another; nobody has acted in 3c yet."""
    ann = {"present": [attacker, *more.get("ann", [])], "hand": more.get("ann_hand", [])}
    bob = {"present": [defender, *more.get("bob", [])], "hand": more.get("bob_hand", [])}
    game = pos(ann, bob, more.get("extra", ()), zone="present", at="announce").to("attack")
    game.do(f"Attack with {name(attacker)}").to("pick defender")
    return game.do(f"Pick {name(defender)}")


def name(card_id: str) -> str:
    if not card_id.startswith("body-"):
        return card_id.replace("-", " ").upper()
    digits = card_id.split("-")[1]
    return f"BODY {digits[0]}/{digits[1]}/{digits[2]} present"


@pytest.mark.rule("MMG-X02", "MMG-X03", "MMG-X04", "MMG-X05", "MMG-C24", "MMG-C25", "MMG-C28",
                  "MMG-C29", "MMG-R51", "MMG-C30", "MMG-R49", "MMG-C22", "MMG-C27")  # fmt: skip
@pytest.mark.parametrize(
    ("opponent", "dies"),
    [("body-240-present", 0), ("body-020-present", 1), ("body-131-present", None),
     ("body-610-present", None)],
)  # fmt: skip
def test_the_outcome_table(opponent: str, dies: int | None) -> None:
    game = fight("body-132-present", opponent).to("choose zone")
    lost = [game.pile(0), game.pile(1)]
    if dies is None:
        assert lost == [[], []]
    else:
        assert lost[dies] == [["body-132-present", opponent][dies]]
        assert lost[1 - dies] == []
    if dies != 0:
        assert game.sided("body-132-present")
        assert game.val("body-132-present") == (1, 3, 2)
    if dies != 1:
        assert not game.sided(opponent, 1)
    assert [len(stack) for stack in game.table.times] == [3, 3]


@pytest.mark.rule("MMG-C02", "MMG-C03", "MMG-R39", "MMG-Q11", "MMG-G04", "MMG-G05", "MMG-F11")
def test_the_defender_prepares_before_the_attacker_decides() -> None:
    game = pos({"present": ["yeti"]}, {"present": ["bok", "dulciens"]}, zone="present",
               at="announce").do("Announce combat")  # fmt: skip
    assert (game.kind, game.seat) == ("prepare defence", 1)
    game.do("Side DULCIENS to give BOK 1 Substance").settle()
    assert (game.kind, game.seat) == ("prepare defence", 1)
    game.do("Declare the defence complete")
    assert (game.kind, game.seat) == ("attack", 0)
    game.do("Attack with YETI").to("pick defender")
    # DULCIENS was Sided in preparing, so it cannot be picked.
    assert game.texts == ["Pick BOK as defender", "Leave the choice to the defender"]


@pytest.mark.rule("MMG-R39", "MMG-R68")
def test_the_attacker_may_answer_each_preparation() -> None:
    game = pos({"present": ["yeti", "force-field"]}, {"present": ["daemons"]}, zone="present",
               at="announce").do("Announce combat")  # fmt: skip
    game.do("Use DAEMONS on YETI (Ann, Present) for Substance")
    assert (game.kind, game.seat) == ("answer", 0)
    game.do("Use FORCE FIELD on YETI").settle()
    assert game.val("yeti") == (2, 3, 0)
    assert (game.kind, game.seat) == ("attack", 0)  # DAEMONS is Sided, nothing is left to prepare


@pytest.mark.rule("MMG-C04", "MMG-R40")
def test_after_the_defence_is_complete_the_defender_has_only_flash_cards() -> None:
    game = pos({"present": ["yeti"]}, {"present": ["bok", "dulciens"], "hand": ["surge"]},
               zone="present", at="announce").do("Announce combat")  # fmt: skip
    assert game.can("Side DULCIENS")
    game.do("Declare").do("Attack with YETI")
    assert (game.kind, game.seat) == ("window", 1)
    assert game.can("Play SURGE")
    assert not game.can("Side DULCIENS")
    game.do("Do nothing", "Pick BOK")
    assert (game.kind, game.seat) == ("combat", 1)
    assert game.can("Side DULCIENS to give BOK")


@pytest.mark.rule("MMG-C05", "MMG-C06", "MMG-C08", "MMG-Q12", "MMG-R48")
def test_an_attack_may_be_declined_and_then_none_comes_this_turn() -> None:
    game = pos({"present": ["yeti", "bok"]}, {}, zone="present", at="announce").to("attack")
    game.do("Do not attack").to("choose zone")
    assert game.table.active == 1
    assert not game.sided("yeti")


@pytest.mark.rule("MMG-C07", "MMG-C08", "MMG-C21", "MMG-R48")
def test_one_attack_a_turn_and_the_attacker_is_committed_and_sided() -> None:
    game = pos({"present": ["yeti", "bok"]}, {"present": ["dulciens"]}, zone="present",
               at="announce").to("attack")  # fmt: skip
    game.do("Attack with YETI").to("pick defender")
    assert not game.can("Do not attack")
    game.do("Pick DULCIENS").to("choose zone")
    assert game.table.active == 1
    assert (game.sided("yeti"), game.sided("bok")) == (True, False)


@pytest.mark.rule("MMG-C09", "MMG-C10", "MMG-C14", "MMG-C15", "MMG-R41", "MMG-P06", "MMG-G06")
def test_who_may_attack() -> None:
    game = pos(
        {"present": ["yeti", {"card": "bok", "sided": True}, {"card": "dulciens", "new": True},
                     "force-field", "watcher-present"], "past": ["romans"]},
        zone="present", at="attack",
    )  # fmt: skip
    attacks = [text for text in game.texts if text.startswith("Attack")]
    assert attacks == ["Attack with YETI", "Attack with THE WATCHER"]


@pytest.mark.rule("MMG-C11", "MMG-R42", "MMG-R43", "MMG-Q13", "MMG-G07", "MMG-C12", "MMG-Q14")
def test_picking_leaving_and_blocking() -> None:
    def start() -> Play:
        game = pos(
            {"present": ["yeti"]},
            {"present": [{"card": "dulciens", "new": True}, {"card": "bok", "sided": True},
                         "force-field"]},
            zone="present", at="announce",
        ).to("attack")  # fmt: skip
        return game.do("Attack with YETI").to("pick defender")

    game = start()
    assert game.texts == ["Pick DULCIENS as defender", "Leave the choice to the defender"]
    game.do("Pick DULCIENS")
    assert game.table.defender == game.i("dulciens")  # there was nothing to refuse
    left = start().do("Leave the choice").to("choose blocker")
    assert left.seat == 1
    assert left.texts == ["Defend with DULCIENS", "Choose no main combatant"]
    left.do("Defend with DULCIENS").to("choose zone")
    assert left.pile(1) == ["dulciens"]


@pytest.mark.rule("MMG-C13", "MMG-R44")
def test_main_combatants_cannot_be_sided_by_their_player() -> None:
    game = fight("daemons", "body-131-present", ann=["bok"], bob=["fendahleen"])
    assert not game.can("Use DAEMONS")
    assert not game.can("Side DAEMONS")
    game.do("Do nothing").do("Use FENDAHLEEN on DAEMONS").settle()
    assert game.sided("daemons")
    assert game.table.attacker == game.i("daemons")
    game.to("choose zone")
    assert "Ann's DAEMONS (2/2) and Bob's BODY 1/3/1 present (1/3) fight to a draw" in game.logged


@pytest.mark.rule("MMG-C16", "MMG-C17", "MMG-C18", "MMG-R45", "MMG-Q15", "MMG-R48", "MMG-C21",
                  "MMG-R46", "MMG-G11")  # fmt: skip
def test_a_hit_on_an_undefended_player_or_not() -> None:
    def start(times: list[str]) -> Play:
        game = pos({"present": ["yeti"]}, {"time": times}, zone="present", at="announce")
        return game.to("attack").do("Attack with YETI").to("make hit")

    game = start(["past", "future"])
    assert game.texts == ["Make a Hit", "Make no Hit"]
    game.do("Make a Hit")
    assert game.pile(1) == ["time-future"]
    assert game.table.known[game.table.times[1][-1]] == 3
    game.to("choose zone")
    assert game.sided("yeti")
    spared = start(["past", "future"]).do("Make no Hit").to("choose zone")
    assert len(spared.table.times[1]) == 2
    assert spared.sided("yeti")


@pytest.mark.rule("MMG-C19", "MMG-C20", "MMG-Q15")
def test_hits_chain_while_the_new_time_card_matches() -> None:
    game = pos({"present": ["yeti"]}, {"time": ["present", "past", "past", "past"]},
               zone="present", at="announce")  # fmt: skip
    game.to("attack").do("Attack with YETI").to("make hit").do("Make a Hit")
    assert game.kind == "make hit"
    game.do("Make a Hit", "Make a Hit")
    assert game.kind != "make hit"  # the Present card does not match
    assert len(game.table.times[1]) == 1
    stops = pos({"present": ["yeti"]}, {"time": ["past", "past"]}, zone="present", at="announce")
    stops.to("attack").do("Attack with YETI").to("make hit").do("Make a Hit", "Make no Hit")
    assert len(stops.table.times[1]) == 1


@pytest.mark.rule("MMG-R47", "MMG-C20")
def test_a_hit_of_a_card_does_not_chain() -> None:
    game = pos({"hand": ["strike-down"]}, {"time": ["past", "past", "past"]}, at="start", turn=1)
    game.do("Play STRIKE DOWN").settle()
    assert len(game.table.times[1]) == 2
    assert game.kind == "choose zone"


@pytest.mark.rule("MMG-C12", "MMG-C16")
def test_a_defender_who_chooses_none_can_be_hit() -> None:
    game = pos({"present": ["yeti"]}, {"present": ["bok"]}, zone="present", at="announce")
    game.to("attack").do("Attack with YETI").to("pick defender").do("Leave").to("choose blocker")
    game.do("Choose no main combatant", "Make a Hit")
    assert len(game.table.times[1]) == 2
    assert game.place("bok", 1) == "play"


@pytest.mark.rule("MMG-C23", "MMG-R50", "MMG-Q16", "MMG-C26", "MMG-C32", "MMG-U10", "MMG-Q21")
def test_both_act_in_combat_attacker_first_until_both_pass() -> None:
    game = fight("body-132-present", "body-131-present", ann=["bok", "bok"],
                 bob=["body-113-present"])  # fmt: skip
    assert (game.kind, game.seat) == ("combat", 0)
    game.do("Side BOK to give BODY 1/3/2 present 1 Energy").settle()
    assert game.seat == 0
    game.do("Do nothing")
    assert (game.kind, game.seat) == ("combat", 1)
    game.do("Side BODY 1/1/3 present to give BODY 1/3/1 present 3 Energy").settle()
    game.do("Side BOK (Standing) to give BODY 1/3/2 present 1 Substance").settle()
    game.to("choose zone")
    assert (game.pile(0), game.pile(1)) == ([], [])


@pytest.mark.rule("MMG-C31")
def test_supporters_survive_the_loss_of_their_main_combatant() -> None:
    game = fight("body-132-present", "body-330-present", ann=["bok"])
    game.do("Side BOK to give BODY 1/3/2 present 1 Energy").settle().to("choose zone")
    # 2/3 against 3/3: Substance is equal, a draw; with a stronger foe the body would fall alone.
    assert game.pile(0) == []
    lost = fight("body-111-present", "body-330-present", ann=["bok"])
    lost.do("Side BOK to give BODY 1/1/1 present 1 Energy").settle().to("choose zone")
    assert lost.pile(0) == ["body-111-present"]
    assert lost.place("bok", 0) == "play"


@pytest.mark.rule("MMG-R52", "MMG-C32")
def test_a_combat_ends_when_a_main_combatant_goes() -> None:
    gone = fight("yeti", "bok", bob_hand=["death-ray"])
    gone.do("Play DEATH RAY on YETI").settle().to("choose zone")
    assert (gone.pile(0), gone.place("bok", 1)) == (["yeti"], "play")
    moved = fight("yeti", "bok", bob_hand=["lift"])
    moved.do("Play LIFT on BOK (Bob, Present) to the Past").settle().to("choose zone")
    assert moved.side(1, "past") == ["bok"]
    assert moved.sided("yeti")
    assert len(moved.table.times[1]) == 3


@pytest.mark.rule("MMG-W01", "MMG-W02")
def test_the_last_time_card_ends_the_game_at_that_instant() -> None:
    game = pos({"present": ["yeti"], "time": ["present"]}, {"time": ["past"]}, zone="present",
               at="announce")  # fmt: skip
    game.to("attack").do("Attack with YETI").to("make hit").do("Make a Hit")
    outcome = game.table.outcome()
    assert outcome is not None
    assert (outcome.status, outcome.winner, game.kind) == (WON, 0, "over")
    assert game.table.options == []
    assert game.logged[-1] == "Ann wins"
    assert not game.sided("yeti")  # the rest of the turn is not played


@pytest.mark.rule("MMG-R71", "MMG-W01", "MMG-P10")
def test_losing_the_last_time_card_by_oneself_is_losing() -> None:
    empty = pos({"deck": [], "time": ["past"]}).do("Choose the Past")
    assert (empty.kind, empty.table.winner) == ("over", 1)


@pytest.mark.rule("MMG-R72", "MMG-W02", "MMG-F25")
@pytest.mark.parametrize("player", [0, 1])
def test_an_effect_that_takes_both_last_time_cards_wins_for_its_player(player: int) -> None:
    hands = [{"time": ["past"]}, {"time": ["past"]}]
    hands[player]["hand"] = ["double-strike"]
    game = pos(hands[0], hands[1], at="start", turn=1)
    game.do("Play DOUBLE STRIKE").settle()
    assert game.table.winner == player


@pytest.mark.rule("MMG-W03")
def test_an_empty_zone_hand_or_deck_ends_nothing() -> None:
    game = pos({"deck": []}, {"deck": []}).do("Choose the Past").to("choose zone")
    assert game.table.outcome() is None


@pytest.mark.rule("MMG-R68", "MMG-R40", "MMG-F12")
def test_both_may_play_a_flash_at_every_point_of_combat() -> None:
    def flashes(game: Play) -> list[tuple[str, int]]:
        """Pass on to the next choice that is no window, noting who could play a Flash before it."""
        found = []
        while game.kind in ("window", "prepare defence", "combat", "answer"):
            if game.can("Play SURGE"):
                found.append((game.kind, game.seat))
            game.do("Declare" if game.kind == "prepare defence" else "Do nothing")
        return found

    both = {"hand": ["surge"], "present": ["yeti"]}
    game = pos(both, {**both, "present": ["bok"]}, zone="present", at="announce")
    game.do("Announce combat")
    assert flashes(game) == [("prepare defence", 1)]
    assert (game.kind, game.can("Play SURGE")) == ("attack", True)
    game.do("Attack with YETI")
    assert flashes(game) == [("window", 0), ("window", 1)]
    game.do("Leave the choice")
    assert flashes(game) == [("window", 0), ("window", 1)]
    game.do("Choose no main combatant")
    flashes(game)
    game.do("Make a Hit")
    assert (game.kind, game.seat) == ("answer", 1)
    assert len(game.table.times[1]) == 3  # it can be answered before it takes hold
    flashes(game)
    assert len(game.table.times[1]) == 2
    fought = fight("yeti", "bok", ann_hand=["surge"], bob_hand=["surge"])
    assert flashes(fought)[:2] == [("combat", 0), ("combat", 1)]
