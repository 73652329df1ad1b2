"""Side: turn a card, which activates nothing."""

from __future__ import annotations

from typing import final

from engine.mmg import events
from engine.mmg.board import side_card
from engine.mmg.constants import ATTACK_STEP
from engine.mmg.resolve.base import OnCards
from engine.mmg.state import State
from engine.mmg.use import Use


@final
class SideEffect(OnCards):
    """Side each card; its own player cannot turn a main combatant (C13)."""

    def act_on(self, s: State, i: int, use: Use) -> None:
        """Turn one card."""
        own_fighter = s.owner[i] == use.me and (i == s.attacker or i == s.defender)
        if not own_fighter and side_card(s, i):
            s.note(events.SIDED, i)

    def gain_on(self, s: State, i: int, use: Use) -> float:
        """More in the chosen Zone, as long as the card could still act there."""
        value = 0.3
        before_attack = s.active != use.me or s.window_next <= ATTACK_STEP
        if s.zone[i] == s.chosen and before_attack:
            value = 1.3
        return -value if s.owner[i] == use.me else value
