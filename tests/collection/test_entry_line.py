"""What a typed line of quick entry means."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from collection.selectors.entry_line import EntryLine, read_line


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("zarbi", EntryLine(("zarbi",))),
        ("  Zarbi  SUPREMO ", EntryLine(("zarbi", "supremo"))),
        ("zarbi 3", EntryLine(("zarbi",), count=3)),
        ("3 zarbi", EntryLine(("zarbi",), count=3)),
        ("3x zarbi", EntryLine(("zarbi",), count=3)),
        ("zarbi x12", EntryLine(("zarbi",), count=12)),
        ("K9", EntryLine(("k9",))),
        ("k9 2", EntryLine(("k9",), count=2)),
        ("12", EntryLine(number="12")),
        ("#12a", EntryLine(number="12a")),
        ("zarbi #12", EntryLine(("zarbi",), number="12")),
        ("zarbi (Base)", EntryLine(("zarbi",), set="base")),
        ("zarbi [base", EntryLine(("zarbi",), set="base")),
        ("zarbi set:BASE 2", EntryLine(("zarbi",), set="base", count=2)),
        ("3 zarbi (base) 12", EntryLine(("zarbi",), number="12", set="base", count=3)),
        ('"10 downing"', EntryLine(("10 downing",))),
        ('"10 downing" 2', EntryLine(("10 downing",), count=2)),
        ("café", EntryLine(("cafe",))),
        ("", EntryLine()),
        ('""', EntryLine()),
    ],
)
def test_lines_are_read(text: str, line: EntryLine) -> None:
    assert read_line(text)[0] == line


def test_a_number_may_be_part_of_the_name_after_all() -> None:
    assert read_line("10 downing street")[1] == EntryLine(("10", "downing", "street"))


@given(st.text(max_size=200))
def test_any_text_can_be_read(text: str) -> None:
    for line in read_line(text):
        assert line.count is None or 0 <= line.count <= 99_999
