"""Bar: a player cannot play certain kinds of card."""

from __future__ import annotations

from typing import Final, final

from engine.mmg.codes import BAR_FLASH
from engine.mmg.model import Ability
from engine.mmg.resolve.base import OnPlayers
from engine.mmg.state import State
from engine.mmg.use import Use

BARRED: Final = 45
"""Event: player, bits of the plays."""


@final
class BarEffect(OnPlayers):
    """`here` bars them only in the Zone of the card; a Flash is barred everywhere."""

    __slots__ = ("here", "plays")

    def __init__(self, who: int, plays: int, here: bool) -> None:
        super().__init__(who, 0)
        self.plays = plays
        self.here = here

    def resolve(self, s: State, use: Use) -> None:
        """Until the end of the turn."""
        for player in self.players(s, use.me):
            s.flash_barred[player] |= self.plays & BAR_FLASH
            for z in range(3):
                if not self.here or z == s.zone[use.source]:
                    s.bars[player * 3 + z] |= self.plays
            s.note(BARRED, player, self.plays)

    def go_on(self, s: State, ability: Ability, source: int, me: int) -> None:
        """As long as it goes on."""
        for player in range(2):
            if self.means(player, me):
                s.innate_flash_barred[player] |= self.plays & BAR_FLASH
                for z in range(3):
                    if not self.here or z == s.zone[source]:
                        s.innate_bars[player * 3 + z] |= self.plays

    def gain(self, s: State, use: Use) -> float:
        """A nuisance."""
        return -0.4 * self.sign()
