"""Phase 3: attack, main combatants, Hits and the outcome of combat."""

from __future__ import annotations

from engine.mmg import events
from engine.mmg import options as o
from engine.mmg.board import side_card
from engine.mmg.codes import (
    BAN_ATTACK,
    BAN_DEFEND,
    CREATURE,
    I_HIT,
    OPEN,
    RESTRICTED,
    SEES_ROLE,
    VALUES_BASE,
)
from engine.mmg.constants import (
    ATTACK_DECISION,
    ATTACK_STEP,
    BLOCK_STEP,
    CHAIN_STEP,
    CHOOSE_BLOCKER_DECISION,
    HIT_STEP,
    MAKE_HIT_DECISION,
    OVER_STEP,
    PICK_DEFENDER_DECISION,
    PICK_STEP,
    PLAY_PLACE,
    SETTLE_STEP,
)
from engine.mmg.destruction import Destruction
from engine.mmg.frames import Announced
from engine.mmg.offers import offer_all
from engine.mmg.resolve.must_attack import MustAttackEffect
from engine.mmg.state import State
from engine.mmg.triggers import Triggers
from engine.mmg.windows import open_window


def attackers(s: State) -> list[int]:
    """Standing Creatures in the chosen Zone that were in play before this turn (C09, C10)."""
    return [
        i
        for i in s.board[s.active * 3 + s.chosen]
        if not s.sided[i]
        and s.entered[i] < s.turn
        and s.pool.designs[s.face[i]].kind == CREATURE
        and not s.bans[i] & BAN_ATTACK
    ]


def defenders(s: State) -> list[int]:
    """The defender's Standing Creatures in the chosen Zone (C11, C12, R43)."""
    return [
        i
        for i in s.board[(1 - s.active) * 3 + s.chosen]
        if not s.sided[i]
        and s.pool.designs[s.face[i]].kind == CREATURE
        and not s.bans[i] & BAN_DEFEND
    ]


def ask_attack(s: State) -> bool:
    """Attack with one Creature, act first, or decline; True to ask."""
    able = attackers(s)
    s.window_next = ATTACK_STEP
    acts = offer_all(s, s.active, False)
    if not able and not acts:
        s.note(events.NO_ATTACK, s.active)
        s.step = OVER_STEP
        return False
    out = [o.declare_attack(i) for i in able]
    out.append(o.DECLINE_ATTACK)
    out.extend(acts)  # with nobody able to attack, a card may still Stand somebody who is
    s.options = out
    s.seat = s.active
    s.kind = ATTACK_DECISION
    return True


def declare(s: State, option: int) -> None:
    """The attack is announced and its player committed to it (C07)."""
    s.attacker = o.card_of(option)
    s.attacked = s.attacker
    if s.pool.sees & SEES_ROLE:
        s.dirty = 1
    s.note(events.ATTACKS, s.active, s.attacker)
    open_window(s, PICK_STEP, s.active, RESTRICTED)


def ask_pick(s: State) -> bool:
    """The attacker picks the defender's main combatant or leaves the choice (Q13)."""
    able = defenders(s)
    if not able:
        s.step = HIT_STEP
        return False
    out = [o.choose_defender(i) for i in able]
    out.append(o.LEAVE_CHOICE)
    s.options = out
    s.seat = s.active
    s.kind = PICK_DEFENDER_DECISION
    return True


def leave_choice(s: State) -> None:
    """The defender is to choose."""
    s.note(events.LEFT, s.active)
    open_window(s, BLOCK_STEP, s.active, RESTRICTED)


def ask_block(s: State) -> bool:
    """The defender chooses a main combatant, or none (Q14)."""
    able = defenders(s)
    if not able:
        s.step = HIT_STEP
        return False
    out = [o.choose_blocker(i) for i in able]
    out.append(o.DECLINE_BLOCK)
    s.options = out
    s.seat = 1 - s.active
    s.kind = CHOOSE_BLOCKER_DECISION
    return True


def fix_defender(s: State, i: int, by: int) -> None:
    """Both main combatants are fixed: 3c begins, the attacker may act first (C22, R50)."""
    s.defender = i
    if s.pool.sees & SEES_ROLE:
        s.dirty = 1
    s.note(events.PICKED, by, i)
    open_window(s, SETTLE_STEP, s.active, OPEN)


def ask_hit(s: State) -> bool:
    """An undefended attack: make a Hit or not (C16, R45)."""
    if s.broken:
        s.step = OVER_STEP
        return False
    s.options = [o.MAKE_HIT, o.DECLINE_HIT]
    s.seat = s.active
    s.kind = MAKE_HIT_DECISION
    return True


def make_hit(s: State) -> None:
    """A Hit is announced; the defender may answer it like any other effect."""
    s.chain = 0
    open_window(s, CHAIN_STEP, s.active, OPEN)
    s.stack.append(Announced(I_HIT, s.attacker, s.active))
    s.priority = 1 - s.active


def values(s: State, i: int) -> int:
    """Energy and Substance of a main combatant as one number of an event."""
    return s.energy[i] * VALUES_BASE + s.substance[i]


def settle(s: State) -> None:
    """Higher in both values wins; anything else is a draw (C24, C25)."""
    s.step = OVER_STEP
    a = s.attacker
    d = s.defender
    if s.broken or a < 0 or d < 0:
        return
    winner = -1
    loser = -1
    if s.energy[a] > s.energy[d] and s.substance[a] > s.substance[d]:
        winner = a
        loser = d
    elif s.energy[d] > s.energy[a] and s.substance[d] > s.substance[a]:
        winner = d
        loser = a
    if winner < 0:
        s.note(events.DRAWN_FIGHT, a, d, values(s, a), values(s, d))
        return
    s.note(events.WON_FIGHT, winner, loser, values(s, winner), values(s, loser))
    triggers = Triggers()
    triggers.add(s.pool.designs[s.face[winner]].wins, winner, s.owner[winner])
    if s.copied[winner] >= 0:
        triggers.add(s.pool.designs[s.copied[winner]].wins, winner, s.owner[winner])
    triggers.start(s)
    s.agenda.append(Destruction([loser]))


def end_combat(s: State) -> None:
    """The attacker's main combatant is Sided; Creatures that had to attack and did not are too."""
    i = s.attacked  # it has attacked, even if it lies in another Zone by now (R48, R52)
    if i >= 0 and s.place[i] == PLAY_PLACE and side_card(s, i):
        s.note(events.SIDED, i)
    s.attacker = -1
    s.defender = -1
    s.broken = 0
    if s.pool.sees & SEES_ROLE:
        s.dirty = 1
    if s.lasting:
        for i in s.board[s.active * 3 + s.chosen]:
            if i != s.attacked and _must_attack(s, i) and side_card(s, i):
                s.note(events.SIDED, i)


def _must_attack(s: State, i: int) -> bool:
    for ability in s.pool.designs[s.face[i]].innate:
        if isinstance(ability.effect, MustAttackEffect):
            return True
    if s.copied[i] >= 0:
        for ability in s.pool.designs[s.copied[i]].innate:
            if isinstance(ability.effect, MustAttackEffect):
                return True
    return False
