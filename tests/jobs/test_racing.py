"""Many threads race for the chunks of many owners on a real database: each chunk is had once."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

ROOT = Path(__file__).resolve().parents[2]
RACE = """
import json, threading, django
django.setup()
from django.contrib.auth.models import User
from django.db import connection
from jobs import services, wake
from jobs.exact import exact
from jobs.models import Chunk, Job
from jobs.selftest import SelfTest
from jobs.services.leasing import take
from jobs.services.performing import perform
from jobs.services.sweeping import sweep, sweep_if_due

wake.current_app.send_task = lambda *a, **k: None
runs, lock = [], threading.Lock()
plain = SelfTest.run
def counted(self, params, task, seed):
    with lock:
        runs.append(seed)
    return plain(self, params, task, seed)
SelfTest.run = counted

params = {"chunks": 12, "rounds": 3, "draws": 5}
jobs = [
    services.start("selftest", User.objects.create_user(f"racer{n}"), params, n) for n in range(4)
]
gate = threading.Barrier(8)
errors, sweeps = [], []
def race(number):
    try:
        gate.wait()
        while Job.objects.filter(is_open=True).exists():
            sweeps.append(sweep_if_due())
            if (lease := take(f"thread{number}")) is not None:
                perform(lease)
    except Exception as error:
        errors.append(repr(error))
    finally:
        connection.close()
threads = [threading.Thread(target=race, args=[n]) for n in range(8)]
[t.start() for t in threads]
[t.join() for t in threads]
raced = len(runs)
print(json.dumps({
    "errors": errors,
    "runs": raced,
    "distinct": len(set(runs)),
    "attempts": sorted(set(Chunk.objects.values_list("attempts", flat=True))),
    "closers": Chunk.objects.filter(closes=True).count(),
    "workers": Chunk.objects.values("worker").distinct().count(),
    "results": [exact(j.result) for j in Job.objects.order_by("pk")],
    "inline": [exact(services.run_inline("selftest", params, n)) for n in range(4)],
}))
"""


@pytest.fixture
def database(tmp_path: Path) -> Iterator[str]:
    """An empty database of the kind under test."""
    address = os.environ.get("DATABASE_URL", "")
    if not address.startswith("postgres"):
        yield f"sqlite:///{tmp_path / 'race.sqlite3'}"
        return
    server, name = address.rpartition("/")[0], f"racing_{os.getpid()}"
    with psycopg.connect(f"{server}/postgres", autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
        yield f"{server}/{name}"
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)")


def test_eight_threads_race_for_the_chunks_of_four_owners(tmp_path: Path, database: str) -> None:
    env = {
        **os.environ,
        "DATA_DIR": str(tmp_path),
        "DATABASE_URL": database,
        "DJANGO_SETTINGS_MODULE": "config.settings",
        "JOBS_LEASE_SECONDS": "600",
    }
    env.pop("SECRET_KEY", None)
    for arguments in (["manage.py", "migrate", "--verbosity", "0"], ["-c", RACE]):
        done = subprocess.run(
            [sys.executable, *arguments], cwd=ROOT, env=env, capture_output=True, text=True,
            check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr[-3000:]
    told = json.loads(done.stdout)
    assert told["errors"] == []
    assert (told["runs"], told["distinct"]) == (4 * 36, 4 * 36), "no chunk was computed twice"
    assert told["attempts"] == [1]
    assert told["closers"] == 4 * 3, "each round ended once"
    assert told["workers"] > 1, "it was a race"
    assert told["results"] == told["inline"]
