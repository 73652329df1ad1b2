"""The sentence of an ability: its timing, condition, costs and effects.

Text and behaviour have one source: each verb says its own clause.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.english import capital
from engine.whoccg.nouns import both, cards, condition, one
from engine.whoccg.verbs.base import Part, Verb

PREFIX = {
    "use": "Once per turn, in your turn: ",
    "arrives": "When this card comes into play, ",
    "destroyed": "When this card is destroyed, ",
    "turn_start": "At the start of your turn, ",
    "turn_end": "At the end of your turn, ",
    "lands": "When your TARDIS lands here, ",
    "succeeds": "After a successful attempt, ",
    "fails": "After a failed attempt, ",
    "overcomes": "After overcoming a Puzzle, ",
}
_MOMENTS = {
    "any": "At any time",
    "turn": "At the start of {} turn",
    "play": "When {} card is played",
    "bang": "When {} Bang! is played",
    "ability": "When {} ability is used",
    "attempt": "When {} attempt is made",
    "fight": "When {} fight begins",
    "destroy": "When {} card is about to be destroyed",
    "scored": "When {} Goal is scored",
    "move": "When {} TARDIS is about to move",
}
_WHOSE = {"any": "any", "own": "your", "opposing": "an opponent's"}
_WITH = {"attempt": " with", "fight": " with"}


_USES = {"any": "anybody uses", "own": "you use", "opposing": "an opponent uses"}
_ORDERS = frozenset({
    "banish", "destroy", "discard", "free", "freeze", "kidnap", "move", "recall", "swap",
    "take_control", "unfreeze",
})  # fmt: skip
"""Verbs whose sentence is an order; the others say how things are."""


def moment(ability: Verb) -> str:
    """When a Bang! may be played, as the opening of its text."""
    whose = _WHOSE[ability.whose]
    plain = _MOMENTS[ability.at].format(whose)
    if ability.what is None:
        return plain
    what = one(ability.what)
    texts = {
        "play": f"When {whose} card is played that is {what}",
        "destroy": f"When {whose} card is about to be destroyed that is {what}",
        "scored": f"When {whose} Goal is scored that is {what}",
        "bang": f"When {whose} Bang! is played that is {what}",
        "ability": f"When {_USES[ability.whose]} an ability of {what}",
        "move": f"When {whose} TARDIS is about to move that is {what}",
    }
    return texts.get(ability.at, f"{plain}{_WITH.get(ability.at, ' while there is')} {what}")


def _clause(effect: Verb, when: str) -> str:
    """One effect; its player need not carry it out where the card says so."""
    text = effect.sentence(when)
    if not any(target.may for target in effect.targets().values()):
        return text
    return f"you may {text}" if effect.name in _ORDERS else f"if you wish, {text}"


def _clauses(effects: Sequence[Verb], when: str) -> str:
    """Effects in order; those after a roll or a fight hang on its going well."""
    words = ""
    for effect in effects:
        if words:
            words += "; then "
        words += _clause(effect, when)
        if effect.then and effect.branches:
            link = "; if you win," if effect.name == "fight" else ","
            words += f"{link} {_clauses(effect.then, when)}"
    return words


def _costs(ability: Verb) -> str:
    cost = ability.cost
    if cost is None:
        return ""
    parts = []
    if cost.freeze_self:
        parts.append("freeze this card")
    if cost.destroy_self:
        parts.append("destroy this card")
    if cost.discard:
        parts.append(f"discard {cards(cost.discard)} from hand")
    return f"{both(parts)}: " if parts else ""


def _part(part: Part) -> str:
    rewards = f" {capital(_clauses(part.then, 'reward'))}." if part.then else ""
    return part.sentence("") + rewards


def ability_text(ability: Verb, opening: str = "") -> str:
    """One ability as a sentence, after the words of its timing or an opening given instead."""
    if isinstance(ability, Part):
        return _part(ability)
    when = ability.when or "bang"
    effects = (ability,) if ability.branches else (ability, *ability.then)
    body = _costs(ability) + _clauses(effects, when)
    if ability.needs is not None:
        body = f"{condition(ability.needs, 'while' if when == 'continuous' else 'if')}, {body}"
    if when == "bang":
        return f"{opening or moment(ability)}: {body}."
    if when == "use" and ability.limit == "game":
        return f"Once per game, in your turn: {body}."
    prefix = PREFIX.get(when, "")
    return f"{prefix}{body}." if prefix else f"{capital(body)}."
