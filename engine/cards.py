"""Cards and decks from plain files, for playing without the site.

A card file is TOML with `[[card]]` tables; a deck file is text, one line for each card:

    // a comment
    Creatures:
    3 Zarbi
    2 Doctor Who, Doctor III (MMG)
    1 THE WATCHER [watcher-past]

A name may stand for one card only; where several cards share a name, the subtitle after a comma or
the id in brackets decides.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from engine import vocabulary

CATALOGUES = Path(__file__).resolve().parent.parent / "catalogues"


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


def read_deck(text: str, cards: Mapping[str, Card]) -> list[Card]:
    """The cards of a deck text in its order, one entry for each copy."""
    by_name: dict[str, list[Card]] = {}
    for card in cards.values():
        by_name.setdefault(card.name.casefold(), []).append(card)
        if card.subtitle:
            by_name.setdefault(card.full_name.casefold(), []).append(card)
    deck: list[Card] = []
    problems: list[str] = []
    for number, raw in enumerate(text.splitlines(), start=1):
        line = raw.split("//", 1)[0].strip()
        if not line or not line[0].isdigit():
            continue
        match = LINE.match(line)
        if match is None:
            problems.append(f"line {number}: expected a count and a name, got {line!r}")
            continue
        found = _find(match, by_name, cards)
        if len(found) == 1:
            deck.extend(found * int(match["count"]))
        elif found:
            ids = ", ".join(card.id for card in found)
            problems.append(f"line {number}: {match['name']!r} is one of {ids}; add the [id]")
        else:
            problems.append(f"line {number}: no card is called {match['name']!r}")
    if problems:
        raise CardError(problems)
    return deck


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
        return narrowed or found
    return found
