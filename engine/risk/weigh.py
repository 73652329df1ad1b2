"""What an option promises, for the greedy agent and for the order of a search."""

from __future__ import annotations

from typing import Final

from engine.risk import constants as c
from engine.risk import options as o
from engine.risk.attack import Attack
from engine.risk.counting import stars
from engine.risk.fields import TERRITORIES
from engine.risk.judge import Judge
from engine.risk.model import MOST_STARS
from engine.risk.powers import promise
from engine.risk.state import State

NEVER: Final = -1000.0
PLANS: Final = 3
"""Plans that a search compares: more would only spread its walks thinner."""


def judge_of(s: State) -> Judge:
    """The position as the seat that chooses sees it."""
    return Judge(s, s.seat)


def value(judge: Judge, option: int) -> float:
    """What an option of the open decision promises."""
    s = judge.s
    kind = s.kind
    if kind == c.ATTACK_DECISION:
        return _attack(judge, option)
    if kind == c.PLACE_DALEKS_DECISION:
        return _place(judge, option)
    if kind == c.ROLL_OR_WITHDRAW_DECISION:
        return _go_on(judge, option)
    if kind == c.REINFORCE_DECISION:
        return _reinforce(judge, option)
    if kind == c.MANOEUVRE_DECISION:
        return _manoeuvre(judge, option)
    if kind == c.MOVE_DALEKS_DECISION:
        return _move(judge, option)
    if kind == c.PLAY_POWER_DECISION:
        return _power(judge, option)
    if kind == c.PLACE_NEUTRALS_DECISION:
        return _neutral(judge, option)
    return 1.0 if option == o.DRAW_CARD else 0.0


def _attack(judge: Judge, option: int) -> float:
    """Always the whole force: more dice, and more Daleks in what is conquered."""
    if option == o.END_ATTACKS:
        return 0.0
    s = judge.s
    ready = s.daleks[o.origin_of(option)] - 1
    if o.force_of(option) < min(ready, 3):
        return NEVER
    return judge.attack_value(ready, o.target_of(option))


def _go_on(judge: Judge, option: int) -> float:
    """A force that could be larger is called back, so that a new attack has more dice."""
    if option == o.WITHDRAW:
        return 0.0
    s = judge.s
    attack = s.agenda[0]
    assert isinstance(attack, Attack)
    ready = attack.force + s.daleks[attack.origin] - 1
    if attack.force < min(ready, 3) and not attack.attack_bonus:
        return -1.0
    promised = judge.attack_value(ready, attack.target)
    return promised + judge.edge * 0.5 + 0.3 * attack.attack_bonus


def _place(judge: Judge, option: int) -> float:
    """All where they open the best attack, or where they are needed most."""
    s = judge.s
    t = o.territory_of(option)
    count = o.count_of(option)
    have = s.daleks[t]
    gain = judge.best_attack(t, have + count - 1) - judge.best_attack(t, have - 1)
    gain += judge.need(t, have) - judge.need(t, have + count)
    return gain + 0.001 * judge.pressure[t] + 0.01 * count


def _reinforce(judge: Judge, option: int) -> float:
    s = judge.s
    kind = o.kind_of(option)
    if kind == o.REVEAL_MISSION:
        return 20.0
    if kind == o.PLAY_POWER:
        return 10.0
    if kind == o.END_REINFORCE:
        return 0.0
    if not judge.wants_trade():
        return -1.0
    if kind == o.TRADE_IN:
        return 1.0
    together = stars(s, s.picked) + s.box.stars[s.design[o.stake_of(option)]]
    return 2.0 if together <= MOST_STARS else -1.0


def _manoeuvre(judge: Judge, option: int) -> float:
    """From where nobody presses to where Daleks can fight or are needed."""
    if option == o.END_TURN:
        return 0.0
    s = judge.s
    origin = o.origin_of(option)
    target = o.target_of(option)
    spare = _spare(judge, origin)
    if spare <= 0:
        return NEVER
    after = s.daleks[target] + spare
    gain = judge.need(target, s.daleks[target]) - judge.need(target, after)
    gain += 0.02 * min(judge.pressure[target], 10)
    gain += 0.5 * (
        judge.best_attack(target, after - 1) - judge.best_attack(target, s.daleks[target] - 1)
    )
    gain -= judge.need(origin, s.daleks[origin] - spare) - judge.need(origin, s.daleks[origin])
    return gain + 0.01 * spare - 0.02


def _spare(judge: Judge, t: int) -> int:
    """Daleks that a territory can do without."""
    ready = judge.s.daleks[t] - 1
    if judge.pressure[t] == 0:
        return ready
    return ready - judge.pressure[t] // 2


def _move(judge: Judge, option: int) -> float:
    s = judge.s
    wanted = max(1, _spare(judge, s.origin))
    return -abs(o.count_of(option) - wanted)


def _power(judge: Judge, option: int) -> float:
    kind = o.kind_of(option)
    if kind == o.PASS:
        return 0.0
    where = -1
    if kind == o.PLAY_POWER_AT:
        where = o.place_of(option)
    elif kind == o.PLAY_REROLL:
        where = o.dice_of(option)
    return promise(judge.s, judge.seat, o.card_of(option), where)


def _neutral(judge: Judge, option: int) -> float:
    """Where it stands in the way of the active player and not in one's own."""
    s = judge.s
    t = o.territory_of(option)
    score = 0.0
    for other in s.box.board.near[t]:
        if s.owner_of[other] == s.active:
            score += 1.0
        elif s.owner_of[other] == judge.seat:
            score -= 1.0
    continent = s.box.board.continent[t]
    for other in range(TERRITORIES):
        if s.box.board.continent[other] == continent and s.owner_of[other] == s.active:
            score += 0.2
    return score - 0.1 * s.daleks[t]


def prefer(s: State) -> int:
    """The option that promises most; the first of equals."""
    options = s.options
    best = options[0]
    if len(options) == 1:
        return best
    judge = Judge(s, s.seat)
    top = NEVER * 2.0
    for option in options:
        promised = value(judge, option)
        if promised > top:
            top = promised
            best = option
    return best


def rank(s: State, limit: int) -> list[int]:
    """The options that promise most, best first, no more than a few.

    A search branches over plans: where new Daleks go, whom to attack next, the manoeuvre. What lies
    inside a plan (dice, counts, cards) gives one option, and the walk goes on.
    """
    kind = s.kind
    if (
        kind != c.ATTACK_DECISION
        and kind != c.PLACE_DALEKS_DECISION
        and kind != c.MANOEUVRE_DECISION
    ):
        return [prefer(s)]
    limit = min(limit, PLANS)
    judge = Judge(s, s.seat)
    best: list[int] = []
    values: list[float] = []
    for option in s.options:
        promised = value(judge, option)
        if promised <= NEVER:
            continue
        at = len(best)
        while at > 0 and values[at - 1] < promised:
            at -= 1
        if at < limit:
            best.insert(at, option)
            values.insert(at, promised)
            if len(best) > limit:
                best.pop()
                values.pop()
    return best
