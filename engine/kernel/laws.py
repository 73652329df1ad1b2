"""What must be true of every position of every game, as far as its plan says."""

from __future__ import annotations

from engine.kernel.declare import By, Shape
from engine.kernel.game import GameTable
from engine.kernel.zones import CardTable
from engine.table import RUNNING, Table


def violations(table: Table, elsewhere: tuple[str, ...] = ()) -> list[str]:
    """Every common law that a position breaks; a game adds its own.

    `elsewhere` names places whose cards stand in no zone of the plan.
    """
    if not isinstance(table, GameTable):
        raise TypeError(f"expected a table on the kernel, got {type(table).__name__}")
    out = _running(table)
    if isinstance(table, CardTable):
        out += _conserved(table, elsewhere)
        out += _sizes(table)
    return out


def _running(table: GameTable) -> list[str]:
    if table.status != RUNNING:
        return ["a finished game has options"] if table.options else []
    out = []
    if not table.options:
        out.append("a running game has no options")
    if len(set(table.options)) != len(table.options):
        out.append("an option is offered twice")
    if not 0 <= table.seat < table.seats:
        out.append(f"seat {table.seat} must choose, out of {table.seats}")
    return out


def _conserved(table: CardTable, elsewhere: tuple[str, ...]) -> list[str]:
    """Every card lies in exactly one zone, and knows it."""
    out = []
    plan = table.plan()
    seen = [0] * table.cards
    for field in plan.fields:
        if not field.place:
            continue
        held = getattr(table, field.name)
        place = plan.places.index(field.place)
        for cards in held if field.shape is Shape.LISTS else [held]:
            for i in cards:
                seen[i] += 1
                if table.place[i] != place:
                    out.append(f"card {i} is listed in {field.name} but is marked otherwise")
    apart = {plan.places.index(name) for name in elsewhere}
    for i in range(table.cards):
        if seen[i] + (table.place[i] in apart) != 1:
            out.append(f"card {i} lies in {seen[i]} zones")
    return out


def _sizes(table: CardTable) -> list[str]:
    """Lists by card have an entry for each card."""
    return [
        f"{field.name} has {len(getattr(table, field.name))} entries for {table.cards} cards"
        for field in table.plan().fields
        if field.by is By.CARD and len(getattr(table, field.name)) != table.cards
    ]
