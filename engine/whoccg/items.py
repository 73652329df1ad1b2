"""Named data that lies in lists of the state: changes, holds, progress, debts."""

from __future__ import annotations

from typing import final

from engine.kernel.frame import Item


@final
class Change(Item):
    """A change of values that lasts. For the rest of the game it clings to every copy of the card
    that its player controls (E24)."""

    __slots__ = ("ability", "amount", "card", "effect", "identity", "lasts", "player", "turn_of")

    def __init__(
        self,
        lasts: int,
        turn_of: int,
        ability: int,
        effect: int,
        card: int,
        identity: int,
        player: int,
        amount: int,
    ) -> None:
        self.lasts = lasts
        self.turn_of = turn_of  # whose turn it was
        self.ability = ability
        self.effect = effect
        self.card = card
        self.identity = identity
        self.player = player
        self.amount = amount

    def copy(self) -> Change:
        """Nothing in it changes."""
        return self

    def equals(self, other: Change) -> bool:
        """Whether it is the same change."""
        return (
            self.card == other.card
            and self.ability == other.ability
            and self.effect == other.effect
            and self.lasts == other.lasts
            and self.turn_of == other.turn_of
            and self.player == other.player
            and self.amount == other.amount
        )


@final
class Hold(Item):
    """A Character that can be unfrozen only as a condition allows."""

    __slots__ = ("ability", "card", "effect", "mode", "player", "source")

    def __init__(
        self, card: int, mode: int, ability: int, effect: int, source: int, player: int
    ) -> None:
        self.card = card
        self.mode = mode
        self.ability = ability
        self.effect = effect
        self.source = source
        self.player = player

    def copy(self) -> Hold:
        """Nothing in it changes."""
        return self


@final
class Progress(Item):
    """How often a line has been met by a player (E29, E30)."""

    __slots__ = ("card", "latest", "line", "player", "times")

    def __init__(self, card: int, line: int, player: int, times: int, latest: int) -> None:
        self.card = card
        self.line = line
        self.player = player
        self.times = times
        self.latest = latest  # the turn of the latest time

    def copy(self) -> Progress:
        """The same count."""
        return Progress(self.card, self.line, self.player, self.times, self.latest)


@final
class Debt(Item):
    """A revealed card that must be played as soon as it can (E18)."""

    __slots__ = ("card", "player")

    def __init__(self, player: int, card: int) -> None:
        self.player = player
        self.card = card

    def copy(self) -> Debt:
        """Nothing in it changes."""
        return self
