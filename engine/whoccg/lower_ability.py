"""Abilities lowered to effects: one flat list of effects for each ability."""

from __future__ import annotations

from collections.abc import Sequence

from engine.whoccg import codes as k
from engine.whoccg.filters import Filters
from engine.whoccg.model import Ability, Design
from engine.whoccg.verbs.base import Part, Verb


class Abilities:
    """Lowers the abilities of all cards of a match-up and numbers them."""

    def __init__(self, filters: Filters) -> None:
        self.filters = filters
        self.found: list[Ability] = []

    def place(self, number: int, d: Design, abilities: Sequence[Verb]) -> None:
        """Put the abilities of a card where its design looks for them."""
        for ability in abilities:
            if isinstance(ability, Part):
                self._part(number, d, ability)
                continue
            when = ability.when or "bang"
            lowered = self._ability(number, len(d.abilities), when, [ability])
            self._conditions(lowered, ability)
            d.abilities.append(lowered)
            d.whens |= 1 << lowered.when
            if when == "continuous":
                lowered.layer = lowered.effects[0].layer()
                d.layers |= 1 << lowered.layer
                d.continuous.append(lowered)
            elif when == "use":
                d.uses.append(lowered)
            elif when == "bang":
                d.bangs.append(lowered)

    def _part(self, number: int, d: Design, part: Part) -> None:
        part.place(d, self.filters)
        if part.then:
            d.rewards[part.line] = self._ability(number, -1, "reward", part.then)

    def _ability(self, number: int, slot: int, when: str, effects: Sequence[Verb]) -> Ability:
        lowered = Ability(len(self.found), number, slot, k.WHENS.index(when))
        self.found.append(lowered)
        for effect in effects:
            self._effect(lowered, effect)
        return lowered

    def _conditions(self, lowered: Ability, given: Verb) -> None:
        """When it may be used, at what cost, and what it answers."""
        if given.needs is not None:
            lowered.needs = self.filters.need(given.needs)
        lowered.once = given.limit == "game"
        lowered.at = k.MOMENTS.index(given.at)
        lowered.whose = k.SIDES.index(given.whose)
        if given.what is not None:
            lowered.what = self.filters.sel(given.what)
        if given.cost is not None:
            lowered.freeze_self = given.cost.freeze_self
            lowered.destroy_self = given.cost.destroy_self
            lowered.discard = given.cost.discard

    def _effect(self, ability: Ability, effect: Verb) -> None:
        """An effect and what follows on it; after a roll or a fight only if that goes well."""
        compiled = effect.lower(self.filters)
        ability.effects.append(compiled)
        before = len(ability.effects)
        for step in effect.then:
            self._effect(ability, step)
        if effect.branches:
            compiled.skip = len(ability.effects) - before
