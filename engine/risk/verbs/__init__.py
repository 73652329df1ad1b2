"""The verbs of Power cards: one file a verb, with its words, options, effect and worth."""

from __future__ import annotations

from engine.risk.verbs.add_daleks import AddDaleks
from engine.risk.verbs.add_dice_value import AddDiceValue
from engine.risk.verbs.cancel_attack import CancelAttack
from engine.risk.verbs.cancel_power import CancelPower
from engine.risk.verbs.extra_die import ExtraDie
from engine.risk.verbs.move_tardis import MoveTardis
from engine.risk.verbs.remove_daleks import RemoveDaleks
from engine.risk.verbs.reroll import Reroll
from engine.risk.verbs.verb import TIMINGS, Timing, Verb

Ability = (
    AddDaleks
    | AddDiceValue
    | CancelAttack
    | CancelPower
    | ExtraDie
    | MoveTardis
    | RemoveDaleks
    | Reroll
)

__all__ = [
    "TIMINGS", "Ability", "AddDaleks", "AddDiceValue", "CancelAttack", "CancelPower", "ExtraDie",
    "MoveTardis", "RemoveDaleks", "Reroll", "Timing", "Verb",
]  # fmt: skip
