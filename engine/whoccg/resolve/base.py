"""The shapes that most effects have: on cards in play, on players, on cards outside play."""

from __future__ import annotations

from engine.whoccg import codes as k
from engine.whoccg import constants as c
from engine.whoccg import options as o
from engine.whoccg.items import Change
from engine.whoccg.model import Effect, Sel
from engine.whoccg.running import Run
from engine.whoccg.select import here_of
from engine.whoccg.state import State
from engine.whoccg.statics import affected, times
from engine.whoccg.targets import can_be_aimed, in_play


def ask_card(s: State, run: Run, cards: list[int], may: bool, decision: int) -> bool:
    """Let a player choose one of these cards, or none."""
    s.options = [o.choose_target(i) for i in cards]
    if may:
        s.options.append(o.CHOOSE_NONE)
    s.seat = run.asks()
    s.kind = decision
    return True


def needs_player(s: State, run: Run) -> bool:
    """Ask which opponent an effect means; True to ask."""
    if run.player >= 0:
        return False
    rivals = [player for player in range(s.seats) if player != run.me]
    if len(rivals) == 1:
        run.player = rivals[0]
        return False
    s.options = [o.choose_player(player) for player in rivals]
    s.seat = run.asks()
    s.kind = c.CHOOSE_PLAYER_DECISION
    return True


class OnCards(Effect):
    """Acts on the cards in play that it picks, one after another."""

    def decision(self, s: State, run: Run) -> int:
        """What the choice of a target is called."""
        if s.pool.abilities[run.ability].when == k.W_REWARD:
            return c.CHOOSE_REWARD_TARGETS_DECISION
        return c.CHOOSE_TARGET_DECISION

    def asks_more(self, s: State, run: Run) -> bool:
        """Ask for what else is open once the card is known; True to ask."""
        return False

    def feasible(self, s: State, source: int, me: int, that: int, here: int) -> bool:
        """Whether there is a card to act on."""
        if self.sel is None or self.pick == k.P_ACTOR or self.pick == k.P_SELF:
            return True
        place = here if here >= 0 else here_of(s, source)
        return len(in_play(s, self, source, me, that, -1, place)) > 0

    def run(self, s: State, run: Run) -> bool:
        """Pick, ask, act."""
        if self.pick == k.P_ONE or self.pick == k.P_RANDOM:
            at = run.at
            if run.chosen == k.NOT_YET and self._pick(s, run):
                return True
            if run.at != at:
                return False
            if self.asks_more(s, run):
                return True
            cards = [run.chosen] if run.chosen >= 0 else []
        else:
            cards = in_play(s, self, run.source, run.me, run.that, run.actor, run.here)
            if self.pick != k.P_EACH and cards:
                run.chosen = cards[0]
                if self.asks_more(s, run):
                    return True
        self.act(s, cards, run)
        run.next()
        return False

    def _pick(self, s: State, run: Run) -> bool:
        """A card in play is to be chosen; True to ask."""
        found = in_play(s, self, run.source, run.me, run.that, run.actor, run.here)
        if self.pick == k.P_RANDOM:
            run.chosen = found[s.rng.below(len(found))] if found else k.NOTHING
            if run.chosen >= 0 and not can_be_aimed(s, self, run.chosen, run.me, run.here):
                run.chosen = k.NOTHING  # it was picked and is immune: nothing happens (E33)
            return False
        if not found:
            run.next()
            return False
        if len(found) > 1 or self.may:
            return ask_card(s, run, found, self.may, self.decision(s, run))
        run.chosen = found[0]
        return False

    def act(self, s: State, cards: list[int], run: Run) -> None:
        """Act on all cards that it means."""
        for i in cards:
            if self.works(s, i, run):
                self.act_on(s, i, run)

    def works(self, s: State, i: int, run: Run) -> bool:
        """Whether it may act on a card. An effect on all cards needs no choice, so that protection
        against being chosen is no help."""
        if s.place[i] != c.PLAY_PLACE:
            return False
        if self.pick != k.P_EACH:
            return True
        guard = s.protected[i]
        s.protected[i] = guard & ~k.D_CHOSEN
        able = can_be_aimed(s, self, i, run.me, -1)
        s.protected[i] = guard
        return able

    def act_on(self, s: State, i: int, run: Run) -> None:
        """Act on one card."""


class Lasting(OnCards):
    """Changes what cards are or may do: for a time, or for as long as its ability goes on."""

    __slots__ = ("amount", "lasts", "per")

    def __init__(self, lasts: int, amount: int = 0, per: Sel | None = None) -> None:
        super().__init__()
        self.lasts = lasts
        self.amount = amount
        self.per = per

    def covers(self, s: State, source: int, me: int) -> list[int]:
        """The cards that it changes."""
        return affected(s, self, source, me)

    def size(self, s: State, source: int, me: int) -> int:
        """By how much."""
        return self.amount * times(s, self.per, source, me)

    def act_on(self, s: State, i: int, run: Run) -> None:
        """A change that lasts for the turn, the round or the rest of the game (E22 to E24)."""
        self.last(s, i, run, self.amount * times(s, self.per, run.source, run.me))

    def last(self, s: State, i: int, run: Run, amount: int) -> None:
        """Keep a change; a standing that a card has already gains nothing by being given again."""
        identity = s.pool.designs[s.design[i]].identity
        change = Change(
            self.lasts, s.active, run.ability, run.at, i, identity, s.controller[i], amount
        )
        if self.adds_up() or not _has(s, change):
            s.changes.append(change)
        s.dirty = 1
        self.say(s, i, amount)

    def adds_up(self) -> bool:
        """Whether the same change twice is more than once."""
        return False

    def say(self, s: State, i: int, amount: int) -> None:
        """Write it to the log."""

    def reads(self) -> list[Sel]:
        """The cards that it covers, and those that it counts."""
        return [sel for sel in (self.sel, self.per) if sel is not None]


def _has(s: State, change: Change) -> bool:
    for other in s.changes:
        if other.equals(change):
            return True
    return False


class OnPlayers(Effect):
    """Acts on players, the turn player first."""

    __slots__ = ("amount", "who")

    def __init__(self, who: int, amount: int) -> None:
        super().__init__()
        self.who = who
        self.amount = amount

    def run(self, s: State, run: Run) -> bool:
        """Find out whom it means, and act on them."""
        if self.who == k.WHO_CHOSEN and needs_player(s, run):
            return True
        chosen = run.player
        that = run.that
        run.next()
        for player in self._meant(s, run.me, chosen, that):
            self.act_on_player(s, player, run)
        return False

    def _meant(self, s: State, me: int, chosen: int, that: int) -> list[int]:
        found: list[int] = []
        for n in range(s.seats):
            player = (s.active + n) % s.seats
            if self.who == k.WHO_EACH or (self.who == k.WHO_YOU and player == me):
                found.append(player)
            elif self.who == k.WHO_OPPONENTS and player != me:
                found.append(player)
            elif self.who == k.WHO_CHOSEN and player == chosen:
                found.append(player)
            elif self.who == k.WHO_THAT and that >= 0 and player == s.controller[that]:
                found.append(player)
        return found

    def act_on_player(self, s: State, player: int, run: Run) -> None:
        """Act on one player."""


class Outside(Effect):
    """Acts on a card of a hand, a draw deck or a discard pile, or beneath another card."""

    __slots__ = ("find",)

    def __init__(self, find: list[bool]) -> None:
        super().__init__()
        self.find = find

    def choices(self, s: State, source: int, me: int, here: int) -> list[int]:
        """The cards among which its player chooses, one of each design."""
        return []

    def look(self, s: State, me: int) -> None:
        """What its player gets to see before choosing."""

    def in_vain(self, s: State, me: int) -> None:
        """What happens when there is nothing to choose."""

    def take(self, s: State, i: int, run: Run) -> None:
        """What happens to the card chosen."""

    def feasible(self, s: State, source: int, me: int, that: int, here: int) -> bool:
        """Whether there is a card to choose."""
        return len(self.choices(s, source, me, here if here >= 0 else here_of(s, source))) > 0

    def run(self, s: State, run: Run) -> bool:
        """Choose and act."""
        if run.chosen == k.NOT_YET:
            self.look(s, run.me)
            found = self.choices(s, run.source, run.me, run.here)
            if not found:
                self.in_vain(s, run.me)
                run.next()
                return False
            if len(found) > 1:
                reward = s.pool.abilities[run.ability].when == k.W_REWARD
                decision = c.CHOOSE_TARGET_DECISION
                if reward:
                    decision = c.CHOOSE_REWARD_TARGETS_DECISION
                return ask_card(s, run, found, False, decision)
            run.chosen = found[0]
        self.take(s, run.chosen, run)
        run.next()
        return False
