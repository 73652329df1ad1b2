"""The rule ids of docs/rules/<game>.md."""

from __future__ import annotations

import re
from collections.abc import Iterable
from fnmatch import fnmatchcase

# A rule opens a paragraph in bold; constraints stand in the first column of a table.
_ID = re.compile(r"^(?:\*\*(?P<rule>[A-Z]+-[A-Z]+\d+)\*\*|\| (?P<row>[A-Z]+-[A-Z]+\d+) \|)", re.M)


def ledger_ids(text: str) -> list[str]:
    """Every rule id of a ledger, once, in the order of the text."""
    return list(dict.fromkeys(found["rule"] or found["row"] for found in _ID.finditer(text)))


def matching(ids: Iterable[str], patterns: Iterable[str]) -> list[str]:
    """Those ids that one of the patterns names; `*` stands for any ending."""
    listed = list(patterns)
    return [one for one in ids if any(fnmatchcase(one, pattern) for pattern in listed)]
