"""Two browsers at once, against a real server of two processes: no update is lost."""

from __future__ import annotations

import http.client
import json
import os
import socket
import subprocess
import sys
import threading
import time
import urllib.parse
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

ROOT = Path(__file__).resolve().parents[2]
TOKEN = "a" * 32

SEED = """
import json, uuid
from importlib import import_module
from django.conf import settings
from tests.factories import a_printing, a_user
owner = a_user(uuid.uuid4().hex)
session = import_module(settings.SESSION_ENGINE).SessionStore()
session.update({
    "_auth_user_id": str(owner.pk),
    "_auth_user_backend": settings.AUTHENTICATION_BACKENDS[1],
    "_auth_user_hash": owner.get_session_auth_hash(),
})
session.create()
print(json.dumps({"session": session.session_key, "printing": a_printing(uuid.uuid4().hex).pk}))
"""
READ = """
import json, sys
from collection.models import Holding, HoldingChange
rows = Holding.objects.filter(printing_id=sys.argv[1]).values("pk", "count", "revision", "notes")
changes = HoldingChange.objects.filter(printing_id=sys.argv[1], undone=False)
print(json.dumps({"rows": list(rows), "changes": sum(c.delta for c in changes)}))
"""


class Site:
    """A server with a database of its own, and a way to look into that database."""

    def __init__(self, data: Path, database: str) -> None:
        self.env = {
            **os.environ,
            "DATA_DIR": str(data),
            "DATABASE_URL": database,
            "DJANGO_SETTINGS_MODULE": "config.settings",
        }
        self.env.pop("SECRET_KEY", None)
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]

    def run(self, *arguments: str) -> str:
        done = subprocess.run(
            [sys.executable, *arguments], cwd=ROOT, env=self.env, capture_output=True, text=True,
            check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr[-3000:]
        return done.stdout

    def python(self, code: str, *arguments: str) -> Any:
        return json.loads(self.run("-c", f"import django\ndjango.setup()\n{code}", *arguments))

    def post(self, session: str, path: str, **given: object) -> int:
        """Send a form as a browser would, and say the status of the answer."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        headers = {
            "Content-Type": "application/x-www-form-urlencoded",
            "Cookie": f"sessionid={session}; csrftoken={TOKEN}",
            "X-CSRFToken": TOKEN,
            "HX-Request": "true",
        }
        connection.request("POST", path, urllib.parse.urlencode(given), headers)
        answer = connection.getresponse()
        answer.read()
        connection.close()
        return answer.status


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """An empty database of the kind under test."""
    address = os.environ.get("DATABASE_URL", "")
    if not address.startswith("postgres"):
        yield f"sqlite:///{tmp_path_factory.mktemp('database') / 'site.sqlite3'}"
        return
    server, name = address.rpartition("/")[0], f"concurrency_{os.getpid()}"
    with psycopg.connect(f"{server}/postgres", autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
        yield f"{server}/{name}"
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, database: str) -> Iterator[Site]:
    data = tmp_path_factory.mktemp("site")
    site = Site(data, database)
    site.run("manage.py", "migrate", "--verbosity", "0")
    log = (data / "server.log").open("w+")
    process = subprocess.Popen(
        [sys.executable, "-m", "gunicorn", "config.wsgi", "--bind", f"127.0.0.1:{site.port}",
         "--workers", "2", "--threads", "2"],
        cwd=ROOT, env=site.env, stdout=log, stderr=log,
    )  # fmt: skip
    try:
        for _ in range(150):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", site.port)) == 0:
                    break
            assert process.poll() is None, (data / "server.log").read_text()
            time.sleep(0.2)
        yield site
    finally:
        process.terminate()
        process.wait(10)
        log.close()


def at_once(*clients: Callable[[], list[int]]) -> list[int]:
    """Run clients in threads that start together; return every status they saw."""
    seen: list[int] = []
    gate = threading.Barrier(len(clients))

    def run(client: Callable[[], list[int]]) -> None:
        gate.wait()
        seen.extend(client())

    threads = [threading.Thread(target=run, args=[client]) for client in clients]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return seen


def presses(site: Site, person: dict[str, Any], number: int, change: int) -> Any:
    def press() -> list[int]:
        given = {"printing": person["printing"], "change": change}
        return [
            site.post(person["session"], "/collection/cards/change/", **given)
            for _ in range(number)
        ]

    return press


def test_two_browsers_press_plus_twenty_five_times_each(site: Site) -> None:
    person = site.python(SEED)
    client = presses(site, person, 25, 1)
    assert at_once(client, client) == [200] * 50
    stored = site.python(READ, str(person["printing"]))
    assert [row["count"] for row in stored["rows"]] == [50]
    assert stored["changes"] == 50


def test_copies_taken_away_at_once_never_fall_below_zero(site: Site) -> None:
    person = site.python(SEED)
    assert presses(site, person, 1, 20)() == [200]
    client = presses(site, person, 15, -1)
    seen = at_once(client, client)
    assert (seen.count(200), seen.count(409), len(seen)) == (20, 10, 30)
    stored = site.python(READ, str(person["printing"]))
    assert [row["count"] for row in stored["rows"]] == [0]


def test_of_two_edits_from_the_same_state_one_wins_and_one_is_told(site: Site) -> None:
    person = site.python(SEED)
    presses(site, person, 1, 3)()
    (row,) = site.python(READ, str(person["printing"]))["rows"]

    def edit(notes: str) -> Callable[[], list[int]]:
        given = {
            "revision": row["revision"],
            "count": 3,
            "for_trade": 0,
            "condition": "near-mint",
            "language": "en",
            "finish": "normal",
            "notes": notes,
        }
        return lambda: [site.post(person["session"], f"/collection/cards/{row['pk']}/", **given)]

    assert sorted(at_once(edit("mine"), edit("yours"))) == [302, 409]
    (after,) = site.python(READ, str(person["printing"]))["rows"]
    assert after["notes"] in ("mine", "yours")
    assert after["revision"] == row["revision"] + 1


def test_presses_and_undo_at_once_leave_counts_and_history_in_step(site: Site) -> None:
    person = site.python(SEED)

    def undo() -> list[int]:
        return [site.post(person["session"], "/collection/undo/") for _ in range(10)]

    assert set(at_once(presses(site, person, 15, 1), undo)) == {200}
    stored = site.python(READ, str(person["printing"]))
    assert [row["count"] for row in stored["rows"]] == [stored["changes"]]
