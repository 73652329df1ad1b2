"""Rules to constraints: those of one format over one catalogue, with its settings."""

from __future__ import annotations

from cards.construction.constraint import Constraint
from cards.construction.picks import Picks
from cards.construction.rule import Setting, Settings
from cards.construction.ruleset import RuleSet


def constraints(
    picks: Picks, rules: RuleSet, format_id: str, settings: Settings
) -> tuple[Constraint, ...]:
    """The rules that hold in a format under some settings."""
    bound = (
        rule.bind(picks, settings)
        for rule in rules.rules
        if not rule.formats or format_id in rule.formats
        if all(_holds(settings.get(key), want) for key, want in rule.when.items())
    )
    return tuple(one for one in bound if one is not None)


def _holds(value: Setting | None, want: Setting | list[Setting]) -> bool:
    return value in want if isinstance(want, list) else value == want
