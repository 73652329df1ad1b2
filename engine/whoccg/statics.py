"""Continuous abilities and lasting changes: what cards are and may do right now.

Everything is worked out afresh whenever something moved, so nothing has to be undone when a card
leaves: first what is printed, then continuous abilities, the oldest card first, then the changes
that last for a time. All of it adds up (E15).
"""

from __future__ import annotations

from typing import Final

from engine.whoccg.codes import (
    CHARACTERS,
    G_SOURCES,
    L_GAME,
    ON_CARDS,
    OP_ACT_AS,
    OP_BOOST,
    OP_FORBID,
    OP_GIVE_TRAIT,
    OP_PROTECT,
    OP_SAME_ERA,
    OP_TAKE_TRAIT,
    OPS,
    P_HOST,
    P_SELF,
    PLAY,
)
from engine.whoccg.model import Op
from engine.whoccg.needs import holds
from engine.whoccg.select import candidates, count, eras_of, here_of, host_card, printed_eras
from engine.whoccg.state import State

NONE: Final[list[int]] = []


def change(s: State, op: Op, i: int, amount: int) -> None:
    """Let one effect change one card, until everything is worked out anew."""
    code = op.code
    s.altered.append(i)
    if code == OP_BOOST:
        if op.value == 0 or op.value == 3:
            s.q0[i] = max(0, s.q0[i] + amount)
        if op.value == 1 or op.value == 3:
            s.q1[i] = max(0, s.q1[i] + amount)
        if op.value == 2 or op.value == 3:
            s.q2[i] = max(0, s.q2[i] + amount)
    elif code == OP_PROTECT:
        s.guard[i] |= op.mask
    elif code == OP_FORBID:
        s.bans[i] |= op.mask
    elif code == OP_ACT_AS:
        s.sp[i] |= op.mask
        s.kinds[i] |= op.kind
    else:
        traits = s.tr[i][:]
        if code == OP_GIVE_TRAIT:
            traits[op.value] += amount
        elif code == OP_TAKE_TRAIT:
            traits[op.value] = 0
        else:
            traits[op.value] *= 2
        s.tr[i] = traits


def affected(s: State, op: Op, source: int, me: int) -> list[int]:
    """The cards on which a continuous effect works."""
    if op.pick == P_SELF or op.sel is None:
        return [source]
    if op.pick == P_HOST:
        host = host_card(s, source)
        return [host] if host >= 0 else []
    return candidates(s, op.sel, source, me, here_of(s, source))


def amount_for(s: State, op: Op, source: int, me: int) -> int:
    """The amount of an effect, counted once for each card that `per` names."""
    if op.per is None:
        return op.amount
    return op.amount * count(s, op.per, source, me, here_of(s, source))


def _printed(s: State) -> None:
    """Back to what is printed; cards that nothing changed have it already."""
    designs = s.pool.designs
    for i in s.altered:
        d = designs[s.design[i]]
        s.q0[i] = d.qualities[0]
        s.q1[i] = d.qualities[1]
        s.q2[i] = d.qualities[2]
        s.tr[i] = d.traits
        s.sp[i] = d.species
        s.kinds[i] = d.kinds
        s.bans[i] = 0
        s.guard[i] = 0
    s.altered = []


def refresh(s: State) -> None:
    """Work out what every card in play is now."""
    s.dirty = 0
    _printed(s)
    designs = s.pool.designs
    rules: list[int] = []
    s.rules = rules
    s.rules_of = [NONE] * len(OPS)
    s.eras = s.printed_eras
    s.plots_known = 0
    for source in s.groups[G_SOURCES]:
        if source == s.skip:
            continue
        d = designs[s.design[source]]
        me = s.ctrl[source]
        for ability in d.continuous:
            if ability.needs is not None:
                if not holds(s, ability.needs, source, me, here_of(s, source)):
                    continue
            rules.append(source)
            rules.append(ability.index)
            op = ability.ops[0]
            if not ON_CARDS >> op.code & 1:
                s.rules_of[op.code] = [*s.rules_of[op.code], source, ability.index]
                if op.code == OP_SAME_ERA and s.spot[source] >= 0:
                    eras = s.eras[:]
                    eras[s.spot[source]] = eras_of(s, s.spot[source])
                    s.eras = eras
            else:
                amount = amount_for(s, op, source, me)
                if amount != 0 or op.code != OP_BOOST:
                    for i in affected(s, op, source, me):
                        change(s, op, i, amount)
    for mod in s.mods:
        _lasting(s, mod)


def sort_rules(s: State) -> None:
    """Sort what is at work by kind again, for a position that was read."""
    s.rules_of = [NONE] * len(OPS)
    n = 0
    while n < len(s.rules):
        code = s.pool.abilities[s.rules[n + 1]].ops[0].code
        if not ON_CARDS >> code & 1:
            s.rules_of[code] = [*s.rules_of[code], s.rules[n], s.rules[n + 1]]
        n += 2
    s.printed_eras = [printed_eras(s, place) for place in range(len(s.stacks))]
    s.eras = [eras_of(s, place) for place in range(len(s.stacks))]
    s.altered = list(s.play)


def _lasting(s: State, mod: list[int]) -> None:
    """A change that lasts: [how long, whose turn ends it, ability, effect, card, identity, player,
    amount]. For the rest of the game it clings to every copy of that player (E24)."""
    op = s.pool.abilities[mod[2]].ops[mod[3]]
    if mod[0] == L_GAME:
        for i in s.groups[s.pool.designs[s.design[mod[4]]].type]:
            if s.ctrl[i] == mod[6] and s.pool.designs[s.design[i]].identity == mod[5]:
                change(s, op, i, mod[7])
    elif s.place[mod[4]] == PLAY and s.kinds[mod[4]] & CHARACTERS:
        change(s, op, mod[4], mod[7])
    elif s.place[mod[4]] == PLAY and op.code == OP_PROTECT:
        change(s, op, mod[4], mod[7])


def affecting(s: State, i: int) -> list[int]:
    """The cards that modify a card now; needing one is not affecting it (K01, K02)."""
    found: list[int] = []
    k = 0
    while k < len(s.rules):
        source = s.rules[k]
        op = s.pool.abilities[s.rules[k + 1]].ops[0]
        if op.sel is not None or ON_CARDS >> op.code & 1:
            if i in affected(s, op, source, s.ctrl[source]) and source not in found:
                found.append(source)
        k += 2
    return found


def rule_sources(s: State, code: int) -> list[int]:
    """The continuous abilities of one kind at work: card and ability in turn."""
    return s.rules_of[code]
