"""What the solver's subcommands read from their arguments: collections, cards by name, limits."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import CommandError, CommandParser

from cards.catalogue.problems import CatalogueError
from cards.catalogue.values import Catalogue
from cards.formats.one_card import one_card
from collection.exchange import owned
from decks.commands.check import checker_of
from solver.optimiser.build import Count, Wishes
from solver.optimiser.features import load_features
from solver.tuning.world import World
from web.numbers import whole

UNREADABLE = 2


def add_common(parser: CommandParser) -> None:
    parser.add_argument("--game", required=True, help="the id of the game, such as mmg")
    parser.add_argument("--format", default="", help="a format of the game's rules")
    parser.add_argument(
        "--collection",
        metavar="FILE.csv",
        help="the cards you own, with a header: count and id, or count and name",
    )
    parser.add_argument(
        "--lock", action="append", default=[], metavar="'2 Dalek'", help="at least so many copies"
    )
    parser.add_argument("--ban", action="append", default=[], metavar="NAME", help="no copy of it")
    parser.add_argument(
        "--limit", action="append", default=[], metavar="ID=N", help="a limit of features.toml"
    )
    parser.add_argument(
        "--least", action="append", default=[], metavar="'N QUERY'", help="at least N of a search"
    )
    parser.add_argument(
        "--most", action="append", default=[], metavar="'N QUERY'", help="at most N of a search"
    )
    parser.add_argument(
        "--budget",
        type=int,
        metavar="K",
        help="price of cards to acquire as well",
    )
    parser.add_argument("--variety", type=int, metavar="N", help="at least N different cards")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def world_of(game: str) -> World:
    """A game from its catalogue files."""
    checker = checker_of(game)
    try:
        features = load_features(settings.CATALOGUE_DIR / game / "features.toml", checker.catalogue)
    except CatalogueError as error:
        raise CommandError("\n".join(map(str, error.problems)), returncode=UNREADABLE) from error
    return World(checker, features)


def wishes_of(world: World, options: Mapping[str, Any], decks: int = 1) -> Wishes:
    """The wishes that the arguments state; every fault in them is reported at once."""
    catalogue = world.checker.catalogue
    problems: list[str] = []
    locks: dict[str, int] = {}
    for text in options["lock"]:
        named = one_card(text, catalogue)
        problems += [named.problem] if named.problem else []
        locks[named.card] = named.copies
    bans = [one_card(name, catalogue) for name in options["ban"]]
    problems += [named.problem for named in bans if named.problem]
    limits: dict[str, int | None] = {}
    for text in options["limit"]:
        key, equals, number = text.partition("=")
        if not equals or (whole(number) is None and number != "none"):
            problems.append(f"expected id=number or id=none, got {text!r}")
        else:
            limits[key] = whole(number)
    counts = [
        *(_count(text, "min", problems) for text in options["least"]),
        *(_count(text, "max", problems) for text in options["most"]),
    ]
    copies = None
    if options["collection"]:
        copies = read_collection(Path(options["collection"]), catalogue, problems)
    if problems:
        raise CommandError("\n".join(problems), returncode=UNREADABLE)
    return Wishes(
        format=options["format"],
        owned=copies,
        budget=options["budget"],
        locks=locks,
        bans=tuple(named.card for named in bans),
        limits=limits,
        counts=tuple(count for count in counts if count),
        variety=(options["variety"], None),
        decks=decks,
    )


def read_collection(path: Path, catalogue: Catalogue, problems: list[str]) -> dict[str, int]:
    """Copies by card id from a collection file, in any form that the site imports."""
    try:
        copies, faults = owned(path.read_bytes(), catalogue)
    except OSError as error:
        problems.append(f"{path}: cannot be read: {error.strerror or error}")
        return {}
    problems += [f"{path.name}: {fault}" for fault in faults]
    return copies


def _count(text: str, end: str, problems: list[str]) -> Count | None:
    number, _, query = text.strip().partition(" ")
    bound = whole(number)
    if bound is None or not query:
        problems.append(f"expected a number and a search, got {text!r}")
        return None
    return Count(query, min=bound) if end == "min" else Count(query, max=bound)
