"""Clone: a card becomes a copy of another one, or has its abilities too."""

from __future__ import annotations

from typing import Final, final

from engine.mmg.board import renew
from engine.mmg.codes import W_ARRIVES
from engine.mmg.constants import PLAY_PLACE
from engine.mmg.frames import Use
from engine.mmg.model import Effect, Sel
from engine.mmg.select import matches
from engine.mmg.state import State
from engine.mmg.weights import card_worth

CLONED: Final = 34
"""Event: card, model, whether it has the abilities only."""


@final
class CloneEffect(Effect):
    """`copier` is the slot of the card that becomes the copy, -1 for the card itself."""

    __slots__ = ("abilities_only", "copier", "copier_sel")

    def __init__(self, abilities_only: bool) -> None:
        super().__init__()
        self.abilities_only = abilities_only
        self.copier = -1
        self.copier_sel: Sel | None = None

    def _copier(self, use: Use) -> int:
        return use.source if self.copier < 0 else use.filler(self.copier)

    def resolve(self, s: State, use: Use) -> None:
        """A copy made on arrival lasts, any other ends with the turn (R73)."""
        model = use.filler(self.slot)
        copier = self._copier(use)
        if model < 0 or copier < 0 or s.place[copier] != PLAY_PLACE or self.sel is None:
            return
        if matches(s, self.sel, model, use.source, use.me):
            lasting = s.pool.abilities[use.ability].when == W_ARRIVES
            self._become(s, copier, model, lasting)

    def _become(self, s: State, copier: int, model: int, lasting: bool) -> None:
        if self.abilities_only:
            s.copied[copier] = s.face[model]
        else:
            s.face[copier] = s.face[model]
            d = s.pool.designs[s.face[copier]]
            s.energy[copier] = max(0, d.energy + s.energy_change[copier])
            s.substance[copier] = max(0, d.substance + s.substance_change[copier])
            s.support[copier] = max(0, d.support + s.support_change[copier])
        s.copy_turn[copier] = 0 if lasting else 1
        renew(s, copier)
        s.note(CLONED, copier, model, int(self.abilities_only))

    def gain(self, s: State, use: Use) -> float:
        """Half of what the model is worth more."""
        model = use.filler(self.slot)
        copier = self._copier(use)
        if model < 0 or copier < 0:
            return 0.0
        return 0.5 * (card_worth(s, model) - card_worth(s, copier))
