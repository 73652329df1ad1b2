"""Cards and decks from plain files, for playing without the site.

A card file is TOML with `[[card]]` tables; a deck file is text, one line for each card:

    // a comment
    Creatures:
    3 Zarbi
    2 Doctor Who, Doctor III (MMG)
    1 THE WATCHER [watcher-past]

A line without a count is a header: the name of a section of the game opens that section, the name
of a card type only groups. Before any header a card goes where its type goes. A name may stand for
one card only; where several cards share a name, the subtitle after a comma or the id in brackets
decides.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from engine import vocabulary
from engine.layout import CATALOGUES, WHOLE, Layout, layout, plain


class Card(msgspec.Struct, frozen=True):
    """A card as an engine needs it. A field that is absent is unknown."""

    id: str
    name: str
    type: str
    fields: Mapping[str, Any] = {}
    abilities: tuple[Any, ...] = ()
    numbers: tuple[tuple[str, str], ...] = ()
    """Set and number of each printing, upper case, to tell cards of one name apart."""
    subtitle: str = ""

    @property
    def full_name(self) -> str:
        """The name with the subtitle that tells it from others of the same name."""
        return f"{self.name}, {self.subtitle}" if self.subtitle else self.name


class Deck(msgspec.Struct, frozen=True):
    """What a player brings: cards in the sections of the game, one entry for each copy."""

    sections: Mapping[str, tuple[Card, ...]]

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards, section after section."""
        return tuple(card for part in self.sections.values() for card in part)

    def section(self, name: str) -> tuple[Card, ...]:
        """The cards of one section; an absent one is empty."""
        return self.sections.get(name, ())

    @classmethod
    def of(cls, cards: Iterable[Card], section: str = WHOLE) -> Deck:
        """A deck of one section."""
        return cls(sections={section: tuple(cards)})


class CardError(ValueError):
    """Something in a card or deck file cannot be used; `problems` lists everything."""

    def __init__(self, problems: Sequence[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = list(problems)


def card_from_table(game_id: str, table: Mapping[str, Any]) -> Card:
    """One `[[card]]` table as a card; unknown verbs and fields of verbs are refused."""
    label = table.get("id") or table.get("name") or "a card without id"
    missing = [key for key in ("id", "name", "type") if not table.get(key)]
    if missing:
        raise CardError([f"{label}: expected {', '.join(missing)}"])
    try:
        abilities = vocabulary.read_abilities(game_id, table.get("ability", ()))
    except msgspec.ValidationError as error:
        raise CardError([f"{label}: {error}"]) from error
    problems = vocabulary.ability_problems(game_id, table["type"], abilities)
    if problems:
        raise CardError([f"{label}: {problem}" for problem in problems])
    numbers = tuple(
        (str(printing.get("set", "")).upper(), str(printing.get("number", "")))
        for printing in table.get("printing", ())
    )
    return Card(
        id=table["id"],
        name=table["name"],
        type=table["type"],
        fields=dict(table.get("fields", {})),
        abilities=abilities,
        numbers=numbers,
        subtitle=str(table.get("subtitle", "")),
    )


def read_cards(game_id: str, paths: Iterable[Path]) -> dict[str, Card]:
    """All cards of the files by id; every problem of every file is reported at once."""
    cards: dict[str, Card] = {}
    problems: list[str] = []
    for path in paths:
        try:
            tables = tomllib.loads(path.read_text(encoding="utf-8")).get("card", [])
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            problems.append(f"{path}: {error}")
            continue
        for table in tables:
            try:
                card = card_from_table(game_id, table)
            except CardError as error:
                problems.extend(f"{path.name}: {problem}" for problem in error.problems)
                continue
            if card.id in cards:
                problems.append(f"{path.name}: {card.id}: this id is used twice")
            cards[card.id] = card
    if problems:
        raise CardError(problems)
    return cards


def catalogue_cards(game_id: str, given: Path | None = None) -> dict[str, Card]:
    """The cards of a file, of a folder of files, or of the game's own catalogue."""
    folder = given or CATALOGUES / game_id / "cards"
    paths = sorted(folder.glob("*.toml")) if folder.is_dir() else [folder]
    return read_cards(game_id, paths)


LINE = re.compile(
    r"^(?P<count>\d+)\s*[xX]?\s+(?P<name>.+?)"
    r"(?:\s+\((?P<set>[^()]+)\)(?:\s+(?P<number>\S+))?)?"
    r"(?:\s+\[(?P<id>[a-z0-9-]+)\])?$"
)


def read_deck(text: str, cards: Mapping[str, Card], game_id: str) -> Deck:
    """The deck of a text, its sections in the game's order, its cards in the order of the text."""
    by_name: dict[str, list[Card]] = {}
    for card in cards.values():
        by_name.setdefault(card.name.casefold(), []).append(card)
        if card.subtitle:
            by_name.setdefault(card.full_name.casefold(), []).append(card)
    plan = layout(game_id)
    found: dict[str, list[Card]] = {section: [] for section in plan.sections}
    problems: list[str] = []
    opened = ""
    for number, raw in enumerate(text.splitlines(), start=1):
        line = raw.split("//", 1)[0].strip()
        if not line:
            continue
        if not line[0].isdigit():
            opened = _header(line, plan, opened, number, problems)
            continue
        match = LINE.match(line)
        if match is None:
            problems.append(f"line {number}: expected a count and a name, got {line!r}")
            continue
        named = _find(match, by_name, cards)
        if len(named) == 1:
            found[opened or plan.home(named[0].type)].extend(named * int(match["count"]))
        elif named:
            ids = ", ".join(card.id for card in named)
            problems.append(f"line {number}: {match['name']!r} is one of {ids}; add the [id]")
        else:
            problems.append(f"line {number}: no card is called {match['name']!r}")
    if problems:
        raise CardError(problems)
    return Deck(sections={section: tuple(part) for section, part in found.items() if part})


def _header(line: str, plan: Layout, opened: str, number: int, problems: list[str]) -> str:
    """The section that is open after a line without a count."""
    words = plain(line)
    if words in plan.words:
        return plan.words[words]
    if words in plan.groups or not line.endswith(":"):
        return opened  # a card type, or a title
    expected = ", ".join(plan.sections)
    problems.append(f"line {number}: expected a section ({expected}), got {line!r}")
    return opened


def _find(
    match: re.Match[str], by_name: Mapping[str, list[Card]], cards: Mapping[str, Card]
) -> list[Card]:
    if match["id"]:
        return [cards[match["id"]]] if match["id"] in cards else []
    found = by_name.get(match["name"].casefold(), [])
    if match["set"] is not None:
        if not found:  # the parenthesis may belong to the name, as in "THE WATCHER (Past)"
            return by_name.get(f"{match['name']} ({match['set']})".casefold(), [])
        wanted = match["set"].upper()
        narrowed = [
            card
            for card in found
            if any(s == wanted and match["number"] in (None, n) for s, n in card.numbers)
        ]
        found = narrowed or found
    whole = [card for card in found if card.full_name.casefold() == match["name"].casefold()]
    return whole if len(whole) == 1 else found
