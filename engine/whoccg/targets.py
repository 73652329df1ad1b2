"""What an effect can be aimed at among the cards in play."""

from __future__ import annotations

from engine.whoccg import codes as k
from engine.whoccg.constants import PLAY_PLACE
from engine.whoccg.model import Effect
from engine.whoccg.select import candidates, host_card
from engine.whoccg.state import State


def can_be_aimed(s: State, effect: Effect, i: int, me: int, here: int) -> bool:
    """Whether a player may choose a card for an effect."""
    if s.controller[i] != me and s.protected[i] & k.D_CHOSEN:
        return False
    return effect.sensible(s, i, me, here)


def in_play(
    s: State, effect: Effect, source: int, me: int, that: int, actor: int, here: int
) -> list[int]:
    """The cards in play on which an effect acts, or among which its player chooses."""
    if effect.sel is None:
        return []
    pick = effect.pick
    if pick == k.P_ONE or pick == k.P_EACH or pick == k.P_RANDOM:
        found = candidates(s, effect.sel, source, me, here)
        if pick == k.P_ONE:
            return [i for i in found if can_be_aimed(s, effect, i, me, here)]
        return found  # immune cards take part in a random choice (E33)
    i = source
    if pick == k.P_THAT:
        i = that
    elif pick == k.P_HOST:
        i = host_card(s, source)
    elif pick == k.P_ACTOR:
        i = actor
    return [i] if i >= 0 and s.place[i] == PLAY_PLACE else []
