"""Plain and compiled modules play the same games; a stale compiled module never survives."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from engine import build

ROOT = Path(build.ROOT).parent
SCRIPT = """
import json, sys
from engine import bench, record
from engine.agents import agent
from engine.games import matchup
from engine.mmg.invariants import random_deck
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
    """The plain sources of the engine and the test cards, and nothing else."""
    shutil.copytree(ROOT / "engine", to / "engine", ignore=shutil.ignore_patterns("*.so"))
    shutil.copytree(ROOT / "cards", to / "cards")
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
        for path in build.compiled():
            shutil.copyfile(path, folder / path.relative_to(ROOT))
    else:
        assert _run(folder, "-m", "engine.build").startswith("compiled")
    compiled = json.loads(_run(folder, "-c", SCRIPT))
    assert compiled["compiled"] is True
    assert compiled["games"] == plain["games"]


def test_a_stale_build_is_noticed_and_removed(tmp_path: Path) -> None:
    folder = _copy(tmp_path / "stale")
    (folder / "engine" / "rng.cpython-000-fake.so").write_text("old")
    (folder / "engine" / "compiled.so").write_text("another fingerprint")
    script = "from engine import build; print(build.current(), len(build.compiled()))"
    assert _run(folder, "-c", script) == "False 1\n"
    assert _run(folder, "-m", "engine.build", "--clean") == "removed 1 compiled modules\n"
    assert not list(folder.rglob("*.so"))


def test_each_folder_lists_what_is_hot_in_it() -> None:
    found = build.groups()
    assert found["engine"][0] == build.ROOT / "rng.py"
    assert build.ROOT / "mmg" / "state.py" in found["mmg"]
    assert build.sources() == [path for paths in found.values() for path in paths]


def test_a_list_that_names_a_missing_module_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "hot.txt"
    path.write_text("# a remark\n\nhere  # and another\nnowhere\n")
    (tmp_path / "here.py").write_text("")
    with pytest.raises(FileNotFoundError, match=r"hot\.txt: expected modules .* got nowhere\.py"):
        build._listed(path)


@pytest.mark.skipif(not build.has_compiler(), reason="no compiler here")
def test_a_game_that_does_not_compile_leaves_the_rest_alone(tmp_path: Path) -> None:
    folder = _copy(tmp_path / "one")
    for path in folder.glob("engine/*/hot.txt"):  # the core is enough, and quick
        path.unlink()
    toy = folder / "engine" / "toy"
    toy.mkdir()
    (toy / "__init__.py").write_text("")
    (toy / "hot.txt").write_text("wrong\n")
    (toy / "wrong.py").write_text("number: int = 'a word'\n")
    told = _run(folder, "-m", "engine.build")
    assert told.startswith("compiled 4 modules\ntoy does not compile and runs from its sources:\n")
    assert "engine/toy/wrong.py:1: error" in told
    script = "from engine import bench, build; print(bench.is_compiled(), build.current())"
    assert _run(folder, "-c", script) == "True True\n"
    assert _run(folder, "-m", "engine.build") == "compiled modules are up to date\n"
