"""Words for the cards that a filter picks: "another Standing Robot of yours in this Zone"."""

from __future__ import annotations

from engine.mmg.selectors import Filter, Target

RACES = {
    "alien": "Alien",
    "assistant": "Assistant",
    "human": "Human",
    "robot": "Robot",
    "timelord": "Time Lord",
}
KINDS = {"creature": "Creature", "resource": "Resource", "card": "card", "episode": "Episode"}
ROLES = {
    "fighting": "main combatant",
    "attacking": "attacking main combatant",
    "defending": "defending main combatant",
    "idle": "Creature outside the battle",
}
VALUES = frozenset({"energy", "substance", "support"})
NUMBERS = ("no", "one", "two", "three", "four", "five", "six")
CONTINUOUS = frozenset({"innate", "episode"})
EPISODE = frozenset({"episode", "strikes", "unsolved"})
LOCAL = frozenset({"innate", "arrives", "destroyed", "wins", "episode", "strikes", "unsolved"})


def either(words: list[str]) -> str:
    """Join with commas and a final "or"."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"


def both(words: list[str]) -> str:
    """Join with commas and a final "and"."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def number(count: int) -> str:
    """A small number as a word."""
    return NUMBERS[count] if count < len(NUMBERS) else str(count)


def article(noun: str) -> str:
    """Put "a" or "an" before a noun."""
    return f"an {noun}" if noun[0] in "AEIOaeio" else f"a {noun}"


def plural(noun: str) -> str:
    """A few nouns only: the kinds of card, and names in capitals, which do not change (A20)."""
    head, gap, rest = noun.partition(" outside ")
    return noun if noun.isupper() or head.endswith("s") else f"{head}s{gap}{rest}"


def _head(flt: Filter, many: bool) -> str:
    if flt.name:
        nouns = [name.upper() for name in flt.name]
    elif flt.race:
        nouns = [RACES[race] for race in flt.race]
    elif flt.role != "any":
        nouns = [ROLES[flt.role]]
    else:
        nouns = [KINDS[flt.kind]]
    return either([plural(noun) for noun in nouns] if many else nouns)


def _whose(flt: Filter, when: str) -> str:
    """Whose card it is, where that stands after the noun."""
    if flt.side == "any" or (flt.side == "opposing" and when not in EPISODE):
        return ""
    if flt.kind == "episode":
        return " on your side"
    if flt.side == "opposing":
        return " of the opponent"
    return " of the Solver" if when in EPISODE else " of yours"


def _place(flt: Filter, when: str) -> str:
    """The Zone, where the rules do not already say it (F10, F13)."""
    if flt.zone == "here" or (flt.zone == "usual" and when in LOCAL):
        return " in this Zone"
    if flt.zone == "chosen":
        return " in the chosen Zone"
    if flt.zone == "any" and when != "flash" and flt.kind != "episode":
        return " in any Zone"
    return ""


def noun_phrase(flt: Filter, when: str, many: bool = False, owned: bool = False) -> tuple[str, str]:
    """Adjectives with the noun, and what follows the noun; `owned`: the sentence says whose."""
    words: list[str] = []
    if flt.side == "opposing" and when not in EPISODE and not owned:
        words.append("opposing")
    if flt.state != "any":
        words.append("Standing" if flt.state == "standing" else "Sided")
    if flt.frame:
        words.append(either([frame.capitalize() for frame in flt.frame]))
    words.append(_head(flt, many))
    tail = "" if owned else _whose(flt, when)
    if flt.role != "any" and (flt.name or flt.race):
        tail += f" that {'are' if many else 'is'} " + (
            plural(ROLES[flt.role]) if many else article(ROLES[flt.role])
        )
    if flt.label:
        tail += f" labelled {either(list(flt.label))}"
    for limit, value in (
        (flt.energy_at_most, "Energy"),
        (flt.substance_at_most, "Substance"),
        (flt.support_at_most, "Support"),
    ):
        if limit is not None:
            tail += f" with {value} {limit} or less"
    if not flt.watchers:
        tail += " other than THE WATCHER"
    return " ".join(words), tail + _place(flt, when)


def one(flt: Filter, when: str) -> str:
    """A single card that matches: "a Robot of yours", "another Creature"."""
    noun, tail = noun_phrase(flt, when)
    return (f"another {noun}" if flt.other else article(noun)) + tail


def each(flt: Filter, when: str) -> str:
    """Every card that matches."""
    noun, tail = noun_phrase(flt, when)
    return (f"each other {noun}" if flt.other else f"each {noun}") + tail


def several(flt: Filter, when: str) -> str:
    """The cards that match, as a plural: "other Robots of yours in this Zone"."""
    noun, tail = noun_phrase(flt, when, many=True)
    return ("other " if flt.other else "") + noun + tail


def held(flt: Filter, when: str, count: int) -> str:
    """Cards that somebody has, as a condition: "you have another Human in this Zone"."""
    noun, tail = noun_phrase(flt, when, many=count > 1, owned=True)
    if count > 1:
        what = f"at least {number(count)} {'other ' if flt.other else ''}{noun}"
    elif flt.other:
        what = f"another {noun}"
    else:
        what = noun if flt.name else article(noun)
    if flt.side == "any":
        who = "there are" if count > 1 else "there is"
    elif flt.side == "opposing":
        who = "the opponent has"
    else:
        who = "the Solver has" if when in EPISODE else "you have"
    return f"{who} {what}{tail}"


def target(tgt: Target, when: str) -> str:
    """The target as the object of a sentence."""
    if tgt.pick == "self":
        return "this card"
    if tgt.pick in ("that", "cost"):
        return "that card"
    return each(tgt, when) if tgt.pick == "each" else one(tgt, when)


def cards(count: int) -> str:
    """So many cards: "a card", "two cards"."""
    return "a card" if count == 1 else f"{number(count)} cards"


def values(value: str, before: str) -> str:
    """The values with the same word before each: "+1 Energy or +1 Substance"."""
    for joint in (" or ", " and "):
        value = value.replace(joint, f"{joint}{before}")
    words = [word.title() if word in VALUES else word for word in value.split(" ")]
    return before + " ".join(words)


def for_each(per: Filter | None, when: str) -> str:
    """How often an amount counts, at the end of a sentence."""
    return "" if per is None else f" for {each(per, when)}"


def who_does(who: str, when: str, verb: str) -> str:
    """Subject and verb in agreement: "you draw", "the Solver draws", "each player draws"."""
    if who == "you" and when not in EPISODE:
        return verb
    subject = {"you": "the Solver", "opponent": "the opponent", "each": "each player"}[who]
    return f"{subject} {verb}{'es' if verb.endswith('ss') else 's'}"
