"""Dice that count more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from msgspec import Meta

from engine.risk.verbs.verb import Span, Verb, attack_of

if TYPE_CHECKING:
    from engine.risk.state import State


class AddDiceValue(Verb, tag="add-dice-value", frozen=True, forbid_unknown_fields=True):
    """Each die of the player counts more, in one roll or in the whole attack; above 6 too."""

    timings = ("attack", "defence")
    value: Annotated[int, Meta(ge=1, le=5)] = 1
    lasts: Span = "attack"

    def sentence(self) -> str:
        span = "for the whole attack" if self.lasts == "attack" else "in the next roll"
        return f"Each of your dice counts {self.value} more {span}"

    def play(self, s: State, player: int, card: int, value: int) -> None:
        attack = attack_of(s)
        if player == s.active and self.lasts == "attack":
            attack.attack_bonus += self.value
        elif player == s.active:
            attack.attack_bonus_once += self.value
        elif self.lasts == "attack":
            attack.defence_bonus += self.value
        else:
            attack.defence_bonus_once += self.value

    def promise(self, s: State, player: int, value: int) -> float:
        attack = attack_of(s)
        together = min(attack.force + s.daleks[attack.origin], s.daleks[attack.target])
        rolls = 1 if self.lasts == "roll" else min(4, together)
        return 0.5 * self.value * rolls - 0.9
