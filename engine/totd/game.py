"""A game of Time of the Daleks as a table: the contract of `engine.table` on top of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from engine.kernel.frame import Item
from engine.rng import Rng
from engine.totd import board, flow, outlook, weigh
from engine.totd import scene as drawing
from engine.totd.state import State
from engine.totd.words import word
from engine.totd.work import Work

if TYPE_CHECKING:
    from engine.scene import Scene


@final
class TotdTable(State):
    """One game in play. All seats are one team."""

    def step_on(self) -> bool:
        """Carry out the next step of the turn."""
        return flow.step_on(self)

    def choose_step(self, option: int) -> None:
        """Carry out what a player chose at a step."""
        flow.choose_step(self, option)

    def twin(self, rng: Rng) -> TotdTable:
        """A copy that goes on with another generator."""
        return TotdTable(self.box, rng, self)

    def weigh(self, option: int) -> float:
        """What an option promises the team."""
        return weigh.weigh(self, option)

    def greedy(self) -> int:
        """The option that a quick look prefers; dice are played exactly."""
        best = weigh.exact(self) if len(self.options) > 1 else -1
        return best if best >= 0 else State.greedy(self)

    def ranked(self, limit: int) -> list[int]:
        """The options worth a closer look: plans are searched, all else follows the quick look."""
        if self.kind in weigh.PLANNED:
            return State.ranked(self, limit)
        return [self.greedy()]

    def imagine(self, seat: int, rng: Rng) -> None:
        """Hidden cards are dealt at random; in such a game dice are played fast."""
        State.imagine(self, seat, rng)
        self.imagined = 1

    def hide(self, seat: int) -> None:
        """Hidden cards lie in order; dice are played exactly again."""
        State.hide(self, seat)
        self.imagined = 0

    def evaluate(self, seat: int) -> float:
        """How good the position is for the team."""
        return outlook.evaluate(self)

    def hidden_groups(self, seat: int) -> list[list[int]]:
        """Decks, and the dilemmas that lie face down; hands are known to all."""
        face_down = [card for card in self.laid if not self.known[card]]
        return [
            self.earth_deck,
            self.alien_deck,
            self.timey_deck,
            self.location_deck,
            face_down + self.dilemma_deck,
            self.anomaly_deck,
        ]

    def card_ids(self) -> list[str]:
        """The ids of the designs."""
        return [design.card_id for design in self.box.designs]

    def item_types(self) -> tuple[type[Item], ...]:
        """The classes of waiting work."""
        return (Work,)

    def word(self, field: str, value: int) -> str:
        """A field of an option or an event in words."""
        return word(self, field, value)

    def scene(self, seat: int) -> Scene:
        """The table for drawing."""
        return drawing.scene(self)

    def challenge(self) -> list[int]:
        """The symbols that the Doctor whose turn it is must show."""
        return board.need(self)
