"""What the types of the verbs cannot say: which verb may stand where. All problems are listed."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engine.mmg import verbs
from engine.mmg.nouns import CONTINUOUS

TIMINGS = {
    "creature": ("special", "innate", "arrives", "destroyed", "wins"),
    "resource": ("special", "innate", "arrives", "destroyed"),
    "flash": ("flash",),
    "episode": ("episode", "strikes", "unsolved"),
    "time": (),
}
DEFAULTS = {"flash": "flash", "episode": "episode"}
ANSWERS = (verbs.Counter, verbs.Save, verbs.Regenerate)
GOES_ON = {
    verbs.Damage: CONTINUOUS,
    verbs.Boost: CONTINUOUS,
    verbs.PreventHit: frozenset({"innate"}),
    verbs.PreventDamage: CONTINUOUS,
    verbs.Counter: frozenset({"innate"}),
    verbs.Save: frozenset({"innate"}),
    verbs.Regenerate: frozenset({"innate"}),
    verbs.ExtraPlay: frozenset({"innate"}),
    verbs.MustAttack: frozenset({"innate"}),
    verbs.Forbid: CONTINUOUS,
    verbs.Bar: CONTINUOUS,
}
ONLY = {
    verbs.Counter: ("special", "flash", "innate"),
    verbs.Save: ("special", "flash", "innate"),
    verbs.Regenerate: ("special", "flash", "innate"),
    verbs.Clone: ("arrives", "special", "flash"),
    verbs.PlaceUnder: ("strikes", "unsolved"),
    verbs.Solve: ("special", "flash", "arrives"),
    verbs.MustAttack: ("innate",),
}
ON_EPISODES = (verbs.Solve, verbs.Destroy, verbs.Recall)
"""Verbs that can act on an Episode; all others need a Creature or a Resource."""


def settle(type_id: str, ability: verbs.Ability) -> verbs.Ability:
    """Fill in the timing that a Flash or Episode has of its own, down to the last `then`."""
    when = ability.when or DEFAULTS.get(type_id, "")
    then = tuple(settle(type_id, msgspec.structs.replace(step, when=when)) for step in ability.then)
    return msgspec.structs.replace(ability, when=when, then=then)


def _picks(effect: verbs.Ability) -> int:
    count = 0
    for field in ("target", "aimed_at", "copier"):
        target = getattr(effect, field, None)
        if target is not None and target.pick == "one" and not isinstance(effect, ANSWERS):
            count += 1
    return count


def _modes(effect: verbs.Ability) -> int:
    if isinstance(effect, verbs.Damage | verbs.Boost):
        return int(effect.value == "energy or substance")
    return int(isinstance(effect, verbs.Move) and effect.to in ("neighbouring", "any"))


def _number_problems(where: str, ability: verbs.Ability) -> list[str]:
    """Numbers and lists that would make an effect do nothing."""
    problems = []
    for effect in (ability, *ability.then):
        for field in ("amount", "count"):
            number = getattr(effect, field, 1)
            least = 0 if isinstance(effect, verbs.PreventDamage) else 1
            if number < least:
                problems.append(f"{where}: expected {field} of {least} or more, got {number}")
        for field in ("acts", "plays", "types"):
            if getattr(effect, field, ("one",)) == ():
                problems.append(f"{where}: expected at least one word in {field}, got none")
    if ability.needs is not None and ability.needs.count < 1:
        problems.append(f"{where}: expected needs.count of 1 or more, got {ability.needs.count}")
    return problems


def _kind_problems(where: str, ability: verbs.Ability) -> list[str]:
    """Filters for Episodes where only a Creature or a Resource can be meant."""
    problems = []
    for effect in (ability, *ability.then):
        verb = effect.__struct_config__.tag
        for field in ("target", "copier", "of"):
            given = getattr(effect, field, None)
            if given is None:
                continue
            if given.kind == "episode" and not isinstance(effect, ON_EPISODES):
                problems.append(f"{where}: {verb!r} cannot act on an Episode")
            if given.kind != "episode" and isinstance(effect, verbs.Solve):
                problems.append(f"{where}: 'solve' expects kind 'episode', got {given.kind!r}")
    cost = ability.cost
    if cost is not None:
        for field in ("side", "sacrifice"):
            given = getattr(cost, field)
            if given is not None and given.kind == "episode":
                problems.append(f"{where}: an Episode cannot be a cost")
    if isinstance(ability, verbs.Bar) and ability.here and ability.when == "flash":
        problems.append(f"{where}: a Flash lies in no Zone and cannot bar plays 'here'")
    return problems


def _continuous_problems(where: str, ability: verbs.Ability) -> list[str]:
    problems = []
    verb = ability.__struct_config__.tag
    if ability.when not in GOES_ON.get(type(ability), ()):
        problems.append(f"{where}: {verb!r} acts once and cannot go on as {ability.when!r}")
    if ability.cost is not None or ability.then:
        problems.append(f"{where}: an ability that goes on has neither a cost nor a 'then'")
    for field in ("target", "aimed_at"):
        target = getattr(ability, field, None)
        if target is not None and target.pick not in ("each", "self"):
            problems.append(f"{where}: {field} of an ability that goes on picks 'each' or 'self'")
    if _modes(ability):
        problems.append(f"{where}: an ability that goes on cannot leave a choice of value open")
    return problems


def ability_problems(type_id: str, abilities: Sequence[verbs.Ability]) -> list[str]:
    """Every reason why these abilities cannot stand on a card of this type."""
    problems: list[str] = []
    allowed = TIMINGS.get(type_id)
    if allowed is None:
        return [f"expected a card type out of {', '.join(TIMINGS)}, got {type_id!r}"]
    for index, given in enumerate(abilities, start=1):
        ability = settle(type_id, given)
        where = f"ability {index}"
        if ability.when not in allowed:
            expected = ", ".join(allowed) or "no ability at all"
            problems.append(f"{where}: expected 'when' out of {expected}, got {ability.when!r}")
            continue
        problems.extend(_number_problems(where, ability))
        problems.extend(_kind_problems(where, ability))
        if ability.when in CONTINUOUS:
            problems.extend(_continuous_problems(where, ability))
            continue
        effects = [ability, *ability.then]
        cost = ability.cost
        picked_costs = 0
        if cost is not None:
            picked_costs = sum((cost.side is not None, cost.sacrifice is not None, cost.discard))
            if ability.when not in ("special", "flash"):
                problems.append(f"{where}: only a Special or a Flash has a cost")
            if picked_costs > 1:
                problems.append(f"{where}: at most one of side, sacrifice and discard as a cost")
            if cost.sacrifice_self and ability.when == "flash":
                problems.append(f"{where}: a Flash is not in play and cannot be sacrificed")
        most = 2 if ability.when in ("special", "flash") else 1
        picks = picked_costs + sum(_picks(effect) for effect in effects)
        if picks > most:
            problems.append(f"{where}: at most {most} picked cards, costs included, got {picks}")
        if sum(_modes(effect) for effect in effects) > 1:
            problems.append(f"{where}: at most one open choice of value or Zone")
        for step, effect in enumerate(effects):
            verb = effect.__struct_config__.tag
            only = ONLY.get(type(effect))
            if only is not None and ability.when not in only:
                problems.append(f"{where}: {verb!r} cannot be {ability.when!r}")
            if step and (effect.then or effect.cost is not None or effect.needs is not None):
                problems.append(f"{where}: effect {step + 1} cannot have a cost, needs or then")
            if (step or len(effects) > 1) and isinstance(effect, ANSWERS[1:]):
                problems.append(f"{where}: {verb!r} stands alone in an ability")
            for field in ("target", "aimed_at", "copier"):
                problems.extend(_target_problems(where, ability, effect, field, step))
    return problems


def _target_problems(
    where: str, ability: verbs.Ability, effect: verbs.Ability, field: str, step: int
) -> list[str]:
    target = getattr(effect, field, None)
    if target is None:
        return []
    cost = ability.cost
    if target.pick == "cost" and (cost is None or (cost.side is None and cost.sacrifice is None)):
        return [f"{where}: {field} picks 'cost', but no card is Sided or sacrificed as a cost"]
    if target.pick == "that" and not (step and any(_picks(e) for e in (ability, *ability.then))):
        return [f"{where}: {field} picks 'that', but no effect before it picks a card"]
    if target.pick == "self" and ability.when in ("flash", "strikes", "unsolved"):
        return [
            f"{where}: {field} picks 'self', but the card is not a Creature or Resource in play"
        ]
    return []
