"""Cards as the engine runs them: abilities lowered to effects, filters to tables over designs.

A `Pool` is built once for a match-up (`engine.mmg.lower`) and shared by all its games; nothing in
it changes during play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from engine.mmg.codes import M_NONE, P_EACH, REACTS_NOT

if TYPE_CHECKING:
    from engine.mmg.choose import Choice
    from engine.mmg.state import State
    from engine.mmg.use import Use


@final
class Sel:
    """A filter: what is fixed about a card is a table by design, the rest is asked in play."""

    __slots__ = (
        "episode",
        "fits",
        "max_energy",
        "max_substance",
        "max_support",
        "other",
        "plain",
        "reach",
        "role",
        "side",
        "state",
    )

    def __init__(
        self,
        fits: list[bool],
        episode: bool,
        side: int,
        reach: int,
        state: int,
        role: int,
        other: bool,
        max_energy: int,
        max_substance: int,
        max_support: int,
    ) -> None:
        self.fits = fits
        self.episode = episode
        self.side = side
        self.reach = reach
        self.state = state
        self.role = role
        self.other = other
        self.max_energy = max_energy
        self.max_substance = max_substance
        self.max_support = max_support
        limits = max_energy + max_substance + max_support
        self.plain = state == 0 and role == 0 and not other and limits == -3


class Effect:
    """What one effect of an ability does: the compiled half of a verb.

    The common part says which cards it speaks of. `slot` is the place of the picked card among the
    cards that its player picks, -1 for none.
    """

    __slots__ = ("conditional", "pick", "reaction", "sel", "slot")

    def __init__(self) -> None:
        self.pick = P_EACH
        self.sel: Sel | None = None
        self.slot = -1
        self.conditional = False
        """It asks `possible` of every choice of cards."""
        self.reaction = REACTS_NOT
        """Whether it is used in answer to something: a counter, a save or a regeneration."""

    def resolve(self, s: State, use: Use) -> None:
        """Take hold, once."""

    def go_on(self, s: State, ability: Ability, source: int, me: int) -> None:
        """Do its part for as long as the ability goes on."""

    def gain(self, s: State, use: Use) -> float:
        """What it is worth to the player of the use, costs aside: the weight of the agents."""
        return 0.0

    def usable(self, s: State, source: int, player: int) -> bool:
        """Whether this is a moment to announce it, targets aside."""
        return True

    def possible(self, s: State, source: int, first: int, second: int, mode: int) -> bool:
        """Whether it can do anything with these cards; asked of the first effect of an ability."""
        return True

    def aim(self, s: State, source: int, player: int) -> int:
        """The announcement that a counter stops, or -1."""
        return -1

    def stops_kind(self, kind: int) -> bool:
        """Whether a counter stops this kind of announcement."""
        return False

    def pickable(self, s: State, choice: Choice) -> list[int]:
        """The cards out of which a player has to pick."""
        return []

    def picked(self, s: State, choice: Choice, i: int) -> None:
        """Do with one picked card what the player was asked for."""

    def wish(self) -> float:
        """Whether a player picks the best of the cards (1) or the worst (-1)."""
        return -1.0

    def mode(self) -> int:
        """Which choice of a value or a Zone it leaves to the player."""
        return M_NONE

    def filters(self) -> list[Sel]:
        """Every filter that the effect asks in play."""
        return [] if self.sel is None else [self.sel]


@final
class Ability:
    """One ability: when, at what cost, under which condition, and its effects in order."""

    __slots__ = (
        "combat",
        "effect",
        "effects",
        "index",
        "mode",
        "mover",
        "needs",
        "needs_count",
        "number",
        "sacrifice_self",
        "slot_optional",
        "slot_sels",
        "slots",
        "turn",
        "when",
    )

    def __init__(
        self,
        index: int,
        number: int,
        when: int,
        effects: list[Effect],
        slots: list[int],
        slot_sels: list[Sel | None],
        slot_optional: list[bool],
        mode: int,
        mover: int,
        sacrifice_self: bool,
        needs: Sel | None,
        needs_count: int,
        turn: int,
        combat: bool,
    ) -> None:
        self.index = index
        self.number = number
        """Which paragraph of the card it is, from 1."""
        self.when = when
        self.effects = effects
        self.effect = effects[0]
        self.slots = slots
        self.slot_sels = slot_sels
        self.slot_optional = slot_optional
        """Slots of later effects: they may stay empty where nothing fits (R69)."""
        self.mode = mode
        self.mover = mover
        """The effect that a choice of Zone is for."""
        self.sacrifice_self = sacrifice_self
        self.needs = needs
        self.needs_count = needs_count
        self.turn = turn
        self.combat = combat


@final
class Design:
    """One printed card. Abilities are sorted by how they come about."""

    __slots__ = (
        "announced",
        "answers",
        "arrives",
        "card_id",
        "destroyed",
        "doctor",
        "energy",
        "identity",
        "innate",
        "kind",
        "name",
        "races",
        "rescues",
        "solve",
        "strikes",
        "substance",
        "support",
        "unique",
        "unsolved",
        "watcher",
        "wins",
        "worth",
        "zone",
    )

    def __init__(
        self,
        card_id: str,
        name: str,
        kind: int,
        zone: int,
        races: int,
        energy: int,
        substance: int,
        support: int,
        solve: int,
        unique: bool,
        watcher: bool,
        doctor: bool,
        identity: int,
    ) -> None:
        self.card_id = card_id
        self.name = name
        self.kind = kind
        self.zone = zone
        self.races = races
        self.energy = energy
        self.substance = substance
        self.support = support
        self.solve = solve
        self.unique = unique
        self.watcher = watcher
        self.doctor = doctor
        self.identity = identity
        self.announced: list[Ability] = []
        """Specials or Flash abilities that can be announced in a window."""
        self.answers: list[Ability] = []
        """Those with a counter: only in answer to something."""
        self.rescues: list[Ability] = []
        """Those that save or regenerate: only when a card is about to be destroyed."""
        self.innate: list[Ability] = []
        self.arrives: list[Ability] = []
        self.destroyed: list[Ability] = []
        self.wins: list[Ability] = []
        self.strikes: list[Ability] = []
        self.unsolved: list[Ability] = []
        self.worth = 0.0
        """A rough value of the card for agents."""


@final
class Pool:
    """All designs and abilities of a match-up."""

    __slots__ = ("abilities", "designs", "sees")

    def __init__(self, designs: list[Design], abilities: list[Ability], sees: int) -> None:
        self.designs = designs
        self.abilities = abilities
        self.sees = sees
        """What its abilities that go on look at, as bits."""
