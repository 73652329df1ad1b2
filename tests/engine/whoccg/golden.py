"""Golden transcripts: whole games as seed, decks and choices, with the log that they must give.

python -m tests.engine.whoccg.golden      write the files anew, after a rule was changed on purpose
"""

from __future__ import annotations

import json
from pathlib import Path

from engine import record
from engine.agents import agent
from engine.cards import Deck
from engine.rng import seeded
from engine.whoccg.game_api import Matchup
from engine.whoccg.random_decks import random_deck
from tests.engine.whoccg.cardset import CARDS
from tests.engine.whoccg.harness import NAMES, deck

FOLDER = Path(__file__).parent / "golden"
GAMES = {"plain": (2, ("greedy", "greedy"), 21), "mixed": (2, ("greedy", "uniform"), 22),
         "three": (3, ("greedy", "uniform", "greedy"), 23)}  # fmt: skip
"""Name: seats, agents and seed. `plain` has few abilities, the other two have all of them."""
Sections = dict[str, list[str]]


def _decks(name: str, seats: int, seed: int) -> list[Deck]:
    if name == "plain":
        return [deck(), deck()]
    rng = seeded(seed, 9)
    return [random_deck(list(CARDS.values()), rng) for _ in range(seats)]


def _deck(sections: Sections) -> Deck:
    return Deck({name: tuple(CARDS[card] for card in part) for name, part in sections.items()})


def transcript(game: record.Record, decks: list[Sections]) -> str:
    """Set-up and choices on one line each, then the log."""
    table = record.replay(Matchup([_deck(part) for part in decks], NAMES), game)
    lines = [json.dumps({"seed": game.seed, "decks": decks}), json.dumps(game.choices), ""]
    lines += [table.event_text(event) for event in table.log]
    return "\n".join([*lines, ""])


def read(path: Path) -> tuple[record.Record, list[Sections]]:
    """Set-up and choices of a file."""
    first, second = path.read_text().splitlines()[:2]
    given = json.loads(first)
    seats = len(given["decks"])
    written = record.Record(
        game="whoccg", seed=given["seed"], order=tuple(range(seats)), first=None,
        agents=("",) * seats, choices=json.loads(second), status="", winner=None, reason="",
        turns=0,
    )  # fmt: skip
    return written, given["decks"]


def write() -> None:
    """Play the games and keep them."""
    FOLDER.mkdir(exist_ok=True)
    for name, (seats, agents, seed) in GAMES.items():
        parts: list[Sections] = [
            {section: [card.id for card in cards] for section, cards in given.sections.items()}
            for given in _decks(name, seats, seed)
        ]
        ready = Matchup([_deck(part) for part in parts], NAMES)
        _, game = record.play("whoccg", ready, seed, tuple(agent(who) for who in agents))
        (FOLDER / f"{name}.txt").write_text(transcript(game, parts))


if __name__ == "__main__":
    write()
