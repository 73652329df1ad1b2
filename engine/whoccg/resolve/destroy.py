"""Destroy: a card is about to go to the discard pile."""

from __future__ import annotations

from typing import final

from engine.whoccg import codes as k
from engine.whoccg.leaving import destroy, destroy_place
from engine.whoccg.resolve.base import OnCards
from engine.whoccg.running import Run
from engine.whoccg.state import State
from engine.whoccg.weights import body_worth, loss


def _ground(s: State, i: int) -> bool:
    return s.pool.designs[s.design[i]].type == k.T_SPACETIME


@final
class DestroyEffect(OnCards):
    """Destroy; of several copies of a Spacetime card one goes (E31)."""

    def sensible(self, s: State, i: int, me: int, here: int) -> bool:
        """A place is named once; which copy goes is asked next."""
        if _ground(s, i) and s.stacks[s.spot[i]][0] != i:
            return False
        return not s.protected[i] & k.D_DESTROYED

    def act(self, s: State, cards: list[int], run: Run) -> None:
        """Each place once."""
        seen: list[int] = []
        for i in cards:
            if not self.works(s, i, run):
                continue
            if _ground(s, i):
                if s.spot[i] in seen:
                    continue
                seen.append(s.spot[i])
            self.act_on(s, i, run)

    def act_on(self, s: State, i: int, run: Run) -> None:
        """Destroy."""
        if _ground(s, i):
            destroy_place(s, s.spot[i], run.me, run.source if run.source == i else -1)
        else:
            destroy(s, i, run.me)

    def gain_on(self, s: State, me: int, i: int) -> float:
        """The worth of the card."""
        return loss(s, me, i, 0.5 + body_worth(s, i))
