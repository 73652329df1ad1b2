"""Violations in English: those of the measures, and those of cards that cannot be judged."""

from __future__ import annotations

from cards.catalogue.naming import listed, names_of
from cards.catalogue.values import Catalogue
from cards.construction.measures import SENTENCES
from cards.construction.phrases import Maker
from cards.construction.violations import Violation


def sentence(violation: Violation, catalogue: Catalogue) -> str:
    """One plain sentence with both numbers."""
    kind, _, direction = violation.code.rpartition("-")
    make = _MAKERS.get(violation.code) or _MAKERS[kind]
    text = _capital(make(violation, direction, catalogue))
    return f"{text[:-1]}: {violation.why}." if violation.why else text


def _capital(text: str) -> str:
    return f"{text[0].upper()}{text[1:]}"


def _unknown_value(violation: Violation, direction: str, catalogue: Catalogue) -> str:
    field = catalogue.game.fields.get(violation.field)
    what = f"the {field.name}" if field else "a value"
    names = names_of(violation.cards, catalogue)
    return f"{what} of {names} is not known, so rule {violation.rule} cannot be decided."


def _unknown_card(violation: Violation, direction: str, catalogue: Catalogue) -> str:
    return f"no card of {catalogue.game.name} has the id {listed(list(violation.cards))}."


def _unknown_section(violation: Violation, direction: str, catalogue: Catalogue) -> str:
    known = listed([one.name for one in catalogue.game.file.sections], "or")
    return f"“{violation.group}” is no part of a {catalogue.game.file.deck_noun}; use {known}."


def _unread_line(violation: Violation, direction: str, catalogue: Catalogue) -> str:
    return f"the line “{violation.group}” names no single card."


_MAKERS: dict[str, Maker] = {
    **SENTENCES,
    "unknown-value": _unknown_value,
    "unknown-card": _unknown_card,
    "unknown-section": _unknown_section,
    "unread-line": _unread_line,
}
