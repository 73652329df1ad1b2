"""An attack that is called off."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.risk import constants as c
from engine.risk.verbs.verb import Verb, attack_of

if TYPE_CHECKING:
    from engine.risk.state import State


class CancelAttack(Verb, tag="cancel-attack", frozen=True, forbid_unknown_fields=True):
    """The attack ends before a die is rolled; the force goes back and may attack again."""

    timings = ("defence",)

    def sentence(self) -> str:
        return "The attack is called off, and its force goes back"

    def play(self, s: State, player: int, card: int, value: int) -> None:
        attack = attack_of(s)
        attack.called_off = True
        s.note(c.CALLED_OFF_EVENT, attack.target, card)

    def promise(self, s: State, player: int, value: int) -> float:
        # The attacker will come again unless this attack carries a card.
        attack = attack_of(s)
        return 0.5 if attack.edge() > 0 or attack.attack_extra_once > 0 else -0.5
