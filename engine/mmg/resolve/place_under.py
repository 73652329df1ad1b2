"""Place under: a card lies under the Episode, out of play, until that goes."""

from __future__ import annotations

from typing import Final, final

from engine.mmg.board import put_under
from engine.mmg.constants import LAID_PLACE
from engine.mmg.resolve.base import OnCards
from engine.mmg.state import State
from engine.mmg.use import Use
from engine.mmg.weights import card_worth

PLACED_UNDER: Final = 35
"""Event: card, Episode."""


@final
class PlaceUnderEffect(OnCards):
    """Each card goes under the Episode that bears the effect (E12)."""

    def act_on(self, s: State, i: int, use: Use) -> None:
        """Lay one card under it, as long as the Episode lies there."""
        if s.place[use.source] == LAID_PLACE:
            put_under(s, i, use.source)
            s.note(PLACED_UNDER, i, use.source)

    def gain_on(self, s: State, i: int, use: Use) -> float:
        """The card may come back."""
        value = 0.7 * card_worth(s, i)
        return -value if s.owner[i] == use.me else value
