"""manage.py catalogue check [PATH] | load [PATH]"""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from cards.catalogue.loader import game_folders, read_catalogue
from collection.services.load import load_catalogue
from engine.vocabulary import verbs_of


class Command(BaseCommand):
    help = "Check catalogue files, or load them into the database."
    requires_system_checks: list[str] = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("action", choices=["check", "load"])
        parser.add_argument(
            "path", nargs="?", type=Path, help="a game's folder, or a folder of games"
        )

    def handle(self, *args: Any, action: str, path: Path | None, **options: Any) -> None:
        root = path or settings.CATALOGUE_DIR
        folders = game_folders(root)
        if not folders:
            raise CommandError(
                f"expected a game.toml in {root} or in a folder below it, found none"
            )
        if not (self.check_files(folders) if action == "check" else self.load(folders)):
            raise SystemExit(1)

    def check_files(self, folders: list[Path]) -> bool:
        total = 0
        for folder in folders:
            catalogue, problems = read_catalogue(folder, verbs_of)
            total += len(problems)
            for problem in problems:
                self.stderr.write(str(problem))
            if catalogue is not None:
                self.stdout.write(f"{folder.name}: {len(catalogue.cards)} cards, no problem")
        if total:
            self.stderr.write(f"{total} problem{'s' * (total != 1)}")
        return total == 0

    def load(self, folders: list[Path]) -> bool:
        """Load every sound game; a game with problems keeps the rows it has."""
        sound = True
        for folder in folders:
            catalogue, problems = read_catalogue(folder, verbs_of)
            if catalogue is None:
                sound = False
                for problem in problems:
                    self.stderr.write(str(problem))
                self.stderr.write(f"{folder.name}: not loaded, {len(problems)} problems")
                continue
            changes = load_catalogue(catalogue)
            parts = [
                f"{len(names)} {word}"
                for word in ("added", "changed", "retired", "returned")
                if (names := getattr(changes, word))
            ]
            self.stdout.write(f"{folder.name}: {', '.join(parts) or 'nothing changed'}")
        return sound
