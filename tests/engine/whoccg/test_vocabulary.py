"""The vocabulary of the Dr. Who CCG: the page of examples, the words, and what is refused."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.whoccg import lists, verbs
from engine.whoccg.check import ability_problems
from engine.whoccg.face import card_text
from engine.whoccg.sentences import ability_text

PAGE = (Path(__file__).resolve().parents[3] / "docs" / "writing-cards-whoccg.md").read_text("utf-8")
EXAMPLE = re.compile(r"```toml\n# on an? ([\w-]+)\n([^`]*)```\n\n((?:>.*\n)+)")
EXAMPLES = EXAMPLE.findall(PAGE)
ALL = tuple(verbs.VERBS.values())


def read(*tables: dict[str, Any]) -> list[verbs.Ability]:
    return [msgspec.convert(table, verbs.Ability) for table in tables]


@pytest.mark.parametrize(("type_id", "toml", "quote"), EXAMPLES)
def test_examples_are_sound_and_read_as_shown(type_id: str, toml: str, quote: str) -> None:
    card = tomllib.loads(f'[[card]]\nid = "it"\n{toml}')["card"][0]
    abilities = read(*card.get("ability", ()))
    assert ability_problems(type_id, abilities) == []
    shown = [line[2:] for line in quote.splitlines() if line != ">"]
    assert card_text(type_id, card.get("fields", {}), abilities) == shown


def test_every_example_is_among_them() -> None:
    assert len(EXAMPLES) == len(re.findall("^# on an? ", PAGE, re.M)) >= 20


def test_the_table_of_verbs_is_whole() -> None:
    rows = [row for row in PAGE.split("## Verbs")[1].splitlines() if row.startswith("|")]
    named = {verb for row in rows for verb in re.findall(r"`(\w+)`", row.split("|")[1])}
    assert named == {verb.__struct_config__.tag for verb in ALL}


@pytest.mark.rule("WHO-C02", "WHO-C03")
def test_kinds_of_card_and_character() -> None:
    assert len(lists.TYPES) == 10
    assert [kind for kind in lists.TYPES if kind in ("tardis-character", "ally", "enemy")] == [
        "tardis-character", "ally", "enemy",
    ]  # fmt: skip


@pytest.mark.rule("WHO-X26", "WHO-P19", "WHO-P22", "WHO-R37")
def test_years_belong_to_eras() -> None:
    years = (400, 401, 1963, 1989, 1990, 500_001, -7000, -6999, -6099)
    eras = [lists.ERA_NAMES[lists.era_of_year(year)] for year in years]
    assert eras == [
        "Antiquity", "Middle Ages", "Present", "Present", "Postmodern Era", "Dark Night Era",
        "Prehistory", "Antiquity", "Antiquity",
    ]  # fmt: skip
    assert len(lists.ERAS) == 15
    assert len(lists.TRAITS) == 29


@pytest.mark.parametrize("verb", ALL)
def test_every_verb_has_words(verb: Any) -> None:
    hints = {
        "amount": 2, "need": {"total": {"brains": 5}}, "points": 1, "find": {}, "capacity": 4,
        "quality": "brains", "trait": "Science", "species": ["Human"], "dangers": ["moved"],
        "acts": ["fight"], "of": {"type": ["ally"]}, "era": "present",
    }  # fmt: skip
    table = {"verb": verb.__struct_config__.tag}
    table |= {name: value for name, value in hints.items() if name in verb.__struct_fields__}
    ability = msgspec.convert(table, verbs.Ability)
    text = ability_text(ability)
    assert text[0].isupper()
    assert text.endswith(".")
    assert "{" not in text
    assert ability.name == table["verb"]


@pytest.mark.parametrize(
    ("type_id", "tables", "problem"),
    [
        ("ally", [{"verb": "draw"}], "expected 'when' out of"),
        ("ally", [{"verb": "draw", "when": "continuous"}], "acts once"),
        ("ally", [{"verb": "steer", "when": "use"}], "goes on and cannot be 'use'"),
        ("ally", [{"verb": "reach", "need": {}}], "cannot stand on a card of type 'ally'"),
        ("goal", [{"verb": "reach", "need": {}}], "expected a 'oppose' line"),
        ("plot", [{"verb": "draw", "when": "use"}], "expected a 'requires'"),
        ("bang", [{"verb": "cancel"}], "needs a Bang! that answers something"),
        ("bang", [{"verb": "harden", "at": "play", "need": {}}], "answers an attempt"),
        ("bang", [{"verb": "redirect", "at": "play"}], "answers a Bang! or an ability"),
        ("bang", [{"verb": "destroy", "target": {"pick": "self"}}], "cannot be"),
        ("ally", [{"verb": "draw", "when": "use", "at": "play"}], "only a Bang! has at"),
        ("ally", [{"verb": "draw", "when": "use", "count": 0}], "count of 1 or more"),
        ("ally", [{"verb": "score", "when": "use", "amount": -1}], "amount of 1 or more"),
        ("ally", [{"verb": "act_as", "when": "use"}], "expects a species or a kind"),
        ("ally", [{"verb": "freeze", "when": "use", "lock": "until"}], "lock and condition"),
        ("ally", [{"verb": "draw", "when": "arrives", "cost": {"discard": 1}}], "have a cost"),
        ("ally", [{"verb": "boost", "quality": "all", "when": "continuous"}], "picks 'each'"),
        ("unknown", [{"verb": "draw", "when": "use"}], "expected a card type"),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_refused(
    type_id: str, tables: list[dict[str, Any]], problem: str
) -> None:
    found = ability_problems(type_id, read(*tables))
    assert any(problem in text for text in found), found


def test_unknown_words_are_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="reach"):
        read({"verb": "draw", "when": "use", "then": [{"verb": "reach", "need": {}}]})
    with pytest.raises(msgspec.ValidationError, match="frosen"):
        read({"verb": "freeze", "when": "use", "target": {"frosen": "yes"}})
    with pytest.raises(msgspec.ValidationError, match="Sciense"):
        read({"verb": "give_trait", "when": "use", "trait": "Sciense"})
