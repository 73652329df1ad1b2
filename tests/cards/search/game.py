"""A small invented game with every kind of field, and cards of it."""

from __future__ import annotations

from typing import Any

from cards.catalogue.schema import (
    CardEntry,
    CardSet,
    CardType,
    Choice,
    Field,
    GameFile,
    Players,
    PrintingEntry,
    Rarity,
)
from cards.catalogue.values import Card, Game

ZONES = [
    Choice(id="past", name="Past", aliases=["green"]),
    Choice(id="present", name="Present", aliases=["red"]),
    Choice(id="future", name="Future", aliases=["blue"]),
]
RACES = [Choice(id="alien", name="Alien"), Choice(id="time-lord", name="Time Lord", aliases=["tl"])]


def make_game(
    game_id: str = "lab",
    fields: list[Field] | None = None,
    types: list[CardType] | None = None,
) -> Game:
    return Game(
        GameFile(
            id=game_id,
            name=f"The {game_id} game",
            short=game_id.upper(),
            publisher="nobody",
            about="",
            players=Players(min=2, max=2),
            types=types if types is not None else [
                CardType(id="creature", name="Creature", plural="Creatures",
                         fields=["energy", "substance"], expected=["energy", "zone", "unique"]),
                CardType(id="flash", name="Flash", plural="Flashes", expected=["story"]),
                CardType(id="time", name="Time", plural="Times"),
            ],
            fields=fields if fields is not None else [
                Field(id="energy", name="Energy", kind="int", aliases=["en"]),
                Field(id="substance", name="Substance", kind="int", aliases=["sub"]),
                Field(id="zone", name="Zone", kind="choice", choices=ZONES),
                Field(id="race", name="Race", kind="choices", choices=RACES),
                Field(id="story", name="Story", kind="text"),
                Field(id="skill", name="Skills", kind="words", aliases=["skills"]),
                Field(id="unique", name="Unique", kind="flag"),
                # A field's id wins over the short form of a common key.
                Field(id="s", name="Strength", kind="int"),
            ],
            rarities=[
                Rarity(id="common", name="Common", letter="C"),
                Rarity(id="rare", name="Rare", letter="R"),
                Rarity(id="ultra", name="Ultra rare", letter="U"),
            ],
            sets=[
                CardSet(id="base", name="First edition", code="BAS"),
                CardSet(id="more", name="More of it", code="MOR"),
            ],
        )
    )  # fmt: skip


def make_card(
    name: str,
    type: str = "creature",
    *,
    id: str = "",
    text: str = "",
    game: str = "lab",
    provenance: Any = "rulebook",
    subtitle: str = "",
    printings: tuple[tuple[str, str, str], ...] = (("base", "1", "common"),),
    **fields: Any,
) -> Card:
    entry = CardEntry(
        id=id or name.lower().replace(" ", "-"),
        name=name,
        subtitle=subtitle,
        type=type,
        provenance=provenance,
        fields=fields,
        printings=[PrintingEntry(set=s, number=n, rarity=r) for s, n, r in printings],
    )
    return Card.of(game, entry, text=text)


GAME = make_game()
OTHER = make_game(
    "den",
    [
        Field(id="zone", name="Zone", kind="choice", choices=[Choice(id="attic", name="Attic")]),
        Field(id="energy", name="Energy", kind="text"),
        Field(id="cost", name="Cost", kind="int"),
    ],
    [CardType(id="creature", name="Creature", plural="Creatures", expected=["cost"])],
)
