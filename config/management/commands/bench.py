"""manage.py bench search|validate|engine|solve|propose|all [--json] [--beside CHECKOUT]"""

from __future__ import annotations

import importlib
import json
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from engine import bench

# Each names a module with `run() -> dict` of plain figures.
BENCHES = {
    "search": "config.bench.search",
    "validate": "config.bench.validate",
    "engine": "engine.bench",
    "solve": "config.bench.solve",
    "propose": "config.bench.propose",
}
# These take minutes, so `all` leaves them to whoever asks for them by name.
LONG = ("solve", "propose")


class Command(BaseCommand):
    help = "Measure the parts whose speed matters; figures depend on the machine."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("what", choices=[*BENCHES, "all"])
        parser.add_argument("--json", action="store_true", help="print one JSON object")
        parser.add_argument(
            "--beside",
            type=Path,
            help="engine: another checkout that plays the same games; prints the ratios",
        )
        parser.add_argument("--game", action="append", default=[], help="engine: only these games")

    def handle(self, *args: Any, what: str, **options: Any) -> None:
        names = [one for one in BENCHES if one not in LONG] if what == "all" else [what]
        if options["beside"] and what != "engine":
            raise CommandError("--beside compares engines: manage.py bench engine --beside PATH")
        if options["beside"]:
            results = {"engine": bench.beside(options["beside"], games=options["game"])}
        else:
            results = {name: importlib.import_module(BENCHES[name]).run() for name in names}
        if options["json"]:
            self.stdout.write(json.dumps(results, indent=1))
            return
        for name, figures in results.items():
            self.stdout.write(name)
            for key, value in figures.items():
                self.stdout.write(f"  {key.replace('_', ' ')}: {value}")
