"""The shipped games with their rules, and small decks whose hands can be counted by hand."""

from __future__ import annotations

from functools import cache

from cards.construction.check import Checker, load_rules
from cards.construction.ruleset import Draw, Format, Hand, Ledger, RuleSet, RulesFile
from cards.deck import Deck
from cards.formats import read_deck
from tests.cards.formats.shipped import ROOT, catalogue_of, stock_decks


@cache
def rules_of(game: str) -> RuleSet:
    return load_rules(ROOT / game / "rules.toml", catalogue_of(game).game)


@cache
def checker_of(game: str) -> Checker:
    return Checker(rules_of(game), catalogue_of(game))


@cache
def stock(game: str) -> dict[str, Deck]:
    return {
        path.stem: read_deck(path.read_bytes(), catalogue_of(game)).deck
        for path in stock_decks(game)
    }


def dealing(*draws: Draw) -> RuleSet:
    """Rules that say nothing but how a hand is dealt."""
    file = RulesFile(
        game="mmg",
        ledger=Ledger(prefix="X", construction=[]),
        formats=[Format(id="any", name="Any")],
        hand=Hand(draw=list(draws)),
    )
    return RuleSet(file)
