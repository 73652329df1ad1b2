"""Every verb is whole: struct, sentence, effect, legality, weight, and a card that uses it."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.games import engine_of
from engine.nemesis.ability import Ability
from engine.nemesis.effect import Effect
from engine.nemesis.lowering import Lowering
from engine.nemesis.model import Pool
from engine.nemesis.rules import problems
from engine.nemesis.verbs import registry
from engine.nemesis.verbs.registry import VERBS
from engine.vocabulary import read_abilities
from tests.engine.nemesis.stage import catalogue

FOLDER = Path(registry.__file__).parent


def used() -> dict[str, Ability]:
    """One ability of each verb, from the cards of the box."""
    found: dict[str, Ability] = {}
    for card in catalogue().values():
        for ability in card.abilities:
            found.setdefault(type(ability).__name__, ability)
    return found


def test_the_registry_has_every_verb_of_the_folder() -> None:
    files = {path.stem for path in FOLDER.glob("*.py")} - {"__init__", "registry"}
    assert {verb.__struct_config__.tag for verb in VERBS} == files


@pytest.mark.parametrize("verb", VERBS, ids=lambda verb: verb.__name__)
def test_a_verb_has_all_its_parts(verb: type[Ability]) -> None:
    assert verb.__doc__
    ability = used().get(verb.__name__)
    assert ability is not None, f"no card uses {verb.__name__}"
    words = ability.words()
    assert words and not words.endswith(".")
    effect = ability.lower(Lowering(Pool()))
    assert isinstance(effect, Effect)
    for part in ("run", "weight"):
        assert part in type(effect).__dict__, f"{verb.__name__}: no {part}"


def test_every_card_has_a_text_without_gaps() -> None:
    engine = engine_of("nemesis")
    for card in catalogue().values():
        text = " ".join(engine.card_text(card.type, card.fields, card.abilities))
        assert text, card.id
        assert "{" not in text and "  " not in text and "None" not in text, f"{card.id}: {text}"


@pytest.mark.parametrize(
    ("table", "words"),
    [
        ({"verb": "draw"}, "when: expected one of"),
        ({"verb": "draw", "when": "later"}, "when: expected one of"),
        ({"verb": "draw", "when": "play", "link": "and"}, "link: expected an ability before it"),
        ({"verb": "draw", "when": "play", "on": "moved"}, "on: expected an Ongoing rule"),
        ({"verb": "draw", "when": "board"}, "location: expected a board"),
        ({"verb": "win", "when": "win", "goal": "fame"}, "goal: expected one of"),
        ({"verb": "discard", "when": "play", "who": "nobody"}, "who: expected one of"),
        ({"verb": "attach", "when": "play"}, "expected either cards or to"),
        ({"verb": "vanquish", "when": "play", "cards": {"of": "robot"}}, "expected a trait"),
    ],
)
def test_a_wrong_ability_is_refused_with_a_reason(table: dict[str, object], words: str) -> None:
    abilities = read_abilities("nemesis", [table])
    assert any(words in problem for problem in problems("moment", abilities))
