"""A game of Nemesis as a table: the contract of `engine.table` on top of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from engine.kernel.frame import Item
from engine.nemesis import constants as c
from engine.nemesis import say
from engine.nemesis import scene as drawing
from engine.nemesis.blinking import Blinking
from engine.nemesis.conflict import Conflict
from engine.nemesis.evaluate import evaluate
from engine.nemesis.instants import Window
from engine.nemesis.playing import Finishing, Placing, Playing
from engine.nemesis.reactions import Reactions
from engine.nemesis.resolving import Resolving
from engine.nemesis.state import State
from engine.nemesis.stepping import Stepping
from engine.nemesis.turn import choose_step, step_on
from engine.nemesis.weigh import weigh
from engine.nemesis.wins import settle_wins
from engine.rng import Rng

if TYPE_CHECKING:
    from engine.scene import Scene


@final
class NemesisTable(State):
    """One game in play."""

    def step_on(self) -> bool:
        """Carry out the next step of the turn."""
        return step_on(self)

    def choose_step(self, option: int) -> None:
        """Carry out what the active player chose at a step."""
        choose_step(self, option)

    def settle(self) -> None:
        """A Win trigger ends the game as soon as it is met (F18, W05)."""
        if self.schemes or self.wins:
            settle_wins(self)

    def twin(self, rng: Rng) -> NemesisTable:
        """A copy that goes on with another generator."""
        return NemesisTable(self.pool, rng, self)

    def weigh(self, option: int) -> float:
        """What an option promises, at a quick look."""
        return weigh(self, option)

    def evaluate(self, seat: int) -> float:
        """How good the position is for a seat, from 0 (lost) to 1 (won)."""
        return evaluate(self, seat)

    def card_ids(self) -> list[str]:
        """The ids of the designs."""
        return [design.card_id for design in self.pool.designs]

    def item_types(self) -> tuple[type[Item], ...]:
        """Every class of waiting work."""
        return (
            Blinking, Conflict, Finishing, Placing, Playing, Reactions, Resolving, Stepping, Window,
        )  # fmt: skip

    def word(self, field: str, value: int) -> str:
        """The value of a field of an event."""
        return say.word(self, field, value)

    def option_text(self, option: int) -> str:
        """An option in words."""
        return say.option_text(self, option)

    def event_text(self, event: list[int]) -> str:
        """An event in words."""
        if event[0] == c.TOOK_EVENT:
            rule = self.pool.designs[self.design[event[2]]].rules[event[3]]
            return f"{self.names[event[1]]} takes an Action: {rule.text}"
        return State.event_text(self, event)

    def scene(self, seat: int) -> Scene:
        """What a seat may see, for drawing."""
        return drawing.scene(self, seat)
