"""Cards as the engine runs them: abilities lowered to effects, filters to tables over designs.

A `Pool` is built once for a match-up (`engine.whoccg.lower`) and shared by all its games; nothing
in it changes during play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from engine.whoccg.codes import NO_RULE, P_ONE, PLAYING, STANDING

if TYPE_CHECKING:
    from engine.whoccg.running import Run
    from engine.whoccg.state import State


@final
class SpotSel:
    """Which places: tables by design of the Spacetime card, and what is asked in play."""

    __slots__ = ("after", "base", "before", "date", "eras", "fits", "goal", "own")

    def __init__(self, fits: list[bool]) -> None:
        self.fits = fits
        """By design: the location."""
        self.eras = 0
        self.base = False
        self.own = False
        self.goal = 0
        self.before = 0
        self.after = 0
        self.date = 0
        """Bits: 1 dated before, 2 dated after, 4 earlier than here, 8 later than here."""


@final
class Sel:
    """A filter: what is printed on a card is a table by design, the rest is asked in play."""

    __slots__ = (
        "fits", "frozen", "group", "kidnapped", "kinds", "named", "nemesis", "on_host", "other",
        "part", "plain", "reach", "scored", "side", "species", "spot", "traits", "unattended",
    )  # fmt: skip

    def __init__(self, fits: list[bool], kinds: int) -> None:
        self.fits = fits
        self.kinds = kinds
        self.side = 0
        self.reach = 0
        self.species = 0
        self.traits: list[int] = []
        self.frozen = 0
        self.kidnapped = 0
        self.scored = 0
        self.unattended = False
        self.part = False
        self.other = False
        self.on_host = False
        self.named = False
        self.nemesis = False
        self.spot: SpotSel | None = None
        self.group = -1
        """A group that lists all cards of these kinds, or -1."""
        self.plain = False
        """Nothing but kind, side, place and the table has to be looked at."""


@final
class User:
    """One word of a User line: titles by design, a species, a Trait, types of Character."""

    __slots__ = ("kinds", "species", "titles", "trait")

    def __init__(self, titles: list[bool], species: int, trait: int, kinds: int) -> None:
        self.titles = titles
        self.species = species
        self.trait = trait
        self.kinds = kinds


@final
class Have:
    """So many cards match."""

    __slots__ = ("high", "low", "sel")

    def __init__(self, sel: Sel, low: int, high: int) -> None:
        self.sel = sel
        self.low = low
        self.high = high


@final
class Need:
    """A requirement: all its parts must hold."""

    __slots__ = (
        "all_of", "among", "any_of", "has", "most", "none_of", "opposed", "opposing_points",
        "points", "reached", "spot", "total", "traits", "turn", "turns",
    )  # fmt: skip

    def __init__(self) -> None:
        self.total: list[int] = [0, 0, 0]
        self.traits: list[int] = []
        """Trait and amount in turn."""
        self.most: list[int] = []
        """0 to 2 a Quality, from 3 on a Trait."""
        self.among: list[Have] = []
        self.has: list[Have] = []
        self.spot: SpotSel | None = None
        self.turn = 0
        self.points = -1000
        self.opposing_points = -1000
        self.reached = 0
        self.opposed = 0
        self.turns = 1
        self.all_of: list[Need] = []
        self.any_of: list[Need] = []
        self.none_of: list[Need] = []


class Effect:
    """What one effect of an ability does: the compiled half of a verb.

    `pick` and `sel` say which cards it acts on. `skip` says how many effects after it hang on its
    going well. `rule` is the kind of rule that it sets while its ability goes on, or -1.
    """

    __slots__ = ("may", "pick", "rule", "sel", "skip")

    def __init__(self) -> None:
        self.may = False
        self.pick = P_ONE
        self.sel: Sel | None = None
        self.skip = 0
        self.rule = NO_RULE

    def run(self, s: State, run: Run) -> bool:
        """Take hold, or ask its player first: True to ask."""
        run.next()
        return False

    def feasible(self, s: State, source: int, me: int, that: int, here: int) -> bool:
        """Whether it could do anything now."""
        return True

    def sensible(self, s: State, i: int, me: int, here: int) -> bool:
        """Whether it could do anything to a card in play."""
        return True

    def go_on(self, s: State, source: int, me: int) -> None:
        """Change what is neither a value of a card nor asked for by rules of play."""

    def covers(self, s: State, source: int, me: int) -> list[int]:
        """The cards that it changes for as long as its ability goes on."""
        return []

    def size(self, s: State, source: int, me: int) -> int:
        """By how much it changes them."""
        return 0

    def change(self, s: State, i: int, amount: int) -> None:
        """Change one card, until values are worked out again."""

    def holds_while(self) -> Need | None:
        """The condition under which it holds a Character frozen, or for which it waits."""
        return None

    def suits_any_card(self) -> bool:
        """Whether a change of it for a time stays on a card that is no Character."""
        return False

    def layer(self) -> int:
        """When its changes are worked out: before those of a higher layer."""
        return STANDING if self.rule < 0 else PLAYING

    def helpful(self) -> bool:
        """Whether it is good for the card on which it acts."""
        return False

    def gain_on(self, s: State, me: int, i: int) -> float:
        """What acting on one card is worth to a player."""
        return 0.1

    def gain(self) -> float:
        """What it is worth to its player when it acts on no card in play."""
        return 0.05

    def answers(self) -> bool:
        """Whether it acts on what a Bang! answers."""
        return False

    def reads(self) -> list[Sel]:
        """Every filter that it asks in play."""
        return [] if self.sel is None else [self.sel]


class Rule(Effect):
    """A rule of play that goes on; who asks about it looks at `rules_of`."""

    def __init__(self, rule: int) -> None:
        super().__init__()
        self.rule = rule


@final
class Ability:
    """One ability: when, at what cost, under which condition, and its effects in order."""

    __slots__ = (
        "at", "card", "destroy_self", "discard", "effects", "freeze_self", "index", "layer",
        "needs", "once", "slot", "what", "when", "whose",
    )  # fmt: skip

    def __init__(self, index: int, card: int, slot: int, when: int) -> None:
        self.index = index
        self.card = card
        """The design that bears it."""
        self.slot = slot
        self.when = when
        self.effects: list[Effect] = []
        self.needs: Need | None = None
        self.once = False
        self.at = 0
        self.whose = 0
        self.what: Sel | None = None
        self.freeze_self = False
        self.destroy_self = False
        self.discard = 0
        self.layer = 0
        """The layer of its first effect."""


@final
class Design:
    """One printed card."""

    __slots__ = (
        "abilities", "bangs", "base", "card_id", "carry", "continuous", "cost", "date", "dated",
        "diamonds", "dice", "era", "generation", "goal_types", "groups", "heads", "hold",
        "hold_how", "holds", "host", "host_sel", "identity", "kinds", "layers", "name", "native",
        "nativity", "needs", "nemesis", "opens", "overcome", "place", "plays_early", "points",
        "purpose_by", "puzzle", "qualities", "rewards", "setup", "species", "starts_alone",
        "stays", "stops", "timelord", "title", "traits", "type", "users", "uses", "vortex",
        "vortex_keys", "whens", "whom", "words", "worth",
    )  # fmt: skip

    def __init__(self, card_id: str, name: str, type_: int) -> None:
        self.card_id = card_id
        self.name = name
        self.type = type_
        self.kinds = 1 << type_
        self.title = 0
        self.identity = 0
        self.cost = 0
        self.points = 0
        self.diamonds = 0
        self.species = 0
        self.timelord = False
        self.generation = 0
        self.nativity: list[int] = []
        """Place, first era, last era in threes; -1 for any. Outside eras stand alone."""
        self.qualities: list[int] = [0, 0, 0]
        self.traits: list[int] = []
        """The amount of each of the 29 Traits."""
        self.heads = 0
        """How many Trait icons."""
        self.place = -1
        self.era = -1
        self.dated = False
        self.date = 0
        self.goal_types = 0
        self.base = False
        self.opens = False
        self.setup = 0
        """The most Cost aboard at Set-Up."""
        self.carry = 0
        self.users: list[User] = []
        """Who is a potential User: whoever fits one of these."""
        self.host = 0
        """1 Character, 2 Spacetime, 0 table."""
        self.host_sel: Sel | None = None
        self.stays = False
        self.starts_alone = False
        self.plays_early = False
        """Its own text lets it play during Set-Up."""
        self.holds = 0
        self.hold: list[bool] = []
        self.hold_how = 0
        self.dice = False
        self.puzzle = False
        self.nemesis: list[bool] = []
        self.words: list[bool] = []
        """By word that can be named: whether the card is related to it."""
        self.needs: list[Need | None] = [None, None, None, None]
        """Reach, Oppose, Purpose, overcoming; a Plot's requirement stands first."""
        self.rewards: list[Ability | None] = [None, None, None]
        self.purpose_by = 0
        self.overcome = False
        self.stops = 0
        self.whom = 0
        self.vortex: list[list[bool]] = []
        self.vortex_keys: list[int] = []
        self.abilities: list[Ability] = []
        self.continuous: list[Ability] = []
        self.uses: list[Ability] = []
        self.bangs: list[Ability] = []
        self.worth = 0.0
        self.layers = 0
        """The layers in which its continuous abilities work, as bits."""
        self.whens = 0
        """The timings of its abilities, as bits."""
        self.native: list[bool] = []
        """By design of a Spacetime card: whether it is Native there as printed."""
        self.groups: list[int] = []
        """The groups that list the card while it is in play."""


@final
class Pool:
    """All designs and abilities of a match-up."""

    __slots__ = (
        "abilities",
        "any_plot",
        "bodies_fixed",
        "designs",
        "plots_heed_freezing",
        "timelord",
        "titles",
        "words",
    )

    def __init__(self, designs: list[Design], abilities: list[Ability], words: list[str]) -> None:
        self.designs = designs
        self.abilities = abilities
        self.words = words
        self.timelord = 0
        """The bit of that species."""
        self.titles = 0
        """How many different titles there are."""
        self.plots_heed_freezing = False
        self.any_plot = 0
        """The first Plot: it stands for every Plot that a view does not know."""
        self.bodies_fixed = True
        """No ability makes a Character of another card."""
