"""Limits of play that nothing passes, Creatures that come to nothing, and use without end."""

from __future__ import annotations

import pytest

from engine.mmg import invariants
from engine.table import RUNNING
from tests.engine.mmg.harness import Play, pos
from tests.engine.mmg.test_copies import card, use

PIT = {"present": {"card": "pit", "live": True, "under": ["bok"]}}


def solved(ann: dict[str, object]) -> Play:
    """Ann gets rid of the Episode that hides BOK."""
    game = pos({"hand": ["answer", "starbase"], **ann}, zone="past", at="last")
    return game.do("Play ANSWER").settle()


@pytest.mark.rule("MMG-P14", "MMG-R32", "MMG-E12")
def test_a_card_under_an_episode_comes_back_to_a_sixth_place_and_not_to_a_seventh() -> None:
    free = solved({"present": ["yeti"] * 5, "episodes": PIT})
    assert free.side(0, "present") == ["yeti"] * 5 + ["bok"]
    full = solved({"present": ["yeti"] * 6, "episodes": PIT})
    assert full.side(0, "present") == ["yeti"] * 6
    assert "bok" in full.pile(0)
    assert invariants.violations(full.table) == []


@pytest.mark.rule("MMG-P19", "MMG-R32")
def test_a_unique_card_does_not_come_back_beside_an_identical_one() -> None:
    hidden = {"present": {"card": "pit", "live": True, "under": ["jo-grant"]}}
    alone = solved({"episodes": hidden})
    assert alone.side(0, "present") == ["jo-grant"]
    twice = solved({"past": ["jo-grant"], "episodes": hidden})
    assert twice.side(0, "present") == []
    assert "jo-grant" in twice.pile(0)


@pytest.mark.rule("MMG-P18", "MMG-R32")
@pytest.mark.parametrize(("others", "back"), [(4, ["ageless"]), (5, [])])
def test_a_sixth_timeless_creature_does_not_come_back(others: int, back: list[str]) -> None:
    ageless = card("ageless", "creature", zone="timeless")
    hidden = {"present": {"card": "pit", "live": True, "under": ["ageless"]}}
    game = pos({"hand": ["answer", "starbase"], "past": ["ageless"] * others, "episodes": hidden},
               extra=[ageless], zone="past", at="last")  # fmt: skip
    game.do("Play ANSWER").settle()
    assert game.side(0, "present") == back


@pytest.mark.rule("MMG-F20", "MMG-N01", "MMG-R54")
def test_a_creature_falls_when_the_boost_that_kept_it_alive_ends() -> None:
    tonic = card("tonic", "flash", {"verb": "boost", "value": "energy", "amount": 1})
    hand = {"hand": ["tonic", "starbase"], "present": ["bok"]}
    game = pos({**hand, "time": ["past"]}, {"hand": ["blight"], "time": ["present"]}, [tonic],
               zone="present", at="play", active=1)  # fmt: skip
    game.do("Play BLIGHT")
    assert game.pile(0) == ["bok"]  # 1/1 less 1/1
    kept = pos({"hand": ["tonic", "starbase"], "present": ["bok"]}, {"hand": ["blight"]}, [tonic],
               zone="present", at="draw", active=1)  # fmt: skip
    kept.to("window")
    while kept.seat == 1:
        kept.do("Do nothing")
    use(kept, "Play TONIC", kept.i("bok"))
    kept.to("play cards").do("Play BLIGHT")
    assert kept.val("bok") == (1, 0, 1)
    kept.to("choose zone")
    assert "bok" in kept.pile(0)
    assert kept.table.active == 0


@pytest.mark.rule("MMG-N01", "MMG-R54")
def test_damage_and_boost_end_together_and_nobody_falls_by_that() -> None:
    hurt = card("hurt", "flash", {"verb": "damage", "value": "energy and substance", "amount": 2})
    tonic = card("tonic", "flash", {"verb": "boost", "value": "energy and substance", "amount": 2})
    game = pos({"hand": ["hurt", "tonic", "starbase"], "present": ["bok"]}, extra=[hurt, tonic],
               zone="present", at="last")  # fmt: skip
    use(game, "Play TONIC", game.i("bok"))
    use(game, "Play HURT", game.i("bok"))
    assert game.val("bok") == (1, 1, 1)
    game.to("choose zone")
    assert game.val("bok") == (1, 1, 1)
    assert game.place("bok") == "play"


@pytest.mark.rule("MMG-P21", "MMG-E06")
def test_an_innate_that_looks_at_episodes_follows_at_once() -> None:
    watcher = card("sentry", "creature", {
        "verb": "boost", "when": "innate", "value": "energy", "amount": 1,
        "target": {"pick": "self"}, "needs": {"of": {"kind": "episode", "side": "own",
                                                    "zone": "any"}},
    })  # fmt: skip
    game = pos({"past": ["romans"], "present": ["sentry"], "future": ["zarbi"],
                "hand": ["answer"]}, {"hand": ["frost"]}, [watcher],
               zone="past", at="episode", active=1)  # fmt: skip
    assert game.val("sentry")[0] == 1
    game.do("Play FROST in the Past")
    assert game.val("sentry")[0] == 2
    game.to("window")
    while game.seat == 1:
        game.do("Do nothing")
    game.do("Play ANSWER").settle()
    assert game.val("sentry")[0] == 1


def loop(game: Play, text: str) -> int:
    """Use the same thing again and again; how often it was on offer in this turn."""
    turn = game.table.turn
    for count in range(50):
        if game.table.turn != turn or not game.can(text):
            return count
        game.do(text).settle()
    raise AssertionError(f"{text} never ends")


@pytest.mark.rule("MMG-R77", "MMG-F02")
def test_a_special_that_stands_its_own_card_ends_by_itself() -> None:
    restless = card("restless", "creature", {
        "verb": "draw", "when": "special", "count": 1, "who": "opponent",
        "then": [{"verb": "stand", "target": {"pick": "self"}}],
    })  # fmt: skip
    game = pos(
        {"present": ["restless"], "hand": ["starbase"]},
        {"deck": []},
        [restless],
        zone="present",
        at="last",
    )
    assert loop(game, "Use RESTLESS") == 2


@pytest.mark.rule("MMG-R77", "MMG-F02")
def test_a_special_may_be_used_again_as_long_as_something_changes() -> None:
    game = pos(
        {"present": ["two-trick", "crank", "crank"], "hand": ["starbase"]},
        zone="present",
        at="last",
    )
    game.do("Use TWO TRICK (ability 1)").settle()
    assert not game.can("Use TWO TRICK")  # it is Sided
    trick = game.i("two-trick")
    use(game, "Use CRANK", trick)
    game.do("Use TWO TRICK (ability 1)").settle()
    use(game, "Use CRANK", trick)
    assert game.can("Use TWO TRICK (ability 1)")
    assert game.logged.count("Ann draws a card") == 2


@pytest.mark.rule("MMG-R77")
def test_two_flash_cards_that_fetch_each_other_end() -> None:
    game = pos({"hand": ["salvage", "starbase"], "discard": ["salvage"], "present": ["bok"]},
               zone="present", at="last")  # fmt: skip
    assert loop(game, "Play SALVAGE") <= 4


@pytest.mark.rule("MMG-R77", "MMG-W03")
def test_a_borrowed_ability_that_copies_and_stands_comes_to_an_end() -> None:
    changeling = card("changeling", "creature", {
        "verb": "clone", "when": "special", "target": {"race": ["alien", "human"]},
        "then": [{"verb": "stand", "target": {"pick": "self"}}],
    }, race=["robot"])  # fmt: skip
    borrow = card("borrow", "flash", {"verb": "clone", "abilities_only": True,
                                      "copier": {"side": "own"}})  # fmt: skip
    game = pos({"present": ["watcher-present", "changeling", "bok", "unit-corporal"],
                "hand": ["borrow", "starbase"]}, extra=[changeling, borrow], zone="present",
               at="last")  # fmt: skip
    watcher = game.i("watcher-present")
    use(game, "Play BORROW", game.i("changeling"), watcher)
    for _ in range(60):
        if game.table.status != RUNNING or not game.can("Use "):
            break
        game.do("Use ").settle()
    assert not game.can("Use ")
    assert game.kind != "over"
