"""What a check finds: typed facts, without sentences."""

from __future__ import annotations

from typing import Literal

import msgspec

# `unknown` marks a rule that cannot be decided, because a card's value is not known.
Grade = Literal["error", "advice", "unknown"]
Verdict = Literal["legal", "illegal", "undecided"]
Code = Literal[
    "count-below", "count-above", "count-differs",
    "sum-below", "sum-above", "sum-differs",
    "terms-below", "terms-above", "terms-differs",
    "copies-below", "copies-above", "copies-differs",
    "distinct-below", "distinct-above", "distinct-differs",
    "unbalanced", "decks-differ",
    "groups-below", "groups-above", "groups-differs", "group-incomplete", "group-exceeded",
    "link-missing", "not-owned",
    "holders-below", "holders-above", "holders-differs",
    "players-below", "players-above", "players-differs",
    "unknown-value", "unknown-card", "unknown-section", "unread-line",
]  # fmt: skip


class Part(msgspec.Struct, frozen=True):
    """One of several numbers that a rule compares."""

    label: str
    have: int
    need: int | None = None


class Violation(msgspec.Struct, frozen=True, kw_only=True):
    """One broken rule: `have` is what the deck has, `need` the bound it misses."""

    rule: str
    code: Code
    severity: Grade
    have: int
    need: int
    # Which of several rules of one id this is.
    part: str = ""
    cards: tuple[str, ...] = ()
    sections: tuple[str, ...] = ()
    # What is counted, one and several.
    one: str = "card"
    many: str = "cards"
    # The group that the violation is about: a value of `field`, or a card id.
    group: str = ""
    field: str = ""
    parts: tuple[Part, ...] = ()
    # Which decks of the match are at fault, counted from 1; empty for rules of a single deck.
    decks: tuple[int, ...] = ()
    why: str = ""
    rulebook: str = ""
    option: str = ""
    sentence: str = ""


class DeckReport(msgspec.Struct, frozen=True, kw_only=True):
    """What was found for one deck, or for the match between several."""

    verdict: Verdict
    errors: tuple[Violation, ...] = ()
    advice: tuple[Violation, ...] = ()
    unknown: tuple[Violation, ...] = ()
    name: str = ""
    format: str = ""
    size: int = 0

    @property
    def legal(self) -> bool:
        return self.verdict == "legal"


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """Every deck by itself, and the match when there are several. Ready for JSON."""

    game: str
    verdict: Verdict
    options: dict[str, str | int | bool | None]
    decks: tuple[DeckReport, ...]
    match: DeckReport | None = None

    @property
    def legal(self) -> bool:
        return self.verdict == "legal"

    @property
    def violations(self) -> tuple[Violation, ...]:
        """All findings of all decks and of the match, errors first within each."""
        reports = [*self.decks, *([self.match] if self.match else [])]
        return tuple(v for r in reports for v in (*r.errors, *r.unknown, *r.advice))


def verdict_of(errors: object, unknown: object) -> Verdict:
    if errors:
        return "illegal"
    return "undecided" if unknown else "legal"
