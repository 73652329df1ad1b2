"""What the head of a worker does for its children while they compute."""

from __future__ import annotations

import os
from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone

from jobs import services, worker
from jobs.models import Beat, Chunk, Job
from jobs.processes import worker_name
from jobs.selectors.progress import worker_alive
from jobs.services import living
from jobs.services.leasing import extend, take
from jobs.services.sweeping import sweep

pytestmark = [pytest.mark.django_db]
CHILD, OTHER = 101, 202


def a_job() -> Job:
    return services.start("selftest", None, {"chunks": 3, "draws": 5, "rounds": 1}, 1, title="Sum")


def test_the_leases_of_living_children_are_kept_and_no_others(woken: list[str]) -> None:
    a_job()
    mine, dead = take(worker_name(CHILD)), take(worker_name(OTHER))
    assert mine is not None and dead is not None
    Chunk.objects.update(lease_until=timezone.now() - timedelta(seconds=1))
    assert living.keep([CHILD]) == 1
    sweep()
    assert extend(mine) and not extend(dead)


def test_a_worker_that_is_busy_is_known_to_live(woken: list[str]) -> None:
    assert not worker_alive()
    living.keep([])
    living.keep([])
    assert worker_alive() and Beat.objects.count() == 1


def test_names_tell_worker_processes_apart() -> None:
    assert worker_name() == worker_name(os.getpid()) != worker_name(os.getpid() + 1)


def test_a_child_that_computes_what_was_cancelled_is_ended_at_the_second_look(
    woken: list[str], monkeypatch: pytest.MonkeyPatch, admin_user: Any
) -> None:
    ended: list[int] = []
    monkeypatch.setattr(living, "end", ended.append)
    job = a_job()
    lease = take(worker_name(CHILD))
    head = worker.Heartbeat(None)
    head.beat([CHILD, OTHER])
    services.cancel(job.pk, admin_user)
    head.beat([CHILD, OTHER])
    assert lease is not None and ended == []
    head.beat([CHILD, OTHER])
    assert ended == [CHILD]


def test_a_child_that_noticed_is_left_alone(
    woken: list[str], monkeypatch: pytest.MonkeyPatch, admin_user: Any
) -> None:
    from jobs.services.performing import perform

    ended: list[int] = []
    monkeypatch.setattr(living, "end", ended.append)
    job = a_job()
    lease = take(worker_name(CHILD))
    assert lease is not None
    head = worker.Heartbeat(None)
    services.cancel(job.pk, admin_user)
    head.beat([CHILD])
    assert not perform(lease), "its answer came too late"
    head.beat([CHILD])
    assert ended == []


def test_a_chunk_that_was_put_back_is_nobodys(woken: list[str]) -> None:
    a_job()
    assert take(worker_name(CHILD)) is not None
    Chunk.objects.filter(state="leased").update(lease_until=timezone.now() - timedelta(seconds=1))
    sweep()
    assert set(Chunk.objects.values_list("worker", flat=True)) == {""}
