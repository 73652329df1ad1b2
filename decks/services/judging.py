"""Judging decks again after the rules or the cards have changed."""

from __future__ import annotations

from django.db.models import F

from decks.models import Deck, DeckVersion
from decks.selectors.game_rules import GameRules, game_rules_of
from decks.selectors.verdicts import Verdict, judge_value, short, value_of

BATCH = 200


def remember(version: DeckVersion, verdict: Verdict, stamp: str) -> None:
    """Note a verdict on a version row; the caller saves it."""
    version.verdict, version.problems = verdict.verdict, verdict.problems
    version.judged_with = stamp


def judge_stale() -> int:
    """Bring the verdicts of all decks as they stand now up to today's rules; how many changed."""
    heads = Deck.objects.filter(head__deck=F("pk")).select_related("head", "game")
    games = set(heads.order_by().values_list("game__slug", flat=True).distinct())
    by_game = game_rules_of(games)
    stale: list[DeckVersion] = []
    count = 0
    for deck in heads.order_by("pk").iterator(BATCH):
        rules = by_game.get(deck.game.slug)
        if rules is not None and (version := _judged(deck, rules)) is not None:
            stale.append(version)
            count += 1
        if len(stale) >= BATCH:
            _save(stale)
    _save(stale)
    return count


def _judged(deck: Deck, rules: GameRules) -> DeckVersion | None:
    """The head with its verdict of today; None when it has that already."""
    version, stamp = deck.head, rules.stamp_for(deck.format)
    if version is None or version.judged_with == stamp:
        return None
    remember(version, short(judge_value(value_of(deck, version), rules)), stamp)
    return version


def _save(stale: list[DeckVersion]) -> None:
    DeckVersion.objects.bulk_update(stale, ["verdict", "problems", "judged_with"])
    stale.clear()
