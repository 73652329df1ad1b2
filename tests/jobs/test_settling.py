"""What is done when a job is over: once, whoever ends it, and also after a crash in between."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from jobs import completion, services
from jobs.models import Job, State
from jobs.services import leasing, performing, settling
from jobs.services.sweeping import sweep

pytestmark = [pytest.mark.django_db]

PARAMS = {"chunks": 2, "draws": 5, "rounds": 1}


@pytest.fixture
def ended(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The state in which each job was when its hook was called."""
    found: list[str] = []
    monkeypatch.setitem(completion._HOOKS, "selftest", lambda job: found.append(job.state))
    yield found


def a_job() -> Job:
    return services.start("selftest", None, PARAMS, 1, title="Sum")


def work_off() -> None:
    while (lease := leasing.take("test")) is not None:
        performing.perform(lease)


def test_a_hook_is_called_once_when_a_job_is_done(woken: list[str], ended: list[str]) -> None:
    job = a_job()
    assert ended == []
    work_off()
    assert ended == [State.DONE]
    assert not settling.settle(job.pk) and sweep() == 0
    assert ended == [State.DONE]


def test_a_job_that_failed_or_was_cancelled_is_over_too(
    woken: list[str], ended: list[str], settings: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("jobs.services.failing.settings.JOBS_ATTEMPTS", 1)
    monkeypatch.setattr("jobs.selftest.SelfTest.run", lambda *a: 1 / 0)
    a_job()
    work_off()
    assert ended == [State.FAILED]
    services.cancel(a_job().pk, staff())
    assert ended == [State.FAILED, State.CANCELLED]


def test_a_crash_between_the_end_and_the_hook_is_made_up_for(
    woken: list[str], ended: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as crash:
        crash.setattr(performing, "settle", lambda pk: None)
        job = a_job()
        work_off()
    job.refresh_from_db()
    assert (job.state, job.is_settled, ended) == (State.DONE, False, [])
    assert sweep() == 1
    assert ended == [State.DONE] and sweep() == 0


def test_a_hook_that_fails_leaves_the_result_and_is_tried_again(
    woken: list[str], ended: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as broken:
        broken.setitem(completion._HOOKS, "selftest", lambda job: 1 / 0)
        job = a_job()
        work_off()
    job.refresh_from_db()
    assert job.state == State.DONE and job.result is not None and not job.is_settled
    sweep()
    assert ended == [State.DONE]


def test_a_job_taken_up_again_ends_again(woken: list[str], ended: list[str]) -> None:
    job = a_job()
    services.cancel(job.pk, staff())
    services.retry(job.pk, staff())
    work_off()
    assert ended == [State.CANCELLED, State.DONE]


def staff() -> object:
    from django.contrib.auth.models import User

    return User.objects.get_or_create(username="staff", is_staff=True, is_superuser=True)[0]
