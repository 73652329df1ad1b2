"""How fast the engine plays: games and decisions per second on one core, by game and agent.

    python -m engine.bench [--seconds 2] [--game mmg]     this process only, as one JSON object
    python -m engine.bench --beside PATH [--game mmg]     beside another checkout, with ratios

Seconds are those of the processor, so that other work on the machine does not count. `run` measures
twice, each time in a process of its own: the plain sources, and the compiled modules where they are
built.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from cards.catalogue.loader import CATALOGUES
from cards.catalogue.problems import CardError
from engine import build, compiled, rng
from engine.agents import Agent, agent
from engine.catalogue import catalogue_of
from engine.games import GAMES, Matchup, engine_of, matchup
from engine.laws import random_decks
from engine.record import play
from engine.rng import derive, seeded

SEED = 7
SECONDS = 2.0
AGENTS = ("uniform", "greedy", "search:20")
MATCHUPS = 6
"""Different pairs of random decks, played in turn."""
WORKER = """
import functools, json, sys, time
from engine import bench
from engine.agents import agent
from engine.record import play
from engine.rng import derive

ready = functools.cache(bench._ready)
for line in sys.stdin:
    game_id, name, number = json.loads(line)
    seats, matchups = ready(game_id)
    agents = [agent(name)] * seats
    began = time.process_time()
    written = play(game_id, matchups[number % len(matchups)], derive(7, number), agents)[1]
    spent = time.process_time() - began
    print(json.dumps([spent, len(written.choices), written.turns]), flush=True)
"""
"""Runs in either checkout, and uses what both have."""


def is_compiled() -> bool:
    """Whether the hot modules run compiled."""
    return not str(rng.__file__).endswith(".py")


def _ready(game_id: str) -> tuple[int, list[Matchup]]:
    """Match-ups of random legal decks, for as few players as the game allows."""
    cards = catalogue_of(game_id).cards
    seats = engine_of(game_id).PLAYERS[0]
    return seats, [
        matchup(game_id, random_decks(game_id, cards, seeded(SEED, stream), seats))
        for stream in range(MATCHUPS)
    ]


def _timed(
    game_id: str, ready: Sequence[Matchup], agents: Sequence[Agent], seconds: float
) -> dict[str, Any]:
    games = decisions = turns = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds or not games:
        _, written = play(game_id, ready[games % MATCHUPS], derive(SEED, games), agents)
        games += 1
        decisions += len(written.choices)
        turns += written.turns
    return {
        "games": games,
        "seconds": round(spent, 2),
        "games_per_second": round(games / spent, 2),
        "decisions_per_second": round(decisions / spent, 1),
        "mean_turns": round(turns / games, 1),
        "mean_decisions": round(decisions / games, 1),
    }


def measure(game_id: str, seconds: float = SECONDS) -> dict[str, Any]:
    """Each agent against itself for about so many seconds, in this process."""
    try:
        seats, ready = _ready(game_id)
    except CardError as error:
        return {"problem": "; ".join(error.problems)}
    return {name: _timed(game_id, ready, [agent(name)] * seats, seconds) for name in AGENTS}


def _elsewhere(folder: Path, games: Sequence[str], seconds: float) -> dict[str, Any]:
    """The figures of a process that runs in a folder."""
    command = [sys.executable, "-m", "engine.bench", "--seconds", str(seconds)]
    for game_id in games:
        command += ["--game", game_id]
    result = subprocess.run(  # noqa: S603 (our own module)
        command, cwd=folder, capture_output=True, text=True, check=True
    )
    found: dict[str, Any] = json.loads(result.stdout)
    return found


def run(seconds: float = SECONDS, games: Sequence[str] = ()) -> dict[str, Any]:
    """The benchmark of `manage.py bench engine`: every game, plain and compiled."""
    chosen = list(games or GAMES)
    with tempfile.TemporaryDirectory(prefix="engine-bench-") as work:
        folder = Path(work)
        shutil.copytree(
            build.ROOT, folder / "engine", ignore=shutil.ignore_patterns("*.so", compiled.STAMP)
        )
        (folder / "catalogues").symlink_to(CATALOGUES)
        (folder / "cards").symlink_to(build.ROOT.parent / "cards")
        plain = _elsewhere(folder, chosen, seconds)
    fast = _elsewhere(build.ROOT.parent, chosen, seconds) if build.current() else None
    return {
        "cores": 1,
        "plain": plain["games"],
        "compiled": None if fast is None else fast["games"],
    }


class Player:
    """A process in the folder of a checkout that plays the games it is asked for, one by one."""

    def __init__(self, folder: Path) -> None:
        self.process = subprocess.Popen(  # noqa: S603 (our own script)
            [sys.executable, "-c", WORKER],
            cwd=folder,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def play(self, game_id: str, name: str, number: int) -> tuple[float, int, int]:
        """Seconds of the processor, decisions and turns of game `number`."""
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(json.dumps([game_id, name, number]) + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise ValueError(f"expected a checkout that plays {game_id}, got {self.process.args!r}")
        seconds, decisions, turns = json.loads(answer)
        return float(seconds), int(decisions), int(turns)

    def close(self) -> None:
        """Let the process end."""
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()


def _compare(old: Player, new: Player, game_id: str, name: str, seconds: float) -> dict[str, Any]:
    """The same games in both, turn about, so that other work on the machine falls on both."""
    spent = [0.0, 0.0]
    decisions = games = same = 0
    for player in (old, new):
        player.play(game_id, name, 0)  # the first game reads the cards
    while min(spent) < seconds or not games:
        before, now = (player.play(game_id, name, games) for player in (old, new))
        games += 1
        same += before[1:] == now[1:]
        decisions += now[1]
        spent = [spent[0] + before[0], spent[1] + now[0]]
    return {
        "games": games,
        "same_games": same,
        "old": round(decisions / spent[0], 1),
        "new": round(decisions / spent[1], 1),
        "ratio": round(spent[0] / spent[1], 3),
    }


def beside(other: Path, seconds: float = SECONDS * 2, games: Sequence[str] = ()) -> dict[str, Any]:
    """This checkout beside another one: the same games in both, and the ratio of their speeds.

    `old` and `new` are decisions per second; above 1 this checkout is the faster one. `same_games`
    counts those with the same number of decisions and turns in both. Compile both, or neither.
    """
    if not (other / "engine" / "bench.py").exists():
        raise ValueError(f"expected a checkout with engine/bench.py, got {other}")
    old, new = Player(other), Player(build.ROOT.parent)
    try:
        return {
            game_id: {name: _compare(old, new, game_id, name, seconds) for name in AGENTS}
            for game_id in games or GAMES
        }
    finally:
        old.close()
        new.close()


def main(arguments: list[str]) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m engine.bench", description=__doc__)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--game", action="append", choices=list(GAMES))
    parser.add_argument("--beside", type=Path, help="another checkout; prints the ratios")
    options = parser.parse_args(arguments)
    if options.beside:
        ratios = beside(options.beside, options.seconds, options.game or ())
        sys.stdout.write(json.dumps(ratios, indent=1) + "\n")
        return 0
    figures = {name: measure(name, options.seconds) for name in options.game or GAMES}
    sys.stdout.write(json.dumps({"compiled": is_compiled(), "games": figures}, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
