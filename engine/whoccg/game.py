"""A game of the Dr. Who CCG as a table: the contract of `engine.table` on top of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from engine.rng import Rng, seeded
from engine.table import Table
from engine.whoccg import evaluate, greedy, say
from engine.whoccg import scene as drawing
from engine.whoccg.codes import ENDS, UNDER
from engine.whoccg.flow import advance, play_option
from engine.whoccg.model import Pool
from engine.whoccg.position import position_to_dict
from engine.whoccg.state import State
from engine.whoccg.steps import DECISIONS, LAY_STEP, SETUP_STEP

if TYPE_CHECKING:
    from engine.scene import Scene


@final
class WhoTable(State):
    """One game in play."""

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
        return WhoTable(self.pool, self.rng.copy(), self)

    def _hidden(self, seat: int) -> list[list[int]]:
        """Cards whose face the seat does not know, in groups that may be exchanged among them.

        Draw deck, hand and cards beneath others form one group for each player, Plots another.
        """
        groups: list[list[int]] = []
        bit = 1 << seat
        for player in range(self.seats):
            unseen: list[int] = []
            for i in self.hand[player]:
                if not self.known[i] & bit:
                    unseen.append(i)
            for i in self.deck[player]:
                if not self.known[i] & bit:
                    unseen.append(i)
            for i in range(self.cards):
                if self.place[i] == UNDER and self.owner[i] == player:
                    if not self.known[i] & bit:
                        unseen.append(i)
            groups.append(unseen)
            groups.append([i for i in self.side[player] if not self.known[i] & bit])
        return groups

    def _redeal(self, cards: list[int], designs: list[int]) -> None:
        self.plots_known = 0
        for k in range(len(cards)):
            i = cards[k]
            d = self.pool.designs[designs[k]]
            self.design[i] = designs[k]
            self.q0[i] = d.qualities[0]
            self.q1[i] = d.qualities[1]
            self.q2[i] = d.qualities[2]
            self.tr[i] = d.traits
            self.sp[i] = d.species
            self.kinds[i] = d.kinds

    def _conceal(self, seat: int) -> None:
        """In set-up nobody sees what the others have chosen (R18)."""
        if self.step == SETUP_STEP:
            for player in range(self.seats):
                if player != seat:
                    self.picks[player] = [[], [], [], [], [], []]

    def view(self, seat: int) -> Table:
        """What a seat may see: hidden cards lie in a fixed order that says nothing."""
        seen = WhoTable(self.pool, Rng(0, 0, 0, 0), self)
        seen.seed = 0
        for cards in seen._hidden(seat):
            designs = [seen.design[i] for i in cards]
            designs.sort()
            seen._redeal(cards, designs)
        if seen.seat != seat:
            seen.options = []  # what another player could do is that player's secret
        seen._conceal(seat)
        return seen

    def determinise(self, seat: int, rng: Rng) -> Table:
        """A game that fits what the seat may see, with the hidden cards dealt at random."""
        dealt = WhoTable(self.pool, seeded(int(rng.next()), 5), self)
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
        return say.option_text(self, option)

    def event_text(self, event: list[int]) -> str:
        """An event in words."""
        return say.event_text(self, event)

    def event_level(self, event: list[int]) -> int:
        """How much an event matters to a reader."""
        return say.event_level(event)

    def scene(self, seat: int) -> Scene:
        """What a seat may see, for drawing."""
        return drawing.scene(self, seat)

    def to_dict(self) -> dict[str, Any]:
        """The whole position as plain data."""
        return position_to_dict(self)


def start(
    pool: Pool,
    lists: list[list[list[int]]],
    names: list[str],
    seed: int,
    first: int,
    streams: list[int],
    ask: bool,
    logging: bool,
) -> WhoTable:
    """A new game, run to its first decision."""
    table = WhoTable(pool, seeded(seed, 0), None)
    table.sit_down(len(lists))
    table.lists = lists
    table.names = names
    table.seed = seed
    table.first = first
    table.streams = streams
    table.ask = 1 if ask else 0
    table.logging = logging
    table.step = SETUP_STEP if ask else LAY_STEP
    advance(table)
    return table
