"""Draw cards: "draw 2 cards" (NEM-E18 to E20)."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from engine.nemesis.ability import Ability
from engine.nemesis.codes import COMPANION, E_COMPANION_DRAW
from engine.nemesis.effect import Effect
from engine.nemesis.lowering import Lowering
from engine.nemesis.nouns import counted
from engine.nemesis.resolving import Resolving
from engine.nemesis.state import State
from engine.nemesis.zones import draw_cards, fire


@mypyc_attr(native_class=False)
class Draw(Ability, frozen=True):
    """Draw cards from one's own deck."""

    count: int = 1

    def words(self) -> str:
        return f"draw {counted(self.count, 'card')}"

    def lower(self, low: Lowering) -> Effect:
        return DrawCards(self.count)


@final
class DrawCards(Effect):
    """The player draws; a Companion's help is an event of its own."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def possible(self, s: State, player: int, card: int) -> bool:
        return bool(s.deck[player]) or bool(s.pile[player])

    def run(self, s: State, f: Resolving) -> bool:
        f.done()
        drawn = draw_cards(s, f.player, self.count)
        if s.pool.designs[f.design].traits & COMPANION:
            for _ in range(drawn):
                fire(s, E_COMPANION_DRAW, f.player, f.card)
        return False

    def weight(self, s: State, player: int, card: int) -> float:
        room = 8 - len(s.hand[player])
        return 0.75 * min(self.count, max(1, room))
