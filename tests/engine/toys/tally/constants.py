"""Numbers by name: places, steps, decisions, ends, events."""

# Written by `python -m engine.kernel.generate`; change fields.py and run it again.

from __future__ import annotations

from typing import Final

DECK_PLACE: Final = 0
HAND_PLACE: Final = 1
PLAYED_PLACE: Final = 2

DEAL_STEP: Final = 0
PLAY_STEP: Final = 1
REFILL_STEP: Final = 2

PLAY_DECISION: Final = 0
STRIKE_DECISION: Final = 1

PLAYED_OUT_END: Final = 4

PLAYS_EVENT: Final = 0
LOSES_EVENT: Final = 1
