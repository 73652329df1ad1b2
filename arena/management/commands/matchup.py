"""manage.py matchup A.txt B.txt --game mmg --games 400 --agents greedy,greedy --seed 7 --json

Play decks against each other here and now, or with --queue through the workers. Two decks are a
matchup; --gauntlet and --round-robin take more, --alone takes one or more. Bad input is told in
full and ends with 2.
"""

from __future__ import annotations

import json
import sys
import time
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.contrib.auth import get_user_model
from django.core.management.base import BaseCommand, CommandError

from arena.models import Kind
from arena.order import Choice, Order, new_seed
from arena.result import read_result
from arena.selectors.choosing import pasted
from arena.selectors.kinds import kinds_of
from arena.selectors.words import lines_of
from arena.services import starting
from arena.setup import to_params
from collection.selectors.games import vocabularies
from decks.selectors.game_rules import GameRules, game_rules
from decks.selectors.playable import has_engine
from jobs.selectors.progress import progress_of
from jobs.services import run_inline
from web.refused import Refused


class Command(BaseCommand):
    help = "Play decks against each other and say which is better."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("decks", nargs="+", type=Path, metavar="DECK", help="deck files")
        parser.add_argument("--game", choices=list(filter(has_engine, vocabularies())))
        parser.add_argument("--games", type=int, default=400, help="games of each pairing")
        parser.add_argument(
            "--agents",
            default="greedy",
            help="uniform, greedy or search:<iterations>; one for all, or one for each deck",
        )
        parser.add_argument("--seed", type=int, help="a number; drawn by chance unless given")
        parser.add_argument("--until-decided", action="store_true", help="stop once it is decided")
        kinds = parser.add_mutually_exclusive_group()
        kinds.add_argument("--gauntlet", action="store_true", help="the first against the others")
        kinds.add_argument("--round-robin", action="store_true", help="each against each")
        kinds.add_argument("--alone", action="store_true", help="each by itself")
        kinds.add_argument("--table", action="store_true", help="three or more at one table")
        parser.add_argument("--json", action="store_true", help="print set-up and result as JSON")
        parser.add_argument("--queue", action="store_true", help="leave the games to the workers")
        parser.add_argument("--owner", default="", help="whose contest it is to be, with --queue")
        parser.add_argument("--wait", action="store_true", help="with --queue: until it is over")

    def handle(self, **options: Any) -> None:
        if options["game"] is None:
            raise CommandError("expected --game and the id of a game", returncode=2)
        rules = game_rules(options["game"])
        order = self._order(options, rules)
        try:
            if options["queue"]:
                self._queue(order, options)
                return
            starting.check(order, rules)
        except Refused as refused:
            self.stderr.write(refused.sentence)
            for one in refused.problems:
                rule = f" [{one.rule}]" if one.rule else ""
                self.stderr.write(f"{one.where}: {one.sentence}{rule}")
            raise SystemExit(2) from None
        params = to_params(starting.freeze(order, rules))
        result = run_inline(order.kind, params, order.seed, self._progress(options["json"]))
        self._tell(params, result, options["json"])

    def _order(self, options: dict[str, Any], rules: GameRules) -> Order:
        agents = options["agents"].split(",")
        count = len(options["decks"])
        if len(agents) not in (1, count):
            told = f"expected one agent or {count}, got {len(agents)}"
            raise CommandError(told, returncode=2)
        if len(agents) == 1:
            agents *= count
        kind = next(
            (
                value
                for name, value in (
                    ("gauntlet", Kind.GAUNTLET), ("round_robin", Kind.ROUND_ROBIN),
                    ("table", Kind.MULTIPLAYER), ("alone", Kind.ALONE),
                )
                if options[name]
            ),
            kinds_of(options["game"])[0],
        )  # fmt: skip
        seed = options["seed"]
        return Order(
            game=options["game"],
            kind=kind.value,
            choices=[
                self._choice(path, agent, rules)
                for path, agent in zip(options["decks"], agents, strict=True)
            ],
            games=options["games"],
            until_decided=options["until_decided"],
            seed=new_seed() if seed is None else seed,
        )

    def _choice(self, path: Path, agent: str, rules: GameRules) -> Choice:
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise CommandError(f"{path}: cannot be read: {error}", returncode=2) from error
        found = pasted(text, rules)
        name = found.value.name if found.name != "Pasted deck" else path.stem
        return Choice(name, found.value, agent, unread=found.unread)

    def _progress(self, quiet: bool) -> Any:
        if quiet or not sys.stderr.isatty():
            return None

        def told(done: int, total: int) -> None:
            self.stderr.write(f"\r{done:,} of {total:,} games", ending="")
            if done == total:
                self.stderr.write("\r", ending="")

        return told

    def _queue(self, order: Order, options: dict[str, Any]) -> None:
        owner = None
        if options["owner"]:
            owner = get_user_model().objects.filter(username=options["owner"]).first()
            if owner is None:
                told = f"expected the name of a member, got {options['owner']!r}"
                raise CommandError(told, returncode=2)
        contest = starting.start(order, owner)
        if not options["wait"]:
            names = {"token": contest.token, "job": contest.job.token, "seed": contest.seed}
            line = json.dumps(names) if options["json"] else f"started /arena/{contest.token}/"
            self.stdout.write(line)
            return
        job = contest.job
        while not job.is_over:
            time.sleep(0.3)
            job.refresh_from_db()
        if job.result is None:
            raise CommandError(progress_of(job).sentence)
        self._tell(job.params, job.result, options["json"])

    def _tell(self, params: dict[str, Any], result: dict[str, Any], as_json: bool) -> None:
        if as_json:
            self.stdout.write(
                json.dumps({"setup": params, "result": result}, ensure_ascii=False, indent=1)
            )
            return
        for line in lines_of(read_result(result)):
            self.stdout.write(line)
