"""One line of a deck text: the many ways to write copies of a card."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from cards.catalogue.check_game import ID
from cards.catalogue.values import Card, fold
from cards.deck import Printing
from cards.formats.limits import MAX_NUMBER, MAX_SET
from cards.formats.names import NameIndex, unprinted

# A set that the game does not have is written by its id behind this word.
FOREIGN_SET = "set:"

_COUNT = re.compile(r"(?P<count>\d+)(?: ?[xX×]? |[xX×])(?P<rest>.+)")
_TRAILING = re.compile(r"(?P<rest>.+) [xX×] ?(?P<count>\d+)")
_TAGS = re.compile(r"(?P<rest>.+?) (?P<marks>#[^ #]+(?: #[^ #]+)*)")
_FINISH = re.compile(r"(?P<rest>.+) (?P<marks>\*\w{1,10}\*)")
_IN_SET = rf"\((?P<set>[^()]{{1,{MAX_SET}}})\)(?: ?#?(?P<number>[\w/.-]{{1,{MAX_NUMBER}}}))?"
_PRINTING = re.compile(rf"(?P<rest>.*\S) ?{_IN_SET}")
_ID_ONLY = re.compile(rf"\[(?P<id>{ID.pattern})\](?: {_IN_SET})?")
_SET_FIRST = re.compile(rf"\[(?P<set>[^\[\]]{{1,{MAX_SET}}})\] ?(?P<rest>.+)")
_HINT = re.compile(r"(?P<rest>.*\S) ?\[(?P<hint>[^\[\]]+)\]")
_BULLET = re.compile(r"[-*•] (?P<rest>.+)")


class Reading(NamedTuple):
    """One way to read a line: a name, and what is around it. An `exact` reading holds only
    if the hint is the id of the very card that the name names."""

    name: str
    hint: str = ""
    set: str = ""
    number: str = ""
    exact: bool = False
    marks: str = ""


class Found(NamedTuple):
    """What a line names: one card, several that fit, or none. `missing` is the id of a card that
    the line names by its id alone and that the catalogue does not have; `bare` marks a line that
    names no card and has no number either."""

    copies: int
    cards: list[Card]
    printing: Printing | None
    name: str
    note: str = ""
    missing: str = ""
    bare: bool = False


def read_line(text: str, index: NameIndex) -> Found:
    """Read a line that is neither comment nor header; its spaces are single ones."""
    bullet = _BULLET.fullmatch(text)
    body = bullet["rest"] if bullet else text
    counts = list(_counts(body))
    for copies, rest in counts:
        if copies is not None and (only := _ID_ONLY.fullmatch(rest)):
            return _by_id(copies, only["id"], only["set"] or "", only["number"] or "", index)
        for reading in _readings(rest):
            found = _look_up(reading, 1 if copies is None else copies, index)
            if found:
                return found
    first, rest = counts[0]
    return Found(1 if first is None else first, [], None, _stripped(rest), bare=first is None)


def _counts(body: str) -> Iterator[tuple[int | None, str]]:
    """The number of copies and the rest, likeliest first; a missing number is None."""
    if found := _COUNT.fullmatch(body) or _TRAILING.fullmatch(body):
        yield int(found["count"]), found["rest"]
    yield None, body


def _readings(rest: str) -> Iterator[Reading]:
    """Ways to read what follows the number. A name with an id in brackets comes first: so we write
    what would be ambiguous. Then the longest name first, because names may hold brackets, numbers
    and hash signs themselves."""
    for body, marks in _without_marks(rest):
        hinted = _HINT.fullmatch(body)
        printed = _PRINTING.fullmatch(body)
        both = _HINT.fullmatch(printed["rest"]) if printed else None
        versions: list[Reading] = []
        number = (printed["number"] or "") if printed else ""
        if printed and both:
            versions.append(
                Reading(both["rest"], both["hint"], printed["set"], number, marks=marks)
            )
        if hinted:
            versions.append(Reading(hinted["rest"], hinted["hint"], marks=marks))
        yield from (reading._replace(exact=True) for reading in versions)
        yield Reading(body, marks=marks)
        if printed:
            yield Reading(printed["rest"], "", printed["set"], number, marks=marks)
        yield from versions
        if first := _SET_FIRST.fullmatch(body):
            yield Reading(first["rest"], "", first["set"], marks=marks)


def _without_marks(rest: str) -> Iterator[tuple[str, str]]:
    """The text as it is, then without tags and finish marks, which are given apart."""
    yield rest, ""
    body, marks = rest, ""
    for form in (_TAGS, _FINISH):
        if found := form.fullmatch(body):
            body, marks = found["rest"], f"{found['marks']} {marks}".rstrip()
    if marks:
        yield body, marks


def _by_id(copies: int, card_id: str, set_text: str, number: str, index: NameIndex) -> Found:
    printing, note = _printing(set_text, number, index)
    card = index.catalogue.by_id.get(card_id)
    if card is None:
        note = note or "no card of this id is known"
        return Found(copies, [], printing, card_id, note, missing=card_id)
    return Found(copies, [card], printing, card.full_name, note or unprinted(card, printing))


def _look_up(reading: Reading, copies: int, index: NameIndex) -> Found | None:
    cards = index.find(reading.name)
    if reading.exact:
        key = fold(reading.name)
        cards = [card for card in cards if card.id == reading.hint and card.folded_name == key]
    if not cards:
        return None
    printing, note = _printing(reading.set, reading.number, index)
    cards, fits = index.narrow(cards, reading.hint, printing)
    if not fits:
        note = f"no version {reading.hint!r} is known"
    elif not note and len(cards) == 1:
        note = unprinted(cards[0], printing)
    if reading.marks:
        note = "; ".join(part for part in (note, f"not kept: {reading.marks}") if part)
    return Found(copies, cards, printing, reading.name, note)


def _printing(set_text: str, number: str, index: NameIndex) -> tuple[Printing | None, str]:
    """The printing that a line asks for, and what is to be said of it."""
    if not set_text:
        return None, ""
    if set_id := index.set_id(set_text):
        return Printing(set_id, number), ""
    foreign = set_text.removeprefix(FOREIGN_SET)
    if foreign != set_text and ID.fullmatch(foreign):
        return Printing(foreign, number), f"no set {foreign!r} is known"
    return None, f"no set {set_text!r} is known; any printing is taken"


def _stripped(rest: str) -> str:
    """The name in a line that names no card, as far as it can be known."""
    *_, (body, _) = _without_marks(rest)
    if found := _PRINTING.fullmatch(body):
        body = found["rest"]
    if found := _HINT.fullmatch(body):
        body = found["rest"]
    return body
