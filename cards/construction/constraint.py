"""Rules bound to the cards of one catalogue: the objects that validator and solver share.

Every constraint is linear in the copies `x[section, card]`. It judges decks itself; a solver posts
it as the docstring of its measure says. Cards of which a needed value is unknown are listed apart,
never counted as zero: a validator reports them, a solver leaves them out.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from cards.construction.rule import Rule
from cards.deck import Deck

if TYPE_CHECKING:
    from cards.construction.violations import Violation

EVERYWHERE: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Constraint:
    """A rule over some cards. `option` names the settings that shape it."""

    rule: Rule
    option: str = field(default="", kw_only=True)

    def judge(self, deck: Deck, owned: Mapping[str, int] | None = None) -> Iterator[Violation]:
        """Everything in which one deck breaks the rule."""
        return iter(())

    def judge_match(self, decks: list[Deck]) -> Iterator[Violation]:
        """Everything in which several decks together break the rule."""
        return iter(())


@dataclass(frozen=True, slots=True)
class Tally:
    """`sum of weights[c] * x[s, c]` over some sections (none named: all of them).

    `unknown` holds cards whose weight is not known, with the least and greatest it may be.
    """

    sections: frozenset[str]
    weights: Mapping[str, int]
    unknown: Mapping[str, tuple[int | None, int | None]] = field(default_factory=dict)
    label: str = ""
