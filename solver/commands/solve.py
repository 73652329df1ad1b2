"""manage.py deck solve --game G [--collection FILE.csv] [--lock "2 Dalek"] [--ban NAME] ... --json

Exit status: 0 a deck was found; 1 there is none, or none was found; 2 something could not be read.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from django.core.management.base import CommandError, CommandParser

from cards.construction.check import OptionError
from cards.deck import Deck
from cards.formats.text_out import write_text
from solver.commands.reading import UNREADABLE, add_common, wishes_of, world_of
from solver.optimiser.answer import answer
from solver.optimiser.build import WishError, build
from solver.optimiser.instance import SCALE
from solver.optimiser.solution import Effort

NAME = "solve"
HELP = "The best legal deck that some cards allow, with its proof, or why there is none."


def add_arguments(parser: CommandParser) -> None:
    add_common(parser)
    parser.add_argument("--decks", type=int, default=1, metavar="N", help="N disjoint decks")
    parser.add_argument("--work", type=float, default=4.0, help="how hard to try; 1 is seconds")


def run(options: Mapping[str, Any], out: Any, err: Any) -> int:
    world = world_of(options["game"])
    wishes = wishes_of(world, options, options["decks"])
    try:
        instance = build(world.checker, world.features, wishes)
    except (WishError, OptionError) as error:
        raise CommandError("\n".join(error.problems), returncode=UNREADABLE) from error
    effort = Effort(work=options["work"], seed=options["seed"])
    catalogue = world.checker.catalogue
    found = answer(instance, catalogue, effort, shown=8 if options["json"] else 0)
    if options["json"]:
        out(json.dumps({"game": world.game, **found}, indent=1, ensure_ascii=False))
    elif found["decks"]:
        for number, deck in enumerate(found["decks"], 1):
            out(write_text(Deck.of(deck["sections"], name=f"Proposal {number}"), catalogue))
        points = (found["objective"] or 0) / SCALE
        proof = "proved best" if found["status"] == "optimal" else f"gap {found['gap']:.1%}"
        out(f"{points:.1f} points, {proof}, {found['solver']}")
    else:
        why = found.get("explanation") or {}
        for line in why.get("sentences", ["No legal deck was found within the work allowed."]):
            out(line)
        if why:
            for sentence in (why["lifting_sentence"], why["completion_sentence"]):
                if sentence:
                    out(sentence)
    return 0 if found["decks"] else 1
