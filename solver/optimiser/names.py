"""Cards as people write them: an id, a name, or a name with a number before it."""

from __future__ import annotations

from cards.catalogue.values import Catalogue, fold


def find_card(name: str, catalogue: Catalogue) -> tuple[str, str]:
    """The id of a card and an empty text, or an empty id and what is wrong."""
    wanted = name.strip()
    if wanted in catalogue.by_id:
        return wanted, ""
    folded = fold(wanted)
    found = [c.id for c in catalogue.cards if folded in (c.folded_name, fold(c.name))]
    if len(found) == 1:
        return found[0], ""
    said = f"is one of {', '.join(found)}; give the id" if found else "is no card"
    return "", f"{wanted!r} {said} of {catalogue.game.name}"


def split_count(text: str) -> tuple[int, str]:
    """`2 Dalek` as a number and a name; without a number, one."""
    number, _, name = text.strip().partition(" ")
    digits = number.rstrip("xX")
    return (int(digits), name.strip()) if digits.isdigit() and name else (1, text.strip())
