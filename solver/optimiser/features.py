"""features.toml: what a game's cards and pairs seem to be worth, and the limits players may set.

A game joins the solver with this file. Weights stand on selectors of the search language, so the
file knows cards by what they are, not by name.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import cached_property
from pathlib import Path

from cards.catalogue.decode import Report, decode
from cards.catalogue.problems import CatalogueError, Problem
from cards.catalogue.values import Card, Catalogue, Game
from cards.construction import queries
from cards.construction.rule import Strict
from solver.optimiser.instance import SCALE, Pair, Slot

# Pairs beyond these are left out, the weakest first: density decides how hard a question is.
MOST_PAIRS = 300
PAIRS_OF_A_CARD = 12


class LimitDefault(Strict, frozen=True, kw_only=True):
    """A number of cards that a player may set, with what holds until then."""

    id: str
    name: str
    over: str = ""
    section: str = ""
    min: int | None = None
    max: int | None = None


class Feature(Strict, frozen=True, kw_only=True):
    """Each copy of a selected card is worth `weight`, times a number on it where one is named."""

    name: str
    weight: float
    over: str = ""
    section: str = ""
    field: str = ""


class Synergy(Strict, frozen=True, kw_only=True):
    """Two different cards, one of each selector, are worth more when both are there."""

    name: str
    one: str
    other: str
    worth: float


class FeaturesFile(Strict, frozen=True, kw_only=True):
    game: str
    limit: list[LimitDefault] = []
    feature: list[Feature] = []
    synergy: list[Synergy] = []
    # What a copy costs by rarity; a rarity that is not named, or none, costs 1.
    scarce: dict[str, int] = {}
    # The field that says how many copies a box has, where no collection is given.
    supply: str = ""


class Features:
    """The features of a game over one catalogue."""

    def __init__(self, file: FeaturesFile, catalogue: Catalogue) -> None:
        self.file = file
        self.catalogue = catalogue

    def pick(self, over: str) -> frozenset[str]:
        return queries.select(over, self.catalogue.game, self.catalogue.cards)

    @cached_property
    def worth(self) -> dict[Slot, int]:
        """Thousandths of a point for a copy of each card in each section."""
        found: dict[Slot, float] = {}
        for feature in self.file.feature:
            picked = self.pick(feature.over)
            sections = [feature.section] if feature.section else list(self.catalogue.game.sections)
            for card in self.catalogue.cards:
                if card.id in picked and (worth := _worth(feature, card)):
                    for section in sections:
                        slot = (section, card.id)
                        found[slot] = found.get(slot, 0.0) + worth
        return {slot: round(worth * SCALE) for slot, worth in found.items()}

    @cached_property
    def pairs(self) -> tuple[Pair, ...]:
        """The strongest pairs, few for each card."""
        found: dict[tuple[str, str], float] = {}
        for synergy in self.file.synergy:
            others = sorted(self.pick(synergy.other))
            for one in sorted(self.pick(synergy.one)):
                for other in others:
                    if one != other:
                        key = (min(one, other), max(one, other))
                        found[key] = max(found.get(key, 0.0), synergy.worth)
        return strongest(
            Pair(one, other, round(worth * SCALE)) for (one, other), worth in found.items()
        )

    @cached_property
    def prices(self) -> dict[str, int]:
        """What a copy of each card costs to acquire, by its most common printing."""
        scarce = self.file.scarce
        return {
            card.id: min((scarce.get(p.rarity, 1) for p in card.printings), default=1)
            for card in self.catalogue.cards
        }

    @cached_property
    def boxed(self) -> dict[str, int] | None:
        """Copies in a box, for games whose cards come in one."""
        if not self.file.supply:
            return None
        return {
            card.id: queries.number_of(card, self.file.supply) or 0 for card in self.catalogue.cards
        }


def strongest(pairs: Iterable[Pair]) -> tuple[Pair, ...]:
    """At most so many pairs for each card and in all; equal ones by name, so nothing is random."""
    seen: dict[str, int] = {}
    kept: list[Pair] = []
    for pair in sorted(pairs, key=lambda p: (-abs(p.worth), p.one, p.other)):
        if len(kept) == MOST_PAIRS:
            break
        if max(seen.get(pair.one, 0), seen.get(pair.other, 0)) < PAIRS_OF_A_CARD:
            seen[pair.one] = seen.get(pair.one, 0) + 1
            seen[pair.other] = seen.get(pair.other, 0) + 1
            kept.append(pair)
    return tuple(kept)


def read_features(path: Path, game: Game) -> tuple[FeaturesFile | None, list[Problem]]:
    """Read a features file; a game without one has none, and every problem is listed."""
    problems: list[Problem] = []
    where = "/".join(path.parts[-2:])

    def report(field: str, message: str) -> None:
        problems.append(Problem(where, "", field, message))

    try:
        raw = tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return FeaturesFile(game=game.id), []
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        return None, [Problem(where, "", "", f"not TOML in UTF-8: {error}")]
    file = decode(FeaturesFile, raw, report)
    if file is not None:
        _check(file, game, report)
    return (None, problems) if problems else (file, [])


def load_features(path: Path, catalogue: Catalogue) -> Features:
    """Read a features file or raise CatalogueError with every problem."""
    file, problems = read_features(path, catalogue.game)
    if file is None:
        raise CatalogueError(problems)
    return Features(file, catalogue)


def _check(file: FeaturesFile, game: Game, say: Report) -> None:
    if file.game != game.id:
        say("game", f"expected {game.id!r}, got {file.game!r}")
    searches = [
        *((f"limit {one.id}", one.over) for one in file.limit),
        *((f"feature {one.name}", one.over) for one in file.feature),
        *((f"synergy {one.name}", text) for one in file.synergy for text in (one.one, one.other)),
    ]
    for where, text in searches:
        if text and (message := queries.fault(text, game)):
            say(where, f"{text!r}: {message}")
    fields = [(f"feature {one.name}", one.field) for one in file.feature]
    for where, name in [*fields, ("supply", file.supply)]:
        if name and (name not in game.fields or game.fields[name].kind != "int"):
            say(where, f"expected a number field of the game, got {name!r}")
    sections = [(f"limit {one.id}", one.section) for one in file.limit]
    sections += [(f"feature {one.name}", one.section) for one in file.feature]
    for where, name in sections:
        if name and name not in game.sections:
            say(where, f"expected a section among {', '.join(game.sections)}, got {name!r}")
    for rarity in file.scarce:
        if rarity not in game.rarities:
            say("scarce", f"expected a rarity among {', '.join(game.rarities)}, got {rarity!r}")


def _worth(feature: Feature, card: Card) -> float:
    if not feature.field:
        return feature.weight
    number = queries.number_of(card, feature.field)
    return 0.0 if number is None else feature.weight * number
