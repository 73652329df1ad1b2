"""Settings come from the environment; a wrong one is a check with a hint, never a traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from config.environment import Environment, kept_secret

ROOT = Path(__file__).resolve().parents[2]
DEPLOYED = {
    "SECRET_KEY": "a-long-and-quite-random-key-for-a-test-0123456789-abcdefghij",
    "ALLOWED_HOSTS": "decks.example.org",
}


def manage(tmp_path: Path, *command: str, **env: str) -> subprocess.CompletedProcess[str]:
    clean = {"PATH": os.environ["PATH"], "DATA_DIR": str(tmp_path), **env}
    return subprocess.run(
        [sys.executable, "manage.py", *command],
        cwd=ROOT,
        env=clean,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [
        ("DATABASE_URL", "mongo://somewhere", "sqlite:///path or postgres://"),
        ("DATABASE_URL", "nonsense", "sqlite:///path or postgres://"),
        ("CELERY_BROKER_URL", "http://queue", "an address beginning amqp"),
        ("DEBUG", "perhaps", "true or false"),
        ("EMAIL_PORT", "mail", "a whole number from 1 to 65535"),
        ("TIME_ZONE", "Mars/Base", "a time zone such as Europe/London"),
        ("LOG_LEVEL", "loud", "one of DEBUG"),
        ("DATA_DIR", "/proc/none", "a folder that can be written to"),
        ("WORKER_PROCESSES", "many", "a whole number from 1 to 256"),
        ("JOBS_PER_USER", "0", "a whole number from 1 to"),
        ("LOGIN_FAILURE_LIMIT", "0", "a whole number from 1 to 1000"),
    ],
)
def test_a_wrong_setting_is_a_check_with_a_hint(
    tmp_path: Path, name: str, value: str, expected: str
) -> None:
    done = manage(tmp_path, "check", **{name: value})
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert f"{name}: expected {expected}" in done.stderr
    assert "HINT" in done.stderr


def test_all_wrong_settings_are_listed_at_once(tmp_path: Path) -> None:
    done = manage(tmp_path, "check", DEBUG="x", EMAIL_PORT="y", DATABASE_URL="z")
    assert done.stderr.count("chronodeck.E001") == 3


def test_a_remote_host_without_a_secret_key_is_refused(tmp_path: Path) -> None:
    done = manage(tmp_path, "check", ALLOWED_HOSTS="decks.example.org")
    assert done.returncode == 1 and "SECRET_KEY is missing" in done.stderr


def test_a_short_secret_key_is_warned_of(tmp_path: Path) -> None:
    done = manage(tmp_path, "check", SECRET_KEY="short")
    assert "chronodeck.W005" in done.stderr and "short" not in done.stderr.split("W005")[1]


def test_a_database_that_does_not_answer_is_a_check(tmp_path: Path) -> None:
    done = manage(tmp_path, "prepare", DATABASE_URL="postgres://me:hunter2@127.0.0.1:1/decks")
    assert done.returncode == 1
    assert "chronodeck.E006" in done.stderr and "HINT" in done.stderr
    assert "Traceback" not in done.stderr and "hunter2" not in done.stderr


def test_the_server_ends_at_once_when_a_setting_is_wrong(tmp_path: Path) -> None:
    """Otherwise a slip in DATABASE_URL would serve an empty SQLite file instead."""
    env = {"PATH": os.environ["PATH"], "DATA_DIR": str(tmp_path), "DATABASE_URL": "mysql://x"}
    done = subprocess.run(
        [sys.executable, "-m", "gunicorn", "config.wsgi", "--bind", f"unix:{tmp_path}/socket"],
        cwd=ROOT, env=env, capture_output=True, text=True, check=False, timeout=60,
    )  # fmt: skip
    assert done.returncode == 3
    assert "DATABASE_URL: expected" in done.stderr and "Traceback" not in done.stderr


def test_debug_in_a_deployment_is_refused(tmp_path: Path) -> None:
    done = manage(tmp_path, "check", DEBUG="true", **DEPLOYED)
    assert done.returncode == 1 and "chronodeck.E003" in done.stderr


def test_a_missing_catalogue_folder_is_a_check(tmp_path: Path) -> None:
    done = manage(tmp_path, "check", CATALOGUE_DIR=str(tmp_path / "none"))
    assert done.returncode == 1 and "chronodeck.E004" in done.stderr


def test_the_deployment_check_is_clean(tmp_path: Path) -> None:
    mail = {"EMAIL_HOST": "mail.example.org"}
    done = manage(tmp_path, "check", "--deploy", "--fail-level", "WARNING", **DEPLOYED, **mail)
    assert done.returncode == 0, done.stderr
    done = manage(tmp_path, "check", "--deploy", "--fail-level", "WARNING", **DEPLOYED)
    assert done.returncode == 1 and "chronodeck.W007" in done.stderr


def test_passwords_in_addresses_are_not_shown() -> None:
    env = Environment({"CELERY_BROKER_URL": "ftp://me:hunter2@queue"})
    env.url("CELERY_BROKER_URL", "", {"redis"})
    assert "hunter2" not in env.problems[0].came
    secret = Environment({"EMAIL_HOST_PASSWORD": "hunter2"})
    secret.number("EMAIL_HOST_PASSWORD", 0)
    assert secret.problems[0].came == "(hidden)"


def test_the_local_key_is_made_once_and_private(tmp_path: Path) -> None:
    path = tmp_path / "secret.key"
    first = kept_secret(path)
    assert len(first) > 50 and kept_secret(path) == first
    assert path.stat().st_mode & 0o077 == 0
    assert list(tmp_path.iterdir()) == [path]
