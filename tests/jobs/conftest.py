"""Kinds that start each test fresh, and a stand-in for the broker that counts the woken."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from jobs import wake
from tests.jobs.kinds import ADDING, KEEPING, Adding


@pytest.fixture(autouse=True)
def adding() -> Iterator[Adding]:
    for kind in (ADDING, KEEPING):
        kind.calls.clear()
        kind.breaks.clear()
    yield ADDING


@pytest.fixture
def woken(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every message that was sent, instead of sending it."""
    sent: list[str] = []
    monkeypatch.setattr(wake.current_app, "send_task", lambda name, **_: sent.append(name))
    return sent
