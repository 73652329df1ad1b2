"""Phase 2: using abilities, picking up Artifacts, searching the Vortex."""

from __future__ import annotations

from engine.whoccg import events
from engine.whoccg import options as o
from engine.whoccg.board import freeze, shuffle, to_hand
from engine.whoccg.codes import (
    BAN_ABILITY,
    CHARACTERS,
    G_USABLE,
    G_VORTEX,
    ICE_TURN,
    M_ABILITY,
    T_ARTIFACT,
)
from engine.whoccg.feasible import feasible
from engine.whoccg.leave import DESTROYED, goes
from engine.whoccg.model import Ability
from engine.whoccg.needs import holds
from engine.whoccg.select import frozen, here_of, unattended
from engine.whoccg.state import State
from engine.whoccg.steps import F_DROP, F_USE, F_VORTEX, F_WINDOW, K_VORTEX
from engine.whoccg.triggers import run_frame


def _spent_key(ability: Ability) -> int:
    return 100_000 + ability.index


def _ready(s: State, i: int, ability: Ability, player: int) -> bool:
    """Whether a card may use an ability now, apart from who uses it."""
    if s.used[i] & (1 << ability.slot):
        return False
    if ability.once and _spent_key(ability) in s.spent[player]:
        return False
    if ability.discard > len(s.hand[player]):
        return False
    here = here_of(s, i)
    if not holds(s, ability.needs, i, player, here):
        return False
    return feasible(s, ability, i, player, -1, here)


def actors(s: State, artifact: int, player: int) -> list[int]:
    """Characters who may use an Artifact: any of its controller's there, not frozen (P24)."""
    found: list[int] = []
    for i in s.there[s.spot[artifact]] if s.spot[artifact] >= 0 else s.play:
        if s.ctrl[i] == player and s.spot[i] == s.spot[artifact] and s.kinds[i] & CHARACTERS:
            if not frozen(s, i) and not s.bans[i] & BAN_ABILITY:
                found.append(i)
    return found


def offer_uses(s: State, player: int, out: list[int]) -> None:
    """All abilities that may be used now."""
    for i in s.groups[G_USABLE]:
        if s.ctrl[i] != player:
            continue
        d = s.pool.designs[s.design[i]]
        if s.kinds[i] & CHARACTERS and (frozen(s, i) or s.bans[i] & BAN_ABILITY):
            continue
        for ability in d.uses:
            if not _ready(s, i, ability, player):
                continue
            option = o.USE_ABILITY | i << 6 | ability.index << 16
            if d.type == T_ARTIFACT:
                for actor in actors(s, i, player):
                    out.append(option | (actor + 1) << 30)
            else:
                out.append(option)


def offer_pick_ups(s: State, player: int, out: list[int]) -> None:
    """Unattended Artifacts of others beside a potential User (P26, R39)."""
    for i in s.groups[T_ARTIFACT]:
        if s.ctrl[i] == player or s.spot[i] < 0 or not unattended(s, i):
            continue
        d = s.pool.designs[s.design[i]]
        for j in s.there[s.spot[i]]:
            if s.ctrl[j] == player and s.kinds[j] & CHARACTERS:
                if d.user[s.design[j]] and not frozen(s, j):
                    out.append(o.PICK_UP_ARTIFACT | i << 6 | (j + 1) << 30)


def offer_vortex(s: State, player: int, out: list[int]) -> None:
    """Vortex entries not used yet, for cards that the player stocked (E07 to E10)."""
    seen: list[int] = []
    for i in s.groups[G_VORTEX]:
        if s.ctrl[i] != player:
            continue
        d = s.pool.designs[s.design[i]]
        if s.kinds[i] & CHARACTERS and frozen(s, i):
            continue
        for n in range(len(d.vortex)):
            key = d.vortex_keys[n]
            if key in s.spent[player] or key in seen or not s.deck[player]:
                continue
            if stocked(s, player, d.vortex[n]):
                seen.append(key)
                out.append(o.USE_VORTEX | i << 6 | n << 16)


def stocked(s: State, player: int, table: list[bool]) -> bool:
    """Whether the player brought such a card at all (E10)."""
    for i in range(s.cards):
        if s.owner[i] == player and table[s.design[i]]:
            return True
    return False


def begin_use(s: State, option: int) -> None:
    """Pay for an ability and let the others answer it."""
    i = o.a_of(option)
    ability = s.pool.abilities[o.b_of(option)]
    actor = o.c_of(option) - 1
    player = s.active
    s.acted = 1
    s.used[i] |= 1 << ability.slot
    s.used_at[i] = s.turn
    if ability.once:
        s.spent[player].append(_spent_key(ability))
    s.note(events.USED, player, i, actor)
    here = here_of(s, i)
    s.agenda.append([F_USE, 0, i, ability.index, player, 0, actor, -1, here])
    if ability.discard:
        s.agenda.append([F_DROP, player, ability.discard])
    if ability.freeze_self:
        freeze(s, actor if actor >= 0 else i, ICE_TURN, player)
    if ability.destroy_self:
        goes(s, i, DESTROYED)


def run_use(s: State, frame: list[int]) -> None:
    """An ability waits for answers and then takes effect."""
    if frame[1] == 0:
        frame[1] = 1
        s.agenda.append([F_WINDOW, M_ABILITY, frame[2], frame[4], 0, frame[8]])
        return
    s.agenda.pop()
    if frame[5]:
        s.note(events.CANCELLED, frame[2])
        return
    ability = s.pool.abilities[frame[3]]
    run = run_frame(frame[2], ability, frame[4], -1, frame[6], frame[8])
    run[7] = frame[7]
    s.agenda.append(run)


def pick_up(s: State, option: int) -> None:
    """A Character takes an unattended Artifact; its player controls it now."""
    i = o.a_of(option)
    s.acted = 1
    s.ctrl[i] = s.active
    s.dirty = 1
    s.note(events.PICKED_UP, s.active, i, o.c_of(option) - 1)


def begin_vortex(s: State, option: int) -> None:
    """Look through the draw deck for a named card."""
    player = s.active
    i = o.a_of(option)
    n = o.b_of(option)
    s.acted = 1
    s.spent[player].append(s.pool.designs[s.design[i]].vortex_keys[n])
    s.note(events.VORTEX, player, i)
    for card in s.deck[player]:
        s.known[card] |= 1 << player
    s.agenda.append([F_VORTEX, player, i, n])


def run_vortex(s: State, frame: list[int]) -> bool:
    """Choose the card to fetch; with none the engine reports it (E12, R60); True to ask."""
    player = frame[1]
    table = s.pool.designs[s.design[frame[2]]].vortex[frame[3]]
    found: list[int] = []
    seen: list[int] = []
    for i in s.deck[player]:
        if table[s.design[i]] and s.design[i] not in seen:
            seen.append(s.design[i])
            found.append(i)
    if not found:
        s.agenda.pop()
        s.note(events.SEARCHED, player, -1)
        shuffle(s, player)
        return False
    if len(found) == 1:
        fetch(s, found[0])
        return False
    s.options = [o.CHOOSE_TARGET | i << 6 for i in found]
    s.seat = player
    s.kind = K_VORTEX
    return True


def fetch(s: State, i: int) -> None:
    """The card found goes to the hand, for all to see, and the deck is shuffled."""
    s.agenda.pop()
    s.known[i] = (1 << s.seats) - 1
    to_hand(s, i)
    s.note(events.SEARCHED, s.owner[i], i)
    shuffle(s, s.owner[i])
