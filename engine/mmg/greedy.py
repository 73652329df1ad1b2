"""The greedy agent of MMG: each option is weighed by what it is expected to bring at once."""

from __future__ import annotations

from typing import Final

from engine.mmg import codes as k
from engine.mmg import options as o
from engine.mmg.combat import attackers
from engine.mmg.frames import Choice, Destruction, Reply, Trigger, Use
from engine.mmg.state import State
from engine.mmg.steps import (
    K_ANNOUNCE,
    K_ATTACK,
    K_BLOCK,
    K_CARDS,
    K_EPISODE,
    K_PICK,
    K_PLAY,
    K_REPLY,
    K_RESCUE,
    K_SOLVE,
    K_SOLVERS,
    K_TARGET,
    K_ZONE,
)
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
    target = o.b_of(option)
    giver = o.a_of(option)
    if s.attacker < 0 or s.defender < 0 or (target != s.attacker and target != s.defender):
        return LOW
    theirs = s.defender if target == s.attacker else s.attacker
    e = s.energy[target]
    sub = s.substance[target]
    te = s.energy[theirs]
    ts = s.substance[theirs]
    points = s.support[giver]
    on_energy = o.m_of(option) == k.ENERGY
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
    ability = s.pool.abilities[o.b_of(option)]
    source = o.a_of(option)
    first = o.c_of(option) - 1
    second = o.d_of(option) - 1
    use = Use(source, ability.index, first, second, o.m_of(option), s.seat)
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
    d = s.pool.designs[s.design[o.a_of(option)]]
    score = d.worth + 0.1
    if d.kind == k.CREATURE:
        score += 0.6
    return score


def _episode_value(s: State, option: int) -> float:
    if o.kind_of(option) == o.SKIP_EPISODE:
        return 0.0
    score = 1.0 + 0.1 * s.pool.designs[s.design[o.a_of(option)]].solve
    for i in s.board[(1 - s.seat) * 3 + o.b_of(option)]:
        score += 0.2 * card_worth(s, i)
    return score


def _solver_value(s: State, option: int) -> float:
    if o.kind_of(option) == o.SOLVE_DONE:
        return 10.0
    total = 0
    for i in s.solvers:
        total += s.support[i]
    need = s.pool.designs[s.face[s.solving]].solve - total
    i = o.a_of(option)
    points = s.support[i]
    if points >= need:
        return 5.0 - 0.5 * (points - need) - 0.1 * card_worth(s, i)
    return points - 0.1 * card_worth(s, i)


def _block_value(s: State, option: int) -> float:
    me = s.seat
    if o.kind_of(option) == o.DECLINE_BLOCK:
        return -life(s, me)
    i = o.a_of(option)
    return -duel(s, s.attacker, i) - 0.1 * card_worth(s, i)


def _pick_value(s: State, option: int) -> float:
    if o.kind_of(option) == o.LEAVE_CHOICE:
        return -0.4
    return duel(s, s.attacker, o.a_of(option))


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
    if mine == (s.kind == K_REPLY):
        return LOW
    ability = s.pool.abilities[o.b_of(option)]
    cost = cost_value(s, ability, o.a_of(option), o.c_of(option) - 1, o.d_of(option) - 1)
    return card_worth(s, doomed) - cost


def _cards_value(s: State, option: int) -> float:
    frame = s.agenda[len(s.agenda) - 1]
    assert isinstance(frame, Choice)
    wish = s.pool.abilities[frame.ability].effects[frame.at].wish()
    return wish * s.pool.designs[s.design[o.a_of(option)]].worth


def _target_value(s: State, option: int) -> float:
    frame = s.agenda[len(s.agenda) - 1]
    assert isinstance(frame, Trigger)
    ability = s.pool.abilities[o.b_of(option)]
    first = o.c_of(option) - 1
    use = Use(o.a_of(option), ability.index, first, -1, o.m_of(option), frame.me)
    value = effect_value(s, ability, use)
    return value if frame.me == s.seat else -value


def value_of(s: State, option: int) -> float:
    """What an option of the open decision promises its player."""
    kind = o.kind_of(option)
    if o.PLAY_FLASH <= kind <= o.GIVE_SUPPORT:
        return _action_value(s, option) - THRESHOLD
    decision = s.kind
    if kind == o.PASS and decision != K_RESCUE and decision != K_REPLY:
        return 0.0
    if decision == K_ZONE:
        return _zone_value(s, o.a_of(option))
    if decision == K_PLAY:
        return _play_value(s, option)
    if decision == K_ATTACK:
        if kind == o.DECLARE_ATTACK:
            return attack_value(s, o.a_of(option), s.chosen) - 0.2
        return 0.0
    if decision == K_PICK:
        return _pick_value(s, option)
    if decision == K_BLOCK:
        return _block_value(s, option)
    if decision == K_EPISODE:
        return _episode_value(s, option)
    if decision == K_SOLVE:
        return 0.0 if kind == o.END_SOLVE else 1.0
    if decision == K_SOLVERS:
        return _solver_value(s, option)
    if decision in (K_RESCUE, K_REPLY):
        return _rescue_value(s, option)
    if decision == K_CARDS:
        return _cards_value(s, option)
    if decision == K_TARGET:
        return _target_value(s, option)
    if kind == o.DECLINE_HIT or kind == o.DECLINE_BONUS:
        return LOW
    return 0.0


def rank(s: State, limit: int) -> list[int]:
    """The options that promise most, best first, no more than `limit` of them."""
    best: list[int] = []
    values: list[float] = []
    for option in s.options:
        value = value_of(s, option)
        at = len(best)
        while at > 0 and values[at - 1] < value:
            at -= 1
        if at < limit:
            best.insert(at, option)
            values.insert(at, value)
            if len(best) > limit:
                best.pop()
                values.pop()
    return best


def prefer(s: State) -> int:
    """The option that promises most; the first of equals."""
    best = s.options[0]
    if len(s.options) == 1 or s.kind == K_ANNOUNCE:
        return best
    top = LOW * 2
    for option in s.options:
        value = value_of(s, option)
        if value > top:
            top = value
            best = option
    return best
