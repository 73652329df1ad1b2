"""Plain and compiled modules play the same games; a stale compiled module never survives."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from engine import build, compiled

ROOT = Path(build.ROOT).parent
SCRIPT = """
import json, sys
from engine import bench, record
from engine.agents import agent
from engine.games import matchup
from engine.mmg.game_api import random_deck
from engine.rng import seeded
from tests.engine.mmg.cardset import CARDS
cards = list(CARDS.values())
out = []
for name, count in (("uniform", 6), ("greedy", 6), ("search:6", 1)):
    for seed in range(count):
        decks = [random_deck(cards, seeded(seed, s)) for s in (1, 2)]
        _, r = record.play("mmg", matchup("mmg", decks, ("A", "B")), seed, (agent(name),) * 2,
                           logging=True)
        out.append([name, seed, r.log_hash, r.turns, len(r.choices)])
print(json.dumps({"compiled": bench.is_compiled(), "games": out}))
"""


def _copy(to: Path) -> Path:
    """The plain sources of the engine, the files of one game and the test cards, nothing else."""
    shutil.copytree(
        ROOT / "engine", to / "engine", ignore=shutil.ignore_patterns("*.so", compiled.STAMP)
    )
    shutil.copytree(ROOT / "cards", to / "cards")
    shutil.copytree(ROOT / "catalogues" / "mmg", to / "catalogues" / "mmg")
    (to / "tests" / "engine" / "mmg").mkdir(parents=True)
    for name in (
        "__init__.py",
        "engine/__init__.py",
        "engine/mmg/__init__.py",
        "engine/mmg/cardset.py",
    ):
        shutil.copyfile(ROOT / "tests" / name, to / "tests" / name)
    return to


def _run(folder: Path, *arguments: str) -> str:
    result = subprocess.run(
        [sys.executable, *arguments], cwd=folder, capture_output=True, text=True, check=True
    )
    return result.stdout


def test_compiled_and_plain_log_hashes_are_equal(tmp_path: Path) -> None:
    plain = json.loads(_run(_copy(tmp_path / "plain"), "-c", SCRIPT))
    assert plain["compiled"] is False
    again = json.loads(_run(tmp_path / "plain", "-c", SCRIPT))
    assert again == plain  # two processes, one result
    if not build.has_compiler():
        pytest.skip("no compiler here")
    folder = _copy(tmp_path / "compiled")
    if build.current():  # reuse what is built; compiling takes half a minute
        for path in (*build.compiled(), *build.ROOT.rglob(compiled.STAMP)):
            shutil.copyfile(path, folder / path.relative_to(ROOT))
    else:
        assert _run(folder, "-m", "engine.build").startswith("compiled")
    fast = json.loads(_run(folder, "-c", SCRIPT))
    assert fast["compiled"] is True
    assert fast["games"] == plain["games"]


def test_a_list_that_names_a_missing_module_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "hot.txt"
    path.write_text("# a remark\n\nhere  # and another\nnowhere\n")
    (tmp_path / "here.py").write_text("")
    with pytest.raises(FileNotFoundError, match=r"hot\.txt: expected modules .* got nowhere\.py"):
        build._listed(path)


def test_a_change_in_one_game_concerns_that_game_alone() -> None:
    listed = build.groups()
    assert next(iter(listed)) == "core"
    assert {path.name for path in listed["core"]} >= {"rng.py", "table.py", "frame.py", "zones.py"}
    assert build.ROOT / "mmg" / "state.py" in listed["mmg"]
    everything = [path for paths in listed.values() for path in paths]
    assert len(set(everything)) == len(everything)


SUFFIX = compiled.SUFFIX


class Built:
    """A folder that looks like a compiled engine: a core and two games."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.names = {"core": ["rng"], "chess": ["chess/state"], "go": ["go/state"]}
        for group, names in self.names.items():
            for name in names:
                (root / name).parent.mkdir(parents=True, exist_ok=True)
                self.source(name).write_text(f"# {name}\n")
                (root / f"{name}{SUFFIX}").write_text("machine code")
            self.stamp(group)

    def source(self, name: str) -> Path:
        return self.root / f"{name}.py"

    def stamp(self, group: str, **changes: object) -> None:
        paths = [self.source(name) for name in self.names[group]]
        data = {
            "python": sys.version,
            "core": "the core of today",
            "exports": "",
            "modules": [compiled.module_name(path, self.root) for path in paths],
            "files": {p.relative_to(self.root.parent).as_posix(): compiled.entry(p) for p in paths},
        }
        compiled.stamp_path(group, self.root).write_text(json.dumps({**data, **changes}))

    def blocked(self) -> list[str]:
        return sorted(compiled.blocked(self.root))


@pytest.fixture
def built(tmp_path: Path) -> Built:
    return Built(tmp_path / "engine")


EVERYTHING = ["engine.chess.state", "engine.go.state", "engine.rng"]


def test_modules_of_their_sources_are_used(built: Built) -> None:
    assert built.blocked() == []
    os.utime(built.source("go/state"), ns=(1, 1))  # as after a checkout: the content decides
    assert built.blocked() == []


def test_a_changed_source_blocks_its_own_group(built: Built) -> None:
    built.source("go/state").write_text("# another\n")
    assert built.blocked() == ["engine.go.state"]
    built.source("go/state").write_text("# go/statE\n")  # the same size
    assert built.blocked() == ["engine.go.state"]
    built.source("go/state").unlink()
    assert built.blocked() == ["engine.go.state"]


def test_a_changed_core_blocks_everything(built: Built) -> None:
    built.source("rng").write_text("# another\n")
    assert built.blocked() == EVERYTHING
    built.stamp("core", core="a later core")  # compiled again, the games not yet
    assert built.blocked() == EVERYTHING[:2]


@pytest.mark.parametrize("stamp", ["", "[]", "not json", None])
def test_modules_without_a_stamp_that_can_be_read_are_blocked(
    built: Built, stamp: str | None
) -> None:
    path = compiled.stamp_path("chess", built.root)
    path.unlink()
    if stamp is not None:
        path.write_text(stamp)
    assert built.blocked() == ["engine.chess.state"]


def test_modules_of_another_python_or_that_no_stamp_names_are_blocked(built: Built) -> None:
    built.stamp("go", python="2.7")
    (built.root / "chess" / f"left_over{SUFFIX}").write_text("machine code")
    assert built.blocked() == ["engine.chess.left_over", "engine.go.state"]


def test_the_sources_run_and_a_line_says_so(built: Built) -> None:
    for folder in (built.root, built.root / "go"):
        (folder / "__init__.py").write_text("")
    (built.root / "go" / "game_api.py").write_text("")
    shutil.copyfile(ROOT / "engine" / "compiled.py", built.root / "compiled.py")
    (built.root / "__init__.py").write_text((ROOT / "engine" / "__init__.py").read_text())
    built.source("go/state").write_text("print('from the source')\n")
    result = subprocess.run(
        [sys.executable, "-c", "from engine.go import state; import engine.compiled"],
        cwd=built.root.parent, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert result.stdout == "from the source\n"
    assert result.stderr == (
        "engine: compiled modules of go do not belong to their sources and are not used; "
        "python -m engine.build compiles them\n"
    )


WORK = """
from __future__ import annotations
from typing import final
from engine.kernel.frame import Frame
from engine.table import Table

@final
class Work(Frame[Table]):
    __slots__ = ("cards",)

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards

    def copy(self) -> Work:
        return Work(self.cards[:])
"""
READ_BACK = """
from engine.good.work import Work, __file__
from engine.kernel.position import item_from_dict, item_to_dict
again = item_from_dict(item_to_dict(Work([3, 4])), [Work])
print(__file__.endswith(".so"), again.copy().cards)
"""


@pytest.mark.skipif(not build.has_compiler(), reason="no compiler here")
def test_games_are_compiled_one_by_one(tmp_path: Path) -> None:
    folder = _copy(tmp_path / "one")
    for path in folder.glob("engine/*/game_api.py"):  # the core and two small games: quick
        shutil.rmtree(path.parent)
    for name, source in (("good", "number: int = 3\n"), ("wrong", "number: int = 'a word'\n")):
        game = folder / "engine" / name
        game.mkdir()
        for empty in ("__init__.py", "game_api.py"):
            (game / empty).write_text("")
        (game / "hot.txt").write_text("rules\n")
        (game / "rules.py").write_text(f"from engine.table import Table\n\n{source}")
    (folder / "engine/good/work.py").write_text(WORK)
    (folder / "engine/good/hot.txt").write_text("rules\nwork\n")
    message = _run(folder, "-m", "engine.build")
    assert "\nwrong does not compile and runs from its sources:\n" in message
    assert "engine/wrong/rules.py:3: error" in message
    script = "from engine.good import rules; print(rules.__file__, rules.number)"
    suffix = f"engine/good/rules{SUFFIX}"
    assert _run(folder, "-c", script) == f"{folder / suffix} 3\n"
    core = (folder / f"engine/rng{SUFFIX}").stat().st_mtime_ns
    (folder / "engine/good/rules.py").write_text(
        "from engine.table import Table\n\nnumber: int = 4\n"
    )
    assert _run(folder, "-c", script) == f"{folder / 'engine/good/rules.py'} 4\n"
    assert _run(folder, "-m", "engine.build", "good") == "compiled 2 modules\n"
    assert _run(folder, "-c", READ_BACK) == "True [3, 4]\n"
    assert _run(folder, "-c", script) == f"{folder / suffix} 4\n"
    assert (folder / f"engine/rng{SUFFIX}").stat().st_mtime_ns == core
    (folder / "engine/wrong/rules.py").write_text("number: int = 5\n")
    assert _run(folder, "-m", "engine.build").startswith("compiled 1 module")
    assert _run(folder, "-m", "engine.build") == "compiled modules are up to date\n"
    assert _run(folder, "-m", "engine.build", "--clean").startswith("removed ")
    assert not list(folder.rglob("*.so")) and not list(folder.rglob(compiled.STAMP))
