"""What a position, an attack or an effect is worth: the weights of the greedy agent.

Everything is counted in points of card worth (`engine.mmg.worth`); a Time card is `TIME_CARD`.
"""

from __future__ import annotations

from engine.mmg import codes as k
from engine.mmg.effects import affected
from engine.mmg.model import Ability, Op
from engine.mmg.state import State
from engine.mmg.steps import ATTACK_STEP

TIME_CARD = 8.0
LAST_TIME_CARD = 60.0
FLASH_COST = 1.0
TURN_COST = 0.6
DRAW_GAIN = 1.2
EXPOSED = 2.5


def card_worth(s: State, i: int) -> float:
    """What a card in play is worth."""
    return s.pool.designs[s.face[i]].worth


def life(s: State, player: int) -> float:
    """What the next Time card of a player is worth."""
    return LAST_TIME_CARD if len(s.times[player]) <= 1 else TIME_CARD


def supporters(s: State, player: int, target: int) -> int:
    """The most points that Creatures of a player can still give a card in the chosen Zone."""
    room = s.cu[target] - s.helped[target]
    if room <= 0 or s.bans[target] & k.BAN_SUPPORTED:
        return 0
    points: list[int] = []
    for i in s.board[player * 3 + s.chosen]:
        if (
            i != target
            and s.cu[i] > 0
            and not s.sided[i]
            and not s.frozen[i]
            and i != s.attacker
            and i != s.defender
            and not s.bans[i] & k.BAN_SUPPORT
            and s.pool.designs[s.face[i]].kind == k.CREATURE
        ):
            points.append(s.cu[i])
    points.sort()
    total = 0
    while room > 0 and points:
        total += points.pop()
        room -= 1
    return total


def fight_value(s: State, mine: int, theirs: int, e: int, sub: int, te: int, ts: int) -> float:
    """What a combat is worth with these Energy and Substance values."""
    if e > te and sub > ts:
        return card_worth(s, theirs) + 1.0
    if te > e and ts > sub:
        return -card_worth(s, mine) - 1.0
    return 0.0


def duel(s: State, a: int, t: int) -> float:
    """What attacking `t` with `a` promises, Support on both sides considered."""
    me = s.owner[a]
    need_e = max(0, s.ce[t] + 1 - s.ce[a])
    need_s = max(0, s.cs[t] + 1 - s.cs[a])
    mine = supporters(s, me, a)
    theirs = supporters(s, 1 - me, t)
    gain = 0.0
    if need_e + need_s <= mine:
        chance = 0.9 if need_e + need_s == 0 else 0.7
        if theirs > 0:
            chance *= 0.45
        if s.hand[1 - me]:
            chance *= 0.9
        gain += chance * (card_worth(s, t) + 1.0)
    loss_e = max(0, s.ce[a] + 1 - s.ce[t])
    loss_s = max(0, s.cs[a] + 1 - s.cs[t])
    if loss_e + loss_s <= theirs:
        risk = 0.8 if loss_e + loss_s == 0 else 0.5
        if mine > 0:
            risk *= 0.5
        gain -= risk * (card_worth(s, a) + 1.0)
    return gain


def attack_value(s: State, a: int, zone: int) -> float:
    """The best that an attack by `a` in a Zone promises, less what it leaves open."""
    me = s.owner[a]
    best = -100.0
    found = False
    for t in s.board[(1 - me) * 3 + zone]:
        if s.sided[t] or s.pool.designs[s.face[t]].kind != k.CREATURE:
            continue
        if s.bans[t] & k.BAN_DEFEND:
            continue
        found = True
        value = duel(s, a, t)
        if value > best:
            best = value
    if not found:
        return life(s, 1 - me) + 0.5 - 0.02 * card_worth(s, a)
    guards = 0
    for i in s.board[me * 3 + zone]:
        if i != a and not s.sided[i] and s.pool.designs[s.face[i]].kind == k.CREATURE:
            guards += 1
    if guards == 0:
        best -= EXPOSED if len(s.times[me]) > 1 else 3 * EXPOSED
    return best


def _fight_change(s: State, me: int, i: int, e: int, sub: int) -> float:
    """What changing the values of a main combatant does for `me`."""
    if s.attacker < 0 or s.defender < 0:
        return 0.0
    mine = s.attacker if s.owner[s.attacker] == me else s.defender
    theirs = s.defender if mine == s.attacker else s.attacker
    before = fight_value(s, mine, theirs, s.ce[mine], s.cs[mine], s.ce[theirs], s.cs[theirs])
    if i == mine:
        after = fight_value(
            s, mine, theirs, max(0, s.ce[i] + e), max(0, s.cs[i] + sub), s.ce[theirs], s.cs[theirs]
        )
    elif i == theirs:
        after = fight_value(
            s, mine, theirs, s.ce[mine], s.cs[mine], max(0, s.ce[i] + e), max(0, s.cs[i] + sub)
        )
    else:
        return 0.0
    return after - before


def _change_value(s: State, me: int, i: int, mask: int, amount: int) -> float:
    e = amount if mask & k.ENERGY else 0
    sub = amount if mask & k.SUBSTANCE else 0
    gain = _fight_change(s, me, i, e, sub)
    if amount < 0 and mask & 3:
        if max(0, s.ce[i] + e) == 0 and max(0, s.cs[i] + sub) == 0:
            dies = card_worth(s, i) + 1.0
            gain += dies if s.owner[i] != me else -dies
        else:
            gain += 0.05 if s.owner[i] != me else -0.3
    elif amount < 0:
        gain += 0.05 if s.owner[i] != me else -0.3
    elif s.owner[i] != me:
        gain -= 0.5
    return gain


def _card_gain(s: State, op: Op, me: int, i: int) -> float:
    """What an effect that turns, takes or binds one card is worth to `me`."""
    own = s.owner[i] == me
    code = op.code
    value = 0.0
    if code == k.OP_DESTROY:
        value = card_worth(s, i) + 1.0
    elif code == k.OP_RECALL or code == k.OP_PLACE_UNDER:
        value = 0.7 * card_worth(s, i)
    elif code == k.OP_SIDE:
        value = 0.3
        if s.zone[i] == s.chosen and (s.active != me or s.win_next <= ATTACK_STEP):
            value = 1.3
    elif code == k.OP_FORBID or code == k.OP_FREEZE:
        value = 0.3
        if s.zone[i] == s.chosen and op.mask & k.BAN_DEFEND and s.active == me:
            value = 1.3
    elif code == k.OP_STAND:
        return (0.7 if own else -0.7) + 0.1 * card_worth(s, i)
    elif code == k.OP_PREVENT_DAMAGE:
        aimed = s.stack and s.stack[len(s.stack) - 1][3] == i + 1
        threatened = bool(aimed) and s.stack[len(s.stack) - 1][6] != me
        return (1.6 if threatened else -0.5) if own else -1.0
    elif code == k.OP_SOLVE:
        return 4.0
    elif code == k.OP_MOVE:
        return -0.2
    return -value if own else value


def _player_gain(s: State, op: Op, me: int) -> float:
    code = op.code
    sign = 1.0 if op.who == k.WHO_YOU else (-1.0 if op.who == k.WHO_OPPONENT else 0.0)
    n = float(op.amount)
    if code == k.OP_DRAW:
        return DRAW_GAIN * n * sign
    if code == k.OP_DISCARD:
        return -1.0 * n * sign if s.hand[1 - me] else 0.0
    if code == k.OP_MILL:
        return -0.2 * n * sign
    if code == k.OP_HIT:
        if op.who == k.WHO_EACH:
            return 2.0 * (len(s.times[me]) - len(s.times[1 - me]))
        return -n * sign * life(s, 1 - me if sign < 0 else me)
    if code == k.OP_SACRIFICE:
        return -2.5 * n * sign
    if code == k.OP_BAR:
        return -0.4 * sign
    if code == k.OP_PREVENT_HIT:
        coming = bool(s.stack) and s.stack[len(s.stack) - 1][0] == k.I_HIT and s.active != me
        return life(s, me) if coming and s.hits_off[me] == 0 else -1.0
    if code == k.OP_EXTRA_PLAY:
        ready = 0
        for i in s.hand[me]:
            if s.pool.designs[s.design[i]].kind <= k.RESOURCE:
                ready += 1
        return 2.0 if ready > 2 else -1.0
    if code == k.OP_EXTRA_TURN:
        return 5.0
    if code == k.OP_RECOVER:
        return 1.8 if len(s.pile[me]) > 3 else -1.0
    return -0.5


def _counter_gain(s: State, me: int) -> float:
    if not s.stack:
        return -1.0
    item = s.stack[len(s.stack) - 1]
    if item[6] == me or item[7]:
        return -1.0
    if item[0] == k.I_SUPPORT:
        return -_change_value(s, me, item[3] - 1, item[5], item[4])
    if item[0] == k.I_HIT:
        return -1.0
    ability = s.pool.abilities[item[2]]
    if ability.ops[0].code == k.OP_COUNTER:
        return 0.8
    return 0.9 * effect_value(s, ability, item[1], item[3] - 1, item[4] - 1, item[5], 1 - me)


def effect_value(
    s: State, ability: Ability, source: int, first: int, second: int, mode: int, me: int
) -> float:
    """What an ability is worth to its player once it takes hold, costs aside."""
    total = 0.0
    for op in ability.ops:
        code = op.code
        if code == k.OP_COUNTER:
            total += _counter_gain(s, me)
        elif code == k.OP_CLONE:
            model = first if op.slot == 0 else second
            copier = source
            if op.copier >= 0:
                copier = first if op.copier == 0 else second
            if model >= 0 and copier >= 0:
                total += 0.5 * (card_worth(s, model) - card_worth(s, copier))
        elif op.sel is not None and code != k.OP_SACRIFICE:
            for i in affected(s, op, source, first, second, me):
                if code == k.OP_DAMAGE or code == k.OP_BOOST:
                    amount = op.amount if code == k.OP_BOOST else -op.amount
                    mask = mode if op.mask & k.CHOICE else op.mask
                    total += _change_value(s, me, i, mask, amount)
                else:
                    total += _card_gain(s, op, me, i)
        else:
            total += _player_gain(s, op, me)
    return total


def cost_value(s: State, ability: Ability, source: int, first: int, second: int) -> float:
    """What announcing an ability costs in points."""
    cost = FLASH_COST
    if ability.when != k.W_FLASH:
        cost = 0.1
        if s.pool.designs[s.face[source]].kind == k.CREATURE:
            cost = TURN_COST
    for n in range(len(ability.slots)):
        card = first if n == 0 else second
        role = ability.slots[n]
        if role == k.SLOT_SIDE:
            cost += 0.4
        elif role == k.SLOT_SACRIFICE:
            cost += card_worth(s, card)
        elif role == k.SLOT_DISCARD:
            cost += 1.0
    if ability.sacrifice_self:
        cost += card_worth(s, source)
    return cost
