"""Reading card files: every `[[card]]` of every file, and every problem."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from cards.catalogue.abilities import Verbs
from cards.catalogue.check_card import check_card
from cards.catalogue.decode import decode, readable
from cards.catalogue.problems import Problem
from cards.catalogue.schema import CardEntry
from cards.catalogue.values import Card, Game
from cards.toml import TomlError, read_toml

Report = Callable[[str, str], None]


def read_cards(
    game: Game, verbs: Verbs | None, paths: Iterable[Path]
) -> tuple[list[Card], list[Problem]]:
    """The cards of some files. Those with a problem are left out."""
    reader = _Reader(game, verbs)
    for path in paths:
        reader.read(path)
    return reader.cards, reader.problems


def reporter(problems: list[Problem], path: Path, card: str = "") -> Report:
    """What is wrong with a file, or with one card of it, as problems."""
    name = "/".join(path.parts[-3:] if path.parent.name == "cards" else path.parts[-2:])

    def report(field: str, message: str) -> None:
        problems.append(Problem(name, card, field, message))

    return report


class _Reader:
    """Follows the files of one game: ids and names are used once over all of them."""

    def __init__(self, game: Game, verbs: Verbs | None) -> None:
        self.game = game
        self.verbs = verbs
        self.cards: list[Card] = []
        self.problems: list[Problem] = []
        self._file_of_id: dict[str, str] = {}
        self._id_of_name: dict[str, str] = {}

    def read(self, path: Path) -> None:
        report = reporter(self.problems, path)
        try:
            raw = read_toml(path)
        except TomlError as error:
            report("", str(error))
            return
        for key in raw.keys() - {"card"}:
            report(key, f"unknown key {key!r:.60}; a cards file holds [[card]] tables")
        tables = raw.get("card", [])
        for number, table in enumerate(tables if isinstance(tables, list) else [tables], 1):
            self._card(table, number, path)

    def _card(self, table: Any, number: int, path: Path) -> None:
        name = table.get("id") if isinstance(table, dict) else None
        named = name if isinstance(name, str) and name else f"number {number}"
        report = reporter(self.problems, path, named)
        before = len(self.problems)
        entry = decode(CardEntry, table, report)
        if entry is None:
            if not isinstance(table, dict):
                return
            # The rest of a card with a faulty key is checked too, so that one run names all.
            entry, faulty = readable(CardEntry, table)
            report = _except(report, faulty)
        abilities = check_card(self.game, self.verbs, entry, report)
        if entry.id in self._file_of_id:
            report("id", f"the id {entry.id!r} is used in {self._file_of_id[entry.id]} already")
        self._file_of_id.setdefault(entry.id, path.name)
        if len(self.problems) == before:
            self._keep(entry, abilities, report)

    def _keep(self, entry: CardEntry, abilities: tuple[Any, ...], report: Report) -> None:
        text = card_text(self.verbs, entry, abilities)
        card = Card.of(self.game.id, entry, text=text, abilities=abilities)
        if card.folded_name in self._id_of_name:
            other = self._id_of_name[card.folded_name]
            report("name", f"card {other!r} has the same name; tell them apart by a subtitle")
        self._id_of_name[card.folded_name] = entry.id
        self.cards.append(card)


def card_text(verbs: Verbs | None, entry: CardEntry, abilities: tuple[Any, ...]) -> str:
    """The rules text of a card, made from its abilities; none without an engine."""
    if verbs is None:
        return ""
    return "\n".join(verbs.card_text(entry.type, entry.fields, abilities))


def _except(report: Report, faulty: set[str]) -> Report:
    """Say nothing more about keys whose fault is reported already."""

    def chosen(field: str, message: str) -> None:
        if field.partition("[")[0] not in faulty:
            report(field, message)

    return chosen
