"""Positions as plain data: exact ones for saving, and short ones that a person can write.

`Table.to_dict` gives every number of a position, and under `short` the same in the short form. The
short form names only what matters; everything else is at its usual value:

    {"players": [{"doctor": "fourth-doctor", "companions": ["sarah-jane-smith"], "tokens": 3,
                  "hand": ["geronimo"], "at": "earth", "zone": "past"},
                 {"doctor": "twelfth-doctor"}],
     "earth": {"dilemmas": ["yeti", "ood", None], "daleks": [1, 0, 0]},
     "ship": 5, "at": "call", "dice": ["running", "strength", 3]}

Every key is described in `docs/totd-positions.md`. `dice` are the coming rolls, the next one
first: a number counts faces from 1, a symbol or "tardis" and "unknown" name one. What is left of
them is in `dice_ahead` of the table. A key that is not known is an error.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cards.catalogue.values import Card
from engine.rng import seeded
from engine.totd.game import TotdTable
from engine.totd.matchup import Matchup
from engine.totd.setting import Setting


def position(data: Mapping[str, Any], cards: Sequence[Card]) -> TotdTable:
    """A game from an exact position, or from a short one, run to its next decision."""
    if "rng" in data:
        return Matchup.position(data, cards)
    distinct = list({card.id: card for card in cards}.values())
    table = Matchup.table(Matchup.lower(distinct), seeded(int(data.get("seed", 0))))
    Setting(table, data).set_up()
    table.advance()
    return table
