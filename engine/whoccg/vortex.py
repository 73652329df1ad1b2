"""Searching the Vortex: once in a game, for a card that was stocked (E07 to E12)."""

from __future__ import annotations

from typing import final

from engine.kernel.frame import Frame
from engine.whoccg import constants as c
from engine.whoccg import options as o
from engine.whoccg.board import shuffle, to_hand
from engine.whoccg.codes import CHARACTERS, G_VORTEX
from engine.whoccg.placing import different
from engine.whoccg.select import frozen
from engine.whoccg.state import State


@final
class VortexSearch(Frame[State]):
    """A player looks through the draw deck for a named card."""

    __slots__ = ("card", "entry", "player")

    def __init__(self, player: int, card: int, entry: int) -> None:
        self.player = player
        self.card = card
        self.entry = entry

    def copy(self) -> VortexSearch:
        """The same work once more."""
        return VortexSearch(self.player, self.card, self.entry)

    def run(self, s: State) -> bool:
        """Choose the card to fetch; with none the engine reports it (E12, R60); True to ask."""
        table = s.pool.designs[s.design[self.card]].vortex[self.entry]
        found = different(s, s.deck[self.player], table, -1)
        if not found:
            s.agenda.pop()
            s.note(c.SEARCHED_EVENT, self.player, -1)
            shuffle(s, self.player)
            return False
        if len(found) == 1:
            self._fetch(s, found[0])
            return False
        s.options = [o.choose_target(i) for i in found]
        s.seat = self.player
        s.kind = c.VORTEX_DECISION
        return True

    def choose(self, s: State, option: int) -> None:
        """Fetch it."""
        self._fetch(s, o.target_of(option))

    def _fetch(self, s: State, i: int) -> None:
        """The card found goes to the hand, for all to see, and the deck is shuffled."""
        s.agenda.pop()
        s.known[i] = (1 << s.seats) - 1
        to_hand(s, i)
        s.note(c.SEARCHED_EVENT, s.owner[i], i)
        shuffle(s, s.owner[i])


def offer_vortex(s: State, player: int, out: list[int]) -> None:
    """Vortex entries not used yet, for cards that the player stocked (E07 to E10)."""
    seen: list[int] = []
    for i in s.groups[G_VORTEX]:
        if s.controller[i] != player:
            continue
        d = s.pool.designs[s.design[i]]
        if s.kinds[i] & CHARACTERS and frozen(s, i):
            continue
        for n in range(len(d.vortex)):
            key = d.vortex_keys[n]
            if key in s.spent[player] or key in seen or not s.deck[player]:
                continue
            if stocked(s, player, d.vortex[n]):
                seen.append(key)
                out.append(o.use_vortex(i, n))


def stocked(s: State, player: int, table: list[bool]) -> bool:
    """Whether the player brought such a card at all (E10)."""
    for i in range(s.cards):
        if s.owner[i] == player and table[s.design[i]]:
            return True
    return False


def begin_vortex(s: State, option: int) -> None:
    """Look through the draw deck for a named card."""
    player = s.active
    i = o.card_of(option)
    n = o.entry_of(option)
    s.acted = 1
    s.spent[player].append(s.pool.designs[s.design[i]].vortex_keys[n])
    s.note(c.VORTEX_EVENT, player, i)
    for card in s.deck[player]:
        s.known[card] |= 1 << player
    s.agenda.append(VortexSearch(player, i, n))
