"""Destruction: cards about to be destroyed, what saves them, and their way to the discard pile."""

from __future__ import annotations

from typing import Final, final

from engine.kernel.frame import Frame
from engine.mmg import events
from engine.mmg import options as o
from engine.mmg.board import put_away, set_normal
from engine.mmg.codes import FLASH, I_FLASH, I_SPECIAL, P_SELF, REACTS_REGENERATE, W_FLASH, W_INNATE
from engine.mmg.constants import PLAY_PLACE, REPLACEMENT_DECISION, REPLY_DECISION
from engine.mmg.costs import pay
from engine.mmg.model import Ability, Design
from engine.mmg.offers import offer, offer_ways, special_ready
from engine.mmg.resolve.regenerate import REGENERATED
from engine.mmg.resolve.save import SAVED
from engine.mmg.select import matches
from engine.mmg.state import State
from engine.mmg.statics import holds, ward_counters, ward_saves
from engine.mmg.triggers import lose

NOBODY: Final = 0
OWNER: Final = 1
BOTH: Final = 3


def _covers(s: State, ability: Ability, source: int, doomed: int, player: int) -> bool:
    effect = ability.effect
    if effect.pick == P_SELF:
        return source == doomed
    return effect.sel is not None and matches(s, effect.sel, doomed, source, player)


def _offer_rescues(
    s: State, d: Design, source: int, doomed: int, player: int, out: list[int]
) -> None:
    for ability in d.rescues:
        if _covers(s, ability, source, doomed, player):
            offer(s, ability, o.USE_REPLACEMENT, source, player, out)


def rescues(s: State, doomed: int, player: int) -> list[int]:
    """Every way in which a player may keep a card from being destroyed (Q22)."""
    out: list[int] = []
    designs = s.pool.designs
    k = 0
    while k < len(s.wards):
        ability = s.pool.abilities[s.wards[k + 1]]
        source = s.wards[k]
        if (
            ability.effect.reaction == REACTS_REGENERATE
            and s.owner[source] == player
            and _covers(s, ability, source, doomed, player)
        ):
            out.append(o.use_replacement(source, ability.index, 0))
        k += 2
    if s.chosen >= 0:
        for i in s.board[player * 3 + s.chosen]:
            if not special_ready(s, i):
                continue
            if designs[s.face[i]].rescues:
                _offer_rescues(s, designs[s.face[i]], i, doomed, player, out)
            if s.copied[i] >= 0:
                _offer_rescues(s, designs[s.copied[i]], i, doomed, player, out)
    if not s.innate_flash_barred[player] and not s.flash_barred[player]:
        seen: list[int] = []
        for i in s.hand[player]:
            d = designs[s.design[i]]
            if d.kind == FLASH and d.rescues and s.design[i] not in seen:
                seen.append(s.design[i])
                _offer_rescues(s, d, i, doomed, player, out)
    return out


@final
class Destruction(Frame[State]):
    """Cards about to be destroyed together; those before `at` are lost for certain."""

    __slots__ = ("asked", "at", "cards")

    def __init__(self, cards: list[int], at: int = 0, asked: int = 0) -> None:
        self.cards = cards
        self.at = at
        self.asked = asked
        """Who was asked about the card at `at`: 0 nobody, 1 its owner, 2 the other, 3 both."""

    def copy(self) -> Destruction:
        """A copy."""
        return Destruction(self.cards[:], self.at, self.asked)

    def run(self, s: State) -> bool:
        """Go through the cards; True to ask somebody.

        First what Innates save, then the owner of the card is asked, then the other player; what
        is left goes to the discard pile.
        """
        cards = self.cards
        while self.at < len(cards):
            i = cards[self.at]
            if s.place[i] != PLAY_PLACE:
                del cards[self.at]
            elif self.asked == NOBODY:
                saver = ward_saves(s, i)
                if saver >= 0:
                    s.note(SAVED, i, saver)
                    del cards[self.at]
                else:
                    self.asked = OWNER
            elif self.asked == BOTH:
                self.at += 1
                self.asked = NOBODY
            else:
                player = s.owner[i] if self.asked == OWNER else 1 - s.owner[i]
                out = rescues(s, i, player)
                if out:
                    out.append(o.PASS)
                    s.options = out
                    s.seat = player
                    s.kind = REPLACEMENT_DECISION
                    return True
                self.asked += 1
        s.agenda.pop()
        lose(s, cards)
        return False

    def choose(self, s: State, option: int) -> None:
        """The player asked uses a replacement, or passes."""
        if o.kind_of(option) == o.PASS:
            self.asked += 1
            return
        source = o.card_of(option)
        ability = s.pool.abilities[o.ability_of(option)]
        doomed = self.cards[self.at]
        player = s.seat
        if ability.when == W_INNATE:
            _rescue(s, ability, source, doomed)
            return
        code = events.FLASH if ability.when == W_FLASH else events.SPECIAL
        s.note(code, player, source, doomed)
        pay(s, player, source, ability, o.first_of(option))
        kind = I_FLASH if ability.when == W_FLASH else I_SPECIAL
        s.agenda.append(Reply(source, ability.index, player, doomed, kind))


def _rescue(s: State, ability: Ability, source: int, doomed: int) -> None:
    """Take a card off the list of the doomed; a regenerated one is at its normal values (R76)."""
    k = len(s.agenda) - 1
    frame = s.agenda[k]
    while not isinstance(frame, Destruction):
        k -= 1
        frame = s.agenda[k]
    if doomed in frame.cards:
        frame.cards.remove(doomed)
        frame.asked = NOBODY
    if s.place[doomed] != PLAY_PLACE:
        return
    if ability.effect.reaction == REACTS_REGENERATE:
        set_normal(s, doomed)
        if s.lasting:
            # What goes on lowers it again, but that is no new effect: it does not fall twice.
            s.energy[doomed] = 0
            s.substance[doomed] = 0
        s.note(REGENERATED, doomed, source)
    else:
        s.note(SAVED, doomed, source)


@final
class Reply(Frame[State]):
    """A replacement of a destruction is announced; the players may counter in turn."""

    __slots__ = ("ability", "answers", "by", "doomed", "kind", "source")

    def __init__(self, source: int, ability: int, by: int, doomed: int, kind: int) -> None:
        self.source = source
        self.ability = ability
        self.by = by
        self.doomed = doomed
        self.kind = kind
        """Whether the newest announcement is a Flash or a Special."""
        self.answers: list[int] = []
        """The cards that countered, each the one before it."""

    def copy(self) -> Reply:
        """A copy."""
        twin = Reply(self.source, self.ability, self.by, self.doomed, self.kind)
        twin.answers = self.answers[:]
        return twin

    def run(self, s: State) -> bool:
        """Ask whoever may counter next."""
        player = 1 - self.by if len(self.answers) % 2 == 0 else self.by
        designs = s.pool.designs
        out: list[int] = []
        if s.chosen >= 0:
            for i in s.board[player * 3 + s.chosen]:
                if special_ready(s, i):
                    self._offer(s, designs[s.face[i]], i, player, out)
                    if s.copied[i] >= 0:
                        self._offer(s, designs[s.copied[i]], i, player, out)
        if not s.innate_flash_barred[player] and not s.flash_barred[player]:
            for i in s.hand[player]:
                d = designs[s.design[i]]
                if d.kind == FLASH and d.answers:
                    self._offer(s, d, i, player, out)
        if out:
            out.append(o.PASS)
            s.options = out
            s.seat = player
            s.kind = REPLY_DECISION
            return True
        self._finish(s)
        return False

    def _offer(self, s: State, d: Design, i: int, player: int, out: list[int]) -> None:
        """Counters that fit what was announced last; a counter itself is aimed at no card."""
        for ability in d.answers:
            counter = ability.effect
            if not counter.stops_kind(self.kind) or not holds(s, ability, i, player):
                continue
            sel = counter.sel
            if sel is not None and (self.answers or not matches(s, sel, self.doomed, i, player)):
                continue
            offer_ways(s, ability, o.COUNTER_REPLACEMENT, i, player, out)

    def choose(self, s: State, option: int) -> None:
        """Counter, or let the replacement stand as it is."""
        if o.kind_of(option) == o.PASS:
            self._finish(s)
            return
        source = o.card_of(option)
        ability = s.pool.abilities[o.ability_of(option)]
        code = events.FLASH if ability.when == W_FLASH else events.SPECIAL
        s.note(code, s.seat, source, self.answers[-1] if self.answers else self.source)
        pay(s, s.seat, source, ability, o.first_of(option))
        self.answers.append(source)
        self.kind = I_FLASH if ability.when == W_FLASH else I_SPECIAL

    def _finish(self, s: State) -> None:
        """Nobody answers any more: the replacement works unless it was countered."""
        s.agenda.pop()
        ability = s.pool.abilities[self.ability]
        kind = I_FLASH if ability.when == W_FLASH else I_SPECIAL
        countered = len(self.answers) % 2 == 1
        if countered or ward_counters(s, kind, self.by, self.doomed) >= 0:
            s.note(events.COUNTERED, self.source)
        else:
            _rescue(s, ability, self.source, self.doomed)
        put_away(s, self.source)
        for i in self.answers:
            put_away(s, i)
