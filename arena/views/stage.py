"""A scene as a page draws it: opponents above, the first seat below, shared places between."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from arena.replaying import Line, Story
from arena.views.graph import drawn
from engine.scene import Area, Scene, SceneCard, ScenePlayer


@dataclass(frozen=True)
class Shown:
    """One card with its name; `values` are label, short label, number, whether it was changed."""

    card: str
    name: str
    count: int
    marks: list[str]
    values: list[tuple[str, str, int, bool]]
    turned: bool
    attached: list[Shown] = field(default_factory=list)

    @property
    def said(self) -> str:
        """The card in one phrase, for readers of text."""
        told = [f"{label} {value}" for label, _, value, _ in self.values]
        return ", ".join([*told, *self.marks])


@dataclass(frozen=True)
class Place:
    area: Area
    cards: list[Shown]


@dataclass(frozen=True)
class Seat:
    player: ScenePlayer
    columns: list[Place]
    rest: list[Place]


def stage(scene: Scene | None, story: Story, step: int, names: Mapping[str, str]) -> dict[str, Any]:
    """The context of a step: seats from the last to the first, the log turn by turn."""
    return _table(scene, names) | {
        "now": [line for line in story.lines if line.step == step],
        "turn_now": story.moments[step].turn,
        "turns": story.turns(),
        "log": _log(story, step),
        "is_last": step == story.last,
    }


def _table(scene: Scene | None, names: Mapping[str, str]) -> dict[str, Any]:
    """Nothing to draw where today's rules do not know the position any more."""
    if scene is None:
        return {"scene": None, "map": None, "seats": [], "shared": []}
    seats = [_seat(player, scene.of(number), names) for number, player in enumerate(scene.players)]
    return {
        "scene": scene,
        "map": drawn(scene.graph) if scene.graph else None,
        "seats": list(reversed(seats)),
        "shared": [_place(area, names) for area in scene.of(-1)],
    }


def _seat(player: ScenePlayer, areas: tuple[Area, ...], names: Mapping[str, str]) -> Seat:
    places = [_place(area, names) for area in areas]
    columns = sorted((one for one in places if one.area.column), key=lambda one: one.area.column)
    return Seat(player, columns, [one for one in places if not one.area.column])


def _place(area: Area, names: Mapping[str, str]) -> Place:
    return Place(area, [_shown(card, names) for card in area.cards])


def shortened(labels: list[str], least: int = 3) -> list[str]:
    """Beginnings of labels, as short as they still differ.

    >>> shortened(["Brains", "Brawn", "Bravery"])
    ['Brai', 'Braw', 'Brav']
    """
    size = least
    while len({label[:size] for label in labels}) < len(set(labels)):
        size += 1
    return [label[:size] for label in labels]


def _shown(card: SceneCard, names: Mapping[str, str]) -> Shown:
    return Shown(
        card=card.card,
        name=names.get(card.card, card.card) if card.card else "A hidden card",
        count=card.count,
        marks=list(card.marks),
        values=[
            (label, short, value, label in card.changed)
            for short, (label, value) in zip(
                shortened(list(card.values)), card.values.items(), strict=True
            )
        ],
        turned=card.turned,
        attached=[_shown(one, names) for one in card.attached],
    )


@dataclass(frozen=True)
class Turn:
    number: int
    step: int
    lines: list[Line]
    is_open: bool


def _log(story: Story, step: int) -> list[Turn]:
    """The log by turns; the turn of the step stands open."""
    starts = dict(story.turns())
    by_turn: dict[int, list[Line]] = {}
    turn = 0
    for line in story.lines:
        if line.is_heading or not by_turn:
            turn = story.moments[line.step].turn if line.is_heading else 0
        by_turn.setdefault(turn, []).append(line)
    now = story.moments[step].turn
    return [
        Turn(
            number,
            starts.get(number, 0),
            lines,
            number == now or any(line.step == step for line in lines),
        )
        for number, lines in by_turn.items()
    ]
