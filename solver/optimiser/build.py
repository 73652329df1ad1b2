"""From what a player wishes to an instance: the game's rules, the player's limits, and worth."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from cards.construction.check import Checker
from cards.construction.constraint import EVERYWHERE
from cards.construction.measures import Stock
from cards.construction.queries import fault
from cards.construction.rule import Setting
from cards.deck import Deck
from solver.optimiser import limits
from solver.optimiser.features import Features, strongest
from solver.optimiser.instance import CEILING, Bound, Instance, Pair, Slot
from solver.optimiser.worth import slots


@dataclass(frozen=True, slots=True)
class Count:
    """At least and at most so many cards of a search."""

    query: str
    min: int | None = None
    max: int | None = None
    section: str = ""


@dataclass(frozen=True, slots=True)
class Wishes:
    """What to solve for. Without `owned` every card may be used."""

    format: str = ""
    options: Mapping[str, Setting] = field(default_factory=dict)
    owned: Mapping[str, int] | None = None
    # The price of cards to acquire in addition to the owned ones; None: no card is acquired.
    budget: int | None = None
    # Copies that must be there, by card, and cards that may not.
    locks: Mapping[str, int] = field(default_factory=dict)
    bans: tuple[str, ...] = ()
    # Other numbers for limits of the game, by id; None lifts one.
    limits: Mapping[str, int | None] = field(default_factory=dict)
    counts: tuple[Count, ...] = ()
    variety: tuple[int | None, int | None] = (None, None)
    decks: int = 1
    # Whether the decks are those of the players of one match.
    match: bool = False
    # Values learned from play, added to those of the features, which may be left out.
    learned: Mapping[str, int] = field(default_factory=dict)
    featured: bool = True
    pairs: tuple[Pair, ...] = ()


class WishError(ValueError):
    """Wishes that cannot be understood, with every problem."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("; ".join(problems))
        self.problems = problems


def build(checker: Checker, features: Features, wishes: Wishes | None = None) -> Instance:
    """The instance of some wishes. Raises WishError, and OptionError for the format's options."""
    wishes = wishes or Wishes()
    problems = _problems(checker, features, wishes)
    if problems:
        raise WishError(problems)
    owned = wishes.owned if wishes.owned is not None else features.boxed
    bounds: list[Bound] = list(checker.constraints(wishes.format, dict(wishes.options)))
    cards = tuple(card.id for card in checker.catalogue.cards)
    if owned is not None and not any(_whole_stock(bound, cards) for bound in bounds):
        bounds.append(limits.stock(cards))
    bounds += _limits(checker, features, wishes)
    if wishes.budget is not None:
        bounds.append(limits.budget(wishes.budget))
    return Instance(
        game=checker.rules.game,
        sections=tuple(checker.catalogue.game.sections),
        cards=cards,
        bounds=tuple(bounds),
        worth=_worth(features, wishes),
        pairs=strongest((*(features.pairs if wishes.featured else ()), *wishes.pairs)),
        owned=owned,
        prices=features.prices,
        acquiring=wishes.budget is not None,
        decks=wishes.decks,
        match=wishes.match,
        ceiling=max(CEILING, *wishes.locks.values()) if wishes.locks else CEILING,
    )


def completing(deck: Deck, checker: Checker) -> tuple[Bound, ...]:
    """Limits that keep every card of a half-built deck where it is."""
    by_id = checker.catalogue.by_id
    return tuple(
        limits.lock(card, copies, by_id[card].full_name, section)
        for (section, card), copies in slots(deck).items()
    )


def _whole_stock(bound: Bound, cards: tuple[str, ...]) -> bool:
    return isinstance(bound, Stock) and not bound.sections and bound.cards.issuperset(cards)


def _worth(features: Features, wishes: Wishes) -> dict[Slot, int]:
    worth = dict(features.worth) if wishes.featured else {}
    for card, learned in wishes.learned.items():
        for section in features.catalogue.game.sections:
            worth[section, card] = worth.get((section, card), 0) + learned
    return {slot: number for slot, number in worth.items() if number}


def _limits(checker: Checker, features: Features, wishes: Wishes) -> list[Bound]:
    catalogue = checker.catalogue
    made: list[Bound] = []
    for limit in features.file.limit:
        low, high = limit.min, limit.max
        if limit.id in wishes.limits:
            # A limit that is only a floor, or only a ceiling, stays one.
            number = wishes.limits[limit.id]
            low = None if low is None else number
            high = None if high is None else number
        if low is None and high is None:
            continue
        where = frozenset({limit.section}) if limit.section else EVERYWHERE
        noun = limit.name[0].lower() + limit.name[1:]
        made.append(
            limits.counted(
                f"limit {limit.id}",
                features.pick(limit.over),
                low=low,
                high=high,
                sections=where,
                one=f"of the {noun}",
                many=f"of the {noun}",
            )
        )
    for card, copies in wishes.locks.items():
        made.append(limits.lock(card, copies, catalogue.by_id[card].full_name))
    for card in dict.fromkeys(wishes.bans):
        made.append(limits.ban(card, catalogue.by_id[card].full_name))
    for number, count in enumerate(wishes.counts, 1):
        made.append(
            limits.counted(
                f"count {number}",
                features.pick(count.query),
                low=count.min,
                high=count.max,
                sections=frozenset({count.section}) if count.section else EVERYWHERE,
                one=f"card of “{count.query}”",
                many=f"cards of “{count.query}”",
            )
        )
    if wishes.variety != (None, None):
        made.append(limits.variety([card.id for card in catalogue.cards], *wishes.variety))
    return made


def _problems(checker: Checker, features: Features, wishes: Wishes) -> list[str]:
    by_id = checker.catalogue.by_id
    game = checker.catalogue.game
    found = [
        f"expected a card of {game.name}, got {card!r}"
        for card in (*wishes.locks, *wishes.bans, *wishes.learned)
        if card not in by_id
    ]
    known = [limit.id for limit in features.file.limit]
    found += [
        f"expected a limit among {', '.join(known) or 'none'}, got {one!r}"
        for one in wishes.limits
        if one not in known
    ]
    for count in wishes.counts:
        if message := fault(count.query, game):
            found.append(f"{count.query!r}: {message}")
        if count.section and count.section not in game.sections:
            found.append(
                f"expected a section among {', '.join(game.sections)}, got {count.section!r}"
            )
    if wishes.decks < 1:
        found.append(f"expected one deck or more, got {wishes.decks}")
    return found
