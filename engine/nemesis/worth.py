"""What playing a card from hand is worth, in Power tokens; for the quick look of agents."""

from __future__ import annotations

from engine.nemesis.codes import AT_PLAY, CHARACTER, DOCTOR, HERO, MOMENT, SCHEME, UPGRADE
from engine.nemesis.select import needs_met
from engine.nemesis.state import State


def rules_worth(s: State, player: int, i: int, trigger: int) -> float:
    """What the effects of a card's rules with a trigger are worth."""
    total = 0.0
    for rule in s.pool.designs[s.design[i]].rules:
        if rule.trigger != trigger or not needs_met(s, rule.needs, player, i):
            continue
        best = -9.0
        for mode in rule.modes:
            value = 0.0
            for effect in mode.effects:
                value += effect.weight(s, player, i)
            best = max(best, value)
        if best > 0 or not rule.may:
            total += best
    return total


def worth_of_playing(s: State, player: int, i: int) -> float:
    """A rough price of a card in hand."""
    d = s.pool.designs[s.design[i]]
    traits = d.traits
    value = rules_worth(s, player, i, AT_PLAY)
    if traits & MOMENT:
        return value
    if traits & CHARACTER:
        value += 0.9 + 0.35 * d.strength
        if traits & DOCTOR:
            value += 0.5
    elif traits & UPGRADE:
        value += 0.8 + 0.4 * d.strength
    else:
        value += 1.4
    if traits & SCHEME:
        value += 1.2 if traits & HERO else 3.5
    return value
