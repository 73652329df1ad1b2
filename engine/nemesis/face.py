"""The text of a whole card or board, generated from its abilities."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.kernel.english import capital
from engine.nemesis.ability import Ability
from engine.nemesis.rules import card_rules, grouped, rule_words


def ability_text(ability: Ability) -> str:
    """One ability in words, away from its card."""
    return f"{rule_words([ability])}."


def card_text(type_id: str, fields: Mapping[str, Any], abilities: Sequence[Ability]) -> list[str]:
    """One string for each paragraph, in the order in which a card shows them."""
    goal = int(fields.get("goal") or 0)
    if type_id != "board":
        return card_rules(abilities, goal)
    rules = grouped(abilities)
    text = [f"{rule_words(rule)}." for rule in rules if rule[0].when != "board"]
    for n in range(1, 5):
        printed = [
            rule_words(rule, opening=False)
            for rule in rules
            if rule[0].when == "board" and rule[0].location == n
        ]
        name = fields.get(f"location{n}") or f"Location {n}"
        if printed:
            text.append(f"{name}: {'; '.join(capital(action) for action in printed)}.")
    return text
