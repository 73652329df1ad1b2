"""Each verb that acts on players or on what is announced, and what stops it."""

from __future__ import annotations

from typing import Any

import pytest

from cards.catalogue.values import Card
from engine.catalogue import card_of
from tests.engine.mmg.harness import Play, pos
from tests.engine.mmg.test_verbs_on_cards import flash


def played(ability: dict[str, Any], ann: dict[str, Any], bob: dict[str, Any]) -> Play:
    """Ann has played TRICK with this ability, and it has taken hold."""
    hand = ["trick", "starbase", *ann.pop("hand", [])]
    game = pos(
        {"present": ["yeti"], **ann, "hand": hand}, bob, [flash(**ability)], zone="past", at="last"
    )
    return game.do("Play TRICK").settle()


def resource(card_id: str, *abilities: dict[str, Any]) -> Card:
    """A Resource named after its id."""
    name = card_id.upper()
    return card_of(
        "mmg", {"id": card_id, "name": name, "type": "resource", "ability": list(abilities)}
    )


def test_sacrifice() -> None:
    robots = {"verb": "sacrifice", "who": "each", "of": {"race": ["robot"], "zone": "any"}}
    game = played(robots, {"past": ["romans"]}, {"present": ["yeti", "yeti", "bok"]})
    assert (game.kind, game.seat) == ("choose cards", 1)  # Ann has one Robot only: no choice
    assert game.texts == ["Pick YETI", "Pick YETI"]
    game.do("Pick YETI")
    assert game.pile(0) == ["yeti", "trick"]
    assert game.pile(1) == ["yeti"]
    spared = played(robots, {"present": ["bok"]}, {"present": ["bok"]})
    assert (spared.side(0, "present"), spared.side(1, "present")) == (["bok"], ["bok"])


def test_discard() -> None:
    game = played({"verb": "discard", "count": 2}, {}, {"hand": ["zarbi", "bok", "yeti"]})
    assert (game.kind, game.seat) == ("choose cards", 1)
    game.do("Pick BOK", "Pick ZARBI")
    assert game.pile(1) == ["bok", "zarbi"]
    short = played({"verb": "discard", "count": 2}, {}, {"hand": ["zarbi"]})
    assert short.hand(1) == []


def test_discard_at_random_asks_nobody() -> None:
    game = played({"verb": "discard", "random": True}, {}, {"hand": ["zarbi", "bok", "yeti"]})
    assert len(game.hand(1)) == 2
    assert game.kind != "choose cards"


def test_mill() -> None:
    game = played({"verb": "mill", "count": 2}, {}, {"deck": ["zarbi", "bok", "yeti"]})
    assert game.pile(1) == ["yeti", "bok"]
    empty = played({"verb": "mill", "count": 2}, {}, {"deck": []})
    assert len(empty.table.times[1]) == 3


def test_draw() -> None:
    game = played({"verb": "draw", "who": "each", "count": 2}, {}, {"deck": ["zarbi"]})
    assert len(game.hand(0)) == 3
    assert game.hand(1) == ["zarbi"]


def test_hit() -> None:
    game = played({"verb": "hit", "count": 2}, {}, {"time": ["past", "present", "future"]})
    assert game.pile(1) == ["time-future", "time-present"]
    last = played({"verb": "hit", "count": 5}, {}, {"time": ["past", "present"]})
    assert (last.kind, last.table.winner) == ("over", 0)


def test_prevent_hit() -> None:
    game = pos(
        {"hand": ["strike-down", "strike-down", "starbase"], "present": ["bok"]},
        {"hand": ["temporal-grace"]},
        zone="past",
        at="last",
    )
    game.do("Play STRIKE DOWN", "Play TEMPORAL GRACE").settle()
    assert len(game.table.times[1]) == 3
    game.do("Play STRIKE DOWN").settle()  # one Hit was prevented, not two
    assert len(game.table.times[1]) == 2


def test_prevent_hit_in_every_turn_but_not_that_of_an_empty_draw_deck() -> None:
    game = pos({"present": ["yeti"]}, {"past": ["bulwark"]}, zone="present", at="announce")
    game.to("attack").do("Attack with YETI").to("make hit").do("Make a Hit")
    assert len(game.table.times[1]) == 3
    assert "Bob is spared a Hit" in game.logged
    assert game.kind != "make hit"  # nothing was lost, so nothing chains
    empty = pos({"deck": [], "present": ["bulwark"]}).do("Choose the Past")
    assert len(empty.table.times[0]) == 2


@pytest.mark.parametrize(
    ("what", "stops"),
    [("flash", [True, False, False]), ("special", [False, True, False]),
     ("support", [False, False, True]), ("any", [True, True, True])],
)  # fmt: skip
def test_counter(what: str, stops: list[bool]) -> None:
    jam = resource("jam", {"verb": "counter", "when": "special", "what": what})
    moves = ["Play STARBASE on BOK", "Use TWO TRICK (ability 1)", "Side BOK to give TWO TRICK"]
    for move, stopped in zip(moves, stops, strict=True):
        game = pos(
            {"present": ["bok", "two-trick"], "hand": ["starbase"]},
            {"present": ["jam"], "hand": ["surge"]},
            [jam],
            zone="present",
            at="attack",
        )
        assert not game.can("Use JAM")
        game.do(move)
        assert game.seat == 1
        assert game.can("Use JAM") is stopped


def test_counter_only_what_is_aimed_at_a_card() -> None:
    guard = resource(
        "guard", {"verb": "counter", "when": "special", "aimed_at": {"side": "own", "kind": "card"}}
    )
    for target, helped in (("BOK", True), ("YETI", False)):
        game = pos(
            {"present": ["yeti"], "hand": ["burn"]},
            {"present": ["bok", "guard"], "hand": ["surge"]},
            [guard],
            zone="present",
            at="attack",
        )
        game.do(f"Play BURN on {target}")
        assert game.can("Use GUARD") is helped


def test_counter_that_goes_on() -> None:
    game = pos({"hand": ["burn"], "present": ["daemons"]}, {"present": ["ghost"]}, zone="present",
               at="attack")  # fmt: skip
    game.do("Play BURN on GHOST").settle()
    assert "Ann's BURN is countered and has no effect" in game.logged
    game.to("attack", "window").do("Use DAEMONS on GHOST (Bob, Present) for Energy").settle()
    assert "Bob's GHOST goes from 1 to 0 Energy" in game.logged  # a Special is no Flash


def test_save() -> None:
    field = resource("field", {"verb": "save", "when": "innate",
                               "target": {"pick": "each", "side": "own"}})  # fmt: skip
    game = pos({"hand": ["wipe-out"]}, {"present": ["bok", "field"], "past": ["romans"]}, [field],
               zone="past", at="last")  # fmt: skip
    game.do("Play WIPE OUT").settle()
    assert game.side(1, "present") == ["bok"]  # Creatures in its Zone only, itself not among them
    assert sorted(game.pile(1)) == ["field", "romans"]


def test_regenerate() -> None:
    tank = resource("tank", {"verb": "regenerate", "when": "special", "target": {"side": "own"}})
    for zone, offered in (("present", True), ("past", False)):
        game = pos({"hand": ["death-ray"]}, {"present": ["bok", "tank"]}, [tank], zone=zone,
                   at="last")  # fmt: skip
        game.do("Play DEATH RAY on BOK").settle()
        assert (game.kind == "replacement") is offered  # a Special, so in the chosen Zone (F09)
        assert (game.pile(1) == []) is offered


def test_extra_play() -> None:
    game = pos({"hand": ["keeper-of-traken", "yeti", "bok"], "time": ["past"]}, zone="present",
               at="draw")  # fmt: skip
    game.do("Play KEEPER OF TRAKEN").to("play cards").do("Play YETI").to("play cards")
    game.do("Play BOK").to("announce combat")
    assert game.side(0, "present") == ["yeti", "bok"]
    late = pos({"hand": ["keeper-of-traken"]}, zone="present", at="last")
    assert not late.can("Play KEEPER")  # 1d is over
    other = pos({}, {"hand": ["keeper-of-traken"]}, at="start", zone="present")
    assert not other.can("Play KEEPER")  # nor in the opponent's turn


def test_extra_play_in_every_turn() -> None:
    hand = {"hand": ["yeti", "bok", "dulciens"], "time": ["past"]}
    game = pos({**hand, "past": ["key-to-time"]}, at="play", zone="present")
    game.do("Play YETI", "Play BOK")
    assert game.kind == "announce combat"


def test_rewind() -> None:
    game = pos({"hand": ["time-eddy", "starbase", "bok"], "time": ["past"]}, at="play",
               zone="present")  # fmt: skip
    game.do("Play BOK").do("Play TIME EDDY").settle()
    assert "bok" in game.hand(0)  # out of play again; TIME EDDY itself is not the card before
    assert game.pile(0) == ["time-eddy"]


def test_recover() -> None:
    pile = ["zarbi", "starbase", "frost", "romans", "time-past"]
    game = played({"verb": "recover", "types": ["creature"], "race": ["human"]},
                  {"discard": pile}, {})  # fmt: skip
    assert "romans" in game.hand(0)  # the only Human: no choice
    choice = played({"verb": "recover"}, {"discard": pile}, {})
    assert choice.texts == ["Pick ZARBI", "Pick STARBASE", "Pick FROST", "Pick ROMANS"]


@pytest.mark.parametrize(
    ("play", "words"),
    [("creature", "Play YETI"), ("resource", "Play FORCE FIELD"), ("flash", "Play STARBASE"),
     ("episode", "Play FROST")],
)  # fmt: skip
@pytest.mark.parametrize("barred", [True, False])
def test_bar(play: str, words: str, barred: bool) -> None:
    ban = flash(verb="bar", plays=[play], who="opponent" if barred else "you")
    game = pos(
        {"hand": ["yeti", "force-field", "starbase", "frost"], "time": ["past"]},
        {"hand": ["trick"], "past": ["romans"], "present": ["bok"], "future": ["zarbi"]},
        [ban],
        zone="present",
        at="draw",
    )
    while game.seat != 1:
        game.do("Do nothing")
    game.do("Play TRICK").settle()
    seen: set[str] = set()
    while game.table.active == 0:
        seen |= set(game.texts)
        game.do("Do no" if game.can("Do no") else "Announce" if game.can("Ann") else "Play no")
    assert any(text.startswith(words) for text in seen) is not barred


def test_bar_in_one_zone() -> None:
    game = pos({"hand": ["yeti", "zarbi"], "episodes": {"present": {"card": "ban", "live": True}}})
    game.do("Choose the Present")
    assert not game.can("Play YETI")
    other = pos({"hand": ["yeti", "zarbi"], "episodes": {"present": {"card": "ban", "live": True}}})
    other.do("Choose the Future")
    assert other.can("Play ZARBI")


def test_extra_turn() -> None:
    game = pos({"present": ["clock"]}, zone="present", at="attack").do("Use CLOCK")
    game.to("choose zone")
    assert (game.table.active, game.table.turn) == (0, 4)
    game.do("Choose the Past").to("choose zone")
    assert game.table.active == 1
    assert game.pile(0) == ["clock"]
