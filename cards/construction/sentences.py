"""Violations in English, once for each kind."""

from __future__ import annotations

from collections.abc import Callable

from cards.catalogue.naming import listed, names_of
from cards.catalogue.values import Catalogue, Game
from cards.construction.violations import Violation


def sentence(found: Violation, catalogue: Catalogue) -> str:
    """One plain sentence with both numbers."""
    kind, _, direction = found.code.rpartition("-")
    make = _BY_CODE.get(found.code) or _BY_KIND[kind]
    text = _capital(make(found, direction, catalogue))
    return f"{text[:-1]}: {found.why}." if found.why else text


def _capital(text: str) -> str:
    return f"{text[0].upper()}{text[1:]}"


def _sections(found: Violation, game: Game) -> list[str]:
    """The names of the sections where the rule looks, in the order of the game."""
    return [section.name for key, section in game.sections.items() if key in found.sections]


def _place(found: Violation, game: Game, joint: str = "or") -> str:
    """Where the rule looks: a section, several, or the deck as a whole."""
    if found.decks:
        return "the match"
    names = _sections(found, game)
    if len(names) == 1:
        return f"the {names[0].lower()}"
    return listed([f"“{name}”" for name in names], joint) or f"the {game.file.deck_noun}"


def _there(found: Violation, what: str, number: int, game: Game) -> str:
    """What there is: of a whole deck that it has it, of a section that it is in there."""
    names = _sections(found, game)
    if found.decks or not names:
        return f"{_place(found, game)} has {what}"
    # "No locations in the locations" says it twice.
    twice = found.many.lower().endswith(names[0].lower())
    where = "" if twice else f" in {_place(found, game, 'and')}"
    return f"there {'is' if number == 1 else 'are'} {what}{where}"


def _noun(found: Violation, number: int) -> str:
    return found.one if number == 1 else found.many


def _number(number: int) -> str:
    return "no" if number == 0 else str(number)


def _bound(found: Violation, direction: str) -> str:
    limit = {"below": "at least", "above": "at most"}.get(direction, "exactly")
    asked = "allowed" if direction == "above" else "needed"
    if found.severity == "advice":
        asked = "advised"
    return f"{limit} {found.need} {'is' if found.need == 1 else 'are'} {asked}"


def _count(found: Violation, direction: str, catalogue: Catalogue) -> str:
    place = _place(found, catalogue.game)
    if found.need == 0 and direction != "below":
        are = "is" if len(found.cards) == 1 else "are"
        return f"{names_of(found.cards, catalogue)} {are} not allowed in {place}."
    # "no Past Watchers" reads better than "no Past Watcher", but "1 Past Watcher" needs the one.
    have = f"{_number(found.have)} {_noun(found, found.have)}"
    return f"{_there(found, have, found.have, catalogue.game)}; {_bound(found, direction)}."


def _sum(found: Violation, direction: str, catalogue: Catalogue) -> str:
    bound = {"below": "at least {} is needed", "above": "the limit is {}"}.get(
        direction, "it must be {}"
    )
    what = found.one if found.one.startswith("The ") else f"the {found.one}"
    return f"{what} is {found.have}; {bound.format(found.need)}."


def _terms(found: Violation, direction: str, catalogue: Catalogue) -> str:
    against = [part.label for part in found.parts if part.have <= 0]
    given = [part.label for part in found.parts if part.have > 0]
    labels = [part.label for part in found.parts]
    if len(found.parts) != 2:
        return _sum(found, direction, catalogue)
    first = given[0] if given else labels[0]
    second = next((one for one in labels if one != first), against[-1] if against else first)
    bound = {"below": "it needs at least", "above": "the limit is"}.get(direction, "it must equal")
    return f"{first} is {found.have}; {bound} {second}, {found.need}."


def _copies(found: Violation, direction: str, catalogue: Catalogue) -> str:
    copies = "copy" if found.have == 1 else "copies"
    where = f" in {_place(found, catalogue.game, 'and')}" if found.sections else ""
    same = ""
    if len(found.cards) > 1:
        # A rule that says why it counts them together needs no other word for it.
        same = " together" if found.why else f", which count as one card{',' * bool(where)}"
    return (
        f"{_number(found.have)} {copies} of {names_of(found.cards, catalogue)}{same}{where}; "
        f"{_bound(found, direction)}."
    )


def _distinct(found: Violation, direction: str, catalogue: Catalogue) -> str:
    have = f"{_number(found.have)} different {_noun(found, found.have)}"
    return f"{_there(found, have, found.have, catalogue.game)}; {_bound(found, direction)}."


def _unbalanced(found: Violation, direction: str, catalogue: Catalogue) -> str:
    parts = listed([f"{part.have} {part.label}" for part in found.parts])
    # Every number stands with its own words, so the first one says nothing of "is" or "are".
    there = _there(found, parts, 2, catalogue.game)
    return f"{there}; the numbers must be equal."


def _decks_differ(found: Violation, direction: str, catalogue: Catalogue) -> str:
    parts = listed([f"{part.label} has {part.have}" for part in found.parts])
    return f"{found.many}: {parts}; the numbers must be equal."


def _groups(found: Violation, direction: str, catalogue: Catalogue) -> str:
    have = f"{_number(found.have)} {found.one if found.have < 2 else found.many}"
    strays = f" ({names_of(found.cards, catalogue)} too many)" if found.cards else ""
    there = _there(found, f"cards of {have}", 2, catalogue.game)
    return f"{there}; {_bound(found, direction)}{strays}."


def _group(found: Violation, direction: str, catalogue: Catalogue) -> str:
    name = _group_name(found, catalogue.game)
    wrong = names_of(found.cards, catalogue)
    if found.code == "group-incomplete":
        return f"{name} is not whole: {found.have} of {found.need} cards; look at {wrong}."
    return f"{name} has {found.have} cards instead of {found.need}; look at {wrong}."


def _group_name(found: Violation, game: Game) -> str:
    field = game.fields.get(found.field)
    choices = {choice.id: choice.name for choice in field.choices} if field else {}
    return choices.get(found.group, found.group)


def _link(found: Violation, direction: str, catalogue: Catalogue) -> str:
    needs = "needs" if len(found.cards) == 1 else "need"
    return f"{names_of(found.cards, catalogue)} {needs} {found.one}; there is none."


def _not_owned(found: Violation, direction: str, catalogue: Catalogue) -> str:
    copies = "copy" if found.have == 1 else "copies"
    names = names_of(found.cards, catalogue)
    return f"{found.have} {copies} of {names}; you own {found.need or 'none'}."


def _holders(found: Violation, direction: str, catalogue: Catalogue) -> str:
    name = _group_name(found, catalogue.game)
    decks = "deck" if found.have == 1 else "decks"
    return f"{name} in {_number(found.have)} {decks}; {_bound(found, direction)}."


def _players(found: Violation, direction: str, catalogue: Catalogue) -> str:
    players = "player" if found.have == 1 else "players"
    return f"the match has {found.have} {players}; {_bound(found, direction)}."


def _unknown_value(found: Violation, direction: str, catalogue: Catalogue) -> str:
    field = catalogue.game.fields.get(found.field)
    what = f"the {field.name}" if field else "a value"
    names = names_of(found.cards, catalogue)
    return f"{what} of {names} is not known, so rule {found.rule} cannot be decided."


def _unknown_card(found: Violation, direction: str, catalogue: Catalogue) -> str:
    return f"no card of {catalogue.game.name} has the id {listed(list(found.cards))}."


def _unknown_section(found: Violation, direction: str, catalogue: Catalogue) -> str:
    known = listed([one.name for one in catalogue.game.file.sections], "or")
    return f"“{found.group}” is no part of a {catalogue.game.file.deck_noun}; use {known}."


def _unread_line(found: Violation, direction: str, catalogue: Catalogue) -> str:
    return f"the line “{found.group}” names no single card."


Maker = Callable[[Violation, str, Catalogue], str]
_BY_KIND: dict[str, Maker] = {
    "count": _count,
    "sum": _sum,
    "terms": _terms,
    "copies": _copies,
    "distinct": _distinct,
    "groups": _groups,
    "group": _group,
    "holders": _holders,
    "players": _players,
}
_BY_CODE: dict[str, Maker] = {
    "unbalanced": _unbalanced,
    "decks-differ": _decks_differ,
    "link-missing": _link,
    "not-owned": _not_owned,
    "unknown-value": _unknown_value,
    "unknown-card": _unknown_card,
    "unknown-section": _unknown_section,
    "unread-line": _unread_line,
}
