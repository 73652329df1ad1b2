"""Writing a deck as text, in the form that `text_in` reads back to the same deck."""

from __future__ import annotations

from cards.catalogue.values import Card, Catalogue
from cards.deck import Deck, Line, Loose, clean
from cards.formats.headers import LITERAL, Header, meta
from cards.formats.lines import FOREIGN_SET
from cards.formats.rows import KEPT, Cards, rows_of


def write_text(deck: Deck, catalogue: Catalogue) -> str:
    """The deck as text: a name, what is said of it, then sections with a line for each card."""
    parts = ["\n".join(_head(deck))] if _head(deck) else []
    for section in used_sections(deck, catalogue):
        rows = [_title(section, catalogue)]
        rows += [_line(line, catalogue) for line in sorted_lines(deck, section, catalogue)]
        rows += [_loose(one, catalogue) for one in deck.loose if one.section == section]
        parts.append("\n".join(rows))
    return "\n\n".join(parts) + "\n" if parts else ""


def used_sections(deck: Deck, catalogue: Catalogue) -> list[str]:
    """The sections that hold anything: those of the game in its order, then others."""
    known = [section.id for section in catalogue.game.file.sections]
    used = {line.section for line in deck.lines} | {loose.section for loose in deck.loose}
    return [section for section in known if section in used] + sorted(used - set(known))


def sorted_lines(deck: Deck, section: str, catalogue: Catalogue) -> list[Line]:
    """Lines of a section by type, then by name, as the game lists its types."""
    types = {kind: n for n, kind in enumerate(catalogue.game.types)}
    by_id = catalogue.by_id

    def place(line: Line) -> tuple[int, str, str, tuple[str, str]]:
        card = by_id.get(line.card)
        kind = types.get(card.type, len(types)) if card else len(types)
        return kind, card.folded_name if card else "", line.card, line.printing or ("", "")

    return sorted((line for line in deck.lines if line.section == section), key=place)


def _head(deck: Deck) -> list[str]:
    rows = []
    if deck.name:
        # A name that looks like one of the lines below is written with its key.
        rows.append(f"// name: {deck.name}" if meta(deck.name) else f"// {deck.name}")
    elif deck.about or deck.format or deck.tags:
        rows.append("// name:")
    rows += [f"// about: {row}".rstrip() for row in deck.about.splitlines()]
    rows += [f"// format: {deck.format}"] if deck.format else []
    rows += [f"// tags: {', '.join(deck.tags)}"] if deck.tags else []
    return rows


def _title(section: str, catalogue: Catalogue) -> str:
    """A header that opens this section: its name, or its words with a colon, or by its id."""
    known = catalogue.game.sections.get(section)
    title = known.name if known else f"{section}:"
    row = rows_of(catalogue).read(title)
    if isinstance(row, Header) and row.section == section:
        return title
    return f"{LITERAL} {section}".rstrip()


def _line(line: Line, catalogue: Catalogue) -> str:
    card = catalogue.by_id.get(line.card)
    if card is None:
        return clean(f"{line.count} [{line.card}]{_printed(line, catalogue)}")
    text = f"{line.count} {card.full_name}{_printed(line, catalogue)}"
    if _means(text, line, card, catalogue):
        return text
    # A name that could be taken for something else gets its id in brackets, or gives way to it.
    text = f"{line.count} {card.full_name} [{card.id}]{_printed(line, catalogue)}"
    if _means(text, line, card, catalogue):
        return text
    return f"{line.count} [{card.id}]{_printed(line, catalogue)}"


def _means(text: str, line: Line, card: Card, catalogue: Catalogue) -> bool:
    """Whether a row is read as this line and nothing else."""
    row = rows_of(catalogue).read(text)
    if not isinstance(row, Cards) or row.section is not None:
        return False
    found = row.found
    return (found.copies, found.cards, found.printing) == (line.count, [card], line.printing)


def _printed(line: Line, catalogue: Catalogue) -> str:
    if line.printing is None:
        return ""
    known = catalogue.game.sets.get(line.printing.set)
    code = known.code if known else f"{FOREIGN_SET}{line.printing.set}"
    number = f" {line.printing.number}" if line.printing.number else ""
    return f" ({code}){number}"


def _loose(loose: Loose, catalogue: Catalogue) -> str:
    row = rows_of(catalogue).read(loose.text)
    if (
        isinstance(row, Cards)
        and len(row.found.cards) != 1
        and not row.found.missing
        and row.section in (None, loose.section)
    ):
        return loose.text
    return f"{KEPT} {loose.text}"
