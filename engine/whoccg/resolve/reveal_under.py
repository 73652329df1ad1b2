"""Reveal under: a card beneath another one is revealed and must be played."""

from __future__ import annotations

from typing import final

from engine.whoccg import constants as c
from engine.whoccg.board import beneath
from engine.whoccg.items import Debt
from engine.whoccg.resolve.base import Outside
from engine.whoccg.running import Run
from engine.whoccg.state import State


@final
class RevealUnderEffect(Outside):
    """Played now, or as soon as it can be (E17, E18)."""

    def __init__(self) -> None:
        super().__init__([])

    def choices(self, s: State, source: int, me: int, here: int) -> list[int]:
        """Cards beneath that are not revealed yet."""
        owed = [debt.card for debt in s.debts]
        return [i for i in beneath(s, source) if i not in owed]

    def feasible(self, s: State, source: int, me: int, that: int, here: int) -> bool:
        """More cards lie beneath than its player has revealed."""
        return len(beneath(s, source)) > len([debt for debt in s.debts if debt.player == me])

    def take(self, s: State, i: int, run: Run) -> None:
        """Played in phase 1 as soon as its Cost can be paid (E18)."""
        s.known[i] = (1 << s.seats) - 1
        s.note(c.REVEALED_EVENT, run.me, i)
        s.debts.append(Debt(run.me, i))
