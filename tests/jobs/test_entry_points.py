"""The entry points of workers and of the command line: each calls its service and nothing else."""

from __future__ import annotations

from datetime import timedelta
from io import StringIO
from types import SimpleNamespace
from typing import Any

import pytest
from django.core.management import CommandError, call_command
from django.utils import timezone

from jobs import services, tasks, worker
from jobs.models import Chunk, Job, State
from jobs.services.leasing import take

pytestmark = [pytest.mark.django_db]


def a_job() -> Job:
    return services.start("selftest", None, {"chunks": 3, "draws": 5, "rounds": 1}, 1, title="Sum")


def test_a_woken_worker_works_a_shift(woken: list[str]) -> None:
    a_job()
    tasks.wake()
    assert Job.objects.get().state == State.DONE


def test_a_chunk_computed_by_name_is_computed_once(woken: list[str]) -> None:
    a_job()
    chunk = Chunk.objects.get(index=1)
    tasks.run_chunk(chunk.pk)
    tasks.run_chunk(chunk.pk)
    tasks.run_chunk(chunk.pk + 1000)
    chunk.refresh_from_db()
    assert (chunk.state, chunk.attempts, Job.objects.get().done) == ("done", 1, 1)


def test_a_sweep_puts_back_what_is_late_and_leaves_the_rest(woken: list[str]) -> None:
    a_job()
    late, held = take("gone"), take("busy")
    assert late is not None and held is not None
    Chunk.objects.filter(pk=late.chunk.pk).update(lease_until=timezone.now() - timedelta(seconds=1))
    tasks.sweep()
    states = dict(Chunk.objects.values_list("pk", "state"))
    assert (states[late.chunk.pk], states[held.chunk.pk]) == ("waiting", "leased")


@pytest.mark.parametrize(("busy", "rung"), [(0, 1), (1, 1), (2, 0)])
def test_a_worker_wakes_itself_while_it_has_a_process_free(
    woken: list[str], monkeypatch: pytest.MonkeyPatch, busy: int, rung: int
) -> None:
    monkeypatch.setattr(worker.state, "reserved_requests", {object() for _ in range(busy)})
    consumer: Any = SimpleNamespace(pool=SimpleNamespace(num_processes=2))
    worker.Waking._wake(SimpleNamespace(), consumer)
    assert len(woken) == rung


def test_the_list_says_what_waits_and_whether_a_worker_lives(woken: list[str]) -> None:
    a_job()
    out = StringIO()
    call_command("jobs", "list", stdout=out)
    assert "nobody  Sum: Waiting: no worker is running at the moment" in out.getvalue()
    assert "no worker is running\n" in out.getvalue()


def test_a_selftest_without_workers_says_so_and_leaves_nothing(woken: list[str]) -> None:
    with pytest.raises(CommandError, match="got 0 of 20 chunks; no worker is running"):
        call_command("jobs", "selftest", "--wait", "0", stdout=StringIO())
    assert not Job.objects.exists()
