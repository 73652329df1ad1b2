"""What `make run` starts: the site and a worker, from nothing and again over the same data."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _wait(ready: Callable[[], bool], process: subprocess.Popen[bytes], log: Path) -> None:
    for _ in range(300):
        assert process.poll() is None, log.read_text()
        if ready():
            return
        time.sleep(0.2)
    raise AssertionError(log.read_text())


def _serve_once(env: dict[str, str], log: Path) -> str:
    """Prepare and start as the Makefile does, wait for both processes, stop; what was printed."""
    prepared = subprocess.run(
        [sys.executable, "manage.py", "prepare"],
        cwd=ROOT, env=env, check=True, capture_output=True, text=True,
    )  # fmt: skip
    bin_dir = Path(sys.executable).parent
    procfile = log.with_name("Procfile")
    procfile.write_text((ROOT / "Procfile").read_text().replace(".venv/bin", str(bin_dir)))
    with log.open("w") as out:
        process = subprocess.Popen(
            [str(bin_dir / "honcho"), "-d", str(ROOT), "-f", str(procfile), "start"],
            cwd=ROOT, env=env, stdout=out, stderr=out, start_new_session=True,
        )  # fmt: skip
        try:
            _wait(lambda: _home_answers(env["PORT"]), process, log)
            _wait(lambda: _worker_answers(env), process, log)
            assert "result as computed inline" in _job_computed(env)
        finally:
            os.killpg(process.pid, signal.SIGTERM)
            process.wait(30)
    return prepared.stdout


def _home_answers(port: str) -> bool:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=5) as answer:
            return "Chronodeck" in answer.read().decode()
    except OSError:
        return False


def _worker_answers(env: dict[str, str]) -> bool:
    """Ask through the broker: the answer can only come from a worker that is running."""
    asked = subprocess.run(
        [sys.executable, "-m", "celery", "-A", "config", "inspect", "ping", "--timeout", "3"],
        cwd=ROOT, env=env, capture_output=True, text=True,
    )  # fmt: skip
    return "pong" in asked.stdout


def _job_computed(env: dict[str, str]) -> str:
    """Have a small job computed by the worker that was started."""
    done = subprocess.run(
        [sys.executable, "manage.py", "jobs", "selftest", "--chunks", "6"],
        cwd=ROOT, env=env, capture_output=True, text=True,
    )  # fmt: skip
    return done.stdout + done.stderr


def test_site_and_worker_start_twice(tmp_path: Path) -> None:
    env = {
        **os.environ, "DATA_DIR": str(tmp_path / "data"), "PORT": str(_free_port()),
        "DJANGO_SETTINGS_MODULE": "config.settings", "PYTHONUNBUFFERED": "1",
    }  # fmt: skip
    for name in ("SECRET_KEY", "DATABASE_URL", "CELERY_BROKER_URL", "DEBUG"):
        env.pop(name, None)
    first = _serve_once(env, tmp_path / "first.log")
    assert "demo" in first and "added" in first
    again = _serve_once(env, tmp_path / "again.log")
    assert "added" not in again and "nothing changed" in again
