"""Save: a card about to be destroyed is not."""

from __future__ import annotations

from typing import Final, final

from engine.mmg.codes import REACTS_SAVE
from engine.mmg.model import Ability, Effect
from engine.mmg.state import State

SAVED: Final = 32
"""Event: card, what saved it."""


@final
class SaveEffect(Effect):
    """Used while a destruction waits (see `destruction`); going on, it needs nobody."""

    def __init__(self) -> None:
        super().__init__()
        self.reaction = REACTS_SAVE

    def go_on(self, s: State, ability: Ability, source: int, me: int) -> None:
        """Watch over cards."""
        s.wards.append(source)
        s.wards.append(ability.index)
