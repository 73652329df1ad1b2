"""The one error of the deck services: what cannot be done, and why, in a plain sentence."""

from __future__ import annotations

from decks.models import DeckVersion
from decks.selectors.difference import Changed


class Refused(Exception):  # noqa: N818  (the sentence is the point, not the error)
    """`code` tells programs what `sentence` tells people; `field` names what to mend."""

    def __init__(self, code: str, sentence: str, *, field: str = "") -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.field = field


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
