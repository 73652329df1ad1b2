"""The one error of the solver's services: what cannot be done, and why, in a plain sentence."""

from __future__ import annotations


class Refused(Exception):  # noqa: N818  (the sentence is the point, not the error)
    """`code` tells programs what `sentence` tells people; `field` names what to mend."""

    def __init__(self, code: str, sentence: str, *, field: str = "") -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.field = field
