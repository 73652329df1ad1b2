"""Examples for the help page: those that hold for every game, then some made from each game's own
vocabulary, so that a new game or field explains itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cards.catalogue.schema import Field
from cards.catalogue.values import Game
from cards.search.keys import COMMON_KEYS, POSSESSION_KEYS


@dataclass(frozen=True, slots=True)
class Example:
    title: str
    query: str
    finds: str


@dataclass(frozen=True, slots=True)
class HelpSection:
    """Examples that belong together. `game` is the id of the game whose search they run in,
    empty for the search over all games; `personal` ones need an account."""

    title: str
    about: str
    examples: tuple[Example, ...]
    game: str = ""
    personal: bool = False


_NAMES = HelpSection(
    "Names",
    "Words look in the name. Capitals and accents make no difference.",
    (
        Example("Some words", "dalek", "cards with dalek in the name"),
        Example("All of them", "the master", "cards with both words in the name"),
        Example("A phrase", '"time lord"', "cards with the words side by side"),
        Example("The exact name", '!"dalek"', "the card of that name and no other"),
        Example("A pattern", "/^the .*s$/", "names that begin with the and end in s"),
    ),
)
_JOINING = HelpSection(
    "Joining terms",
    "Terms side by side must all hold. Put a minus before a term or a group to leave it out.",
    (
        Example("Either", "dalek or cyberman", "cards with one of the words"),
        Example("Without", "dalek -supreme", "cards with the first word and not the second"),
        Example("Groups", "(dalek or cyberman) is:printed", "what is in parentheses comes first"),
        Example("Several values", "source:public|rulebook", "cards with any of the values"),
        Example("A group left out", "-(dalek or cyberman)", "every card but these"),
    ),
)
_CARDS = HelpSection(
    "Every card",
    "These keys work in all games; the short form does the same.",
    (
        Example(
            "Rules text", "text:draw", "cards whose text or notes have the word; also o: or x:"
        ),
        Example("Where a card is known from", "is:printed", "cards that are documented"),
        Example("House cards", "is:house", "cards of our own"),
        Example("Known values missing", "is:unknown", "cards that lack a value needed for play"),
        Example("Ready for play", "is:playable", "cards whose needed values are all known"),
        Example("A value at all", "-has:rarity", "cards of which no rarity is known"),
    ),
)
_RESULT = HelpSection(
    "Order and display",
    "These steer the result and select nothing.",
    (
        Example("Order", "dalek order:type|name", "by type, then by name"),
        Example("The other way round", "dalek order:-name", "from the end of the alphabet"),
        Example("As a table", "dalek display:table", "a table; also display:grid and display:text"),
    ),
)
_SHELF = HelpSection(
    "Your own cards",
    "Log in to search by what you own.",
    (
        Example("Owned", "is:owned", "cards of which you have a copy"),
        Example("How many", "owned>=2", "cards of which you have two copies or more"),
        Example("Missing", "is:wanted", "cards of which you want more copies than you have"),
        Example("Spare", "spare>0", "copies over the number you want, or marked for trade"),
        Example("Free", "owned>0 free=0", "cards whose copies are all in use by your decks"),
        Example("Place", "loc:box", "cards that lie in a place with that word"),
        Example("Condition", "cond>=excellent", "cards with a copy in that condition or better"),
    ),
    personal=True,
)

COMMON_SECTIONS = (_NAMES, _JOINING, _CARDS, _RESULT, _SHELF)


def help_sections(games: Sequence[Game]) -> list[HelpSection]:
    """Every section of the help page, the common ones first."""
    return [*COMMON_SECTIONS, *(_game_section(game) for game in games)]


def common_key_rows() -> list[tuple[str, str]]:
    """Keys of every game with their short forms, for a table."""
    return [(name, ", ".join(short)) for name, short in (COMMON_KEYS | POSSESSION_KEYS).items()]


def _game_section(game: Game) -> HelpSection:
    examples: list[Example] = [
        Example(f"Try {n}", text, "picked for this game")
        for n, text in enumerate(game.file.examples, 1)
    ]
    for card_type in game.file.types[:1]:
        examples.append(Example("Type", f"type:{card_type.id}", card_type.plural.lower()))
    for field in game.file.fields:
        examples.extend(_field_examples(field))
    numbers = [f for f in game.file.fields if f.kind == "int"]
    if len(numbers) > 1:
        one, two = numbers[:2]
        finds = f"cards with more {one.name.lower()} than {two.name.lower()}"
        examples.append(Example("One field against another", f"{one.id}>{two.id}", finds))
    return HelpSection(game.name, f"Keys of {game.name} alone.", tuple(examples), game.id)


def _field_examples(field: Field) -> Iterator[Example]:
    name = field.name.lower()
    if field.kind == "int":
        least = field.min if field.min is not None else 1
        yield Example(field.name, f"{field.id}>{least}", f"{name} of more than {least}")
    elif field.kind == "flag":
        yield Example(field.name, f"is:{field.id}", f"cards marked {name}")
    elif field.choices:
        choice = field.choices[0]
        yield Example(field.name, f"{field.id}:{choice.id}", f"{name} is {choice.name}")
    else:
        yield Example(field.name, f"has:{field.id}", f"cards with a value for {name}")
