"""Unfreezing, and what holds a Character frozen for longer (E25 to E28)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.whoccg import constants as c
from engine.whoccg.board import freezing_changed
from engine.whoccg.codes import (
    CHARACTERS,
    D_HELD,
    LOCK_UNTIL,
    LOCK_WHILE,
    NOT_FROZEN,
    TO_FREEZERS_TURN,
    TO_NEXT_TURN,
    TO_OWNERS_TURN,
)
from engine.whoccg.items import Hold
from engine.whoccg.needs import met, own_here
from engine.whoccg.running import Run
from engine.whoccg.state import State

if TYPE_CHECKING:
    from engine.whoccg.model import Need


def hold(s: State, i: int, mode: int, run: Run) -> None:
    """Hold a Character: it can be unfrozen only as the condition allows."""
    s.holds.append(Hold(i, mode, run.ability, run.at, run.source, run.me))
    s.note(c.HELD_EVENT, i)


def _condition(s: State, entry: Hold) -> Need | None:
    return s.pool.abilities[entry.ability].effects[entry.effect].holds_while()


def _holds(s: State, entry: Hold) -> bool:
    """Whether it keeps its Character frozen now."""
    need = _condition(s, entry)
    if need is None:
        return False
    me = entry.player
    here = s.spot[entry.card]
    true = met(s, need, own_here(s, me, here), entry.source, me, here, -1)
    return true if entry.mode == LOCK_WHILE else not true


def held(s: State, i: int) -> bool:
    """Whether something holds a Character frozen; its own ability may override that (E28)."""
    if s.protected[i] & D_HELD:
        return False
    for entry in s.holds:
        if entry.card == i and _holds(s, entry):
            return True
    return False


def release(s: State) -> None:
    """A Character frozen until something holds is held no longer once it has held (E26)."""
    kept: list[Hold] = []
    for entry in s.holds:
        if entry.mode != LOCK_UNTIL or _holds(s, entry):
            kept.append(entry)
    if len(kept) != len(s.holds):
        s.holds = kept


def unfreeze(s: State, i: int) -> None:
    """Unfreeze a Character unless it is held; a kidnapped one stays frozen all the same (G28)."""
    if s.freezing[i] == NOT_FROZEN or held(s, i):
        return
    s.freezing[i] = NOT_FROZEN
    freezing_changed(s)
    s.holds = [entry for entry in s.holds if entry.card != i]
    if s.kidnapper[i] == 0:
        s.note(c.UNFROZEN_EVENT, i)


def thaw(s: State) -> None:
    """At the start of every turn the freezes that end now end, for all players (T02, R27)."""
    for i in s.play:
        how = s.freezing[i]
        if how == NOT_FROZEN or not s.kinds[i] & CHARACTERS:
            continue
        if (
            how == TO_NEXT_TURN
            or (how == TO_OWNERS_TURN and s.controller[i] == s.active)
            or (how == TO_FREEZERS_TURN and s.frozen_by[i] == s.active)
        ):
            unfreeze(s, i)
