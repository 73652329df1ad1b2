"""The one error of the services: a request that cannot be done, and why, in a plain sentence."""

from __future__ import annotations

from collection.models import Holding


class Refused(Exception):  # noqa: N818  (the sentence is the point, not the error)
    """`code` tells programs what `sentence` tells people.

    `current` is the holding as it now stands when the request was made from an older state
    (code "conflict") or collides with it (code "exists"); `field` names what to mend, if one
    thing is to blame.
    """

    def __init__(
        self, code: str, sentence: str, *, field: str = "", current: Holding | None = None
    ) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.field = field
        self.current = current
