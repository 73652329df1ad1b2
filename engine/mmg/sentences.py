"""The sentence of an ability: its timing, condition, costs and effects.

Text and behaviour have one source: each verb says its own clause.
"""

from __future__ import annotations

from engine.mmg.nouns import CONTINUOUS, both, held, one
from engine.mmg.verbs.base import Verb

PREFIX = {
    "special": "∞ ",
    "arrives": "When played: ",
    "destroyed": "When destroyed: ",
    "wins": "When it wins a combat: ",
    "strikes": "When it takes effect: ",
    "unsolved": "Each turn it stays unsolved: ",
    "episode": "While unsolved: ",
}


def _costs(ability: Verb, when: str) -> str:
    cost = ability.cost
    if cost is None:
        return ""
    parts = []
    if cost.side is not None:
        parts.append(f"Side {one(cost.side, when)}{' too' if when == 'special' else ''}")
    if cost.sacrifice is not None:
        parts.append(f"sacrifice {one(cost.sacrifice, when)}")
    if cost.sacrifice_self:
        parts.append("sacrifice this card")
    if cost.discard:
        parts.append("discard a card from your hand")
    return f"{both(parts)}: " if parts else ""


def _needs(ability: Verb, when: str) -> str:
    needs = ability.needs
    if needs is None:
        return ""
    parts = []
    if needs.during != "any":
        turns = {"your turn": "in your turn", "opposing turn": "in the opponent's turn"}
        parts.append(turns.get(needs.during, "in combat"))
    if needs.of is not None:
        link = "while" if when in CONTINUOUS or when in ("special", "flash") else "if"
        parts.append(f"{link} {held(needs.of, when, needs.count)}")
    if not parts:
        return ""
    if when in ("special", "flash"):
        return f"only {both(parts)}{',' if ability.cost else ':'} "
    return f"{both(parts)}, "


def ability_text(ability: Verb, opening: str = "") -> str:
    """One ability as a sentence, after the words of its timing or an opening given instead."""
    when = ability.when
    effects = [ability, *ability.then]
    clauses = [effect.sentence(when) for effect in effects]
    body = _needs(ability, when) + _costs(ability, when) + "; then ".join(clauses)
    prefix = opening or PREFIX.get(when, "")
    if prefix.endswith(": "):
        return f"{prefix}{body}."
    return f"{prefix}{body[0].upper()}{body[1:]}."
