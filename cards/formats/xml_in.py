"""Reading deck files in XML: LackeyCCG (.dek) and OCTGN (.o8d)."""

from __future__ import annotations

from cards.catalogue.values import Catalogue
from cards.deck import clean
from cards.formats.collect import Collector
from cards.formats.file_card import FileCard, take_card
from cards.formats.headers import Headers
from cards.formats.report import About, ImportReport
from cards.formats.text_in import read_text
from cards.formats.xml_tree import Element, HostileXmlError, XmlError, parse_xml

# The root's attribute that marks a file written here, whose ids are taken as they are.
OURS = ("from", "chronodeck")
_META = ("name", "about", "format", "tags", "game")


def read_xml(text: str, catalogue: Catalogue, form: str = "dek") -> ImportReport:
    """Read a deck in XML. Broken XML is kept line by line with the problem; XML with a document
    type or beyond the bounds is refused whole."""
    try:
        root = parse_xml(text)
    except XmlError as error:
        return read_text(text, catalogue, f"not XML: {error}")
    except HostileXmlError as error:
        return ImportReport([], About(), form=form, problem=f"XML refused: {error}")
    collect = Collector(catalogue, form)
    headers = Headers(catalogue.game)
    zones = [child for child in root.children if child.tag in ("superzone", "section")]
    if root.tag != "deck" or not (zones or root.first("meta")):
        problem = f"XML, but no deck: expected <deck> with zones, got <{root.tag[:40]}>"
        return read_text(text, catalogue, problem)
    ours = root.attributes.get(OURS[0]) == OURS[1]
    _meta(root, collect, ours)
    for zone in zones:
        _zone(zone, headers, collect, ours)
    return collect.report()


def _meta(root: Element, collect: Collector, ours: bool) -> None:
    about, meta = collect.about, root.first("meta")
    said = {child.tag: child.text for child in meta.children} if meta else {}
    about.name = said.get("name", "")
    about.about = said.get("about", "")
    about.format = said.get("format", "")
    about.tags = said.get("tags", "").split(",")
    notes = root.first("notes")
    if notes and not about.about:
        about.about = notes.text
    game = said.get("game", "")
    if ours and game and game != collect.catalogue.game.id:
        collect.notes.append(f"a deck of the game {game!r:.60}")
    known = ("superzone", "section", "meta", "notes", "version")
    extra = [child.tag for child in root.children if child.tag not in known]
    extra += [tag for tag in said if tag not in _META]
    if extra:
        collect.notes.append(f"not kept: {', '.join(dict.fromkeys(extra))[:200]}")


def _zone(zone: Element, headers: Headers, collect: Collector, ours: bool) -> None:
    title = clean(zone.attributes.get("name", ""))
    named = headers.section(title)
    section = clean(zone.attributes.get("section", "")) if ours else named
    if section is None:
        section = title or None
    copies: dict[FileCard, int] = {}
    for child in zone.children:
        if child.tag == "card":
            entry = _card(child, ours)
            copies[entry] = copies.get(entry, 0) + _quantity(child)
    for entry, count in copies.items():
        take_card(collect, entry._replace(copies=count), section)
    for child in zone.children:
        if child.tag == "loose" and (text := clean(child.text)):
            collect.kept_text(text, text, section)
        elif child.tag not in ("card", "loose"):
            shown = clean(f"<{child.tag}> {child.text}")[:200]
            collect.kept(shown, shown, section, note="expected <card>")


def _card(card: Element, ours: bool) -> FileCard:
    """`<card><name id="...">Name</name><set number="...">SET</set></card>`, where each card is one
    copy, or `<card qty="3" id="...">Name</card>`."""
    name, printed = card.first("name"), card.first("set")
    if name is None:
        return FileCard(0, card.attributes.get("id", ""), clean(card.text))
    set_text = clean(printed.text) if printed else ""
    number = printed.attributes.get("number", "") if printed else ""
    return FileCard(0, name.attributes.get("id", ""), clean(name.text), set_text, number, ours)


def _quantity(card: Element) -> int:
    written = card.attributes.get("qty", "1").strip()
    return int(written) if written.isascii() and written.isdigit() and len(written) < 9 else 1
