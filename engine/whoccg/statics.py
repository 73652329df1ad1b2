"""Continuous abilities and lasting changes: what cards are and may do right now.

Everything is worked out afresh whenever something moved, so nothing has to be undone when a card
leaves: first what is printed, then continuous abilities, the oldest card first, then the changes
that last for a time. All of it adds up (E15).
"""

from __future__ import annotations

from typing import Final

from engine.whoccg.codes import CHARACTERS, G_SOURCES, L_GAME, P_HOST, P_SELF, RULE_SAME_ERA, RULES
from engine.whoccg.constants import PLAY_PLACE
from engine.whoccg.items import Change
from engine.whoccg.model import Effect, Sel
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
        s.forbidden[i] = 0
        s.protected[i] = 0
    s.altered = []


def refresh(s: State) -> None:
    """Work out what every card in play is now."""
    s.dirty = 0
    _printed(s)
    designs = s.pool.designs
    rules: list[int] = []
    s.rules = rules
    s.rules_of = [NONE] * RULES
    s.eras = s.printed_eras
    s.plots_known = 0
    for source in s.groups[G_SOURCES]:
        if source == s.skip:
            continue
        me = s.controller[source]
        for ability in designs[s.design[source]].continuous:
            if ability.needs is not None:
                if not holds(s, ability.needs, source, me, here_of(s, source)):
                    continue
            rules.append(source)
            rules.append(ability.index)
            effect = ability.effects[0]
            if effect.rule >= 0:
                _set_rule(s, effect.rule, source, ability.index)
            else:
                effect.go_on(s, source, me)
    for change in s.changes:
        _lasting(s, change)


def _set_rule(s: State, rule: int, source: int, ability: int) -> None:
    s.rules_of[rule] = [*s.rules_of[rule], source, ability]
    place = s.spot[source]
    if rule == RULE_SAME_ERA and place >= 0:
        eras = s.eras[:]
        eras[place] = eras_of(s, place)
        s.eras = eras


def _lasting(s: State, change: Change) -> None:
    """A change that lasts. For the rest of the game it clings to every copy of that player."""
    effect = s.pool.abilities[change.ability].effects[change.effect]
    if change.lasts == L_GAME:
        for i in s.groups[s.pool.designs[s.design[change.card]].type]:
            if s.controller[i] == change.player:
                if s.pool.designs[s.design[i]].identity == change.identity:
                    s.altered.append(i)
                    effect.change(s, i, change.amount)
    elif s.place[change.card] == PLAY_PLACE:
        if s.kinds[change.card] & CHARACTERS or effect.suits_any_card():
            s.altered.append(change.card)
            effect.change(s, change.card, change.amount)


def affecting(s: State, i: int) -> list[int]:
    """The cards that modify a card now; needing one is not affecting it (K01, K02)."""
    found: list[int] = []
    n = 0
    while n < len(s.rules):
        source = s.rules[n]
        effect = s.pool.abilities[s.rules[n + 1]].effects[0]
        if effect.sel is not None or effect.rule < 0:
            if i in affected(s, effect, source, s.controller[source]) and source not in found:
                found.append(source)
        n += 2
    return found
