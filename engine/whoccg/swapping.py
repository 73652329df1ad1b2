"""Swapping a Character or TARDIS for another version of it (P32 to P37)."""

from __future__ import annotations

from engine.whoccg import constants as c
from engine.whoccg.board import beneath, move_to, put_in_play, riders, to_pile
from engine.whoccg.entering import Enter
from engine.whoccg.items import Hold
from engine.whoccg.state import State


def swap(s: State, player: int, i: int, old: int) -> None:
    """Another version takes over place, state and what lies on the old card (P34 to P37)."""
    place = s.spot[old]
    on = riders(s, old)
    freezing, frozen_by, kidnapper = s.freezing[old], s.frozen_by[old], s.kidnapper[old]
    taken_over: list[Hold] = []
    for hold in s.holds:
        if hold.card == old:
            taken_over.append(
                Hold(i, hold.mode, hold.ability, hold.effect, hold.source, hold.player)
            )
    for under in beneath(s, old):
        s.host[under] = i
    s.note(c.SWAPPED_EVENT, player, i, old)
    s.marks[i] |= 2
    to_pile(s, old)
    put_in_play(s, i, player, place, -1)
    s.freezing[i] = freezing
    s.frozen_by[i] = frozen_by
    s.kidnapper[i] = kidnapper
    s.holds += taken_over
    for rider in on:
        s.host[rider] = i
    move_to(s, i, place)
    s.agenda.append(Enter(i, player, True))
