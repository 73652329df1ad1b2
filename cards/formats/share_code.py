"""A deck as one word, short enough for a message or an address: compressed JSON in letters,
digits, hyphens and underscores."""

from __future__ import annotations

import base64
import binascii
import json
import re
import zlib

from cards.catalogue.values import Catalogue
from cards.deck import Deck
from cards.formats.json_in import read_json
from cards.formats.json_out import to_json
from cards.formats.limits import MAX_CHARACTERS
from cards.formats.report import ImportReport
from cards.formats.text_in import read_text

MARK = "CD1-"
# A code may stand at the end of an address or between other words.
CODE = re.compile(rf"(?:\S*[/#?=])?{MARK}(?P<body>[A-Za-z0-9_-]+)")


def write_code(deck: Deck, catalogue: Catalogue) -> str:
    """The deck as a share code."""
    body = json.dumps(to_json(deck, catalogue), ensure_ascii=False, separators=(",", ":"))
    packed = zlib.compress(body.encode(), 9)
    return MARK + base64.urlsafe_b64encode(packed).decode().rstrip("=") + "\n"


def read_code(text: str, catalogue: Catalogue) -> ImportReport:
    """Read a share code; a damaged one is kept as it is, with the problem."""
    found = CODE.fullmatch(text.strip())
    if found is None:
        return read_text(text, catalogue, f"expected a share code that begins with {MARK}")
    try:
        body = found["body"]
        packed = base64.urlsafe_b64decode(body + "=" * (-len(body) % 4))
        # A small code may unpack to gigabytes: stop where a deck would.
        unpacker = zlib.decompressobj()
        content = unpacker.decompress(packed, MAX_CHARACTERS)
        if not unpacker.eof:
            raise ValueError("it is cut off, or holds more than a deck")
        plain = content.decode("utf-8")
    except (binascii.Error, zlib.error, ValueError) as error:
        return read_text(text, catalogue, f"a damaged share code: {error}")
    return read_json(plain, catalogue, "code")
