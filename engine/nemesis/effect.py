"""What a verb is for the machine: whether it can be used, what it does, what it is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from engine.nemesis.resolving import Resolving
    from engine.nemesis.state import State


@mypyc_attr(allow_interpreted_subclasses=True)  # a game may run from its sources
class Effect:
    """One effect of a rule. The verbs derive from it; nothing here changes during a game."""

    __slots__ = ()

    def possible(self, s: State, player: int, card: int) -> bool:
        """Whether it could do anything now."""
        return True

    def is_cost(self) -> bool:
        """Whether the rest of the rule depends on it."""
        return False

    def run(self, s: State, f: Resolving) -> bool:
        """Do it, or ask first: True when a player must choose. `f.done()` ends it."""
        raise NotImplementedError

    def answer(self, s: State, f: Resolving, option: int) -> None:
        """What the player chose; `run` comes again."""
        f.answer(option)

    def weight(self, s: State, player: int, card: int) -> float:
        """What it is worth to the player now, in Power tokens; for the quick look of agents."""
        return 1.0

    def lends(self, s: State, card: int, other: int) -> int:
        """Traits that the rule of `card` gives another card while it is in play."""
        return 0

    def strengthens(self, s: State, card: int, other: int) -> int:
        """Strength that the rule of `card` gives another card while it is in play."""
        return 0

    def target_weight(self, s: State, player: int, card: int, target: int) -> float:
        """What it is worth to choose this card for it."""
        return 0.0

    def wants(self, s: State, player: int, spot: int) -> bool:
        """Of a Win trigger: whether it names this Location."""
        return False

    def branch(self, outcome: int) -> list[Effect]:
        """Of a roll: the effects of one outcome."""
        raise NotImplementedError

    def is_static(self) -> bool:
        """Whether it changes traits or Strengths while its card is in play."""
        return False

    def limit_change(self) -> int:
        """What it adds to the Hand Limit of the card's controller."""
        return 0

    def guards(self) -> bool:
        """Whether it keeps the Character of its Upgrade in play."""
        return False

    def displaces(self) -> bool:
        """Whether it is Temporal Displacement."""
        return False

    def met(self, s: State, player: int, card: int) -> bool:
        """Of a Win trigger: whether its circumstances are true for the player."""
        return False

    def toward(self, s: State, player: int, card: int) -> float:
        """Of a Win trigger: how near the player is, from 0 to 1."""
        return 0.0

    def goal_of(self) -> int:
        """Of a Win trigger: the goal, by number."""
        return -1

    def number_of(self) -> int:
        """Of a Win trigger: the number that it asks for."""
        return 0
