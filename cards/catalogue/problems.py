"""A problem found in a catalogue: where it is, what was expected and what came."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, order=True)
class Problem:
    file: str
    card: str
    field: str
    message: str

    def __str__(self) -> str:
        where = [self.file]
        if self.card:
            where.append(f"card {self.card!r}")
        if self.field:
            where.append(f"field {self.field!r}")
        return f"{', '.join(where)}: {self.message}"


class CatalogueError(Exception):
    """A catalogue that cannot be used, with every problem found in it."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__(f"{len(problems)} problems in the catalogue")
        self.problems = problems


class CardError(ValueError):
    """Cards or decks that cannot be used; `problems` lists every reason."""

    def __init__(self, problems: Sequence[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = list(problems)
