"""Parts of sentences about decks that several measures use."""

from __future__ import annotations

from collections.abc import Callable

from cards.catalogue.naming import listed
from cards.catalogue.values import Catalogue, Game
from cards.construction.violations import Violation

Maker = Callable[[Violation, str, Catalogue], str]
"""Makes the sentence of a violation; `direction` is below, above or differs, or nothing."""


def place(violation: Violation, game: Game, joint: str = "or") -> str:
    """Where the rule looks: a section, several, or the deck as a whole."""
    if violation.decks:
        return "the match"
    names = section_names(violation, game)
    if len(names) == 1:
        return f"the {names[0].lower()}"
    return listed([f"“{name}”" for name in names], joint) or f"the {game.file.deck_noun}"


def section_names(violation: Violation, game: Game) -> list[str]:
    """The names of the sections where the rule looks, in the order of the game."""
    return [section.name for key, section in game.sections.items() if key in violation.sections]


def there(violation: Violation, what: str, number: int, game: Game) -> str:
    """What there is: of a whole deck that it has it, of a section that it is in there."""
    names = section_names(violation, game)
    if violation.decks or not names:
        return f"{place(violation, game)} has {what}"
    # "No locations in the locations" says it twice.
    twice = violation.many.lower().endswith(names[0].lower())
    where = "" if twice else f" in {place(violation, game, 'and')}"
    return f"there {'is' if number == 1 else 'are'} {what}{where}"


def noun(violation: Violation, number: int) -> str:
    """What is counted, one or several."""
    return violation.one if number == 1 else violation.many


def number_word(number: int) -> str:
    """A number in front of a noun."""
    return "no" if number == 0 else str(number)


def bound(violation: Violation, direction: str) -> str:
    """What the rule asks for."""
    limit = {"below": "at least", "above": "at most"}.get(direction, "exactly")
    asked = "allowed" if direction == "above" else "needed"
    if violation.severity == "advice":
        asked = "advised"
    return f"{limit} {violation.need} {'is' if violation.need == 1 else 'are'} {asked}"


def group_name(violation: Violation, game: Game) -> str:
    """The name of the group that a violation is about."""
    field = game.fields.get(violation.field)
    choices = {choice.id: choice.name for choice in field.choices} if field else {}
    return choices.get(violation.group, violation.group)
