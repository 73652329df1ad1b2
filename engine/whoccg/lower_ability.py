"""Abilities lowered to opcodes: one flat list of effects for each ability."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.whoccg import codes as k
from engine.whoccg import verbs
from engine.whoccg.filters import Filters
from engine.whoccg.lists import ERA_NAMES, QUALITIES, TRAITS
from engine.whoccg.model import Ability, Design, Op
from engine.whoccg.selectors import Find, Target

STOPS = {"any": 3, "reach": 1, "oppose": 2}
LOOKS = ("hand", "deck", "plots")
PARTS = ("reach", "oppose", "purpose", "overcome")
KINDS = {"": 0, "tardis-character": 1 << k.T_CREW, "ally": 1 << k.T_ALLY, "enemy": k.ENEMIES}


def _value(effect: Any) -> int:
    """The one number that an opcode needs besides its amount."""
    if isinstance(effect, verbs.Boost):
        return 3 if effect.quality == "all" else QUALITIES.index(effect.quality)
    if isinstance(effect, verbs.GiveTrait | verbs.TakeTrait | verbs.DoubleTrait):
        return TRAITS.index(effect.trait)
    if isinstance(effect, verbs.Fight):
        by = effect.by
        return QUALITIES.index(by) if by in QUALITIES else 3 + TRAITS.index(by)
    if isinstance(effect, verbs.SameEra):
        return list(ERA_NAMES).index(effect.era)
    if isinstance(effect, verbs.Freeze):
        return k.LOCKS.index(effect.lock)
    if isinstance(effect, verbs.Seal):
        return k.WAYS.index(effect.ways)
    if isinstance(effect, verbs.Look):
        return LOOKS.index(effect.at_what)
    return 0


def _flag(effect: Any) -> int:
    """Yes-or-no words of a verb, as bits."""
    if isinstance(effect, verbs.Move):
        return effect.here * 1 + effect.to_tardis * 2 + effect.allows * 4
    if isinstance(effect, verbs.Travel):
        return int(effect.pilot)
    if isinstance(effect, verbs.Price):
        return int(effect.here)
    if isinstance(effect, verbs.Drop):
        return int(effect.random)
    if isinstance(effect, verbs.Search):
        return int(effect.place)
    if isinstance(effect, verbs.Place):
        return int(effect.native) + 2 * int(effect.source == "discard")
    return 0


class Abilities:
    """Lowers the abilities of all cards of a match-up and numbers them."""

    def __init__(self, filters: Filters) -> None:
        self.filters = filters
        self.found: list[Ability] = []

    def place(self, number: int, d: Design, abilities: Sequence[verbs.Ability]) -> None:
        """Put the abilities of a card where its design looks for them."""
        for ability in abilities:
            if isinstance(ability, verbs.Part):
                self._part(number, d, ability)
                continue
            when = ability.when or "bang"
            lowered = self._ability(number, len(d.abilities), when, ability, [ability])
            d.abilities.append(lowered)
            d.whens |= 1 << lowered.when
            if when == "continuous":
                d.continuous.append(lowered)
            elif when == "use":
                d.uses.append(lowered)
            elif when == "bang":
                d.bangs.append(lowered)

    def _part(self, number: int, d: Design, part: Any) -> None:
        name = str(part.__struct_config__.tag)
        if name in PARTS:
            line = PARTS.index(name)
            d.needs[line] = self.filters.need(part.need)
            if part.then:
                reward = self._ability(number, -1, "reward", part, list(part.then))
                d.rewards[line] = reward
        if isinstance(part, verbs.Requires):
            d.needs[0] = self.filters.need(part.need)
        elif isinstance(part, verbs.Purpose):
            d.points = part.points
            d.purpose_by = k.HEROES if part.by == "hero" else k.ENEMIES
        elif isinstance(part, verbs.Overcome):
            d.overcome = True
            d.stops = STOPS[part.stops]
            d.whom = int(part.whom == "all")
        elif isinstance(part, verbs.PlaysOn):
            d.host_sel = self.filters.sel(part.host)

    def _ability(
        self, number: int, slot: int, when: str, given: Any, effects: list[Any]
    ) -> Ability:
        lowered = Ability(len(self.found), number, slot, k.WHENS.index(when))
        self.found.append(lowered)
        for effect in effects:
            self._effect(lowered, effect, 0)
        if when == "reward":
            return lowered
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
        return lowered

    def _effect(self, ability: Ability, effect: Any, depth: int) -> None:
        """An effect and what follows on it; after a roll or a fight only if that goes well."""
        op = self._op(effect)
        ability.ops.append(op)
        before = len(ability.ops)
        for step in effect.then:
            self._effect(ability, step, depth + 1)
        if isinstance(effect, verbs.Roll | verbs.Fight):
            op.skip = len(ability.ops) - before

    def _op(self, effect: Any) -> Op:
        filters = self.filters
        op = Op(k.OPS.index(str(effect.__struct_config__.tag)))
        target = getattr(effect, "target", getattr(effect, "against", None))
        if isinstance(target, Target):
            op.pick = k.PICKS.index(target.pick)
            op.may = target.may
            op.sel = filters.sel(target)
        if isinstance(effect, verbs.Fight):
            op.pick2 = k.PICKS.index(effect.fighter.pick)
            op.other = filters.sel(effect.fighter)
            op.kind = k.LOSERS.index(effect.loser)
            op.amount = effect.bonus
            op.flag = effect.margin
        elif isinstance(effect, verbs.Travel):
            op.other = filters.sel(effect.who)
            op.amount = effect.capacity
        else:
            op.amount = int(
                getattr(effect, "amount", getattr(effect, "count", getattr(effect, "at_least", 0)))
            )
        op.value = _value(effect)
        op.flag = op.flag or _flag(effect)
        if isinstance(effect, verbs.ActAs):
            op.mask = filters.species_mask(effect.species)
            op.kind = KINDS[effect.kind]
        elif isinstance(effect, verbs.Protect):
            op.mask = sum(1 << k.DANGERS.index(danger) for danger in set(effect.dangers))
        elif isinstance(effect, verbs.Forbid):
            op.mask = sum(1 << k.ACTS.index(act) for act in set(effect.acts))
        elif isinstance(effect, verbs.Boost):
            op.by = ("", "generation", "roll").index(effect.by)
            op.per = None if effect.per is None else filters.sel(effect.per)
        elif isinstance(effect, verbs.Freeze):
            op.until = k.UNTILS.index(effect.until)
            if effect.condition is not None:
                op.need = filters.need(effect.condition)
        elif isinstance(effect, verbs.Harden):
            op.need = filters.need(effect.need)
        elif isinstance(effect, verbs.Move) and effect.to is not None:
            op.spot = filters.spot(effect.to)
        if hasattr(effect, "lasts"):
            op.lasts = k.LASTS.index(effect.lasts)
        who = getattr(effect, "who", None)
        if isinstance(who, str):
            op.who = k.WHOS.index(who)
        find = getattr(effect, "find", getattr(effect, "of", None))
        if isinstance(find, Find):
            op.find = filters.find(find)
        return op
