"""`is:`, `not:` and `has:`: words that are true or false of a card."""

from __future__ import annotations

from collections.abc import Iterator

from cards.catalogue.schema import Field
from cards.catalogue.values import Game, fold
from cards.search.bind_possession import IS_HELD
from cards.search.boolean import Not, conj, disj
from cards.search.checks import (
    CardIn,
    CardText,
    FieldHas,
    Holds,
    PrintingHas,
    Selection,
)
from cards.search.errors import nearest
from cards.search.keys import LONG_NAMES, field_for
from cards.search.resolve import allow, each, error_at, word
from cards.search.tree import Term, Value

_PROVENANCE = {
    "house": frozenset(("house",)),
    "public": frozenset(("public",)),
    "rulebook": frozenset(("rulebook",)),
    "printed": frozenset(("rulebook", "public")),
}
_HAS: dict[str, Selection] = {
    "text": Not(CardText("text", "is", "")),
    "set": PrintingHas("set"),
    "rarity": PrintingHas("rarity"),
    "number": PrintingHas("number"),
}


def bind_is(game: Game | None, term: Term) -> Selection:
    """`is:word`; with `!=` or as `not:word`, the complement."""
    allow(term, ":", "=", "!=")
    return each(term, lambda value: _signed(term, _is(game, term, value)))


def bind_has(game: Game | None, term: Term) -> Selection:
    """`has:field`: the card has a value there."""
    allow(term, ":", "=", "!=")
    return each(term, lambda value: _signed(term, _has(game, term, value)))


def _signed(term: Term, selection: Selection) -> Selection:
    return Not(selection) if term.operator == "!=" else selection


def _is(game: Game | None, term: Term, value: Value) -> Selection:
    text = word(term, value)
    if flag := _flag(game, text):
        return FieldHas(flag.id)
    if text in _PROVENANCE:
        return CardIn("provenance", _PROVENANCE[text])
    if text in IS_HELD:
        return Holds(IS_HELD[text], ">", 0)
    if text == "unknown":
        return _unknown(game)
    if text == "playable":
        return Not(_unknown(game))
    known = [*_PROVENANCE, *IS_HELD, "unknown", "playable", *(f.id for f in _flags(game))]
    raise error_at(value, f"unknown word '{text}' after '{term.key}'", nearest(text, known))


def _unknown(game: Game | None) -> Selection:
    """Cards that lack a value which cards of their type need for play. A flag is never missing:
    left out, it is false."""
    needing: dict[str, set[str]] = {}
    for card_type in game.file.types if game else ():
        for name in card_type.expected:
            if game and game.fields[name].kind != "flag":
                needing.setdefault(name, set()).add(card_type.id)
    return disj(
        conj((CardIn("type", frozenset(types)), Not(FieldHas(name))))
        for name, types in needing.items()
    )


def _flags(game: Game | None) -> Iterator[Field]:
    return (f for f in game.file.fields if f.kind == "flag") if game else iter(())


def _flag(game: Game | None, text: str) -> Field | None:
    """The flag that a word names; ids first, since they win everywhere."""
    flags = list(_flags(game))
    return next((f for f in flags if f.id == text), None) or next(
        (f for f in flags if text in map(fold, (f.name, *f.aliases))), None
    )


def _has(game: Game | None, term: Term, value: Value) -> Selection:
    text = word(term, value)
    if field := field_for(game, text):
        return FieldHas(field.id)
    if found := _HAS.get(LONG_NAMES.get(text, text)):
        return found
    known = [*_HAS, *(game.fields if game else ())]
    raise error_at(value, f"unknown field '{text}' after '{term.key}'", nearest(text, known))
