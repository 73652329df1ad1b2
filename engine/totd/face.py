"""The text of a card: its icons, rewards, fail costs and abilities in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.totd import codes, phrases
from engine.totd.verbs import Ability


def ability_problems(type_id: str, abilities: Sequence[Ability]) -> list[str]:
    """Every reason why these abilities cannot be on a card of this type."""
    problems: list[str] = []
    for ability in abilities:
        verb = ability.__struct_config__.tag
        if type_id not in ability.types:
            expected = ", ".join(ability.types)
            problems.append(f"expected {verb!r} on {expected}, got it on {type_id}")
        problems += [f"{verb}: {problem}" for problem in ability.problems()]
    return problems


def ability_text(ability: Ability) -> str:
    """One ability in words."""
    return ability.text()


def card_text(type_id: str, fields: Mapping[str, Any], abilities: Sequence[Ability]) -> list[str]:
    """One string for each paragraph."""
    paragraphs = [line for line in (_dice(fields), _focus(fields)) if line]
    paragraphs += [_reroll(words) for words in fields.get("reroll", ())]
    paragraphs += [_change(words) for words in fields.get("change", ())]
    paragraphs += _rewards(type_id, fields)
    paragraphs += _fails(fields)
    return paragraphs + [ability.text() for ability in abilities]


def _dice(fields: Mapping[str, Any]) -> str:
    parts = [f"{fields[colour]} {colour}" for colour in codes.COLOURS if fields.get(colour, 0)]
    parts += [f"1 {words}" for words in fields.get("dice_split", ())]
    return f"Add {_joined(parts)} to the pool." if parts else ""


def _focus(fields: Mapping[str, Any]) -> str:
    parts = [
        f"{fields[f'focus_{colour}']} {colour}"
        for colour in codes.COLOURS[1:]
        if fields.get(f"focus_{colour}", 0)
    ]
    parts += [f"1 {words}" for words in fields.get("focus_split", ())]
    return f"Focus: exchange black dice for {_joined(parts)}." if parts else ""


def _reroll(words: str) -> str:
    colour, _, many = words.rpartition(" ")
    dice = "dice of any colour" if colour == "any" else f"{colour} dice"
    if many == "all":
        return f"Once: re-roll all {dice}."
    return f"Once: re-roll any {dice}." if many == "any" else f"Once: re-roll up to {many} {dice}."


def _change(words: str) -> str:
    colour, _, symbol = words.rpartition(" ")
    die = "a die of any colour" if colour == "any" else f"a {colour} die"
    return f"Once: turn {die} to {symbol.capitalize()}."


def _rewards(type_id: str, fields: Mapping[str, Any]) -> list[str]:
    lines: list[str] = []
    for k in range(1, 4):
        rewards = [
            phrases.effect_words(phrases.reward(words), phrases.REWARD_WORDS)
            for words in fields.get(f"reward{k}", ())
        ]
        if rewards:
            zone = str(fields.get(f"zone{k}", "")).capitalize()
            opening = "Reward" if type_id == "anomaly" else f"{zone} reward"
            lines.append(f"{opening}: {_joined(rewards)}.")
    return lines


def _fails(fields: Mapping[str, Any]) -> list[str]:
    costs = [
        phrases.effect_words(phrases.fail(words), phrases.FAIL_WORDS)
        for words in fields.get("fail", ())
    ]
    return [f"Fail cost: {'; or '.join(costs)}."] if costs else []


def _joined(parts: list[str]) -> str:
    return " and ".join([", ".join(parts[:-1]), parts[-1]]) if len(parts) > 1 else "".join(parts)
