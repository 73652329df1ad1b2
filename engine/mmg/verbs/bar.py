"""The verb `bar`: a player cannot play certain cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.mmg.codes import PLAYS, WHOS
from engine.mmg.log_lines import Line, bits
from engine.mmg.nouns import CONTINUOUS, EPISODE, KINDS, either
from engine.mmg.resolve.bar import BARRED, BarEffect
from engine.mmg.selectors import Who
from engine.mmg.verbs.base import GOES_ON, Play, Verb, some

if TYPE_CHECKING:
    from engine.mmg.lower import Draft
    from engine.mmg.model import Effect as Compiled


class Bar(Verb, frozen=True, kw_only=True, tag="bar"):
    """A player cannot play these kinds of card. Special or Flash: this turn."""

    who: Who = "opponent"
    plays: tuple[Play, ...]
    here: bool = False
    """Only in the Zone of this card; Flash cards are barred everywhere or nowhere."""

    goes_on: ClassVar[frozenset[str]] = GOES_ON
    log: ClassVar[tuple[Line, ...]] = (
        Line(BARRED, lambda x: f"{x.player} cannot play {bits(x.b, PLAYS)} this turn"),
    )

    def sentence(self, when: str) -> str:
        """Who does it, and how often."""
        if self.who == "you":
            subject = "the Solver" if when in EPISODE else "you"
        else:
            subject = "the opponent" if self.who == "opponent" else "each player"
        plays = either([f"{KINDS.get(play, 'Flash')} cards" for play in self.plays])
        place = " in this Zone" if self.here else ""
        return f"{subject} cannot play {plays}{place}{'' if when in CONTINUOUS else ' this turn'}"

    def problems(self, when: str) -> list[str]:
        """Nothing is no effect."""
        problems = some(plays=self.plays)
        if self.here and when == "flash":
            problems.append("a Flash lies in no Zone and cannot bar plays 'here'")
        return problems

    def lower(self, draft: Draft) -> Compiled:
        """With the number of its players."""
        plays = sum(1 << PLAYS.index(play) for play in set(self.plays))
        return BarEffect(WHOS.index(self.who), plays, self.here)
