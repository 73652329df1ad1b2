"""The stock decks: legal alone and together, each with a plan and with Goals within its reach."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from cards.catalogue.loader import CATALOGUES
from cards.ready import read_ready_deck
from engine.agents import agent
from engine.catalogue import catalogue_of
from engine.record import play
from engine.table import WON
from engine.whoccg.game_api import Matchup
from engine.whoccg.lists import ERA_NAMES
from engine.whoccg.lower import read_nativity
from tests.cards.construction.stage import game

CATALOGUE = catalogue_of("whoccg")
CARDS = CATALOGUE.by_id
DECKS = sorted((CATALOGUES / "whoccg" / "decks").glob("*.txt"))
NAMES = [path.stem for path in DECKS]


def test_there_are_eight_with_plans_of_their_own() -> None:
    assert len(DECKS) >= 8
    plans = [path.read_text(encoding="utf-8").splitlines()[1] for path in DECKS]
    assert all(plan.startswith("// about: ") for plan in plans)
    assert len(set(plans)) == len(DECKS)
    openings = {frozenset(game("whoccg").stock[name].sections["spacetimes"]) for name in NAMES}
    assert len(openings) == len(DECKS)


@pytest.mark.parametrize("name", NAMES)
def test_each_is_legal_without_advice(name: str) -> None:
    stage = game("whoccg")
    report = stage.checker.check(stage.stock[name])
    assert (report.errors, report.advice) == ((), ())


def test_all_may_meet() -> None:
    stage = game("whoccg")
    assert stage.checker.check_match(list(stage.stock.values())).legal


@pytest.mark.parametrize("name", NAMES)
def test_every_enemy_is_native_to_a_place_of_the_deck(name: str) -> None:
    """By the places that the deck brings, laid out or drawn; a Character of the crew may ride."""
    text = (CATALOGUES / "whoccg" / "decks" / f"{name}.txt").read_text(encoding="utf-8")
    deck = read_ready_deck(text, CATALOGUE)
    numbers: dict[str, int] = {}
    laid = [card.fields for card in deck.cards if card.type == "spacetime"]
    homes = [
        (read_nativity(str(fields["place"]), numbers)[0], list(ERA_NAMES).index(fields["era"]))
        for fields in laid
    ]
    for card in deck.cards:
        entries = card.fields.get("nativity")
        if card.type != "enemy" or not entries:
            continue
        spans = [read_nativity(entry, numbers) for entry in entries]
        assert any(
            place in (-1, home) and (first < 0 or first <= era <= last)
            for span in spans
            for place, first, last in zip(*[iter(span)] * 3, strict=True)
            for home, era in homes
        ), f"{name}: {card.id} is Native to no place of its deck"


@pytest.mark.parametrize(("one", "two"), list(itertools.pairwise([*DECKS, DECKS[0]])))
def test_they_meet_and_finish(one: Path, two: Path) -> None:
    decks = [read_ready_deck(path.read_text(encoding="utf-8"), CATALOGUE) for path in (one, two)]
    greedy = agent("greedy")
    table, _ = play("whoccg", Matchup(decks, [one.stem, two.stem]), 7, (greedy, greedy))
    assert table.status == WON
