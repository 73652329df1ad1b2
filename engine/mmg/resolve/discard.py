"""Discard: from the hand, by choice or at random."""

from __future__ import annotations

from typing import final

from engine.mmg import events
from engine.mmg.board import to_pile
from engine.mmg.choose import Choice
from engine.mmg.resolve.base import OnPlayers
from engine.mmg.state import State
from engine.mmg.use import Use


@final
class DiscardEffect(OnPlayers):
    """Each player meant discards `count` cards from the hand."""

    __slots__ = ("random",)

    def __init__(self, who: int, count: int, random: bool) -> None:
        super().__init__(who, count)
        self.random = random

    def resolve(self, s: State, use: Use) -> None:
        """At random at once; else the players are asked, the active one first."""
        if self.random:
            for player in self.players(s, use.me):
                hand = s.hand[player]
                for _ in range(min(self.count, len(hand))):
                    self._lose(s, hand.pop(s.rng.below(len(hand))))
            return
        for player in (1 - s.active, s.active):
            if self.means(player, use.me):
                s.agenda.append(Choice(player, self.count, use.source, use.ability, use.at, use.me))

    def _lose(self, s: State, i: int) -> None:
        to_pile(s, i)
        s.note(events.DISCARDED, i)

    def pickable(self, s: State, choice: Choice) -> list[int]:
        """The whole hand."""
        return s.hand[choice.player][:]

    def picked(self, s: State, choice: Choice, i: int) -> None:
        """One card is lost."""
        s.hand[choice.player].remove(i)
        self._lose(s, i)

    def gain(self, s: State, use: Use) -> float:
        """Nothing against an empty hand."""
        return -1.0 * float(self.count) * self.sign() if s.hand[1 - use.me] else 0.0
