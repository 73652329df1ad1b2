"""Golden transcripts: whole games as seed and choices, with the log that they must give.

python -m tests.engine.risk.golden      write the files again, after a rule was changed on purpose
"""

from __future__ import annotations

import json
from pathlib import Path

from engine.agents import agent
from engine.record import play
from engine.risk.matchup import Matchup
from engine.table import Table
from tests.engine.risk.stage import setups

FOLDER = Path(__file__).parent / "golden"
GAMES = {"two": (2, ("greedy", "uniform"), 31), "three": (3, ("greedy", "greedy", "uniform"), 32),
         "five": (5, ("greedy",) * 5, 33)}  # fmt: skip
"""Name: players, agents and seed."""


def start(players: int, seed: int) -> Table:
    """The game before its first choice."""
    return Matchup(setups(players)).start(seed, first=0, logging=True)


def transcript(players: int, seed: int, choices: list[int]) -> str:
    """Players, seed and choices, then the log."""
    table = start(players, seed)
    for choice in choices:
        table.apply(choice)
    lines = [json.dumps({"players": players, "seed": seed}), json.dumps(choices), ""]
    return "\n".join([*lines, *(table.event_text(event) for event in table.log), ""])


def write() -> None:
    """Play the games and keep them."""
    FOLDER.mkdir(exist_ok=True)
    for name, (players, agents, seed) in GAMES.items():
        ready = Matchup(setups(players))
        _, game = play("risk", ready, seed, [agent(who) for who in agents], first=0)
        (FOLDER / f"{name}.txt").write_text(transcript(players, seed, game.choices))


if __name__ == "__main__":
    write()
