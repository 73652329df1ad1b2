"""Extra play: more cards in 1d of a turn."""

from __future__ import annotations

from typing import Final, final

from engine.mmg.codes import RESOURCE
from engine.mmg.constants import PLAY_STEP
from engine.mmg.model import Ability, Effect
from engine.mmg.state import State
from engine.mmg.use import Use

EXTRA_PLAY: Final = 43
"""Event: player, how many."""


@final
class ExtraPlayEffect(Effect):
    """`count` more plays in this turn, or in every own turn."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def usable(self, s: State, source: int, player: int) -> bool:
        """In the own turn, while there is still something to be played."""
        return s.active == player and s.window_next <= PLAY_STEP

    def resolve(self, s: State, use: Use) -> None:
        """In this turn."""
        if s.active == use.me:
            s.extra_plays += self.count
            s.note(EXTRA_PLAY, use.me, self.count)

    def go_on(self, s: State, ability: Ability, source: int, me: int) -> None:
        """In every own turn."""
        s.innate_plays[me] += self.count

    def gain(self, s: State, use: Use) -> float:
        """Worth it with enough cards to play."""
        ready = 0
        for i in s.hand[use.me]:
            if s.pool.designs[s.design[i]].kind <= RESOURCE:
                ready += 1
        return 2.0 if ready > 2 else -1.0
