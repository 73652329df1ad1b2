"""The parts that speak SQL behave alike on PostgreSQL: their tests run again on a real server."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import unavailable

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.service("postgresql")
@pytest.mark.parametrize(
    "folder",
    [
        "tests/cards/search",
        "tests/collection",
        "tests/cards/catalogue",
        "tests/decks",
        "tests/jobs",
    ],
)
def test_it_passes_on_postgresql(folder: str) -> None:
    address = os.environ.get("TEST_POSTGRES_URL")
    if not address:
        unavailable("TEST_POSTGRES_URL names no server")
    env = {**os.environ, "DATABASE_URL": f"{address}_{folder.rpartition('/')[2]}"}
    for name in list(env):
        if name.startswith(("PYTEST", "DJANGO_SETTINGS")):
            del env[name]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "--create-db", "-p", "no:cacheprovider", folder],
        cwd=ROOT,
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
