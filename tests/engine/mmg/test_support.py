"""Support: rules U, and the rulebook's sums (X06 to X10)."""

from __future__ import annotations

import pytest

from tests.engine.mmg.harness import Play, pos
from tests.engine.mmg.test_combat import fight


def attacking(*ann: str, hand: tuple[str, ...] = (), chosen: str = "present") -> Play:
    """Ann at the moment before an attack, with these cards in the Present."""
    return pos({"present": list(ann), "hand": list(hand)}, {}, zone=chosen, at="attack")


@pytest.mark.rule("MMG-X06", "MMG-U02", "MMG-U03", "MMG-U05", "MMG-U07", "MMG-U09", "MMG-Q20")
def test_the_attackers_part_of_the_example() -> None:
    game = fight("body-132-present", "body-131-present", ann=["bok", "dulciens"])
    game.do("Side BOK to give BODY 1/3/2 present 1 Energy").settle()
    game.do("Side DULCIENS to give BODY 1/3/2 present 1 Substance").settle().to("choose zone")
    assert "Ann's BODY 1/3/2 present goes from 1 to 2 Energy" in game.logged
    assert "Ann's BODY 1/3/2 present goes from 3 to 4 Substance" in game.logged
    assert game.pile(1) == ["body-131-present"]


@pytest.mark.rule("MMG-X07", "MMG-U05", "MMG-C25", "MMG-R58")
def test_the_defenders_answer_of_the_example() -> None:
    game = fight("body-132-present", "body-131-present", ann=["bok", "dulciens"],
                 bob=["body-113-present", "bok"])  # fmt: skip
    game.do("Side BOK to give BODY 1/3/2 present 1 Energy").settle()
    game.do("Side DULCIENS to give BODY 1/3/2 present 1 Substance")
    while not (game.seat == 1 and game.kind == "combat"):
        game.do("Do nothing")
    game.do("Side BODY 1/1/3 present to give BODY 1/3/1 present 3 Energy").settle()
    assert game.val("body-131-present", 1) == (4, 3, 1)
    assert not any("BODY 1/3/1 present" in t for t in game.texts if t.startswith("Side BOK"))
    game.to("choose zone")
    assert (game.pile(0), game.pile(1)) == ([], [])


@pytest.mark.rule("MMG-X08", "MMG-U05", "MMG-R59")
@pytest.mark.parametrize(("target", "limit"), [("body-111-present", 1), ("body-122-present", 2)])
def test_the_number_of_supporters(target: str, limit: int) -> None:
    game = attacking(target, "bok", "dulciens", "menoptera")
    words = f"BODY {target[5]}/{target[6]}/{target[7]} present"
    givers = ["BOK", "DULCIENS", "MENOPTERA"]
    for giver in givers[:limit]:
        game.do(f"Side {giver} to give {words} 1 Energy").settle()
    assert not game.can(f"Side {givers[limit]} to give {words}")


@pytest.mark.rule("MMG-X09", "MMG-U03", "MMG-U13")
def test_support_goes_whole_to_energy_or_to_substance() -> None:
    game = attacking("body-122-present", "bok")
    gifts = [t for t in game.texts if t.startswith("Side BODY 1/2/2 present to give BOK")]
    assert gifts == [
        "Side BODY 1/2/2 present to give BOK 2 Energy",
        "Side BODY 1/2/2 present to give BOK 2 Substance",
    ]
    game.do(gifts[1]).settle()
    assert game.val("bok") == (1, 3, 1)


@pytest.mark.rule("MMG-X10", "MMG-U07")
@pytest.mark.parametrize(
    ("first", "second", "values"),
    [("Energy", "Energy", (5, 3)), ("Substance", "Substance", (1, 7)),
     ("Energy", "Substance", (3, 5))],
)  # fmt: skip
def test_two_supporters_of_two(first: str, second: str, values: tuple[int, int]) -> None:
    game = attacking("body-132-present", "body-122-present", "jo-grant")
    game.do(f"Side BODY 1/2/2 present to give BODY 1/3/2 present 2 {first}").settle()
    game.do(f"Side JO GRANT to give BODY 1/3/2 present 2 {second}").settle()
    assert game.val("body-132-present")[:2] == values


@pytest.mark.rule("MMG-U04", "MMG-R57", "MMG-U06")
def test_nobody_supports_itself_an_opponent_or_a_creature_without_support() -> None:
    game = pos({"present": ["bok", "yeti"]}, {"present": ["dulciens"]}, zone="present", at="attack")
    assert not any(text.startswith("Side") for text in game.texts)


@pytest.mark.rule("MMG-R56", "MMG-U02")
def test_the_givers_current_value_counts_and_is_not_lowered() -> None:
    game = attacking("bok", "dulciens", hand=("starbase",))
    game.do("Play STARBASE on BOK").settle().to("window")
    game.do("Side BOK to give DULCIENS 2 Energy").settle()
    assert game.val("dulciens") == (2, 1, 1)
    assert game.val("bok") == (1, 1, 2)


@pytest.mark.rule("MMG-R59")
def test_support_already_given_stays_when_the_limit_falls() -> None:
    game = pos({"present": ["body-111-present", "bok"], "hand": ["choice"]},
               {"present": ["plague"]}, zone="present", at="attack")  # fmt: skip
    game.do("Side BOK to give BODY 1/1/1 present 1 Substance").settle()
    body = game.i("body-111-present")
    assert (game.table.substance[body], game.table.helped[body]) == (2, 1)


@pytest.mark.rule("MMG-U08", "MMG-U01", "MMG-X17")
def test_resources_and_flashes_do_not_count_as_supporters() -> None:
    game = attacking("watcher-present", "force-field", "bok", hand=("surge",))
    game.do("Use FORCE FIELD on THE WATCHER").settle().to("window")
    game.do("Play SURGE on THE WATCHER (Ann, Present) for Energy").settle()
    assert game.val("watcher-present") == (3, 3, 0)
    assert game.table.helped[game.i("watcher-present")] == 0


@pytest.mark.rule("MMG-U12", "MMG-R60", "MMG-U10")
def test_support_stays_in_the_chosen_zone_and_reaches_sided_creatures() -> None:
    game = pos(
        {"present": ["bok", {"card": "dulciens", "sided": True}],
         "past": ["romans", "body-111-past"]},
        zone="present", at="start",
    )  # fmt: skip
    assert game.texts == [
        "Side BOK to give DULCIENS 1 Energy", "Side BOK to give DULCIENS 1 Substance", "Do nothing",
    ]  # fmt: skip


@pytest.mark.rule("MMG-U11")
def test_a_new_creature_may_support_but_neither_attack_nor_use_its_special() -> None:
    game = pos(
        {"present": [{"card": "two-trick", "new": True}, "bok"]}, zone="present", at="attack"
    )
    assert game.can("Side TWO TRICK to give BOK")
    assert not game.can("Use TWO TRICK")
    assert not game.can("Attack with TWO TRICK")
