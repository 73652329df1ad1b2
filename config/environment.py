"""Reading settings from the environment without tracebacks.

A value that cannot be read is replaced by a safe one and remembered in `problems`; the system
checks in `config.checks` turn each into an error with a hint, so that `manage.py check` and the
server say what is wrong in one sentence instead of failing half-way through an import.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import zoneinfo
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

import environ

T = TypeVar("T")


@dataclass(frozen=True)
class Problem:
    """One environment variable that could not be used as it stands."""

    name: str
    expected: str
    came: str


class Environment:
    """Typed look-ups that collect problems instead of raising."""

    def __init__(self, values: dict[str, str] | None = None) -> None:
        self.values = dict(os.environ) if values is None else values
        self.problems: list[Problem] = []

    def _read(self, name: str, default: T, expected: str, convert: Callable[[str], T]) -> T:
        raw = self.values.get(name, "").strip()
        if not raw:
            return default
        try:
            return convert(raw)
        except (ValueError, KeyError, environ.ImproperlyConfigured):
            self.problems.append(Problem(name, expected, _shown(name, raw)))
            return default

    def text(self, name: str, default: str) -> str:
        return self._read(name, default, "text", str)

    def number(self, name: str, default: int, low: int = 0, high: int = 2**31) -> int:
        def convert(raw: str) -> int:
            value = int(raw)
            if not low <= value <= high:
                raise ValueError(raw)
            return value

        return self._read(name, default, f"a whole number from {low} to {high}", convert)

    def rate(self, name: str, default: str) -> str:
        """A limit such as 600/minute."""

        def convert(raw: str) -> str:
            number, period = raw.split("/")
            if int(number) < 1 or period not in ("second", "minute", "hour", "day"):
                raise ValueError(raw)
            return raw

        return self._read(
            name, default, "a number per second, minute, hour or day, such as 600/minute", convert
        )

    def choice(self, name: str, default: str, allowed: list[str]) -> str:
        """One of a few words, in any case."""

        def convert(raw: str) -> str:
            if raw.upper() not in allowed:
                raise ValueError(raw)
            return raw.upper()

        return self._read(name, default, f"one of {', '.join(allowed)}", convert)

    def time_zone(self, name: str, default: str) -> str:
        def convert(raw: str) -> str:
            # An unknown name is a KeyError, a path or a folder one of the others.
            with contextlib.suppress(OSError):
                return zoneinfo.ZoneInfo(raw).key
            raise ValueError(raw)

        return self._read(name, default, "a time zone such as Europe/London", convert)

    def folder(self, name: str, default: Path) -> Path:
        """A folder that is made when it is missing, and in which files can be made."""

        def convert(raw: str) -> Path:
            path = Path(raw)
            try:
                path.mkdir(parents=True, exist_ok=True)
            except OSError:
                raise ValueError(raw) from None
            if not os.access(path, os.W_OK | os.X_OK):
                raise ValueError(raw)
            return path

        path = self._read(name, default, "a folder that can be written to", convert)
        path.mkdir(parents=True, exist_ok=True)
        return path

    def flag(self, name: str, default: bool) -> bool:
        def convert(raw: str) -> bool:
            return {"1": True, "true": True, "yes": True, "on": True,
                    "0": False, "false": False, "no": False, "off": False}[raw.lower()]  # fmt: skip

        return self._read(name, default, "true or false", convert)

    def words(self, name: str, default: list[str]) -> list[str]:
        return self._read(
            name, default, "words separated by commas",
            lambda raw: [word.strip() for word in raw.split(",") if word.strip()],
        )  # fmt: skip

    def database(self, name: str, default: str) -> dict[str, Any]:
        engines = {"sqlite", "postgres", "postgresql"}

        def convert(raw: str) -> dict[str, Any]:
            if urlsplit(raw).scheme not in engines:
                raise ValueError(raw)
            parsed: dict[str, Any] = environ.Env.db_url_config(raw)
            return parsed

        expected = "sqlite:///path or postgres://user:password@host:port/name"
        fallback: dict[str, Any] = environ.Env.db_url_config(default)
        return self._read(name, fallback, expected, convert)

    def url(self, name: str, default: str, schemes: set[str]) -> str:
        def convert(raw: str) -> str:
            if urlsplit(raw).scheme not in schemes:
                raise ValueError(raw)
            return raw

        return self._read(
            name, default, f"an address beginning {', '.join(sorted(schemes))}", convert
        )


def _shown(name: str, raw: str) -> str:
    """What came, without giving a secret away in a log."""
    if "SECRET" in name or "PASSWORD" in name:
        return "(hidden)"
    parts = urlsplit(raw) if "://" in raw else None
    if parts is not None and parts.password:
        return raw.replace(parts.password, "***")
    return raw if len(raw) <= 80 else raw[:80] + "…"


def kept_secret(path: Path) -> str:
    """A random key, made on first use and readable by its owner alone."""
    if not path.exists():
        # Two processes may start at once: the first link wins and both read the same key.
        fresh = path.with_name(f"{path.name}.{os.getpid()}")
        fresh.touch(mode=0o600)
        fresh.write_text(secrets.token_urlsafe(64))
        with contextlib.suppress(FileExistsError):
            path.hardlink_to(fresh)
        fresh.unlink()
    return path.read_text()


def private_file(name: object) -> None:
    """Make a file of data readable by its owner alone, as its journals then are too."""
    path = Path(str(name))
    if not path.is_file():
        # A database in memory has no file, and in a folder that is missing none can be made.
        if str(name).startswith((":", "file:")) or not path.parent.is_dir():
            return
        path.touch(mode=0o600)
    if path.stat().st_uid == os.geteuid() and path.stat().st_mode & 0o077:
        path.chmod(0o600)
