"""Writing a deck for LackeyCCG (.dek), in the form that `xml_in` reads back to the same deck."""

from __future__ import annotations

from collections.abc import Iterator
from xml.sax.saxutils import escape, quoteattr

from cards.catalogue.values import Catalogue
from cards.deck import Deck, Line
from cards.formats.text_out import sorted_lines, used_sections
from cards.formats.xml_in import OURS

# LackeyCCG wants an element for each copy; beyond what any deck holds, one with the number does.
_WRITTEN_OUT = 60


def write_dek(deck: Deck, catalogue: Catalogue) -> str:
    """The deck as LackeyCCG reads it: one element for each copy. What that program has no place
    for is put into elements and attributes that it passes over."""
    return "\n".join(_rows(deck, catalogue)) + "\n"


def _rows(deck: Deck, catalogue: Catalogue) -> Iterator[str]:
    game = catalogue.game
    said = {"name": deck.name, "about": deck.about, "format": deck.format}
    said["tags"] = ",".join(deck.tags)
    yield f'<deck version="0.8" {OURS[0]}="{OURS[1]}">'
    yield "  <meta>"
    yield f"    <game>{escape(game.id)}</game>"
    for key, value in said.items():
        if value:
            yield f"    <{key}>{escape(value)}</{key}>"
    yield "  </meta>"
    for section in used_sections(deck, catalogue):
        known = game.sections.get(section)
        title = known.name if known else section
        yield f"  <superzone name={quoteattr(title)} section={quoteattr(section)}>"
        for line in sorted_lines(deck, section, catalogue):
            if line.count <= _WRITTEN_OUT:
                yield from [_card(line, catalogue)] * line.count
            else:
                yield _card(line, catalogue, f' qty="{line.count}"')
        for loose in deck.loose:
            if loose.section == section:
                yield f"    <loose>{escape(loose.text)}</loose>"
        yield "  </superzone>"
    yield "</deck>"


def _card(line: Line, catalogue: Catalogue, quantity: str = "") -> str:
    card = catalogue.by_id.get(line.card)
    name = escape(card.full_name) if card else ""
    printed = ""
    if line.printing:
        number = f" number={quoteattr(line.printing.number)}" if line.printing.number else ""
        printed = f"<set{number}>{escape(line.printing.set)}</set>"
    return f"    <card{quantity}><name id={quoteattr(line.card)}>{name}</name>{printed}</card>"
