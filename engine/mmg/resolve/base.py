"""The two common shapes of an effect: on cards in play, and on players."""

from __future__ import annotations

from engine.mmg import events
from engine.mmg.codes import P_ONE, P_SELF, WHO_EACH, WHO_OPPONENT, WHO_YOU
from engine.mmg.model import Effect, Sel
from engine.mmg.select import affected, candidates
from engine.mmg.state import State
from engine.mmg.use import Use


class OnCards(Effect):
    """Acts on the cards that it picks, one after another."""

    def resolve(self, s: State, use: Use) -> None:
        """Act on every card that is still a legal target; say so when none is (R69)."""
        cards = affected(s, self, use)
        self.act(s, cards, use)
        if not cards and self.pick == P_ONE:
            s.note(events.FIZZLED, use.source)

    def act(self, s: State, cards: list[int], use: Use) -> None:
        """Act on all cards together."""
        for i in cards:
            self.act_on(s, i, use)

    def act_on(self, s: State, i: int, use: Use) -> None:
        """Act on one card."""

    def gain(self, s: State, use: Use) -> float:
        """The sum over all cards."""
        total = 0.0
        for i in affected(s, self, use):
            total += self.gain_on(s, i, use)
        return total

    def gain_on(self, s: State, i: int, use: Use) -> float:
        """What acting on one card is worth."""
        return 0.0


class OnPlayers(Effect):
    """Acts on one player or on both."""

    __slots__ = ("count", "who")

    def __init__(self, who: int, count: int) -> None:
        super().__init__()
        self.who = who
        self.count = count

    def means(self, player: int, me: int) -> bool:
        """Whether the effect acts on a player."""
        return self.who == WHO_EACH or (player == me) == (self.who == WHO_YOU)

    def players(self, s: State, me: int) -> list[int]:
        """The players on whom it acts, the active one first."""
        return [player for player in (s.active, 1 - s.active) if self.means(player, me)]

    def sign(self) -> float:
        """Whether what happens to those players is good (1) or bad (-1) for its own player."""
        if self.who == WHO_EACH:
            return 0.0
        return -1.0 if self.who == WHO_OPPONENT else 1.0


def covered(s: State, effect: Effect, source: int, me: int) -> list[int]:
    """The cards on which an effect that goes on acts now."""
    if effect.pick == P_SELF or effect.sel is None:
        return [source]
    return candidates(s, effect.sel, source, me)


def times(s: State, per: Sel | None, source: int, me: int) -> int:
    """How often an amount counts: once, or once for each card that matches."""
    return 1 if per is None else len(candidates(s, per, source, me))
