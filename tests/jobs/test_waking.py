"""Waking a worker: nobody waits for a broker that is away or silent."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from typing import Any

import pytest

from jobs import wake


@pytest.fixture
def silent(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """A broker that takes a message and says nothing until the test is over."""
    taken: list[str] = []
    answer = threading.Event()

    def send(name: str, **options: Any) -> None:
        taken.append(name)
        answer.wait()

    monkeypatch.setattr(wake, "PATIENCE", 0.01)
    monkeypatch.setattr(wake.current_app, "send_task", send)
    yield taken
    answer.set()
    assert wake._last is not None
    wake._last.join()


def test_a_silent_broker_is_not_waited_for(silent: list[str]) -> None:
    assert not wake.wake()
    assert silent == [wake.WAKE], "it was on its way, and still is"
    assert wake._last is not None and wake._last.is_alive()


def test_one_message_waits_at_a_time(silent: list[str]) -> None:
    wake.wake()
    assert not wake.wake() and not wake.wake()
    assert silent == [wake.WAKE]


def test_an_absent_broker_is_a_warning(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def away(name: str, **options: Any) -> None:
        raise wake.OperationalError("connection refused")

    monkeypatch.setattr(wake.current_app, "send_task", away)
    assert not wake.wake()
    assert "no worker could be woken: connection refused" in caplog.text
