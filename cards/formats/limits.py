"""How much of an import is read, so that the cost is bounded whatever somebody sends."""

from __future__ import annotations

# A larger file is not read at all.
MAX_CHARACTERS = 2_000_000
# Lines and entries beyond this number are kept as they are, but not looked up.
MAX_LINES = 5_000
# A longer line is kept, but not taken apart.
MAX_LINE = 300
# Lines that get suggestions; a text of nothing but unknown lines should not cost more.
MAX_SUGGESTED = 200
# Characters of a printing's set and number.
MAX_SET = 50
MAX_NUMBER = 12


def too_large(size: int) -> str:
    """What to say of a text that is too long to be a deck, or nothing."""
    if size <= MAX_CHARACTERS:
        return ""
    return f"expected at most {MAX_CHARACTERS:,} characters, got {size:,}; nothing was read"
