"""Regular expressions of bounded cost: RE2 runs in time linear in the text, whatever the pattern.

Python's own `re` can be made to run for years by one short pattern; the databases each have a
dialect of their own. One engine keeps queries safe and equal everywhere.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import re2

from cards.search.limits import MAX_PATTERN, MAX_PATTERN_MEMORY


class PatternError(ValueError):
    """The pattern is not one that RE2 accepts within its limits."""


@lru_cache(maxsize=256)
def compile_pattern(pattern: str) -> Callable[[str], bool]:
    """A function that says whether the pattern occurs in folded text, whatever the case."""
    if len(pattern) > MAX_PATTERN:
        raise PatternError(f"longer than {MAX_PATTERN} characters")
    options = re2.Options()
    options.case_sensitive = False
    options.never_capture = True
    options.log_errors = False
    options.max_mem = MAX_PATTERN_MEMORY
    try:
        search = re2.compile(pattern, options).search
    except re2.error as error:
        reason = error.args[0] if error.args else "not accepted"
        raise PatternError(
            reason.decode("utf-8", "replace") if isinstance(reason, bytes) else str(reason)
        ) from None
    return lambda text: search(text) is not None
