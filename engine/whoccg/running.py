"""An ability at work: effect after effect, asking its player where something is left open."""

from __future__ import annotations

from typing import final

from engine.kernel.frame import Frame
from engine.whoccg import options as o
from engine.whoccg.codes import NOT_YET, NOTHING
from engine.whoccg.state import State


@final
class Run(Frame[State]):
    """Which effect comes next, and what has been chosen for it."""

    __slots__ = (
        "ability", "actor", "at", "chooser", "chosen", "here", "me", "number", "place", "player",
        "rolled", "source", "that",
    )  # fmt: skip

    def __init__(
        self, source: int, ability: int, me: int, that: int, actor: int, here: int
    ) -> None:
        self.source = source
        self.ability = ability
        self.me = me
        self.that = that  # the card picked before
        self.actor = actor  # who uses the card
        self.here = here
        self.at = 0  # the next effect
        self.chooser = -1  # who chooses instead of its player
        self.rolled = 0
        self.chosen = NOT_YET  # a card
        self.number = -1
        self.player = -1
        self.place = NOT_YET

    def copy(self) -> Run:
        """The same work once more."""
        copy = Run(self.source, self.ability, self.me, self.that, self.actor, self.here)
        copy.at = self.at
        copy.chooser = self.chooser
        copy.rolled = self.rolled
        copy.chosen = self.chosen
        copy.number = self.number
        copy.player = self.player
        copy.place = self.place
        return copy

    def asks(self) -> int:
        """Who chooses."""
        return self.chooser if self.chooser >= 0 else self.me

    def next(self) -> None:
        """Go on to the next effect; the card chosen is "that" from now on."""
        self.at += 1
        if self.chosen >= 0:
            self.that = self.chosen
        self.chosen = NOT_YET
        self.number = -1
        self.player = -1
        self.place = NOT_YET

    def run(self, s: State) -> bool:
        """Carry out the next effect; True to ask."""
        effects = s.pool.abilities[self.ability].effects
        if self.at >= len(effects):
            s.agenda.pop()
            return False
        return effects[self.at].run(s, self)

    def choose(self, s: State, option: int) -> None:
        """A card, a place, a player, a number or a word."""
        kind = o.kind_of(option)
        if kind == o.CHOOSE_TARGET:
            self.chosen = o.target_of(option)
        elif kind == o.CHOOSE_NONE:
            self.chosen = NOTHING
        elif kind == o.CHOOSE_PLACE:
            self.place = o.place_of(option)
        elif kind == o.CHOOSE_PLAYER:
            self.player = o.player_of(option)
        else:
            self.number = o.number_of(option)
