"""Fight: Characters fight, and the card says what decides and what the losers suffer."""

from __future__ import annotations

from typing import Final, final

from engine.whoccg import codes as k
from engine.whoccg import constants as c
from engine.whoccg import options as o
from engine.whoccg.announced import Announced
from engine.whoccg.board import freeze
from engine.whoccg.leaving import DISCARDED, RECALLED, destroy, goes
from engine.whoccg.model import Effect, Sel
from engine.whoccg.needs import amount_of, total
from engine.whoccg.resolve.kidnap import kidnap
from engine.whoccg.running import Run
from engine.whoccg.select import candidates, frozen, here_of, host_card, matches
from engine.whoccg.state import State
from engine.whoccg.weights import body_worth
from engine.whoccg.windows import Window

WHO: Final = 0
WHOM: Final = 1
BEGINS: Final = 2
IS_FOUGHT: Final = 3


@final
class FightEffect(Effect):
    """`sel` and `pick` say whom, `fighter` and `fighter_pick` who."""

    __slots__ = ("bonus", "by", "fighter", "fighter_pick", "loser", "margin")

    def __init__(
        self, fighter: Sel, fighter_pick: int, by: int, loser: int, bonus: int, margin: int
    ) -> None:
        super().__init__()
        self.fighter = fighter
        self.fighter_pick = fighter_pick
        self.by = by
        self.loser = loser
        self.bonus = bonus
        self.margin = margin

    def reads(self) -> list[Sel]:
        """Both sides."""
        return [self.fighter] if self.sel is None else [self.fighter, self.sel]

    def feasible(self, s: State, source: int, me: int, that: int, here: int) -> bool:
        """Somebody can begin a fight."""
        place = here if here >= 0 else here_of(s, source)
        return len(self.fighters(s, source, me, that, -1, place)) > 0

    def run(self, s: State, run: Run) -> bool:
        """The fight comes first, what hangs on it after."""
        at = run.at
        run.next()
        s.agenda.append(Fight(run.ability, at, run.source, run.me, run.here, run.that, run.actor))
        return False

    def fighters(
        self, s: State, source: int, me: int, that: int, actor: int, here: int
    ) -> list[int]:
        """Characters of a player who may begin a fight by this effect (G22, G30)."""
        found: list[int] = []
        pick = self.fighter_pick
        if pick == k.P_ONE or pick == k.P_EACH:
            found = candidates(s, self.fighter, source, me, here)
        elif pick == k.P_SELF:
            found = [source]
        elif pick == k.P_ACTOR and actor >= 0:
            found = [actor]
        elif pick == k.P_THAT and that >= 0:
            found = [that]
        elif pick == k.P_HOST:
            found = [host_card(s, source)]
        able: list[int] = []
        for i in found:
            if i < 0 or s.place[i] != c.PLAY_PLACE or s.controller[i] != me:
                continue
            if s.kinds[i] & k.CHARACTERS and not frozen(s, i) and not s.forbidden[i] & k.BAN_FIGHT:
                if self.opponents(s, i, source, me):
                    able.append(i)
        return able

    def opponents(self, s: State, fighter: int, source: int, me: int) -> list[int]:
        """Whom a Character may fight: an opposing Character of the other side at its place."""
        place = s.spot[fighter]
        found: list[int] = []
        if place < 0 or self.sel is None:
            return found
        rival = k.HEROES if s.kinds[fighter] & k.ENEMIES else k.ENEMIES
        for i in s.there[place]:
            if s.controller[i] == me or not s.kinds[i] & rival:
                continue
            if frozen(s, i) or s.protected[i] & (k.D_FOUGHT | k.D_CHOSEN):
                continue
            if matches(s, self.sel, i, source, me, place):
                found.append(i)
        return found

    def promise(self, s: State, mine: list[int], target: int) -> float:
        """What a fight against a Character promises."""
        own = self.bonus + total(s, mine, self.by)
        other = amount_of(s, target, self.by)
        if own > other:
            return 0.6 + body_worth(s, target)
        if own < other:
            return -0.6 - body_worth(s, mine[0])
        return -0.3


@final
class Fight(Announced):
    """Who, whom, answers, the outcome, freezing."""

    __slots__ = (
        "ability", "actor", "at", "fighters", "here", "me", "source", "stage", "target", "that",
        "won",
    )  # fmt: skip

    def __init__(
        self, ability: int, at: int, source: int, me: int, here: int, that: int, actor: int
    ) -> None:
        super().__init__()
        self.ability = ability
        self.at = at
        self.source = source
        self.me = me
        self.here = here
        self.that = that
        self.actor = actor
        self.stage = WHO
        self.target = -1
        self.won = False
        self.fighters: list[int] = []

    def copy(self) -> Fight:
        """The same work once more."""
        copy = Fight(self.ability, self.at, self.source, self.me, self.here, self.that, self.actor)
        copy.cancelled = self.cancelled
        copy.stage = self.stage
        copy.target = self.target
        copy.won = self.won
        copy.fighters = self.fighters[:]
        return copy

    def effect(self, s: State) -> FightEffect:
        """The effect that began it."""
        effect = s.pool.abilities[self.ability].effects[self.at]
        assert isinstance(effect, FightEffect)
        return effect

    def run(self, s: State) -> bool:
        """The stages of a fight; True to ask."""
        stage = self.stage
        if stage == WHO:
            return self._choose_side(s)
        if stage == WHOM:
            return self._choose_target(s)
        s.party = [self.target, *self.fighters]
        s.plots_known = 0
        self.stage = stage + 1
        if stage == BEGINS:
            s.note(c.FIGHT_EVENT, self.me, self.fighters[0], self.target)
            s.agenda.append(Window(k.M_FIGHT, self.target, self.me, s.spot[self.fighters[0]]))
        elif stage == IS_FOUGHT:
            if self.cancelled:
                s.note(c.CANCELLED_EVENT, self.source)
            else:
                self._settle(s)
        else:
            self._end(s)
        return False

    def choose(self, s: State, option: int) -> None:
        """A fighter, or the one to be fought, is named."""
        if self.stage == WHO:
            self._lead(s, o.target_of(option))
        else:
            self._name(o.target_of(option))

    def _name(self, i: int) -> None:
        if self.stage == WHO:
            self.fighters.append(i)
            self.fighters.sort()
            self.stage = WHOM
        else:
            self.target = i
            self.stage = BEGINS

    def _ask(self, s: State, cards: list[int]) -> bool:
        s.options = [o.choose_fighter(i) for i in cards]
        s.seat = self.me
        s.kind = c.FIGHT_DECISION
        return True

    def _choose_side(self, s: State) -> bool:
        effect = self.effect(s)
        able = effect.fighters(s, self.source, self.me, self.that, self.actor, self.here)
        if not able:
            return self._give_up(s)
        if effect.fighter_pick == k.P_EACH:
            able = _one_of_each_place(s, able)
        if len(able) == 1:
            self._lead(s, able[0])
            return False
        return self._ask(s, able)

    def _lead(self, s: State, i: int) -> None:
        """A fighter, alone or with all who fight together at its place."""
        effect = self.effect(s)
        if effect.fighter_pick == k.P_EACH:
            able = effect.fighters(s, self.source, self.me, self.that, self.actor, self.here)
            self.fighters += [j for j in able if s.spot[j] == s.spot[i] and j != i]
        self._name(i)

    def _choose_target(self, s: State) -> bool:
        effect = self.effect(s)
        found = effect.opponents(s, self.fighters[0], self.source, self.me)
        if effect.pick == k.P_THAT:
            found = [i for i in found if i == self.that]
        if not found:
            return self._give_up(s)
        if effect.pick == k.P_RANDOM:
            self._name(found[s.rng.below(len(found))])
            return False
        if len(found) == 1:
            self._name(found[0])
            return False
        return self._ask(s, found)

    def _give_up(self, s: State) -> bool:
        s.agenda.pop()
        self._skip(s)
        return False

    def _skip(self, s: State) -> None:
        """What hangs on winning does not follow."""
        if s.agenda:
            run = s.agenda[len(s.agenda) - 1]
            if isinstance(run, Run):
                run.at += self.effect(s).skip

    def _settle(self, s: State) -> None:
        effect = self.effect(s)
        mine = [i for i in self.fighters if s.place[i] == c.PLAY_PLACE and not frozen(s, i)]
        target = self.target
        if not mine or s.place[target] != c.PLAY_PLACE or frozen(s, target):
            return
        own = total(s, mine, effect.by) + effect.bonus
        other = total(s, [target], effect.by)
        if difference(own, other) < effect.margin:
            s.note(c.FIGHT_DRAWN_EVENT, mine[0], target)
        elif own > other:
            self.won = True
            s.note(c.FIGHT_WON_EVENT, mine[0], target, own, other)
            suffer(s, [target], effect.loser, self.me)
        else:
            s.note(c.FIGHT_WON_EVENT, target, mine[0], other, own)
            suffer(s, mine, effect.loser, s.controller[target])

    def _end(self, s: State) -> None:
        fought = s.party
        s.party = []
        s.plots_known = 0
        s.agenda.pop()
        if not self.cancelled:
            for i in fought:
                if s.place[i] == c.PLAY_PLACE:
                    freeze(s, i, k.TO_NEXT_TURN, self.me)
        if not self.won:
            self._skip(s)


def _one_of_each_place(s: State, cards: list[int]) -> list[int]:
    """The first card at each place."""
    seen: list[int] = []
    found: list[int] = []
    for i in cards:
        if s.spot[i] not in seen:
            seen.append(s.spot[i])
            found.append(i)
    return found


def suffer(s: State, cards: list[int], how: int, winner: int) -> None:
    """What the card says becomes of the losers."""
    for i in cards:
        if s.place[i] != c.PLAY_PLACE:
            continue
        if how == k.LOSER_DESTROYED:
            destroy(s, i, winner)
        elif how == k.LOSER_KIDNAPPED:
            kidnap(s, i, winner)
        elif how == k.LOSER_DISCARDED:
            goes(s, i, DISCARDED)
        elif how == k.LOSER_FROZEN:
            freeze(s, i, k.TO_OWNERS_TURN, winner)
        else:
            goes(s, i, RECALLED)


def difference(one: int, other: int) -> int:
    """Always the positive difference (K07)."""
    return one - other if one > other else other - one
