"""Recover: a card of the own discard pile comes to the hand."""

from __future__ import annotations

from typing import final

from engine.mmg.board import recall
from engine.mmg.choose import Choice
from engine.mmg.codes import TIME
from engine.mmg.model import Effect
from engine.mmg.state import State
from engine.mmg.use import Use


@final
class RecoverEffect(Effect):
    """A card of one of these types and races, picked by its player."""

    __slots__ = ("races", "types")

    def __init__(self, types: int, races: int) -> None:
        super().__init__()
        self.types = types
        self.races = races

    def resolve(self, s: State, use: Use) -> None:
        """Let the player pick."""
        s.agenda.append(Choice(use.me, 1, use.source, use.ability, use.at, use.me))

    def pickable(self, s: State, choice: Choice) -> list[int]:
        """Each design once; the card that does it cannot fetch itself."""
        designs = s.pool.designs
        found: list[int] = []
        seen: list[int] = []
        for i in s.pile[choice.player]:
            d = designs[s.design[i]]
            if i == choice.source or d.kind == TIME or s.design[i] in seen:
                continue
            if not self.types & (1 << d.kind) or (self.races and not self.races & d.races):
                continue
            seen.append(s.design[i])
            found.append(i)
        return found

    def picked(self, s: State, choice: Choice, i: int) -> None:
        """Take it."""
        recall(s, i)

    def wish(self) -> float:
        """The best card is wanted."""
        return 1.0

    def gain(self, s: State, use: Use) -> float:
        """Worth it when there is something to choose from."""
        return 1.8 if len(s.pile[use.me]) > 3 else -1.0
