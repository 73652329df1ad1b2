"""Which cards an ability speaks of, and what has to be so: filters, targets, requirements.

A filter left empty matches every Character. Each word narrows it:

    {kind = "enemy", side = "opposing", where = "here", species = ["Dalek"]}

is every Dalek Enemy of an opponent at the place of the card. Within one list any entry will do;
different words must all hold. Sides are seen from the player who controls the card.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from engine.whoccg.lists import Era, Kind, Quality, Trait, Type

Side = Literal["own", "opposing", "any"]
Where = Literal["any", "here", "elsewhere", "aboard"]
"""`here`: at the same place as the card (WHO-K10); on a Bang! card the place of what it answers.
`aboard`: at the place of your TARDIS, as far as its travel capacity goes (WHO-M07)."""
Who = Literal["you", "opponents", "each", "chosen", "that"]
"""`chosen`: an opponent whom you choose. `that`: the player of the card picked or answered."""
Pick = Literal["one", "each", "self", "that", "host", "actor", "random"]
"""`one`: you choose when it takes effect. `each`: all that match. `self`: the card that bears the
ability. `that`: the card picked before in the ability; before any, the card that a Bang! answers.
`host`: the card on which a Condition lies. `actor`: the Character who uses the card. `random`: one
at random, immune cards included (WHO-E33)."""


class Word(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """What all the structs here share: unknown words are refused."""


class Spot(Word, frozen=True, kw_only=True):
    """Which Spacetime cards: every given word must hold. Dates need a dated card (WHO-P21)."""

    place: tuple[str, ...] = ()
    era: tuple[Era, ...] = ()
    """The printed era, or one that a text gives the card besides (WHO-K21)."""
    base: bool = False
    own: bool = False
    """Laid by you."""
    goal: Literal["any", "own", "opposing"] = "any"
    """`own`: you have played a Goal there; `opposing`: an opponent's unscored Goal is there."""
    before: int | None = None
    after: int | None = None
    """Dates earlier or later than this year, years B.C. negative."""
    date: Literal["any", "earlier", "later"] = "any"
    """Than the date of the place of this card."""


class Filter(Word, frozen=True, kw_only=True):
    """The cards in play that match every given word."""

    kind: Kind = "character"
    """`hero` is a TARDIS Character or an Ally. `tardis` covers Artifacts that say so too, while
    `tardis-card` does not (WHO-K19, WHO-K20). `card` is any card in play."""
    side: Side = "any"
    where: Where = "any"
    species: tuple[str, ...] = ()
    trait: tuple[Trait, ...] = ()
    title: tuple[str, ...] = ()
    """Whole titles; "K9" means every title with K9 in it (WHO-K11)."""
    keyword: tuple[str, ...] = ()
    related: tuple[str, ...] = ()
    """The word stands in the title or the game text (WHO-K17)."""
    refers_to: tuple[str, ...] = ()
    """The game text prints this title (WHO-K18)."""
    minion_of: tuple[str, ...] = ()
    """A Minion of this Character or species (WHO-K12)."""
    nemesis: bool = False
    """The Nemesis of the card that bears the ability (WHO-K13)."""
    named: bool = False
    """Related to the word that `name_word` named on this card (WHO-K05, WHO-K06)."""
    fobwatch: bool = False
    frozen: Literal["any", "yes", "no"] = "any"
    kidnapped: Literal["any", "yes", "no"] = "any"
    scored: Literal["any", "yes", "no"] = "any"
    """Goals only."""
    unattended: bool = False
    """Artifacts only (WHO-P25)."""
    taking_part: bool = False
    """In the attempt or fight of this moment."""
    other: bool = False
    """Leave out the card that bears the ability."""
    on_host: bool = False
    """Only cards that lie on the same card as this one, or on this one."""
    cost_at_most: int | None = None
    at: Spot | None = None
    """At such a place; for a Spacetime card: being such a one."""


class Target(Filter, frozen=True, kw_only=True):
    """What an effect acts on: a filter, and who or what picks among the matches."""

    pick: Pick = "one"
    may: bool = False
    """Its player may choose none."""


class Find(Word, frozen=True, kw_only=True):
    """Cards outside play: in a hand, a draw deck or a discard pile."""

    type: tuple[Type, ...] = ()
    title: tuple[str, ...] = ()
    species: tuple[str, ...] = ()
    trait: tuple[Trait, ...] = ()
    keyword: tuple[str, ...] = ()
    related: tuple[str, ...] = ()
    goal_type: tuple[str, ...] = ()
    place: tuple[str, ...] = ()
    cost_at_most: int | None = None


class Have(Word, frozen=True, kw_only=True):
    """So many cards match: presence, or with `at_most = 0` absence."""

    of: Filter = Filter()
    at_least: int | None = None
    """1, unless `at_most` is given."""
    at_most: int | None = None


class Need(Word, frozen=True, kw_only=True):
    """A requirement: all its parts must hold.

    `total`, `traits`, `most` and `among` speak of the Characters who take part in an attempt;
    elsewhere of your Characters at the place of the card.
    """

    total: dict[Quality, int] = {}
    traits: dict[Trait, int] = {}
    most: tuple[Quality | Trait, ...] = ()
    """More of it than the Enemies of each opponent here, frozen ones included (WHO-G06); in a Reach
    line: more than the heroes of each opponent here."""
    among: tuple[Have, ...] = ()
    """So many of those who take part match."""
    has: tuple[Have, ...] = ()
    """So many cards in play match."""
    at: Spot | None = None
    """It happens at such a place."""
    turn: Literal["any", "own", "opposing"] = "any"
    points: int | None = None
    """You have at least so many points."""
    opposing_points: int | None = None
    """An opponent has at least so many points."""
    reached: int = 0
    opposed: int = 0
    """You have Reached or Opposed so many Goals."""
    turns: int = 1
    """Met in so many turns, not necessarily in a row; the count is kept (WHO-E29, WHO-E30)."""
    all_of: tuple[Need, ...] = ()
    any_of: tuple[Need, ...] = ()
    none_of: tuple[Need, ...] = ()
