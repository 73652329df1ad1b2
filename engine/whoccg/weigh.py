"""What an option promises its player, in points of the game as far as that can be told."""

from __future__ import annotations

from engine.whoccg import codes as k
from engine.whoccg import constants as c
from engine.whoccg import options as o
from engine.whoccg.attempt import Attempt
from engine.whoccg.attempts import eligible
from engine.whoccg.model import Ability
from engine.whoccg.needs import met
from engine.whoccg.outlook import ready, side_here
from engine.whoccg.resolve.fight import FightEffect
from engine.whoccg.resolve.score import ScoreEffect
from engine.whoccg.select import frozen
from engine.whoccg.state import State
from engine.whoccg.weigh_cards import discard_value, opening_value, play_value, played_out
from engine.whoccg.weigh_choices import (
    boarding_value,
    fighter_value,
    journey_value,
    place_value,
    target_value,
)
from engine.whoccg.weights import body_worth, design_worth
from engine.whoccg.windows import Window


def _fight_worth(s: State, effect: FightEffect, source: int, me: int) -> float:
    """The best fight that a Character can begin."""
    if not s.kinds[source] & k.CHARACTERS:
        return 0.2
    best = -1.0
    rival = k.HEROES if s.kinds[source] & k.ENEMIES else k.ENEMIES
    for i in s.play:
        if s.controller[i] != me and s.kinds[i] & k.CHARACTERS and not frozen(s, i):
            if s.spot[i] == s.spot[source] and s.kinds[i] & rival:
                best = max(best, effect.promise(s, [source], i))
    return best


def ability_value(s: State, ability: Ability, source: int, me: int, that: int) -> float:
    """What an ability promises, judged by its first effect and the best target."""
    value = 0.0
    effect = ability.effects[0]
    if isinstance(effect, FightEffect):
        value += _fight_worth(s, effect, source, me)
    elif effect.sel is not None and effect.pick == k.P_ONE:
        best = -1.0
        for i in s.play:
            if effect.sel.kinds & s.kinds[i] and (
                effect.sel.side == 0 or (effect.sel.side == k.S_OWN) == (s.controller[i] == me)
            ):
                best = max(best, effect.gain_on(s, me, i))
        value += best
    elif effect.sel is not None and effect.pick == k.P_THAT and that >= 0:
        value += effect.gain_on(s, me, that)
    elif effect.sel is not None:
        value += 0.3 if effect.helpful() else 0.15
    else:
        value += effect.gain()
    if ability.destroy_self:
        value -= body_worth(s, source)
    if ability.freeze_self:
        value -= 0.25
    return value - 0.4 * ability.discard


def _bang_value(s: State, option: int) -> float:
    ability = s.pool.abilities[o.ability_of(option)]
    me = s.seat
    that = -1
    actor = me
    if s.agenda:
        window = s.agenda[len(s.agenda) - 1]
        if isinstance(window, Window):
            actor = window.player
            that = window.card if ability.at != k.M_ANY else -1
    if ability.effects[0].answers():
        if ability.at == k.M_DESTROY:
            return 0.5 if that >= 0 and s.controller[that] == me else -1.0
        if actor == me:
            return -1.0
        if ability.at == k.M_ATTEMPT:
            return 1.5 if _attempt_works(s) else -0.5
        return ability.effects[0].gain()
    if ability.at == k.M_ATTEMPT and (actor == me) == _attempt_works(s):
        return -0.3
    return ability_value(s, ability, o.card_of(option), me, that) - 0.25


def _attempt_works(s: State) -> bool:
    """Whether the attempt in the making would succeed as things stand."""
    for frame in s.agenda:
        if isinstance(frame, Attempt):
            need = s.pool.designs[s.design[frame.card]].needs[frame.line]
            if need is not None:
                return met(s, need, frame.party, frame.card, frame.me, frame.spot, frame.line)
    return False


def _attempt_value(s: State, kind: int, option: int) -> float:
    card = o.card_of(option)
    place = o.place_of(option)
    me = s.seat
    line = kind - o.ATTEMPT_REACH
    if kind in (o.ATTEMPT_REACH, o.ATTEMPT_OPPOSE):
        if not ready(s, card, me) or _stopped(s, place, me, line):
            return -1.0
        return 4.0 + s.pool.designs[s.design[card]].points
    need = s.pool.designs[s.design[card]].needs[line]
    party = eligible(s, line, card, me, place)
    if need is None or not party or not met(s, need, party, card, me, place, line):
        return -1.0
    if kind == o.ATTEMPT_PURPOSE and _stopped(s, place, me, k.REACH):
        return -1.0
    if kind == o.ATTEMPT_PURPOSE:
        return 3.0
    return -0.1 if s.controller[card] == me else 0.3


def _stopped(s: State, place: int, me: int, line: int) -> bool:
    """Whether a Puzzle would stop everybody who could take part."""
    for i in s.groups[k.G_PUZZLES]:
        d = s.pool.designs[s.design[i]]
        if s.spot[i] != place or s.controller[i] == me or d.host == 1:
            continue
        if d.stops & (1 << line):
            need = d.needs[k.TACKLE]
            party = side_here(s, line, me, place)
            if need is not None and not met(s, need, party, i, me, place, line):
                return True
    return False


def _act_value(s: State, kind: int, option: int) -> float:
    if kind == o.USE_ABILITY:
        i = o.target_of(option)
        ability = s.pool.abilities[o.ability_of(option)]
        actor = o.actor_of(option)
        source = actor if actor >= 0 else i
        if not isinstance(ability.effects[0], ScoreEffect) and played_out(s):
            return -0.05  # nothing is left to prepare for, and doing nothing ends the game (R68)
        return ability_value(s, ability, source, s.seat, -1) - 0.05
    if kind == o.PICK_UP_ARTIFACT:
        return 0.5
    if kind == o.USE_VORTEX:
        return 0.8
    if kind == o.PLAY_PLOT:
        return 0.7
    return 0.0


def value_of(s: State, option: int) -> float:
    """What an option of the open decision promises its player."""
    kind = o.kind_of(option)
    decision = s.kind
    if kind == o.PLAY_BANG:
        return _bang_value(s, option)
    if kind == o.PLAY:
        return play_value(s, option)
    if o.ATTEMPT_REACH <= kind <= o.TACKLE:
        return _attempt_value(s, kind, option)
    if kind == o.SWAP:
        new = design_worth(s, s.design[o.card_of(option)])
        return new - design_worth(s, s.design[o.old_of(option)]) - 0.3
    if kind == o.BEGIN_TOGETHER:
        return -0.5
    if decision == c.PARTICIPANTS_DECISION:
        # Everybody takes part: an attempt that fails freezes more, one that fails pays nothing.
        return 1.0 if kind == o.ALL_JOIN else 0.0
    if decision == c.MOVE_TARDIS_DECISION:
        return journey_value(s, option)
    if decision == c.PASSENGERS_DECISION:
        return boarding_value(s, option)
    if decision == c.FIGHT_DECISION:
        return fighter_value(s, option)
    if kind == o.CHOOSE_TARGET or kind == o.CHOOSE_NONE:
        return target_value(s, option)
    if decision == c.MOVE_BY_CARD_DECISION:
        return place_value(s, option)
    if decision == c.DISCARD_DECISION:
        return discard_value(s, option)
    if decision == c.DROP_CARDS_DECISION:
        return -design_worth(s, s.design[o.card_of(option)])
    if decision == c.OPENING_GOAL_DECISION:
        return opening_value(s, option)
    if decision in (c.PLAY_CARDS_DECISION, c.ACT_DECISION, c.WINDOW_DECISION, c.ANSWER_DECISION):
        return _act_value(s, kind, option)
    return 0.0
