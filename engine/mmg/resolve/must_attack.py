"""Must attack: Sided after combat if it could have attacked and did not."""

from __future__ import annotations

from typing import final

from engine.mmg.model import Effect


@final
class MustAttackEffect(Effect):
    """Looked at when combat ends (see `combat`)."""

    def __init__(self) -> None:
        super().__init__()
