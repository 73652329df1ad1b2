"""What all construction rules share, whatever they measure.

Every measure is linear in the number of copies `x[section, card]` and in 0/1 choices, so that a
validator can evaluate it and a solver can post it. Each measure has a module of its own here: the
form of its rules in rules.toml, the constraint that a rule becomes over some cards, the judgement
of that constraint on decks, and its sentences. The docstring says which constraint it is; `x(over)`
means the sum of `x` over the cards and sections that the rule selects and `U` an upper bound on it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, ClassVar, Literal

import msgspec

if TYPE_CHECKING:
    from cards.construction.constraint import Constraint
    from cards.construction.picks import Picks

Severity = Literal["error", "advice"]
Scope = Literal["deck", "match"]
Setting = str | int | bool
Settings = Mapping[str, Setting | None]


class Strict(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """Every file struct is frozen and refuses keys it does not know."""


class Given(Strict, frozen=True, kw_only=True):
    """A bound given elsewhere: by an option of the format (an unset one switches the bound off) or,
    for copies of a card, by a number field of that card."""

    option: str = ""
    field: str = ""


Bound = int | Given


def named(sections: str | list[str]) -> frozenset[str]:
    """The sections that a rule names, one or several."""
    return frozenset([sections] if isinstance(sections, str) else sections)


class Rule(Strict, tag_field="measure", frozen=True, kw_only=True):
    """What all measures share. `id` is the ledger's id; `part` tells rules of one id apart."""

    scopes: ClassVar[tuple[Scope, ...]] = ("deck",)
    """Whether the measure means something for one deck, for several together, or for both."""

    id: str
    rulebook: str
    part: str = ""
    # Further ledger ids that this object also states: linear constraints and readings.
    covers: list[str] = []
    section: str | list[str] = []
    severity: Severity = "error"
    scope: Scope = "deck"
    # Formats in which the rule holds; none named means all.
    formats: list[str] = []
    # Option values under which the rule holds; several values of one option are alternatives.
    when: dict[str, Setting | list[Setting]] = {}
    # What is counted, for sentences: "Time card", "Time cards".
    one: str = "card"
    many: str = ""
    # Why, where the sentence alone would not say it.
    why: str = ""

    @property
    def key(self) -> str:
        return f"{self.id}.{self.part}" if self.part else self.id

    @property
    def sections(self) -> frozenset[str]:
        return named(self.section)

    @property
    def plural(self) -> str:
        return self.many or f"{self.one}s"

    @property
    def measure(self) -> str:
        """The name of the measure, as it is written in rules.toml."""
        return str(self.__struct_config__.tag)

    def bind(self, picks: Picks, settings: Settings) -> Constraint | None:
        """The rule over some cards; None where the settings of the format switch it off."""
        raise NotImplementedError

    def selectors(self) -> list[str]:
        """The queries of the rule."""
        return []

    def named_sections(self) -> frozenset[str]:
        """Every section that the rule names."""
        return self.sections

    def compared_fields(self) -> list[str]:
        """Fields, or attributes of cards, whose values the rule compares."""
        return []

    def number_fields(self) -> list[str]:
        """Fields whose numbers the rule adds up."""
        return []

    def faults(self) -> Iterator[str]:
        """What is wrong with the rule as it is written, beyond names that do not exist."""
        return iter(())

    def setting_names(self) -> list[str]:
        """The options that shape the rule."""
        return list(self.when)

    def said_settings(self, settings: Settings) -> str:
        """Those options with their values: `doctors=separate`."""
        return ", ".join(f"{name}={_plain(settings.get(name))}" for name in self.setting_names())


class Bounded(Rule, frozen=True, kw_only=True):
    """A rule with `min`, `max` or `equal_to`."""

    min: Bound | None = None
    max: Bound | None = None
    equal_to: Bound | None = None

    @property
    def given_bounds(self) -> list[Given]:
        """The bounds that are given elsewhere."""
        return [b for b in (self.min, self.max, self.equal_to) if isinstance(b, Given)]

    @property
    def bounding_field(self) -> str:
        """The field that bounds the copies of each card, if there is one."""
        return next((bound.field for bound in self.given_bounds if bound.field), "")

    def bind(self, picks: Picks, settings: Settings) -> Constraint | None:
        if self.equal_to is not None:
            low = high = _bound(self.equal_to, settings)
        else:
            low, high = _bound(self.min, settings), _bound(self.max, settings)
        if low is None and high is None and not self.bounding_field:
            return None
        return self.bind_between(picks, low, high, self.said_settings(settings))

    def bind_between(
        self, picks: Picks, low: int | None, high: int | None, option: str
    ) -> Constraint:
        """The rule over some cards, with its bounds."""
        raise NotImplementedError

    def setting_names(self) -> list[str]:
        return [*self.when, *(bound.option for bound in self.given_bounds if bound.option)]


def _bound(bound: Bound | None, settings: Settings) -> int | None:
    if isinstance(bound, Given):
        value = settings.get(bound.option)
        return value if isinstance(value, int) else None
    return bound


def _plain(value: Setting | None) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
