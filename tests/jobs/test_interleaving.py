"""Any order of taking, computing, dying and sweeping ends in the result of a single process."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.utils import timezone
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from jobs import services
from jobs.exact import exact
from jobs.models import Chunk, ChunkState, Job, State
from jobs.services import storing
from jobs.services.leasing import Lease, take
from jobs.services.performing import perform
from jobs.services.shift import work
from jobs.services.sweeping import sweep

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("woken")]

ACTS = st.lists(st.tuples(st.sampled_from(["take", "finish", "die", "late"]), st.integers(0, 5)))


@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(chunks=st.integers(0, 4), again=st.integers(0, 2), seed=st.integers(0, 2**62), acts=ACTS)
def test_every_chunk_counts_once(
    chunks: int, again: int, seed: int, acts: list[tuple[str, int]]
) -> None:
    params = {"chunks": chunks, "rounds": again + 1, "draws": 3}
    job = services.start("selftest", None, params, seed)
    held: list[Lease] = []
    dead: list[Lease] = []
    for act, which in acts:
        if act == "take" and (lease := take("w")) is not None:
            held.append(lease)
        elif act == "finish" and held:
            assert perform(held.pop(which % len(held)))
        elif act == "die" and held and held[0].chunk.attempts < 2:
            # The worker is gone; its lease runs out and the sweeper comes by.
            lease = held.pop(0)
            dead.append(lease)
            past = timezone.now() - timedelta(seconds=1)
            Chunk.objects.filter(pk=lease.chunk.pk).update(lease_until=past)
            assert sweep() == 1
        elif act == "late" and dead:
            # It was not gone, only slow: its answer comes too late to count.
            assert not storing.store(dead[which % len(dead)], {"round": 0, "sum": 10**6})
    for lease in held:
        assert perform(lease)
    work()
    job.refresh_from_db()
    assert job.state == State.DONE and job.done == job.total
    assert not Chunk.objects.exclude(state=ChunkState.DONE).exists()
    assert exact(job.result) == exact(services.run_inline("selftest", params, seed))
    Job.objects.all().delete()
