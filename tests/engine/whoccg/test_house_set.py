"""The catalogue as a whole: its size and mix, its use of the vocabulary, its texts and decks."""

from __future__ import annotations

import sys
import typing
from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from engine.catalogue import catalogue_of
from engine.whoccg import lists, selectors, verbs
from engine.whoccg.lower import build_pool, unknown_values
from engine.whoccg.verbs import base
from tests.engine.card_texts import FOLDER, texts

CARDS = catalogue_of("whoccg").by_id
HOUSE = [card for card in CARDS.values() if any(one.set == "house" for one in card.printings)]
WANTED = {
    "spacetime": 24, "goal": 26, "enemy": 50, "tardis": 8, "artifact": 20, "condition": 25,
    "bang": 22, "plot": 12,
}  # fmt: skip
UNWRITABLE = {"", "reward"}
"""What a card file does not say: `reward` is where an effect stands."""


def count(*types: str) -> int:
    return sum(card.type in types for card in HOUSE)


def test_the_house_set_has_its_size_and_mix() -> None:
    assert len(HOUSE) >= 220
    for type_id, least in WANTED.items():
        assert count(type_id) >= least, type_id
    assert count("tardis-character", "ally") >= 40
    numbers = [p.number for card in HOUSE for p in card.printings if p.set == "house"]
    assert sorted(map(int, numbers)) == list(range(1, len(HOUSE) + 1))


def test_places_cover_the_eras_and_goals_the_types() -> None:
    places = [card for card in CARDS.values() if card.type == "spacetime"]
    eras = {card.fields["era"] for card in places}
    assert eras == set(typing.get_args(lists.Era))
    goals = [card for card in CARDS.values() if card.type == "goal"]
    kinds = {kind for card in places for kind in card.fields["goal_type"]}
    for kind in kinds:
        assert sum(kind in card.fields["goal_type"] for card in goals) >= 4, kind
    assert {card.fields["points"] for card in goals} == {2, 3, 4, 5, 6}
    assert all(card.fields["points"] == card.fields["cost"] for card in goals)


def test_unique_titles_have_versions() -> None:
    versions: dict[str, set[str]] = {}
    for card in CARDS.values():
        if card.fields.get("diamonds") == 1 and card.fields.get("brains"):
            versions.setdefault(card.name, set()).add(card.subtitle)
    several = {name for name, subtitles in versions.items() if len(subtitles) > 1}
    assert {"The Doctor", "The Master", "Davros", "Romana", "Rose Tyler", "River Song"} <= several


def test_every_card_can_be_played() -> None:
    assert {card.id: found for card in CARDS.values() if (found := unknown_values(card))} == {}
    build_pool(list(CARDS.values()))


def test_every_native_place_of_a_character_exists() -> None:
    places = {str(card.fields["place"]) for card in CARDS.values() if card.type == "spacetime"}
    eras = set(lists.ERA_NAMES.values())
    for card in CARDS.values():
        for entry in card.fields.get("nativity") or ():
            place = entry.split(",")[0]
            known = place in places or place in eras or " to " in place
            assert known, f"{card.id}: {entry}"


def structs(value: Any) -> Iterator[msgspec.Struct]:
    """A struct and all structs inside it."""
    if isinstance(value, msgspec.Struct):
        yield value
        for name in value.__struct_fields__:
            yield from structs(getattr(value, name))
    elif isinstance(value, tuple):
        for part in value:
            yield from structs(part)


def literals(kind: Any) -> Iterator[tuple[Any, ...]]:
    """Every closed list of words in a type."""
    if typing.get_origin(kind) is Literal:
        yield typing.get_args(kind)
    else:
        for part in typing.get_args(kind):
            yield from literals(part)


def _owner(one: msgspec.Struct) -> str:
    return "Filter" if isinstance(one, selectors.Filter) else type(one).__name__


def test_every_verb_field_and_word_is_used_by_some_card() -> None:
    used_words: dict[tuple[Any, ...], set[Any]] = {}
    used_fields: set[tuple[str, str]] = set()
    used_verbs: set[type] = set()
    for card in CARDS.values():
        for one in structs(card.abilities):
            used_verbs.add(type(one))
            names = {**vars(selectors), **vars(base), **vars(sys.modules[type(one).__module__])}
            hints = typing.get_type_hints(type(one), names)
            for field in msgspec.structs.fields(type(one)):
                value = getattr(one, field.name)
                if field.required or value != field.default:
                    used_fields.add((_owner(one), field.name))
                for words in literals(hints[field.name]):
                    found = used_words.setdefault(words, set())
                    found.update(value if isinstance(value, tuple | dict) else [value])
    every = set(verbs.VERBS.values())
    assert every <= used_verbs, every - used_verbs
    idle = {words: set(words) - found - UNWRITABLE for words, found in used_words.items()}
    assert not any(idle.values()), [words for words in idle.values() if words]
    shared = set(verbs.Verb.__struct_fields__)
    parts: set[type[msgspec.Struct]] = {
        selectors.Filter, selectors.Find, selectors.Have, selectors.Need, selectors.Spot,
        base.Cost,
    }  # fmt: skip
    missing = {(part.__name__, name) for part in parts for name in part.__struct_fields__}
    missing |= {
        (verb.__name__, name)
        for verb in every
        for name in set(verb.__struct_fields__) - shared
    }  # fmt: skip
    idle_fields = sorted(missing - used_fields)
    assert not idle_fields, ", ".join(".".join(field) for field in idle_fields)


def test_generated_texts_are_as_last_read() -> None:
    file = FOLDER / "whoccg.txt"
    assert file.read_text(encoding="utf-8") == texts("whoccg"), (
        "card texts changed: run python -m tests.engine.card_texts --write and read the difference"
    )


def test_generated_texts_are_sentences() -> None:
    for line in texts("whoccg").splitlines():
        if line.startswith("  "):
            assert line.endswith("."), line
            assert not {"  ", " ,", "..", "None"} & {
                line.strip()[i : i + 2] for i in range(len(line))
            }


def test_every_card_with_an_effect_says_it() -> None:
    for card in CARDS.values():
        if card.type not in ("spacetime", "tardis-character", "ally", "enemy"):
            assert card.abilities, card.id
