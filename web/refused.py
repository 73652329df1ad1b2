"""The one error of every service: what cannot be done, and why, in a plain sentence."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Problem:
    """One thing to mend: where it is (a deck, a field, the match), and a sentence."""

    where: str
    sentence: str
    rule: str = ""
    field: str = ""


class Refused(Exception):  # noqa: N818  (the sentence is the point, not the error)
    """`code` tells programs what `sentence` tells people; nothing was changed.

    `field` names what to mend, if one thing is to blame. `problems` lists everything that stands
    in the way, where a service looks at the whole before it refuses.
    """

    def __init__(
        self, code: str, sentence: str, *, field: str = "", problems: Sequence[Problem] = ()
    ) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.field = field
        self.problems = list(problems)
