"""The command line of mutants."""

from __future__ import annotations

import argparse
import datetime
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Sequence
from fnmatch import fnmatch
from pathlib import Path

from engine.rng import seeded
from tests.mutants import worker
from tests.mutants.mutate import Mutant, mutants

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
SAMPLE = 60
GATE = 95
"""Per cent of the mutants that are not equivalent must be noticed."""
PARTS = ("engine", "cards", "tests")
"""What is copied, without compiled modules."""
LINKED = ("catalogues", "docs")


def modules(game: str, leave_out: Sequence[str]) -> list[str]:
    """The modules that hold the rules of a game."""
    folder = ROOT / "engine" / game
    names = [p.relative_to(folder).as_posix().removesuffix(".py") for p in folder.rglob("*.py")]
    return sorted(
        name
        for name in names
        if not name.endswith("__init__") and not any(fnmatch(name, out) for out in leave_out)
    )


def all_mutants(game: str, leave_out: Sequence[str]) -> list[Mutant]:
    """Every mutant of a game."""
    return [
        mutant
        for name in modules(game, leave_out)
        for mutant in mutants(
            name, (ROOT / "engine" / game / f"{name}.py").read_text(encoding="utf-8")
        )
    ]


def equivalents(game: str) -> dict[str, str]:
    """Mutants that change nothing, with the reason."""
    path = HERE / "equivalent" / f"{game}.toml"
    if not path.exists():
        return {}
    return dict(tomllib.loads(path.read_text(encoding="utf-8")))


def _copy(to: Path) -> None:
    """The sources in a folder of their own: compiled modules are left behind."""
    for part in PARTS:
        shutil.copytree(
            ROOT / part, to / part, ignore=shutil.ignore_patterns("*.so", "__pycache__")
        )
    for part in LINKED:
        (to / part).symlink_to(ROOT / part)


def _report(game: str, tried: int, of: int, same: int, survived: list[Mutant]) -> list[str]:
    real = tried - same
    killed = real - len(survived)
    share = 100 * killed / real if real else 100.0
    lines = [
        f"{game}: {tried} mutants out of {of}: {killed} noticed, {same} equivalent, "
        f"{len(survived)} survived ({share:.1f} %)"
    ]
    by_rule: dict[str, list[Mutant]] = {}
    for mutant in survived:
        named = ", ".join(f"{game.upper()}-{rule}" for rule in mutant.rules) or "no rule named"
        by_rule.setdefault(named, []).append(mutant)
    for named, found in sorted(by_rule.items()):
        lines.append(f"  {named}")
        lines += [f"    line {mutant.line}: {mutant.key}" for mutant in found]
    return lines


def run(game: str, sample: int, seed: int, match: str) -> int:
    """Try mutants of a game in this folder; the answer is the exit code."""
    plan = tomllib.loads((HERE / "games.toml").read_text(encoding="utf-8"))[game]
    found = [m for m in all_mutants(game, plan["leave_out"]) if match in m.key]
    known = equivalents(game)
    unknown = sorted(set(known) - {mutant.key for mutant in found}) if not match else []
    chosen = found
    if 0 < sample < len(found):
        order = list(range(len(found)))
        seeded(seed).shuffle(order)
        chosen = [found[k] for k in sorted(order[:sample])]
    folder = ROOT / "engine" / game
    tracer = worker.Tracer({str(folder / f"{m.module}.py"): m.module for m in found})
    rule_tests = worker.RuleTests(plan.get("also", ["-"]))
    code, said = worker.run_tests(plan["tests"], [rule_tests, tracer])
    if code:
        sys.stderr.write(f"the tests fail without a mutant:\n{said[-3000:]}\n")
        return 2
    everything = sorted(tracer.times, key=lambda test: tracer.times[test])
    survived: list[Mutant] = []
    same = 0
    for mutant in chosen:
        if mutant.key in known:
            same += 1
            continue
        tests = tracer.lines.get((mutant.module, mutant.line), set())
        ordered = [test for test in everything if test in tests]
        if not ordered or not worker.notices(mutant, game, ordered):
            survived.append(mutant)
            sys.stderr.write(f"survived: {mutant.key} ({len(ordered)} tests)\n")
            sys.stderr.flush()
    lines = _report(game, len(chosen), len(found), same, survived)
    lines += [f"  no such mutant any more: {key}" for key in unknown]
    sys.stdout.write("\n".join(lines) + "\n")
    real = len(chosen) - same
    return int(bool(unknown) or 100 * (real - len(survived)) < GATE * real)


def elsewhere(arguments: Sequence[str]) -> int:
    """Run the same command in a copy of the sources."""
    with tempfile.TemporaryDirectory(prefix="mutants-") as work:
        _copy(Path(work))
        command = [sys.executable, "-m", "tests.mutants", *arguments, "--here"]
        return subprocess.run(command, cwd=work, check=False).returncode


def main(arguments: Sequence[str]) -> int:
    """The command line."""
    games = tomllib.loads((HERE / "games.toml").read_text(encoding="utf-8"))
    parser = argparse.ArgumentParser(prog="python -m tests.mutants")
    parser.add_argument("game", choices=sorted(games))
    parser.add_argument("--sample", type=int, default=SAMPLE)
    parser.add_argument("--all", action="store_true", help="every mutant")
    parser.add_argument("--seed", type=int, help="else today's date")
    parser.add_argument("--match", default="", help="only mutants whose name has these words")
    parser.add_argument("--here", action="store_true", help="in this folder, not in a copy of it")
    options = parser.parse_args(arguments)
    if not options.here:
        return elsewhere(arguments)
    seed = options.seed
    if seed is None:
        seed = int(datetime.datetime.now(tz=datetime.UTC).strftime("%Y%m%d"))
    return run(options.game, 0 if options.all else options.sample, seed, options.match)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
