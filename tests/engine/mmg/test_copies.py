"""Copies and borrowed abilities: what acts, what lasts, and what a copy may not pass."""

from __future__ import annotations

from typing import Any

import pytest

from cards.catalogue.values import Card
from engine.catalogue import card_of
from engine.mmg import options as o
from tests.engine.mmg.harness import Play, pos
from tests.engine.mmg.test_combat import fight


def card(card_id: str, type_id: str, *abilities: dict[str, Any], **fields: Any) -> Card:
    """A card of the test; a Creature is 1/1/1 in the Present unless it says otherwise."""
    if type_id == "creature":
        usual = {"zone": "present", "race": ["alien"], "energy": 1, "substance": 1, "support": 1}
        fields = {**usual, **fields}
    table = {
        "id": card_id, "name": card_id.replace("-", " ").upper(), "type": type_id,
        "fields": fields, "ability": list(abilities),
    }  # fmt: skip
    return card_of("mmg", table)


BORROW = card("borrow", "flash", {"verb": "clone", "abilities_only": True,
                                  "copier": {"side": "own"}})  # fmt: skip


def use(game: Play, text: str, first: int, second: int = -1) -> Play:
    """Use a card on these cards, by their numbers, and let it take hold."""
    for option in game.table.options:
        cards = (o.first_of(option), o.second_of(option))
        if game.table.option_text(option).startswith(text) and cards == (first, second):
            game.table.apply(option)
            return game.settle()
    raise AssertionError(f"{text!r} cannot be used on {first} and {second}: {game.texts}")


@pytest.mark.rule("MMG-G08", "MMG-R73")
@pytest.mark.parametrize("flash", ["double", "borrow"])
def test_a_copied_or_borrowed_win_acts(flash: str) -> None:
    game = fight("dalek", "bok", ann=["champion"], ann_hand=[flash, "starbase"], extra=[BORROW])
    use(game, f"Play {flash.upper()}", game.i("champion"), game.i("dalek"))
    before = len(game.hand(0))
    game.to("choose zone")
    assert game.pile(1) == ["bok"]
    assert len(game.hand(0)) == before + 1


@pytest.mark.rule("MMG-G08", "MMG-R73")
def test_without_a_copy_the_same_win_gives_nothing() -> None:
    game = fight("dalek", "bok", ann=["champion"], ann_hand=["double", "starbase"])
    before = len(game.hand(0))
    game.to("choose zone")
    assert (game.pile(1), len(game.hand(0))) == (["bok"], before)


@pytest.mark.rule("MMG-G08", "MMG-G10", "MMG-R73")
@pytest.mark.parametrize("flash", ["double", "borrow"])
def test_a_copied_or_borrowed_last_act_follows_destruction(flash: str) -> None:
    game = pos({"present": ["bok", "martyr"], "hand": [flash, "death-ray", "starbase"]},
               extra=[BORROW], zone="present", at="last")  # fmt: skip
    bok = game.i("bok")
    use(game, f"Play {flash.upper()}", game.i("martyr"), bok)
    assert "Ann draws a card" not in game.logged
    use(game, "Play DEATH RAY", bok)
    assert "Ann draws a card" in game.logged


@pytest.mark.rule("MMG-G08", "MMG-R73")
def test_a_copy_does_not_do_what_its_own_face_does() -> None:
    game = pos({"present": ["martyr", "bok"], "hand": ["double", "death-ray", "starbase"]},
               zone="present", at="last")  # fmt: skip
    martyr = game.i("martyr")
    use(game, "Play DOUBLE", game.i("bok"), martyr)
    use(game, "Play DEATH RAY", martyr)
    assert "martyr" in game.pile(0)
    assert "Ann draws a card" not in game.logged


@pytest.mark.rule("MMG-R73", "MMG-N03")
def test_a_lasting_copy_survives_a_copy_for_the_turn() -> None:
    game = pos({"hand": ["axon", "double", "starbase"]}, {"present": ["dalek"], "past": ["romans"]},
               at="play", zone="present")  # fmt: skip
    game.do("Play AXON")
    axon = game.i("axon")
    assert game.val("axon") == (3, 3, 1)  # the only model in the Zone
    game.to("attack")
    use(game, "Play DOUBLE", game.i("romans"), axon)
    assert game.val("axon") == (1, 1, 1)
    game.to("choose zone")
    assert game.val("axon") == (3, 3, 1)


@pytest.mark.rule("MMG-G08")
def test_an_exact_copy_has_nothing_besides() -> None:
    game = pos({"present": ["bok", "yeti"], "hand": ["borrow", "double", "starbase"]},
               {"present": ["two-trick"]}, extra=[BORROW], zone="present", at="last")  # fmt: skip
    bok = game.i("bok")
    use(game, "Play BORROW", game.i("two-trick"), bok)
    assert game.can("Use BOK (copied ability 1 of TWO TRICK)")
    use(game, "Play DOUBLE", game.i("yeti"), bok)
    assert not any("copied" in text for text in game.texts)


@pytest.mark.rule("MMG-P19", "MMG-R73")
def test_a_unique_card_is_never_in_play_twice_not_even_as_a_copy() -> None:
    game = pos({"hand": ["axon"], "time": ["past"]}, {"present": ["jo-grant"]},
               at="play", zone="present")  # fmt: skip
    game.do("Play AXON")
    assert game.val("axon") == (1, 2, 1)
    assert game.kind == "announce combat"  # nothing was asked


@pytest.mark.rule("MMG-P19", "MMG-R28")
@pytest.mark.parametrize(("flash", "offered"), [("double", False), ("death-ray", True)])
def test_a_unique_card_that_shows_another_face_is_still_in_play(flash: str, offered: bool) -> None:
    game = pos({"hand": ["jo-grant", flash], "present": ["jo-grant", "bok"], "time": ["past"]},
               zone="present", at="draw")  # fmt: skip
    game.to("window")
    jo = next(i for i in game.table.board[1] if game.table.design[i] == game.table.design[
        game.i("jo-grant")])  # fmt: skip
    if flash == "double":
        use(game, "Play DOUBLE", game.i("bok"), jo)
    else:
        use(game, "Play DEATH RAY", jo)
    while game.kind == "window":
        game.do("Do nothing")
    assert game.can("Play JO GRANT") is offered


@pytest.mark.rule("MMG-P18", "MMG-R73")
@pytest.mark.parametrize(("others", "energy"), [(4, 3), (5, 1)])
def test_a_copy_does_not_pass_five_timeless_creatures(others: int, energy: int) -> None:
    ageless = card("ageless", "creature", zone="timeless", energy=3)
    game = pos({"hand": ["axon"], "past": ["ageless"] * others, "time": ["past"]},
               {"present": ["ageless"]}, extra=[ageless], at="play", zone="present")  # fmt: skip
    game.do("Play AXON")
    assert game.val("axon")[0] == energy


@pytest.mark.rule("MMG-F20", "MMG-R65")
def test_a_damaged_creature_that_becomes_a_smaller_one_falls() -> None:
    hurt = card("hurt", "flash", {"verb": "damage", "value": "energy and substance", "amount": 1})
    change = card("change", "flash", {"verb": "clone", "copier": {"side": "opposing"}})
    game = pos({"present": ["bok"], "hand": ["hurt", "change"]}, {"present": ["yeti"]},
               extra=[hurt, change], zone="present", at="last")  # fmt: skip
    yeti = game.i("yeti")
    use(game, "Play HURT", yeti)
    assert game.val("yeti") == (1, 1, 0)
    use(game, "Play CHANGE", game.i("bok"), yeti)
    assert game.pile(1) == ["yeti"]


@pytest.mark.rule("MMG-F08")
def test_abilities_are_numbered_as_the_card_numbers_them() -> None:
    draw, mill = {"verb": "draw", "when": "special"}, {"verb": "mill", "when": "special"}
    innate = {"verb": "save", "when": "innate", "target": {"pick": "self"}}
    mixed = card("mixed", "creature", draw, innate, mill)
    game = pos({"present": ["mixed"]}, extra=[mixed], zone="present", at="last")
    uses = [text for text in game.texts if text.startswith("Use ")]
    assert uses == ["Use MIXED (ability 1)", "Use MIXED (ability 3)"]
