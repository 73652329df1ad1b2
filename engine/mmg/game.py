"""A game of MMG as a table: the contract of `engine.table` on top of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from engine.mmg import evaluate, greedy, option_words
from engine.mmg import scene as drawing
from engine.mmg.codes import ENDS
from engine.mmg.flow import advance, play_option
from engine.mmg.log_lines import Logged
from engine.mmg.model import Pool
from engine.mmg.position import position_to_dict
from engine.mmg.state import State
from engine.mmg.steps import AGREE_STEP, DEAL_STEP, DECISIONS
from engine.mmg.verbs import LINES
from engine.rng import Rng, seeded
from engine.table import Table

if TYPE_CHECKING:
    from engine.scene import Scene


@final
class MmgTable(State):
    """One game of MMG in play."""

    def apply(self, option: int) -> None:
        """Make a choice that is on offer; anything else is refused."""
        if option not in self.options:
            expected = ", ".join(str(known) for known in self.options) or "none: it is over"
            raise ValueError(f"expected an option out of {expected}, got {option!r}")
        play_option(self, option)

    def push(self, option: int) -> None:
        """Make a choice known to be on offer."""
        play_option(self, option)

    def clone(self) -> Table:
        """An independent copy without a log."""
        return MmgTable(self.pool, self.rng.copy(), self)

    def _hidden(self, seat: int) -> list[list[int]]:
        """Cards whose face the seat does not know, in groups that may be exchanged among them.

        Draw decks with the opponent's hand form one group for each player, the Time cards below the
        top another: nobody knows their order.
        """
        groups: list[list[int]] = []
        for player in range(2):
            unseen: list[int] = []
            for i in self.hand[player]:
                if not self.known[i] & (1 << seat):
                    unseen.append(i)
            for i in self.deck[player]:
                if not self.known[i] & (1 << seat):
                    unseen.append(i)
            groups.append(unseen)
            groups.append([i for i in self.times[player] if not self.known[i] & (1 << seat)])
        return groups

    def _redeal(self, cards: list[int], designs: list[int]) -> None:
        for k in range(len(cards)):
            self.design[cards[k]] = designs[k]
            self.face[cards[k]] = designs[k]

    def view(self, seat: int) -> Table:
        """What a seat may see: hidden cards lie in a fixed order that says nothing."""
        seen = MmgTable(self.pool, Rng(0, 0, 0, 0), self)
        seen.seed = 0
        for cards in seen._hidden(seat):
            designs = [seen.design[i] for i in cards]
            designs.sort()
            seen._redeal(cards, designs)
        if seen.seat != seat:
            seen.options = []  # what the other player could do is that player's secret
        return seen

    def determinise(self, seat: int, rng: Rng) -> Table:
        """A game that fits what the seat may see, with the hidden cards dealt at random."""
        dealt = MmgTable(self.pool, seeded(int(rng.next()), 5), self)
        for cards in dealt._hidden(seat):
            designs = [dealt.design[i] for i in cards]
            rng.shuffle(designs)
            dealt._redeal(cards, designs)
        return dealt

    def evaluate(self, seat: int) -> float:
        """How good the position is for a seat, from 0 (lost) to 1 (won)."""
        return evaluate.evaluate(self, seat)

    def greedy(self) -> int:
        """The option that a quick look prefers."""
        return greedy.prefer(self)

    def ranked(self, limit: int) -> list[int]:
        """The options that a quick look prefers, best first."""
        return greedy.rank(self, limit)

    def card_use(self, seat: int) -> list[list[int]]:
        """The different designs that a seat has drawn, and those it has played."""
        drawn: list[int] = []
        played: list[int] = []
        for i in range(self.cards):
            if self.owner[i] == seat and self.marks[i]:
                design = self.design[i]
                if self.marks[i] & 1 and design not in drawn:
                    drawn.append(design)
                if self.marks[i] & 2 and design not in played:
                    played.append(design)
        return [drawn, played]

    def turns(self) -> int:
        """Turns begun so far."""
        return self.turn

    def reason_text(self) -> str:
        """Why the game ended."""
        return ENDS[self.end_reason]

    def kind_name(self) -> str:
        """The kind of the open decision."""
        return DECISIONS[self.kind]

    def option_text(self, option: int) -> str:
        """An option in words."""
        return option_words.option_text(self, option)

    def event_text(self, event: list[int]) -> str:
        """An event in words."""
        return LINES[event[0]].words(Logged(self, event))

    def event_level(self, event: list[int]) -> int:
        """How much an event matters to a reader."""
        return LINES[event[0]].level

    def scene(self, seat: int) -> Scene:
        """The table for drawing, as a seat may see it."""
        return drawing.scene(self, seat)

    def to_dict(self) -> dict[str, Any]:
        """The whole position as plain data."""
        return position_to_dict(self)


def start(
    pool: Pool,
    lists: list[list[int]],
    seed: int,
    first: int,
    streams: list[int],
    ask: bool,
    logging: bool,
) -> MmgTable:
    """A new game, run to its first decision."""
    table = MmgTable(pool, seeded(seed, 0), None)
    table.lists = lists
    table.seed = seed
    table.first = first
    table.streams = streams
    table.ask = 1 if ask else 0
    table.logging = logging
    table.step = AGREE_STEP if ask else DEAL_STEP
    advance(table)
    return table
