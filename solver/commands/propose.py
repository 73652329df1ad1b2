"""manage.py deck propose --game G [--against FILE]... [--games N] [--collection FILE.csv] --json

Decks proposed by the solver and tried in play against a gauntlet; without --against, against the
stock decks of the game. With --fair, two even decks from one box.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from django.conf import settings
from django.core.management.base import CommandError, CommandParser

from cards.deck import Deck
from cards.formats.text_out import write_text
from cards.formats.unread import unread_lines
from decks.commands.check import read_file
from decks.selectors.playable import plays_pairs
from engine.games import GAMES
from solver.commands.reading import UNREADABLE, add_common, wishes_of, world_of
from solver.kinds.propose import searching
from solver.tuning import fair
from solver.tuning.search import NoDeckError, inline
from solver.tuning.settings import Search
from solver.tuning.summary import summary
from solver.tuning.world import World

NAME = "propose"
HELP = "Propose decks and try them in play; reports the final on seeds never used before."


def add_arguments(parser: CommandParser) -> None:
    add_common(parser)
    parser.add_argument("--against", action="append", default=[], metavar="FILE")
    parser.add_argument("--games", type=int, default=2000, help="games of the search")
    parser.add_argument("--final", type=int, default=400, help="games of the final, each deck")
    parser.add_argument("--agent", default="greedy", help="who plays both sides")
    parser.add_argument("--fair", action="store_true", help="two even decks from one box")


def run(options: Mapping[str, Any], out: Any, err: Any) -> int:
    if not plays_pairs(options["game"]):
        known = ", ".join(GAMES)
        raise CommandError(
            f"expected a game with an engine ({known}), got {options['game']!r}",
            returncode=UNREADABLE,
        )
    world = world_of(options["game"])
    wishes = wishes_of(world, options)
    search = Search(
        game=world.game,
        gauntlet=() if options["fair"] else read_gauntlet(world, options["against"]),
        games=options["games"],
        final=options["final"],
        agent=options["agent"],
        seed=options["seed"],
        candidates=min(12, max(4, options["games"] // 100)),
        **searching(wishes),
    )
    try:
        if options["fair"]:
            found = fair.outcome(fair.inline(world, search))
        else:
            found = summary(world, search, inline(world, search))
    except NoDeckError as error:
        raise CommandError(str(error), returncode=1) from error
    if options["json"]:
        out(json.dumps({"game": world.game, **found}, indent=1, ensure_ascii=False))
        return 0
    for number, sections in enumerate(found.get("decks") or [found["best"]["sections"]], 1):
        deck = Deck.of(sections, name=f"Proposal {number}")
        out(write_text(deck, world.checker.catalogue))
    rate = found["rate"] if options["fair"] else found["best"]["final"]
    out(
        f"{rate['rate']:.1%} ({rate['low']:.1%} to {rate['high']:.1%}) in {rate['games']} games "
        "on fresh seeds"
    )
    return 0


def read_gauntlet(world: World, names: list[str]) -> tuple[dict[str, dict[str, int]], ...]:
    folder = settings.CATALOGUE_DIR / world.game / "decks"
    files = names or [str(path) for path in sorted(folder.glob("*.txt"))]
    decks, problems = [], []
    for name in files:
        report = read_file(name, world.checker)
        problems += [f"{name}: {line}" for line in unread_lines(report, world.checker.catalogue)]
        decks.append(report.deck.sections)
    if problems:
        raise CommandError("\n".join(problems), returncode=UNREADABLE)
    return tuple(decks)
