"""A Power card that does nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.risk import constants as c
from engine.risk.verbs.verb import Verb

if TYPE_CHECKING:
    from engine.risk.play import Play
    from engine.risk.state import State


class CancelPower(Verb, tag="cancel-power", frozen=True, forbid_unknown_fields=True):
    """The Power card that was just played does nothing."""

    timings = ("response",)

    def sentence(self) -> str:
        return "That card does nothing"

    def play(self, s: State, player: int, card: int, value: int) -> None:
        played = _played(s)
        played.cancelled = True
        s.note(c.CANCELS_EVENT, player, played.card)

    def promise(self, s: State, player: int, value: int) -> float:
        # Worth it against the cards that hurt this player.
        played = _played(s)
        hurt = player == s.active or (s.attacking and played.player == s.active)
        return 0.5 if hurt else -1.0


def _played(s: State) -> Play:
    """The card that was played last."""
    found: Play = s.agenda[len(s.agenda) - 1]  # type: ignore[assignment]
    return found
