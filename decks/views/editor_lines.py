"""The right pane: a deck by section and type, each card with its copies and faults."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from cards.construction.violations import DeckReport
from cards.deck import Deck as DeckValue
from decks.selectors.copies import Shelf
from decks.selectors.game_rules import GameRules
from decks.views.editor_cards import Line, Look, lookbook, sections_of

# Faults of a card by itself; other rules speak of many cards together and mark none.
_OWN_FAULTS = ("copies-", "unknown-", "link-", "not-owned", "group-exceeded")


@dataclass(frozen=True)
class Group:
    """Cards of one type in one section."""

    id: str
    name: str
    count: int
    lines: tuple[Line, ...]


@dataclass(frozen=True)
class Part:
    """One section of the deck."""

    id: str
    name: str
    about: str
    count: int
    groups: tuple[Group, ...]
    loose: tuple[str, ...]


def deck_parts(
    value: DeckValue,
    rules: GameRules,
    shelf: Shelf | None,
    holder: str,
    report: DeckReport | None,
) -> list[Part]:
    """Every section of the game, also empty ones, then sections that the game does not have."""
    game = rules.game
    faults = _faults(report)
    needs = value.counts()
    book = lookbook(rules)
    parts = []
    for section in dict.fromkeys([*game.sections, *value.sections]):
        named = game.sections.get(section)
        cards = value.sections.get(section, {})
        by_type: dict[str, list[Line]] = {}
        for card, count in cards.items():
            look = book.look(card)
            line = Line(
                look=look,
                section=section,
                count=count,
                copies=shelf.copies(card, needs[card], holder) if shelf else None,
                sections=sections_of(look, rules, value.format) if look.known else (),
                faults=faults.get(card, ()),
            )
            by_type.setdefault(look.type_id, []).append(line)
        parts.append(
            Part(
                id=section,
                name=named.name if named else section,
                about=named.about if named else "",
                count=sum(cards.values()),
                groups=tuple(_groups(by_type, rules)),
                loose=tuple(one.text for one in value.loose if one.section == section),
            )
        )
    return parts


def _groups(by_type: Mapping[str, list[Line]], rules: GameRules) -> list[Group]:
    groups = []
    for type_id in [*rules.game.types, ""]:
        lines = by_type.get(type_id)
        if lines:
            kind = rules.game.types.get(type_id)
            name = kind.plural if kind else "Not in the catalogue"
            ordered = sorted(lines, key=lambda line: _by_name(line.look))
            count = sum(line.count for line in lines)
            groups.append(Group(type_id or "unknown", name, count, tuple(ordered)))
    return groups


def _by_name(look: Look) -> tuple[str, str]:
    return look.name.casefold(), look.id


def _faults(report: DeckReport | None) -> dict[str, tuple[str, ...]]:
    """The sentences of broken rules by the card that breaks them."""
    found: dict[str, tuple[str, ...]] = {}
    for one in (*report.errors, *report.unknown) if report else ():
        forbids = one.code.startswith("count-") and one.need == 0
        if forbids or one.code.startswith(_OWN_FAULTS):
            for card in one.cards:
                found[card] = (*found.get(card, ()), one.sentence)
    return found
