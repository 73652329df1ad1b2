"""What a Location promises: odds of a Conflict there, Actions to be had, needs of one's rules."""

from __future__ import annotations

from engine.nemesis.codes import COMPANION, DOCTOR, NAMED, ON_BOARD, SPOTS
from engine.nemesis.conflict import base_strength, hero_total, heroes_at, minions_at
from engine.nemesis.model import Rule
from engine.nemesis.select import (
    contested,
    is_hero_character,
    is_minion_of,
    place_name,
    rule_possible,
    strength_of,
    traits_of,
)
from engine.nemesis.state import State

PASS_WORTH = 0.55
"""A passed Action is a Power token."""


def rule_weight(s: State, rule: Rule, player: int, card: int) -> float:
    """What the best mode of a rule is worth now."""
    best = -9.0
    for mode in rule.modes:
        value = 0.0
        for effect in mode.effects:
            value += effect.weight(s, player, card)
        best = max(best, value)
    return best


def mode_weight(s: State, rule: Rule, mode: int, player: int, card: int) -> float:
    """What one mode of a rule is worth now."""
    value = 0.0
    for effect in rule.modes[mode].effects:
        value += effect.weight(s, player, card)
    return value


def character_worth(s: State, i: int, player: int) -> float:
    """What it is worth to beat a Character."""
    traits = s.pool.designs[s.design[i]].traits
    value = 0.6 + 0.3 * strength_of(s, i)
    if traits & DOCTOR:
        value += 2.0
    elif traits & COMPANION:
        value += 0.4
    if s.spot[i] // SPOTS == player:
        value += 0.8
    for k in s.schemes:
        if s.host[k] == i and s.control[k] != player:
            value += 4.0  # the scheme falls with its bearer
    return value


def odds(mine: float, theirs: float, heroes: bool) -> float:
    """The chance to be ahead: one die against none, or against another."""
    ahead = mine - theirs
    # against Heroes the die must beat the gap, and a tie is lost
    chance = (ahead + 6.0) / 6.0 if heroes else 0.5 + ahead * 0.13
    return min(0.97, max(0.03, chance))


def rival_strength(s: State, player: int, spot: int) -> float:
    """The strongest player against one at a Location, with some Power."""
    best = -1.0
    for other in range(s.seats):
        if other != player and minions_at(s, other, spot):
            best = max(best, base_strength(s, other, spot) + 0.4 * s.power[other])
    return best


def fight_worth(s: State, player: int, spot: int, extra: float) -> float:
    """What a Conflict at a Location is worth to a player who brings so much more Strength."""
    mine = 0.0
    stake = 0.0
    for i in s.play:
        if s.spot[i] != spot:
            continue
        if is_minion_of(s, i, player):
            mine += 0.6 + 0.3 * strength_of(s, i)
        elif is_hero_character(s, i) or is_minion_of(s, i, s.control[i]):
            stake += character_worth(s, i, player)
    own = base_strength(s, player, spot) + extra
    chance = 1.0
    if heroes_at(s, spot):
        chance *= odds(own, hero_total(s, spot), True)
    rival = rival_strength(s, player, spot)
    if rival >= 0:
        chance *= odds(own, rival, False)
    for k in s.schemes:
        if s.control[k] == player:
            stake += 0.5  # many schemes are fed by winning
    return chance * stake - (1.0 - chance) * mine


def next_by(s: State, player: int, other: int) -> float:
    """Of equals the opponent whose turn comes sooner: nobody is picked for the number of a seat."""
    return 0.02 * (s.seats - (other - player) % s.seats)


def wanted_here(s: State, player: int, spot: int, traits: int) -> float:
    """Whether rules of the player need such a card at this Location."""
    value = 0.0
    name = place_name(s, spot)
    for i in s.play:
        if s.control[i] != player:
            continue
        for rule in s.pool.designs[s.design[i]].rules:
            for need in rule.needs:
                f = need.cards
                if f.where == NAMED and f.place == name and f.fits(traits):
                    value += 0.8
    for i in s.hand[player]:
        for rule in s.pool.designs[s.design[i]].rules:
            for need in rule.needs:
                f = need.cards
                if f.where == NAMED and f.place == name and f.fits(traits):
                    value += 0.6
    return value


def minion_spot_worth(s: State, player: int, i: int, spot: int) -> float:
    """What it is worth to have a Minion at a Location."""
    traits = traits_of(s, i)
    value = 0.0
    crowd = 0
    hostile = False
    for k in s.play:
        if k == i or s.spot[k] != spot:
            continue
        if is_minion_of(s, k, player):
            crowd += 1
        elif is_hero_character(s, k) or is_minion_of(s, k, s.control[k]):
            hostile = True
    if crowd == 0:
        value += wanted_here(s, player, spot, traits)
    if spot // SPOTS != player and crowd == 0:
        value += 0.45
        if s.token[spot // SPOTS] != spot % SPOTS:
            value += 0.15  # where it may go next
        value += next_by(s, player, spot // SPOTS)
    if hostile:
        own = 0.0 if s.spot[i] == spot else float(strength_of(s, i))
        value += max(-0.8, fight_worth(s, player, spot, own + 0.4 * min(3, s.power[player])))
    return value


def location_worth(s: State, player: int, k: int) -> float:
    """What the Actions of a Location are worth, with what must be passed."""
    spot = player * SPOTS + k
    values: list[float] = []
    board = s.board_of[player]
    rules = s.pool.designs[s.design[board]].rules
    for rule in rules:
        if rule.trigger == ON_BOARD and rule.location == k + 1:
            values.append(max(PASS_WORTH, rule_weight(s, rule, player, board)))
    for i in s.play:
        d = s.pool.designs[s.design[i]]
        if d.acts and s.spot[i] == spot:
            for rule in d.rules:
                if rule_possible(s, rule, player, i):
                    values.append(max(PASS_WORTH, rule_weight(s, rule, player, i)))
    values.sort()
    owed = contested(s, spot)
    total = 0.0
    for n in range(len(values)):
        total += PASS_WORTH if n < owed else values[n]
    return total
