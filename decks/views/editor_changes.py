"""What a form of the editor asks for, read; and what happened, said."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from cards.catalogue.values import Catalogue
from decks.selectors.difference import Changed
from decks.services.editing import Change
from web.refused import Refused

MAX_CHANGES = 100
# More changes than these are counted rather than named.
_NAMED = 4
_FORM = re.compile(r"([^/\s]{1,60})/([^/\s]{1,100})/([+-]?)([0-9]{1,3})")


def read_changes(given: Iterable[str]) -> list[Change]:
    """Each text is `section/card/+1`, `section/card/-1` or `section/card/3`, several with spaces
    between them: a move is one fewer here and one more there."""
    texts = [one for text in given for one in text.split()]
    if not texts or len(texts) > MAX_CHANGES:
        raise Refused("changes", f"Expected 1 to {MAX_CHANGES} changes, got {len(texts)}.")
    changes = []
    for text in texts:
        parts = _FORM.fullmatch(text)
        if parts is None:
            raise Refused("changes", f"Expected section/card/+1, -1 or a count, got {text[:80]!r}.")
        section, card, sign, number = parts.groups()
        if sign:
            changes.append(Change(section, card, delta=int(f"{sign}{number}")))
        else:
            changes.append(Change(section, card, count=int(number)))
    return changes


def said(changed: Sequence[Changed], catalogue: Catalogue) -> str:
    """What changed, by copies: `+1 Zarbi, −2 Dalek`."""
    by_id = catalogue.by_id
    words = []
    for one in changed[:_NAMED]:
        name = by_id[one.card].full_name if one.card in by_id else one.card
        words.append(f"{one.sign} {name}{_where(one, catalogue)}")
    if len(changed) > _NAMED:
        words.append(f"{len(changed) - _NAMED} more")
    return ", ".join(words)


def counted(changed: Sequence[Changed], catalogue: Catalogue) -> str:
    """One change as the count it led to, several by copies."""
    if len(changed) != 1:
        return said(changed, catalogue)
    one = changed[0]
    name = catalogue.by_id[one.card].full_name if one.card in catalogue.by_id else one.card
    section = catalogue.game.sections.get(one.section)
    where = section.name.lower() if section else one.section
    return f"{name}: {one.after or 'none'} in the {where}"


def taken_back(changed: Sequence[Changed]) -> str:
    """The changes that would undo some others, as a form sends them; empty where they are many."""
    if len(changed) > MAX_CHANGES:
        return ""
    return " ".join(f"{one.section}/{one.card}/{-one.delta:+d}" for one in changed)


def _where(one: Changed, catalogue: Catalogue) -> str:
    """The section, where a game has several."""
    sections = catalogue.game.sections
    if len(sections) < 2:
        return ""
    named = sections.get(one.section)
    return f" ({named.name.lower() if named else one.section})"
