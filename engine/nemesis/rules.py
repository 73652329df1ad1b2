"""The abilities of a card as rules: linked ones together, in words and for the machine."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.english import capital
from engine.nemesis import codes as k
from engine.nemesis import nouns
from engine.nemesis.ability import Ability, Cards

OPENINGS = {
    "start": "Start Step",
    "minion": "Minion Step",
    "play": "Play",
    "infiltrate": "Infiltrate",
    "conflict": "Conflict",
    "action": "Action",
    "blink": "Blink",
    "conflict-blink": "Conflict Blink",
    "end": "End Step",
    "ongoing": "Ongoing",
    "win": "Win",
    "board": "Action",
}
DEEDS = {
    "moved": "moves",
    "minion-step-move": "moves in a Minion Step",
    "played": "is played",
    "thwarted": "is Thwarted",
    "captured": "is Captured",
    "vanquished": "is vanquished",
    "displaced": "is displaced",
    "left": "is discarded from play",
    "discarded": "is discarded from a hand",
}


def grouped(abilities: Sequence[Ability]) -> list[list[Ability]]:
    """Abilities that make up one rule, rule by rule."""
    rules: list[list[Ability]] = []
    for ability in abilities:
        if ability.link and rules:
            rules[-1].append(ability)
        else:
            rules.append([ability])
    return rules


def triggers(rule: Sequence[Ability]) -> list[str]:
    """The trigger of each ability of a rule; a linked one has that of the one before."""
    found: list[str] = []
    for ability in rule:
        found.append(ability.when or (found[-1] if found else ""))
    return found


def event_words(ability: Ability) -> str:
    """The circumstances of an Ongoing rule: "when a Doctor is Captured"."""
    if not ability.on:
        return ""
    if ability.on == "conflict-won":
        return "when you win a Conflict, " if ability.by == "yours" else "when a Conflict is won, "
    if ability.on == "companion-draw":
        who = "you draw" if ability.by == "yours" else "a player draws"
        return f"when {who} a card by a Companion's rule, "
    subject = nouns.one(ability.about or Cards())
    if ability.by == "yours":
        deeds = {
            "moved": "move", "minion-step-move": "move", "played": "play", "thwarted": "Thwart",
            "captured": "Capture", "vanquished": "vanquish", "displaced": "displace",
            "discarded": "discard", "left": "discard",
        }  # fmt: skip
        after = " in your Minion Step" if ability.on == "minion-step-move" else ""
        after = " from your hand" if ability.on == "discarded" else after
        return f"when you {deeds[ability.on]} {subject}{after}, "
    if ability.by == "opponent":
        return f"when {subject} {DEEDS[ability.on]} by an opponent, "
    return f"when {subject} {DEEDS[ability.on]}, "


def rule_words(rule: Sequence[Ability], opening: bool = True, goal: int = 0) -> str:
    """A rule in words: "End Step: gain 1 Power if there is a Minion of yours with 3 Upgrades"."""
    found = triggers(rule)
    first = rule[0]
    text = event_words(first)
    if first.each:
        who = "every player" if first.each == "all" else "that player"
        does = "may" if first.may else "must"
        if first.when in ("start", "end"):
            text = f"in each player's {OPENINGS[first.when]} {who} {does} "
        if first.when == "ongoing":
            text += "its player may " if first.may else "its player must "
    elif first.may:
        text += "you may "
    parts: list[str] = []
    for n, ability in enumerate(rule):
        words = ability.words()
        if "{goal}" in words:
            words = words.replace("{goal}", str(goal or "the goal"))
        if n == 0:
            parts.append(words)
        elif ability.link == "or":
            named = f"{OPENINGS[found[n]]}: " if found[n] != found[n - 1] else ""
            parts.append(f"; or {named}{words}")
        elif ability.link == "roll":
            low, high = ability.rolls
            on = str(low) if low == high else f"{low} to {high}"
            parts.append(f"; on {on} {words}")
        else:
            parts.append(f", {words}" if n < len(rule) - 1 else f" and {words}")
    text += "".join(parts)
    conditions = [nouns.need(need) for need in first.need]
    if conditions:
        text += " " + " and ".join(conditions)
    if not opening:
        return text
    return f"{OPENINGS[found[0]]}: {text}"


def card_rules(abilities: Sequence[Ability], goal: int = 0) -> list[str]:
    """The rules of a card, one sentence each."""
    return [f"{rule_words(rule, goal=goal)}." for rule in grouped(abilities)]


def problems(type_id: str, abilities: Sequence[Ability]) -> list[str]:
    """Every reason why these abilities cannot be on a card of this type."""
    found: list[str] = []
    for n, ability in enumerate(abilities, start=1):
        verb = type(ability).__struct_config__.tag
        label = f"ability {n} ({verb})"
        found += [f"{label}: {problem}" for problem in _circumstances(type_id, ability, n)]
        found += [f"{label}: {problem}" for problem in ability.problems()]
        for cards in _filters(ability):
            found += [f"{label}: {problem}" for problem in _cards(cards)]
    return found


def _circumstances(type_id: str, ability: Ability, n: int) -> list[str]:
    found = []
    if ability.link not in ("", "and", "or", "roll"):
        found.append(f"link: expected and, or or roll, got {ability.link!r}")
    if ability.link and n == 1:
        found.append("link: expected an ability before it")
    if not ability.link and not ability.when:
        found.append(f"when: expected one of {', '.join(k.TRIGGERS)}")
    if ability.when and ability.when not in k.TRIGGERS:
        found.append(f"when: expected one of {', '.join(k.TRIGGERS)}, got {ability.when!r}")
    if ability.on and ability.on not in k.EVENTS:
        known = ", ".join(event for event in k.EVENTS if event)
        found.append(f"on: expected one of {known}, got {ability.on!r}")
    if ability.on and ability.when != "ongoing":
        found.append("on: expected an Ongoing rule")
    if ability.each not in k.EACH:
        found.append(f"each: expected turn or all, got {ability.each!r}")
    if ability.by not in k.WHOSE:
        found.append(f"by: expected one of {', '.join(k.WHOSE)}, got {ability.by!r}")
    if ability.when == "board" and (type_id != "board" or not 1 <= ability.location <= k.SPOTS):
        found.append("location: expected a board and a Location from 1 to 4")
    if ability.link == "roll" and not 1 <= ability.rolls[0] <= ability.rolls[1] <= k.DIE:
        found.append("rolls: expected the lowest and the highest roll from 1 to 6")
    return found


def _filters(ability: Ability) -> list[Cards]:
    cards: list[Cards] = list(ability.need)
    for name in ability.__struct_fields__:
        value = getattr(ability, name)
        if isinstance(value, Cards):
            cards.append(value)
    return cards


def _cards(cards: Cards) -> list[str]:
    found = [f"expected a trait, got {w!r}" for w in nouns.unknown_traits(cards.of)]
    found += [f"expected a trait, got {w!r}" for w in nouns.unknown_traits(cards.but_not)]
    if cards.whose not in k.WHOSE:
        found.append(f"whose: expected one of {', '.join(k.WHOSE)}, got {cards.whose!r}")
    return found


def sentence(text: str) -> str:
    """A rule as a sentence of its own."""
    return capital(text)
