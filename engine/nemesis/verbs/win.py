"""Win: what a Scheme asks for (NEM-F18, Y01 to Y23); `engine.nemesis.wins` tells how."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from engine.nemesis import constants as c
from engine.nemesis.ability import Ability
from engine.nemesis.effect import Effect
from engine.nemesis.lowering import Lowering
from engine.nemesis.resolving import Resolving
from engine.nemesis.select import place_name
from engine.nemesis.state import State
from engine.nemesis.wins import CAPTURED_DOCTORS, GOALS, SENTENCES, meets, progress


@mypyc_attr(native_class=False)
class Win(Ability, frozen=True):
    """The game is won as soon as the goal is met; its number is the card's goal."""

    goal: str = "plot-here"
    place: str = ""
    """The Location that the goal names."""
    count: int = 0
    """The number asked for, where it is not the card's goal."""

    def words(self) -> str:
        number = str(self.count) if self.count else "{goal}"
        return SENTENCES[GOALS.index(self.goal)].format(goal=number, place=self.place)

    def problems(self) -> list[str]:
        if self.goal not in GOALS:
            return [f"goal: expected one of {', '.join(GOALS)}, got {self.goal!r}"]
        return []

    def lower(self, low: Lowering) -> Effect:
        place = low.place(self.place) if self.place else -1
        return WinTrigger(GOALS.index(self.goal), self.count or low.goal, place)


@final
class WinTrigger(Effect):
    """A goal, the number that it asks for, and the Location that it names."""

    __slots__ = ("goal", "number", "place")

    def __init__(self, goal: int, number: int, place: int) -> None:
        self.goal = goal
        self.number = number
        self.place = place

    def possible(self, s: State, player: int, card: int) -> bool:
        return self.met(s, player, card)

    def met(self, s: State, player: int, card: int) -> bool:
        return meets(s, self.goal, self.number, self.place, card, player)

    def toward(self, s: State, player: int, card: int) -> float:
        return progress(s, self.goal, self.number, self.place, card, player)

    def goal_of(self) -> int:
        return self.goal

    def number_of(self) -> int:
        return self.number

    def run(self, s: State, f: Resolving) -> bool:
        if self.goal == CAPTURED_DOCTORS and self.met(s, f.player, f.card):
            s.wins.append(f.player)
            s.won_with = f.card
            s.note(c.WON_EVENT, f.player, f.card)
        return False

    def weight(self, s: State, player: int, card: int) -> float:
        return 100.0 if self.met(s, player, card) else 0.0

    def wants(self, s: State, player: int, spot: int) -> bool:
        return self.place >= 0 and spot // 4 == player and place_name(s, spot) == self.place
