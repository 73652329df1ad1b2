"""What each opcode does when it takes hold."""

from __future__ import annotations

from engine.mmg import events
from engine.mmg.board import (
    change,
    draw,
    drop_episode,
    finish,
    lose_time,
    move_card,
    put_under,
    recall,
    renew,
    side_card,
    stand_card,
    to_pile,
)
from engine.mmg.codes import (
    BAN_MOVE,
    CHOICE,
    CREATURE,
    LAID,
    OP_BAR,
    OP_BOOST,
    OP_CLONE,
    OP_COUNTER,
    OP_DAMAGE,
    OP_DESTROY,
    OP_DISCARD,
    OP_DRAW,
    OP_EXTRA_PLAY,
    OP_EXTRA_TURN,
    OP_FORBID,
    OP_FREEZE,
    OP_HIT,
    OP_MILL,
    OP_MOVE,
    OP_PLACE_UNDER,
    OP_PREVENT_DAMAGE,
    OP_PREVENT_HIT,
    OP_RECALL,
    OP_RECOVER,
    OP_REWIND,
    OP_SACRIFICE,
    OP_SIDE,
    OP_SOLVE,
    OP_STAND,
    P_EACH,
    P_ONE,
    P_SELF,
    PLAY,
    W_ARRIVES,
    WHO_EACH,
    WHO_YOU,
)
from engine.mmg.model import Ability, Op
from engine.mmg.select import candidates, count, matches
from engine.mmg.state import State
from engine.mmg.statics import ALL_DAMAGE
from engine.mmg.steps import A_CHOOSE, A_DOOM


def affected(s: State, op: Op, source: int, first: int, second: int, me: int) -> list[int]:
    """The cards an effect acts on; one that is no longer a legal target drops out (R69)."""
    if op.sel is None:
        return []
    if op.pick == P_EACH:
        return candidates(s, op.sel, source, me)
    i = source if op.pick == P_SELF else (first if op.slot == 0 else second)
    if i < 0:
        return []
    if op.pick == P_ONE:
        return [i] if matches(s, op.sel, i, source, me) else []
    return [i] if s.place[i] == PLAY else []


def damage(s: State, cards: list[int], mask: int, amount: int) -> None:
    """Lower values, less what is prevented; Creatures at 0/0 are about to be destroyed together."""
    doomed = [A_DOOM, 0, 0]
    for i in cards:
        if s.pool.designs[s.face[i]].kind != CREATURE:
            continue
        left = amount - s.s_guard[i]
        if left > 0 and s.guard[i]:
            left -= s.guard[i]
            s.guard[i] = 0
        if left <= 0:
            s.note(events.GUARDED, i)
            continue
        if change(s, i, mask, -left) and s.ce[i] == 0 and s.cs[i] == 0:
            doomed.append(i)
    if len(doomed) > 3:
        s.agenda.append(doomed)


def hits(s: State, first_hits: int, second_hits: int, controller: int) -> None:
    """Players lose Time cards together; if both lose the last one, the effect's player wins."""
    for player in range(2):
        left = first_hits if player == 0 else second_hits
        while left > 0 and s.times[player]:
            left -= 1
            if s.hits_off[player] > 0:
                s.hits_off[player] -= 1
                s.note(events.PREVENTED_HIT, player)
            elif s.hit_used[player] < s.s_hits[player]:
                s.hit_used[player] += 1
                s.note(events.PREVENTED_HIT, player)
            else:
                lose_time(s, player)
    gone = 0 if s.times[0] else 1
    if not s.times[1]:
        gone += 2
    if gone == 3:
        finish(s, controller)
    elif gone:
        finish(s, 1 if gone == 1 else 0)


def clone(s: State, copier: int, model: int, abilities_only: bool, lasting: bool) -> None:
    """One card becomes a copy of another, or has its abilities too (G08, R73)."""
    if abilities_only:
        s.copied[copier] = s.face[model]
    else:
        s.face[copier] = s.face[model]
        d = s.pool.designs[s.face[copier]]
        s.ce[copier] = max(0, d.energy + s.de[copier])
        s.cs[copier] = max(0, d.substance + s.ds[copier])
        s.cu[copier] = max(0, d.support + s.du[copier])
    s.copy_turn[copier] = 0 if lasting else 1
    renew(s, copier)
    s.note(events.CLONED, copier, model, int(abilities_only))


def _move(s: State, op: Op, cards: list[int], source: int, mode: int) -> None:
    zone = mode - 1
    if op.to < 3:
        zone = op.to
    elif op.to == 3:
        zone = s.chosen
    if zone < 0:
        return
    for i in cards:
        if not s.bans[i] & BAN_MOVE and (op.to != 4 or abs(s.zone[i] - zone) == 1):
            move_card(s, i, zone)
    if op.flag and s.place[source] == PLAY and not s.bans[source] & BAN_MOVE:
        move_card(s, source, zone)


def _who(op: Op, player: int, me: int) -> bool:
    return op.who == WHO_EACH or (player == me) == (op.who == WHO_YOU)


def _on_players(s: State, op: Op, ability: Ability, source: int, me: int, at: int) -> None:
    """Effects on players rather than cards; the active player comes first."""
    code = op.code
    controller = 1 - me if ability.when >= 6 else me
    if code == OP_HIT:
        first = op.amount if _who(op, 0, me) else 0
        second = op.amount if _who(op, 1, me) else 0
        hits(s, first, second, controller)
        return
    if code == OP_SACRIFICE or (code == OP_DISCARD and not op.flag):
        # The agenda runs from its end, so the active player's choice is put there last.
        for player in (1 - s.active, s.active):
            if _who(op, player, me):
                s.agenda.append([A_CHOOSE, code, player, op.amount, source, ability.index, at, me])
        return
    for player in (s.active, 1 - s.active):
        if not _who(op, player, me):
            continue
        if code == OP_DRAW:
            for _ in range(op.amount):
                draw(s, player)
        elif code == OP_DISCARD:
            hand = s.hand[player]
            for _ in range(min(op.amount, len(hand))):
                i = hand.pop(s.rng.below(len(hand)))
                to_pile(s, i)
                s.note(events.DISCARDED, i)
        elif code == OP_MILL:
            for _ in range(min(op.amount, len(s.deck[player]))):
                i = s.deck[player].pop()
                to_pile(s, i)
                s.note(events.MILLED, i)
        elif code == OP_REWIND:
            if s.last[player] >= 0:
                recall(s, s.last[player])
        elif code == OP_BAR:
            s.t_flash[player] |= op.mask & 4
            for z in range(3):
                if not op.flag or z == s.zone[source]:
                    s.bars[player * 3 + z] |= op.mask
            s.note(events.BARRED, player, op.mask)


def _on_cards(s: State, op: Op, cards: list[int], source: int, mode: int, me: int) -> None:
    code = op.code
    if code in (OP_DAMAGE, OP_BOOST):
        amount = op.amount
        if op.per is not None:
            amount *= count(s, op.per, source, me)
        mask = mode if op.mask & CHOICE else op.mask
        if code == OP_DAMAGE:
            damage(s, cards, mask, amount)
        else:
            for i in cards:
                change(s, i, mask, amount)
    elif code == OP_MOVE:
        _move(s, op, cards, source, mode)
    elif code == OP_DESTROY:
        doomed = [A_DOOM, 0, 0]
        for i in cards:
            if s.place[i] == LAID:
                drop_episode(s, i)
            else:
                doomed.append(i)
        if len(doomed) > 3:
            s.agenda.append(doomed)
    else:
        for i in cards:
            _on_card(s, op, i, source, me)


def _on_card(s: State, op: Op, i: int, source: int, me: int) -> None:
    code = op.code
    if code == OP_SIDE:
        own_fighter = s.owner[i] == me and (i == s.attacker or i == s.defender)
        if not own_fighter and side_card(s, i):  # its own player cannot turn it (C13)
            s.note(events.SIDED, i)
    elif code == OP_STAND:
        if stand_card(s, i):
            s.note(events.STANDS, i)
    elif code == OP_FREEZE:
        s.frozen[i] = 1
        s.note(events.FROZEN, i)
    elif code == OP_RECALL:
        recall(s, i)
    elif code == OP_FORBID:
        s.t_bans[i] |= op.mask
        s.bans[i] |= op.mask
        s.note(events.FORBIDDEN, i, op.mask)
    elif code == OP_PREVENT_DAMAGE:
        s.guard[i] += op.amount if op.amount else ALL_DAMAGE
        s.note(events.GUARDED, i)
    elif code == OP_SOLVE:
        if s.place[i] == LAID:
            s.note(events.SOLVED, 1 - s.owner[i], i)
            drop_episode(s, i)
    elif code == OP_PLACE_UNDER and s.place[source] == LAID:
        put_under(s, i, source)


def run_op(
    s: State,
    ability: Ability,
    at: int,
    source: int,
    first: int,
    second: int,
    mode: int,
    me: int,
    aim: int,
) -> None:
    """Carry out one effect of an ability for player `me`; `aim` is what a counter is aimed at."""
    op = ability.ops[at]
    code = op.code
    if op.sel is not None and code not in (OP_CLONE, OP_COUNTER, OP_SACRIFICE):
        cards = affected(s, op, source, first, second, me)
        _on_cards(s, op, cards, source, mode, me)
        if not cards and op.pick == P_ONE:
            s.note(events.FIZZLED, source)
    elif code == OP_CLONE:
        model = first if op.slot == 0 else second
        copier = source
        if op.copier >= 0:
            copier = first if op.copier == 0 else second
        if (
            model >= 0
            and copier >= 0
            and s.place[copier] == PLAY
            and op.sel is not None
            and matches(s, op.sel, model, source, me)
        ):
            clone(s, copier, model, op.flag, ability.when == W_ARRIVES)
    elif code == OP_COUNTER:
        if 0 <= aim < len(s.stack):
            s.stack[aim][7] = 1
    elif code == OP_EXTRA_PLAY:
        if s.active == me:
            s.extra_plays += op.amount
            s.note(events.EXTRA_PLAY, me, op.amount)
    elif code == OP_PREVENT_HIT:
        s.hits_off[me] += op.amount
        s.note(events.SHIELDED, me, op.amount)
    elif code == OP_EXTRA_TURN:
        s.extra_turns[me] += 1
        s.note(events.EXTRA_TURN, me)
    elif code == OP_RECOVER:
        s.agenda.append([A_CHOOSE, code, me, 1, source, ability.index, at, me])
    else:
        _on_players(s, op, ability, source, me, at)
