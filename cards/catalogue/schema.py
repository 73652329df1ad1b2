"""The form of catalogue files: what may stand in game.toml and in cards/*.toml.

Unknown keys are refused by msgspec; what a type cannot say is checked in `check.py`.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Scalar = str | int | bool
Value = str | int | bool | list[str]

FieldKind = Literal["int", "text", "choice", "choices", "words", "flag"]
Provenance = Literal["rulebook", "public", "house"]


class _Strict(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """Every file struct is frozen and refuses keys it does not know."""


class Players(_Strict, frozen=True):
    min: int
    max: int


class Section(_Strict, frozen=True):
    """A part of a deck, such as the play deck or the Spacetimes."""

    id: str
    name: str
    about: str = ""
    aliases: list[str] = []


class Choice(_Strict, frozen=True):
    """One permitted value of a `choice` or `choices` field."""

    id: str
    name: str
    aliases: list[str] = []
    glyph: str = ""


class Field(_Strict, frozen=True):
    """A named property of cards: `int`, `text`, `choice` (one of), `choices` (some of),
    `words` (free list) or `flag` (true or absent)."""

    id: str
    name: str
    kind: FieldKind
    choices: list[Choice] = []
    aliases: list[str] = []
    min: int | None = None
    max: int | None = None
    about: str = ""
    # Where a card face shows the value: a badge in a corner, the type line, or in the text only.
    badge: Literal["", "first", "second", "third", "cost"] = ""
    short: str = ""


class CardType(_Strict, frozen=True):
    id: str
    name: str
    plural: str
    fields: list[str] = []
    # Fields without which a card of this type cannot be played; shown as unknown while absent.
    expected: list[str] = []
    section: str = ""
    glyph: str = ""
    about: str = ""


class Frame(_Strict, frozen=True):
    """How a card face is drawn; the first frame whose `when` query selects the card is used."""

    id: str
    name: str
    when: str
    colour: str
    dark: str
    paper: str
    glyph: str


class Rarity(_Strict, frozen=True):
    id: str
    name: str
    letter: str


class CardSet(_Strict, frozen=True):
    """A product in which printings appeared."""

    id: str
    name: str
    code: str
    year: int | None = None
    # How many different cards the real set has, where that is known.
    size: int | None = None
    provenance: Provenance = "public"
    about: str = ""


class Statistic(_Strict, frozen=True):
    """A chart of a deck: how many of the cards that `over` selects have which value of a field. A
    number makes a curve, anything else bars. Charts by section and by type need no entry."""

    id: str
    field: str
    name: str
    over: str = ""
    sections: list[str] = []
    about: str = ""


class GameFile(_Strict, frozen=True):
    """game.toml"""

    id: str
    name: str
    short: str
    publisher: str
    about: str
    players: Players
    # Games are shown in the order of this number, then by id.
    position: int = 90
    deck_noun: str = "deck"
    # The odds tool that the game's page offers; empty for none.
    odds: Literal["", "battle", "pool"] = ""
    year: int | None = None
    # Words a visitor can try on the search page; each must select at least one card.
    examples: list[str] = []
    sections: list[Section] = msgspec.field(name="section", default_factory=list)
    types: list[CardType] = msgspec.field(name="type", default_factory=list)
    fields: list[Field] = msgspec.field(name="field", default_factory=list)
    frames: list[Frame] = msgspec.field(name="frame", default_factory=list)
    rarities: list[Rarity] = msgspec.field(name="rarity", default_factory=list)
    sets: list[CardSet] = msgspec.field(name="set", default_factory=list)
    statistics: list[Statistic] = msgspec.field(name="statistic", default_factory=list)


class PrintingEntry(_Strict, frozen=True):
    set: str
    number: str = ""
    rarity: str = ""


class CardEntry(_Strict, frozen=True):
    """One [[card]] of a cards file. `house` names the fields (or "abilities") whose value is
    ours although the card itself is documented."""

    id: str
    name: str
    type: str
    provenance: Provenance
    subtitle: str = ""
    source: str = ""
    house: list[str] = []
    notes: str = ""
    fields: dict[str, Value] = {}
    abilities: list[dict[str, object]] = msgspec.field(name="ability", default_factory=list)
    printings: list[PrintingEntry] = msgspec.field(name="printing", default_factory=list)


class CardsFile(_Strict, frozen=True):
    cards: list[CardEntry] = msgspec.field(name="card", default_factory=list)
