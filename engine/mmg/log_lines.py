"""The log in plain words: one line for each event.

Log lines begin with the player or the card, stand in the present tense and have no full stop.
Lines that only one verb brings about stand with that verb; the registry of verbs collects them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from engine.kernel.game import ENDS
from engine.mmg import events as e
from engine.mmg.codes import POINTS_BASE, VALUES_BASE, ZONES
from engine.mmg.state import State
from engine.table import DETAIL, HEADING, MAIN

VALUE_NAMES = {1: "Energy", 2: "Substance", 4: "Support"}
PAYMENTS = ("Sides", "sacrifices", "discards")
"""What is done with a card that is paid, by the role of its slot."""


def _points(given: int) -> str:
    """Points of Support with the value to which they go."""
    points, value = divmod(given, POINTS_BASE)
    return f"{points} {VALUE_NAMES[value]}"


def zone_name(zone: int) -> str:
    """The name of a Zone as it stands in a sentence."""
    return ZONES[zone].capitalize() if 0 <= zone < 4 else "no Zone"


def bits(mask: int, names: tuple[str, ...]) -> str:
    """The names of the set bits, joined."""
    return ", ".join(name for k, name in enumerate(names) if mask & (1 << k))


class Logged:
    """An event of a game: its four numbers, and the words for what they stand for."""

    __slots__ = ("a", "b", "c", "d", "table")

    def __init__(self, table: State, event: list[int]) -> None:
        self.table = table
        _, self.a, self.b, self.c, self.d = event

    @property
    def player(self) -> str:
        """The player of the first number."""
        return self.table.names[self.a] if 0 <= self.a < 2 else ""

    def card(self, i: int) -> str:
        """The name of a card."""
        return self.table.pool.designs[self.table.design[i]].name if i >= 0 else "nothing"

    def whose(self, i: int) -> str:
        """A card with its owner: "Ann's Yeti"."""
        return f"{self.table.names[self.table.owner[i]]}'s {self.card(i)}" if i >= 0 else "nothing"

    def fighter(self, i: int, values: int) -> str:
        """A main combatant with its Energy and Substance."""
        energy, substance = divmod(values, VALUES_BASE)
        return f"{self.whose(i)} ({energy}/{substance})"

    def colour(self, i: int) -> str:
        """The Zone of a Time card."""
        return zone_name(self.table.pool.designs[self.table.design[i]].zone)

    def on(self) -> str:
        """The cards that an announced ability is aimed at."""
        named = [self.whose(i) for i in (self.c, self.d) if i >= 0]
        return f" on {' and '.join(named)}" if named else ""


class Line(NamedTuple):
    """How an event is said, and how much it matters to a reader."""

    code: int
    words: Callable[[Logged], str]
    level: int = MAIN


CHANGED = Line(
    e.CHANGED,
    lambda x: f"{x.whose(x.a)} goes from {x.c} to {x.d} {VALUE_NAMES[x.b]}",
    DETAIL,
)
DISCARDED = Line(e.DISCARDED, lambda x: f"{x.whose(x.a)} goes to the discard pile")
DREW = Line(e.DREW, lambda x: f"{x.player} draws a card", DETAIL)
FIZZLED = Line(e.FIZZLED, lambda x: f"{x.whose(x.a)} finds no legal target", DETAIL)
GUARDED = Line(e.GUARDED, lambda x: f"{x.whose(x.a)} is guarded against damage")
HIT = Line(e.HIT, lambda x: f"{x.player} loses a Time card, {x.colour(x.b)}")
COUNTERED = Line(e.COUNTERED, lambda x: f"{x.whose(x.a)} is countered and has no effect")
MOVED = Line(e.MOVED, lambda x: f"{x.whose(x.a)} moves to the {zone_name(x.b)}")
RECALLED = Line(e.RECALLED, lambda x: f"{x.whose(x.a)} goes back to its owner's hand")
SIDED = Line(e.SIDED, lambda x: f"{x.whose(x.a)} is Sided", DETAIL)
SOLVED = Line(e.SOLVED, lambda x: f"{x.player} solves {x.whose(x.b)}")
STANDS = Line(e.STANDS, lambda x: f"{x.whose(x.a)} Stands", DETAIL)

RULES = (
    CHANGED,
    DISCARDED,
    DREW,
    FIZZLED,
    GUARDED,
    HIT,
    COUNTERED,
    MOVED,
    RECALLED,
    SIDED,
    SOLVED,
    STANDS,
    Line(e.AGREED, lambda x: f"The players use {x.a} Time cards each"),
    Line(e.SETUP, lambda x: f"{x.player} begins"),
    Line(e.TURN, lambda x: f"{x.player} begins turn {x.b}", HEADING),
    Line(e.STOOD, lambda x: f"{x.player} Stands {x.b} card{'' if x.b == 1 else 's'}", DETAIL),
    Line(
        e.ZONE,
        lambda x: f"{x.player} chooses the {zone_name(x.b)}{', the bonus Zone' if x.c else ''}",
    ),
    Line(e.EMPTY, lambda x: f"{x.player} has no card to draw and takes a Hit"),
    Line(e.PLAYED, lambda x: f"{x.player} plays {x.card(x.b)} in the {zone_name(x.c)}"),
    Line(
        e.EPISODE, lambda x: f"{x.player} plays the Episode {x.card(x.b)} in the {zone_name(x.c)}"
    ),
    Line(e.SOLVER, lambda x: f"{x.player} Sides {x.card(x.b)} to solve", DETAIL),
    Line(e.STRUCK, lambda x: f"{x.player} leaves {x.whose(x.b)} unsolved and it takes effect"),
    Line(e.ANNOUNCED, lambda x: f"{x.player} announces combat", DETAIL),
    Line(e.COMPLETE, lambda x: f"{x.player} declares the defence complete", DETAIL),
    Line(e.ATTACKS, lambda x: f"{x.player} attacks with {x.card(x.b)}"),
    Line(e.NO_ATTACK, lambda x: f"{x.player} does not attack", DETAIL),
    Line(e.PICKED, lambda x: f"{x.player} names {x.whose(x.b)} as defending main combatant"),
    Line(e.LEFT, lambda x: f"{x.player} leaves the choice to the defender", DETAIL),
    Line(e.NO_BLOCK, lambda x: f"{x.player} chooses no main combatant"),
    Line(e.WON_FIGHT, lambda x: f"{x.fighter(x.a, x.c)} beats {x.fighter(x.b, x.d)}"),
    Line(
        e.DRAWN_FIGHT, lambda x: f"{x.fighter(x.a, x.c)} and {x.fighter(x.b, x.d)} fight to a draw"
    ),
    Line(e.TURNED, lambda x: f"{x.player} turns over a Time card, {x.colour(x.b)}", DETAIL),
    Line(e.NO_HIT, lambda x: f"{x.player} makes no Hit", DETAIL),
    Line(e.PREVENTED_HIT, lambda x: f"{x.player} is spared a Hit"),
    Line(e.FLASH, lambda x: f"{x.player} plays the Flash {x.card(x.b)}{x.on()}"),
    Line(e.SPECIAL, lambda x: f"{x.player} Sides {x.card(x.b)} for its Special ability{x.on()}"),
    Line(e.PAID, lambda x: f"{x.player} {PAYMENTS[x.c]} {x.card(x.b)} as the cost"),
    Line(
        e.SUPPORT,
        lambda x: f"{x.player} Sides {x.card(x.b)} to give {x.card(x.c)} {_points(x.d)}",
    ),
    Line(e.RETURNED, lambda x: f"{x.whose(x.a)} is in play again"),
    Line(e.BONUS, lambda x: f"{x.player} takes the bonus card", DETAIL),
    Line(e.NORMAL, lambda x: f"Turn {x.a} ends and values are normal again", DETAIL),
    Line(e.WINS, lambda x: f"{x.player} wins"),
    Line(e.ABORTED, lambda x: f"The game is aborted: {ENDS[x.a] or 'still running'}"),
)
"""The lines of the rules, whatever the cards."""
