"""Whether decks are legal: in full for one deck, from the version rows for many."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from django.core.cache import cache

from cards.construction.check import OptionError
from cards.construction.violations import DeckReport
from cards.deck import Deck as DeckValue
from decks.content import to_deck
from decks.models import Deck, DeckVersion
from decks.selectors.game_rules import GameRules, game_rules, game_rules_of

# Seconds for which a process keeps a verdict that no row holds.
KEPT = 3600


@dataclass(frozen=True)
class Verdict:
    """The short answer for a list: legal, illegal, undecided, or unknown without rules."""

    verdict: str
    problems: int

    @property
    def label(self) -> str:
        if self.verdict == "illegal":
            return f"{self.problems} problem{'s' * (self.problems != 1)}"
        return {"legal": "Legal", "undecided": "Undecided"}.get(self.verdict, "Not checked")

    @property
    def tone(self) -> str:
        return {"legal": "good", "illegal": "bad", "undecided": "warn"}.get(self.verdict, "")

    @property
    def icon(self) -> str:
        return {"legal": "check", "illegal": "error", "undecided": "warn"}.get(self.verdict, "info")


def value_of(deck: Deck, version: DeckVersion | None = None) -> DeckValue:
    """A deck row at one of its versions (its head by default) as a plain value."""
    version = version or deck.head
    content = version.content if version else {"sections": {}}
    return to_deck(content, name=deck.name, about=deck.about, format=deck.format)


def judge(deck: Deck, rules: GameRules | None = None) -> DeckReport | None:
    """Every violation of a deck's head; None for a game without rules."""
    return judge_value(value_of(deck), rules or game_rules(deck.game.slug))


def judge_value(value: DeckValue, rules: GameRules) -> DeckReport | None:
    if rules.checker is None:
        return None
    try:
        return rules.checker.check(value)
    except OptionError:
        # A format that the rules no longer have: judged by the default one.
        plain = DeckValue(value.lines, name=value.name, loose=value.loose)
        return rules.checker.check(plain)


def short(report: DeckReport | None) -> Verdict:
    if report is None:
        return Verdict("", 0)
    return Verdict(report.verdict, len(report.errors) + len(report.unknown))


def verdicts(
    decks: Iterable[Deck], by_game: Mapping[str, GameRules] | None = None
) -> dict[int, Verdict]:
    """The short verdict of each deck; only those not judged with today's rules cost anything."""
    decks = list(decks)
    if by_game is None:
        by_game = game_rules_of({deck.game.slug for deck in decks})
    found: dict[int, Verdict] = {}
    for deck in decks:
        rules = by_game.get(deck.game.slug)
        if deck.head is None or rules is None:
            found[deck.pk] = Verdict("", 0)
        else:
            found[deck.pk] = _today(deck, deck.head, rules)
    return found


def version_verdicts(deck: Deck, versions: Iterable[DeckVersion]) -> dict[int, Verdict]:
    """The short verdict of versions of one deck by today's rules."""
    rules = game_rules(deck.game.slug)
    return {one.pk: _today(deck, one, rules) for one in versions}


def _today(deck: Deck, version: DeckVersion, rules: GameRules) -> Verdict:
    """What stands in the row when it was found by today's rules; else judged, and kept in memory.

    Reading writes no rows: `decks.services.judging` brings them up to date after an upgrade.
    """
    stamp = rules.stamp_for(deck.format)
    if version.judged_with == stamp:
        return Verdict(version.verdict, version.problems)
    key = f"verdict:{version.content_hash}:{stamp}"
    kept: Verdict | None = cache.get(key)
    if kept is None:
        kept = short(judge_value(value_of(deck, version), rules))
        cache.set(key, kept, KEPT)
    return kept
