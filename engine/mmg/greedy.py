"""The greedy agent of MMG: each option is weighed by what it is expected to bring at once."""

from __future__ import annotations

from typing import Final

from engine.mmg import codes as k
from engine.mmg import options as o
from engine.mmg.choose import Choice
from engine.mmg.combat import attackers
from engine.mmg.constants import (
    ATTACK_DECISION,
    CHOOSE_BLOCKER_DECISION,
    CHOOSE_CARDS_DECISION,
    CHOOSE_SOLVERS_DECISION,
    CHOOSE_TARGET_DECISION,
    CHOOSE_ZONE_DECISION,
    PICK_DEFENDER_DECISION,
    PLAY_CARDS_DECISION,
    PLAY_EPISODE_DECISION,
    REPLACEMENT_DECISION,
    REPLY_DECISION,
    SOLVE_DECISION,
)
from engine.mmg.destruction import Destruction, Reply
from engine.mmg.state import State
from engine.mmg.triggers import Trigger
from engine.mmg.use import Use
from engine.mmg.weights import (
    attack_value,
    card_worth,
    cost_value,
    duel,
    effect_value,
    fight_value,
    life,
    supporters,
)

LOW: Final = -1000.0
THRESHOLD: Final = 0.3


def _support_value(s: State, option: int) -> float:
    """Support counts only when it turns a combat, alone or together with what is left."""
    target = o.target_of(option)
    giver = o.card_of(option)
    if s.attacker < 0 or s.defender < 0 or (target != s.attacker and target != s.defender):
        return LOW
    theirs = s.defender if target == s.attacker else s.attacker
    e = s.energy[target]
    sub = s.substance[target]
    te = s.energy[theirs]
    ts = s.substance[theirs]
    points = s.support[giver]
    on_energy = o.mode_of(option) == k.ENERGY
    now = fight_value(s, target, theirs, e, sub, te, ts)
    if now > 0:
        return LOW
    after = fight_value(
        s,
        target,
        theirs,
        e + points if on_energy else e,
        sub if on_energy else sub + points,
        te,
        ts,
    )
    price = 0.3 + 0.15 * points + 0.05 * card_worth(s, giver)
    if after > now:
        return after - now - price
    need = max(0, te + 1 - e) + max(0, ts + 1 - sub)
    if need <= supporters(s, s.seat, target):
        short = max(0, te + 1 - e) if on_energy else max(0, ts + 1 - sub)
        if short > 0:
            return 0.5 * (card_worth(s, theirs) + 1.0) - price - 0.3 * max(0, points - short)
    return LOW


def _action_value(s: State, option: int) -> float:
    """A W action: Support, Flash or Special."""
    kind = o.kind_of(option)
    if kind == o.GIVE_SUPPORT:
        return _support_value(s, option)
    ability = s.pool.abilities[o.ability_of(option)]
    source = o.card_of(option)
    first = o.first_of(option)
    second = o.second_of(option)
    use = Use(source, ability.index, first, second, o.mode_of(option), s.seat)
    gain = effect_value(s, ability, use)
    return gain - cost_value(s, ability, source, first, second)


def _zone_value(s: State, zone: int) -> float:
    me = s.seat
    designs = s.pool.designs
    score = 0.0
    stack = s.times[me]
    bonus = designs[s.design[stack[len(stack) - 1]]].zone == zone
    if bonus:
        score += 1.0
    best = 0.0
    chosen = s.chosen
    s.chosen = zone
    for i in attackers(s):
        value = attack_value(s, i, zone)
        if value > best:
            best = value
    s.chosen = chosen
    score += best
    room = 6 - len(s.board[me * 3 + zone])
    top = 0.0
    second = 0.0
    if room > 0:
        for i in s.hand[me]:
            d = designs[s.design[i]]
            fits = d.kind == k.RESOURCE or (
                d.kind == k.CREATURE and (d.zone == zone or d.zone == k.TIMELESS)
            )
            if fits and d.worth > top:
                second = top
                top = d.worth
            elif fits and d.worth > second:
                second = d.worth
    score += 0.35 * top
    if bonus and room > 1:
        score += 0.25 * second
    guards = 0
    for i in s.board[me * 3 + zone]:
        if designs[s.face[i]].kind == k.CREATURE and not s.sided[i]:
            guards += 1
    if guards < 2 and top > 0:
        score += 0.8
    return score


def _play_value(s: State, option: int) -> float:
    kind = o.kind_of(option)
    if kind == o.END_PLAY:
        # The second card of a bonus turn costs the bonus draw.
        return 2.2 if s.plays >= 1 and s.bonus and not s.extra_plays else 0.0
    d = s.pool.designs[s.design[o.card_of(option)]]
    score = d.worth + 0.1
    if d.kind == k.CREATURE:
        score += 0.6
    return score


def _episode_value(s: State, option: int) -> float:
    if o.kind_of(option) == o.SKIP_EPISODE:
        return 0.0
    score = 1.0 + 0.1 * s.pool.designs[s.design[o.card_of(option)]].solve
    for i in s.board[(1 - s.seat) * 3 + o.side_of(option)]:
        score += 0.2 * card_worth(s, i)
    return score


def _solver_value(s: State, option: int) -> float:
    if o.kind_of(option) == o.FINISH_SOLVE:
        return 10.0
    total = 0
    for i in s.solvers:
        total += s.support[i]
    need = s.pool.designs[s.face[s.solving]].solve - total
    i = o.card_of(option)
    points = s.support[i]
    if points >= need:
        return 5.0 - 0.5 * (points - need) - 0.1 * card_worth(s, i)
    return points - 0.1 * card_worth(s, i)


def _block_value(s: State, option: int) -> float:
    me = s.seat
    if o.kind_of(option) == o.DECLINE_BLOCK:
        return -life(s, me)
    i = o.card_of(option)
    return -duel(s, s.attacker, i) - 0.1 * card_worth(s, i)


def _pick_value(s: State, option: int) -> float:
    if o.kind_of(option) == o.LEAVE_CHOICE:
        return -0.4
    return duel(s, s.attacker, o.card_of(option))


def _rescue_value(s: State, option: int) -> float:
    if o.kind_of(option) == o.PASS:
        return 0.0
    frame = s.agenda[len(s.agenda) - 1]
    if isinstance(frame, Reply):
        doomed = frame.doomed
    else:
        assert isinstance(frame, Destruction)
        doomed = frame.cards[frame.at]
    mine = s.owner[doomed] == s.seat
    if mine == (s.kind == REPLY_DECISION):
        return LOW
    ability = s.pool.abilities[o.ability_of(option)]
    cost = cost_value(s, ability, o.card_of(option), o.first_of(option), o.second_of(option))
    return card_worth(s, doomed) - cost


def _cards_value(s: State, option: int) -> float:
    frame = s.agenda[len(s.agenda) - 1]
    assert isinstance(frame, Choice)
    wish = s.pool.abilities[frame.ability].effects[frame.at].wish()
    return wish * s.pool.designs[s.design[o.card_of(option)]].worth


def _target_value(s: State, option: int) -> float:
    frame = s.agenda[len(s.agenda) - 1]
    assert isinstance(frame, Trigger)
    ability = s.pool.abilities[o.ability_of(option)]
    first = o.first_of(option)
    use = Use(o.card_of(option), ability.index, first, -1, o.mode_of(option), frame.me)
    value = effect_value(s, ability, use)
    return value if frame.me == s.seat else -value


def value_of(s: State, option: int) -> float:
    """What an option of the open decision promises its player."""
    kind = o.kind_of(option)
    if o.PLAY_FLASH <= kind <= o.GIVE_SUPPORT:
        return _action_value(s, option) - THRESHOLD
    decision = s.kind
    if kind == o.PASS and decision != REPLACEMENT_DECISION and decision != REPLY_DECISION:
        return 0.0
    if decision == CHOOSE_ZONE_DECISION:
        return _zone_value(s, o.zone_of(option))
    if decision == PLAY_CARDS_DECISION:
        return _play_value(s, option)
    if decision == ATTACK_DECISION:
        if kind == o.DECLARE_ATTACK:
            return attack_value(s, o.card_of(option), s.chosen) - 0.2
        return 0.0
    if decision == PICK_DEFENDER_DECISION:
        return _pick_value(s, option)
    if decision == CHOOSE_BLOCKER_DECISION:
        return _block_value(s, option)
    if decision == PLAY_EPISODE_DECISION:
        return _episode_value(s, option)
    if decision == SOLVE_DECISION:
        return 0.0 if kind == o.END_SOLVE else 1.0
    if decision == CHOOSE_SOLVERS_DECISION:
        return _solver_value(s, option)
    if decision in (REPLACEMENT_DECISION, REPLY_DECISION):
        return _rescue_value(s, option)
    if decision == CHOOSE_CARDS_DECISION:
        return _cards_value(s, option)
    if decision == CHOOSE_TARGET_DECISION:
        return _target_value(s, option)
    if kind == o.DECLINE_HIT or kind == o.DECLINE_BONUS:
        return LOW
    return 0.0
