"""The closed vocabulary of Dr. Who CCG abilities: one module for each verb, collected here.

An ability is a table with a `verb`, mostly a `when`, and the fields of the verb:

    {verb = "boost", when = "continuous", quality = "bravery", amount = 1,
     target = {pick = "each", kind = "ally", side = "own", where = "here"}}

`when` says how it comes about:

- `use`: in phase 2 of its player's turn, by a Character that is not frozen (on an Artifact: by any
  Character of yours there). Once per turn, or `limit = "game"`.
- `continuous`: goes on while the card is in play, frozen or not (G34).
- `arrives`: once, when the card comes into play. `destroyed`: once, when it was destroyed.
- `turn_start`, `turn_end`: in every turn of its player.
- `lands`: when a TARDIS of yours has moved to the place of the card, or with it.
- `succeeds`, `fails`: after an attempt in which the Character took part. `overcomes`: after a
  Puzzle was overcome by it.
- `bang`: on a Bang! card, at the moment `at` which it names.
- `reward`: the effects after a Goal's or Purpose's line; they stand in its `then`.

Parts of cards are verbs too, without a `when`: `reach`, `oppose`, `overcome`, `purpose`,
`requires`, `plays_on`, `vortex`, `hold`, `dice_pool`.

`then` lists further effects in order; an effect that cannot be done is skipped (E17). A new idea
earns a new verb: a module here, and one of the same name under `engine.whoccg.resolve` for what it
does in play. Whatever module lies in this folder joins the vocabulary; nothing else has to be told
of it.
"""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any, Union

from engine.whoccg.verbs import base
from engine.whoccg.verbs.base import Part, Verb

__all__ = ["VERBS", "Ability", "Part", "Verb"]


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


VERBS = _collect()
Ability: Any = Union[tuple(VERBS.values())]  # noqa: UP007 (made of what was found)
"""Decodes one ability of a card."""
_EFFECTS = tuple(verb for verb in VERBS.values() if not issubclass(verb, Part))
vars(base)["Effect"] = Union[_EFFECTS]  # noqa: UP007 (parts of cards follow on nothing)
