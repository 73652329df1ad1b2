"""The generated text of every card of a game, as one file each to read and to compare.

    python -m tests.engine.card_texts --write

writes `texts/<game>.txt` anew; the difference in version control shows what changed on which card.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from cards.catalogue.values import Card
from engine.catalogue import catalogue_of
from engine.vocabulary import card_text

FOLDER = Path(__file__).parent / "texts"
FILE = FOLDER / "mmg.txt"
ORDERS = {
    "mmg": ("creature", "resource", "flash", "episode", "time"),
    "whoccg": (
        "spacetime", "goal", "tardis-character", "ally", "enemy", "tardis", "artifact",
        "condition", "bang", "plot",
    ),
}  # fmt: skip
QUALITIES = ("brains", "brawn", "bravery")


def _mmg(card: Card) -> Iterator[str]:
    fields = card.fields
    if fields.get("zone"):
        yield str(fields["zone"]).capitalize()
    yield from (str(race) for race in fields.get("race") or ())
    if "energy" in fields:
        yield "/".join(str(fields[v]) for v in ("energy", "substance", "support"))
    if fields.get("unique"):
        yield "unique"
    yield from (str(label) for label in fields.get("label") or ())
    if "solve" in fields:
        yield f"solve {fields['solve']}"


def _whoccg(card: Card) -> Iterator[str]:
    fields = card.fields
    if "points" in fields:
        yield f"points {fields['points']}"
    elif "cost" in fields:
        yield f"cost {fields['cost']}"
    if "place" in fields:
        yield f"{fields['place']} in {fields['era']}"
    yield from (str(kind) for kind in fields.get("goal_type") or ())
    if "brains" in fields:
        yield "/".join(str(name) for name in fields["species"])
        yield "/".join(str(fields[quality]) for quality in QUALITIES)
    yield from (str(trait) for trait in fields.get("traits") or ())
    if "capacity_setup" in fields:
        yield f"capacity {fields['capacity_setup']}/{fields['capacity_travel']}"
    yield from (str(word) for word in fields.get("keywords") or ())


DETAILS = {"mmg": _mmg, "whoccg": _whoccg}


def texts(game_id: str = "mmg") -> str:
    """All cards by type and name, with one indented line for each paragraph of their text."""
    order = ORDERS[game_id]
    cards = sorted(
        catalogue_of(game_id).cards,
        key=lambda card: (order.index(card.type), card.full_name),
    )
    lines: list[str] = []
    for card in cards:
        words = (card.type.capitalize(), *DETAILS[game_id](card))
        lines.append(f"{card.full_name} ({', '.join(words)})")
        lines.extend(
            f"  {part}" for part in card_text(game_id, card.type, card.fields, card.abilities)
        )
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        raise SystemExit("expected --write, to write the files anew")
    for game in ORDERS:
        (FOLDER / f"{game}.txt").write_text(texts(game), encoding="utf-8")
