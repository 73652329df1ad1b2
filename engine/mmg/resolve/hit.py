"""Hit: a player loses Time cards by an effect; no further Hit follows from it (R47)."""

from __future__ import annotations

from typing import final

from engine.mmg.codes import FROM_EPISODE, WHO_EACH
from engine.mmg.losses import hits
from engine.mmg.resolve.base import OnPlayers
from engine.mmg.state import State
from engine.mmg.use import Use
from engine.mmg.weights import life


@final
class HitEffect(OnPlayers):
    """Each player meant loses `count` Time cards, both at once (R72)."""

    def resolve(self, s: State, use: Use) -> None:
        """An Episode is the effect of whoever played it, not of its Solver."""
        when = s.pool.abilities[use.ability].when
        controller = 1 - use.me if when in FROM_EPISODE else use.me
        first = self.count if self.means(0, use.me) else 0
        second = self.count if self.means(1, use.me) else 0
        hits(s, first, second, controller)

    def gain(self, s: State, use: Use) -> float:
        """Time cards won or lost; an exchange is for the player who has more of them."""
        me = use.me
        if self.who == WHO_EACH:
            return 2.0 * (len(s.times[me]) - len(s.times[1 - me]))
        sign = self.sign()
        return -float(self.count) * sign * life(s, 1 - me if sign < 0 else me)
