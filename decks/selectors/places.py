"""Which sections of a deck a card may stand in, read off the rules that allow none of it there."""

from __future__ import annotations

from weakref import WeakKeyDictionary

from cards.construction.check import Checker, OptionError
from cards.construction.measures import Range
from decks.selectors.game_rules import GameRules

Places = dict[str, frozenset[str]]

_kept: WeakKeyDictionary[Checker, dict[str, Places]] = WeakKeyDictionary()


def sections_for(card: str, type_id: str, rules: GameRules, format_id: str = "") -> list[str]:
    """The sections that the rules leave open to a card, the usual one of its type first.

    A card that is forbidden everywhere is offered its usual section alone: the check explains it.
    """
    sections = list(rules.game.sections)
    card_type = rules.game.types.get(type_id)
    usual = card_type.section if card_type and card_type.section in sections else sections[0]
    closed = _closed(rules, format_id).get(card, frozenset())
    return [one for one in dict.fromkeys([usual, *sections]) if one not in closed] or [usual]


def _closed(rules: GameRules, format_id: str) -> Places:
    """The sections that are closed to each card, worked out once for a format."""
    if rules.checker is None:
        return {}
    kept = _kept.setdefault(rules.checker, {})
    if format_id not in kept:
        kept[format_id] = _read(rules.checker, format_id, frozenset(rules.game.sections))
    return kept[format_id]


def _read(checker: Checker, format_id: str, every: frozenset[str]) -> Places:
    try:
        constraints = checker.constraints(format_id)
    except OptionError:
        constraints = checker.constraints()
    closed: Places = {}
    for one in constraints:
        if not isinstance(one, Range) or one.high != 0 or len(one.tallies) != 1:
            continue
        if one.only_with is not None or one.rule.scope != "deck" or one.rule.severity != "error":
            continue
        tally = one.tallies[0]
        for card, weight in tally.weights.items():
            if weight > 0:
                closed[card] = closed.get(card, frozenset()) | (tally.sections or every)
    return closed
