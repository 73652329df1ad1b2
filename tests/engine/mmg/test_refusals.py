"""Abilities that cannot be: every verb says what is wrong with it, and where it may not stand."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from cards.catalogue.problems import CardError
from engine.catalogue import card_of
from engine.mmg.check import TIMINGS
from engine.mmg.verbs import VERBS

LEAST: dict[str, dict[str, Any]] = {
    "damage": {"value": "energy", "amount": 1},
    "boost": {"value": "energy", "amount": 1},
    "forbid": {"acts": ["attack"]},
    "bar": {"plays": ["flash"]},
}
"""What a verb cannot do without."""
ALLOWED = {
    "counter": {"special", "innate", "flash"},
    "save": {"special", "innate", "flash"},
    "regenerate": {"special", "innate", "flash"},
    "clone": {"special", "arrives", "flash"},
    "place_under": {"strikes", "unsolved"},
    "solve": {"special", "arrives", "flash"},
    "must_attack": {"innate"},
}
ONCE = {"special", "arrives", "destroyed", "wins", "flash", "strikes", "unsolved"}
GOES_ON = {"damage", "boost", "prevent_damage", "forbid", "bar"}
GOES_ON_IN_PLAY = {"prevent_hit", "extra_play"}


def read(type_id: str, *abilities: dict[str, Any]) -> None:
    """Read a card with these abilities."""
    table = {"id": "x", "name": "X", "type": type_id, "ability": list(abilities)}
    card_of("mmg", table)


def problems(type_id: str, *abilities: dict[str, Any]) -> list[str]:
    """What a card with these abilities is refused for."""
    with pytest.raises(CardError) as error:
        read(type_id, *abilities)
    return error.value.problems


def test_every_verb_has_a_test_of_its_own() -> None:
    here = Path(__file__).parent
    text = "".join((here / f"test_verbs_on_{what}.py").read_text() for what in ("cards", "players"))
    assert [tag for tag in VERBS if not re.search(rf"^def test_{tag}[_(]", text, re.M)] == []


@pytest.mark.parametrize("tag", list(VERBS))
def test_a_verb_refuses_fields_that_it_does_not_know(tag: str) -> None:
    given = {"verb": tag, "when": "special", "strength": 4, **LEAST.get(tag, {})}
    assert problems("creature", given) == [
        "x: Object contains unknown field `strength`",
    ]


@pytest.mark.parametrize("tag", list(LEAST))
def test_a_verb_asks_for_what_it_needs(tag: str) -> None:
    (problem,) = problems("creature", {"verb": tag, "when": "special"})
    assert "missing required field" in problem


@pytest.mark.parametrize("tag", list(VERBS))
@pytest.mark.parametrize("type_id", ["creature", "resource", "flash", "episode"])
def test_a_verb_stands_only_where_its_timing_makes_sense(tag: str, type_id: str) -> None:
    for when in TIMINGS[type_id]:
        given = {"verb": tag, "when": when, **LEAST.get(tag, {})}
        if when in ("innate", "episode") and tag in ("damage", "boost", "prevent_damage", "forbid"):
            given["target"] = {"pick": "each"}
        elif when == "innate" and tag in ("save", "regenerate"):
            given["target"] = {"pick": "self"}
        if tag == "clone" and type_id == "flash":
            given["copier"] = {}
        if tag in ALLOWED:
            right = when in ALLOWED[tag]
        elif when == "innate":
            right = tag in GOES_ON | GOES_ON_IN_PLAY
        elif when == "episode":
            right = tag in GOES_ON
        else:
            right = when in ONCE
        if right:
            read(type_id, given)
        else:
            assert repr(tag) in problems(type_id, given)[0]


@pytest.mark.parametrize(
    ("type_id", "ability", "words"),
    [
        ("creature", {"verb": "explode"}, "explode"),
        ("creature", {"verb": "draw"}, "expected 'when' out of special, innate, arrives"),
        ("time", {"verb": "draw", "when": "special"}, "no ability at all"),
        ("planet", {"verb": "draw", "when": "special"}, "expected a card type out of"),
        ("flash", {"verb": "draw", "when": "special"}, "expected 'when' out of flash"),
        ("flash", {"verb": "draw", "count": 0}, "expected count of 1 or more, got 0"),
        ("flash", {"verb": "boost", "value": "energy", "amount": -1}, "expected amount of 1"),
        ("flash", {"verb": "boost", "value": "speed", "amount": 1}, "Invalid enum value 'speed'"),
        ("flash", {"verb": "prevent_damage", "amount": -1}, "expected amount of 0 or more"),
        ("flash", {"verb": "forbid", "acts": []}, "at least one word in acts"),
        ("flash", {"verb": "bar", "plays": []}, "at least one word in plays"),
        ("flash", {"verb": "recover", "types": []}, "at least one word in types"),
        ("flash", {"verb": "bar", "plays": ["creature"], "here": True}, "lies in no Zone"),
        ("flash", {"verb": "side", "target": {"kind": "episode"}}, "cannot act on an Episode"),
        ("flash", {"verb": "solve", "target": {"kind": "card"}}, "expects kind 'episode'"),
        ("flash", {"verb": "destroy", "target": {"pick": "self"}}, "picks 'self'"),
        ("flash", {"verb": "destroy", "target": {"pick": "that"}}, "picks 'that'"),
        ("flash", {"verb": "destroy", "target": {"pick": "cost"}}, "picks 'cost'"),
        ("flash", {"verb": "destroy", "target": {"colour": "red"}}, "unknown field `colour`"),
        ("flash", {"verb": "draw", "cost": {"sacrifice_self": True}}, "cannot be sacrificed"),
        ("flash", {"verb": "draw", "needs": {"count": 0, "of": {}}}, "needs.count of 1 or more"),
        ("flash", {"verb": "draw", "cost": {"side": {"kind": "episode"}}}, "cannot be a cost"),
        ("flash", {"verb": "draw", "cost": {"side": {}, "discard": True}}, "at most one of side"),
        ("creature", {"verb": "draw", "when": "arrives", "cost": {"discard": True}}, "has a cost"),
        ("creature", {"verb": "boost", "when": "innate", "value": "energy or substance",
                      "amount": 1, "target": {"pick": "self"}}, "choice of value open"),
        ("creature", {"verb": "boost", "when": "innate", "value": "energy", "amount": 1},
         "picks 'each' or 'self'"),
        ("creature", {"verb": "forbid", "when": "innate", "acts": ["move"],
                      "target": {"pick": "self"}, "then": [{"verb": "draw"}]},
         "neither a cost nor a 'then'"),
        ("flash", {"verb": "destroy", "then": [{"verb": "destroy"}, {"verb": "destroy"}]},
         "at most 2 picked cards"),
        ("creature", {"verb": "destroy", "when": "arrives", "then": [{"verb": "recall"}]},
         "at most 1 picked cards"),
        ("flash", {"verb": "move", "then": [{"verb": "move", "target": {"pick": "that"}}]},
         "at most one open choice"),
        ("flash", {"verb": "draw", "then": [{"verb": "save"}]}, "'save' stands alone"),
        ("flash", {"verb": "draw", "then": [{"verb": "draw", "needs": {}}]}, "cannot have a cost"),
    ],
)  # fmt: skip
def test_what_else_is_refused(type_id: str, ability: dict[str, Any], words: str) -> None:
    assert any(words in problem for problem in problems(type_id, ability))


def test_all_problems_of_a_card_are_listed() -> None:
    found = problems("flash", {"verb": "draw", "count": 0}, {"verb": "mill", "count": -2},
                     {"verb": "must_attack"})  # fmt: skip
    assert [problem.split(":")[1].strip() for problem in found] == [
        "ability 1", "ability 2", "ability 3",
    ]  # fmt: skip
