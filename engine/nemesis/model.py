"""Cards, rules and boards made ready for play: numbers and short lists, shared by all games."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from engine.nemesis.codes import ANYONE, ANYWHERE, HERO, NEMESIS

if TYPE_CHECKING:
    from engine.nemesis.effect import Effect


@final
class Filter:
    """Which cards are meant; see `engine.nemesis.ability.Cards`."""

    __slots__ = ("bans", "design", "groups", "place", "upgrades", "where", "whose")

    def __init__(
        self,
        groups: list[int],
        bans: int = 0,
        whose: int = ANYONE,
        where: int = ANYWHERE,
        place: int = -1,
        design: str = "",
        upgrades: int = 0,
    ) -> None:
        self.groups = groups  # of each group of traits one is needed
        self.bans = bans
        self.whose = whose
        self.where = where
        self.place = place  # the name of a Location, by number
        self.design = design  # the id of one card
        self.upgrades = upgrades

    def fits(self, traits: int) -> bool:
        """Whether a card with these traits is of the kind."""
        if traits & self.bans:
            return False
        for group in self.groups:
            if not traits & group:
                return False
        return True


@final
class Need:
    """So many cards must be there."""

    __slots__ = ("at_least", "at_most", "cards")

    def __init__(self, cards: Filter, at_least: int, at_most: int) -> None:
        self.cards = cards
        self.at_least = at_least
        self.at_most = at_most


@final
class Mode:
    """One way to use a rule: its trigger and its effects in order."""

    __slots__ = ("effects", "text", "trigger")

    def __init__(self, trigger: int, effects: list[Effect], text: str) -> None:
        self.trigger = trigger
        self.effects = effects
        self.text = text


@final
class Rule:
    """One special rule of a card or board, or one printed Action of a board."""

    __slots__ = (
        "about", "by", "each", "event", "location", "may", "modes", "needs", "text", "trigger",
    )  # fmt: skip

    def __init__(self, trigger: int) -> None:
        self.trigger = trigger
        self.event = 0
        self.by = ANYONE
        self.about: Filter | None = None
        self.each = 0  # FOR_OWN, FOR_TURN or FOR_ALL
        self.may = False
        self.location = 0
        self.needs: list[Need] = []
        self.modes: list[Mode] = []
        self.text = ""


@final
class Design:
    """One card of the catalogue as the machine knows it."""

    __slots__ = (
        "acts", "attach", "box", "card_id", "conflict", "goal", "group", "hand", "has_blink",
        "infiltrates", "limits", "listens", "minion", "name", "names", "nemesis", "number", "pack",
        "protects", "rules", "scheme", "static", "strength", "timely", "traits", "win",
    )  # fmt: skip

    def __init__(self, number: int, card_id: str, name: str) -> None:
        self.number = number
        self.card_id = card_id
        self.name = name
        self.traits = 0
        self.strength = 0
        self.goal = 0
        self.hand = 0  # of a board
        self.names: list[int] = []  # of a board: its Locations, by number of their names
        self.group = ""  # core, scheme or doctor
        self.pack = ""
        self.nemesis = ""
        self.scheme = ""
        self.box = 1  # copies in its set
        self.rules: list[Rule] = []
        self.attach: Filter | None = None  # of an Upgrade: the Characters that may bear it
        self.acts = False  # adds an Action
        self.minion = False  # a Nemesis Character that is a Minion
        self.infiltrates = False
        self.conflict = False  # has a rule that works in a Conflict
        self.has_blink = False
        self.timely = False  # an Instant that may be played at any time
        self.listens = 0  # events for which its rules wait, as bits
        self.static = False  # changes numbers or traits while in play
        self.limits = 0  # what it adds to the Hand Limit of its controller
        self.protects = False  # keeps the Character that it is on in play
        self.win: Effect | None = None

    @property
    def hero(self) -> bool:
        """Whether it is a Hero card."""
        return bool(self.traits & HERO)

    @property
    def nemesis_card(self) -> bool:
        """Whether it is a Nemesis card."""
        return bool(self.traits & NEMESIS)


@final
class Pool:
    """Every card of a match-up, and the names of all Locations."""

    __slots__ = ("designs", "numbers", "places")

    def __init__(self) -> None:
        self.designs: list[Design] = []
        self.places: list[str] = []
        self.numbers: dict[str, int] = {}
