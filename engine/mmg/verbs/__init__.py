"""The closed vocabulary of MMG abilities: one module for each verb, collected here.

An ability is a table with a `verb`, a `when` and the fields of the verb:

    {verb = "damage", when = "special", value = "energy or substance", amount = 1,
     target = {other = true}}

`when` says how it comes about (ledger section 14):

- `special`: Side the card, in the chosen Zone. Several Specials: one Siding uses one of them.
- `innate`: goes on all the time while the card is in play.
- `arrives`, `destroyed`, `wins`: an Innate ability that acts once, at once, when the card is
  played, when it has been discarded from play, or when it wins a combat.
- `flash`: on a Flash card. Several Flash abilities on one card: its player picks one.
- `episode`: goes on all the time from the moment an unsolved Episode takes effect.
- `strikes`: acts once, when an Episode takes effect. `unsolved`: acts at the end of 2b of every
  turn in which the Solver leaves the Episode unsolved, the first one included.

`then` lists further effects that follow in order; their `when` is that of the ability. An effect
that cannot be done is skipped (R69). One ability may let its player pick at most two cards, costs
included. What a Special or Flash changes lasts to the end of the turn, unless it moves or discards
a card.

A new idea earns a new verb: a module here, and one of the same name under `engine.mmg.resolve`.
Whatever module lies in this folder joins the vocabulary; nothing else has to be told of it.
"""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any, Union

from engine.mmg import log_lines
from engine.mmg.log_lines import Line
from engine.mmg.verbs import base
from engine.mmg.verbs.base import Verb

__all__ = ["LINES", "VERBS", "Ability", "Verb"]


def _collect() -> dict[str, type[Verb]]:
    """Every verb of this folder by its word in card files."""
    found: dict[str, type[Verb]] = {}
    for path in sorted(Path(__file__).parent.glob("[a-z]*.py")):
        if path.stem == "base":
            continue
        module = importlib.import_module(f"{__name__}.{path.stem}")
        for given in vars(module).values():
            own = isinstance(given, type) and given.__module__ == module.__name__
            if own and issubclass(given, Verb):
                found[str(given.__struct_config__.tag)] = given
    return found


def _lines(verbs: dict[str, type[Verb]]) -> dict[int, Line]:
    """The line of every event: those of the rules and those of the verbs."""
    found: dict[int, Line] = {}
    for line in (*log_lines.RULES, *(line for verb in verbs.values() for line in verb.log)):
        if found.setdefault(line.code, line) is not line:
            raise ValueError(f"expected one line for each event, got two for {line.code}")
    return found


VERBS = _collect()
LINES = _lines(VERBS)
Ability: Any = Union[tuple(VERBS.values())]  # noqa: UP007 (made of what was found)
"""Decodes one ability of a card."""
vars(base)["Effect"] = Ability
