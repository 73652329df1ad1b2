"""Nobody starves the rest: quotas, turns between owners, places in the queue, messages."""

from __future__ import annotations

from typing import Any

import pytest
from django.contrib.auth.models import User

from jobs import services
from jobs.models import Job, State
from jobs.selectors.order import places_in_queue
from jobs.services.leasing import take
from jobs.services.performing import perform
from jobs.services.shift import work
from tests.factories import a_user
from web.refused import Refused

pytestmark = [pytest.mark.django_db]


def a_job(owner: User | None, chunks: int = 3) -> Job:
    return services.start("test-adding", owner, {"numbers": list(range(chunks))}, 7)


def served(count: int) -> list[str]:
    """Whose chunks are computed next, one after the other."""
    names = []
    for _ in range(count):
        lease = take("w")
        assert lease is not None
        perform(lease)
        names.append(lease.chunk.job.owner.username if lease.chunk.job.owner else "")
    return names


def test_owners_take_turns_however_much_one_asks_for(alice: User, bob: User, woken: Any) -> None:
    for _ in range(5):
        a_job(alice, 20)
    a_job(bob, 3)
    assert served(6) == ["alice", "bob", "alice", "bob", "alice", "bob"]


def test_three_owners_and_the_command_line_share_alike(alice: User, bob: User, woken: Any) -> None:
    for owner in (alice, bob, a_user("carol"), None):
        a_job(owner, 10)
    assert served(8) == ["alice", "bob", "carol", ""] * 2


def test_asking_again_and_again_gains_nothing(alice: User, bob: User, woken: Any) -> None:
    a_job(bob, 10)
    names = []
    for _ in range(4):
        # A fresh job of one chunk each time: its owner keeps the place of the last.
        a_job(alice, 1)
        names += served(1)
    assert names == ["bob", "alice", "bob", "alice"]


def test_the_jobs_of_one_owner_go_in_order(alice: User, woken: Any) -> None:
    first, second = a_job(alice), a_job(alice)
    served(3)
    first.refresh_from_db()
    second.refresh_from_db()
    assert (first.done, second.done) == (3, 0)


def test_the_place_in_the_queue_follows_the_turns(alice: User, bob: User, woken: Any) -> None:
    long, next_one = a_job(alice), a_job(alice)
    other = a_job(bob)
    assert places_in_queue() == {long.pk: 0, other.pk: 1, next_one.pk: 2}
    take("w")
    assert places_in_queue() == {other.pk: 0, next_one.pk: 1}


def test_more_unfinished_jobs_than_allowed_are_refused(
    alice: User, bob: User, settings: Any, woken: Any
) -> None:
    settings.JOBS_PER_USER = 2
    a_job(alice)
    a_job(alice)
    with pytest.raises(Refused) as refused:
        a_job(alice)
    assert refused.value.code == "too_many"
    assert str(refused.value) == (
        "You have 2 unfinished jobs; the limit is 2. Wait for one to finish, or cancel one."
    )
    assert Job.objects.filter(owner=alice).count() == 2
    a_job(bob)
    work()
    job = a_job(alice)
    services.cancel(job.pk, alice)
    a_job(alice)


def test_more_jobs_in_a_day_than_allowed_are_refused(
    alice: User, settings: Any, woken: Any
) -> None:
    settings.JOBS_PER_DAY = 1
    job = a_job(alice)
    work()
    with pytest.raises(Refused, match="You started 1 job in the last 24 hours"):
        a_job(alice)
    Job.objects.filter(pk=job.pk).update(created_at="2020-01-01T00:00:00Z")
    a_job(alice)


def test_taking_up_again_counts_as_a_job_too(alice: User, settings: Any, woken: Any) -> None:
    settings.JOBS_PER_USER = 1
    job = a_job(alice)
    services.cancel(job.pk, alice)
    a_job(alice)
    with pytest.raises(Refused, match="unfinished"):
        services.retry(job.pk, alice)
    job.refresh_from_db()
    assert job.state == State.CANCELLED


def test_a_shift_wakes_the_next_worker_once(woken: list[str]) -> None:
    a_job(None, 30)
    assert work() == 31
    assert woken == ["jobs.wake"]


def test_the_last_chunk_wakes_nobody(woken: list[str]) -> None:
    a_job(None, 1)
    work()
    assert woken == []


@pytest.mark.django_db(transaction=True)
def test_a_worker_is_woken_once_a_job_is_committed_and_the_job_survives_a_broker_that_is_away(
    alice: User, woken: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from jobs import wake

    a_job(alice, 30)
    assert woken == ["jobs.wake"]

    def away(name: str, **options: Any) -> None:
        raise wake.OperationalError("connection refused")

    monkeypatch.setattr(wake.current_app, "send_task", away)
    job = a_job(alice)
    work()
    job.refresh_from_db()
    assert job.state == State.DONE
