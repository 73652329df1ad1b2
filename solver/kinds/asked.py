"""What the kinds of the solver are asked: the parameters of their jobs."""

from __future__ import annotations

import msgspec

from solver.tuning.settings import Search


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """A search, the number of decks, and the state of catalogue and rules it belongs to."""

    search: Search
    decks: int = 1
    stamp: str = ""
