"""Extra turn: another turn after this one."""

from __future__ import annotations

from typing import Final, final

from engine.mmg.model import Effect
from engine.mmg.state import State
from engine.mmg.use import Use

EXTRA_TURN: Final = 44
"""Event: player."""


@final
class ExtraTurnEffect(Effect):
    """Its player takes another turn."""

    def __init__(self) -> None:
        super().__init__()

    def resolve(self, s: State, use: Use) -> None:
        """After the current turn of that player."""
        s.extra_turns[use.me] += 1
        s.note(EXTRA_TURN, use.me)

    def gain(self, s: State, use: Use) -> float:
        """A turn is worth much."""
        return 5.0
