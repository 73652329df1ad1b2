"""Destroy: discard cards from play, unless something saves them."""

from __future__ import annotations

from typing import final

from engine.mmg.board import drop_episode
from engine.mmg.constants import LAID_PLACE
from engine.mmg.destruction import Destruction
from engine.mmg.resolve.base import OnCards
from engine.mmg.state import State
from engine.mmg.use import Use
from engine.mmg.weights import card_worth


@final
class DestroyEffect(OnCards):
    """All cards are about to be destroyed together (R66); an Episode goes at once."""

    def act(self, s: State, cards: list[int], use: Use) -> None:
        """Destroy."""
        doomed: list[int] = []
        for i in cards:
            if s.place[i] == LAID_PLACE:
                drop_episode(s, i)
            else:
                doomed.append(i)
        if doomed:
            s.agenda.append(Destruction(doomed))

    def gain_on(self, s: State, i: int, use: Use) -> float:
        """The worth of the card."""
        value = card_worth(s, i) + 1.0
        return -value if s.owner[i] == use.me else value
