"""Changing the cards of a deck: copy by copy, or as a whole."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cards.deck import MAX_COPIES, Loose
from cards.deck import Deck as DeckValue
from decks.models import Deck, DeckVersion
from decks.selectors.difference import Changed, difference
from decks.selectors.game_rules import GameRules, game_rules
from decks.selectors.verdicts import value_of
from decks.services.refused import Conflict
from decks.services.versions import advance, locked
from web.refused import Refused


@dataclass(frozen=True)
class Change:
    """Copies of a card to add to a section (fewer when negative), or the number it shall be."""

    section: str
    card: str
    delta: int = 0
    count: int | None = None


@dataclass(frozen=True)
class Edited:
    """The deck after an edit. `elsewhere` is what others did since the editor last looked, and
    `moved` whether they did anything: what they did is not known once that version is pruned."""

    deck: Deck
    version: DeckVersion
    elsewhere: list[Changed]
    moved: bool
    changed: bool
    rules: GameRules


def edit(pk: int, owner_id: int, changes: Sequence[Change], base: str = "") -> Edited:
    """Apply changes to the deck as it now stands, whatever the editor last saw.

    `base` is the content hash the editor last saw: where the head is another one, the edit is
    merged into it and the answer tells what had happened meanwhile.
    """
    with locked(pk, owner_id) as deck:
        assert deck.head is not None
        rules = game_rules(deck.game.slug)
        now = value_of(deck)
        value = now
        for change in changes:
            _check(rules, now, change)
            value = _applied(value, change)
        elsewhere = _since(deck, base, now)
        moved = bool(base) and deck.head.content_hash != base
        if value == now:
            return Edited(deck, deck.head, elsewhere, moved, False, rules)
        return Edited(deck, advance(deck, value, rules=rules), elsewhere, moved, True, rules)


def drop_loose(pk: int, owner_id: int, section: str, text: str, base: str = "") -> Edited:
    """Take one loose line out of a deck, wherever it stands; `base` as for `edit`."""
    with locked(pk, owner_id) as deck:
        assert deck.head is not None
        rules = game_rules(deck.game.slug)
        now = value_of(deck)
        kept = list(now.loose)
        line = Loose(section, text)
        moved = bool(base) and deck.head.content_hash != base
        elsewhere = _since(deck, base, now)
        if line not in kept:
            return Edited(deck, deck.head, elsewhere, moved, False, rules)
        kept.remove(line)
        value = DeckValue(now.lines, name=now.name, about=now.about, format=now.format, loose=kept)
        return Edited(deck, advance(deck, value, rules=rules), elsewhere, moved, True, rules)


def replace(pk: int, owner_id: int, value: DeckValue, base: str, intent: str = "") -> DeckVersion:
    """Store a whole deck in place of the version with the content hash `base`."""
    with locked(pk, owner_id) as deck:
        assert deck.head is not None
        if deck.head.content_hash != base:
            seen = deck.versions.filter(content_hash=base).first()
            now = value_of(deck)
            theirs = difference(value_of(deck, seen), now) if seen else []
            raise Conflict(deck.head, theirs, difference(now, value))
        if value.lines == value_of(deck).lines and value.loose == value_of(deck).loose:
            return deck.head
        return advance(deck, value, intent=intent)


def _since(deck: Deck, base: str, now: DeckValue) -> list[Changed]:
    if not base or deck.head is None or deck.head.content_hash == base:
        return []
    seen = deck.versions.filter(content_hash=base).first()
    return difference(value_of(deck, seen), now) if seen else []


def _check(rules: GameRules, now: DeckValue, change: Change) -> None:
    if change.section not in rules.game.sections:
        known = ", ".join(rules.game.sections)
        raise Refused(
            "unknown-section", f"Expected a section among {known}, got {change.section!r}."
        )
    held = now.sections.get(change.section, {})
    if change.card not in rules.catalogue.by_id and change.card not in held:
        raise Refused("unknown-card", f"{rules.game.name} has no card {change.card!r}.")
    if change.count is not None and not 0 <= change.count <= MAX_COPIES:
        raise Refused("count", f"Expected a count from 0 to {MAX_COPIES}, got {change.count}.")
    if abs(change.delta) > MAX_COPIES:
        raise Refused("count", f"Expected at most {MAX_COPIES} copies, got {change.delta}.")


def _applied(value: DeckValue, change: Change) -> DeckValue:
    have = value.sections.get(change.section, {}).get(change.card, 0)
    wanted = have + change.delta if change.count is None else change.count
    wanted = min(max(0, wanted), MAX_COPIES)
    return value.with_card(change.section, change.card, wanted - have)
