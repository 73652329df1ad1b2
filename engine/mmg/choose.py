"""A player is asked to pick own cards: to sacrifice, to discard, to take back (Q24)."""

from __future__ import annotations

from typing import final

from engine.kernel.frame import Frame
from engine.mmg import options as o
from engine.mmg.constants import CHOOSE_CARDS_DECISION
from engine.mmg.state import State


@final
class Choice(Frame[State]):
    """A player has to pick `left` cards for the effect at `at` of an ability."""

    __slots__ = ("ability", "at", "left", "me", "player", "source")

    def __init__(self, player: int, left: int, source: int, ability: int, at: int, me: int) -> None:
        self.player = player
        self.left = left
        self.source = source
        self.ability = ability
        self.at = at
        self.me = me

    def copy(self) -> Choice:
        """A copy."""
        return Choice(self.player, self.left, self.source, self.ability, self.at, self.me)

    def run(self, s: State) -> bool:
        """Ask for the next card where there is a real choice."""
        effect = s.pool.abilities[self.ability].effects[self.at]
        found = effect.pickable(s, self)
        if not found or self.left <= 0:
            s.agenda.pop()
            return False
        if len(found) == 1:
            self._pick(s, found[0])
            return False
        s.options = [o.choose_cards(i) for i in found]
        s.seat = self.player
        s.kind = CHOOSE_CARDS_DECISION
        return True

    def choose(self, s: State, option: int) -> None:
        """One card was picked."""
        self._pick(s, o.card_of(option))

    def _pick(self, s: State, i: int) -> None:
        self.left -= 1
        s.pool.abilities[self.ability].effects[self.at].picked(s, self, i)
