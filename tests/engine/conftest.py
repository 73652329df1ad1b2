"""The tests say when compiled modules do not belong to their sources, and do not begin."""

from __future__ import annotations

import pytest

from engine import compiled


def pytest_configure(config: pytest.Config) -> None:
    if late := compiled.blocked():
        groups = ", ".join(compiled.groups_of(late, compiled.ENGINE))
        pytest.exit(f"compiled modules of {groups} are stale: python -m engine.build", returncode=3)
