"""A Conflict: secret bids, triggers last in first out, dice, and who stays (C01 to H11)."""

from __future__ import annotations

from typing import Final, final

from engine.kernel.frame import Frame
from engine.kernel.zones import PLAYED_MARK
from engine.nemesis import constants as c
from engine.nemesis import options as o
from engine.nemesis.codes import DIE, DOCTOR, E_WON, IN_CONFLICT, INSTANT, LOCATION, RULES
from engine.nemesis.instants import offer_instants, open_window
from engine.nemesis.playing import Finishing
from engine.nemesis.resolving import Resolving
from engine.nemesis.select import (
    is_hero_character,
    is_minion_of,
    rule_possible,
    strength_of,
)
from engine.nemesis.state import State
from engine.nemesis.zones import capture, displace, fire, set_aside, thwart

BEGIN: Final = 0
COMMIT: Final = 1
TRIGGERS: Final = 2
RESOLVE: Final = 3
STRENGTH: Final = 4
RESULT: Final = 5
CLOSE: Final = 6
# A trigger on the stack.
CARD: Final = 0
RULE: Final = 1
PLAYER: Final = 2
DESIGN: Final = 3
HEROES_WON: Final = -2
NOBODY: Final = -1


def minions_at(s: State, player: int, spot: int) -> list[int]:
    """A player's Minions at a Location."""
    return [i for i in s.play if s.spot[i] == spot and is_minion_of(s, i, player)]


def has_minion(s: State, player: int, spot: int) -> bool:
    """Whether a player has a Minion at a Location."""
    for i in s.play:
        if s.spot[i] == spot and is_minion_of(s, i, player):
            return True
    return False


def heroes_at(s: State, spot: int) -> list[int]:
    """The Hero Characters at a Location."""
    return [i for i in s.play if s.spot[i] == spot and is_hero_character(s, i)]


def legal_spots(s: State, player: int) -> list[int]:
    """Where a player may start a Conflict (C04, R21)."""
    mine: list[int] = []
    others: list[int] = []
    for i in s.play:
        spot = s.spot[i]
        if spot < 0:
            continue
        if is_minion_of(s, i, player):
            if spot not in mine:
                mine.append(spot)
        elif is_hero_character(s, i) or is_minion_of(s, i, s.control[i]):
            if spot not in others:
                others.append(spot)
    mine.sort()
    return [spot for spot in mine if spot in others]


def base_strength(s: State, player: int, spot: int) -> int:
    """What a player has before the die (C19 to C23)."""
    total = s.pool.designs[s.design[s.board_of[player]]].strength
    for i in s.play:
        if s.spot[i] == spot and is_minion_of(s, i, player):
            total += strength_of(s, i)
    return total + s.added[player] + s.committed[player] * s.factor[player]


def hero_total(s: State, spot: int) -> int:
    """What the Heroes have; they roll no die (H01, H02)."""
    total = 0
    for i in heroes_at(s, spot):
        total += strength_of(s, i)
    return total


def displaces(s: State, player: int) -> bool:
    """Whether a player's board has Temporal Displacement (C30, R32)."""
    for rule in s.pool.designs[s.design[s.board_of[player]]].rules:
        for mode in rule.modes:
            for effect in mode.effects:
                if effect.displaces():
                    return True
    return False


@final
class Conflict(Frame[State]):
    """One Conflict from its start to its end."""

    __slots__ = ("at", "by", "losing", "passes", "spot", "stack", "stage", "totals", "used", "won")

    def __init__(self, by: int, spot: int) -> None:
        self.by = by
        self.spot = spot
        self.stage = BEGIN
        self.at = 0  # whose turn it is to use triggers: how many seats after the starter
        self.passes = 0
        self.used: list[int] = []  # Conflict triggers used: card and rule
        self.stack: list[list[int]] = []  # waiting triggers: card, rule, player, design
        self.totals: list[int] = []
        self.won = NOBODY
        self.losing: list[int] = []  # cards that still have to be Thwarted or Captured

    def copy(self) -> Conflict:
        """The same work once more."""
        f = Conflict(self.by, self.spot)
        f.stage = self.stage
        f.at = self.at
        f.passes = self.passes
        f.used = self.used[:]
        f.stack = [entry[:] for entry in self.stack]
        f.totals = self.totals[:]
        f.won = self.won
        f.losing = self.losing[:]
        return f

    def run(self, s: State) -> bool:
        """Carry out the part at hand (C03)."""
        if self.stage == BEGIN:
            self.begin(s)
        elif self.stage == COMMIT:
            return self.commit(s)
        elif self.stage == TRIGGERS:
            return self.ask_trigger(s)
        elif self.stage == RESOLVE:
            self.resolve(s)
        elif self.stage == STRENGTH:
            self.compare(s)
        elif self.stage == RESULT:
            return self.result(s)
        else:
            self.close(s)
        return False

    def begin(self, s: State) -> None:
        """Everybody with a Minion there takes part (C05)."""
        s.fight_spot = self.spot
        s.fighters = []
        for k in range(s.seats):
            player = (self.by + k) % s.seats
            s.bids[player] = -1
            s.committed[player] = 0
            s.added[player] = 0
            s.factor[player] = 1
            if has_minion(s, player, self.spot):
                s.fighters.append(player)
        s.note(c.FIGHT_EVENT, self.by, self.spot)
        self.stage = COMMIT
        s.fresh = 1
        open_window(s)

    def commit(self, s: State) -> bool:
        """Each in secret, then all at once (C07 to C10)."""
        for player in s.fighters:
            if s.bids[player] >= 0:
                continue
            if s.power[player] == 0:
                s.bids[player] = 0
                continue
            s.options = [o.commit_power(count) for count in range(s.power[player] + 1)]
            s.seat = player
            s.kind = c.COMMIT_DECISION
            return True
        for player in s.fighters:
            s.committed[player] = s.bids[player]
            s.power[player] -= s.bids[player]
            s.note(c.COMMITTED_EVENT, player, s.bids[player])
        for player in range(s.seats):
            s.bids[player] = -1
        self.stage = TRIGGERS
        s.fresh = 1
        open_window(s)
        return False

    def triggers(self, s: State, player: int) -> list[int]:
        """Conflict triggers and Instants that a player may use now (C11 to C13, C17)."""
        out: list[int] = []
        for i in s.play:
            d = s.pool.designs[s.design[i]]
            if not d.conflict or s.spot[i] != self.spot or s.control[i] != player:
                continue
            for r in range(len(d.rules)):
                rule = d.rules[r]
                if rule.trigger == IN_CONFLICT and i * RULES + r not in self.used:
                    if rule_possible(s, rule, player, i):
                        out.append(o.use_conflict_trigger(i, r))
        offer_instants(s, player, IN_CONFLICT, out)
        return out

    def ask_trigger(self, s: State) -> bool:
        """The starter first, as many as they wish, then the others; until all pass (C14, C15)."""
        while self.passes < s.seats:
            player = (self.by + self.at) % s.seats
            options = self.triggers(s, player)
            if options:
                options.append(o.PASS)
                s.options = options
                s.seat = player
                s.kind = c.CONFLICT_TRIGGER_DECISION
                return True
            self.passes += 1
            self.at += 1
        self.stage = RESOLVE
        return False

    def use(self, s: State, option: int) -> None:
        """A trigger waits on the stack; its choices come when it resolves (R26)."""
        player = s.seat
        i = o.card_of(option)
        r = o.rule_of(option)
        self.stack.append([i, r, player, s.design[i]])
        self.passes = 0
        if o.kind_of(option) == o.PLAY_INSTANT:
            set_aside(s, i)
            s.marks[i] |= PLAYED_MARK
            s.note(c.PLAYED_EVENT, player, i)
        else:
            self.used.append(i * RULES + r)
            s.note(c.USED_EVENT, player, i)

    def resolve(self, s: State) -> None:
        """The last trigger first (C16); that of a card that has left does nothing (R26)."""
        if not self.stack:
            self.stage = STRENGTH
            s.fresh = 1
            open_window(s)
            return
        entry = self.stack.pop()
        i = entry[CARD]
        instant = bool(s.pool.designs[entry[DESIGN]].traits & INSTANT)
        if not instant and s.spot[i] != self.spot:
            return
        if instant:
            s.agenda.append(Finishing(i))
        f = Resolving(i, entry[DESIGN], entry[RULE], entry[PLAYER])
        f.trigger = IN_CONFLICT
        f.agreed = 1
        s.agenda.append(f)

    def compare(self, s: State) -> None:
        """Strengths, dice, and who is beaten (C24 to C28, H03 to H07)."""
        alive: list[int] = []
        self.totals = [0] * s.seats
        for player in s.fighters:
            if has_minion(s, player, self.spot):
                alive.append(player)
            else:
                s.note(c.OUT_OF_FIGHT_EVENT, player)
        best = -1
        for player in alive:
            s.rolled = s.roll(DIE)
            self.totals[player] = base_strength(s, player, self.spot) + s.rolled
            s.note(c.TOTAL_EVENT, player, self.totals[player], s.rolled)
            best = max(best, self.totals[player])
        s.fighters = alive
        self.stage = RESULT
        heroes = heroes_at(s, self.spot)
        against = hero_total(s, self.spot)
        if heroes:
            s.note(c.HEROES_EVENT, against)
        leaders = [player for player in alive if self.totals[player] == best]
        if heroes and alive and against >= best:
            self.won = HEROES_WON
            s.note(c.HEROES_WIN_EVENT, against)
            for player in alive:
                self.losing += minions_at(s, player, self.spot)
            return
        if len(leaders) == 1:
            self.won = leaders[0]
            s.note(c.FIGHT_WON_EVENT, self.won, best)
        elif leaders:
            s.note(c.TIED_EVENT, best)
        for player in alive:
            if player not in leaders:
                self.losing += minions_at(s, player, self.spot)
        if self.won >= 0:
            self.losing += heroes
            if self.losing:
                fire(s, E_WON, self.won, -1)

    def result(self, s: State) -> bool:
        """Thwart and Capture, or displace, Character by Character (C25, C30, H04 to H06)."""
        while self.losing:
            i = self.losing[0]
            if s.place[i] != LOCATION or s.spot[i] != self.spot:
                self.losing.pop(0)
                continue
            if self.won >= 0 and displaces(s, self.won):
                s.options = [o.keep(i)]
                for spot in range(s.seats * 4):
                    if spot != self.spot:
                        s.options.append(o.displace(i, spot))
                s.seat = self.won
                s.kind = c.DISPLACE_DECISION
                return True
            self.losing.pop(0)
            self.beat(s, i)
            return False
        self.stage = CLOSE
        return False

    def beat(self, s: State, i: int) -> None:
        """A beaten Doctor is Captured by a player who won; any other Character is Thwarted."""
        if self.won >= 0 and s.pool.designs[s.design[i]].traits & DOCTOR:
            capture(s, i, self.won)
        else:
            thwart(s, i, self.won if self.won >= 0 else NOBODY)

    def close(self, s: State) -> None:
        """Committed Power is gone for all (C29, R30)."""
        for player in range(s.seats):
            s.committed[player] = 0
            s.added[player] = 0
            s.factor[player] = 1
        s.fighters = []
        s.fight_spot = -1
        s.fresh = 1
        s.agenda.pop()

    def choose(self, s: State, option: int) -> None:
        """A bid, a trigger, or what becomes of a beaten Character."""
        kind = o.kind_of(option)
        if self.stage == COMMIT:
            s.bids[s.seat] = o.count_of(option)
        elif self.stage == TRIGGERS:
            if kind == o.PASS:
                self.passes += 1
                self.at += 1
            else:
                self.use(s, option)
        elif kind == o.DISPLACE:
            self.losing.pop(0)
            displace(s, o.card_of(option), o.spot_of(option), s.seat)
        else:
            self.losing.pop(0)
            self.beat(s, o.card_of(option))
