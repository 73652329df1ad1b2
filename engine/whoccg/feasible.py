"""Whether using an ability could do anything: its first effect has something to act on."""

from __future__ import annotations

from engine.whoccg import codes as k
from engine.whoccg.board import beneath
from engine.whoccg.model import Ability
from engine.whoccg.select import here_of
from engine.whoccg.state import State
from engine.whoccg.targets import ZONES, fighters, in_play, outside


def has_dice(s: State, player: int) -> bool:
    """Whether a Dice Pool Condition of the player is in play (E35, E36)."""
    for i in s.groups[k.G_DICE]:
        if s.ctrl[i] == player:
            return True
    return False


def feasible(s: State, ability: Ability, source: int, me: int, that: int, here: int) -> bool:
    """Looked at before a card is offered; without it players could act in vain for ever."""
    op = ability.ops[0]
    code = op.code
    place = here if here >= 0 else here_of(s, source)
    if code == k.OP_FIGHT:
        return len(fighters(s, op, source, me, that, -1, place)) > 0
    if code == k.OP_SEARCH:
        return len(s.deck[me]) > 0
    if code == k.OP_REVEAL_UNDER:
        return len(beneath(s, source)) > len([debt for debt in s.owed if debt[0] == me])
    if ZONES >> code & 1:
        return len(outside(s, op, source, me, place)) > 0
    if code == k.OP_ROLL:
        return has_dice(s, me)
    if code == k.OP_DROP and op.who != k.WHO_YOU:
        return True
    if op.sel is None or op.pick == k.P_ACTOR or op.pick == k.P_SELF:
        return True
    return len(in_play(s, op, source, me, that, -1, place)) > 0
