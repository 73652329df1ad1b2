"""The table adapter and the loop: what any game needs, with cards or without.

A game derives its state from `GameTable`, or from `CardTable`, which adds cards. What it writes:

- `step_on` carries out the next step of the turn while no work is waiting, `choose_step` what a
  player chose there; work that may have to wait is a frame on the agenda;
- `settle` brings up to date what follows from the position, before each piece of work;
- `twin` is one line in the final class: a copy of it with another generator;
- `weigh` says what an option promises, for the greedy agent and for the order of a search;
- `word` says the fields of options and events, whose sentences stand in the plan of the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from engine.kernel import position, sentences
from engine.kernel.declare import Plan
from engine.kernel.frame import Frame, Item
from engine.kernel.options import Legend, option_table
from engine.rng import Rng, seeded
from engine.table import ABORTED, DRAWN, LOST, RUNNING, WON, Table

if TYPE_CHECKING:
    from mypy_extensions import i64

NO_END: Final = 0
TOO_MUCH_WORK: Final = 1
TOO_MANY_CHOICES: Final = 2
TOO_MANY_TURNS: Final = 3
OWN_ENDS: Final = 4
ENDS: Final = ("", "too much waiting work", "too many decisions", "too many turns")
"""Why a game ended, as far as the kernel knows; a game's own reasons are numbered from OWN_ENDS."""

WORK_LIMIT: Final = 5000
"""Pieces of work between two decisions."""
TRACE_MASK: Final = 0xFFFFFFFF
TRACE_PRIME: Final = 16777619
"""Of the FNV-1a hash."""
DEAL_STREAM: Final = 5
"""The stream of a game that was dealt again for an agent."""


@mypyc_attr(allow_interpreted_subclasses=True)  # a game may run from its sources
class GameTable(Table):
    """A game in play: the loop, its limits, and what is the same in every game."""

    __slots__ = (
        "agenda", "ask", "dice_ahead", "end_reason", "first", "kind", "limit_decisions",
        "limit_turns", "names", "rng", "seed", "step", "streams", "turn",
    )  # fmt: skip

    def __init__(self, rng: Rng, source: GameTable | None = None) -> None:
        self.rng = rng
        self.dice_ahead: list[int] = []  # rolls that a test hands over, the next one first
        if source is not None:  # a copy makes no list that it throws away at once
            self.trace = 0
            self.tracing = False
            self.logging = False
            self.log = []
            self.take_game(source)
            return
        super().__init__()
        self.seed = 0
        self.first = -1  # the seat that was named to begin, or -1 for chance
        self.ask = 0  # the players make the choices of set-up themselves
        self.names: list[str] = []
        self.streams: list[int] = []  # which deck sits in each seat: it keeps its shuffle
        self.turn = 0
        self.step = 0
        self.kind = 0
        self.end_reason = NO_END
        self.limit_turns = 500
        self.limit_decisions = 20000
        self.agenda: list[Frame[Any]] = []

    def take_game(self, source: GameTable) -> None:
        """Copy what every game has."""
        self.seat = source.seat
        self.seats = source.seats
        self.options = source.options
        self.status = source.status
        self.winner = source.winner
        self.choices = source.choices
        self.team = source.team
        self.seed = source.seed
        self.first = source.first
        self.ask = source.ask
        self.names = source.names
        self.streams = source.streams
        self.turn = source.turn
        self.step = source.step
        self.kind = source.kind
        self.end_reason = source.end_reason
        self.limit_turns = source.limit_turns
        self.limit_decisions = source.limit_decisions
        self.agenda = [frame.copy() for frame in source.agenda] if source.agenda else []

    # What a game writes.

    def step_on(self) -> bool:
        """Carry out the next step of the turn, with no work waiting; True to ask a player."""
        raise NotImplementedError

    def choose_step(self, option: int) -> None:
        """Carry out what a player chose at a step of the turn."""
        raise NotImplementedError

    def settle(self) -> None:
        """Bring what follows from the position up to date; before each piece of work."""

    def twin(self, rng: Rng) -> GameTable:
        """A copy of this game that goes on with another generator."""
        raise NotImplementedError

    def weigh(self, option: int) -> float:
        """What an option of the open decision promises the seat that chooses."""
        raise NotImplementedError

    def hide_secrets(self, seat: int) -> None:
        """Blank the fields declared as hidden; written by the generator."""

    def hide(self, seat: int) -> None:
        """Put what else the seat may not know into a fixed order; `view` calls it on a copy."""

    def imagine(self, seat: int, rng: Rng) -> None:
        """Replace what the seat cannot know by something possible, at random."""

    def sit_down(self, seats: int) -> None:
        """Make room for so many players; the generated state adds its lists by seat."""
        self.seats = seats

    def plan(self) -> Plan:
        """What the game declares; the generated state answers it."""
        raise NotImplementedError

    def card_ids(self) -> list[str]:
        """The ids of the designs of this table, by number; a game without cards has none."""
        return []

    def item_types(self) -> tuple[type[Item], ...]:
        """Every class of frames and other items of this game, for reading positions."""
        return ()

    def word(self, field: str, value: int) -> str:
        """The value of a field of an option or event as it appears in a sentence."""
        return self.names[value] if field == "player" else str(value)

    def out_of_work(self, reason: int) -> None:
        """A limit is reached: the game is aborted with a reason and counted apart."""
        self.status = ABORTED
        self.winner = -1
        self.end_reason = reason

    # The loop.

    def apply(self, option: int) -> None:
        """Make a choice that is on offer; anything else is refused."""
        if option not in self.options:
            expected = ", ".join(str(known) for known in self.options) or "none: it is over"
            raise ValueError(f"expected an option out of {expected}, got {option!r}")
        self.push(option)

    def push(self, option: int) -> None:
        """Make a choice known to be on offer, and play on to the next decision."""
        self.choices += 1
        if self.choices > self.limit_decisions:
            self.out_of_work(TOO_MANY_CHOICES)
            self.options = []
            return
        self.choose(option)
        self.advance()

    def choose(self, option: int) -> None:
        """Hand a choice to whoever asked: the work at hand, or the step of the turn."""
        if self.agenda:
            self.agenda[len(self.agenda) - 1].choose(self, option)
        else:
            self.choose_step(option)

    def advance(self) -> None:
        """Run until a player must choose or the game is over."""
        work = 0
        while self.status == RUNNING:
            work += 1
            if work > WORK_LIMIT:
                self.out_of_work(TOO_MUCH_WORK)
                break
            self.settle()
            if self.status != RUNNING:
                break
            if self.agenda:
                if self.agenda[len(self.agenda) - 1].run(self):
                    return
            elif self.step_on():
                return
        self.options = []

    def finish(self, winner: int, reason: int) -> None:
        """A seat has won."""
        self.status = WON
        self.winner = winner
        self.end_reason = reason

    def finish_team(self, won: bool, reason: int) -> None:
        """All seats have won, or all have lost: they play as one team."""
        self.team = True
        self.status = WON if won else LOST
        self.winner = -1
        self.end_reason = reason

    def finish_drawn(self, reason: int) -> None:
        """Nobody has won."""
        self.status = DRAWN
        self.winner = -1
        self.end_reason = reason

    def finish_highest(self, totals: list[int], reason: int) -> None:
        """The seat with the highest total has won; several with the same have drawn."""
        best = max(totals)
        if totals.count(best) > 1:
            self.finish_drawn(reason)
        else:
            self.finish(totals.index(best), reason)

    def roll(self, sides: int) -> int:
        """One die, from 1 to its sides: chance of the game, or what a test has handed over."""
        if self.dice_ahead:
            return self.dice_ahead.pop(0)
        return self.rng.below(sides) + 1

    def note(self, code: int, a: int = -1, b: int = -1, c: int = -1, d: int = -1) -> None:
        """Write an event to the log, and into the trace of a real game."""
        if self.tracing:
            kind: i64 = code
            first: i64 = a
            second: i64 = b
            third: i64 = c
            fourth: i64 = d
            event = kind * 7919 + first * 1000003 + second * 15485863 + third * 32452843
            event += fourth * 49979687
            trace: i64 = self.trace
            self.trace = ((trace ^ (event & TRACE_MASK)) * TRACE_PRIME) & TRACE_MASK
        if self.logging:
            self.log.append([code, a, b, c, d])

    # What agents and pages ask.

    def clone(self) -> Table:
        """An independent copy without a log."""
        copy = self.twin(self.rng.copy())
        copy.dice_ahead = self.dice_ahead[:]
        return copy

    def view(self, seat: int) -> Table:
        """What a seat may see: hidden things lie in a fixed order that says nothing."""
        seen = self.twin(Rng(0, 0, 0, 0))
        seen.seed = 0
        seen.hide_secrets(seat)
        seen.hide(seat)
        if seen.seat != seat:
            seen.options = []  # what another player could do is that player's secret
        return seen

    def determinise(self, seat: int, rng: Rng) -> Table:
        """A game that fits what the seat may see, with what is hidden decided at random."""
        dealt = self.twin(seeded(int(rng.next()), DEAL_STREAM))
        dealt.hide_secrets(seat)
        dealt.imagine(seat, rng)
        return dealt

    def evaluate(self, seat: int) -> float:
        """How good the position is for a seat, from 0 to 1; a game says more where it can."""
        return 0.5 if self.status == RUNNING else self.score(seat)

    def greedy(self) -> int:
        """The option that promises most; the first of equals."""
        options = self.options
        best = options[0]
        if len(options) == 1:
            return best
        top = self.weigh(best)
        for k in range(1, len(options)):
            value = self.weigh(options[k])
            if value > top:
                top = value
                best = options[k]
        return best

    def ranked(self, limit: int) -> list[int]:
        """The options that promise most, best first; of equals the first one offered."""
        best: list[int] = []
        values: list[float] = []
        for option in self.options:
            value = self.weigh(option)
            at = len(best)
            while at > 0 and values[at - 1] < value:
                at -= 1
            if at < limit:
                best.insert(at, option)
                values.insert(at, value)
                if len(best) > limit:
                    best.pop()
                    values.pop()
        return best

    def turns(self) -> int:
        """Turns begun so far."""
        return self.turn

    def kind_name(self) -> str:
        """The kind of the open decision."""
        return self.plan().decisions[self.kind]

    def reason_text(self) -> str:
        """Why the game ended."""
        if self.end_reason < OWN_ENDS:
            return ENDS[self.end_reason]
        return self.plan().ends[self.end_reason - OWN_ENDS].sentence

    def legend(self) -> Legend | None:
        """How options are packed."""
        return option_table(self.plan()).legend()

    def option_text(self, option: int) -> str:
        """An option as an order to the player."""
        return sentences.option_text(self.plan(), option, self.word)

    def event_text(self, event: list[int]) -> str:
        """An event in one sentence."""
        return sentences.event_text(self.plan(), event, self.word)

    def event_level(self, event: list[int]) -> int:
        """How much an event matters to a reader."""
        return sentences.event_level(self.plan(), event)

    def to_dict(self) -> dict[str, Any]:
        """The whole position as plain data."""
        return position.to_dict(self)
