"""Regenerate: a card just destroyed stays in its Zone at its normal values."""

from __future__ import annotations

from typing import Final, final

from engine.mmg.codes import REACTS_REGENERATE
from engine.mmg.model import Ability, Effect
from engine.mmg.state import State

REGENERATED: Final = 33
"""Event: card, what regenerated it."""


@final
class RegenerateEffect(Effect):
    """Used while a destruction waits (see `destruction`); going on, its player may use it."""

    def __init__(self) -> None:
        super().__init__()
        self.reaction = REACTS_REGENERATE

    def go_on(self, s: State, ability: Ability, source: int, me: int) -> None:
        """Be there when a card falls."""
        s.wards.append(source)
        s.wards.append(ability.index)
