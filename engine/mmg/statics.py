"""Innate abilities and Episodes that go on: what they do to values and permissions right now.

Everything is worked out afresh whenever something moved, so nothing has to be undone when a card
leaves: first the normal values, then the abilities that go on, in the order in which they began
(N05, R55), then the changes of this turn. No value falls below 0 at any of these steps (R64).
"""

from __future__ import annotations

from engine.mmg.codes import (
    CREATURE,
    ENERGY,
    LAID,
    OP_BAR,
    OP_BOOST,
    OP_COUNTER,
    OP_DAMAGE,
    OP_EXTRA_PLAY,
    OP_FORBID,
    OP_PREVENT_DAMAGE,
    OP_PREVENT_HIT,
    OP_REGENERATE,
    OP_SAVE,
    P_SELF,
    SUBSTANCE,
    SUPPORT,
    WHO_EACH,
    WHO_YOU,
)
from engine.mmg.model import Ability, Op
from engine.mmg.select import candidates, count
from engine.mmg.state import State

ALL_DAMAGE = 99


def holds(s: State, ability: Ability, source: int, me: int) -> bool:
    """Whether the condition of an ability is met."""
    if ability.turn and (s.active == me) != (ability.turn == 1):
        return False
    if ability.combat and s.attacker < 0:
        return False
    needs = ability.needs
    return needs is None or count(s, needs, source, me) >= ability.needs_count


def _affected(s: State, op: Op, source: int, me: int) -> list[int]:
    if op.pick == P_SELF or op.sel is None:
        return [source]
    return candidates(s, op.sel, source, me)


def _change(s: State, op: Op, source: int, me: int) -> None:
    amount = op.amount
    if op.per is not None:
        amount *= count(s, op.per, source, me)
    if op.code == OP_DAMAGE:
        amount = -amount
    if amount == 0:
        return
    mask = op.mask
    for i in _affected(s, op, source, me):
        if mask & ENERGY:
            s.ce[i] = max(0, s.ce[i] + amount)
        if mask & SUBSTANCE:
            s.cs[i] = max(0, s.cs[i] + amount)
        if mask & SUPPORT:
            s.cu[i] = max(0, s.cu[i] + amount)


def _apply(s: State, ability: Ability, source: int, me: int) -> None:
    op = ability.ops[0]
    code = op.code
    if code in (OP_BOOST, OP_DAMAGE):
        _change(s, op, source, me)
    elif code == OP_FORBID:
        for i in _affected(s, op, source, me):
            s.bans[i] |= op.mask
    elif code == OP_PREVENT_DAMAGE:
        amount = op.amount if op.amount else ALL_DAMAGE
        for i in _affected(s, op, source, me):
            s.s_guard[i] += amount
    elif code == OP_BAR:
        for player in range(2):
            if op.who != WHO_EACH and (player == me) != (op.who == WHO_YOU):
                continue
            s.s_flash[player] |= op.mask & 4
            for z in range(3):
                if not op.flag or z == s.zone[source]:
                    s.s_bars[player * 3 + z] |= op.mask
    elif code == OP_PREVENT_HIT:
        s.s_hits[me] += op.amount
    elif code == OP_EXTRA_PLAY:
        s.s_plays[me] += op.amount
    elif code in (OP_COUNTER, OP_SAVE, OP_REGENERATE):
        s.wards.append(source)
        s.wards.append(ability.index)


def _apply_all(s: State, abilities: list[Ability], source: int, me: int) -> None:
    for ability in abilities:
        if holds(s, ability, source, me):
            _apply(s, ability, source, me)


def _go_on(s: State) -> None:
    """Let every ability that goes on do its part, the oldest first."""
    designs = s.pool.designs
    for source in s.lasting:
        me = s.owner[source]
        if s.place[source] == LAID:
            me = 1 - me  # an Episode is read by its Solver (E10)
        innate = designs[s.face[source]].innate
        if innate:
            _apply_all(s, innate, source, me)
        if s.copied[source] >= 0:
            _apply_all(s, designs[s.copied[source]].innate, source, me)


def refresh(s: State) -> list[int]:
    """Work out all values; return the Creatures that have come down to 0 Energy and Substance."""
    s.dirty = 0
    designs = s.pool.designs
    face = s.face
    ce = s.ce
    cs = s.cs
    cu = s.cu
    before: list[int] = []
    s.wards = []
    s.s_flash = [0, 0]
    s.s_hits = [0, 0]
    s.s_plays = [0, 0]
    s.s_bars = [0, 0, 0, 0, 0, 0]
    for side in s.board:
        for i in side:
            d = designs[face[i]]
            before.append(ce[i] + cs[i])
            ce[i] = d.energy
            cs[i] = d.substance
            cu[i] = d.support
            s.bans[i] = s.t_bans[i]
            s.s_guard[i] = 0
    if s.lasting:
        _go_on(s)
    fallen: list[int] = []
    k = 0
    for side in s.board:
        for i in side:
            if s.de[i]:
                ce[i] = max(0, ce[i] + s.de[i])
            if s.ds[i]:
                cs[i] = max(0, cs[i] + s.ds[i])
            if s.du[i]:
                cu[i] = max(0, cu[i] + s.du[i])
            if ce[i] == 0 and cs[i] == 0 and before[k] > 0:
                d = designs[face[i]]
                if d.kind == CREATURE and (d.energy > 0 or d.substance > 0):
                    fallen.append(i)
            k += 1
    return fallen


def ward_saves(s: State, i: int, code: int) -> int:
    """The card whose Innate ability of this kind covers a card, or -1."""
    k = 0
    while k < len(s.wards):
        source = s.wards[k]
        op = s.pool.abilities[s.wards[k + 1]].ops[0]
        if op.code == code:
            for covered in _affected(s, op, source, s.owner[source]):
                if covered == i:
                    return source
        k += 2
    return -1


def ward_counters(s: State, item_kind: int, controller: int, target: int) -> int:
    """The card whose Innate counter stops an effect of `controller` aimed at a card, or -1."""
    k = 0
    while k < len(s.wards):
        source = s.wards[k]
        op = s.pool.abilities[s.wards[k + 1]].ops[0]
        if op.code == OP_COUNTER and s.owner[source] != controller and op.item & (1 << item_kind):
            for covered in _affected(s, op, source, s.owner[source]):
                if covered == target:
                    return source
        k += 2
    return -1
