"""Sacrifice: players discard own cards in play, which nothing saves."""

from __future__ import annotations

from typing import final

from engine.mmg.choose import Choice
from engine.mmg.resolve.base import OnPlayers
from engine.mmg.select import candidates
from engine.mmg.state import State
from engine.mmg.triggers import lose
from engine.mmg.use import Use


@final
class SacrificeEffect(OnPlayers):
    """Each player meant picks own cards that match (G14)."""

    def resolve(self, s: State, use: Use) -> None:
        """Ask the players, the active one first: the agenda runs from its end."""
        for player in (1 - s.active, s.active):
            if self.means(player, use.me):
                s.agenda.append(Choice(player, self.count, use.source, use.ability, use.at, use.me))

    def pickable(self, s: State, choice: Choice) -> list[int]:
        """Own cards in play that match."""
        if self.sel is None:
            return []
        found = candidates(s, self.sel, choice.source, choice.me)
        return [i for i in found if s.owner[i] == choice.player]

    def picked(self, s: State, choice: Choice, i: int) -> None:
        """One card is lost."""
        lose(s, [i])

    def gain(self, s: State, use: Use) -> float:
        """The least of somebody's cards."""
        return -2.5 * float(self.count) * self.sign()
