"""Golden transcripts: whole games as seed, decks and choices, with the log that they must give.

python -m tests.engine.mmg.golden      write the files anew, after a rule was changed on purpose
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

from engine import record
from engine.agents import agent
from engine.cards import Deck
from engine.mmg import invariants
from engine.mmg.matchup import Matchup
from engine.rng import seeded
from tests.engine.mmg.cardset import CARDS, deck
from tests.engine.mmg.harness import FILLER

FOLDER = Path(__file__).parent / "golden"
GAMES = {"plain": ("greedy", "greedy", 11), "mixed": ("greedy", "uniform", 12),
         "tricks": ("greedy", "greedy", 13)}  # fmt: skip
"""Name: agents and seed. `plain` has few abilities, the other two have all of them."""


def _decks(name: str, seed: int) -> list[Deck]:
    if name == "plain":
        return [deck(*FILLER), deck(*FILLER)]
    rng = seeded(seed, 9)
    pool = list(CARDS.values())
    return [invariants.random_deck(pool, rng), invariants.random_deck(pool, rng)]


def _deck(counts: dict[str, int]) -> Deck:
    return Deck.of(CARDS[card] for card, count in counts.items() for _ in range(count))


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
        decks = _decks(name, seed)
        counts = [dict(Counter(card.id for card in part.cards)) for part in decks]
        ready = Matchup([_deck(part) for part in counts], ["Ann", "Bob"])
        _, game = record.play("mmg", ready, seed, (agent(one), agent(two)), first=0)
        (FOLDER / f"{name}.txt").write_text(transcript(game, counts))


if __name__ == "__main__":
    write()
