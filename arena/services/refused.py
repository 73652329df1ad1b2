"""The one error of the arena's services: what cannot be done, and why."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Problem:
    """One thing to mend: where it is (a deck, a field, the match), and a sentence."""

    where: str
    sentence: str
    rule: str = ""
    field: str = ""


class Refused(Exception):  # noqa: N818  (the sentence is the point, not the error)
    """`problems` lists everything that stands in the way; nothing was started."""

    def __init__(self, code: str, sentence: str, problems: list[Problem] | None = None) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.problems = problems or []
