"""What Power cards do, between the rules, which are compiled, and the verbs, which are not.

A table knows the abilities of its cards by number; a verb says which options a card gives at a
moment, what it does, and what it promises.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from engine.odds.roll import Modifiers, expected_gain, roll_odds

if TYPE_CHECKING:
    from engine.risk.state import State
    from engine.risk.verbs.verb import Verb

MILLION = 1_000_000


def ability(s: State, card: int) -> Verb:
    """The ability of a Power card."""
    found: Verb = s.box.abilities[s.box.power[s.design[card]]]
    return found


def offers(s: State, player: int, timing: int, options: list[int]) -> None:
    """Add every way in which a player can play a card of this moment."""
    for card in s.powers[player]:
        if s.box.timing[s.design[card]] == timing:
            options.extend(ability(s, card).options(s, player, card))


def take_effect(s: State, player: int, card: int, value: int) -> None:
    """A card that was played and not cancelled does what it says."""
    ability(s, card).play(s, player, card, value)


def promise(s: State, player: int, option_card: int, value: int) -> float:
    """What playing a card promises, in Daleks."""
    return ability(s, option_card).promise(s, player, value)


@lru_cache(maxsize=512)
def expectation(
    attackers: int, defenders: int, edge: int, attack_extra: int, defence_extra: int
) -> int:
    """Defenders less attackers lost on average in a roll, in millionths."""
    modifiers = Modifiers(attack_bonus=edge, attack_extra=attack_extra, defence_extra=defence_extra)
    return round(expected_gain(roll_odds(attackers, defenders, modifiers)) * MILLION)
