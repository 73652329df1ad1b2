"""Conditions on cards where they could not be played (E19, E20)."""

from __future__ import annotations

from engine.whoccg.codes import D_DESTROYED, G_NARROW
from engine.whoccg.leaving import about_to_be, destroy
from engine.whoccg.legal import still_legal
from engine.whoccg.select import host_card
from engine.whoccg.state import State
from engine.whoccg.statics import refresh


def destroy_misplaced(s: State) -> None:
    """They are destroyed, unless they are themselves the reason."""
    for i in s.groups[G_NARROW]:
        if still_legal(s, i) or s.protected[i] & D_DESTROYED or about_to_be(s, i):
            continue
        if not _own_doing(s, i):
            destroy(s, i, s.controller[i])


def _own_doing(s: State, i: int) -> bool:
    """Whether a Condition itself is why it could not be played where it lies."""
    host = host_card(s, i)
    for hold in s.holds:
        if hold.card == host and hold.source == i:
            return True
    s.skip = i  # without the Condition itself
    refresh(s)
    own = still_legal(s, i)
    s.skip = -1
    refresh(s)
    return own
