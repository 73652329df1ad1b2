"""From start to result: rounds, seeds, exactly-once ends, errors, cancelling, taking up again."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.utils import timezone

from engine.rng import derive
from jobs import services
from jobs.kinds import Failed, kind_of, register
from jobs.models import Beat, Chunk, ChunkState, Job, State
from jobs.services import storing
from jobs.services.leasing import take
from jobs.services.performing import perform
from jobs.services.shift import work
from jobs.services.sweeping import sweep
from tests.jobs.kinds import KEEPING, Adding, Keeping
from web.refused import Refused

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("woken")]


def a_job(owner: User | None = None, kind: str = "test-adding", **params: Any) -> Job:
    return services.start(kind, owner, {"numbers": [1, 2, 3], **params}, 7)


def fresh(job: Job) -> Job:
    return Job.objects.get(pk=job.pk)


def test_a_job_runs_to_its_result_with_derived_seeds(adding: Adding) -> None:
    job = a_job()
    assert (job.state, job.done, job.total, job.result) == (State.WAITING, 0, 3, None)
    assert work() == 4
    job = fresh(job)
    assert (job.state, job.done, job.total, job.is_over) == (State.DONE, 3, 3, True)
    seeds = [derive(7, index) for index in range(3)]
    assert job.result == {"sum": 6, "seeds": seeds, "partial": False}
    assert [call for call in adding.calls if isinstance(call, str)] == ["more", "finish"]


def test_rounds_go_on_until_there_is_no_more(adding: Adding) -> None:
    job = a_job(again=2)
    work()
    job = fresh(job)
    assert (job.round, job.done, job.total, job.result["sum"]) == (2, 9, 9, 18)
    assert job.result["seeds"] == [derive(7, index) for index in range(9)]
    assert adding.calls.count("more") == 3 and adding.calls.count("finish") == 1


@pytest.mark.parametrize("numbers", [[], [5], [1, 2, 3]])
def test_inline_gives_the_same_result(numbers: list[int]) -> None:
    job = services.start("test-adding", None, {"numbers": numbers, "again": 1}, 99)
    work()
    told: list[tuple[int, int]] = []
    inline = services.run_inline(
        "test-adding", {"numbers": numbers, "again": 1}, 99, lambda *now: told.append(now)
    )
    assert fresh(job).result == inline
    assert len(told) == fresh(job).total


def test_a_chunk_that_raises_is_tried_again_and_then_stops_the_job(adding: Adding) -> None:
    adding.breaks[2] = ZeroDivisionError("secret detail")
    job = a_job()
    work()
    job = fresh(job)
    assert (job.state, job.is_over) == (State.FAILED, True)
    assert [number for number, _ in adding.calls].count(2) == 3
    assert job.error == (
        "Part 2 of 3 failed 3 times, so the job was stopped. The keepers of this site can see why."
    )
    assert "secret detail" in job.traceback and "Traceback" in job.traceback
    assert "secret" not in job.error
    assert not job.chunks.filter(state__in=("waiting", "leased")).exists()


def test_a_kind_that_gives_up_is_not_asked_again(adding: Adding) -> None:
    adding.breaks[1] = Failed("The deck holds no cards.")
    job = a_job()
    work()
    assert fresh(job).error == "The deck holds no cards."
    assert [number for number, _ in adding.calls].count(1) == 1


def test_a_transient_error_leaves_no_trace_in_the_result(adding: Adding) -> None:
    adding.breaks[2] = OSError("a passing cloud")
    job = a_job()
    first, second = take("w"), take("w")
    assert first and second
    assert perform(first) and not perform(second)
    adding.breaks.clear()
    work()
    assert fresh(job).result == services.run_inline("test-adding", {"numbers": [1, 2, 3]}, 7)


def test_a_result_that_is_no_json_is_an_error(adding: Adding, monkeypatch: Any) -> None:
    monkeypatch.setattr(adding, "finish", lambda params, results: {"rate": float("nan")})
    job = a_job()
    work()
    assert fresh(job).state == State.FAILED
    assert fresh(job).error.startswith("Putting the results together failed 3 times")


def test_a_late_answer_is_thrown_away(adding: Adding) -> None:
    job = a_job()
    lease = take("slow")
    assert lease is not None
    Chunk.objects.filter(pk=lease.chunk.pk).update(lease_until=timezone.now())
    assert sweep() == 1
    again = take("quick")
    assert again is not None and again.chunk.pk == lease.chunk.pk
    assert not storing.store(lease, {"number": 1000, "seed": 0})
    assert perform(again)
    assert not storing.store(lease, {"number": 1000, "seed": 0})
    assert fresh(job).done == 1
    work()
    assert fresh(job).result["sum"] == 6


def test_a_chunk_that_kills_its_workers_stops_the_job() -> None:
    job = a_job()
    for _ in range(3):
        lease = take("doomed")
        assert lease is not None and lease.chunk.index == 0
        Chunk.objects.filter(pk=lease.chunk.pk).update(lease_until=timezone.now())
        sweep()
    job = fresh(job)
    assert job.state == State.FAILED
    assert "Part 1 of 3 failed 3 times" in job.error and "worker" in job.traceback


def test_cancelling_stops_what_has_not_begun(alice: User, adding: Adding) -> None:
    job = a_job(alice)
    lease = take("w")
    assert lease is not None
    services.cancel(job.pk, alice)
    assert not perform(lease)
    assert work() == 0
    job = fresh(job)
    assert (job.state, job.is_over, job.done, job.result) == (State.CANCELLED, True, 0, None)
    with pytest.raises(Refused, match="cancelled already"):
        services.cancel(job.token, alice)


def test_a_cancelled_job_keeps_what_is_done(alice: User) -> None:
    job = a_job(alice, "test-keeping")
    first = take("w")
    assert first is not None and perform(first)
    services.cancel(job.token, alice)
    assert not fresh(job).is_over
    assert work() == 1
    job = fresh(job)
    assert (job.state, job.is_over) == (State.CANCELLED, True)
    assert job.result == {"sum": 1, "seeds": [derive(7, 0)], "partial": True}
    assert KEEPING.calls.count("finish") == 1 and "more" not in KEEPING.calls


def test_a_stopped_job_goes_on_where_it_stopped(alice: User) -> None:
    job = a_job(alice, "test-keeping")
    first = take("w")
    assert first is not None and perform(first)
    services.cancel(job.token, alice)
    work()
    KEEPING.calls.clear()
    services.retry(job.token, alice)
    work()
    assert fresh(job).state == State.DONE
    assert [call[0] for call in KEEPING.calls if isinstance(call, tuple)] == [2, 3]
    assert fresh(job).result == services.run_inline(KEEPING, {"numbers": [1, 2, 3]}, 7)
    with pytest.raises(Refused, match="it is done"):
        services.retry(job.pk, alice)


def test_a_failed_end_can_be_tried_again(alice: User, adding: Adding, monkeypatch: Any) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(adding, "more", lambda params, results: 1 / 0)
        job = a_job(alice)
        work()
    assert fresh(job).state == State.FAILED
    services.retry(job.pk, alice)
    work()
    assert fresh(job).result["sum"] == 6


def test_a_stranger_can_neither_cancel_nor_retry(alice: User, bob: User) -> None:
    job = a_job(alice)
    for service in (services.cancel, services.retry):
        for name in (job.pk, job.token):
            with pytest.raises(Job.DoesNotExist):
                service(name, bob)
    assert fresh(job).state == State.WAITING
    bob.is_staff = True
    with pytest.raises(Job.DoesNotExist):
        services.cancel(job.pk, bob)
    bob.is_superuser = True
    services.cancel(job.pk, bob)
    assert fresh(job).state == State.CANCELLED


def test_an_impossible_plan_is_refused_and_nothing_is_stored(alice: User, settings: Any) -> None:
    with pytest.raises(Refused, match="nothing to add"):
        a_job(alice, "test-refusing")
    settings.JOBS_MOST_CHUNKS = 2
    with pytest.raises(Refused, match="3 parts; a job holds at most 2"):
        a_job(alice)
    with pytest.raises(LookupError, match="got 'unheard-of'"):
        a_job(alice, "unheard-of")
    assert not Job.objects.exists()


def test_rounds_without_end_are_stopped(adding: Adding, settings: Any) -> None:
    settings.JOBS_MOST_CHUNKS = 10
    job = a_job(again=1000)
    work()
    assert fresh(job).state == State.FAILED
    assert "12 parts; a job holds at most 10" in fresh(job).error


def test_a_job_whose_end_was_lost_is_closed_by_the_sweeper() -> None:
    job = a_job()
    for _ in range(3):
        lease = take("w")
        assert lease is not None and perform(lease)
    Chunk.objects.filter(closes=True).delete()
    assert take("w") is None
    assert sweep() == 1
    work()
    assert fresh(job).state == State.DONE


def test_one_sweep_in_a_period(settings: Any) -> None:
    from jobs.services.sweeping import sweep_if_due

    assert sweep_if_due() and not sweep_if_due()
    Beat.objects.update(at=timezone.now() - timedelta(seconds=60))
    assert sweep_if_due()


def test_chunks_of_old_jobs_are_removed_and_the_result_stays() -> None:
    job = a_job()
    work()
    sweep()
    assert job.chunks.exists()
    Job.objects.update(finished_at=timezone.now() - timedelta(days=2))
    sweep()
    assert not job.chunks.exists() and fresh(job).result["sum"] == 6


def test_a_name_belongs_to_one_kind() -> None:
    class Other(Keeping):
        name = "test-adding"

    register(Adding())
    with pytest.raises(ValueError, match="test-adding"):
        register(Other())
    with pytest.raises(LookupError, match="selftest"):
        kind_of("unheard-of")


def test_a_leased_chunk_names_its_worker_and_its_end() -> None:
    a_job()
    lease = take("somewhere:42")
    assert lease is not None
    chunk = Chunk.objects.get(pk=lease.chunk.pk)
    assert (chunk.state, chunk.worker, chunk.attempts) == (ChunkState.LEASED, "somewhere:42", 1)
    assert chunk.lease_until is not None and chunk.lease_until > timezone.now()
