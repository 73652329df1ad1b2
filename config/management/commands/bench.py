"""manage.py bench search|validate|engine|solve|propose|all [--json]"""

from __future__ import annotations

import importlib
import json
from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand

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

    def handle(self, *args: Any, what: str, **options: Any) -> None:
        names = [one for one in BENCHES if one not in LONG] if what == "all" else [what]
        results = {name: importlib.import_module(BENCHES[name]).run() for name in names}
        if options["json"]:
            self.stdout.write(json.dumps(results, indent=1))
            return
        for name, figures in results.items():
            self.stdout.write(name)
            for key, value in figures.items():
                self.stdout.write(f"  {key.replace('_', ' ')}: {value}")
