"""The generated text of every MMG card, as one file to read and to compare.

    python -m tests.engine.card_texts --write

writes `texts/mmg.txt` anew; the difference in version control shows what changed on which card.
"""

from __future__ import annotations

import sys
from pathlib import Path

from engine.cards import Card, catalogue_cards
from engine.vocabulary import card_text

FILE = Path(__file__).parent / "texts" / "mmg.txt"
ORDER = ("creature", "resource", "flash", "episode", "time")


def _line(card: Card) -> str:
    fields = card.fields
    words = [card.type.capitalize()]
    if fields.get("zone"):
        words.append(str(fields["zone"]).capitalize())
    words.extend(str(race) for race in fields.get("race") or ())
    if "energy" in fields:
        words.append("/".join(str(fields[v]) for v in ("energy", "substance", "support")))
    if fields.get("unique"):
        words.append("unique")
    words.extend(str(label) for label in fields.get("label") or ())
    if "solve" in fields:
        words.append(f"solve {fields['solve']}")
    return f"{card.full_name} ({', '.join(words)})"


def texts() -> str:
    """All cards by type and name, with one indented line for each paragraph of their text."""
    cards = sorted(
        catalogue_cards("mmg").values(), key=lambda card: (ORDER.index(card.type), card.full_name)
    )
    lines: list[str] = []
    for card in cards:
        lines.append(_line(card))
        lines.extend(
            f"  {part}" for part in card_text("mmg", card.type, card.fields, card.abilities)
        )
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        raise SystemExit("expected --write, to write the file anew")
    FILE.write_text(texts(), encoding="utf-8")
