"""One die more to choose from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from msgspec import Meta

from engine.risk.verbs.verb import Span, Verb, attack_of, counted

if TYPE_CHECKING:
    from engine.risk.state import State


class ExtraDie(Verb, tag="extra-die", frozen=True, forbid_unknown_fields=True):
    """Extra dice are rolled, and as many of the lowest drop out."""

    timings = ("attack", "defence")
    dice: Annotated[int, Meta(ge=1, le=2)] = 1
    lasts: Span = "roll"

    def sentence(self) -> str:
        span = "in each roll of the attack" if self.lasts == "attack" else "in the next roll"
        words = counted(self.dice, "die", "dice")
        return f"Roll {words} more {span} and leave out as many of your lowest"

    def play(self, s: State, player: int, card: int, value: int) -> None:
        attack = attack_of(s)
        if player == s.active and self.lasts == "attack":
            attack.attack_extra += self.dice
        elif player == s.active:
            attack.attack_extra_once += self.dice
        elif self.lasts == "attack":
            attack.defence_extra += self.dice
        else:
            attack.defence_extra_once += self.dice

    def promise(self, s: State, player: int, value: int) -> float:
        attack = attack_of(s)
        fight = attack.force > 1 and s.daleks[attack.target] > 1
        return 0.1 if fight else -0.5
