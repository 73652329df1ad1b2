"""Cards as the engine runs them: abilities lowered to opcodes, filters to tables over designs.

A `Pool` is built once for a match-up (`engine.mmg.lower`) and shared by all its games; nothing in
it changes during play.
"""

from __future__ import annotations

from typing import final


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


@final
class Op:
    """One effect: an opcode and its numbers.

    `mask` holds value, act, play or race bits; `slot` says which picked card it acts on and
    `copier` which one copies, -1 for none; `item` holds the announcements that a counter stops.
    """

    __slots__ = (
        "amount", "code", "copier", "flag", "item", "mask", "per", "pick", "sel", "slot", "to",
        "who",
    )  # fmt: skip

    def __init__(
        self,
        code: int,
        pick: int,
        sel: Sel | None,
        mask: int,
        amount: int,
        per: Sel | None,
        who: int,
        flag: bool,
        to: int,
        item: int,
        slot: int,
        copier: int,
    ) -> None:
        self.code = code
        self.pick = pick
        self.sel = sel
        self.mask = mask
        self.amount = amount
        self.per = per
        self.who = who
        self.flag = flag
        self.to = to
        self.item = item
        self.slot = slot
        self.copier = copier


@final
class Ability:
    """One ability: when, at what cost, under which condition, and its effects in order."""

    __slots__ = (
        "combat",
        "index",
        "mode",
        "needs",
        "needs_count",
        "ops",
        "sacrifice_self",
        "slot_sels",
        "slots",
        "turn",
        "when",
    )

    def __init__(
        self,
        index: int,
        when: int,
        ops: list[Op],
        slots: list[int],
        slot_sels: list[Sel | None],
        mode: int,
        sacrifice_self: bool,
        needs: Sel | None,
        needs_count: int,
        turn: int,
        combat: bool,
    ) -> None:
        self.index = index
        self.when = when
        self.ops = ops
        self.slots = slots
        self.slot_sels = slot_sels
        self.mode = mode
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
