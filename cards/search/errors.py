"""What is wrong with a query, where it is, and what may have been meant."""

from __future__ import annotations

import difflib
from collections.abc import Iterable


class SearchError(ValueError):
    """A query that cannot be read. `position` counts characters from 0."""

    def __init__(
        self, message: str, position: int = 0, length: int = 1, suggestions: Iterable[str] = ()
    ) -> None:
        self.message = message
        self.position = position
        self.length = max(1, length)
        self.suggestions = tuple(suggestions)
        super().__init__(message)

    def __str__(self) -> str:
        meant = f"; did you mean {_either(self.suggestions)}" if self.suggestions else ""
        return f"{self.message} at character {self.position + 1}{meant}"


class UnknownKeyError(SearchError):
    """No key of that name; of its own, so that wrong values of known keys are reported first."""


def nearest(word: str, known: Iterable[str], count: int = 3) -> tuple[str, ...]:
    """The known words most like `word`, best first."""
    # Comparing costs the product of both lengths, and no key or value worth suggesting is longer.
    return tuple(difflib.get_close_matches(word[:40], sorted(set(known)), n=count, cutoff=0.6))


def _either(words: tuple[str, ...]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"
