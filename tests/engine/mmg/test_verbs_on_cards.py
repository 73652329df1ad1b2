"""Each verb that acts on cards in play: what it does, and what it cannot be aimed at."""

from __future__ import annotations

from typing import Any

import pytest

from cards.catalogue.values import Card
from engine.catalogue import card_of
from tests.engine.mmg.harness import Play, pos


def flash(**ability: Any) -> Card:
    """A Flash called TRICK with one ability."""
    return card_of("mmg", {"id": "trick", "name": "TRICK", "type": "flash", "ability": [ability]})


def trick(ability: dict[str, Any], ann: dict[str, Any], bob: dict[str, Any] | None = None) -> Play:
    """Ann holds TRICK and a card to spare, in the last window of a turn in the Present."""
    hand = ["trick", "starbase", *ann.pop("hand", [])]
    return pos({**ann, "hand": hand}, bob, [flash(**ability)], zone="present", at="last")


def aims(game: Play, name: str = "TRICK") -> list[str]:
    """What a card may be aimed at, in the words of the options."""
    start = f"Play {name} on "
    return [text.removeprefix(start) for text in game.texts if text.startswith(start)]


def test_damage() -> None:
    game = trick(
        {"verb": "damage", "value": "energy", "amount": 2},
        {"present": ["dalek", "force-field"]},
        {"past": ["romans"]},
    )
    assert aims(game) == ["DALEK (Ann, Present)", "ROMANS (Bob, Past)"]  # Creatures in any Zone
    game.do("Play TRICK on DALEK").settle()
    assert game.val("dalek") == (1, 3, 1)


def test_damage_once_for_each_card_that_matches() -> None:
    per = {"race": ["robot"], "side": "own", "zone": "any"}
    game = trick(
        {"verb": "damage", "value": "substance", "amount": 1, "per": per},
        {"present": ["yeti", "yeti"], "past": ["romans"]},
        {"future": ["ice-warrior"]},
    )
    game.do("Play TRICK on ICE WARRIOR").settle()
    assert game.val("ice-warrior") == (1, 1, 1)


def test_boost() -> None:
    game = trick(
        {
            "verb": "boost",
            "value": "energy and substance",
            "amount": 1,
            "target": {"race": ["alien"], "frame": ["present"]},
        },
        {"present": ["bok", "yeti"], "future": ["zarbi"]},
    )
    assert aims(game) == ["BOK (Ann, Present)"]
    game.do("Play TRICK on BOK").settle()
    assert game.val("bok") == (2, 2, 1)


def test_boost_where_the_player_picks_the_value() -> None:
    game = trick(
        {"verb": "boost", "value": "energy or substance", "amount": 3}, {"present": ["bok"]}
    )
    assert aims(game) == ["BOK (Ann, Present) for Energy", "BOK (Ann, Present) for Substance"]


@pytest.mark.parametrize(
    ("to", "zones"),
    [("neighbouring", ["Present"]), ("any", ["Present", "Future"])],
)
def test_move_where_the_player_picks_the_zone(to: str, zones: list[str]) -> None:
    game = trick({"verb": "move", "to": to, "target": {"side": "own"}}, {"past": ["romans"]})
    assert aims(game) == [f"ROMANS (Ann, Past) to the {zone}" for zone in zones]
    full = trick(
        {"verb": "move", "to": to, "target": {"side": "own", "name": ["Romans"]}},
        {"past": ["romans"], "present": ["bok"] * 6, "future": ["zarbi"] * 6},
    )
    assert aims(full) == []


@pytest.mark.parametrize(("to", "zone"), [("future", "future"), ("chosen", "present")])
def test_move_to_a_zone_that_the_card_names(to: str, zone: str) -> None:
    game = trick({"verb": "move", "to": to}, {"past": ["romans"]})
    game.do("Play TRICK on ROMANS").settle()
    assert game.side(0, zone) == ["romans"]


def test_side() -> None:
    game = trick(
        {"verb": "side"},
        {"present": [{"card": "bok", "sided": True}]},
        {"past": ["romans", "force-field"]},
    )
    assert aims(game) == ["ROMANS (Bob, Past)", "FORCE FIELD (Bob, Past)"]  # not one Sided already
    game.do("Play TRICK on FORCE FIELD").settle()
    assert game.sided("force-field")
    assert not game.table.stack  # nothing was set off (F04)


def test_stand() -> None:
    game = trick(
        {"verb": "stand", "target": {"kind": "card", "side": "own"}},
        {"present": [{"card": "bok", "sided": True}, "yeti"]},
    )
    assert aims(game) == ["BOK (Ann, Present)"]
    game.do("Play TRICK on BOK").settle()
    assert not game.sided("bok")


def test_freeze() -> None:
    game = trick(
        {"verb": "freeze", "target": {"kind": "resource"}},
        {"present": ["bok"]},
        {"present": ["force-field", {"card": "crank", "sided": True}, "yeti"]},
    )
    assert aims(game) == ["FORCE FIELD (Bob, Present)", "CRANK (Bob, Present)"]
    game.do("Play TRICK on FORCE FIELD", "Do nothing").do("Do nothing")
    assert game.seat == 0  # Bob, with his field held, has nothing to use
    game.to("choose zone")
    assert game.table.frozen[game.i("force-field")] == 0  # to the end of the turn


def test_destroy() -> None:
    game = trick(
        {"verb": "destroy", "target": {"substance_at_most": 1, "watchers": False}},
        {"present": ["bok", "yeti", "watcher-present"]},
    )
    assert aims(game) == ["BOK (Ann, Present)"]
    game.do("Play TRICK on BOK").settle()
    assert game.pile(0) == ["bok", "trick"]


def test_destroy_each() -> None:
    game = trick(
        {"verb": "destroy", "target": {"pick": "each", "side": "opposing"}},
        {"present": ["bok"]},
        {"past": ["romans"], "present": ["force-field"]},
    )
    game.do("Play TRICK").settle()
    assert game.pile(1) == ["romans"]
    assert game.side(0, "present") == ["bok"]


def test_prevent_damage() -> None:
    game = pos(
        {"present": ["yeti"], "hand": ["shield", "burn", "burn", "starbase"]},
        zone="present",
        at="last",
    )
    game.do("Play SHIELD on YETI").settle()
    game.do("Play BURN on YETI").settle()
    assert game.val("yeti") == (2, 2, 0)
    game.do("Play BURN on YETI").settle()  # only the next damage was prevented
    assert game.val("yeti") == (2, 0, 0)


def test_prevent_damage_in_part_and_every_time() -> None:
    game = pos(
        {"present": ["shell"], "hand": ["burn", "weaken", "starbase"]}, zone="present", at="last"
    )
    game.do("Play WEAKEN on SHELL").settle()
    assert game.val("shell") == (1, 2, 0)
    game.do("Play BURN on SHELL").settle()
    assert game.val("shell") == (1, 1, 0)


def test_clone() -> None:
    game = trick(
        {"verb": "clone", "abilities_only": True, "copier": {"side": "own"}},
        {"present": ["bok"]},
        {"present": ["two-trick"]},
    )
    game.do("Play TRICK on TWO TRICK (Bob, Present) on BOK (Ann, Present)").settle()
    assert game.val("bok") == (1, 1, 1)
    assert game.can("Use BOK (copied ability 1 of TWO TRICK)")
    assert not game.can("Use TWO TRICK")


def test_place_under() -> None:
    game = pos(
        {"present": ["bok"], "past": ["romans"], "episodes": {"present": "pit"}},
        zone="past",
        at="solve",
    )
    assert game.place("bok") == "under"
    assert game.place("romans") == "play"  # it lies in another Zone


def test_solve() -> None:
    game = pos(
        {"episodes": {"past": "siege"}, "hand": ["answer"]},
        {"episodes": {"past": "frost"}},
        zone="present",
        at="last",
    )
    assert [t for t in game.texts if t.startswith("Play ANSWER")] == [
        "Play ANSWER on SIEGE (Bob, Past)"  # the other one is the opponent's to solve
    ]
    game.do("Play ANSWER").settle()
    assert game.pile(1) == ["siege"]


def test_recall() -> None:
    game = trick(
        {"verb": "recall", "target": {"kind": "resource"}},
        {"present": ["bok"]},
        {"past": ["force-field"]},
    )
    assert aims(game) == ["FORCE FIELD (Bob, Past)"]
    game.do("Play TRICK").settle()
    assert game.hand(1) == ["force-field"]
    assert game.table.known[game.i("force-field")] == 3  # both have seen it


def test_must_attack() -> None:
    game = pos({"present": ["giant-robot"], "past": ["giant-robot"]}, zone="present", at="attack")
    game.do("Do not attack").to("choose zone")
    table = game.table
    assert [table.sided[i] for i in table.board[1] + table.board[0]] == [1, 0]
    other = pos({"present": ["giant-robot", "bok"]}, zone="present", at="announce").to("attack")
    other.do("Attack with BOK").to("make hit").do("Make no Hit").to("choose zone")
    assert other.sided("giant-robot")


@pytest.mark.parametrize(
    ("act", "words"),
    [
        ("attack", "Attack with BOK"),
        ("special", "Use BOK"),
        ("support", "Side BOK to give DULCIENS"),
        ("be supported", "Side DULCIENS to give BOK"),
        ("move", "Play LIFT on BOK"),
    ],
)
def test_forbid_what_a_card_could_do_in_its_players_turn(act: str, words: str) -> None:
    ability = {"verb": "forbid", "acts": [act], "target": {"name": ["Bok"]}}
    bok = card_of(
        "mmg",
        {
            "id": "bok-too",
            "name": "BOK",
            "type": "creature",
            "fields": {
                "zone": "present",
                "race": ["alien"],
                "energy": 1,
                "substance": 1,
                "support": 1,
            },
            "ability": [{"verb": "draw", "when": "special"}],
        },
    )
    game = pos(
        {"present": ["bok-too", "dulciens"], "hand": ["trick", "lift"]},
        {},
        [flash(**ability), bok],
        zone="present",
        at="attack",
    )
    assert game.can(words)
    game.do("Play TRICK on BOK").settle().to("attack")
    assert not game.can(words)
    still = {"attack", "special", "support", "be supported", "move"} - {act}
    offers = {
        "attack": "Attack with BOK",
        "special": "Use BOK",
        "move": "Play LIFT on BOK",
        "support": "Side BOK to give",
        "be supported": "Side DULCIENS to give BOK",
    }
    assert all(game.can(offers[other]) for other in still)


def test_forbid_defending() -> None:
    game = pos(
        {"present": ["yeti"], "hand": ["panic", "panic"]},
        {"present": ["bok", "dulciens"]},
        zone="present",
        at="attack",
    )
    game.do("Play PANIC on BOK").to("attack").do("Attack with YETI").to("pick defender")
    assert game.texts == ["Pick DULCIENS as defender", "Leave the choice to the defender"]


def test_forbid_solving_and_standing() -> None:
    both = {"verb": "forbid", "acts": ["solve", "stand"], "target": {"pick": "each"}}
    chain = card_of(
        "mmg",
        {
            "id": "chain-gang",
            "name": "CHAIN GANG",
            "type": "resource",
            "ability": [{**both, "when": "innate"}],
        },
    )
    game = pos(
        {
            "present": ["body-113-present", {"card": "bok", "sided": True}],
            "episodes": {"past": "ban"},
        },
        {"present": ["chain-gang"]},
        [chain],
        zone="present",
        at="stand",
    )
    assert game.sided("bok")
    game.do("Choose the Past")
    assert game.kind == "announce combat"  # nobody could solve
