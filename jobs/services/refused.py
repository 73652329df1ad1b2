"""The one error of the job services: what cannot be done, and why, in a plain sentence."""

from __future__ import annotations


class Refused(Exception):  # noqa: N818  (the sentence is the point, not the error)
    """`code` tells programs what `sentence` tells people."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
