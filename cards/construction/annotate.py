"""The last section of a ledger: which tests prove each of its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cards.construction.ledger import ledger_ids

TITLE = "## Tests of each rule"
_ABOUT = "Written by `manage.py rules annotate` from the marks of the tests; do not edit by hand."


def annotated(text: str, marks: Mapping[str, Sequence[str]]) -> str:
    """A ledger with its list of tests brought up to date."""
    body = text.split(f"\n{TITLE}\n", 1)[0].rstrip()
    lines = [f"- {rule}: {_tests(marks.get(rule, ()))}" for rule in ledger_ids(body)]
    return "\n".join([body, "", TITLE, "", _ABOUT, "", *lines, ""])


def is_annotated(text: str) -> bool:
    """Whether a ledger has the list at all."""
    return f"\n{TITLE}\n" in text


def _tests(tests: Sequence[str]) -> str:
    """Tests by file, each file named once."""
    by_file: dict[str, list[str]] = {}
    for test in tests:
        path, _, name = test.partition("::")
        by_file.setdefault(path, []).append(f"`{name}`")
    if not by_file:
        return "no test yet"
    return "; ".join(f"{path} {', '.join(names)}" for path, names in by_file.items())
