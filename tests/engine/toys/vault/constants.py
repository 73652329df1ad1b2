"""Numbers by name: places, steps, decisions, ends, events."""

# Written by `python -m engine.kernel.generate`; change fields.py and run it again.

from __future__ import annotations

from typing import Final

BID_STEP: Final = 0
OPEN_STEP: Final = 1

BID_DECISION: Final = 0

OPENED_END: Final = 4
TIRED_END: Final = 5

BIDS_EVENT: Final = 0
OPENS_EVENT: Final = 1
HOLDS_EVENT: Final = 2
