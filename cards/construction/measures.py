"""The kinds of construction rule that may stand in rules.toml.

Every kind is linear in the number of copies `x[section, card]` and in 0/1 choices, so that a
validator can evaluate it and a solver can post it. Each class says which constraint it is;
`x(over)` means the sum of `x` over the cards and sections that the rule selects and `U` an upper
bound on it. `compile.py` turns a rule into the constraint object that both readers share.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Severity = Literal["error", "advice"]
Scope = Literal["deck", "match"]
Setting = str | int | bool


class Strict(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """Every file struct is frozen and refuses keys it does not know."""


class Given(Strict, frozen=True, kw_only=True):
    """A bound given elsewhere: by an option of the format (an unset one switches the bound off) or,
    for copies of a card, by a number field of that card."""

    option: str = ""
    field: str = ""


Bound = int | Given


class Rule(Strict, tag_field="measure", frozen=True, kw_only=True):
    """What all kinds share. `id` is the ledger's id; `part` tells rules of one id apart."""

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
    # Why, where the sentence alone would not tell.
    why: str = ""

    @property
    def key(self) -> str:
        return f"{self.id}.{self.part}" if self.part else self.id

    @property
    def sections(self) -> frozenset[str]:
        named = [self.section] if isinstance(self.section, str) else self.section
        return frozenset(named)

    @property
    def plural(self) -> str:
        return self.many or f"{self.one}s"


class Bounded(Rule, frozen=True, kw_only=True):
    """A rule with `min`, `max` or `equal_to`."""

    min: Bound | None = None
    max: Bound | None = None
    equal_to: Bound | None = None


class Count(Bounded, tag="count", frozen=True, kw_only=True):
    """How many cards: `min <= x(over) <= max`. In a match, over all decks together."""

    over: str = ""


class Sum(Bounded, tag="sum", frozen=True, kw_only=True):
    """The sum of a number on the cards: `min <= sum of field[c] * x[c] <= max`."""

    field: str
    over: str = ""


class Copies(Bounded, tag="copies", frozen=True, kw_only=True):
    """Copies of each identity: for every identity I, `min <= x(I) <= max`.

    Cards are identical when they agree in all of `identity` (fields, or id, name, subtitle, type,
    abilities). A card with an expected value unknown is identical to itself only. Cards that
    `same_as` (a field with card ids) joins share one identity.
    """

    over: str = ""
    identity: list[str] = msgspec.field(default_factory=lambda: ["id"])
    same_as: str = ""


class Distinct(Bounded, tag="distinct", frozen=True, kw_only=True):
    """How many different identities: 0/1 `b[I]` with `b[I] <= x(I) <= U * b[I]`, and
    `min <= sum of b <= max`."""

    over: str = ""
    identity: list[str] = msgspec.field(default_factory=lambda: ["id"])


class Balanced(Rule, tag="balanced", frozen=True, kw_only=True):
    """Equal counts. In a deck: `x(over[0]) = x(over[1]) = ...`. In a match, for each selector:
    `xA(over[i]) = xB(over[i])` for all decks A and B."""

    over: list[str]
    labels: list[str] = []


class Chosen(Bounded, tag="chosen", frozen=True, kw_only=True):
    """Some values of a field are chosen, each with all its cards: 0/1 `z[g]`,
    `min <= sum of z <= max`, and for each card c of group g, `x[c] = n[c] * z[g]`, where `n[c]` is
    the value of the field `copies` (1 where no such field is named)."""

    field: str
    over: str = ""
    copies: str = ""


class Term(Strict, frozen=True, kw_only=True):
    """`times` x the count of `over`, or x the sum of `field` over it."""

    times: int
    over: str = ""
    section: str | list[str] = []
    field: str = ""
    label: str = ""

    @property
    def sections(self) -> frozenset[str]:
        named = [self.section] if isinstance(self.section, str) else self.section
        return frozenset(named)


class Terms(Bounded, tag="terms", frozen=True, kw_only=True):
    """A weighed sum of counts and sums: `min <= sum of times * x(term) <= max`."""

    terms: list[Term]


class Linked(Rule, tag="linked", frozen=True, kw_only=True):
    """Each card of `over` needs a partner among `to`: for every c, `x[c] <= U * x(partners of c)`.

    Partners are the cards of `to` that share a value: `field` of the card with `to_field` of the
    partner (fields, or id, name, subtitle, type). Without fields every card of `to` is a partner.
    With `exempt`, cards that it selects need none.
    """

    over: str
    to: str
    to_section: str | list[str] = []
    field: str = ""
    to_field: str = ""
    exempt: str = ""

    @property
    def to_sections(self) -> frozenset[str]:
        named = [self.to_section] if isinstance(self.to_section, str) else self.to_section
        return frozenset(named)


class Owned(Rule, tag="owned", frozen=True, kw_only=True):
    """No more copies than the collection holds: `x[c] <= own[c]` over all sections. Checked only
    when a collection is given."""

    over: str = ""


class Holders(Bounded, tag="holders", frozen=True, kw_only=True):
    """In a match, how many decks hold a group: 0/1 `h[deck, g]` with `x[deck](g) <= U * h`, and for
    every value g of the field, `min <= sum over decks of h <= max`."""

    field: str
    over: str = ""
    scope: Scope = "match"


class Players(Bounded, tag="players", frozen=True, kw_only=True):
    """How many decks sit at the table. A constant for a solver: nothing to post."""

    scope: Scope = "match"


AnyRule = (
    Count | Sum | Copies | Distinct | Balanced | Chosen | Terms | Linked | Owned | Holders | Players
)

# Kinds that mean something over several decks together.
MATCH_MEASURES = (Count, Sum, Copies, Balanced, Holders, Players)
MATCH_ONLY = (Holders, Players)
