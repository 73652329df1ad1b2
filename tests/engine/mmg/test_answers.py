"""Answers: what a counter looks at, what a Flash in use is, and effects without a target."""

from __future__ import annotations

import pytest

from tests.engine.mmg.harness import pos
from tests.engine.mmg.test_copies import card, use

BLAST = card("blast", "resource", {
    "verb": "damage", "when": "special", "value": "energy", "amount": 1,
    "target": {"side": "opposing"}, "cost": {"side": {"side": "own"}},
})  # fmt: skip


@pytest.mark.rule("MMG-G09", "MMG-R74", "MMG-F23")
@pytest.mark.parametrize(("aimed_at", "offered"), [
    ({"race": ["robot"]}, True),  # YETI, at which it is aimed
    ({"race": ["alien"]}, False),  # BOK, which was Sided as the cost
])  # fmt: skip
def test_a_counter_looks_at_the_target_and_not_at_the_cost(
    aimed_at: dict[str, object], offered: bool
) -> None:
    ward = card("ward", "flash", {"verb": "counter", "what": "special", "aimed_at": aimed_at})
    game = pos({"present": ["bok", "blast"]}, {"present": ["yeti"], "hand": ["ward"]},
               [BLAST, ward], zone="present", at="attack")  # fmt: skip
    game.do("Use BLAST Siding BOK (Ann, Present) on YETI (Bob, Present)")
    assert game.can("Play WARD") is offered
    if offered:
        game.do("Play WARD").settle()
        assert game.val("yeti") == (2, 2, 0)
        assert (game.sided("bok"), game.sided("blast")) == (True, True)  # it stays paid


@pytest.mark.rule("MMG-G09", "MMG-R74")
@pytest.mark.parametrize(("guarded", "energy"), [("yeti", 2), ("bok", 1)])
def test_an_innate_counter_looks_at_the_target_and_not_at_the_cost(
    guarded: str, energy: int
) -> None:
    aimed_at = {"pick": "each", "name": [guarded]}
    guard = card("guard", "creature", {"verb": "counter", "when": "innate", "what": "special",
                                       "aimed_at": aimed_at})  # fmt: skip
    game = pos({"present": ["bok", "blast"], "hand": ["starbase"]},
               {"present": ["yeti", "guard"]}, [BLAST, guard],
               zone="present", at="attack")  # fmt: skip
    game.do("Use BLAST Siding BOK (Ann, Present) on YETI (Bob, Present)").settle()
    assert game.val("yeti") == (energy, 2, 0)


@pytest.mark.rule("MMG-G09", "MMG-R74")
def test_a_counter_stops_the_newest_that_fits_its_aim() -> None:
    ward = card("ward", "flash", {"verb": "counter", "aimed_at": {"race": ["robot"]}})
    game = pos({"present": ["bok"], "hand": ["burn", "surge", "starbase"]},
               {"present": ["yeti"], "hand": ["ward", "starbase"]}, [ward],
               zone="present", at="last")  # fmt: skip
    game.do("Play BURN on YETI")
    assert game.seat == 1
    game.do("Play STARBASE on YETI")
    game.do("Play SURGE on BOK (Ann, Present) for Energy")
    assert (game.seat, game.can("Play WARD")) == (1, True)  # SURGE is newer but aimed at an Alien
    game.do("Play WARD").settle()
    assert game.val("yeti")[1] == 2
    assert game.val("bok")[0] == 3


@pytest.mark.rule("MMG-F16", "MMG-R78")
def test_a_flash_in_use_is_not_on_the_discard_pile() -> None:
    game = pos({"present": ["bok"], "hand": ["burn", "salvage"], "discard": []},
               {"present": ["yeti"], "hand": ["starbase"]}, zone="present", at="last")  # fmt: skip
    game.do("Play BURN on YETI", "Play STARBASE on YETI")
    assert game.pile(0) == game.pile(1) == []
    assert game.place("burn") == game.place("starbase", 1) == "used"
    game.do("Play SALVAGE").settle()
    assert game.hand(0) == []  # nothing to take back while BURN waits
    assert game.pile(0) == ["salvage", "burn"]
    assert game.pile(1) == ["starbase"]


@pytest.mark.rule("MMG-F16", "MMG-R74")
def test_a_countered_flash_is_discarded_too() -> None:
    game = pos({"hand": ["burn", "starbase"]}, {"present": ["yeti"], "hand": ["veto"]},
               zone="present", at="last")  # fmt: skip
    game.do("Play BURN on YETI", "Play VETO").settle()
    assert (game.pile(0), game.pile(1)) == (["burn"], ["veto"])


@pytest.mark.rule("MMG-F16", "MMG-Q22")
def test_a_flash_that_saves_is_discarded_when_it_has_saved() -> None:
    game = pos({"hand": ["death-ray", "veto", "starbase"]}, {"present": ["yeti"],
               "hand": ["escape", "veto"]}, zone="present", at="last")  # fmt: skip
    game.do("Play DEATH RAY on YETI").do("Do nothing").do("Do nothing")
    game.do("Play ESCAPE to keep YETI")
    assert (game.kind, game.seat) == ("reply", 0)
    game.do("Play VETO to counter")
    assert (game.kind, game.seat) == ("reply", 1)
    assert game.pile(0) == game.pile(1) == []
    game.do("Play VETO to counter")
    assert sorted(game.pile(1)) == ["escape", "veto"]
    assert game.place("yeti") == "play"


@pytest.mark.rule("MMG-R69")
def test_an_ability_is_usable_for_what_it_can_do() -> None:
    both = card("both", "flash", {
        "verb": "boost", "value": "energy", "amount": 1, "target": {"side": "own"},
        "then": [{"verb": "stand", "target": {"side": "opposing", "kind": "creature"}}],
    })  # fmt: skip
    game = pos({"present": ["bok"], "hand": ["both", "starbase"]}, {"present": ["yeti"]}, [both],
               zone="present", at="last")  # fmt: skip
    game.do("Play BOTH on BOK (Ann, Present)").settle()
    assert game.val("bok")[0] == 2
    tired = {"present": [{"card": "yeti", "sided": True}]}
    full = pos({"present": ["bok"], "hand": ["both"]}, tired, [both], zone="present", at="last")
    assert [text for text in full.texts if "BOTH" in text] == [
        "Play BOTH on BOK (Ann, Present) on YETI (Bob, Present)"
    ]


@pytest.mark.rule("MMG-R69")
def test_an_ability_whose_first_effect_has_no_target_is_not_offered() -> None:
    both = card("both", "flash", {
        "verb": "boost", "value": "energy", "amount": 1, "target": {"side": "own"},
        "then": [{"verb": "draw"}],
    })  # fmt: skip
    assert not pos({"hand": ["both"]}, extra=[both], zone="present", at="last").can("Play BOTH")
    game = pos({"present": ["bok"], "hand": ["both"]}, extra=[both], zone="present", at="last")
    assert game.can("Play BOTH")


@pytest.mark.rule("MMG-R69", "MMG-R26", "MMG-X14")
@pytest.mark.parametrize(("filled", "zones"), [(4, ["Past"]), (5, [])])
def test_to_move_both_there_must_be_room_for_both(filled: int, zones: list[str]) -> None:
    game = pos({"present": ["bok", "sidrat"], "past": ["romans"] * filled,
                "future": ["zarbi"] * 6}, zone="present", at="attack")  # fmt: skip
    start = "Use SIDRAT Siding BOK (Ann, Present) to the "
    assert [text.removeprefix(start) for text in game.texts if text.startswith(start)] == zones
    if zones:
        game.do(f"{start}Past").settle()
        assert game.side(0, "past")[-2:] == ["bok", "sidrat"]


@pytest.mark.rule("MMG-R69", "MMG-R26")
def test_neither_moves_when_one_of_both_cannot() -> None:
    hold = card("hold", "flash", {"verb": "forbid", "acts": ["move"],
                                  "target": {"kind": "resource"}})  # fmt: skip
    game = pos({"present": ["bok", "sidrat"]}, {"hand": ["hold"]}, [hold], zone="present",
               at="attack")  # fmt: skip
    game.do("Use SIDRAT Siding BOK (Ann, Present) to the Past")
    game.do("Play HOLD on SIDRAT (Ann, Present)").settle()
    assert game.side(0, "present") == ["bok", "sidrat"]


@pytest.mark.rule("MMG-F03", "MMG-F23")
def test_the_log_tells_the_cost_from_the_target() -> None:
    game = pos({"present": ["bok", "blast"]}, {"present": ["yeti"]}, [BLAST], zone="present",
               at="attack")  # fmt: skip
    use(game, "Use BLAST", game.i("bok"), game.i("yeti"))
    assert game.logged[:3] == [
        "Ann Sides BLAST for its Special ability on Bob's YETI",
        "Ann Sides BOK as the cost",
        "Bob's YETI goes from 2 to 1 Energy",
    ]
