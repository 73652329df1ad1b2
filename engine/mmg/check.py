"""Which verb may stand where on a card. All problems are listed; each verb knows its own fields."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from engine.mmg.nouns import CONTINUOUS
from engine.mmg.selectors import Target
from engine.mmg.verbs.base import USED, Verb

TIMINGS = {
    "creature": ("special", "innate", "arrives", "destroyed", "wins"),
    "resource": ("special", "innate", "arrives", "destroyed"),
    "flash": ("flash",),
    "episode": ("episode", "strikes", "unsolved"),
    "time": (),
}
DEFAULTS = {"flash": "flash", "episode": "episode"}
IN_PLAY = ("special", "innate", "arrives", "destroyed", "wins", "episode")
"""Timings of a card that can be meant by `self`."""


def settle(type_id: str, ability: Verb) -> Verb:
    """Fill in the timing that a Flash or Episode has of its own, down to the last `then`."""
    when = ability.when or DEFAULTS.get(type_id, "")
    then = tuple(settle(type_id, msgspec.structs.replace(step, when=when)) for step in ability.then)
    return msgspec.structs.replace(ability, when=when, then=then)


def _field_problems(ability: Verb) -> Iterator[str]:
    """Numbers, lists and filters that would make an effect do nothing."""
    for effect in (ability, *ability.then):
        yield from effect.problems(ability.when)
        for flt in effect.filters().values():
            if flt.kind == "episode" and not effect.on_episodes:
                yield f"{effect.name!r} cannot act on an Episode"
    if ability.needs is not None and ability.needs.count < 1:
        yield f"expected needs.count of 1 or more, got {ability.needs.count}"
    cost = ability.cost
    if cost is not None:
        for paid in (cost.side, cost.sacrifice):
            if paid is not None and paid.kind == "episode":
                yield "an Episode cannot be a cost"


def _going_on_problems(ability: Verb) -> Iterator[str]:
    if ability.when not in ability.goes_on:
        yield f"{ability.name!r} acts once and cannot go on as {ability.when!r}"
    if ability.cost is not None or ability.then:
        yield "an ability that goes on has neither a cost nor a 'then'"
    for field, target in ability.targets().items():
        if target.pick not in ("each", "self"):
            yield f"{field} of an ability that goes on picks 'each' or 'self'"
    if ability.modes():
        yield "an ability that goes on cannot leave a choice of value open"


def _cost_problems(ability: Verb) -> Iterator[str]:
    cost = ability.cost
    picked = 0
    if cost is not None:
        picked = sum((cost.side is not None, cost.sacrifice is not None, cost.discard))
        if ability.when not in USED:
            yield "only a Special or a Flash has a cost"
        if picked > 1:
            yield "at most one of side, sacrifice and discard as a cost"
        if cost.sacrifice_self and ability.when == "flash":
            yield "a Flash is not in play and cannot be sacrificed"
    effects = (ability, *ability.then)
    most = 2 if ability.when in USED else 1
    picks = picked + sum(effect.picks() for effect in effects)
    if picks > most:
        yield f"at most {most} picked cards, costs included, got {picks}"
    if sum(effect.modes() for effect in effects) > 1:
        yield "at most one open choice of value or Zone"


def _once_problems(ability: Verb) -> Iterator[str]:
    yield from _cost_problems(ability)
    effects = (ability, *ability.then)
    for step, effect in enumerate(effects):
        if ability.when not in effect.once:
            yield f"{effect.name!r} cannot be {ability.when!r}"
        if step and (effect.then or effect.cost is not None or effect.needs is not None):
            yield f"effect {step + 1} cannot have a cost, needs or then"
        if len(effects) > 1 and effect.alone:
            yield f"{effect.name!r} stands alone in an ability"
        for field, target in effect.targets().items():
            yield from _target_problems(ability, field, target, step)


def _target_problems(ability: Verb, field: str, target: Target, step: int) -> Iterator[str]:
    cost = ability.cost
    if target.pick == "cost" and (cost is None or (cost.side is None and cost.sacrifice is None)):
        yield f"{field} picks 'cost', but no card is Sided or sacrificed as a cost"
    before = (ability, *ability.then)
    if target.pick == "that" and not (step and any(effect.picks() for effect in before)):
        yield f"{field} picks 'that', but no effect before it picks a card"
    if target.pick == "self" and ability.when not in IN_PLAY:
        yield f"{field} picks 'self', but the card is not a Creature or Resource in play"


def ability_problems(type_id: str, abilities: Sequence[Verb]) -> list[str]:
    """Every reason why these abilities cannot stand on a card of this type."""
    allowed = TIMINGS.get(type_id)
    if allowed is None:
        return [f"expected a card type out of {', '.join(TIMINGS)}, got {type_id!r}"]
    problems: list[str] = []
    for index, given in enumerate(abilities, start=1):
        ability = settle(type_id, given)
        if ability.when not in allowed:
            expected = ", ".join(allowed) or "no ability at all"
            found = [f"expected 'when' out of {expected}, got {ability.when!r}"]
        else:
            going_on = ability.when in CONTINUOUS
            more = _going_on_problems if going_on else _once_problems
            found = [*_field_problems(ability), *more(ability)]
        problems.extend(f"ability {index}: {problem}" for problem in found)
    return problems
