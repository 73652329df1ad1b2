"""What the types of the verbs cannot say: which verb may stand where. All problems are listed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.whoccg.selectors import Need
from engine.whoccg.verbs.base import Part, Verb

GENERAL = ("use", "continuous", "arrives", "destroyed", "turn_start", "turn_end", "lands")
CHARACTER = (*GENERAL, "succeeds", "fails", "overcomes")
TIMINGS: dict[str, tuple[str, ...]] = {
    "spacetime": GENERAL,
    "goal": ("continuous", "turn_start", "turn_end"),
    "tardis-character": CHARACTER,
    "ally": CHARACTER,
    "enemy": CHARACTER,
    "tardis": GENERAL,
    "artifact": GENERAL,
    "condition": GENERAL,
    "bang": ("bang", "continuous", "turn_start", "turn_end", "destroyed"),
    "plot": GENERAL,
}
CHARACTERS = ("tardis-character", "ally", "enemy")
ONCE = ("reach", "oppose", "overcome", "purpose", "requires")
"""Parts of which a card has one at most."""


def steps(effects: Sequence[Verb]) -> Iterator[Verb]:
    """All effects of a list, with those that follow on them."""
    for effect in effects:
        yield effect
        yield from steps(effect.then)


def _need_problems(need: Need) -> Iterator[str]:
    if need.turns < 1:
        yield f"expected turns of 1 or more, got {need.turns}"
    for amounts in (need.total, need.traits):
        for name, amount in amounts.items():
            if amount < 1:
                yield f"expected {name} of 1 or more, got {amount}"
    for part in (*need.all_of, *need.any_of, *need.none_of):
        if part.turns != 1:
            yield "turns are counted for a whole requirement, not a part"
        yield from _need_problems(part)


def _target_problems(type_id: str, effect: Verb, when: str) -> Iterator[str]:
    for field, target in effect.targets().items():
        pick = target.pick
        if when == "continuous" and pick not in ("each", "self", "host"):
            yield f"a continuous {field} picks 'each', 'self' or 'host'"
        if pick == "self" and type_id in ("bang", "goal"):
            yield f"{field} picks 'self', which a {type_id} card cannot be"
        if pick == "host" and type_id != "condition":
            yield f"{field} picks 'host', which only a Condition has"
        if pick == "actor" and (type_id not in ("artifact", "condition", "plot") or when != "use"):
            yield f"{field} picks 'actor', which only a used card has"
    if effect.of_characters and type_id not in CHARACTERS:
        yield f"{effect.name!r} stands on Characters only"


def _effect_problems(type_id: str, ability: Verb, when: str) -> Iterator[str]:
    """Problems of the effects of one ability, the first one and those that follow."""
    for effect in steps(ability.then if isinstance(ability, Part) else [ability]):
        verb = effect.name
        later = effect is not ability
        if later and (effect.when or effect.cost or effect.needs or effect.at != "any"):
            yield f"{verb!r} in a 'then' has no when, at, cost or needs"
        if later and effect.then and not effect.branches:
            yield f"{verb!r} in a 'then' has no 'then' of its own"
        if when == "continuous" and not effect.goes_on:
            yield f"{verb!r} acts once and cannot be 'continuous'"
        if when != "continuous" and not effect.acts_once:
            yield f"{verb!r} goes on and cannot be {when!r}"
        yield from effect.problems_at(when, ability.at)
        yield from effect.problems()
        yield from _target_problems(type_id, effect, when)
        for need in effect.requirements():
            yield from _need_problems(need)


def _part_problems(type_id: str, part: Part) -> Iterator[str]:
    if type_id not in part.on:
        yield f"{part.name!r} cannot stand on a card of type {type_id!r}"
    if part.when or part.at != "any" or part.cost or part.needs:
        yield f"{part.name!r} is a part of a card and has no when, at, cost or needs"
    if part.then and not part.rewarded:
        yield f"{part.name!r} has no rewards, so no 'then'"
    for need in part.requirements():
        yield from _need_problems(need)
    yield from part.problems()
    yield from _effect_problems(type_id, part, "reward")


def _ability_problems(type_id: str, ability: Verb) -> Iterator[str]:
    if isinstance(ability, Part):
        yield from _part_problems(type_id, ability)
        return
    when = ability.when or ("bang" if type_id == "bang" else "")
    if when not in TIMINGS[type_id]:
        yield f"expected 'when' out of {', '.join(TIMINGS[type_id])}, got {ability.when!r}"
        return
    yield from _effect_problems(type_id, ability, when)
    if when == "continuous" and ability.then:
        yield "a continuous ability has no 'then'"
    if ability.cost is not None and when not in ("use", "bang"):
        yield "only an ability that is used and a Bang! have a cost"
    cost = ability.cost
    if cost is not None and when == "bang" and (cost.freeze_self or cost.destroy_self):
        yield "a Bang! is not in play and can only cost a discard"
    if ability.limit != "turn" and when != "use":
        yield "only an ability that is used has a limit"
    if when != "bang" and (ability.at != "any" or ability.what or ability.whose != "any"):
        yield "only a Bang! has at, whose and what"
    if ability.needs is not None:
        yield from _need_problems(ability.needs)


def ability_problems(type_id: str, abilities: Sequence[Verb]) -> list[str]:
    """Every reason why these abilities cannot stand on a card of this type."""
    if type_id not in TIMINGS:
        if not abilities:
            return []
        return [f"expected a card type out of {', '.join(TIMINGS)}, got {type_id!r}"]
    problems: list[str] = []
    for index, ability in enumerate(abilities, start=1):
        problems += [f"ability {index}: {text}" for text in _ability_problems(type_id, ability)]
    names = [ability.name for ability in abilities]
    for once in ONCE:
        if names.count(once) > 1:
            problems.append(f"expected one {once!r} at most, got {names.count(once)}")
    if type_id == "goal" and abilities:
        for needed in ("reach", "oppose"):
            if needed not in names:
                problems.append(f"expected a {needed!r} line on a Goal")
    if type_id == "plot" and abilities and "requires" not in names:
        problems.append("expected a 'requires' on a Plot")
    return problems
