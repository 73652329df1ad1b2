"""The quick look of agents: what an option of the open decision promises, in Power tokens."""

from __future__ import annotations

from engine.nemesis import constants as c
from engine.nemesis import options as o
from engine.nemesis.codes import CHARACTER, HERO, IN_CONFLICT, MINION, PLANET, SPOTS
from engine.nemesis.conflict import PLAYER, Conflict, base_strength, hero_total, heroes_at
from engine.nemesis.keeping import closest, keep_worth
from engine.nemesis.prospects import (
    PASS_WORTH,
    character_worth,
    fight_worth,
    location_worth,
    minion_spot_worth,
    mode_weight,
    next_by,
    odds,
    rival_strength,
    rule_weight,
    wanted_here,
)
from engine.nemesis.resolving import Resolving
from engine.nemesis.select import strength_of
from engine.nemesis.state import State
from engine.nemesis.wins import HERO_STRENGTH
from engine.nemesis.worth import worth_of_playing


def weigh(s: State, option: int) -> float:
    """What an option promises the seat that chooses."""
    kind = o.kind_of(option)
    player = s.seat
    if kind == o.MOVE_NEMESIS:
        return location_worth(s, player, o.spot_of(option) % SPOTS)
    if kind == o.PLAY_MINION:
        i = o.card_of(option)
        return worth_of_playing(s, player, i) + minion_spot_worth(s, player, i, o.spot_of(option))
    if kind == o.MOVE_MINION:
        return _moved(s, player, o.card_of(option), o.spot_of(option))
    if kind == o.START_CONFLICT:
        power = 0.6 * min(4, s.power[player])
        return fight_worth(s, player, o.spot_of(option), power) - 0.3
    if kind == o.COMMIT_POWER:
        return _commit(s, player, o.count_of(option))
    if kind in (o.TAKE_ACTION, o.RESOLVE_TRIGGER, o.USE_BLINK, o.PLAY_BLINK, o.USE_RULE):
        i = o.card_of(option)
        rule = s.pool.designs[s.design[i]].rules[o.rule_of(option)]
        return rule_weight(s, rule, player, i) + 0.05
    if kind == o.PASS_ACTION:
        return PASS_WORTH if s.power[player] < 6 else 0.25
    if kind in (o.PLAY_INSTANT, o.USE_CONFLICT_TRIGGER):
        return _instant(s, player, option)
    if kind == o.CHOOSE_MODE:
        i = o.card_of(option)
        rule = s.pool.designs[s.design[i]].rules[o.rule_of(option)]
        return mode_weight(s, rule, o.mode_of(option), player, i)
    if kind == o.PLAY_CARD:
        return _play(s, player, option)
    if kind == o.CHOOSE_CARD:
        return _target(s, player, o.card_of(option))
    if kind == o.CHOOSE_PLACE:
        return _destination(s, player, o.card_of(option), o.spot_of(option))
    if kind == o.DISCARD_CARD:
        return 0.55 - keep_worth(s, player, o.card_of(option))
    if kind == o.DISPLACE:
        return 1.0 + _destination(s, player, o.card_of(option), o.spot_of(option))
    if kind == o.KEEP:
        return character_worth(s, o.card_of(option), player)
    if kind == o.CHOOSE_PLAYER:
        other = o.player_of(option)
        return closest(s, other) + 0.1 * s.power[other] + next_by(s, player, other)
    return 0.0


def _moved(s: State, player: int, i: int, spot: int) -> float:
    """A Minion elsewhere: what it finds there against what it leaves."""
    d = s.pool.designs[s.design[i]]
    gain = minion_spot_worth(s, player, i, spot) - minion_spot_worth(s, player, i, s.spot[i])
    if d.listens:
        gain += 0.3
    return gain - 0.05


def _commit(s: State, player: int, count: int) -> float:
    """Power for a bid: the chance it buys against its price."""
    spot = s.fight_spot
    own = base_strength(s, player, spot) + count
    chance = 1.0
    if heroes_at(s, spot):
        chance *= odds(own, hero_total(s, spot), True)
    rival = rival_strength(s, player, spot)
    if rival >= 0:
        chance *= odds(own, rival, False)
    stake = 0.5
    for i in s.play:
        if s.spot[i] == spot and s.pool.designs[s.design[i]].traits & CHARACTER:
            stake += character_worth(s, i, player)
    return chance * stake - 0.5 * count


def _instant(s: State, player: int, option: int) -> float:
    """An Instant or a Conflict trigger: what it does, less the card that it costs."""
    i = o.card_of(option)
    rule = s.pool.designs[s.design[i]].rules[o.rule_of(option)]
    if s.kind != c.CONFLICT_TRIGGER_DECISION:
        value = mode_weight(s, rule, o.mode_of(option), player, i)
        return value - max(0.6, keep_worth(s, player, i) - 0.4)
    value = rule_weight(s, rule, player, i)
    for mode in range(len(rule.modes)):
        if rule.modes[mode].trigger == IN_CONFLICT:
            value = mode_weight(s, rule, mode, player, i)
    if player in s.fighters:
        own = base_strength(s, player, s.fight_spot) + _waiting(s, player)
        gap = own - max(rival_strength(s, player, s.fight_spot), hero_total(s, s.fight_spot) - 2.0)
        if gap > 5.0 or gap < -8.0:
            value *= 0.2  # decided without it
    if o.kind_of(option) == o.USE_CONFLICT_TRIGGER:
        return value
    return value - 0.4


def _waiting(s: State, player: int) -> float:
    """Triggers of the player that wait on the stack, about 2 Strength each."""
    total = 0.0
    for frame in s.agenda:
        if isinstance(frame, Conflict):
            for entry in frame.stack:
                if entry[PLAYER] == player:
                    total += 2.0
    return total


def _play(s: State, player: int, option: int) -> float:
    """A card from hand at a place."""
    i = o.card_of(option)
    value = worth_of_playing(s, player, i)
    traits = s.pool.designs[s.design[i]].traits
    spot = o.spot_of(option)
    host = o.host_of(option)
    if spot >= 0:
        if traits & MINION:
            value += minion_spot_worth(s, player, i, spot)
        else:
            value += _destination(s, player, i, spot)
    elif host >= 0:
        mine = s.control[host] == player
        value += 0.1 * strength_of(s, host) + 0.3 if mine else -3.0
        if s.pool.designs[s.design[i]].static:
            value = 1.0 if not mine else -1.0
    return value


def _target(s: State, player: int, target: int) -> float:
    """A card chosen for the effect at work."""
    frame = s.agenda[len(s.agenda) - 1]
    if isinstance(frame, Resolving):
        effect = frame.effects(s)[frame.step]
        return effect.target_weight(s, player, frame.card, target)
    return 0.0


def _destination(s: State, player: int, i: int, spot: int) -> float:
    """Where a card is sent: own Minions where they serve, Heroes to whoever is ahead."""
    traits = s.pool.designs[s.design[i]].traits
    holder = spot // SPOTS
    if traits & MINION and s.control[i] == player:
        return minion_spot_worth(s, player, i, spot)
    if traits & PLANET or not traits & CHARACTER:
        return wanted_here(s, player, spot, traits) + (1.0 if _goal_place(s, i, spot) else 0.0)
    if not traits & HERO:
        return 0.3 if holder != player else -0.3
    value = -0.5 if holder == player else 0.3 + closest(s, holder)
    if holder != player and s.token[holder] != spot % SPOTS:
        value += 0.2
    value += next_by(s, player, holder) if holder != player else 0.0
    for k in s.schemes:
        win = s.pool.designs[s.design[k]].win
        if win is not None and win.goal_of() == HERO_STRENGTH:
            near = win.toward(s, holder, k)
            value += 0.3 + 0.8 * near if holder == player else -3.0 * near * near
    return value


def _goal_place(s: State, i: int, spot: int) -> bool:
    """Whether a Planet's own goal names this Location of its player's board."""
    win = s.pool.designs[s.design[i]].win
    return win is not None and win.wants(s, s.control[i], spot)
