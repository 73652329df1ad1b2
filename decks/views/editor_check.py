"""The verdict as the editor shows it: every finding, its cards, and a way to mend it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from cards.construction.measures import Balanced, Linked, Rule
from cards.construction.violations import DeckReport, Violation
from cards.deck import Deck as DeckValue
from cards.search import SearchError, parse
from decks.selectors.game_rules import GameRules
from decks.selectors.verdicts import Verdict, short

# So many cards are worth pointing at; more than these are "the deck".
_POINTED = 30


@dataclass(frozen=True)
class Finding:
    """One sentence about the deck. `lines` are the ids of its lines on the page; `query` finds
    cards that would help."""

    sentence: str
    rule: str
    rulebook: str
    lines: tuple[str, ...]
    query: str

    @property
    def first(self) -> str:
        return self.lines[0] if self.lines else ""


@dataclass(frozen=True)
class Check:
    """The verdict with all that was found, errors apart from advice."""

    verdict: Verdict
    format: str
    errors: tuple[Finding, ...]
    unknown: tuple[Finding, ...]
    advice: tuple[Finding, ...]
    rules: int

    @property
    def sentence(self) -> str:
        """The verdict as it is read aloud."""
        if self.verdict.verdict == "legal":
            return "The deck is legal."
        return f"{self.verdict.label}." if self.verdict.verdict else "No rules to check by."


def line_id(section: str, card: str) -> str:
    return f"line-{section}-{card}"


def check_of(report: DeckReport | None, value: DeckValue, rules: GameRules) -> Check:
    if report is None or rules.checker is None:
        return Check(short(report), "", (), (), (), 0)
    constraints = rules.checker.constraints(report.format)
    by_part = {(one.rule.id, one.rule.part): one.rule for one in constraints}
    kept = {one.rule.id for one in constraints if one.rule.scope == "deck"}

    def findings(found: Iterable[Violation]) -> tuple[Finding, ...]:
        return tuple(_finding(v, by_part.get((v.rule, v.part)), value, rules) for v in found)

    return Check(
        verdict=short(report),
        format=rules.format_name(report.format),
        errors=findings(report.errors),
        unknown=findings(report.unknown),
        advice=findings(report.advice),
        rules=len(kept),
    )


def _finding(found: Violation, rule: Rule | None, value: DeckValue, rules: GameRules) -> Finding:
    sections = [s for s in value.sections if not found.sections or s in found.sections]
    lines = [
        line_id(section, card)
        for section in sections
        for card in found.cards
        if card in value.sections[section]
    ]
    whole = len(lines) > _POINTED or (len(lines) > 1 and len(lines) == len(value.lines))
    return Finding(
        sentence=found.sentence,
        rule=found.rule,
        rulebook=found.rulebook,
        lines=() if whole else tuple(lines),
        query=_query(found, rule, rules) if rule else "",
    )


def _query(found: Violation, rule: Rule, rules: GameRules) -> str:
    """A search for cards of which the deck has too few; empty where none is missing."""
    text = ""
    if isinstance(rule, Balanced):
        if found.parts:
            least = min(range(len(found.parts)), key=lambda n: found.parts[n].have)
            text = rule.over[least]
    elif isinstance(rule, Linked):
        text = rule.to
    elif found.code == "group-incomplete":
        text = f'{found.field}:"{found.group}"' if found.field else ""
    elif found.have < found.need:
        text = getattr(rule, "over", "")
    if not text:
        return ""
    try:
        parse(text, rules.game)
    except SearchError:
        return ""
    return text
