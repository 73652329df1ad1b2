"""The contract that every game keeps.

A game in play is a `Table`. It answers a few questions and no more: who must choose and among what
(`decision`), what a choice does (`apply`), how it ended (`outcome`), what a seat may see (`view`).
A game is its set-up, its seed and its choices; nothing else, so any game can be replayed.

- Seats are numbered from 0; a game sets `seats` to the number of its players.
- Options are integers that stay the same for the same position; `option_text` says them in words.
- `view` gives a table of the same kind in which everything hidden from the seat has been put in a
  fixed order: it holds nothing that the seat may not know, and no handle to the table it came from.
  `determinise` on it deals the hidden cards again, at random, for agents that look ahead.
- `scene` describes the table for drawing, as a seat may see it.
- `log` holds events when logging is on; `event_text` says one in a sentence. `trace` is a running
  number over all events of a real game, logged or not, so that a replay can be compared with it.
- `team` is set where all seats play as one team: they win (`WON`, with no winning seat) or lose
  (`LOST`) as one.
- Work is bounded by turns and decisions, never by the clock. A game that reaches the bound is
  aborted with a reason and is not a draw.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from engine.rng import Rng

if TYPE_CHECKING:
    from engine.kernel.options import Legend
    from engine.scene import Scene

RUNNING: Final = 0
WON: Final = 1
DRAWN: Final = 2
ABORTED: Final = 3
LOST: Final = 4
"""The seats play as one team, and it has lost."""

HEADING: Final = 0
MAIN: Final = 1
DETAIL: Final = 2


class Decision:
    """Who must choose, what kind of choice it is, and the options in a stable order."""

    __slots__ = ("kind", "options", "seat")

    def __init__(self, seat: int, kind: str, options: list[int]) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options


class Outcome:
    """How a game ended: won by a seat or by all together, lost by all, drawn, or aborted."""

    __slots__ = ("reason", "status", "turns", "winner")

    def __init__(self, status: int, winner: int, reason: str, turns: int) -> None:
        self.status = status
        self.winner = winner
        self.reason = reason
        self.turns = turns


@mypyc_attr(allow_interpreted_subclasses=True)  # a game may run from its sources
class Table:
    """A game in play. Each game derives from it; agents and series know only these methods."""

    __slots__ = (
        "choices", "log", "logging", "options", "seat", "seats", "status", "team", "trace",
        "tracing", "winner",
    )  # fmt: skip

    def __init__(self) -> None:
        self.seat = 0
        self.seats = 2
        self.team = False
        self.options: list[int] = []
        self.status = RUNNING
        self.winner = -1
        self.logging = False
        self.log: list[list[int]] = []
        self.choices = 0
        self.trace = 0
        self.tracing = False

    def decision(self) -> Decision | None:
        """The open decision, or None when the game is over."""
        if self.status != RUNNING:
            return None
        return Decision(self.seat, self.kind_name(), self.options)

    def apply(self, option: int) -> None:
        """Make a choice and play on to the next decision; an unknown option is refused."""
        raise NotImplementedError

    def push(self, option: int) -> None:
        """`apply` without the check that the option is on offer, for agents and series."""
        raise NotImplementedError

    def clone(self) -> Table:
        """An independent copy; its log starts empty and is off."""
        raise NotImplementedError

    def view(self, seat: int) -> Table:
        """What a seat may see."""
        raise NotImplementedError

    def determinise(self, seat: int, rng: Rng) -> Table:
        """A table that fits what `seat` may see, with the hidden cards dealt at random.

        It can be played on for the seat that must choose; another seat's options are made for the
        cards that it really has.
        """
        raise NotImplementedError

    def evaluate(self, seat: int) -> float:
        """How good the position is for a seat, from 0 (lost) to 1 (won)."""
        raise NotImplementedError

    def score(self, seat: int) -> float:
        """What a finished game is worth to a seat: 1 for the winner, a draw in equal parts.

        A team wins or loses together: 1 or 0 for each of its seats.
        """
        if self.status == WON:
            return 1.0 if self.team or self.winner == seat else 0.0
        return 1.0 / self.seats if self.status == DRAWN else 0.0

    def greedy(self) -> int:
        """The option that a quick look at the position prefers, for the seat to choose."""
        raise NotImplementedError

    def ranked(self, limit: int) -> list[int]:
        """The options that a quick look prefers, best first, at most so many."""
        raise NotImplementedError

    def card_use(self, seat: int) -> list[list[int]]:
        """The different cards that a seat has drawn, and those it has played, so far.

        Numbers are places in the `card_ids` of the match-up.
        """
        raise NotImplementedError

    def turns(self) -> int:
        """Turns begun so far."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it runs."""
        if self.status == RUNNING:
            return None
        return Outcome(self.status, self.winner, self.reason_text(), self.turns())

    def reason_text(self) -> str:
        """Why the game ended, in words."""
        raise NotImplementedError

    def kind_name(self) -> str:
        """The kind of the open decision."""
        raise NotImplementedError

    def legend(self) -> Legend | None:
        """How options are packed, so that records outlive a renumbering, or None."""
        return None

    def option_text(self, option: int) -> str:
        """An option of this position in words, as an order to the player."""
        raise NotImplementedError

    def event_text(self, event: list[int]) -> str:
        """An event of the log in one sentence: player first, present tense, no full stop."""
        raise NotImplementedError

    def event_level(self, event: list[int]) -> int:
        """How much an event matters to a reader: it opens a turn, it counts, or it is a detail."""
        return MAIN

    def scene(self, seat: int) -> Scene:
        """What a seat may see, for drawing; -1 sees every card. See `engine.scene`."""
        raise NotImplementedError

    def to_dict(self) -> dict[str, Any]:
        """The whole position as plain data; the game's `position` reads it back."""
        raise NotImplementedError
