"""An attempt to Reach, to Oppose, to score from a Purpose or to overcome a Condition."""

from __future__ import annotations

from typing import Final, final

from engine.whoccg import constants as c
from engine.whoccg import options as o
from engine.whoccg.announced import Announced
from engine.whoccg.attempts import eligible, works_with
from engine.whoccg.board import freeze, gain
from engine.whoccg.codes import (
    G_PUZZLES,
    M_ATTEMPT,
    M_SCORED,
    OPPOSE,
    PURPOSE,
    REACH,
    TACKLE,
    TO_NEXT_TURN,
    W_FAILS,
    W_OVERCOMES,
    W_SUCCEEDS,
)
from engine.whoccg.items import Progress
from engine.whoccg.leaving import destroy
from engine.whoccg.model import Need
from engine.whoccg.needs import met
from engine.whoccg.resolve.harden import HardenEffect
from engine.whoccg.resolve.join import joined
from engine.whoccg.resolve.solve import set_aside
from engine.whoccg.resolve.worth import worth
from engine.whoccg.running import Run
from engine.whoccg.select import frozen
from engine.whoccg.state import State
from engine.whoccg.triggers import fire
from engine.whoccg.windows import Window

NAMING: Final = 0
PUZZLES: Final = 1
JUDGING: Final = 2
ABILITIES: Final = 3


@final
class Attempt(Announced):
    """Its participants, answers, Puzzles, the outcome, freezing."""

    __slots__ = (
        "card", "hard_ability", "hard_effect", "line", "me", "overcome", "party", "spot", "stage",
        "success",
    )  # fmt: skip

    def __init__(self, line: int, card: int, me: int, spot: int) -> None:
        super().__init__()
        self.line = line
        self.card = card
        self.me = me
        self.spot = spot
        self.stage = NAMING
        self.success = False
        self.hard_ability = -1
        self.hard_effect = -1
        self.party: list[int] = []
        self.overcome: list[int] = []  # Puzzles, should their destruction be prevented

    def copy(self) -> Attempt:
        """The same work once more."""
        copy = Attempt(self.line, self.card, self.me, self.spot)
        copy.cancelled = self.cancelled
        copy.stage = self.stage
        copy.success = self.success
        copy.hard_ability = self.hard_ability
        copy.hard_effect = self.hard_effect
        copy.party = self.party[:]
        copy.overcome = self.overcome[:]
        return copy

    def cancel(self) -> None:
        """Only before it is judged."""
        if self.stage == PUZZLES:
            self.cancelled = True

    def harden(self, ability: int, effect: int) -> None:
        """Only before it is judged."""
        if self.stage == PUZZLES:
            self.hard_ability = ability
            self.hard_effect = effect

    def run(self, s: State) -> bool:
        """The stages of an attempt; True to ask."""
        if self.stage == NAMING:
            return self._ask_party(s)
        s.party = self.party[:]
        s.plots_known = 0
        if self.stage == PUZZLES:
            return self._puzzles(s)
        if self.stage == JUDGING:
            self.stage = ABILITIES
            self._judge(s)
            if self.success:
                self._pay(s)
        elif self.stage == ABILITIES:
            self.stage = ABILITIES + 1
            if not self.success:
                s.note(c.FAILED_EVENT, self.me, self.card, self.line)
            fire(s, W_SUCCEEDS if self.success else W_FAILS, self.party[:], self.card)
        else:
            s.agenda.pop()
            s.party = []
            s.plots_known = 0
            if self.line == REACH or self.line == OPPOSE:
                for i in self.party:
                    if s.place[i] == c.PLAY_PLACE:
                        freeze(s, i, TO_NEXT_TURN, self.me)
            else:
                s.tried_at[self.card] = s.turn  # it freezes nobody (G36), and is made once a turn
        return False

    def choose(self, s: State, option: int) -> None:
        """A participant, or a Puzzle."""
        kind = o.kind_of(option)
        if kind == o.JOIN_ATTEMPT:
            self.party.append(o.card_of(option))
        elif kind == o.ALL_JOIN:
            self._join_all(s)
        elif kind == o.BEGIN_ATTEMPT:
            self._begin(s)
        else:
            self._tackle(s, o.card_of(option))

    def candidates_left(self, s: State) -> list[int]:
        """Who may still be named, in a fixed order so that every set comes up once."""
        last = self.party[len(self.party) - 1] if self.party else -1
        both = joined(s)
        found: list[int] = []
        for i in eligible(s, self.line, self.card, self.me, self.spot):
            if i > last and works_with(s, i, self.party, both):
                found.append(i)
        found.sort()
        return found

    def _ask_party(self, s: State) -> bool:
        """Name the participants one by one; True to ask."""
        left = self.candidates_left(s)
        if not left:
            self._begin(s)
            return False
        if not self.party and len(left) == 1:
            self.party.append(left[0])
            self._begin(s)
            return False
        out = [o.join_attempt(i) for i in left]
        if len(left) > 1:
            out.append(o.ALL_JOIN)
        if self.party:
            out.append(o.BEGIN_ATTEMPT)
        s.options = out
        s.seat = self.me
        s.kind = c.PARTICIPANTS_DECISION
        return True

    def _join_all(self, s: State) -> None:
        """Everybody who can takes part."""
        while True:
            left = self.candidates_left(s)
            if not left:
                break
            self.party.append(left[0])
        self._begin(s)

    def _begin(self, s: State) -> None:
        """All are named: the others may answer."""
        self.stage = PUZZLES
        s.party = self.party[:]
        s.plots_known = 0
        s.note(c.JOINED_EVENT, self.me, len(self.party))
        s.agenda.append(Window(M_ATTEMPT, self.card, self.me, self.spot))

    def _still_there(self, s: State) -> list[int]:
        found: list[int] = []
        for i in self.party:
            if s.place[i] == c.PLAY_PLACE and s.spot[i] == self.spot and not frozen(s, i):
                found.append(i)
        return found

    def _in_the_way(self, s: State, party: list[int]) -> list[int]:
        """The Puzzles in the way (G16, R54)."""
        found: list[int] = []
        if self.line == TACKLE:
            return found
        bit = 1 if self.line == REACH else 2 if self.line == OPPOSE else 3
        for i in s.groups[G_PUZZLES]:
            d = s.pool.designs[s.design[i]]
            if d.stops & bit == 0 or i in self.overcome:
                continue
            if s.controller[i] == self.me and not d.whom:
                continue
            if d.host == 1:
                if s.host[i] in party and not set_aside(s, i, party):
                    found.append(i)
            elif (s.spot[i] == self.spot or d.host == 0) and not set_aside(s, i, party):
                found.append(i)
        return found

    def _puzzles(self, s: State) -> bool:
        """Overcome what is in the way, one after another; True to ask which first."""
        if self.cancelled:
            s.note(c.CANCELLED_EVENT, self.card)
            self.stage = ABILITIES
            return False
        left = self._in_the_way(s, self._still_there(s))
        if not left:
            self.stage = JUDGING
        elif len(left) == 1:
            self._tackle(s, left[0])
        else:
            s.options = [o.assign_to_puzzle(i) for i in left]
            s.seat = self.me
            s.kind = c.PUZZLE_DECISION
            return True
        return False

    def _met(self, s: State, need: Need, party: list[int], card: int) -> bool:
        return met(s, need, party, card, self.me, self.spot, self.line)

    def _tackle(self, s: State, puzzle: int) -> None:
        """Try to overcome a Puzzle with all participants."""
        party = self._still_there(s)
        need = s.pool.designs[s.design[puzzle]].needs[TACKLE]
        if need is not None and party and self._met(s, need, party, puzzle):
            s.note(c.OVERCAME_EVENT, self.me, puzzle)
            fire(s, W_OVERCOMES, party, puzzle)
            destroy(s, puzzle, self.me)
            self.overcome.append(puzzle)
        else:
            s.note(c.STOPPED_BY_EVENT, self.me, puzzle)
            self.stage = ABILITIES

    def _judge(self, s: State) -> None:
        """Check the requirement, with what answers have added to it."""
        party = self._still_there(s)
        need = s.pool.designs[s.design[self.card]].needs[self.line]
        if need is None or not party or s.place[self.card] != c.PLAY_PLACE or s.scored[self.card]:
            return
        if not self._met(s, need, party, self.card):
            return
        if self.hard_ability >= 0:
            effect = s.pool.abilities[self.hard_ability].effects[self.hard_effect]
            assert isinstance(effect, HardenEffect)
            if not self._met(s, effect.need, party, self.card):
                return
        if self._count_turns(s, need):
            self.success = True

    def _count_turns(self, s: State, need: Need) -> bool:
        """Whether it has been met in enough turns; the count is kept (E29, E30)."""
        if need.turns <= 1:
            return True
        for entry in s.progress:
            if entry.card == self.card and entry.line == self.line and entry.player == self.me:
                if entry.latest != s.turn:
                    entry.times += 1
                    entry.latest = s.turn
                s.note(c.COUNTED_EVENT, self.card, entry.times, need.turns)
                return entry.times >= need.turns
        s.progress.append(Progress(self.card, self.line, self.me, 1, s.turn))
        s.note(c.COUNTED_EVENT, self.card, 1, need.turns)
        return False

    def _pay(self, s: State) -> None:
        """Success: points, marks, rewards (G04, G05, G08, G18)."""
        d = s.pool.designs[s.design[self.card]]
        if self.line == TACKLE:
            s.note(c.OVERCAME_EVENT, self.me, self.card)
            fire(s, W_OVERCOMES, self._still_there(s), self.card)
            destroy(s, self.card, self.me)
            return
        reward = d.rewards[self.line]
        if reward is not None:
            s.agenda.append(Run(self.card, reward.index, self.me, self.card, -1, self.spot))
        if self.line == PURPOSE:
            s.note(c.MET_EVENT, self.me, self.card, self.line, d.points)
            destroy(s, self.card, self.me)
            gain(s, self.me, d.points)
            return
        points = worth(s, self.card)
        s.scored[self.card] = self.me + 1
        s.dirty = 1
        s.plots_known = 0
        if self.line == REACH:
            s.reached[self.me] += 1
        else:
            s.opposed[self.me] += 1
        s.note(c.MET_EVENT, self.me, self.card, self.line, points)
        s.agenda.append(Window(M_SCORED, self.card, self.me, self.spot))
        gain(s, self.me, points)


def declare(s: State, option: int) -> None:
    """An attempt is declared; next its participants are named (R49)."""
    line = o.kind_of(option) - o.ATTEMPT_REACH
    card = o.card_of(option)
    s.acted = 1
    s.note(c.ATTEMPT_EVENT, s.active, card, line)
    s.agenda.append(Attempt(line, card, s.active, o.place_of(option)))
