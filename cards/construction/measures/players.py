"""How many decks sit at the table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cards.catalogue.values import Catalogue
from cards.construction.constraint import Constraint
from cards.construction.phrases import bound
from cards.construction.picks import Picks
from cards.construction.rule import Bounded, Scope
from cards.construction.verdicts import outside, violation_of
from cards.construction.violations import Violation
from cards.deck import Deck


class Players(Bounded, tag="players", frozen=True, kw_only=True):
    """How many decks sit at the table. A constant for a solver."""

    scopes = ("match",)

    scope: Scope = "match"

    def bind_between(
        self, picks: Picks, low: int | None, high: int | None, option: str
    ) -> PlayerRange:
        return PlayerRange(self, low, high, option=option)


@dataclass(frozen=True, slots=True)
class PlayerRange(Constraint):
    """`low <= number of decks <= high`."""

    low: int | None
    high: int | None

    def judge_match(self, decks: list[Deck]) -> Iterator[Violation]:
        if missed := outside(len(decks), len(decks), self.low, self.high):
            direction, have, need = missed
            yield violation_of(self, f"players-{direction}", have, need)


def sentence(violation: Violation, direction: str, catalogue: Catalogue) -> str:
    players = "player" if violation.have == 1 else "players"
    return f"the match has {violation.have} {players}; {bound(violation, direction)}."


SENTENCES = {"players": sentence}
