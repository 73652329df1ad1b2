"""Asking a filter in play: does this card match, which cards match, how many."""

from __future__ import annotations

from engine.mmg.codes import (
    AT_WORK,
    P_EACH,
    P_ONE,
    P_SELF,
    R_CHOSEN,
    R_HERE,
    ROLE_ANY,
    ROLE_ATTACKING,
    ROLE_DEFENDING,
    ROLE_FIGHTING,
    S_OWN,
)
from engine.mmg.constants import LAID_PLACE, PLAY_PLACE
from engine.mmg.model import Effect, Sel
from engine.mmg.state import State
from engine.mmg.use import Use


def _small(s: State, sel: Sel, i: int) -> bool:
    """Whether the current values of a card are within the limits of the filter."""
    energy = s.energy[i]
    substance = s.substance[i]
    support = s.support[i]
    if s.dirty == AT_WORK:  # changes of this turn are not yet in the values
        energy += s.energy_change[i]
        substance += s.substance_change[i]
        support += s.support_change[i]
    if sel.max_energy >= 0 and energy > sel.max_energy:
        return False
    if sel.max_substance >= 0 and substance > sel.max_substance:
        return False
    return not (sel.max_support >= 0 and support > sel.max_support)


def fits(s: State, sel: Sel, i: int, source: int) -> bool:
    """Whether a card in play has what the filter asks besides its side and Zone."""
    if not sel.fits[s.face[i]]:
        return False
    if sel.plain:
        return True
    if sel.other and i == source:
        return False
    if sel.state and (sel.state == 2) != (s.sided[i] == 1):
        return False
    if not _small(s, sel, i):
        return False
    role = sel.role
    if role == ROLE_ANY:
        return True
    if role == ROLE_FIGHTING:
        return i == s.attacker or i == s.defender
    if role == ROLE_ATTACKING:
        return i == s.attacker
    if role == ROLE_DEFENDING:
        return i == s.defender
    return i != s.attacker and i != s.defender


def in_reach(s: State, sel: Sel, zone: int, source: int) -> bool:
    """Whether a Zone is one that the filter reaches from the card that bears it."""
    if sel.reach == R_HERE:
        return zone == s.zone[source]
    if sel.reach == R_CHOSEN:
        return zone == s.chosen
    return True


def matches(s: State, sel: Sel, i: int, source: int, me: int) -> bool:
    """Whether a card matches now, seen by player `me`."""
    if sel.episode:
        if s.place[i] != LAID_PLACE or not sel.fits[s.face[i]]:
            return False
        if sel.side and (s.owner[i] != me) != (sel.side == S_OWN):
            return False  # an Episode lies on the side of the player who does not own it
        return in_reach(s, sel, s.zone[i], source)
    if s.place[i] != PLAY_PLACE:
        return False
    if sel.side and (s.owner[i] == me) != (sel.side == S_OWN):
        return False
    return in_reach(s, sel, s.zone[i], source) and fits(s, sel, i, source)


def candidates(s: State, sel: Sel, source: int, me: int) -> list[int]:
    """Every card that matches, in a stable order: player to act first, Past to Future."""
    found: list[int] = []
    low = 0
    high = 3
    if sel.reach == R_HERE:
        low = s.zone[source]
        high = low + 1
    elif sel.reach == R_CHOSEN:
        low = s.chosen
        high = low + 1
        if low < 0:
            return found
    for turn in range(2):
        player = me if turn == 0 else 1 - me
        if sel.side and (turn == 0) != (sel.side == S_OWN):
            continue
        for z in range(low, high):
            at = player * 3 + z
            if sel.episode:
                i = s.laid[at]
                if i >= 0 and sel.fits[s.face[i]]:
                    found.append(i)
            else:
                for i in s.board[at]:
                    if fits(s, sel, i, source):
                        found.append(i)
    return found


def count(s: State, sel: Sel, source: int, me: int) -> int:
    """How many cards match."""
    return len(candidates(s, sel, source, me))


def affected(s: State, effect: Effect, use: Use) -> list[int]:
    """The cards an effect acts on; one that is no longer a legal target drops out (R69)."""
    if effect.sel is None:
        return []
    if effect.pick == P_EACH:
        return candidates(s, effect.sel, use.source, use.me)
    i = use.source if effect.pick == P_SELF else (use.first if effect.slot == 0 else use.second)
    if i < 0:
        return []
    if effect.pick == P_ONE:
        return [i] if matches(s, effect.sel, i, use.source, use.me) else []
    return [i] if s.place[i] == PLAY_PLACE else []
