"""What makes copies of one printing alike: condition, language, finish and where they lie."""

from __future__ import annotations

import re
from dataclasses import asdict, dataclass

from collection.models import Condition, Finish, Holding, HoldingChange
from web.refused import Refused

MOST_COPIES = 9_999
LONGEST_LOCATION = 80
LONGEST_NOTES = 500
_LANGUAGE = re.compile(r"[a-z]{2,3}(-[a-z0-9]{2,4})?")


@dataclass(frozen=True)
class Lot:
    """The part of a holding's key that its owner chooses; the rest is owner and printing."""

    condition: str = Condition.NEAR_MINT.value
    language: str = "en"
    finish: str = Finish.NORMAL.value
    location: str = ""

    @classmethod
    def of(cls, row: Holding | HoldingChange) -> Lot:
        return cls(row.condition, row.language, row.finish, row.location)

    def columns(self) -> dict[str, str]:
        return asdict(self)


def checked(lot: Lot) -> Lot:
    """The same lot in its stored spelling, or Refused when a value is not possible."""
    for name, value, known in (
        ("condition", lot.condition, Condition.values),
        ("finish", lot.finish, Finish.values),
    ):
        if value not in known:
            raise Refused(
                "invalid",
                f"The {name} must be one of {', '.join(known)}, not {value!r}.",
                field=name,
            )
    language = lot.language.strip().lower()
    if not _LANGUAGE.fullmatch(language):
        raise Refused(
            "invalid",
            f"The language must be a code such as en, de or pt-br, not {lot.language[:20]!r}.",
            field="language",
        )
    location = one_line(lot.location, "location", LONGEST_LOCATION)
    return Lot(lot.condition, language, lot.finish, location)


def one_line(text: str, name: str, longest: int) -> str:
    """Text without control characters and needless spaces, at most `longest` characters."""
    text = " ".join(text.split())
    if any(ord(c) < 32 for c in text):
        raise Refused("invalid", f"The {name} holds a control character.", field=name)
    if len(text) > longest:
        raise Refused(
            "invalid",
            f"The {name} may have {longest} characters; this one has {len(text):,}.",
            field=name,
        )
    return text


def checked_count(value: int, name: str) -> int:
    if not 0 <= value <= MOST_COPIES:
        raise Refused(
            "invalid", f"The {name} must be from 0 to {MOST_COPIES:,}, not {value:,}.", field=name
        )
    return value
