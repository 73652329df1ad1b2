"""A site of its own for a test: database, broker, console and real worker processes."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psycopg

from tests.conftest import unavailable

ROOT = Path(__file__).resolve().parents[2]
# Reads one line of Python at a time and answers with one line of JSON.
CONSOLE = """
import sys, json, django
django.setup()
from django.db import connection
from config.celery import app
from jobs.models import *
from jobs.exact import exact
from jobs import services
from jobs.services.sweeping import sweep
from django.contrib.auth.models import User
STAFF = User(pk=0, username='staff', is_staff=True, is_superuser=True)
for line in sys.stdin:
    print(json.dumps(eval(json.loads(line))), flush=True)
"""


class Worker:
    """A worker in a process group of its own, so that it can be killed with its children."""

    def __init__(self, env: dict[str, str], log: Path) -> None:
        self.log = log
        with log.open("w") as out:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "celery", "-A", "config", "worker", "--loglevel", "info",
                 "--without-gossip", "--without-mingle", "--without-heartbeat",
                 "--hostname", f"{log.stem}@%h"],
                cwd=ROOT, env=env, stdout=out, stderr=out, start_new_session=True,
            )  # fmt: skip

    def ready(self) -> bool:
        assert self.process.poll() is None, self.log.read_text()
        return " ready." in self.log.read_text()

    def pids(self) -> set[int]:
        """The processes that compute: all of the group but its head."""
        shown = subprocess.run(
            ["ps", "-o", "pid=", "--ppid", str(self.process.pid)], capture_output=True, text=True,
            check=False,
        )  # fmt: skip
        return {int(pid) for pid in shown.stdout.split()}

    def end(self, how: signal.Signals) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, how)
        self.process.wait(30)
        # Children of a head that was killed alone would go on for a moment.
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)


class Site:
    """Everything is chosen by the environment, as in a deployment."""

    def __init__(self, data: Path, database: str, broker: str) -> None:
        self.data = data
        self.env = {
            **os.environ,
            "DATA_DIR": str(data),
            "DATABASE_URL": database,
            "CELERY_BROKER_URL": broker,
            "QUEUE_NAME": f"test-{os.getpid()}",
            "DJANGO_SETTINGS_MODULE": "config.settings",
            "PYTHONUNBUFFERED": "1",
            "JOBS_LEASE_SECONDS": "2",
            "JOBS_SWEEP_SECONDS": "1",
            "JOBS_SHIFT_SECONDS": "1",
        }
        for name in ("SECRET_KEY", "ALLOWED_HOSTS", "DEBUG"):
            self.env.pop(name, None)
        subprocess.run(
            [sys.executable, "manage.py", "migrate", "--verbosity", "0"],
            cwd=ROOT, env=self.env, check=True,
        )  # fmt: skip
        self.console = subprocess.Popen(
            [sys.executable, "-c", CONSOLE],
            cwd=ROOT, env=self.env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        self.workers: list[Worker] = []

    def ask(self, code: str) -> Any:
        """The value of an expression inside the site."""
        assert self.console.stdin and self.console.stdout
        self.console.stdin.write(json.dumps(code) + "\n")
        self.console.stdin.flush()
        return json.loads(self.console.stdout.readline())

    def worker(self) -> Worker:
        worker = Worker(self.env, self.data / f"worker{len(self.workers)}.log")
        self.workers.append(worker)
        self.until(worker.ready)
        return worker

    def some_worker(self) -> Worker:
        """One that is running already, or another."""
        alive = [worker for worker in self.workers if worker.process.poll() is None]
        return alive[0] if alive else self.worker()

    def until(self, ready: Callable[[], Any], seconds: int = 60) -> Any:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if told := ready():
                return told
            time.sleep(0.03)
        logs = "\n".join(worker.log.read_text()[-2000:] for worker in self.workers)
        rows = self.ask("list(Chunk.objects.values_list('index', 'state', 'attempts', 'error'))")
        raise AssertionError(f"nothing after {seconds} s\n{rows}\n{logs}")

    def close(self) -> None:
        for worker in self.workers:
            worker.end(signal.SIGKILL)
        with contextlib.suppress(Exception):
            self.ask("app.control.purge()")
        assert self.console.stdin
        self.console.stdin.close()
        self.console.wait(10)


@contextlib.contextmanager
def a_site(kind: str, data: Path) -> Iterator[Site]:
    """A site on the named pair of database and broker: embedded, redis or rabbitmq."""
    if kind == "embedded":
        site = Site(data, f"sqlite:///{data / 'site.sqlite3'}", "")
        try:
            yield site
        finally:
            site.close()
        return
    address = os.environ.get("TEST_POSTGRES_URL", "")
    broker = os.environ.get({"redis": "TEST_REDIS_URL", "rabbitmq": "TEST_AMQP_URL"}[kind], "")
    if not address or not broker:
        unavailable(f"PostgreSQL and {kind} are not named in the environment")
    server, name = address.rpartition("/")[0], f"workers_{kind}_{os.getpid()}"
    with psycopg.connect(f"{server}/postgres", autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
        try:
            site = Site(data, f"{server}/{name}", broker)
            try:
                yield site
            finally:
                site.close()
        finally:
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)")
