"""Counter: an announced effect has no effect; its cost stays paid."""

from __future__ import annotations

from typing import final

from engine.mmg.announced import newest
from engine.mmg.codes import I_HIT, I_SUPPORT, REACTS_COUNTER
from engine.mmg.model import Ability, Effect
from engine.mmg.state import State
from engine.mmg.use import Use
from engine.mmg.weights import change_value, effect_value


@final
class CounterEffect(Effect):
    """Stops the newest announcement that fits `stops`, or, going on, everything that does."""

    __slots__ = ("stops",)

    def __init__(self, stops: int) -> None:
        super().__init__()
        self.stops = stops
        """Bits of the kinds of announcement."""
        self.reaction = REACTS_COUNTER

    def usable(self, s: State, source: int, player: int) -> bool:
        """Only in answer to something that fits."""
        return newest(s, player, self.stops, self.sel, source) >= 0

    def stops_kind(self, kind: int) -> bool:
        """Flash, Special or Support, by its bit."""
        return self.stops & (1 << kind) != 0

    def aim(self, s: State, source: int, player: int) -> int:
        """What it stops is fixed when it is announced."""
        return newest(s, player, self.stops, self.sel, source)

    def resolve(self, s: State, use: Use) -> None:
        """The announcement that it was aimed at does nothing (R74)."""
        if 0 <= use.aim < len(s.stack):
            s.stack[use.aim].countered = 1

    def go_on(self, s: State, ability: Ability, source: int, me: int) -> None:
        """Watch over cards."""
        s.wards.append(source)
        s.wards.append(ability.index)

    def gain(self, s: State, use: Use) -> float:
        """What the newest announcement is worth to the other player."""
        if not s.stack:
            return -1.0
        item = s.stack[len(s.stack) - 1]
        if item.player == use.me or item.countered or item.kind == I_HIT:
            return -1.0
        if item.kind == I_SUPPORT:
            return -change_value(s, use.me, item.first, item.mode, item.amount)
        ability = s.pool.abilities[item.ability]
        if ability.effect.reaction == REACTS_COUNTER:
            return 0.8
        other = Use(item.source, item.ability, item.first, item.second, item.mode, 1 - use.me)
        return 0.9 * effect_value(s, ability, other)
