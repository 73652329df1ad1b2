"""A game of MMG as a table: the rules on the kernel of all games."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from engine.kernel.frame import Item
from engine.kernel.game import NO_END
from engine.mmg import evaluate, events, flow, greedy, option_words
from engine.mmg import scene as drawing
from engine.mmg.choose import Choice
from engine.mmg.destruction import Destruction, Reply
from engine.mmg.frames import Announced
from engine.mmg.labels import label, printed
from engine.mmg.log_lines import Logged, zone_name
from engine.mmg.state import State
from engine.mmg.statics import refresh
from engine.mmg.triggers import Trigger, Triggers
from engine.mmg.use import Use
from engine.mmg.verbs import LINES
from engine.rng import Rng

if TYPE_CHECKING:
    from engine.scene import Scene


@final
class MmgTable(State):
    """One game of MMG in play."""

    def settle(self) -> None:
        """Work out values again where something changed; Creatures may come down to nothing."""
        if self.dirty:
            fallen = refresh(self)
            if fallen:
                self.agenda.append(Destruction(fallen))

    def step_on(self) -> bool:
        """The next step of the turn."""
        return flow.step(self)

    def choose_step(self, option: int) -> None:
        """A choice at a step of the turn."""
        flow.choose(self, option)

    def twin(self, rng: Rng) -> MmgTable:
        """A copy with another generator."""
        return MmgTable(self.pool, rng, self)

    def out_of_work(self, reason: int) -> None:
        """The game is aborted, and the log says why."""
        super().out_of_work(reason)
        self.note(events.ABORTED, reason)

    def put_face(self, card: int, design: int) -> None:
        """A hidden card shows its own face."""
        self.design[card] = design
        self.face[card] = design
        self.lasting_face[card] = design

    def weigh(self, option: int) -> float:
        """What a quick look gives for an option."""
        return greedy.value_of(self, option)

    def evaluate(self, seat: int) -> float:
        """How good the position is for a seat, from 0 (lost) to 1 (won)."""
        return evaluate.evaluate(self, seat)

    def card_ids(self) -> list[str]:
        """The cards by design."""
        return [design.card_id for design in self.pool.designs]

    def item_types(self) -> tuple[type[Item], ...]:
        """Everything that may wait."""
        return (Announced, Choice, Destruction, Reply, Trigger, Triggers, Use)

    def reason_text(self) -> str:
        """Why the game ended."""
        return "still running" if self.end_reason == NO_END else super().reason_text()

    def word(self, field: str, value: int) -> str:
        """A field of an option as it stands in its sentence."""
        if field == "design":
            return f"{self.pool.designs[value].name} ({printed(self.pool.designs[value])})"
        if field in ("zone", "side", "place"):
            return zone_name(value % 3)
        if field in ("player", "count"):
            return super().word(field, value)
        return label(self, value)

    def option_text(self, option: int) -> str:
        """An option in words."""
        return option_words.option_words(self, option) or super().option_text(option)

    def event_text(self, event: list[int]) -> str:
        """An event in words."""
        return LINES[event[0]].words(Logged(self, event))

    def event_level(self, event: list[int]) -> int:
        """How much an event matters to a reader."""
        return LINES[event[0]].level

    def scene(self, seat: int) -> Scene:
        """The table for drawing, as a seat may see it."""
        return drawing.scene(self, seat)
