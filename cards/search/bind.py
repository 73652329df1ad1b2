"""From terms as written to checks on cards: keys and values are looked up in one game or many."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from cards.catalogue.values import Game
from cards.search.bind_common import (
    bind_game,
    bind_id,
    bind_number,
    bind_provenance,
    bind_rarity,
    bind_set,
    bind_text,
    bind_type,
)
from cards.search.bind_field import bind_field
from cards.search.bind_is import bind_has, bind_is
from cards.search.bind_possession import bind_possession
from cards.search.boolean import Not, conj, disj
from cards.search.checks import CardIn, Selection
from cards.search.errors import SearchError, UnknownKeyError, nearest
from cards.search.keys import LONG_NAMES, POSSESSION_KEYS, field_for, known_keys
from cards.search.resolve import each
from cards.search.tree import Term

_IN_ONE_GAME: dict[str, Callable[[Game | None, Term], Selection]] = {
    "type": bind_type,
    "set": bind_set,
    "in": bind_set,
    "rarity": bind_rarity,
    "is": bind_is,
    "has": bind_has,
}
_ANYWHERE: dict[str, Callable[[Term], Selection]] = {
    "name": lambda term: bind_text("name", term),
    "text": lambda term: bind_text("text", term),
    "id": bind_id,
    "number": bind_number,
    "provenance": bind_provenance,
}


def bind(games: Sequence[Game], term: Term) -> Selection:
    """What a term asks of cards of the given games.

    A key may mean something else, or nothing, in each game: cards of a game that does not know the
    key or the value are not selected. Only what no game understands is an error.
    """
    if term.key == "not":
        return Not(bind(games, replace(term, key="is")))
    if len(games) <= 1:
        return _bind_one(games[0] if games else None, tuple(games), term)
    if len(term.values) > 1:
        # Each alternative by itself, since one game may know this one and another game that one.
        return each(term, lambda value: bind(games, replace(term, values=(value,))))
    bound: dict[Selection, set[str]] = {}
    errors: list[SearchError] = []
    for game in games:
        try:
            bound.setdefault(_bind_one(game, tuple(games), term), set()).add(game.id)
        except SearchError as error:
            errors.append(error)
    if not bound:
        raise _worst(errors)
    if len(bound) == 1 and not errors:
        return next(iter(bound))
    return disj(conj((CardIn("game", frozenset(ids)), s)) for s, ids in bound.items())


def _bind_one(game: Game | None, games: tuple[Game, ...], term: Term) -> Selection:
    if game is not None and (field := field_for(game, term.key)):
        return bind_field(game, field, term)
    key = LONG_NAMES.get(term.key, "")
    if key in POSSESSION_KEYS:
        return bind_possession(key, term)
    if key == "game":
        return bind_game(games, term)
    if key in _ANYWHERE:
        return _ANYWHERE[key](term)
    if key in _IN_ONE_GAME:
        return _IN_ONE_GAME[key](game, term)
    raise UnknownKeyError(
        f"unknown key '{term.key[:40]}'",
        term.key_span.position,
        term.key_span.length,
        nearest(term.key, known_keys(game)),
    )


def _worst(errors: list[SearchError]) -> SearchError:
    """The error to show when no game understands a term: a wrong value rather than an unknown key,
    with the suggestions of all games."""
    errors.sort(key=lambda e: (isinstance(e, UnknownKeyError), not e.suggestions))
    first = errors[0]
    alike = [
        e for e in errors if isinstance(e, UnknownKeyError) == isinstance(first, UnknownKeyError)
    ]
    meant = dict.fromkeys(s for e in alike for s in e.suggestions)
    return type(first)(first.message, first.position, first.length, list(meant)[:3])
