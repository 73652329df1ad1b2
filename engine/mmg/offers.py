"""W actions: the Flash cards, Specials and Support that a player may use in a window."""

from __future__ import annotations

from typing import Final

from engine.mmg import options as o
from engine.mmg.codes import (
    BAN_SPECIAL,
    BAN_SUPPORT,
    BAN_SUPPORTED,
    CREATURE,
    ENERGY,
    FLASH,
    M_NONE,
    M_VALUE,
    SLOT_DISCARD,
    SLOT_SACRIFICE,
    SLOT_SIDE,
    SUBSTANCE,
)
from engine.mmg.model import Ability, Design
from engine.mmg.repeats import drop_repeated, may_repeat
from engine.mmg.select import candidates
from engine.mmg.state import State
from engine.mmg.statics import holds

NOTHING: Final = [-1]
"""A slot left empty."""


def can_side(s: State, i: int) -> bool:
    """Whether its player may turn this card as a cost: Standing, free, no main combatant (C13)."""
    return not s.sided[i] and not s.frozen[i] and i != s.attacker and i != s.defender


def _slot_fillers(s: State, ability: Ability, k: int, source: int, player: int) -> list[int]:
    role = ability.slots[k]
    if role == SLOT_DISCARD:
        return [i for i in s.hand[player] if i != source]
    sel = ability.slot_sels[k]
    if sel is None:
        return []
    found = candidates(s, sel, source, player)
    if role == SLOT_SIDE:
        # A Creature cannot be Sided for this in the turn in which it was played (U11).
        return [
            i
            for i in found
            if i != source
            and s.owner[i] == player
            and can_side(s, i)
            and s.began[1 - player] > s.entered[i]
        ]
    if role == SLOT_SACRIFICE:
        return [i for i in found if i != source and s.owner[i] == player]
    return found


def packed(kind: int, source: int, ability: int, mode: int, first: int, second: int) -> int:
    """An option of this kind; all kinds that use an ability have the same fields."""
    return kind + o.use_special(source, ability, mode, first, second) - o.USE_SPECIAL


def _add_modes(
    s: State, ability: Ability, kind: int, source: int, first: int, second: int, out: list[int]
) -> None:
    """Every choice of a value or a Zone that the ability leaves open."""
    index = ability.index
    effect = ability.effect
    if ability.mode == M_NONE:
        if not effect.conditional or effect.possible(s, source, first, second, 0):
            out.append(packed(kind, source, index, 0, first, second))
    elif ability.mode == M_VALUE:
        if not effect.conditional or effect.possible(s, source, first, second, ENERGY):
            out.append(packed(kind, source, index, ENERGY, first, second))
            out.append(packed(kind, source, index, SUBSTANCE, first, second))
    else:
        start = len(out)
        mover = ability.effects[ability.mover]
        for z in range(3):
            if mover.possible(s, source, first, second, z + 1):
                out.append(packed(kind, source, index, z + 1, first, second))
        if len(out) == start and ability.mover > 0:
            out.append(packed(kind, source, index, 0, first, second))  # the rest can be done (R69)


def offer(s: State, ability: Ability, kind: int, source: int, player: int, out: list[int]) -> None:
    """Every way to announce one ability, if its condition and the moment allow it."""
    if holds(s, ability, source, player) and ability.effect.usable(s, source, player):
        offer_ways(s, ability, kind, source, player, out)


def offer_ways(
    s: State, ability: Ability, kind: int, source: int, player: int, out: list[int]
) -> None:
    """Every choice of costs, targets and modes."""
    slots = len(ability.slots)
    if slots == 0:
        _add_modes(s, ability, kind, source, -1, -1, out)
        return
    firsts = _slot_fillers(s, ability, 0, source, player)
    if not firsts and ability.slot_optional[0]:
        firsts = NOTHING
    if slots == 1:
        for first in firsts:
            _add_modes(s, ability, kind, source, first, -1, out)
        return
    seconds = _slot_fillers(s, ability, 1, source, player)
    for first in firsts:
        empty = ability.slot_optional[1]
        for second in seconds:
            if first != second:
                empty = False
                _add_modes(s, ability, kind, source, first, second, out)
        if empty:
            _add_modes(s, ability, kind, source, first, -1, out)


def _offer_design(s: State, d: Design, kind: int, source: int, player: int, out: list[int]) -> None:
    start = len(out)
    for ability in d.announced:
        offer(s, ability, kind, source, player, out)
    if s.stack:
        for ability in d.answers:
            offer(s, ability, kind, source, player, out)
    if len(out) > start and may_repeat(s, source):
        drop_repeated(s, out, start)


def offer_flashes(s: State, player: int, out: list[int]) -> None:
    """Flash cards in hand, each design once: copies do the same."""
    if s.innate_flash_barred[player] or s.flash_barred[player]:
        return
    designs = s.pool.designs
    seen: list[int] = []
    for i in s.hand[player]:
        face = s.design[i]
        d = designs[face]
        if d.kind != FLASH or face in seen:
            continue
        seen.append(face)
        _offer_design(s, d, o.PLAY_FLASH, i, player, out)


def special_ready(s: State, i: int) -> bool:
    """Whether a card may be Sided for a Special now (P20, F02, F09, C13)."""
    return can_side(s, i) and s.began[1 - s.owner[i]] > s.entered[i] and not s.bans[i] & BAN_SPECIAL


def offer_specials(s: State, player: int, out: list[int]) -> None:
    """Specials of Standing cards in the chosen Zone."""
    designs = s.pool.designs
    for i in s.board[player * 3 + s.chosen]:
        d = designs[s.face[i]]
        extra = s.copied[i]
        if (d.announced or d.answers or extra >= 0) and special_ready(s, i):
            _offer_design(s, d, o.USE_SPECIAL, i, player, out)
            if extra >= 0:
                _offer_design(s, designs[extra], o.USE_SPECIAL, i, player, out)


def offer_support(s: State, player: int, out: list[int]) -> None:
    """A giver, a target and Energy or Substance, all in the chosen Zone (U02 to U12)."""
    side = s.board[player * 3 + s.chosen]
    if len(side) < 2:
        return
    designs = s.pool.designs
    support = s.support
    helped = s.helped
    targets = [
        i
        for i in side
        if support[i] > helped[i]
        and designs[s.face[i]].kind == CREATURE
        and not s.bans[i] & BAN_SUPPORTED
    ]
    if not targets:
        return
    for giver in side:
        if (
            support[giver] > 0
            and can_side(s, giver)
            and designs[s.face[giver]].kind == CREATURE
            and not s.bans[giver] & BAN_SUPPORT
        ):
            for target in targets:
                if target != giver:
                    out.append(o.give_support(giver, target, ENERGY))
                    out.append(o.give_support(giver, target, SUBSTANCE))


def offer_all(s: State, player: int, flash_only: bool) -> list[int]:
    """Every W action of a player."""
    out: list[int] = []
    offer_flashes(s, player, out)
    if s.chosen >= 0 and not flash_only:
        offer_specials(s, player, out)
        offer_support(s, player, out)
    return out
