"""manage.py stock load: the deck files of the catalogues as decks that all may see and fork."""

from __future__ import annotations

from collections import Counter
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from decks.services.judging import judge_stale
from decks.services.stock import load_stock


class Command(BaseCommand):
    help = "Load the stock decks (catalogues/<game>/decks/*.txt). Loading again changes nothing."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("action", choices=["load"])

    def handle(self, *args: Any, **options: Any) -> None:
        found = load_stock()
        for one in found:
            for problem in one.problems:
                self.stderr.write(f"{one.key}: {problem}")
        states = Counter(one.state for one in found)
        told = ", ".join(
            f"{states[s]} {s}" for s in ("new", "changed", "same", "gone") if states[s]
        )
        self.stdout.write(f"Stock decks: {told or 'none'}")
        if judged := judge_stale():
            self.stdout.write(f"Judged by today's rules: {judged} decks")
        if faulty := sum(bool(one.problems) for one in found):
            raise CommandError(f"{faulty} deck file{'s' * (faulty != 1)} could not be read in full")
