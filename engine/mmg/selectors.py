"""Which cards an ability speaks of: filters, targets, costs and conditions.

A filter left empty matches every card of its `kind`. Each word narrows it:

    {kind = "creature", side = "opposing", race = ["robot"], state = "standing"}

is every Standing Robot of the other player. Within one list any entry will do; different words must
all hold. Sides are seen from the player of the card. On an Episode they are seen from its Solver
(rule E10): "own" is the Solver's side, "opposing" the side of the player who played the Episode.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Zone = Literal["past", "present", "future"]
Frame = Literal["past", "present", "future", "timeless"]
Race = Literal["alien", "assistant", "human", "robot", "timelord"]
Kind = Literal["creature", "resource", "card", "episode"]
Side = Literal["own", "opposing", "any"]
Who = Literal["you", "opponent", "each"]

Reach = Literal["usual", "here", "chosen", "any"]
"""Where a card must lie. `usual` is what the rules give the timing: the chosen Zone for a Special
(F10), any Zone for a Flash (F13), the Zone of the card itself for an Innate or an Episode (E11)."""

Pick = Literal["one", "each", "self", "that", "cost"]
"""`one`: its player names one when announcing (on an Episode the player who played it names one).
`each`: all that match, nobody chooses. `self`: the card that bears the ability. `that`: the card
which the first effect of the ability picked. `cost`: the card Sided or sacrificed as a cost."""

Role = Literal["any", "fighting", "attacking", "defending", "idle"]
"""Part in the current combat: a main combatant, the attacker's, the defender's, or none."""


class Filter(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """The cards in play that match every given word."""

    kind: Kind = "creature"
    """`card` is a Creature or a Resource; Episodes are picked only when they are named."""
    side: Side = "any"
    zone: Reach = "usual"
    race: tuple[Race, ...] = ()
    label: tuple[str, ...] = ()
    name: tuple[str, ...] = ()
    """Compared without regard to case, a leading "the" or plural (rule A20)."""
    frame: tuple[Frame, ...] = ()
    state: Literal["any", "standing", "sided"] = "any"
    role: Role = "any"
    other: bool = False
    """Leave out the card that bears the ability."""
    watchers: bool = True
    """False leaves out THE WATCHER."""
    energy_at_most: int | None = None
    substance_at_most: int | None = None
    support_at_most: int | None = None


class Target(Filter, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """What an effect acts on: a filter, and who or what picks among the matches."""

    pick: Pick = "one"


class Cost(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """Paid when the ability is announced and never given back (R69).

    A Special always Sides its own card; these come on top. At most one of `side`, `sacrifice` and
    `discard` may be used in one ability.
    """

    side: Filter | None = None
    """Side another Standing card of yours (not one played this turn, nor a main combatant)."""
    sacrifice: Filter | None = None
    """Sacrifice another card of yours in play."""
    sacrifice_self: bool = False
    """Sacrifice the card that bears the ability."""
    discard: bool = False
    """Discard one other card from your hand."""


class Needs(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A condition: the ability works only while it holds."""

    count: int = 1
    """At least this many cards match `of`."""
    of: Filter | None = None
    during: Literal["any", "your turn", "opposing turn", "combat"] = "any"
