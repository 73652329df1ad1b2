"""Recall: a card in play goes back to its owner's hand."""

from __future__ import annotations

from typing import final

from engine.mmg.board import recall
from engine.mmg.resolve.base import OnCards
from engine.mmg.state import State
from engine.mmg.use import Use
from engine.mmg.weights import card_worth


@final
class RecallEffect(OnCards):
    """Each card goes to the hand of whoever owns it."""

    def act_on(self, s: State, i: int, use: Use) -> None:
        """Take one card back."""
        recall(s, i)

    def gain_on(self, s: State, i: int, use: Use) -> float:
        """The card may come back."""
        value = 0.7 * card_worth(s, i)
        return -value if s.owner[i] == use.me else value
