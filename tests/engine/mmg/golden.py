"""Golden transcripts: whole games as seed, decks and choices, with the log that they must give.

python -m tests.engine.mmg.golden      write the files again, after a rule was changed on purpose

The decks of a file stay when it is written again.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

from cards.ready import ReadyDeck
from engine import record
from engine.agents import agent
from engine.mmg.game_api import random_deck
from engine.mmg.matchup import Matchup
from engine.rng import seeded
from tests.engine.mmg.cardset import CARDS, deck
from tests.engine.mmg.harness import FILLER

FOLDER = Path(__file__).parent / "golden"
GAMES = {"plain": ("greedy", "greedy", 11), "mixed": ("greedy", "uniform", 12),
         "tricks": ("greedy", "greedy", 13)}  # fmt: skip
"""Name: agents and seed. `plain` has few abilities, the other two have all of them."""


def _counts(name: str, seed: int) -> list[dict[str, int]]:
    """The decks of a game: those of its file, or for a new one some that are drawn."""
    path = FOLDER / f"{name}.txt"
    if path.exists():
        return read(path)[1]
    rng = seeded(seed, 9)
    drawn = [random_deck(list(CARDS.values()), rng) for _ in range(2)]
    decks = [deck(*FILLER), deck(*FILLER)] if name == "plain" else drawn
    return [dict(Counter(card.id for card in part.cards)) for part in decks]


def _deck(counts: dict[str, int]) -> ReadyDeck:
    return ReadyDeck.of(CARDS[card] for card, count in counts.items() for _ in range(count))


def transcript(game: record.Record, decks: list[dict[str, int]]) -> str:
    """Set-up and choices on one line each, then the log."""
    table = record.replay(Matchup([_deck(part) for part in decks], ["Ann", "Bob"]), game)
    lines = [json.dumps({"seed": game.seed, "decks": decks}), json.dumps(game.choices), ""]
    lines += [table.event_text(event) for event in table.log]
    return "\n".join([*lines, ""])


def read(path: Path) -> tuple[record.Record, list[dict[str, int]]]:
    """Set-up and choices of a file."""
    first, second = path.read_text().splitlines()[:2]
    given = json.loads(first)
    written = record.Record(
        game="mmg", seed=given["seed"], order=(0, 1), first=0, agents=("", ""),
        choices=json.loads(second), status="", winner=None, reason="", turns=0,
    )  # fmt: skip
    return written, given["decks"]


def write() -> None:
    """Play the games and keep them."""
    FOLDER.mkdir(exist_ok=True)
    for name, (one, two, seed) in GAMES.items():
        counts = _counts(name, seed)
        ready = Matchup([_deck(part) for part in counts], ["Ann", "Bob"])
        _, game = record.play("mmg", ready, seed, (agent(one), agent(two)), first=0)
        (FOLDER / f"{name}.txt").write_text(transcript(game, counts))


if __name__ == "__main__":
    write()
