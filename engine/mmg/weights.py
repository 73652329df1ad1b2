"""What a position, an attack or an effect is worth: the weights of the greedy agent.

Everything is counted in points of card worth (`engine.mmg.worth`); a Time card is `TIME_CARD`.
"""

from __future__ import annotations

from typing import Final

from engine.mmg import codes as k
from engine.mmg.model import Ability
from engine.mmg.state import State
from engine.mmg.use import Use

TIME_CARD: Final = 8.0
LAST_TIME_CARD: Final = 60.0
FLASH_COST: Final = 1.0
TURN_COST: Final = 0.6
EXPOSED: Final = 2.5


def card_worth(s: State, i: int) -> float:
    """What a card in play is worth."""
    return s.pool.designs[s.face[i]].worth


def life(s: State, player: int) -> float:
    """What the next Time card of a player is worth."""
    return LAST_TIME_CARD if len(s.times[player]) <= 1 else TIME_CARD


def supporters(s: State, player: int, target: int) -> int:
    """The most points that Creatures of a player can still give a card in the chosen Zone."""
    room = s.support[target] - s.helped[target]
    if room <= 0 or s.bans[target] & k.BAN_SUPPORTED:
        return 0
    points: list[int] = []
    for i in s.board[player * 3 + s.chosen]:
        if (
            i != target
            and s.support[i] > 0
            and not s.sided[i]
            and not s.frozen[i]
            and i != s.attacker
            and i != s.defender
            and not s.bans[i] & k.BAN_SUPPORT
            and s.pool.designs[s.face[i]].kind == k.CREATURE
        ):
            points.append(s.support[i])
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
    need_e = max(0, s.energy[t] + 1 - s.energy[a])
    need_s = max(0, s.substance[t] + 1 - s.substance[a])
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
    loss_e = max(0, s.energy[a] + 1 - s.energy[t])
    loss_s = max(0, s.substance[a] + 1 - s.substance[t])
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
    before = fight_value(
        s, mine, theirs, s.energy[mine], s.substance[mine], s.energy[theirs], s.substance[theirs]
    )
    if i == mine:
        after = fight_value(
            s,
            mine,
            theirs,
            max(0, s.energy[i] + e),
            max(0, s.substance[i] + sub),
            s.energy[theirs],
            s.substance[theirs],
        )
    elif i == theirs:
        after = fight_value(
            s,
            mine,
            theirs,
            s.energy[mine],
            s.substance[mine],
            max(0, s.energy[i] + e),
            max(0, s.substance[i] + sub),
        )
    else:
        return 0.0
    return after - before


def change_value(s: State, me: int, i: int, mask: int, amount: int) -> float:
    """What raising or lowering values of a card is worth to `me`."""
    e = amount if mask & k.ENERGY else 0
    sub = amount if mask & k.SUBSTANCE else 0
    gain = _fight_change(s, me, i, e, sub)
    if amount < 0 and mask & 3:
        if max(0, s.energy[i] + e) == 0 and max(0, s.substance[i] + sub) == 0:
            dies = card_worth(s, i) + 1.0
            gain += dies if s.owner[i] != me else -dies
        else:
            gain += 0.05 if s.owner[i] != me else -0.3
    elif amount < 0:
        gain += 0.05 if s.owner[i] != me else -0.3
    elif s.owner[i] != me:
        gain -= 0.5
    return gain


def effect_value(s: State, ability: Ability, use: Use) -> float:
    """What an ability is worth to its player once it takes hold, costs aside."""
    total = 0.0
    for effect in ability.effects:
        total += effect.gain(s, use)
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
