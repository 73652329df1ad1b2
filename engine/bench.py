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
import statistics
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
ROUNDS = 3
MATCHUPS = 6
"""Different pairs of random decks, played in turn."""


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


def _rates(figures: Sequence[dict[str, Any]], game_id: str) -> dict[str, float]:
    """Decisions per second of each agent: the median of several rounds."""
    return {
        name: statistics.median(
            one["games"][game_id][name]["decisions_per_second"] for one in figures
        )
        for name in AGENTS
    }


def beside(
    other: Path, seconds: float = SECONDS, games: Sequence[str] = (), rounds: int = ROUNDS
) -> dict[str, Any]:
    """This checkout beside another one, in the same run: decisions per second and their ratio.

    Both play the same match-ups and seeds in the same order, turn about, so that other work on the
    machine falls on both. Whether each is compiled is said: compile both, or neither.
    """
    if not (other / "engine" / "bench.py").exists():
        raise ValueError(f"expected a checkout with engine/bench.py, got {other}")
    chosen = list(games or GAMES)
    old: list[dict[str, Any]] = []
    new: list[dict[str, Any]] = []
    for _ in range(rounds):
        old.append(_elsewhere(other, chosen, seconds))
        new.append(_elsewhere(build.ROOT.parent, chosen, seconds))
    found: dict[str, Any] = {
        "rounds": rounds,
        "compiled": {"old": old[0]["compiled"], "new": new[0]["compiled"]},
        "games": {},
    }
    for game_id in chosen:
        before, now = _rates(old, game_id), _rates(new, game_id)
        found["games"][game_id] = {
            name: {
                "old": before[name],
                "new": now[name],
                "ratio": round(now[name] / before[name], 3),
            }
            for name in AGENTS
        }
    return found


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
