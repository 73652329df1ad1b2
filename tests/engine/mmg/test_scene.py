"""Scenes: everything that lies on the table is told once, and nothing that a seat may not know."""

from __future__ import annotations

import msgspec
import pytest

from engine.agents import agent
from engine.catalogue import catalogue_of
from engine.games import matchup
from engine.mmg.game_api import random_deck
from engine.playout import choose
from engine.rng import seeded
from engine.scene import OPEN, Area, Scene, SceneCard
from engine.table import RUNNING, Table


def _count(cards: tuple[SceneCard, ...]) -> int:
    return sum(card.count + _count(card.attached) for card in cards)


def _tables(games: int = 2) -> list[Table]:
    cards = list(catalogue_of("mmg").cards)
    decks = [random_deck(cards, seeded(5, n)) for n in range(2)]
    ready = matchup("mmg", decks, ("Ann", "Bob"))
    found: list[Table] = []
    for seed in range(games):
        table = ready.start(seed, logging=True)
        rng = seeded(seed, 9)
        while table.status == RUNNING:
            if table.choices % 7 == 0:
                found.append(table.clone())
            table.push(choose(table, agent("uniform").code, 0, rng))
        found.append(table)
    return found


TABLES = _tables()


@pytest.mark.parametrize("seat", [OPEN, 0, 1])
def test_every_card_of_the_table_is_counted_once(seat: int) -> None:
    for table in TABLES:
        scene = table.scene(seat)
        assert sum(area.count for area in scene.areas) == table.cards  # type: ignore[attr-defined]
        for area in scene.areas:
            if area.shape == "cards":
                assert area.count == _count(area.cards), area.id


@pytest.mark.parametrize("seat", [0, 1])
def test_a_scene_tells_no_more_than_the_view_of_the_seat(seat: int) -> None:
    for table in TABLES:
        other = table.determinise(seat, seeded(99))
        # What the other player could choose is a secret of its own; the open decision is not.
        assert _told(table.scene(seat)) == _told(other.scene(seat))


def _told(scene: Scene) -> object:
    return msgspec.to_builtins(scene)


def test_the_hand_of_the_other_seat_is_hidden_and_one_with_open_cards_sees_it() -> None:
    table = next(t for t in TABLES if t.turns() > 2)
    hidden = _area(table.scene(0), "hand-1")
    shown = _area(table.scene(OPEN), "hand-1")
    assert hidden.count == shown.count > 0
    assert sum(bool(card.card) for card in shown.cards) == shown.count
    assert sum(bool(card.card) for card in hidden.cards) < shown.count


def _area(scene: Scene, wanted: str) -> Area:
    return next(area for area in scene.areas if area.id == wanted)


def test_the_end_is_told_in_the_headline() -> None:
    scene = TABLES[-1].scene(OPEN)
    assert scene.headline.startswith("The game is over: ")
    assert not any(player.to_move for player in scene.players)


def test_scenes_go_through_json() -> None:
    scene = TABLES[3].scene(OPEN)
    assert msgspec.json.decode(msgspec.json.encode(scene), type=Scene) == scene
