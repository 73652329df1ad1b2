"""What the types of the verbs cannot say: which verb may stand where. All problems are listed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.whoccg import verbs
from engine.whoccg.selectors import Need

PARTS = (
    verbs.Reach, verbs.Oppose, verbs.Overcome, verbs.Purpose, verbs.Requires, verbs.PlaysOn,
    verbs.Vortex, verbs.Hold, verbs.DicePool,
)  # fmt: skip
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
PARTS_OF: dict[str, tuple[type, ...]] = {
    "spacetime": (verbs.Hold, verbs.Vortex),
    "goal": (verbs.Reach, verbs.Oppose),
    "tardis-character": (verbs.Vortex, verbs.Hold),
    "ally": (verbs.Vortex, verbs.Hold),
    "enemy": (verbs.Vortex, verbs.Hold),
    "tardis": (verbs.Vortex, verbs.Hold),
    "artifact": (verbs.Vortex, verbs.Hold, verbs.Purpose),
    "condition": (
        verbs.Vortex, verbs.Hold, verbs.Purpose, verbs.Overcome, verbs.PlaysOn, verbs.DicePool,
    ),
    "bang": (),
    "plot": (verbs.Requires, verbs.Vortex),
}  # fmt: skip
GOES_ON = (
    verbs.Worth, verbs.Steer, verbs.Travel, verbs.Capacity, verbs.Boost, verbs.GiveTrait,
    verbs.TakeTrait, verbs.DoubleTrait, verbs.ActAs, verbs.Protect, verbs.Forbid, verbs.Join,
    verbs.Price, verbs.AllowEnemies, verbs.NativeHere, verbs.SameEra, verbs.Seal, verbs.Solve,
)  # fmt: skip
"""Verbs that can be continuous."""
ONLY_GOES_ON = (
    verbs.Worth, verbs.Steer, verbs.Travel, verbs.Capacity, verbs.Join, verbs.Price,
    verbs.AllowEnemies, verbs.NativeHere, verbs.SameEra, verbs.Seal,
)  # fmt: skip
BRANCHES = (verbs.Roll, verbs.Fight)
"""Verbs whose `then` follows only when they go well."""
SELVES = ("tardis-character", "ally", "enemy", "tardis", "artifact", "condition", "plot")
CHARACTERS = ("tardis-character", "ally", "enemy")


def tag(ability: verbs.Ability) -> str:
    """The name of a verb."""
    return str(ability.__struct_config__.tag)


def steps(effects: Sequence[verbs.Ability]) -> Iterator[verbs.Ability]:
    """All effects of a list, with those that follow on them."""
    for effect in effects:
        yield effect
        yield from steps(effect.then)


def _need_problems(where: str, need: Need) -> list[str]:
    problems = []
    if need.turns < 1:
        problems.append(f"{where}: expected turns of 1 or more, got {need.turns}")
    for amounts in (need.total, need.traits):
        for name, amount in amounts.items():
            if amount < 1:
                problems.append(f"{where}: expected {name} of 1 or more, got {amount}")
    for part in (*need.all_of, *need.any_of, *need.none_of):
        if part.turns != 1:
            problems.append(f"{where}: turns are counted for a whole requirement, not a part")
        problems.extend(_need_problems(where, part))
    return problems


def _number_problems(where: str, effect: verbs.Ability) -> list[str]:
    problems = []
    for field in ("count", "capacity", "points", "at_least", "margin"):
        number = getattr(effect, field, 1)
        if number < 1:
            problems.append(f"{where}: expected {field} of 1 or more, got {number}")
    amount = getattr(effect, "amount", 1)
    signed = isinstance(
        effect, verbs.Boost | verbs.Worth | verbs.Capacity | verbs.Price | verbs.Score | verbs.Lose
    ) and not isinstance(effect, verbs.Score | verbs.Lose)
    if amount == 0 or (amount < 0 and not signed):
        expected = "another amount than 0" if signed else "an amount of 1 or more"
        problems.append(f"{where}: expected {expected}, got {amount}")
    for field in ("dangers", "acts"):
        if getattr(effect, field, ("one",)) == ():
            problems.append(f"{where}: expected at least one word in {field}, got none")
    if isinstance(effect, verbs.ActAs) and not effect.species and not effect.kind:
        problems.append(f"{where}: 'act_as' expects a species or a kind")
    if isinstance(effect, verbs.Freeze) and bool(effect.lock) != (effect.condition is not None):
        problems.append(f"{where}: 'freeze' expects lock and condition together")
    return problems


def _target_problems(where: str, type_id: str, effect: verbs.Ability, when: str) -> list[str]:
    problems = []
    for field in ("target", "fighter", "against", "host"):
        target = getattr(effect, field, None)
        if target is None or isinstance(effect, verbs.PlaysOn):
            continue
        pick = target.pick
        if when == "continuous" and pick not in ("each", "self", "host"):
            problems.append(f"{where}: a continuous {field} picks 'each', 'self' or 'host'")
        if pick == "self" and type_id in ("bang", "goal"):
            problems.append(f"{where}: {field} picks 'self', which a {type_id} card cannot be")
        if pick == "host" and type_id != "condition":
            problems.append(f"{where}: {field} picks 'host', which only a Condition has")
        if pick == "actor" and (type_id not in ("artifact", "condition", "plot") or when != "use"):
            problems.append(f"{where}: {field} picks 'actor', which only a used card has")
    if isinstance(effect, verbs.Steer | verbs.Join) and type_id not in CHARACTERS:
        problems.append(f"{where}: {tag(effect)!r} stands on Characters only")
    return problems


def _effect_problems(where: str, type_id: str, ability: verbs.Ability, when: str) -> list[str]:
    """Problems of the effects of one ability, the first one and those that follow."""
    problems = []
    first = [] if isinstance(ability, PARTS) else [ability]
    for effect in steps([*first, *([] if first else ability.then)]):
        verb = tag(effect)
        later = effect is not ability
        if later and (effect.when or effect.cost or effect.needs or effect.at != "any"):
            problems.append(f"{where}: {verb!r} in a 'then' has no when, at, cost or needs")
        if later and effect.then and not isinstance(effect, BRANCHES):
            problems.append(f"{where}: {verb!r} in a 'then' has no 'then' of its own")
        if when == "continuous" and not isinstance(effect, GOES_ON):
            problems.append(f"{where}: {verb!r} acts once and cannot be 'continuous'")
        if when != "continuous" and isinstance(effect, ONLY_GOES_ON):
            problems.append(f"{where}: {verb!r} goes on and cannot be {when!r}")
        if isinstance(effect, verbs.Cancel) and (when != "bang" or ability.at in ("any", "turn")):
            problems.append(f"{where}: 'cancel' needs a Bang! that answers something")
        if isinstance(effect, verbs.Redirect) and ability.at not in ("bang", "ability"):
            problems.append(f"{where}: 'redirect' answers a Bang! or an ability")
        if isinstance(effect, verbs.Harden) and ability.at != "attempt":
            problems.append(f"{where}: 'harden' answers an attempt")
        problems.extend(_number_problems(where, effect))
        problems.extend(_target_problems(where, type_id, effect, when))
        for field in ("need", "condition"):
            need = getattr(effect, field, None)
            if need is not None:
                problems.extend(_need_problems(where, need))
    return problems


def _part_problems(where: str, type_id: str, ability: verbs.Ability) -> list[str]:
    verb = tag(ability)
    problems = []
    if not isinstance(ability, PARTS_OF[type_id]):
        problems.append(f"{where}: {verb!r} cannot stand on a card of type {type_id!r}")
    if ability.when or ability.at != "any" or ability.cost or ability.needs:
        problems.append(f"{where}: {verb!r} is a part of a card and has no when, at, cost or needs")
    if ability.then and not isinstance(ability, verbs.Reach | verbs.Oppose | verbs.Purpose):
        problems.append(f"{where}: {verb!r} has no rewards, so no 'then'")
    need = getattr(ability, "need", None)
    if need is not None:
        problems.extend(_need_problems(where, need))
    problems.extend(_number_problems(where, ability))
    return problems


def _ability_problems(where: str, type_id: str, ability: verbs.Ability) -> list[str]:
    if isinstance(ability, PARTS):
        return _part_problems(where, type_id, ability) + _effect_problems(
            where, type_id, ability, "reward"
        )
    when = ability.when or ("bang" if type_id == "bang" else "")
    if when not in TIMINGS[type_id]:
        expected = ", ".join(TIMINGS[type_id])
        return [f"{where}: expected 'when' out of {expected}, got {ability.when!r}"]
    problems = _effect_problems(where, type_id, ability, when)
    if when == "continuous" and ability.then:
        problems.append(f"{where}: a continuous ability has no 'then'")
    if ability.cost is not None and when not in ("use", "bang"):
        problems.append(f"{where}: only an ability that is used and a Bang! have a cost")
    cost = ability.cost
    if cost is not None and when == "bang" and (cost.freeze_self or cost.destroy_self):
        problems.append(f"{where}: a Bang! is not in play and can only cost a discard")
    if ability.limit != "turn" and when != "use":
        problems.append(f"{where}: only an ability that is used has a limit")
    if when != "bang" and (ability.at != "any" or ability.what or ability.whose != "any"):
        problems.append(f"{where}: only a Bang! has at, whose and what")
    if ability.needs is not None:
        problems.extend(_need_problems(where, ability.needs))
    return problems


def ability_problems(type_id: str, abilities: Sequence[verbs.Ability]) -> list[str]:
    """Every reason why these abilities cannot stand on a card of this type."""
    if type_id not in TIMINGS:
        if not abilities:
            return []
        return [f"expected a card type out of {', '.join(TIMINGS)}, got {type_id!r}"]
    problems: list[str] = []
    for index, ability in enumerate(abilities, start=1):
        problems.extend(_ability_problems(f"ability {index}", type_id, ability))
    for once in (verbs.Reach, verbs.Oppose, verbs.Overcome, verbs.Purpose, verbs.Requires):
        count = sum(isinstance(ability, once) for ability in abilities)
        if count > 1:
            problems.append(f"expected one {once.__struct_config__.tag!r} at most, got {count}")
    if type_id == "goal" and abilities:
        for needed in (verbs.Reach, verbs.Oppose):
            if not any(isinstance(ability, needed) for ability in abilities):
                problems.append(f"expected a {needed.__struct_config__.tag!r} line on a Goal")
    asks = any(isinstance(ability, verbs.Requires) for ability in abilities)
    if type_id == "plot" and abilities and not asks:
        problems.append("expected a 'requires' on a Plot")
    return problems
