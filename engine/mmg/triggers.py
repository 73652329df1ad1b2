"""Abilities that act once when something has happened, and their order (Q09, Q23)."""

from __future__ import annotations

from typing import final

from engine.kernel.frame import Frame
from engine.mmg import options as o
from engine.mmg.board import discard
from engine.mmg.codes import FROM_EPISODE
from engine.mmg.constants import CHOOSE_TARGET_DECISION, ORDER_EFFECTS_DECISION
from engine.mmg.model import Ability
from engine.mmg.offers import offer
from engine.mmg.state import State
from engine.mmg.statics import holds
from engine.mmg.use import Use


@final
class Trigger(Frame[State]):
    """An ability that acts by itself, for a player."""

    __slots__ = ("ability", "me", "source")

    def __init__(self, source: int, ability: int, me: int) -> None:
        self.source = source
        self.ability = ability
        self.me = me

    def copy(self) -> Trigger:
        """A copy."""
        return Trigger(self.source, self.ability, self.me)

    def run(self, s: State) -> bool:
        """Act, after its player has picked what the ability leaves open."""
        ability = s.pool.abilities[self.ability]
        if not holds(s, ability, self.source, self.me):
            s.agenda.pop()
            return False
        if not ability.slots and not ability.mode:
            s.agenda.pop()
            s.agenda.append(Use(self.source, self.ability, -1, -1, 0, self.me))
            return False
        out: list[int] = []
        offer(s, ability, o.CHOOSE_TARGET, self.source, self.me, out)
        if not out:
            s.agenda.pop()
            return False
        if len(out) == 1:
            self.choose(s, out[0])
            return False
        s.kind = CHOOSE_TARGET_DECISION
        s.options = out
        # Where an Episode leaves a choice it works against its Solver (F27).
        s.seat = 1 - self.me if ability.when in FROM_EPISODE else self.me
        return True

    def choose(self, s: State, option: int) -> None:
        """Act on what was picked."""
        s.agenda.pop()
        first = o.first_of(option)
        s.agenda.append(Use(self.source, self.ability, first, -1, o.mode_of(option), self.me))


@final
class Triggers(Frame[State]):
    """Several that act at the same moment: card, ability and player of each, in three lists."""

    __slots__ = ("abilities", "players", "sources")

    def __init__(self) -> None:
        self.sources: list[int] = []
        self.abilities: list[int] = []
        self.players: list[int] = []

    def copy(self) -> Triggers:
        """A copy."""
        twin = Triggers()
        twin.sources = self.sources[:]
        twin.abilities = self.abilities[:]
        twin.players = self.players[:]
        return twin

    def add(self, abilities: list[Ability], source: int, me: int) -> None:
        """Put the abilities of one card on the list."""
        for ability in abilities:
            self.sources.append(source)
            self.abilities.append(ability.index)
            self.players.append(me)

    def start(self, s: State) -> None:
        """Let them act, next."""
        if self.sources:
            s.agenda.append(self)

    def run(self, s: State) -> bool:
        """Take the next one; with a choice of several the active player sets the order."""
        for k in range(1, len(self.sources)):
            if self.abilities[k] != self.abilities[0] or self.players[k] != self.players[0]:
                s.seat = s.active
                s.kind = ORDER_EFFECTS_DECISION
                s.options = [o.order_effects(n) for n in range(len(self.sources))]
                return True
        self._take(s, 0)
        return False

    def choose(self, s: State, option: int) -> None:
        """The active player named the next one."""
        self._take(s, o.place_of(option))

    def _take(self, s: State, n: int) -> None:
        single = Trigger(self.sources.pop(n), self.abilities.pop(n), self.players.pop(n))
        if not self.sources:
            s.agenda.pop()
        s.agenda.append(single)


def lose(s: State, cards: list[int]) -> None:
    """Discard cards from play together; what they do when destroyed follows.

    A copy does what the card does that it shows, and so does a card with borrowed abilities.
    """
    designs = s.pool.designs
    triggers = Triggers()
    for i in cards:
        triggers.add(designs[s.face[i]].destroyed, i, s.owner[i])
        if s.copied[i] >= 0:
            triggers.add(designs[s.copied[i]].destroyed, i, s.owner[i])
    for i in cards:
        discard(s, i)
    triggers.start(s)
