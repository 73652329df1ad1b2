"""What a seat thinks of the board before it chooses: what territories are worth, who presses.

One judge looks at one position for one seat; the options of the decision are then weighed by it.
The orders of the army turn a few weights: a builder counts continents more, a hunter the weak, a
turtle its own Daleks.
"""

from __future__ import annotations

from typing import Final, final

from engine.risk.counting import stars
from engine.risk.fields import ARMIES, TERRITORIES
from engine.risk.model import BUILDER, DOCTORS, HUNTER, TURTLE
from engine.risk.state import State

CLARA_EVERY: Final = 3.0
"""Turns between two cards with Clara: 14 of 42 show her."""
LONG_AHEAD: Final = 6.0
"""Own turns that a player looks ahead when nothing ends the game."""
CARD: Final = 1.1
"""A Territory card drawn, in territories."""


@final
class Judge:
    """The position as one seat sees it; every worth is counted in territories."""

    __slots__ = (
        "ahead", "dalek", "edge", "held", "pressure", "prize", "s", "seat", "temper", "worth",
    )  # fmt: skip

    def __init__(self, s: State, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.temper = s.tempers[seat] if seat < len(s.tempers) else 0
        self.held: list[int] = [0] * ARMIES
        for t in range(TERRITORIES):
            self.held[s.owner_of[t]] += 1
        self.ahead = LONG_AHEAD
        if not s.long:
            self.ahead = (DOCTORS - s.clara) * CLARA_EVERY / s.seats
        self.dalek = 0.16 + 0.05 * min(self.ahead, 3.0)
        self.edge = 0.25
        if self.temper == TURTLE:
            self.dalek *= 1.6
            self.edge = 0.6
        elif self.temper == HUNTER:
            self.dalek *= 0.85
            self.edge = 0.1
        if self.ahead < 1.0:
            self.dalek *= 0.4
            self.edge *= 0.5
        self.prize = [self.prize_of(army) for army in range(ARMIES)]
        self.worth = [0.0] * TERRITORIES
        self.pressure = [0] * TERRITORIES
        self.look_at_territories()
        self.look_at_continents()
        self.look_at_missions()

    def prize_of(self, army: int) -> float:
        """What one territory of an army is worth for the harm and the cards."""
        s = self.s
        count = self.held[army]
        if army == self.seat or not count:
            return 0.0
        if army >= s.seats:
            return 1.0 + (1.5 if count == 1 else 0.0)
        value = 1.5 if s.seats == 2 else 1.1
        if count > self.held[self.seat]:
            value += 0.3
        cards = len(s.hand[army]) + len(s.powers[army]) + len(s.missions[army])
        if count <= 4:
            chase = (0.6 + 0.35 * cards * min(self.ahead, 2.0)) / count
            value += chase * (2.0 if self.temper == HUNTER else 1.0)
            if s.seats == 2:
                value += 8.0 / count
        return value

    def look_at_territories(self) -> None:
        """Owners, and enemies next door."""
        s = self.s
        for t in range(TERRITORIES):
            owner = s.owner_of[t]
            if owner != self.seat:
                self.worth[t] = self.prize[owner]
            else:
                press = 0
                for other in s.box.board.near[t]:
                    if s.owner_of[other] != self.seat and s.owner_of[other] < s.seats:
                        press += s.daleks[other] - 1
                self.pressure[t] = press

    def look_at_continents(self) -> None:
        """A continent is worth its bonus for the turns that are left, the more the nearer it is."""
        s = self.s
        board = s.box.board
        weight = 0.30 * min(self.ahead, 3.0)
        if self.temper == BUILDER:
            weight *= 1.8
        for continent in range(len(board.bonus)):
            members = board.members[continent]
            mine = 0
            other = s.owner_of[members[0]]
            whole = True
            for t in members:
                if s.owner_of[t] == self.seat:
                    mine += 1
                if s.owner_of[t] != other:
                    whole = False
            share = (mine + 1.0) / len(members)
            value = weight * board.bonus[continent] * share * share * 0.5
            if mine + 1 == len(members):
                value += weight * board.bonus[continent]
            if whole and other != self.seat and other < s.seats:
                value += weight * board.bonus[continent] * 0.8
            for t in members:
                if s.owner_of[t] != self.seat:
                    self.worth[t] += value

    def look_at_missions(self) -> None:
        """A mission in hand pays when the next turn begins."""
        s = self.s
        if self.ahead < 0.7:
            return
        for card in s.missions[self.seat]:
            design = s.design[card]
            t = s.box.territory[design]
            if t >= 0 and s.owner_of[t] != self.seat:
                self.worth[t] += 0.18 * s.box.daleks[design]

    def chance(self, attackers: int, defenders: int) -> float:
        """How likely so many Daleks that may attack conquer, roll after roll."""
        odds = self.s.box.odds
        return odds.conquest[min(attackers, odds.most)][min(defenders, odds.most)]

    def attack_value(self, attackers: int, target: int) -> float:
        """What attacking to the last with so many promises, in territories."""
        s = self.s
        if attackers < 1:
            return -9.0
        odds = s.box.odds
        defenders = min(s.daleks[target], odds.most)
        size = min(attackers, odds.most)
        gain = self.worth[target]
        if not s.conquered and self.ahead > 0.8:
            gain += CARD * (0.6 if self.temper == TURTLE else 1.0)
        chance = odds.conquest[size][defenders]
        return chance * gain - self.dalek * odds.loss[size][defenders] - self.edge

    def best_attack(self, origin: int, attackers: int) -> float:
        """The best that can be attacked out of a territory with so many Daleks."""
        s = self.s
        best = 0.0
        if origin == s.tardis:
            return best
        for target in s.box.board.near[origin]:
            if s.owner_of[target] != self.seat and target != s.tardis:
                value = self.attack_value(attackers, target)
                if value > best:
                    best = value
        return best

    def need(self, t: int, daleks: int) -> float:
        """How much a territory wants Daleks for its defence."""
        press = self.pressure[t]
        if press <= 0:
            return 0.0
        short = press - daleks
        value = 0.02 * press
        if short > 0:
            value += 0.03 * min(short, 12)
        return value * (1.7 if self.temper == TURTLE else 1.0)

    def wants_trade(self) -> bool:
        """Whether it is time to trade: a large set pays more, but the game may end."""
        count = stars(self.s, self.s.hand[self.seat])
        if self.ahead < 2.2:
            return count >= 2
        return count >= 6
