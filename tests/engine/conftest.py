"""The tests never run against compiled modules that belong to older sources."""

from __future__ import annotations

import pytest

from engine import build


def pytest_configure(config: pytest.Config) -> None:
    if build.compiled() and not build.current():
        pytest.exit("compiled modules are out of date: run python -m engine.build", returncode=3)
