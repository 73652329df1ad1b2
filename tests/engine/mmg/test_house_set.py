"""The catalogue as a whole: its size and mix, its use of the vocabulary, its texts and decks."""

from __future__ import annotations

import itertools
import typing
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest

from cards.catalogue.loader import CATALOGUES
from cards.catalogue.values import Card
from cards.ready import read_ready_deck
from engine.agents import agent
from engine.catalogue import catalogue_of
from engine.mmg import codes, selectors
from engine.mmg.check import settle
from engine.mmg.lower import fits_card
from engine.mmg.matchup import Matchup
from engine.mmg.verbs import VERBS
from engine.mmg.verbs.base import Verb
from engine.mmg.verbs.stand import Stand
from engine.record import play
from engine.table import WON
from tests.engine.card_texts import FILE, texts
from tests.engine.mmg.scenes import CARDS

HOUSE = [card for card in CARDS.values() if any(one.set == "house" for one in card.printings)]
DECKS = sorted((CATALOGUES / "mmg" / "decks").glob("*.txt"))


def of_type(type_id: str, cards: typing.Iterable[Card] = CARDS.values()) -> list[Card]:
    return [card for card in cards if card.type == type_id]


def test_the_house_set_has_its_size_and_mix() -> None:
    sizes = {name: len(of_type(name, HOUSE)) for name in ("creature", "resource", "flash")}
    assert len(HOUSE) >= 200
    assert sizes["creature"] >= 120
    assert sizes["resource"] >= 35
    assert sizes["flash"] >= 35
    assert len(of_type("episode", HOUSE)) >= 15
    assert {card.fields["solve"] for card in of_type("episode", HOUSE)} == set(range(2, 11))
    creatures = of_type("creature")
    for zone in ("past", "present", "future", "timeless"):
        assert sum(card.fields["zone"] == zone for card in creatures) >= 25, zone
    for race in codes.RACES:
        assert sum(race in card.fields["race"] for card in creatures) >= 20, race
    assert sum(len(card.fields["race"]) == 2 for card in creatures) >= 20
    assert sum("Doctor" in card.fields.get("label", ()) for card in creatures) == 7
    assert sum(bool(card.fields.get("watcher")) for card in creatures) == 3
    assert len(of_type("time")) == 3


def test_every_card_is_known_well_enough_to_be_played() -> None:
    unplayable = [
        card.id
        for card in CARDS.values()
        if card.type in ("resource", "flash", "episode") and not card.abilities
    ]
    assert unplayable == []


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


def test_every_verb_and_noun_is_used_by_some_card() -> None:
    used_words: dict[tuple[Any, ...], set[Any]] = {}
    used_fields: set[tuple[str, str]] = set()
    used_verbs: set[str] = set()
    for given in CARDS.values():
        for one in structs(tuple(settle(given.type, a) for a in given.abilities)):
            if isinstance(one, Verb):
                used_verbs.add(str(one.__struct_config__.tag))
            owner = "Filter" if isinstance(one, selectors.Filter) else type(one).__name__
            hints = typing.get_type_hints(type(one))
            defaults = dict(
                zip(
                    reversed(one.__struct_fields__), reversed(one.__struct_defaults__), strict=False
                )
            )
            for name in one.__struct_fields__:
                value = getattr(one, name)
                if name not in defaults or value != defaults[name]:
                    used_fields.add((owner, name))
                for words in literals(hints[name]):
                    found = used_words.setdefault(words, set())
                    found.update(value if isinstance(value, tuple) else [value])
    assert used_verbs == set(VERBS)
    for words, found in used_words.items():
        assert set(words) - {""} <= found, f"no card uses {set(words) - found}"
    for kind in (selectors.Filter, selectors.Cost, selectors.Needs):
        missing = {n for n in kind.__struct_fields__ if (kind.__name__, n) not in used_fields}
        assert missing == set(), f"no card sets {missing} of {kind.__name__}"


def test_no_cards_stand_each_other_for_ever() -> None:
    """A Special that Stands cards costs nothing but its Siding, so a ring of them never ends."""
    edges: dict[str, set[str]] = {}
    for card in CARDS.values():
        for ability in card.abilities:
            cost = ability.cost
            free = cost is None or not (cost.side or cost.sacrifice or cost.discard)
            for effect in (ability, *ability.then):
                target = getattr(effect, "target", None)
                if isinstance(effect, Stand) and ability.when == "special" and free:
                    assert target is not None
                    if target.pick in ("one", "each"):
                        fitting = {c.id for c in CARDS.values() if fits_card(target, c)}
                        if target.other and card.fields.get("unique"):
                            fitting.discard(card.id)
                        edges.setdefault(card.id, set()).update(fitting)
    for start in edges:
        reached = set(edges[start])
        while more := {n for m in reached for n in edges.get(m, ())} - reached:
            reached |= more
        assert start not in reached, f"{start} can be Stood by what it Stands"


def test_generated_texts_are_as_last_read() -> None:
    assert FILE.read_text(encoding="utf-8") == texts(), (
        "card texts changed: run python -m tests.engine.card_texts --write and read the difference"
    )


def test_generated_texts_are_sentences() -> None:
    for line in texts().splitlines():
        if line.startswith("  "):
            assert line.endswith("."), line
            assert not {"  ", " ,", "..", "None"} & {
                line.strip()[i : i + 2] for i in range(len(line))
            }


@pytest.mark.parametrize(("one", "two"), list(itertools.pairwise([*DECKS, DECKS[0]])))
def test_stock_decks_meet_and_finish(one: Path, two: Path) -> None:
    decks = [
        read_ready_deck(path.read_text(encoding="utf-8"), catalogue_of("mmg"))
        for path in (one, two)
    ]
    greedy = agent("greedy")
    table, _ = play("mmg", Matchup(decks, [one.stem, two.stem]), 7, (greedy, greedy))
    assert table.status == WON


def test_there_are_twelve_stock_decks_with_a_plan() -> None:
    assert len(DECKS) == 12
    plans = [path.read_text(encoding="utf-8").splitlines()[1] for path in DECKS]
    assert all(plan.startswith("// about: ") for plan in plans)
    assert len(set(plans)) == 12
