"""manage.py deck check FILE... --game G [--format F]... [--option K=V]... [--database] [--json]

Exit status: 0 every deck is legal, and so is the match between several; 1 something is illegal or
cannot be decided; 2 something could not be read.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import CommandError, CommandParser

from cards.catalogue.loader import game_folders, read_catalogue
from cards.construction.answer import check_answer, to_json
from cards.construction.check import Checker, OptionError, read_rules
from cards.construction.ruleset import setting_of
from cards.formats import ImportReport, read_deck
from cards.formats.report import About
from decks.commands.report_lines import report_lines
from engine.vocabulary import verbs_of

NAME = "check"
HELP = "Check deck files by the rules of a game; several files are also checked as one match."

LEGAL, ILLEGAL, UNREADABLE = 0, 1, 2
_STATUS = {"legal": LEGAL, "unreadable": UNREADABLE}
Write = Callable[[str], Any]


def add_arguments(parser: CommandParser) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE", help="a deck file; - reads the input")
    parser.add_argument("--game", required=True, help="the id of the game, such as mmg")
    parser.add_argument(
        "--format",
        action="append",
        default=[],
        dest="formats",
        metavar="F",
        help="check by this format; may be given several times",
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        dest="chosen",
        metavar="K=V",
        help="settle a point of the rules; may be given several times",
    )
    parser.add_argument(
        "--database", action="store_true", help="use the cards of the database, not of the files"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(options: Mapping[str, Any], out: Write, err: Write) -> int:
    checker = checker_of(options["game"], options["database"])
    chosen = _settings(checker, options["chosen"])
    inputs = [(name, read_file(name, checker)) for name in options["files"]]
    try:
        answer = check_answer(checker, inputs, options["formats"], chosen)
    except OptionError as error:
        raise CommandError("\n".join(error.problems), returncode=UNREADABLE) from error
    if options["json"]:
        out(json.dumps(to_json(answer), indent=1, ensure_ascii=False))
    else:
        for line in report_lines(answer, checker.catalogue):
            out(line)
    return _STATUS.get(answer.verdict, ILLEGAL)


def checker_of(game: str, database: bool = False) -> Checker:
    """The rules and cards of a game, from the catalogue files or from the database."""
    folders = {path.name: path for path in game_folders(settings.CATALOGUE_DIR)}
    if game not in folders:
        known = ", ".join(folders)
        raise CommandError(f"expected a game among {known}, got {game!r}", returncode=UNREADABLE)
    if database:
        # Only here: the files can be checked without a database.
        from decks.selectors.game_rules import game_rules

        rules = game_rules(game)
        checker, problems = rules.checker, list(rules.problems)
    else:
        checker = None
        catalogue, problems = read_catalogue(folders[game], verbs_of)
        if catalogue is not None:
            ruleset, problems = read_rules(folders[game] / "rules.toml", catalogue.game)
            checker = Checker(ruleset, catalogue) if ruleset else None
    if checker is None:
        raise CommandError("\n".join(map(str, problems)), returncode=UNREADABLE)
    return checker


def read_file(name: str, checker: Checker) -> ImportReport:
    """What a file holds; a file that cannot be opened is a report with that problem."""
    try:
        data = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    except OSError as error:
        about = About(name=Path(name).stem)
        return ImportReport([], about, form="text", problem=f"{error.strerror or error}")
    return read_deck(data, checker.catalogue)


def _settings(checker: Checker, given: list[str]) -> dict[str, Any]:
    """`doctors=one` as the rules want it; what they do not know is refused by the checker."""
    chosen = {}
    for text in given:
        key, equals, value = text.partition("=")
        if not equals:
            raise CommandError(f"expected key=value, got {text!r}", returncode=UNREADABLE)
        chosen[key.strip()] = setting_of(checker.rules.options.get(key.strip()), value.strip())
    return chosen
