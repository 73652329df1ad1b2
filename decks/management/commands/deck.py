"""manage.py deck SUBCOMMAND: what can be done with deck files without opening the site."""

from __future__ import annotations

import importlib
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandParser


class Command(BaseCommand):
    help = "Work with deck files; see decks/commands for the subcommands."
    requires_system_checks: list[str] = []

    def add_arguments(self, parser: CommandParser) -> None:
        actions = parser.add_subparsers(dest="action", required=True, metavar="SUBCOMMAND")
        for path in settings.DECK_COMMANDS:
            module = importlib.import_module(path)
            part = actions.add_parser(module.NAME, help=module.HELP, description=module.HELP)
            module.add_arguments(part)
            part.set_defaults(run=module.run)

    def handle(self, *args: Any, **options: Any) -> None:
        status: int = options["run"](options, self.stdout.write, self.stderr.write)
        if status:
            raise SystemExit(status)
