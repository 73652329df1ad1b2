"""What one card entry must satisfy beyond its form."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from cards.catalogue.abilities import Verbs, read_ability
from cards.catalogue.check_game import ID
from cards.catalogue.schema import CardEntry, Field, Value
from cards.catalogue.values import Game
from cards.search.limits import MAX_NUMBER

Report = Callable[[str, str], None]

# What `house` may name besides fields: a documented card may leave even its type unsaid.
_OURS = frozenset(("abilities", "name", "subtitle", "type"))


def check_card(game: Game, verbs: Verbs | None, card: CardEntry, report: Report) -> tuple[Any, ...]:
    """Report what is wrong with a card: its id, type, fields, sources, printings, abilities.

    Gives back the abilities that could be decoded.
    """
    if not ID.fullmatch(card.id):
        report("id", f"expected lower-case letters, digits and hyphens, got {card.id!r}")
    if not card.name.strip():
        report("name", "expected a name, got nothing")
    if card.type not in game.types:
        report(
            "type",
            f"expected one of {_listed(game.types)}, got {card.type!r}"
            f"{_near(card.type, game.types)}",
        )
    else:
        _check_fields(game, card, report)
    if card.provenance == "public" and not card.source:
        report("source", "missing: a public card names its source")
    if card.provenance == "house" and card.house:
        report("house", "a house card is ours as a whole; `house` is for documented cards")
    for name in card.house:
        if name not in _OURS and name not in card.fields:
            report("house", f"{name!r} is not a field given on this card")
    _check_printings(game, card, report)
    return _check_abilities(game, verbs, card, report)


def _check_fields(game: Game, card: CardEntry, report: Report) -> None:
    allowed = game.types[card.type].fields
    for name, value in card.fields.items():
        if name not in allowed:
            report(
                name, f"a card of type {card.type!r} has no field {name!r}{_near(name, allowed)}"
            )
        elif message := _fault(game.fields[name], value):
            report(name, message)


def _fault(field: Field, value: Value) -> str:
    """What is wrong with a value of a field, or an empty string."""
    if field.kind == "int":
        if isinstance(value, bool) or not isinstance(value, int):
            return f"expected a whole number, got {value!r}"
        if field.min is not None and value < field.min:
            return f"expected {field.min} or more, got {value}"
        if abs(value) > MAX_NUMBER:
            return f"expected a number up to {MAX_NUMBER}, got {value}"
        if field.max is not None and value > field.max:
            return f"expected {field.max} or less, got {value}"
        return ""
    if field.kind == "flag":
        return "" if value is True else f"expected true (leave it out otherwise), got {value!r}"
    if field.kind in ("choices", "words"):
        if not isinstance(value, list) or len(set(value)) != len(value):
            return f"expected a list without repeats, got {value!r}"
        wrong = [] if field.kind == "words" else [v for v in value if v not in _ids(field)]
        return "" if not wrong else _not_a_choice(field, wrong)
    if not isinstance(value, str):
        return f"expected text, got {value!r}"
    if field.kind == "choice" and value not in _ids(field):
        return _not_a_choice(field, [value])
    return ""


def _ids(field: Field) -> list[str]:
    return [choice.id for choice in field.choices]


def _not_a_choice(field: Field, wrong: list[str]) -> str:
    got = ", ".join(repr(v) for v in wrong)
    return f"expected values among {_listed(_ids(field))}, got {got}{_near(wrong[0], _ids(field))}"


def _check_printings(game: Game, card: CardEntry, report: Report) -> None:
    if not card.printings:
        report("printing", "missing: a card has at least one printing")
    seen: set[tuple[str, str]] = set()
    for n, printing in enumerate(card.printings, 1):
        where = f"printing[{n}]"
        if printing.set not in game.sets:
            report(f"{where}.set", f"expected one of {_listed(game.sets)}, got {printing.set!r}")
        if printing.rarity and printing.rarity not in game.rarities:
            report(
                f"{where}.rarity",
                f"expected one of {_listed(game.rarities)}, got {printing.rarity!r}",
            )
        key = (printing.set, printing.number)
        if key in seen:
            report(where, f"the printing {printing.set} {printing.number!r} is there twice")
        seen.add(key)


def _check_abilities(
    game: Game, verbs: Verbs | None, card: CardEntry, report: Report
) -> tuple[Any, ...]:
    decoded: list[Any] = []
    for n, raw in enumerate(card.abilities, 1):
        where = f"ability[{n}]"
        if verbs is None:
            report(
                where, f"the game {game.id!r} has no abilities yet, got verb {raw.get('verb')!r}"
            )
            continue
        try:
            decoded.append(read_ability(verbs, raw))
        except msgspec.ValidationError as error:
            report(where, f"verb {raw.get('verb')!r}: {str(error).replace('`', '')}")
    if verbs is not None and card.type in game.types:
        for message in verbs.ability_problems(card.type, decoded):
            report("ability", message)
    return tuple(decoded)


def _listed(names: Iterable[str]) -> str:
    return ", ".join(names) or "nothing (none is defined)"


def _near(name: str, names: Iterable[str]) -> str:
    close = difflib.get_close_matches(name, list(names), n=1)
    return f"; did you mean {close[0]!r}" if close else ""
