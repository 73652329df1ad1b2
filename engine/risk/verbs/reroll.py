"""Dice rolled again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from msgspec import Meta

from engine.odds.roll import attackers_lost, rolled_again
from engine.risk import constants as c
from engine.risk import options as o
from engine.risk.verbs.verb import Verb, attack_of, counted

if TYPE_CHECKING:
    from engine.risk.state import State

MILLION = 1_000_000
SIDES = 6


class Reroll(Verb, tag="reroll", frozen=True, forbid_unknown_fields=True):
    """The player rolls the lowest of the own dice again, up to so many; the new ones count."""

    timings = ("roll",)
    dice: Annotated[int, Meta(ge=1, le=4)] = 1

    def sentence(self) -> str:
        if self.dice == 1:
            return "Roll your lowest die again"
        return f"Roll up to {counted(self.dice, 'die', 'dice')} of yours again, the lowest ones"

    def options(self, s: State, player: int, card: int) -> list[int]:
        attack = attack_of(s)
        mine = attack.attack if player == s.active else attack.defence
        return [o.play_reroll(card, count) for count in range(1, min(self.dice, len(mine)) + 1)]

    def play(self, s: State, player: int, card: int, value: int) -> None:
        attack = attack_of(s)
        before = attack.result(s)
        expected = round(self._mean(s, player, value) * MILLION)
        dice = attack.attack if player == s.active else attack.defence
        fresh = sorted([*dice[: len(dice) - value], *(s.roll(SIDES) for _ in range(value))])
        fresh.reverse()
        if player == s.active:
            attack.attack = fresh
        else:
            attack.defence = fresh
        s.note(c.ROLLS_AGAIN_EVENT, player, value)
        s.note(c.ROLLS_EVENT, _digits(attack.attack), _digits(attack.defence))
        helped = expected - before * MILLION
        s.helped[s.active] += helped
        s.helped[s.owner_of[attack.target]] -= helped
        attack.count_luck(s, expected)

    def _mean(self, s: State, player: int, count: int) -> float:
        """Defenders less attackers lost on average, once so many dice are rolled again."""
        attack = attack_of(s)
        mine, theirs = tuple(attack.attack), tuple(attack.defence)
        pairs = attack.pairs(s)
        total = 0.0
        if player == s.active:
            for dice, p in rolled_again(mine[: len(mine) - count], count):
                total += p * (pairs - 2 * attackers_lost(dice, theirs, pairs, attack.edge()))
        else:
            for dice, p in rolled_again(theirs[: len(theirs) - count], count):
                total += p * (pairs - 2 * attackers_lost(mine, dice, pairs, attack.edge()))
        return total

    def promise(self, s: State, player: int, value: int) -> float:
        gain = self._mean(s, player, value) - attack_of(s).result(s)
        return (gain if player == s.active else -gain) - 0.7


def _digits(dice: list[int]) -> int:
    return int("".join(str(die) for die in dice))
