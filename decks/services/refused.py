"""The refusal of a deck that somebody else changed meanwhile."""

from __future__ import annotations

from decks.models import DeckVersion
from decks.selectors.difference import Changed
from web.refused import Refused


class Conflict(Refused):
    """A whole deck was to be saved over a version its sender has not seen.

    `theirs` is what happened meanwhile, `ours` what saving would have done to it.
    """

    def __init__(self, head: DeckVersion, theirs: list[Changed], ours: list[Changed]) -> None:
        super().__init__(
            "conflict",
            "This deck was changed elsewhere after you opened it, so nothing was saved.",
        )
        self.head = head
        self.theirs = theirs
        self.ours = ours
