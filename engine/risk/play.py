"""Playing a Power card: it is shown, others may cancel it, then it takes effect."""

from __future__ import annotations

from typing import final

from engine.kernel.frame import Frame
from engine.risk import constants as c
from engine.risk import options as o
from engine.risk.model import WHEN_RESPONDING
from engine.risk.powers import offers, take_effect
from engine.risk.state import State


def begin_play(s: State, player: int, option: int) -> None:
    """A player shows a Power card; in an attack it is the only one of that player."""
    kind = o.kind_of(option)
    value = -1
    if kind == o.PLAY_POWER_AT:
        value = o.place_of(option)
    elif kind == o.PLAY_REROLL:
        value = o.dice_of(option)
    card = o.card_of(option)
    s.move(card, s.powers[player], s.spent, c.SPENT_PLACE)
    s.show_played(card)
    if s.attacking:
        s.used |= 1 << player
    s.note(c.PLAYS_EVENT, player, card)
    s.agenda.append(Play(player, card, value, 1, False))


def may_play(s: State, player: int) -> bool:
    """Whether a player holds Power cards and has used none in the attack under way."""
    return bool(s.powers[player]) and not (s.attacking and s.used & (1 << player))


def ask_window(s: State, player: int, timing: int) -> bool:
    """Ask a player for a Power card of a moment, if there is one to play."""
    if not may_play(s, player):
        return False
    options: list[int] = []
    offers(s, player, timing, options)
    if not options:
        return False
    options.append(o.PASS)
    s.options = options
    s.seat = player
    s.kind = c.PLAY_POWER_DECISION
    return True


@final
class Play(Frame[State]):
    """A Power card on its way: the other players are asked in turn whether they cancel it."""

    __slots__ = ("asked", "cancelled", "card", "player", "value")

    def __init__(
        self,
        player: int = -1,
        card: int = -1,
        value: int = -1,
        asked: int = 1,
        cancelled: bool = False,
    ) -> None:
        # Every field has a default: compiled frames are made without any when positions are read.
        self.player = player
        self.card = card
        self.value = value
        self.asked = asked
        self.cancelled = cancelled

    def copy(self) -> Play:
        """The same work once more."""
        return Play(self.player, self.card, self.value, self.asked, self.cancelled)

    def run(self, s: State) -> bool:
        """Ask whoever can respond; then the card takes effect, or not."""
        while self.asked < s.seats and not self.cancelled:
            if ask_window(s, (self.player + self.asked) % s.seats, WHEN_RESPONDING):
                return True
            self.asked += 1
        s.agenda.pop()
        if not self.cancelled:
            take_effect(s, self.player, self.card, self.value)
        return False

    def choose(self, s: State, option: int) -> None:
        """A response, or none."""
        responder = (self.player + self.asked) % s.seats
        if option == o.PASS:
            self.asked += 1
        else:
            begin_play(s, responder, option)
