"""The small parts: exact JSON, the heartbeat of a lease, messages as files, spans in words."""

from __future__ import annotations

import math
import threading
from datetime import timedelta
from pathlib import Path
from queue import Empty
from typing import Any

import pytest
from django.utils import timezone
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from kombu import Connection

from jobs import services
from jobs.exact import exact, settled
from jobs.models import Chunk, Job
from jobs.selectors.live import live_of
from jobs.selectors.progress import progress_of
from jobs.selectors.spans import span
from jobs.services.leasing import take
from jobs.services.performing import heartbeat, perform
from jobs.services.shift import work

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=10,
)  # fmt: skip


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(JSON)
def test_exact_json_is_read_back_as_written(value: Any) -> None:
    assert settled(value) == value
    assert exact(settled(value)) == exact(value)


@pytest.mark.django_db
@pytest.mark.parametrize("value", [{"b": 1.0, "a": 1e22}, {"n": 0.1, "k": -0.0}, {"t": "é\u2028"}])
def test_exact_json_survives_the_database(value: Any) -> None:
    job = Job.objects.create(kind="selftest", params=value, seed=2**62)
    assert exact(Job.objects.get(pk=job.pk).params) == exact(value)


@pytest.mark.parametrize("value", [math.nan, math.inf, {"a": object()}])
def test_what_is_no_json_is_refused(value: Any) -> None:
    with pytest.raises((ValueError, TypeError)):
        exact(value)


@pytest.mark.django_db(transaction=True)
def test_a_heartbeat_keeps_the_lease_of_a_long_chunk(
    woken: Any, settings: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    from jobs.services import performing

    settings.JOBS_LEASE_SECONDS = 0.3
    services.start("selftest", None, {"chunks": 1, "draws": 1}, 1)
    lease = take("w")
    assert lease is not None
    beats = threading.Semaphore(0)
    plain = performing.extend

    def extend(held: Any) -> bool:
        kept = plain(held)
        beats.release()
        return kept

    monkeypatch.setattr(performing, "extend", extend)
    before = Chunk.objects.get(pk=lease.chunk.pk).lease_until
    with heartbeat(lease):
        assert beats.acquire(timeout=10) and beats.acquire(timeout=10)
    after = Chunk.objects.get(pk=lease.chunk.pk).lease_until
    assert before is not None and after is not None and after > before
    threads = [thread for thread in threading.enumerate() if thread.name == "lease"]
    assert threads == []


@pytest.fixture
def queue(tmp_path: Path) -> Any:
    import config.celery  # noqa: F401  (names our transport)

    options = {
        "data_folder_in": str(tmp_path),
        "data_folder_out": str(tmp_path),
        "control_folder": str(tmp_path / "control"),
    }
    with Connection("filesystem://localhost//", transport_options=options) as connection:
        yield connection.channel()


def test_messages_are_files_read_once_and_in_order(queue: Any, tmp_path: Path) -> None:
    for number in range(3):
        queue._put("wakes", {"n": number})
    queue._put("others", {"n": 99})
    assert [queue._get("wakes")["n"] for _ in range(3)] == [0, 1, 2]
    with pytest.raises(Empty):
        queue._get("wakes")
    assert [one.name.endswith("others.msg") for one in tmp_path.glob("*.msg")] == [True]
    assert queue._size("others") == 1 and queue._purge("others") == 1


def test_half_a_message_is_neither_seen_nor_deadly(queue: Any, tmp_path: Path) -> None:
    (tmp_path / "00000000000000000001_x.wakes.msg.part").write_text('{"n":')
    (tmp_path / "00000000000000000002_x.wakes.msg").write_text("")
    queue._put("wakes", {"n": 3})
    assert queue._get("wakes") == {"n": 3}
    assert [one.name for one in tmp_path.glob("*.msg")] == []


def test_readers_that_race_for_messages_share_them(queue: Any) -> None:
    for number in range(200):
        queue._put("wakes", {"n": number})
    had: list[int] = []

    def read() -> None:
        while True:
            try:
                had.append(queue._get("wakes")["n"])
            except Empty:
                return

    threads = [threading.Thread(target=read) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(had) == list(range(200))


@pytest.mark.parametrize(
    ("seconds", "told"),
    [(0.2, "1 s"), (20, "20 s"), (59.4, "59 s"), (89, "1 min"), (3540, "59 min"),
     (3600, "1 h"), (7800, "2 h 10 min")],
)  # fmt: skip
def test_spans_are_told_as_people_say_them(seconds: float, told: str) -> None:
    assert span(seconds) == told


@pytest.mark.django_db
def test_time_left_follows_the_pace_and_forgets_an_earlier_run(woken: Any) -> None:
    job = services.start("selftest", None, {"chunks": 4, "draws": 250, "rounds": 1}, 1)
    assert job.eta_seconds is None
    for _ in range(2):
        lease = take("w")
        assert lease is not None and perform(lease)
    ago = timezone.now() - timedelta(seconds=20)
    Job.objects.update(started_at=ago)
    job.refresh_from_db()
    assert job.eta_seconds == 20
    assert progress_of(job).sentence == "500 of 1,000 draws, about 20 s left"
    assert live_of(job)["sum"] > 0
    job.units_before = 250
    assert job.eta_seconds == 40


@pytest.mark.django_db
def test_an_open_end_is_told_as_such(woken: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    from jobs.selftest import SelfTest

    monkeypatch.setattr(SelfTest, "most", lambda self, params: 4000)
    job = services.start("selftest", None, {"chunks": 4, "draws": 250, "rounds": 2}, 1)
    lease = take("w")
    assert lease is not None and perform(lease)
    Job.objects.update(started_at=timezone.now() - timedelta(seconds=10))
    job.refresh_from_db()
    assert progress_of(job).sentence == "250 draws of at most 4,000, at most 2 min left"
    work()
    job.refresh_from_db()
    assert progress_of(job).sentence.startswith(f"{job.units_done:,} draws in ")
