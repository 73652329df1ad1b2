"""Options and events in words: the sentences of a plan, with fields in the words of the game."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Mapping

from engine.kernel.declare import EventKind, Plan
from engine.kernel.options import option_table

_BRACES = re.compile(r"\{(\w+)\}")

Say = Callable[[str, int], str]
"""How a game says the value of a field: the name of the field and the value."""


def filled(sentence: str, values: Mapping[str, int], say: Say) -> str:
    """A sentence with its fields.

    >>> filled("Play {card}", {"card": 3}, lambda name, value: f"{name} {value}")
    'Play card 3'
    """
    return _BRACES.sub(lambda match: say(match[1], values[match[1]]), sentence)


def option_text(plan: Plan, option: int, say: Say) -> str:
    """An option as an order to the player."""
    table = option_table(plan)
    return filled(table.kind(option).sentence, table.values(option), say)


@functools.cache
def _events(plan: Plan) -> dict[int, EventKind]:
    return {event.number: event for event in plan.events}


def event_text(plan: Plan, event: list[int], say: Say) -> str:
    """An event in one sentence."""
    kind = _events(plan)[event[0]]
    return filled(kind.sentence, dict(zip(kind.fields, event[1:], strict=False)), say)


def event_level(plan: Plan, event: list[int]) -> int:
    """How much an event matters to a reader."""
    return _events(plan)[event[0]].level
