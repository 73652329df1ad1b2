"""Positions as plain data, written and read by the plan of a game.

The names of what every game has are the same everywhere; the others are the fields of the plan.
Designs are written as the ids of cards, steps and decisions by their names, items by their classes.
"""

from __future__ import annotations

import inspect
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from engine.kernel.declare import Field, Plan, Shape, by_card, flag, number, numbers
from engine.kernel.frame import Frame, Item
from engine.rng import Rng

GAME_FIELDS = (
    *(
        number(name, "")
        for name in (
            "seat", "seats", "status", "winner", "choices", "seed", "first", "ask", "turn",
            "end_reason", "limit_turns", "limit_decisions",
        )
    ),
    flag("team", ""),
    *(numbers(name, "") for name in ("options", "names", "streams")),
)  # fmt: skip
"""The fields that every game has, from `Table` and `GameTable`; names are copied like numbers."""
CARD_FIELDS = (
    number("cards", ""),
    by_card("design", "", designs=True),
    *(by_card(name, "") for name in ("owner", "place", "known", "marks")),
)
"""The fields that every game with cards has, from `CardTable`."""


class PositionError(ValueError):
    """A position cannot be set up as written."""


class Positioned(Protocol):
    """What a table must offer to be written down; every `GameTable` does."""

    step: int
    kind: int
    agenda: list[Frame[Any]]
    rng: Rng

    def plan(self) -> Plan:
        """What the game declares."""
        ...

    def card_ids(self) -> list[str]:
        """The ids of the designs, by number."""
        ...

    def item_types(self) -> tuple[type[Item], ...]:
        """Every class of frames and other items."""
        ...


def fields(plan: Plan) -> list[Field]:
    """Every field of a position, apart from its step, decision, agenda and generator."""
    common = (*GAME_FIELDS, *(CARD_FIELDS if plan.base == "CardTable" else ()))
    return [*common, *(field for field in plan.fields if field.shape is not Shape.LINK)]


def copy(value: Any) -> Any:
    """Plain data once more: lists are not shared."""
    return [copy(part) for part in value] if isinstance(value, list) else value


def slots(kind: type[Item]) -> tuple[str, ...]:
    """The names of the fields of an item, compiled or not."""
    names: dict[str, None] = {}
    for base in reversed(kind.__mro__):
        held = base.__dict__.get("__mypyc_attrs__", base.__dict__.get("__slots__", ()))
        names.update(dict.fromkeys(name for name in held if not name.startswith("__")))
    return tuple(sorted(names))


def item_to_dict(item: Item) -> dict[str, Any]:
    """An item as plain data: its class and its fields."""
    data: dict[str, Any] = {"is": type(item).__name__}
    for name in slots(type(item)):
        data[name] = copy(getattr(item, name))
    return data


def item_from_dict(data: Mapping[str, Any], kinds: Sequence[type[Item]]) -> Item:
    """An item from plain data."""
    by_name = {kind.__name__: kind for kind in kinds}
    if data["is"] not in by_name:
        expected = ", ".join(sorted(by_name))
        raise PositionError(f"expected work out of {expected}, got {data['is']!r}")
    kind = by_name[data["is"]]
    names = slots(kind)
    for name in names:
        if name not in data:
            raise PositionError(f"{data['is']}: expected a field {name!r}, which is not there")
    # A compiled class cannot be made without its arguments: those named like fields are these,
    # and of any other the fields that it sets are written over.
    given = {name: copy(data.get(name, False)) for name in _arguments(kind)}
    item = kind(**given)
    for name in names:
        setattr(item, name, copy(data[name]))
    return item


def _arguments(kind: type[Item]) -> tuple[str, ...]:
    """The names of the arguments of a class, compiled or not."""
    return tuple(inspect.signature(kind).parameters)


def _ids(value: Any, ids: Sequence[str]) -> Any:
    """Designs as the ids of cards; -1 is none."""
    if isinstance(value, list):
        return [_ids(part, ids) for part in value]
    return None if value < 0 else ids[value]


def _designs(value: Any, index: Mapping[str | None, int]) -> Any:
    if isinstance(value, list):
        return [_designs(part, index) for part in value]
    if value not in index:
        raise PositionError(f"expected a card of the pool, got {value!r}")
    return index[value]


def _write(table: Positioned, field: Field) -> Any:
    value = getattr(table, field.name)
    if field.shape is Shape.ITEMS:
        return [item_to_dict(item) for item in value]
    return _ids(value, table.card_ids()) if field.designs else copy(value)


def to_dict(table: Positioned) -> dict[str, Any]:
    """Every field of a position."""
    plan = table.plan()
    data: dict[str, Any] = {
        "game": plan.game,
        "step": plan.steps[table.step],
        "decision": plan.decisions[table.kind],
        "pool": list(table.card_ids()),
        "agenda": [item_to_dict(frame) for frame in table.agenda],
        "rng": table.rng.words(),
    }
    for field in fields(plan):
        data[field.name] = _write(table, field)
    return data


def read(table: Positioned, data: Mapping[str, Any]) -> None:
    """Fill a blank table from `to_dict`."""
    plan = table.plan()
    names = ["step", "decision", "agenda", "rng", *(field.name for field in fields(plan))]
    missing = [name for name in names if name not in data]
    if missing:
        raise PositionError(f"expected the fields {', '.join(missing)}, which are not there")
    index: dict[str | None, int] = {card: k for k, card in enumerate(table.card_ids())}
    index[None] = -1
    for field in fields(plan):
        value = data[field.name]
        if field.shape is Shape.ITEMS:
            setattr(table, field.name, [item_from_dict(i, table.item_types()) for i in value])
        else:
            setattr(table, field.name, _designs(value, index) if field.designs else copy(value))
    table.step = plan.steps.index(data["step"])
    table.kind = plan.decisions.index(data["decision"])
    frames: Any = [item_from_dict(item, table.item_types()) for item in data["agenda"]]
    table.agenda = frames
    table.rng = Rng(*data["rng"])
