"""What an effect can be aimed at: cards in play, or cards of a hand, deck or pile."""

from __future__ import annotations

from typing import Final

from engine.whoccg import codes as k
from engine.whoccg.board import beneath
from engine.whoccg.legal import goal_ok, has_copy, native, unique_ok
from engine.whoccg.model import Op
from engine.whoccg.moving import can_depart, destinations, harbours, may_move
from engine.whoccg.select import candidates, frozen, host_card, matches, tardis_of
from engine.whoccg.state import State

ZONES: Final = (
    1 << k.OP_SEARCH | 1 << k.OP_RECOVER | 1 << k.OP_PLACE | 1 << k.OP_PLACE_UNDER
    | 1 << k.OP_REVEAL_UNDER
)  # fmt: skip
"""Effects that pick a card outside play, as bits of opcodes."""


def versions(s: State, player: int, i: int) -> list[int]:
    """Other versions of a Character in the hand of its player."""
    found: list[int] = []
    seen: list[int] = []
    d = s.pool.designs[s.design[i]]
    for j in s.hand[player]:
        other = s.pool.designs[s.design[j]]
        if other.title == d.title and other.type == d.type and other.identity != d.identity:
            if s.design[j] not in seen and unique_ok(s, player, s.design[j], i):
                seen.append(s.design[j])
                found.append(j)
    return found


def move_places(s: State, op: Op, i: int, me: int, here: int) -> list[int]:
    """Where an effect may move a card."""
    allowed = op.flag & 4 != 0
    if op.flag & 3:
        place = here
        if op.flag & 2:
            ship = tardis_of(s, me)
            place = s.spot[ship] if ship >= 0 else -1
        if place < 0 or place == s.spot[i]:
            return []
        found = destinations(s, i, me, None, here, True)
        return [place] if place in found else []
    return destinations(s, i, me, op.spot, here, allowed)


def _sensible(s: State, op: Op, i: int, me: int, here: int) -> bool:
    """Whether an effect can do anything to a card."""
    code = op.code
    if code == k.OP_KIDNAP:
        if s.ctrl[i] == me or s.taken[i] or s.guard[i] & k.D_KIDNAPPED:
            return False
        return s.kinds[i] & k.CHARACTERS != 0
    if code == k.OP_FREE:
        return s.taken[i] != 0
    if code == k.OP_FREEZE:
        return s.kinds[i] & k.CHARACTERS != 0 and not s.guard[i] & k.D_FROZEN
    if code == k.OP_UNFREEZE:
        return s.ice[i] != 0 and s.taken[i] == 0
    if code == k.OP_DESTROY:
        if s.pool.designs[s.design[i]].type == k.T_SPACETIME and s.stacks[s.spot[i]][0] != i:
            return False  # a place is named once; which copy goes is asked next (E31)
        return not s.guard[i] & k.D_DESTROYED
    if code == k.OP_MOVE:
        if s.kinds[i] & k.CHARACTERS == 0 and s.pool.designs[s.design[i]].type != k.T_ARTIFACT:
            return False
        return may_move(s, i, me) and len(move_places(s, op, i, me, here)) > 0
    if code == k.OP_MOVE_TARDIS:
        return can_depart(s, i, s.ctrl[i]) and len(harbours(s, i)) > 0
    if code == k.OP_TAKE_CONTROL:
        return s.ctrl[i] != me and s.pool.designs[s.design[i]].type == k.T_ARTIFACT
    if code == k.OP_SWAP:
        return s.ctrl[i] == me and len(versions(s, me, i)) > 0
    if code == k.OP_SOLVE:
        return s.pool.designs[s.design[i]].overcome
    return True


def can_be_aimed(s: State, op: Op, i: int, me: int, here: int) -> bool:
    """Whether a player may choose a card for an effect."""
    if s.ctrl[i] != me and s.guard[i] & k.D_CHOSEN:
        return False
    return _sensible(s, op, i, me, here)


def in_play(s: State, op: Op, source: int, me: int, that: int, actor: int, here: int) -> list[int]:
    """The cards in play on which an effect acts, or among which its player chooses."""
    if op.sel is None:
        return []
    pick = op.pick
    if pick == k.P_ONE or pick == k.P_EACH or pick == k.P_RANDOM:
        found = candidates(s, op.sel, source, me, here)
        if pick == k.P_ONE:
            return [i for i in found if can_be_aimed(s, op, i, me, here)]
        return found  # immune cards take part in a random choice (E33)
    i = source
    if pick == k.P_THAT:
        i = that
    elif pick == k.P_HOST:
        i = host_card(s, source)
    elif pick == k.P_ACTOR:
        i = actor
    return [i] if i >= 0 and s.place[i] == k.PLAY else []


def placeable(s: State, me: int, design: int, here: int, asks_native: bool) -> bool:
    """Whether a card may be put into play at a place; Nativity holds unless set aside (P12)."""
    d = s.pool.designs[design]
    if not unique_ok(s, me, design, -1):
        return False
    if d.type == k.T_SPACETIME:
        return not has_copy(s, me, d)
    if here < 0 or not s.stacks[here]:
        return False
    if d.type == k.T_GOAL:
        return goal_ok(s, me, design, here)
    if d.kinds & k.CHARACTERS:
        return not asks_native or native(s, design, here, me)
    return d.type == k.T_ARTIFACT


def outside(s: State, op: Op, source: int, me: int, here: int) -> list[int]:
    """The cards outside play among which an effect lets its player choose, one of each design."""
    code = op.code
    if code == k.OP_REVEAL_UNDER:
        owed = [debt[1] for debt in s.owed]
        return [i for i in beneath(s, source) if i not in owed]
    zone = s.hand[me]
    if code == k.OP_SEARCH:
        zone = s.deck[me]
    elif code == k.OP_RECOVER or (code == k.OP_PLACE and op.flag & 2):
        zone = s.pile[me]
    found: list[int] = []
    seen: list[int] = []
    places = code == k.OP_PLACE or (code == k.OP_SEARCH and op.flag & 1)
    asks = code == k.OP_SEARCH or op.flag & 1 != 0
    for i in zone:
        design = s.design[i]
        if design in seen or not op.find[design] or i == source:
            continue
        if places and not placeable(s, me, design, here, asks):
            continue
        seen.append(design)
        found.append(i)
    return found


def fighters(s: State, op: Op, source: int, me: int, that: int, actor: int, here: int) -> list[int]:
    """Characters of a player who may begin a fight by this effect (G22, G30)."""
    if op.other is None:
        return []
    found: list[int] = []
    if op.pick2 == k.P_ONE or op.pick2 == k.P_EACH:
        found = candidates(s, op.other, source, me, here)
    elif op.pick2 == k.P_SELF:
        found = [source]
    elif op.pick2 == k.P_ACTOR and actor >= 0:
        found = [actor]
    elif op.pick2 == k.P_THAT and that >= 0:
        found = [that]
    elif op.pick2 == k.P_HOST:
        found = [host_card(s, source)]
    able: list[int] = []
    for i in found:
        if i >= 0 and s.place[i] == k.PLAY and s.ctrl[i] == me and s.kinds[i] & k.CHARACTERS:
            if not frozen(s, i) and not s.bans[i] & k.BAN_FIGHT:
                if opponents_of(s, op, i, source, me):
                    able.append(i)
    return able


def opponents_of(s: State, op: Op, fighter: int, source: int, me: int) -> list[int]:
    """Whom a Character may fight: an opposing Character of the other side at its place."""
    place = s.spot[fighter]
    found: list[int] = []
    if place < 0 or op.sel is None:
        return found
    rival = k.HEROES if s.kinds[fighter] & k.ENEMIES else k.ENEMIES
    for i in s.there[place]:
        if s.ctrl[i] == me or not s.kinds[i] & rival:
            continue
        if frozen(s, i) or s.guard[i] & (k.D_FOUGHT | k.D_CHOSEN):
            continue
        if matches(s, op.sel, i, source, me, place):
            found.append(i)
    return found
