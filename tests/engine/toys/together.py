"""Tally played by a team of two against a goal: one deck seats both players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.rng import Rng
from tests.engine.toys.tally import game_api as tally
from tests.engine.toys.tally.constants import DECK_PLACE
from tests.engine.toys.tally.game import Tally
from tests.engine.toys.tally.model import Pool

PLAYERS = (1, 1)
GOAL = 24
SEATS = 2


class Together(Tally):
    """Both players add to one total."""

    def twin(self, rng: Rng) -> Together:
        return Together(self.pool, rng, self)

    def finish_highest(self, totals: Sequence[float], end: int) -> None:
        self.finish_team(sum(totals) >= GOAL, end)


class Matchup(tally.Matchup):
    """One deck, dealt out to both players."""

    players = PLAYERS
    size = 8
    as_team = True

    @classmethod
    def table(cls, pool: Pool, rng: Rng) -> Tally:
        return Together(pool, rng, None) if cls.as_team else Tally(pool, rng, None)

    def lay_out(self, table: Tally) -> None:
        table.sit_down(SEATS)
        table.team = self.as_team
        table.names = ["Ann", "Bob"]
        for place, design in enumerate(self.shuffled(0, table.seed)):
            seat = place % SEATS
            table.deck[seat].append(table.new_card(design, seat, DECK_PLACE))


class Against(Matchup):
    """The same deck as a set-up in which both play for themselves."""

    as_team = False


def figures(table: Tally) -> Mapping[str, float]:
    """What came together."""
    return {"total": float(sum(table.totals))}
