"""Cards of structured files (JSON, XML): an id, a name, a number of copies, a printing."""

from __future__ import annotations

import re
from typing import NamedTuple

from cards.catalogue.values import fold
from cards.deck import MAX_COPIES, Printing, clean
from cards.formats.collect import Collector
from cards.formats.limits import MAX_LINE, MAX_LINES, MAX_NUMBER, MAX_SET
from cards.formats.lines import Found
from cards.formats.names import NameIndex, unprinted

_NUMBER = re.compile(rf"[\w/.-]{{0,{MAX_NUMBER}}}")


class FileCard(NamedTuple):
    """A card as a file names it. In files of `ours`, ids of cards and sets are taken as they are;
    in others the set is a code or a name, and an id may be somebody else's."""

    copies: int
    id: str = ""
    name: str = ""
    set: str = ""
    number: str = ""
    ours: bool = False

    @property
    def shown(self) -> str:
        """The entry as a line of text."""
        named = self.name or f"[{self.id}]"
        printed = f" ({self.set})" if self.set else ""
        number = f" {self.number}" if self.set and self.number else ""
        return clean(f"{self.copies} {named}{printed}{number}")


def take_card(collect: Collector, entry: FileCard, section: str | None) -> None:
    """Look one entry up and add it to the import."""
    shown = entry.shown
    if collect.full or len(shown) > MAX_LINE:
        which = f"after the first {MAX_LINES:,}" if collect.full else "too long"
        collect.kept(shown, shown, section, note=f"not looked up: {which}")
        return
    collect.cards(shown, find_card(entry, collect.index), section, shown)


def find_card(entry: FileCard, index: NameIndex) -> Found:
    """The card of an entry. Where id and name speak for different cards, both are candidates."""
    copies = min(entry.copies, MAX_COPIES + 1)
    printing, note = _printing(entry, index)
    by_id = index.catalogue.by_id.get(entry.id)
    if by_id and (entry.ours or not entry.name or fold(entry.name) == by_id.folded_name):
        note = note or unprinted(by_id, printing)
        return Found(copies, [by_id], printing, by_id.full_name, note)
    if entry.ours and entry.id:
        note = note or "no card of this id is known"
        name = entry.name or entry.id
        return Found(copies, [], printing, name, note, missing=clean(entry.id))
    cards, _ = index.narrow(index.find(entry.name), "", printing) if entry.name else ([], True)
    if by_id and by_id not in cards:
        cards = [by_id, *cards]
    if len(cards) == 1:
        note = note or unprinted(cards[0], printing)
    return Found(copies, cards, printing, entry.name or entry.id, note)


def _printing(entry: FileCard, index: NameIndex) -> tuple[Printing | None, str]:
    if not entry.set:
        return None, ""
    set_id = clean(entry.set) if entry.ours else index.set_id(entry.set)
    if not set_id or len(set_id) > MAX_SET:
        return None, f"no set {entry.set!r:.60} is known; any printing is taken"
    number = entry.number if _NUMBER.fullmatch(entry.number) else ""
    if number != entry.number:
        return Printing(set_id), f"expected a card number, got {entry.number!r:.60}; not kept"
    note = "" if set_id in index.game.sets else f"no set {set_id!r} is known"
    return Printing(set_id, number), note
