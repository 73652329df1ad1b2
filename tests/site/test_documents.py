"""What the documents say is so: the first screen of the README runs, every setting is described."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
READ = re.compile(r'ENV\.\w+\(\s*"([A-Z_]+)"')
ROW = re.compile(r"^\| `([A-Z_]+)` \|", re.MULTILINE)


def text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def settings_read() -> set[str]:
    return set(READ.findall(text("config/settings.py")))


def test_every_setting_is_described_once_and_no_other() -> None:
    described = ROW.findall(text("docs/settings.md"))
    assert len(described) == len(set(described))
    assert set(described) == settings_read()
    assert len(described) > 35


def test_settings_are_read_in_one_place() -> None:
    """So that the list above is the whole: nothing else of the site looks at the environment."""
    allowed = {"config/environment.py", "config/celery.py", "config/wsgi.py", "manage.py"}
    found = subprocess.run(
        ["git", "grep", "-lE", r"os\.(environ|getenv)", "--", "*.py", ":!tests", ":!engine"],
        cwd=ROOT, capture_output=True, text=True, check=False,
    ).stdout.split()  # fmt: skip
    assert set(found) <= allowed


@pytest.mark.parametrize("name", ["README.md", "docs/scaling.md", "docs/matchups.md"])
def test_a_document_names_no_setting_that_is_not_there(name: str) -> None:
    named = set(re.findall(r"`([A-Z]{3,}(?:_[A-Z]+)+)(?:=[^`]*)?`", text(name)))
    assert named <= settings_read() | {"PLAYERS"}, named - settings_read()


def test_the_first_screen_of_the_readme_runs_and_shows_what_comes_out() -> None:
    block = re.search(r"```console\n\$ (.*?)\n```", text("README.md"), re.DOTALL)
    assert block is not None and text("README.md")[: block.start()].count("\n") < 12
    command, _, expected = block[1].partition("\n")
    assert "| python manage.py" in command
    command = command.replace("| python ", f"| {sys.executable} ", 1)
    done = subprocess.run(
        ["/bin/sh", "-c", command], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert "Traceback" not in done.stderr
    assert done.stdout.rstrip("\n") == expected
