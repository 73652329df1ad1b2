"""Innate abilities and Episodes that go on: what they do to values and permissions right now.

Everything is worked out afresh whenever something moved, so nothing has to be undone when a card
leaves: first the normal values, then the abilities that go on, in the order in which they began
(N05, R55), then the changes of this turn. No value falls below 0 at any of these steps (R64).
"""

from __future__ import annotations

from engine.mmg.codes import (
    AT_WORK,
    CREATURE,
    ENERGY,
    P_SELF,
    REACTS_COUNTER,
    REACTS_SAVE,
    SUBSTANCE,
    SUPPORT,
)
from engine.mmg.constants import LAID_PLACE
from engine.mmg.model import Ability, Effect
from engine.mmg.select import count, matches
from engine.mmg.state import State


def holds(s: State, ability: Ability, source: int, me: int) -> bool:
    """Whether the condition of an ability is met."""
    if ability.turn and (s.active == me) != (ability.turn == 1):
        return False
    if ability.combat and s.attacker < 0:
        return False
    needs = ability.needs
    return needs is None or count(s, needs, source, me) >= ability.needs_count


def shift(s: State, cards: list[int], values: int, amount: int) -> None:
    """Raise or lower current values by what goes on; never below 0 (R64)."""
    for i in cards:
        if values & ENERGY:
            s.energy[i] = max(0, s.energy[i] + amount)
        if values & SUBSTANCE:
            s.substance[i] = max(0, s.substance[i] + amount)
        if values & SUPPORT:
            s.support[i] = max(0, s.support[i] + amount)


def _apply_all(s: State, abilities: list[Ability], source: int, me: int) -> None:
    for ability in abilities:
        if holds(s, ability, source, me):
            ability.effect.go_on(s, ability, source, me)


def _go_on(s: State) -> None:
    """Let every ability that goes on do its part, the oldest first."""
    designs = s.pool.designs
    for source in s.lasting:
        me = s.owner[source]
        if s.place[source] == LAID_PLACE:
            me = 1 - me  # an Episode is read by its Solver (E10)
        innate = designs[s.face[source]].innate
        if innate:
            _apply_all(s, innate, source, me)
        if s.copied[source] >= 0:
            _apply_all(s, designs[s.copied[source]].innate, source, me)


def refresh(s: State) -> list[int]:
    """Work out all values; return the Creatures that have come down to 0 Energy and Substance."""
    s.dirty = AT_WORK
    designs = s.pool.designs
    face = s.face
    energy = s.energy
    substance = s.substance
    support = s.support
    energy_change = s.energy_change
    substance_change = s.substance_change
    support_change = s.support_change
    before: list[int] = []
    s.wards = []
    s.innate_flash_barred = [0, 0]
    s.innate_hits = [0, 0]
    s.innate_plays = [0, 0]
    s.innate_bars = [0, 0, 0, 0, 0, 0]
    for side in s.board:
        for i in side:
            d = designs[face[i]]
            before.append(energy[i] + substance[i])
            energy[i] = d.energy
            substance[i] = d.substance
            support[i] = d.support
            s.bans[i] = s.turn_bans[i]
            s.innate_guard[i] = 0
    if s.lasting:
        _go_on(s)
    s.dirty = 0
    fallen: list[int] = []
    k = 0
    for side in s.board:
        for i in side:
            if energy_change[i]:
                energy[i] = max(0, energy[i] + energy_change[i])
            if substance_change[i]:
                substance[i] = max(0, substance[i] + substance_change[i])
            if support_change[i]:
                support[i] = max(0, support[i] + support_change[i])
            if energy[i] == 0 and substance[i] == 0 and before[k] > 0:
                d = designs[face[i]]
                if d.kind == CREATURE and (d.energy > 0 or d.substance > 0):
                    fallen.append(i)
            k += 1
    return fallen


def _watches(s: State, effect: Effect, source: int, i: int) -> bool:
    """Whether the Innate counter or rescue of a card covers another card."""
    if effect.pick == P_SELF or effect.sel is None:
        return source == i
    return matches(s, effect.sel, i, source, s.owner[source])


def ward_saves(s: State, i: int) -> int:
    """The card whose Innate ability saves a card, or -1."""
    k = 0
    while k < len(s.wards):
        source = s.wards[k]
        effect = s.pool.abilities[s.wards[k + 1]].effect
        if effect.reaction == REACTS_SAVE and _watches(s, effect, source, i):
            return source
        k += 2
    return -1


def ward_counters(s: State, stopped: int, controller: int, target: int) -> int:
    """The card whose Innate counter stops an effect of `controller` aimed at a card, or -1."""
    k = 0
    while k < len(s.wards):
        source = s.wards[k]
        effect = s.pool.abilities[s.wards[k + 1]].effect
        if (
            effect.reaction == REACTS_COUNTER
            and s.owner[source] != controller
            and effect.stops_kind(stopped)
            and _watches(s, effect, source, target)
        ):
            return source
        k += 2
    return -1
