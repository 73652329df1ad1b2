"""From the text of a file to entries, with what is wrong in each line."""

from __future__ import annotations

import codecs
import csv
import io

from collection.exchange import spellings
from collection.exchange.columns import fields_of, names_cards
from collection.exchange.entry import MOST_COPIES, Entry, Row, Sheet

MAX_ROWS = 10_000
LONGEST = {"location": 80, "notes": 500}
_DELIMITERS = ",;\t|"


def read_sheet(data: str | bytes) -> Sheet:
    """Read a collection. Nothing is looked up yet: names are as they were written."""
    text, note = _decoded(data)
    text = text.removeprefix("\ufeff")
    first, _, rest = text.partition("\n")
    named_delimiter = ""
    if first.strip().strip('"').lower().startswith("sep="):
        # A line for spreadsheets that names the delimiter.
        named_delimiter, text = first.strip().strip('"')[4:5], rest
    rows, problem = _table(text, named_delimiter)
    if problem:
        return Sheet(problem=problem)
    if named_delimiter:
        rows = [(number + 1, cells) for number, cells in rows]
    if not rows:
        return Sheet(problem="The file is empty: expected a line of column names and one line for "
                             "each kind of card.")  # fmt: skip
    if len(rows) > MAX_ROWS:
        return Sheet(problem=f"Expected at most {MAX_ROWS:,} lines, got {len(rows):,}.")
    header = fields_of(rows[0][1])
    body = rows[1:]
    if not names_cards(header):
        if not _is_plain_list(rows):
            shown = ", ".join(rows[0][1])[:120]
            return Sheet(
                problem="Expected a first line with column names, among them Name or Card Id, "
                f"and Count; got: {shown}"
            )
        header, body = ["count", "name"], rows
    notes = [note] if note else []
    dropped = _dropped(rows[0][1], header, body)
    if dropped:
        notes.append(f"These columns are not kept: {', '.join(dropped)}")
    return Sheet(tuple(_row(number, cells, header) for number, cells in body), tuple(notes))


def _decoded(data: str | bytes) -> tuple[str, str]:
    if isinstance(data, str):
        return data, ""
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return data.decode("utf-16", "replace"), ""
    try:
        return data.decode("utf-8"), ""
    except UnicodeDecodeError as error:
        at = f"byte {data[error.start]:#04x} at {error.start}"
        return data.decode("cp1252", "replace"), (f"Expected UTF-8, got {at}; read as Windows-1252")


def _table(text: str, named_delimiter: str) -> tuple[list[tuple[int, list[str]]], str]:
    """The lines that hold anything, cut at the delimiter that finds the most known columns."""
    first = next((line for line in text.splitlines() if line.strip()), "")

    def known(delimiter: str) -> int:
        cells = next(csv.reader([first[:5000]], delimiter=delimiter), [])
        return sum(bool(field) for field in fields_of(cells))

    if named_delimiter and named_delimiter in _DELIMITERS:
        delimiter = named_delimiter
    else:
        delimiter = max(_DELIMITERS, key=lambda one: (known(one), first.count(one)))
    rows: list[tuple[int, list[str]]] = []
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter)
    try:
        for cells in reader:
            if any(cell.strip() for cell in cells):
                rows.append((reader.line_num, cells))
                if len(rows) > MAX_ROWS + 1:
                    break
    except csv.Error as error:
        return [], f"Line {reader.line_num} cannot be read as CSV: {error}."
    return rows, ""


def _is_plain_list(rows: list[tuple[int, list[str]]]) -> bool:
    """A list without column names: `3,Zarbi`."""
    return all(len(cells) == 2 and cells[0].strip().isdecimal() for _, cells in rows)


def _dropped(titles: list[str], header: list[str], body: list[tuple[int, list[str]]]) -> list[str]:
    """Columns with something in them that no value of ours takes."""
    if len(titles) != len(header):
        return []
    lost = [n for n, field in enumerate(header) if not field]
    return [
        titles[n].strip()[:40] or f"number {n + 1}"
        for n in lost
        if any(len(cells) > n and cells[n].strip() for _, cells in body)
    ]


def _row(number: int, cells: list[str], header: list[str]) -> Row:
    given = {field: cell.strip() for field, cell in zip(header, cells, strict=False) if field}
    problems: list[str] = []
    text = ", ".join(cell.strip() for cell in cells if cell.strip())[:200]

    def count(field: str, default: int | None) -> int | None:
        raw = given.get(field, "")
        if not raw:
            return default
        digits = raw.lower().strip("x× ").removesuffix(".0")
        if not digits.isascii() or not digits.isdecimal() or int(digits) > MOST_COPIES:
            name = field.replace("_", " ")
            problems.append(
                f"{name}: expected a whole number up to {MOST_COPIES:,}, got {raw[:20]!r}"
            )
            return default
        return int(digits)

    def word(field: str, found: str | None, default: str, example: str) -> str:
        if found is None:
            problems.append(f"{field}: expected {example}, got {given[field][:20]!r}")
            return default
        return found

    wanted = count("wanted", None)
    copies = count("count", 1 if "count" not in header else 0) or 0
    finish = spellings.finish(given.get("finish", ""))
    if spellings.is_yes(given.get("proxy", "")):
        finish = "proxy"
    elif spellings.is_yes(given.get("altered", "")) and finish == "normal":
        finish = "altered"
    for field, longest in LONGEST.items():
        if len(given.get(field, "")) > longest:
            problems.append(
                f"{field}: expected at most {longest} characters, got {len(given[field]):,}"
            )
    entry = Entry(
        game=given.get("game", ""),
        card=given.get("card", ""),
        name=given.get("name", ""),
        set=given.get("set", ""),
        set_name=given.get("set_name", ""),
        number=given.get("number", ""),
        count=copies,
        for_trade=count("for_trade", 0) or 0,
        wanted=wanted,
        condition=word(
            "condition",
            spellings.condition(given.get("condition", "")),
            "near-mint",
            "a grade such as Mint, Near Mint, Excellent, Good, Light Played, Played or Poor",
        ),
        language=word(
            "language",
            spellings.language(given.get("language", "")),
            "en",
            "a code such as en or de",
        ),
        finish=word("finish", finish, "normal", "normal, foil, altered or proxy"),
        location=" ".join(given.get("location", "").split()),
        notes=" ".join(given.get("notes", "").split()),
    )
    if not entry.name and not entry.card:
        problems.append("name: expected the name of a card, got nothing")
    if entry.for_trade > entry.count:
        problems.append(
            f"tradelist count: {entry.for_trade:,} for trade, but only {entry.count:,} copies"
        )
    if not entry.count and entry.wanted is None and not problems:
        problems.append("count: expected copies or a wanted count, got neither")
    return Row(number, text, None if problems else entry, tuple(problems))
