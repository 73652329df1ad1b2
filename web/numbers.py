"""Whole numbers in text that anybody may have sent."""

from __future__ import annotations

LARGEST_ID = 2**63 - 1
"""The largest number that a key of a row can have; no database can look for a larger one."""
LARGEST = 10**9


def whole(text: str, most: int = LARGEST) -> int | None:
    """The number that plain digits write, from 0 to `most`; None for everything else.

    Digits of other scripts, superscripts and numbers of thousands of digits are no numbers here.

    >>> whole("12"), whole("²"), whole("9" * 5000), whole("-1")
    (12, None, None, None)
    """
    text = text.strip()
    if not (text.isascii() and text.isdigit()) or len(text) > len(str(most)):
        return None
    number = int(text)
    return number if number <= most else None
