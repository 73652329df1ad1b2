"""Golden transcripts: whole games as seed, decks and choices, with the log that they must give.

python -m tests.engine.whoccg.golden      write the files again, after a rule was changed on purpose

The decks of a file stay when it is written again.
"""

from __future__ import annotations

import json
from pathlib import Path

from cards.ready import ReadyDeck
from engine import record
from engine.agents import agent
from engine.rng import seeded
from engine.whoccg.game_api import Matchup, random_deck
from tests.engine.whoccg.cardset import CARDS
from tests.engine.whoccg.harness import NAMES, deck

FOLDER = Path(__file__).parent / "golden"
GAMES = {"plain": (2, ("greedy", "greedy"), 21), "mixed": (2, ("greedy", "uniform"), 22),
         "three": (3, ("greedy", "uniform", "greedy"), 23)}  # fmt: skip
"""Name: seats, agents and seed. `plain` has few abilities, the other two have all of them."""
Sections = dict[str, list[str]]


def _parts(name: str, seats: int, seed: int) -> list[Sections]:
    """The decks of a game: those of its file, or for a new one some that are drawn."""
    path = FOLDER / f"{name}.txt"
    if path.exists():
        return read(path)[1]
    rng = seeded(seed, 9)
    drawn = [random_deck(list(CARDS.values()), rng) for _ in range(seats)]
    return [
        {section: [card.id for card in cards] for section, cards in given.sections.items()}
        for given in ([deck(), deck()] if name == "plain" else drawn)
    ]


def _deck(sections: Sections) -> ReadyDeck:
    return ReadyDeck({name: tuple(CARDS[card] for card in part) for name, part in sections.items()})


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
        parts = _parts(name, seats, seed)
        ready = Matchup([_deck(part) for part in parts], NAMES)
        _, game = record.play("whoccg", ready, seed, tuple(agent(who) for who in agents))
        (FOLDER / f"{name}.txt").write_text(transcript(game, parts))


if __name__ == "__main__":
    write()
