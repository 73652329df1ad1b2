"""Continuous abilities and lasting changes: what cards are and may do right now.

Everything is worked out afresh whenever something moved, so nothing has to be undone when a card
leaves: first what is printed, then continuous abilities and changes that last for a time, in
layers. All of it adds up (E15).
"""

from __future__ import annotations

from typing import Final

from engine.whoccg.codes import (
    CHARACTERS,
    G_SOURCES,
    GROUND,
    IDENTITY,
    L_GAME,
    LAYERS,
    P_HOST,
    P_SELF,
    PLAYING,
    RULE_SAME_ERA,
    RULES,
    SUMS,
)
from engine.whoccg.constants import PLAY_PLACE
from engine.whoccg.items import Change
from engine.whoccg.model import Ability, Effect, Sel
from engine.whoccg.needs import holds
from engine.whoccg.resolve.same_era import eras_of
from engine.whoccg.select import candidates, count, here_of, host_card
from engine.whoccg.state import State

NONE: Final[list[int]] = []


def affected(s: State, effect: Effect, source: int, me: int) -> list[int]:
    """The cards on which a continuous effect works."""
    if effect.pick == P_SELF or effect.sel is None:
        return [source]
    if effect.pick == P_HOST:
        host = host_card(s, source)
        return [host] if host >= 0 else []
    return candidates(s, effect.sel, source, me, here_of(s, source))


def times(s: State, per: Sel | None, source: int, me: int) -> int:
    """How often an amount counts: once, or once for each card that matches."""
    return 1 if per is None else count(s, per, source, me, here_of(s, source))


def _printed(s: State) -> None:
    """Back to what is printed; cards that nothing changed have it already."""
    designs = s.pool.designs
    for i in s.altered:
        d = designs[s.design[i]]
        s.brains[i] = d.qualities[0]
        s.brawn[i] = d.qualities[1]
        s.bravery[i] = d.qualities[2]
        s.traits[i] = d.traits
        s.species[i] = d.species
        s.kinds[i] = d.kinds
        s.room[i] = d.carry
        s.forbidden[i] = 0
        s.protected[i] = 0
    s.altered = []


def refresh(s: State) -> None:
    """Work out what every card in play is now, layer by layer (E15, R69).

    Within a layer everybody looks first and changes come after, so that no order of arrival
    matters; who is considered what may hang on one another and is looked at until nothing changes.
    """
    s.dirty = 0
    _printed(s)
    s.rules_of = [NONE] * RULES
    s.eras = s.printed_eras
    s.plots_known = 0
    layers = _layers(s)
    for layer in range(LAYERS):
        if not layers >> layer & 1:
            continue
        if layer == IDENTITY:
            while _change(s, layer):
                pass
        elif layer in (GROUND, PLAYING):
            _rules(s, layer)
        else:
            _change(s, layer)
        if layer == SUMS:
            _cut_off(s)


def _layers(s: State) -> int:
    """The layers in which something is at work, as bits."""
    layers = 0
    for source in s.groups[G_SOURCES]:
        if source != s.skip:
            layers |= s.pool.designs[s.design[source]].layers
    for change in s.changes:
        layers |= 1 << s.pool.abilities[change.ability].effects[change.effect].layer()
    return layers


def _active(s: State, ability: Ability, source: int) -> bool:
    return ability.needs is None or holds(
        s, ability.needs, source, s.controller[source], here_of(s, source)
    )


def _change(s: State, layer: int) -> bool:
    """Let everybody in a layer look, then make the changes; whether a species or type is new."""
    cards: list[int] = []
    amounts: list[int] = []
    effects: list[Effect] = []
    for source in s.groups[G_SOURCES]:
        d = s.pool.designs[s.design[source]]
        if source == s.skip or not d.layers >> layer & 1:
            continue
        for ability in d.continuous:
            if ability.layer == layer and _active(s, ability, source):
                effect = ability.effects[0]
                amount = effect.size(s, source, s.controller[source])
                for i in effect.covers(s, source, s.controller[source]):
                    cards.append(i)
                    amounts.append(amount)
                    effects.append(effect)
    for change in s.changes:
        effect = s.pool.abilities[change.ability].effects[change.effect]
        if effect.layer() == layer:
            for i in _lasting(s, change, effect):
                cards.append(i)
                amounts.append(change.amount)
                effects.append(effect)
    new = False
    for at in range(len(cards)):
        i = cards[at]
        species, kinds = s.species[i], s.kinds[i]
        s.altered.append(i)
        effects[at].change(s, i, amounts[at])
        new = new or species != s.species[i] or kinds != s.kinds[i]
    return new


def _cut_off(s: State) -> None:
    """No Quality is less than nothing, once all is added up."""
    for i in s.altered:
        s.brains[i] = max(0, s.brains[i])
        s.brawn[i] = max(0, s.brawn[i])
        s.bravery[i] = max(0, s.bravery[i])


def _rules(s: State, layer: int) -> None:
    """Set the rules of a layer."""
    for source in s.groups[G_SOURCES]:
        d = s.pool.designs[s.design[source]]
        if source == s.skip or not d.layers >> layer & 1:
            continue
        for ability in d.continuous:
            if ability.layer == layer and _active(s, ability, source):
                rule = ability.effects[0].rule
                s.rules_of[rule] = [*s.rules_of[rule], source, ability.index]
                ability.effects[0].go_on(s, source, s.controller[source])
                if rule == RULE_SAME_ERA and s.spot[source] >= 0:
                    eras = s.eras[:]
                    eras[s.spot[source]] = eras_of(s, s.spot[source])
                    s.eras = eras


def _lasting(s: State, change: Change, effect: Effect) -> list[int]:
    """The cards to which a lasting change clings now."""
    if change.lasts == L_GAME:
        found: list[int] = []
        for i in s.groups[s.pool.designs[s.design[change.card]].type]:
            if s.controller[i] == change.player:
                if s.pool.designs[s.design[i]].identity == change.identity:
                    found.append(i)
        return found
    if s.place[change.card] == PLAY_PLACE:
        if s.kinds[change.card] & CHARACTERS or effect.suits_any_card():
            return [change.card]
    return NONE


def affecting(s: State, i: int) -> list[int]:
    """The cards that modify a card now; needing one is not affecting it (K01, K02)."""
    found: list[int] = []
    for source in s.groups[G_SOURCES]:
        for ability in s.pool.designs[s.design[source]].continuous:
            effect = ability.effects[0]
            if (effect.sel is None and effect.rule >= 0) or not _active(s, ability, source):
                continue
            if i in affected(s, effect, source, s.controller[source]) and source not in found:
                found.append(source)
    return found
