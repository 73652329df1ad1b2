"""The pages and the API of jobs: works for the owner, and is not there for anybody else."""

from __future__ import annotations

import json
from datetime import timedelta
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.utils import timezone
from rest_framework.test import APIClient

from config.account.tokens import create_token
from jobs import services
from jobs.models import Beat, Job, State
from jobs.services.leasing import take
from jobs.services.performing import perform
from jobs.services.shift import work
from tests.jobs.kinds import Adding
from tests.markup import folded

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("woken")]

READ = ["", "{token}/", "{token}/progress/", "{token}/actions/"]
CHANGE = ["{token}/cancel/", "{token}/retry/"]
API = [("get", ""), ("get", "{token}/"), ("post", "{token}/cancel/"), ("post", "{token}/retry/")]


@pytest.fixture
def job(alice: User) -> Job:
    numbers = {"numbers": [1, 2, 3]}
    return services.start("test-keeping", alice, numbers, 7, title="Three <numbers>")


def caller(user: User) -> APIClient:
    client = APIClient()
    client.credentials(HTTP_AUTHORIZATION=f"Token {create_token(user, 'tests')[1]}")
    return client


@pytest.mark.parametrize("path", READ)
def test_the_owner_sees_the_job(as_alice: Client, job: Job, path: str) -> None:
    answer = as_alice.get(f"/jobs/{path}".format(token=job.token))
    assert answer.status_code == 200
    assert "&lt;numbers&gt;" in answer.content.decode()


@pytest.mark.parametrize("path", READ)
def test_a_visitor_logs_in_first(client: Client, job: Job, path: str) -> None:
    address = f"/jobs/{path}".format(token=job.token)
    assert client.get(address)["Location"].startswith("/account/login/")
    assert client.get(address, headers={"HX-Request": "true"}).status_code == 401


@pytest.mark.parametrize("path", READ[1:])
def test_a_strangers_job_is_not_there(as_bob: Client, job: Job, path: str) -> None:
    theirs = as_bob.get(f"/jobs/{path}".format(token=job.token))
    nobodys = as_bob.get(f"/jobs/{path}".format(token="x" * 22))
    assert theirs.status_code == nobodys.status_code == 404
    assert "numbers" not in as_bob.get("/jobs/").content.decode()


@pytest.mark.parametrize("path", CHANGE)
def test_only_the_owner_changes_a_job(as_bob: Client, client: Client, job: Job, path: str) -> None:
    address = f"/jobs/{path}".format(token=job.token)
    assert as_bob.post(address).status_code == 404
    assert client.post(address).status_code == 302
    assert as_bob.get(address).status_code == 405
    assert Job.objects.get().state == State.WAITING


def test_cancelling_and_taking_up_again(as_alice: Client, job: Job) -> None:
    lease = take("w")
    assert lease is not None and perform(lease)
    answer = as_alice.post(f"/jobs/{job.token}/cancel/", {"next": f"/jobs/{job.token}/"})
    assert answer["Location"] == f"/jobs/{job.token}/"
    assert Job.objects.get().state == State.CANCELLED
    work()
    page = as_alice.get(f"/jobs/{job.token}/").content.decode()
    assert "Cancelled after 1 of 3" in page and "Take up again" in page
    again = as_alice.post(f"/jobs/{job.token}/cancel/", {"next": "https://evil.example/"})
    assert again["Location"] == "/jobs/"
    assert "This job is cancelled already." in as_alice.get("/jobs/").content.decode()
    as_alice.post(f"/jobs/{job.token}/retry/")
    work()
    assert Job.objects.get().state == State.DONE


def test_a_poll_goes_on_until_the_job_is_over(as_alice: Client, job: Job) -> None:
    address = f"/jobs/{job.token}/progress/"
    Beat.objects.create(name="sweep", at=timezone.now())
    waiting = as_alice.get(address)
    assert waiting.status_code == 200 and "HX-Trigger" not in waiting
    assert "Waiting for a worker" in waiting.content.decode()
    lease = take("w")
    assert lease is not None and perform(lease)
    running = folded(as_alice.get(address))
    assert "1 of 3 numbers, about" in running and 'value="1" max="3"' in running
    work()
    over = as_alice.get(address)
    assert over.status_code == 286
    assert json.loads(over["HX-Trigger"]) == {"job-over": {"token": job.token}}
    assert "3 numbers in" in over.content.decode()


def test_it_speaks_only_when_there_is_something_new(as_alice: Client, job: Job) -> None:
    address = f"/jobs/{job.token}/progress/"
    first = as_alice.get(address)
    assert "hx-swap-oob" in first.content.decode()
    said = first.context["progress"].step
    assert "hx-swap-oob" not in as_alice.get(address, {"said": said}).content.decode()
    lease = take("w")
    assert lease is not None and perform(lease)
    assert "33 per cent done" in as_alice.get(address, {"said": said}).content.decode()


def test_the_page_of_a_running_job_polls_and_that_of_a_done_one_does_not(
    as_alice: Client, job: Job
) -> None:
    address = f"/jobs/{job.token}/"
    assert 'hx-trigger="every 1s"' in as_alice.get(address).content.decode()
    work()
    page = as_alice.get(address).content.decode()
    assert "hx-trigger" not in page and "&quot;sum&quot;:6" in page


def test_waiting_says_what_for(as_alice: Client, bob: User, job: Job) -> None:
    def told() -> str:
        return as_alice.get(f"/jobs/{job.token}/progress/").content.decode()

    assert "no worker is running" in told()
    Beat.objects.create(name="sweep", at=timezone.now())
    Job.objects.filter(pk=job.pk).update(created_at=timezone.now() + timedelta(seconds=1))
    services.start("test-adding", bob, {"numbers": [1]}, 7)
    assert "Waiting: 1 job comes first" in told()


def test_the_owner_reads_a_sentence_and_staff_the_traceback(
    as_alice: Client, alice: User, admin_client: Client, adding: Adding
) -> None:
    adding.breaks[2] = ZeroDivisionError("secret detail")
    job = services.start("test-adding", alice, {"numbers": [1, 2]}, 7)
    work()
    for page in (f"/jobs/{job.token}/", "/jobs/", f"/api/v1/jobs/{job.token}/"):
        told = as_alice.get(page).content.decode()
        assert "Part 2 of 2 failed 3 times" in told and "secret detail" not in told
    assert "secret detail" in admin_client.get(f"/staff/jobs/job/{job.pk}/change/").content.decode()
    assert admin_client.get("/staff/jobs/job/").status_code == 200
    assert as_alice.get("/staff/jobs/job/").status_code == 302


def test_a_list_asks_few_questions(
    as_alice: Client, alice: User, django_assert_max_num_queries: Any
) -> None:
    for number in range(8):
        services.start("test-adding", alice, {"numbers": [number]}, 7)
    work()
    services.start("test-adding", alice, {"numbers": [1]}, 7)
    with django_assert_max_num_queries(8):
        as_alice.get("/jobs/")


@pytest.mark.parametrize(("method", "path"), API)
def test_the_api_is_for_the_owner(alice: User, bob: User, job: Job, method: str, path: str) -> None:
    address = f"/api/v1/jobs/{path}".format(token=job.token)
    assert getattr(APIClient(), method)(address).status_code == 401
    theirs = getattr(caller(bob), method)(address)
    if path:
        assert theirs.status_code == 404
    else:
        assert theirs.json()["count"] == 0
    assert Job.objects.get().state == State.WAITING
    mine = getattr(caller(alice), method)(address)
    assert mine.status_code == (409 if "retry" in path else 200)


def test_the_api_tells_parameters_and_result(alice: User, job: Job) -> None:
    owner = caller(alice)
    work()
    (row,) = owner.get("/api/v1/jobs/").json()["results"]
    assert (row["token"], row["state"], row["units_done"]) == (job.token, "done", 3)
    assert "result" not in row and "params" not in row
    told = owner.get(f"/api/v1/jobs/{job.token}/").json()
    assert told["params"] == {"numbers": [1, 2, 3]} and told["result"]["sum"] == 6
    refused = owner.post(f"/api/v1/jobs/{job.token}/cancel/")
    assert refused.json()["error"]["message"] == "This job is done already."


def test_staff_do_not_cancel_by_the_api(bob: User, job: Job) -> None:
    bob.is_staff = True
    bob.save()
    assert caller(bob).post(f"/api/v1/jobs/{job.token}/cancel/").status_code == 404


def test_a_kind_that_is_gone_can_still_be_listed(as_alice: Client, job: Job) -> None:
    work()
    Job.objects.update(kind="forgotten")
    assert "3 parts in" in as_alice.get("/jobs/").content.decode()


def test_the_archive_of_an_account_holds_its_jobs(as_alice: Client, job: Job) -> None:
    from io import BytesIO
    from zipfile import ZipFile

    work()
    with ZipFile(BytesIO(as_alice.get("/account/export/").content)) as archive:
        (row,) = json.loads(archive.read("chronodeck-alice/jobs.json"))
    assert row["result"]["sum"] == 6
