"""Terms on what every card of every game has."""

from __future__ import annotations

from cards.catalogue.values import Game
from cards.search.boolean import Not
from cards.search.checks import (
    CardColumn,
    CardIn,
    CardText,
    PrintingColumn,
    PrintingHas,
    PrintingIn,
    Selection,
)
from cards.search.names import (
    PROVENANCES,
    GameNames,
    Names,
    game_names,
    rarity_names,
    set_names,
    type_names,
)
from cards.search.resolve import (
    allow,
    each,
    named,
    present_unless,
    text_test,
    word,
)
from cards.search.tree import Term, Value


def bind_text(column: str, term: Term) -> Selection:
    """The name or the rules text: `:` contains, `=` is the whole, a pattern matches."""
    allow(term, ":", "=", "!=")

    def read(value: Value) -> Selection:
        how, text = text_test(value, whole=term.operator != ":")
        check = CardText("name" if column == "name" else "text", how, text)
        return Not(check) if term.operator == "!=" else check

    return each(term, read)


def bind_id(term: Term) -> Selection:
    return _card_in("id", term, frozenset(word(term, v) for v in term.values))


def bind_provenance(term: Term) -> Selection:
    return _card_in("provenance", term, _all_named(term, PROVENANCES, "provenance"))


def bind_type(game: Game | None, term: Term) -> Selection:
    return _card_in("type", term, _ids(game, term, type_names, "type"))


def bind_game(games: tuple[Game, ...], term: Term) -> Selection:
    names = game_names(games)
    found = (
        _all_named(term, names, "game") if games else frozenset(word(term, v) for v in term.values)
    )
    return _card_in("game", term, found)


def bind_set(game: Game | None, term: Term) -> Selection:
    return _printing_in("set", term, _ids(game, term, set_names, "set"))


def bind_number(term: Term) -> Selection:
    """Collector's numbers may hold letters, so they are words; either case is found."""
    allow(term, ":", "=", "!=")
    found: set[str] = set()
    for value in term.values:
        word(term, value)
        found.update((value.text, value.text.lower(), value.text.upper()))
    return _printing_in("number", term, frozenset(found))


def bind_rarity(game: Game | None, term: Term) -> Selection:
    """Rarities compare in the order that the game declares, the most common first."""
    if game is None or term.operator in (":", "=", "!="):
        return _printing_in("rarity", term, _ids(game, term, rarity_names, "rarity"))
    ids = rarity_names(game).ids
    chosen: set[str] = set()
    for value in term.values:
        for rarity in named(term, value, rarity_names(game), "rarity"):
            at = ids.index(rarity)
            chosen.update(ids[at + 1 :] if ">" in term.operator else ids[:at])
            chosen.update((rarity,) if "=" in term.operator else ())
    return PrintingIn("rarity", frozenset(chosen))


def _ids(game: Game | None, term: Term, names: GameNames, what: str) -> frozenset[str]:
    """The ids that a term names; without a vocabulary its words are taken for ids."""
    if game is None:
        return frozenset(word(term, v) for v in term.values)
    return _all_named(term, names(game), what)


def _all_named(term: Term, names: Names, what: str) -> frozenset[str]:
    return frozenset().union(*(named(term, v, names, what) for v in term.values))


def _card_in(column: CardColumn, term: Term, values: frozenset[str]) -> Selection:
    allow(term, ":", "=", "!=")
    check = CardIn(column, values)
    return Not(check) if term.operator == "!=" else check


def _printing_in(column: PrintingColumn, term: Term, values: frozenset[str]) -> Selection:
    allow(term, ":", "=", "!=")
    return present_unless(term, PrintingIn(column, values), PrintingHas(column))
