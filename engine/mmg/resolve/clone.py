"""Clone: a card becomes a copy of another one, or has its abilities too."""

from __future__ import annotations

from typing import Final, final

from engine.mmg.board import renew
from engine.mmg.codes import W_ARRIVES
from engine.mmg.constants import PLAY_PLACE
from engine.mmg.limits import may_copy
from engine.mmg.model import Effect, Sel
from engine.mmg.select import matches
from engine.mmg.state import State
from engine.mmg.use import Use
from engine.mmg.weights import card_worth

CLONED: Final = 34
"""Event: card, model, whether it has the abilities only."""


@final
class CloneEffect(Effect):
    """`copier` is the slot of the card that becomes the copy, -1 for the card itself."""

    __slots__ = ("abilities_only", "copier", "copier_sel")

    def __init__(self, abilities_only: bool) -> None:
        super().__init__()
        self.conditional = not abilities_only
        self.abilities_only = abilities_only
        self.copier = -1
        self.copier_sel: Sel | None = None

    def _copier(self, use: Use) -> int:
        return use.source if self.copier < 0 else use.filler(self.copier)

    def possible(self, s: State, source: int, first: int, second: int, mode: int) -> bool:
        """A copy may not break a limit of what is in play."""
        use = Use(source, -1, first, second, mode, s.owner[source])
        return self.abilities_only or may_copy(s, self._copier(use), use.filler(self.slot))

    def resolve(self, s: State, use: Use) -> None:
        """A copy made on arrival lasts, any other ends with the turn (R73)."""
        model = use.filler(self.slot)
        copier = self._copier(use)
        if model < 0 or copier < 0 or s.place[copier] != PLAY_PLACE or self.sel is None:
            return
        if not matches(s, self.sel, model, use.source, use.me):
            return
        if self.abilities_only or may_copy(s, copier, model):
            self._become(s, copier, model, s.pool.abilities[use.ability].when == W_ARRIVES)

    def _become(self, s: State, copier: int, model: int, lasting: bool) -> None:
        if self.abilities_only:
            s.copied[copier] = s.face[model]
        else:
            d = s.pool.designs[s.face[model]]
            s.face[copier] = s.face[model]
            s.copied[copier] = -1
            s.energy[copier] = d.energy  # changes of this turn come on top, and only they can kill
            s.substance[copier] = d.substance
            s.support[copier] = d.support
        if lasting:
            s.lasting_face[copier] = s.face[copier]
            s.lasting_copied[copier] = s.copied[copier]
        else:
            s.copy_turn[copier] = 1
        renew(s, copier)
        s.dirty = 1
        s.note(CLONED, copier, model, int(self.abilities_only))

    def gain(self, s: State, use: Use) -> float:
        """Half of what the model is worth more."""
        model = use.filler(self.slot)
        copier = self._copier(use)
        if model < 0 or copier < 0:
            return 0.0
        return 0.5 * (card_worth(s, model) - card_worth(s, copier))
