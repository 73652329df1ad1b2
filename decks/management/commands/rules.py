"""manage.py rules coverage [--json] [--game G] [--construction] [--strict]
manage.py rules annotate [--game G] [--strict]"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from cards.catalogue.loader import game_folders, read_game
from cards.construction.annotate import annotated, is_annotated
from cards.construction.check import load_rules
from cards.construction.ledger import ledger_ids, matching
from cards.construction.marks import marked_rules

SHOWN_IN_A_ROW = 8


class Command(BaseCommand):
    help = "Compare the rule ids of docs/rules with the rule marks of the tests."
    requires_system_checks: list[str] = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("action", choices=["coverage", "annotate"])
        parser.add_argument("--game", help="only this game")
        parser.add_argument("--construction", action="store_true", help="only deck construction")
        parser.add_argument("--json", action="store_true", help="print one JSON object")
        parser.add_argument(
            "--strict",
            action="store_true",
            help="exit with 1 if an id has no test or a mark no id; annotate: if a ledger is stale",
        )

    def handle(self, *args: Any, **options: Any) -> None:
        if options["action"] == "annotate":
            self.annotate(options["game"], options["strict"])
            return
        result = self.coverage(options["game"], options["construction"])
        if options["json"]:
            self.stdout.write(json.dumps(result, indent=1))
        else:
            self.show(result)
        failed = result["unknown"] or any(game["untested"] for game in result["games"].values())
        if options["strict"] and failed:
            raise SystemExit(1)

    def annotate(self, only: str | None, strict: bool) -> None:
        """Write into each ledger which tests prove its rules; strict: only compare, and only those
        ledgers that have the list."""
        marks = marked_rules(settings.BASE_DIR / "tests")
        stale = []
        for name in [only] if only else [p.name for p in game_folders(settings.CATALOGUE_DIR)]:
            self.ids(name)
            path = settings.BASE_DIR / "docs" / "rules" / f"{name}.md"
            text = path.read_text(encoding="utf-8")
            current = annotated(text, marks)
            if strict:
                stale += [name] if is_annotated(text) and current != text else []
            else:
                path.write_text(current, encoding="utf-8")
                self.stdout.write(f"{name}: {'unchanged' if current == text else 'written'}")
        if stale:
            self.stderr.write(f"out of date, run manage.py rules annotate: {', '.join(stale)}")
            raise SystemExit(1)

    def coverage(self, only: str | None, construction: bool) -> dict[str, Any]:
        folders = {path.name: path for path in game_folders(settings.CATALOGUE_DIR)}
        if only and only not in folders:
            raise CommandError(f"expected a game among {', '.join(folders)}, got {only!r}")
        marks = marked_rules(settings.BASE_DIR / "tests")
        known: set[str] = set()
        prefixes: set[str] = set()
        games: dict[str, Any] = {}
        for name, folder in folders.items():
            ids = self.ids(name)
            known.update(ids)
            prefixes.update(one.split("-")[0] for one in ids if name == only or not only)
            if only and name != only:
                continue
            if construction:
                ids = matching(ids, self.patterns(folder))
            games[name] = {
                "ids": len(ids),
                "tested": {one: marks[one] for one in ids if one in marks},
                "untested": [one for one in ids if one not in marks],
            }
        strange = {
            rule: tests
            for rule, tests in marks.items()
            if rule not in known and (not only or rule.split("-")[0] in prefixes)
        }
        return {"games": games, "unknown": strange}

    def ids(self, game: str) -> list[str]:
        path = settings.BASE_DIR / "docs" / "rules" / f"{game}.md"
        if not path.exists():
            raise CommandError(f"expected the ledger {path}, found none")
        return ledger_ids(path.read_text(encoding="utf-8"))

    def patterns(self, folder: Path) -> list[str]:
        """Which ids speak of construction, as rules.toml says."""
        game, problems = read_game(folder)
        if game is None:
            raise CommandError("\n".join(map(str, problems)))
        return load_rules(folder / "rules.toml", game).file.ledger.construction

    def show(self, result: dict[str, Any]) -> None:
        for name, game in result["games"].items():
            untested = game["untested"]
            self.stdout.write(
                f"{name}: {game['ids']} ids, {len(game['tested'])} tested, "
                f"{len(untested)} without a test"
            )
            for start in range(0, len(untested), SHOWN_IN_A_ROW):
                self.stdout.write(f"  {' '.join(untested[start : start + SHOWN_IN_A_ROW])}")
        for rule, tests in result["unknown"].items():
            self.stdout.write(f"no ledger has {rule}, marked in {', '.join(tests)}")
