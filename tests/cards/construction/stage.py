"""The shipped games with their rules, and decks that differ in one thing.

    pair(game("mmg"), deck, add("ogron"), faults=[...])

holds when `deck` is legal, the change is one thing, and the changed deck has exactly the faults.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

import msgspec

from cards.catalogue.loader import load_catalogue
from cards.catalogue.schema import CardEntry
from cards.catalogue.values import Card, Catalogue
from cards.construction.check import Checker, load_rules
from cards.construction.rule import Setting
from cards.construction.violations import Report, Violation
from cards.deck import Deck
from cards.formats.text_in import read_text
from engine.vocabulary import verbs_of

CATALOGUES = Path(__file__).resolve().parents[3] / "catalogues"
GAMES = ("mmg", "nemesis", "risk", "totd", "whoccg")

# A fault is the key of a rule with the code, have and need that a report must give.
Fault = tuple[str, str, int, int]
Change = Mapping[tuple[str, str], int]
Options = Mapping[str, Setting]


@dataclass(frozen=True)
class Stage:
    """One game: its catalogue, its rules and its stock decks."""

    id: str

    @cached_property
    def catalogue(self) -> Catalogue:
        return load_catalogue(CATALOGUES / self.id, verbs_of)

    @cached_property
    def checker(self) -> Checker:
        rules = load_rules(CATALOGUES / self.id / "rules.toml", self.catalogue.game)
        return Checker(rules, self.catalogue)

    @cached_property
    def stock(self) -> dict[str, Deck]:
        """The stock decks by file name; every line of each must be understood."""
        found = {}
        for path in sorted((CATALOGUES / self.id / "decks").glob("*.txt")):
            report = read_text(path.read_text(encoding="utf-8"), self.catalogue)
            assert report.complete, f"{path.name}: {report.summary()}"
            found[path.stem] = report.deck
        return found


@cache
def game(game_id: str) -> Stage:
    return Stage(game_id)


def with_card(stage: Stage, entry: Mapping[str, object]) -> Checker:
    """A checker that knows one card more, written as in a card file."""
    table = {"provenance": "house", "printing": [{"set": "house"}], **entry}
    card = Card.of(stage.id, msgspec.convert(table, CardEntry))
    catalogue = Catalogue(stage.catalogue.game, [*stage.catalogue.cards, card])
    return Checker(stage.checker.rules, catalogue)


def add(card: str, count: int = 1, section: str = "deck") -> Change:
    """More copies of a card; with a negative number, fewer."""
    return {(section, card): count}


def swap(old: str, new: str, count: int = 1, section: str = "deck") -> Change:
    """Copies of one card for as many of another."""
    return {(section, old): -count, (section, new): count}


def move(card: str, source: str, target: str, count: int = 1) -> Change:
    """Copies of a card from one section to another."""
    return {(source, card): -count, (target, card): count}


def changed(deck: Deck, *changes: Change) -> Deck:
    """The deck after some changes, which may not take away what is not there."""
    for change in changes:
        for (section, card), count in change.items():
            held = deck.sections.get(section, {}).get(card, 0)
            assert held + count >= 0, f"{section} holds {held} of {card}, cannot take {-count}"
            deck = deck.with_card(section, card, count)
    return deck


def faults(found: Iterable[Violation]) -> list[Fault]:
    """What a report says, in a form to compare."""
    return sorted(
        (f"{one.rule}.{one.part}" if one.part else one.rule, one.code, one.have, one.need)
        for one in found
    )


def pair(
    stage: Stage,
    valid: Deck,
    change: Change,
    expected: Iterable[Fault],
    *,
    advice: bool = False,
    options: Options | None = None,
    owned: Mapping[str, int] | None = None,
    checker: Checker | None = None,
) -> None:
    """A legal deck, and one that differs in one thing and has exactly the expected faults.

    With `advice` the faults are advice: both decks are legal, the second is advised.
    """
    assert is_one_thing(change), f"expected one change, got {change}"
    checker = checker or stage.checker
    before = checker.check(valid, options, owned)
    assert faults((*before.errors, *before.unknown)) == []
    assert not advice or faults(before.advice) == []
    after = checker.check(changed(valid, change), options, owned)
    assert faults(after.advice if advice else (*after.errors, *after.unknown)) == sorted(expected)
    assert after.legal is advice


def swap_group(stage: Stage, field: str, old: str, new: str, section: str = "deck") -> Change:
    """All cards of one value of a field, as often as the box has them, for those of another."""
    change: dict[tuple[str, str], int] = {}
    for card in stage.catalogue.cards:
        if card.fields.get(field) in (old, new):
            copies = card.fields.get("box", 1)
            assert isinstance(copies, int)
            change[section, card.id] = copies if card.fields[field] == new else -copies
    return change


def is_one_thing(change: Change) -> bool:
    """Copies of one card come or go, or are exchanged for as many of another."""
    return len(change) == 1 or (len(change) == 2 and sum(change.values()) == 0)


def match(stage: Stage, decks: Iterable[Deck], options: Options | None = None) -> Report:
    """A report on several decks that are legal by themselves."""
    report = stage.checker.evaluate(list(decks), options)
    assert all(deck.legal for deck in report.decks)
    return report
