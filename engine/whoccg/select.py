"""Asking a filter in play: does this card match, which cards match; and where places lie."""

from __future__ import annotations

from engine.whoccg.codes import (
    CHARACTERS,
    HEROES,
    NOT_FROZEN,
    R_ABOARD,
    R_ANY,
    R_HERE,
    S_OWN,
    T_GOAL,
    T_TARDIS,
)
from engine.whoccg.constants import PLAY_PLACE
from engine.whoccg.listed import among
from engine.whoccg.model import Sel, SpotSel
from engine.whoccg.state import State


def frozen(s: State, i: int) -> bool:
    """Whether a Character is frozen, kidnapped ones included (G28)."""
    return s.freezing[i] != NOT_FROZEN or s.kidnapper[i] != 0


def host_card(s: State, i: int) -> int:
    """The card on which a Condition lies: a Character, or the top copy of a place; or -1."""
    if s.host[i] >= 0:
        return s.host[i]
    d = s.pool.designs[s.design[i]]
    if d.host != 2 or s.spot[i] < 0 or not s.stacks[s.spot[i]]:
        return -1
    stack = s.stacks[s.spot[i]]
    if d.host_sel is not None and len(stack) > 1:
        for ground in stack:
            if matches(s, d.host_sel, ground, i, s.controller[i], s.spot[i]):
                return ground
    return stack[0]


def printed_eras(s: State, place: int) -> int:
    """The printed era of a place as bits."""
    stack = s.stacks[place]
    return 1 << s.pool.designs[s.design[stack[0]]].era if stack else 0


def spot_fits(s: State, spot: SpotSel, place: int, me: int, here: int) -> bool:
    """Whether a place is of this kind, seen by player `me` from `here`."""
    if place < 0 or not s.stacks[place]:
        return False
    d = s.pool.designs[s.design[s.stacks[place][0]]]
    if not spot.fits[s.design[s.stacks[place][0]]]:
        return False
    if spot.eras and not spot.eras & s.eras[place]:
        return False
    if spot.base and not d.base:
        return False
    if spot.own:
        mine = False
        for card in s.stacks[place]:
            mine = mine or s.controller[card] == me
        if not mine:
            return False
    if spot.goal == 1 and not s.goalers[place] & (1 << me):
        return False
    if spot.goal == 2 and not open_goal(s, place, me):
        return False
    return spot.date == 0 or _date_fits(s, spot, place, here)


def open_goal(s: State, place: int, me: int) -> bool:
    """Whether an unscored Goal of an opponent lies there."""
    for i in s.groups[T_GOAL]:
        if s.spot[i] == place and s.controller[i] != me and s.scored[i] == 0:
            return True
    return False


def _date_fits(s: State, spot: SpotSel, place: int, here: int) -> bool:
    d = s.pool.designs[s.design[s.stacks[place][0]]]
    if not d.dated:
        return False
    if spot.date & 1 and d.date >= spot.before:
        return False
    if spot.date & 2 and d.date <= spot.after:
        return False
    if spot.date & 12:
        if here < 0 or not s.stacks[here]:
            return False
        own = s.pool.designs[s.design[s.stacks[here][0]]]
        if not own.dated:
            return False
        if spot.date & 4 and d.date >= own.date:
            return False
        if spot.date & 8 and d.date <= own.date:
            return False
    return True


def tardis_of(s: State, me: int) -> int:
    """The oldest TARDIS card of a player, or -1."""
    for i in s.groups[T_TARDIS]:
        if s.controller[i] == me:
            return i
    return -1


def is_user(s: State, artifact: int, i: int) -> bool:
    """Whether a Character is a User of an Artifact, by what it is now (P23, R38)."""
    if not s.kinds[i] & CHARACTERS:
        return False
    for user in s.pool.designs[artifact].users:
        if user.titles[s.design[i]] or user.species & s.species[i] or user.kinds & s.kinds[i]:
            return True
        if user.trait >= 0 and s.traits[i][user.trait] > 0:
            return True
    return False


def unattended(s: State, i: int) -> bool:
    """Whether the controller of an Artifact has no Character at its place (P25)."""
    if s.spot[i] < 0:
        return not any_body_away(s, s.controller[i])
    for j in s.there[s.spot[i]]:
        if s.controller[j] == s.controller[i] and s.kinds[j] & CHARACTERS:
            return False
    return True


def any_body_away(s: State, player: int) -> bool:
    """Whether a Character of a player is at no place."""
    for j in s.play:
        if s.controller[j] == player and s.spot[j] < 0 and s.kinds[j] & CHARACTERS:
            return True
    return False


def _more(s: State, sel: Sel, i: int, source: int, me: int, here: int) -> bool:
    """What a filter asks beyond kind, side, place and print."""
    if sel.species and not sel.species & s.species[i]:
        return False
    if sel.traits:
        has = False
        for trait in sel.traits:
            if s.traits[i][trait] > 0:
                has = True
        if not has:
            return False
    if sel.frozen and (sel.frozen == 1) != frozen(s, i):
        return False
    if sel.kidnapped and (sel.kidnapped == 1) != (s.kidnapper[i] != 0):
        return False
    if sel.scored and (sel.scored == 1) != (s.scored[i] != 0):
        return False
    if sel.unattended and not unattended(s, i):
        return False
    if sel.part and i not in s.party:
        return False
    if sel.on_host:
        if source < 0 or (
            s.host[i] != source and (s.host[source] < 0 or s.host[i] != s.host[source])
        ):
            return False
    if sel.named:
        if source < 0 or s.named[source] == 0:
            return False
        if not s.pool.designs[s.design[i]].words[s.named[source] - 1]:
            return False
    if sel.nemesis:
        if source < 0:
            return False
        table = s.pool.designs[s.design[source]].nemesis
        if not table or not table[s.design[i]]:
            return False
    if sel.spot is not None:
        return spot_fits(s, sel.spot, s.spot[i], me, here)
    return True


def matches(s: State, sel: Sel, i: int, source: int, me: int, here: int) -> bool:
    """Whether a card in play matches now, seen by player `me` from the place `here`."""
    if s.place[i] != PLAY_PLACE or not sel.kinds & s.kinds[i]:
        return False
    if sel.side and (s.controller[i] == me) != (sel.side == S_OWN):
        return False
    if not sel.fits[s.design[i]] or (sel.other and i == source):
        return False
    reach = sel.reach
    if reach != R_ANY:
        if reach == R_HERE:
            if here < 0 or s.spot[i] != here:
                return False
        elif reach == R_ABOARD:
            ship = tardis_of(s, me)
            if ship < 0 or s.controller[i] != me or s.spot[i] != s.spot[ship]:
                return False
            if not s.kinds[i] & HEROES:
                return False
        elif s.spot[i] == here:
            return False
    return sel.plain or _more(s, sel, i, source, me, here)


def candidates(s: State, sel: Sel, source: int, me: int, here: int) -> list[int]:
    """Every card in play that matches, the oldest first."""
    found: list[int] = []
    wanted = sel.kinds
    kinds = s.kinds
    for i in among(s, sel, here):
        # Most cards are of another kind: tell so before looking closer.
        if wanted & kinds[i] and matches(s, sel, i, source, me, here):
            found.append(i)
    return found


def count(s: State, sel: Sel, source: int, me: int, here: int) -> int:
    """How many cards match; aboard a TARDIS no more than its capacity carries (M07)."""
    if sel.reach != R_ABOARD:
        amount = 0
        for i in among(s, sel, here):
            if sel.kinds & s.kinds[i] and matches(s, sel, i, source, me, here):
                amount += 1
        return amount
    found = candidates(s, sel, source, me, here)
    costs = [s.pool.designs[s.design[i]].cost for i in found]
    costs.sort()
    ship = tardis_of(s, me)
    left = max(0, s.room[ship]) if ship >= 0 else 0
    fit = 0
    for cost in costs:
        if cost > left:
            break
        left -= cost
        fit += 1
    return fit


def here_of(s: State, source: int) -> int:
    """The place that "here" means on a card: its own, or that of the card it lies on."""
    if source < 0:
        return -1
    return s.spot[source]
