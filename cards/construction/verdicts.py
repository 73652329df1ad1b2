"""Making violations from constraints."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from cards.construction.constraint import Constraint
from cards.construction.violations import Code, Grade, Part, Violation

Missed = tuple[str, int, int]


def outside(
    least: int | None, greatest: int | None, low: int | None, high: int | None
) -> Missed | None:
    """How a number between `least` and `greatest` surely misses its bounds: the direction, what
    there is and what is needed; None when it may lie within."""
    exact = low is not None and low == high
    if low is not None and greatest is not None and greatest < low:
        return "differs" if exact else "below", greatest, low
    if high is not None and least is not None and least > high:
        return "differs" if exact else "above", least, high
    return None


def inside(least: int | None, greatest: int | None, low: int | None, high: int | None) -> bool:
    """Whether a number between `least` and `greatest` surely keeps its bounds."""
    low_kept = low is None or (least is not None and least >= low)
    high_kept = high is None or (greatest is not None and greatest <= high)
    return low_kept and high_kept


def violation_of(
    constraint: Constraint,
    code: str,
    have: int,
    need: int,
    *,
    cards: Iterable[str] = (),
    parts: Iterable[Part] = (),
    decks: Iterable[int] = (),
    group: str = "",
) -> Violation:
    """A violation of a constraint's rule. What cannot be decided is graded `unknown`, unless the
    rule only advises."""
    rule = constraint.rule
    grade: Grade = rule.severity
    if code == "unknown-value" and grade == "error":
        grade = "unknown"
    return Violation(
        rule=rule.id,
        part=rule.part,
        code=cast(Code, code),
        severity=grade,
        have=have,
        need=need,
        cards=tuple(sorted(set(cards))),
        sections=tuple(sorted(rule.sections)),
        one=rule.one,
        many=rule.plural,
        group=group,
        field=getattr(rule, "field", ""),
        parts=tuple(parts),
        decks=tuple(decks),
        why=rule.why,
        rulebook=rule.rulebook,
        option=constraint.option,
    )
