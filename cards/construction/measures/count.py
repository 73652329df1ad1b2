"""How many cards."""

from __future__ import annotations

from cards.catalogue.naming import names_of
from cards.catalogue.values import Catalogue
from cards.construction.measures.range import Range
from cards.construction.phrases import bound, noun, number_word, place, there
from cards.construction.picks import Picks
from cards.construction.rule import Bounded
from cards.construction.violations import Violation


class Count(Bounded, tag="count", frozen=True, kw_only=True):
    """How many cards: `min <= x(over) <= max`. In a match, over all decks together."""

    scopes = ("deck", "match")

    over: str = ""

    def bind_between(self, picks: Picks, low: int | None, high: int | None, option: str) -> Range:
        return Range(self, (picks.tally(self.over, self.sections),), low, high, option=option)

    def selectors(self) -> list[str]:
        return [self.over]


def sentence(violation: Violation, direction: str, catalogue: Catalogue) -> str:
    game = catalogue.game
    if violation.need == 0 and direction != "below":
        are = "is" if len(violation.cards) == 1 else "are"
        return (
            f"{names_of(violation.cards, catalogue)} {are} not allowed in {place(violation, game)}."
        )
    # "no Past Watchers" reads better than "no Past Watcher", but "1 Past Watcher" needs the one.
    have = f"{number_word(violation.have)} {noun(violation, violation.have)}"
    return f"{there(violation, have, violation.have, game)}; {bound(violation, direction)}."


SENTENCES = {"count": sentence}
