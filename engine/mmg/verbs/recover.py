"""The verb `recover`: a card of the discard pile comes to the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.mmg.codes import PLAYS, RACES
from engine.mmg.log_lines import RECALLED, Line
from engine.mmg.nouns import KINDS, article, either
from engine.mmg.nouns import RACES as RACE_NAMES
from engine.mmg.resolve.recover import RecoverEffect
from engine.mmg.selectors import Race
from engine.mmg.verbs.base import Play, Verb, some

if TYPE_CHECKING:
    from engine.mmg.lower import Draft
    from engine.mmg.model import Effect as Compiled


class Recover(Verb, frozen=True, kw_only=True, tag="recover"):
    """You take a card of your choice from your discard pile into your hand."""

    types: tuple[Play, ...] = ("creature", "resource", "flash", "episode")
    race: tuple[Race, ...] = ()

    log: ClassVar[tuple[Line, ...]] = (RECALLED,)

    def sentence(self, when: str) -> str:
        """Which kind of card."""
        if self.race:
            what = either([RACE_NAMES[race] for race in self.race])
        elif len(self.types) == 4:
            what = "card"
        else:
            what = either([KINDS.get(kind, "Flash") for kind in self.types])
        return f"take {article(what)} from your discard pile into your hand"

    def problems(self, when: str) -> list[str]:
        """No type is no card."""
        return some(types=self.types)

    def lower(self, draft: Draft) -> Compiled:
        """With the bits of its types and races."""
        types = sum(1 << PLAYS.index(play) for play in set(self.types))
        races = sum(1 << RACES.index(race) for race in set(self.race))
        return RecoverEffect(types, races)
