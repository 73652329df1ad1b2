"""The difference in docs/adding-a-verb.md applies to this project, and its test passes there."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
GUIDE = (ROOT / "docs" / "adding-a-verb.md").read_text("utf-8")
DIFF = "".join(re.findall(r"```diff\n(.*?)```", GUIDE, re.S))
TESTS = ("test_verbs.py", "test_verbs_on_players.py", "test_refusals.py", "test_writing_cards.py")
PYTEST = ("-q", "-c", "/dev/null", "-p", "no:django", "-p", "no:cacheprovider", "--rootdir", ".")


def touched() -> set[str]:
    return set(re.findall(r"^\+\+\+ b/(.+)$", DIFF, re.M))


def test_it_touches_two_source_files_a_card_and_a_test() -> None:
    assert {path for path in touched() if path.startswith("engine/")} == {
        "engine/mmg/resolve/peek.py", "engine/mmg/verbs/peek.py",
    }  # fmt: skip
    assert {path for path in touched() if not path.startswith("engine/")} == {
        "catalogues/mmg/cards/house-flashes.toml", "docs/writing-cards.md",
        "tests/engine/mmg/test_verbs_on_players.py",
    }  # fmt: skip


def test_it_applies_and_its_test_passes(tmp_path: Path) -> None:
    ignored = shutil.ignore_patterns("*.so", "compiled.json", "__pycache__")
    for folder in ("engine", "cards", "catalogues", "tests/engine"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=ignored)
    for name in ("tests/__init__.py", "docs/writing-cards.md"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copyfile(ROOT / name, tmp_path / name)
    subprocess.run(["git", "apply", "-"], cwd=tmp_path, input=DIFF, text=True, check=True)
    tests = [f"tests/engine/mmg/{name}" for name in TESTS]
    result = subprocess.run(
        [sys.executable, "-m", "pytest", *PYTEST, *tests],
        cwd=tmp_path, capture_output=True, text=True,
    )  # fmt: skip
    assert result.returncode == 0, result.stdout[-3000:]
    alone = subprocess.run(
        [sys.executable, "-m", "pytest", *PYTEST, f"{tests[1]}::test_peek"],
        cwd=tmp_path, capture_output=True, text=True,
    )  # fmt: skip
    assert "1 passed" in alone.stdout
