"""Unfreezing, and what holds a Character frozen for longer (E25 to E28)."""

from __future__ import annotations

from engine.whoccg import events
from engine.whoccg.board import freezing_changed
from engine.whoccg.codes import (
    CHARACTERS,
    D_HELD,
    ICE_NONE,
    ICE_OWNER,
    ICE_TURN,
    ICE_YOURS,
    LOCK_WHILE,
)
from engine.whoccg.needs import met, own_here
from engine.whoccg.state import State


def lock(s: State, i: int, mode: int, frame: list[int], at: int) -> None:
    """Hold a Character: it can be unfrozen only as the condition allows."""
    s.locks.append([i, mode, frame[3], at, frame[2], frame[4]])
    s.note(events.HELD, i)


def _holds(s: State, entry: list[int]) -> bool:
    """Whether a lock keeps its Character frozen now."""
    need = s.pool.abilities[entry[2]].ops[entry[3]].need
    if need is None:
        return False
    i = entry[0]
    me = entry[5]
    here = s.spot[i]
    true = met(s, need, own_here(s, me, here), entry[4], me, here, -1)
    return true if entry[1] == LOCK_WHILE else not true


def held(s: State, i: int) -> bool:
    """Whether something holds a Character frozen; its own ability may override that (E28)."""
    if s.guard[i] & D_HELD:
        return False
    for entry in s.locks:
        if entry[0] == i and _holds(s, entry):
            return True
    return False


def unfreeze(s: State, i: int) -> None:
    """Unfreeze a Character unless it is held; a kidnapped one stays frozen all the same (G28)."""
    if s.ice[i] == ICE_NONE or held(s, i):
        return
    s.ice[i] = ICE_NONE
    freezing_changed(s)
    s.locks = [entry for entry in s.locks if entry[0] != i]
    if s.taken[i] == 0:
        s.note(events.UNFROZEN, i)


def thaw(s: State) -> None:
    """At the start of every turn the freezes that end now end, for all players (T02, R27)."""
    for i in s.play:
        ice = s.ice[i]
        if ice == ICE_NONE or not s.kinds[i] & CHARACTERS:
            continue
        if (
            ice == ICE_TURN
            or (ice == ICE_OWNER and s.ctrl[i] == s.active)
            or (ice == ICE_YOURS and s.ice_by[i] == s.active)
        ):
            unfreeze(s, i)
