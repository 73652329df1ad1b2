"""Cards named in sentences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cards.catalogue.values import Catalogue

# More names than these are summed up as "and 3 more".
SHOWN = 4


def names_of(cards: Iterable[str], catalogue: Catalogue, joint: str = "and") -> str:
    """The names of some cards as a list in words."""
    by_id = catalogue.by_id
    ids = list(cards)
    shown = ids if len(ids) <= SHOWN else ids[: SHOWN - 1]
    names = [by_id[card].full_name if card in by_id else card for card in shown]
    if len(ids) > len(shown):
        names.append(f"{len(ids) - len(shown)} more")
    return listed(names, joint)


def listed(names: Sequence[str], joint: str = "and") -> str:
    """Some names as a list in words."""
    if len(names) < 2:
        return "".join(names)
    # Names with a comma of their own ("Time, Past") need a stronger sign between them.
    mark = "; " if any(", " in name for name in names) else ", "
    return f"{mark.join(names[:-1])} {joint} {names[-1]}"
