"""The filters beside a card list, made from a game's vocabulary.

Each filter is a select in a plain form; what is chosen becomes a term of the search language, so
that the list is always one query and the page state is all in the address.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from cards.catalogue.values import Game


@dataclass(frozen=True)
class Option:
    value: str
    label: str
    chosen: bool


@dataclass(frozen=True)
class Facet:
    name: str
    label: str
    options: list[Option]

    @property
    def chosen(self) -> Option | None:
        return next((o for o in self.options if o.chosen and o.value), None)


def facets(game: Game, given: Mapping[str, str]) -> list[Facet]:
    """Type, set, the game's choice fields, and provenance."""
    lists: list[tuple[str, str, list[tuple[str, str]]]] = [
        ("type", "Type", [(t.id, t.plural) for t in game.file.types]),
    ]
    if len(game.file.sets) > 1:
        lists.append(("set", "Set", [(s.id, s.name) for s in game.file.sets]))
    for field in game.file.fields:
        if field.kind in ("choice", "choices"):
            lists.append((field.id, field.name, [(c.id, c.name) for c in field.choices]))
    if game.file.rarities:
        lists.append(("rarity", "Rarity", [(r.id, r.name) for r in game.file.rarities]))
    lists.append(
        (
            "provenance",
            "Source",
            [("rulebook", "Rulebook"), ("public", "Public"), ("house", "House")],
        )
    )
    return [
        Facet(
            name,
            label,
            [Option("", "Any", not given.get(name))]
            + [Option(value, text, given.get(name) == value) for value, text in pairs],
        )
        for name, label, pairs in lists
    ]


def full_query(text: str, chosen: list[Facet]) -> str:
    """The typed query with the chosen filters as further terms."""
    terms = [f"{facet.name}:{facet.chosen.value}" for facet in chosen if facet.chosen]
    if not terms:
        return text
    return " ".join(([f"({text})"] if text.strip() else []) + terms)
