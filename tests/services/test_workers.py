"""Real workers, killed and starved of messages: the result stays the same, letter by letter.

The embedded set-up (SQLite, messages as files) runs everywhere; PostgreSQL with Redis and with
RabbitMQ where these services are named.
"""

from __future__ import annotations

import signal
from collections.abc import Iterator
from typing import Any

import pytest

from tests.services.site import Site, a_site

SEED = 4711
KINDS = [
    "embedded",
    pytest.param("redis", marks=pytest.mark.service("redis")),
    pytest.param("rabbitmq", marks=pytest.mark.service("rabbitmq")),
]
# Three rounds of eight chunks that last a while each, so that things can happen in the middle.
PARAMS: dict[str, Any] = {"chunks": 8, "rounds": 3, "draws": 200, "pause_ms": 40}
LONG = {**PARAMS, "pause_ms": 200, "rounds": 2}


@pytest.fixture(scope="module", params=KINDS)
def site(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Site]:
    with a_site(request.param, tmp_path_factory.mktemp(request.param)) as site:
        yield site


def expected(site: Site, params: dict[str, Any]) -> str:
    told: str = site.ask(
        f"exact(services.run_inline('selftest', {dict(params, pause_ms=0)}, {SEED}))"
    )
    return told


def start(site: Site, params: dict[str, Any]) -> int:
    return int(site.ask(f"services.start('selftest', None, {params}, {SEED}).pk"))


def finished(site: Site, pk: int) -> str:
    """Wait for a job, prove that every chunk counted once, and return its result as text."""
    site.until(lambda: site.ask(f"Job.objects.get(pk={pk}).is_over"))
    job = site.ask(
        f"Job.objects.values('state', 'done', 'total', 'units_done', 'units_total').get(pk={pk})"
    )
    assert job["state"] == "done"
    assert (job["done"], job["units_done"]) == (job["total"], job["units_total"])
    states = site.ask(f"list(Chunk.objects.filter(job={pk}).values_list('state', flat=True))")
    rounds = site.ask(f"Chunk.objects.filter(job={pk}, closes=True).count()")
    assert set(states) == {"done"} and len(states) == job["total"] + rounds
    return str(site.ask(f"exact(Job.objects.get(pk={pk}).result)"))


def leased(site: Site, pk: int, pids: set[int]) -> int | None:
    """The chunk that these processes are computing."""
    for chunk, name in site.ask(
        f"list(Chunk.objects.filter(job={pk}, state='leased').values_list('pk', 'worker'))"
    ):
        if int(name.rpartition(":")[2]) in pids:
            return int(chunk)
    return None


def test_one_worker_two_workers_and_a_killed_one_agree(site: Site) -> None:
    first = site.worker()
    assert finished(site, start(site, PARAMS)) == expected(site, PARAMS)

    site.worker()
    shared = start(site, PARAMS)
    assert finished(site, shared) == expected(site, PARAMS)
    busy = site.ask(f"Chunk.objects.filter(job={shared}).values('worker').distinct().count()")
    assert busy == 2, "both workers took part"

    hit = start(site, LONG)
    site.until(lambda: site.ask(f"Job.objects.get(pk={hit}).done") >= 2)
    pids = first.pids()
    site.until(lambda: leased(site, hit, pids))
    first.end(signal.SIGKILL)
    # What it held when it died, which need not be what it held a moment before.
    lost = [one for one in [leased(site, hit, pids)] if one is not None]
    assert finished(site, hit) == expected(site, LONG)
    again = site.ask(f"list(Chunk.objects.filter(job={hit}, attempts__gt=1).values_list('pk'))")
    assert [pk for (pk,) in again] == lost, "nothing but the lost chunk was computed again"


def test_messages_lost_in_the_middle_are_made_up_for(site: Site) -> None:
    site.some_worker()
    pk = start(site, LONG)
    for done in (1, 4, 7, 10):
        site.until(lambda done=done: site.ask(f"Job.objects.get(pk={pk}).done") >= done)
        site.ask("app.control.purge()")
    assert finished(site, pk) == expected(site, LONG)


def test_all_workers_die_and_a_new_one_goes_on(site: Site) -> None:
    site.some_worker()
    pk = start(site, LONG)
    site.until(lambda: site.ask(f"Job.objects.get(pk={pk}).done") >= 3)
    for worker in site.workers:
        worker.end(signal.SIGKILL)
    site.ask("app.control.purge()")
    site.worker()
    assert finished(site, pk) == expected(site, LONG)


# So far that counting takes several times the length of a lease, and no thread gets a turn.
HOLDING: dict[str, Any] = {"chunks": 1, "rounds": 1, "draws": 5, "hold": 400_000_000}


def test_a_worker_that_holds_its_interpreter_keeps_its_chunk(site: Site) -> None:
    site.some_worker()
    site.worker()
    pk = start(site, HOLDING)
    assert finished(site, pk) == expected(site, {**HOLDING, "hold": 0})
    attempts = site.ask(f"list(Chunk.objects.filter(job={pk}).values_list('attempts', flat=True))")
    assert set(attempts) == {1}


def test_a_cancelled_chunk_is_ended_while_it_is_computed(site: Site) -> None:
    for worker in site.workers:
        worker.end(signal.SIGKILL)
    site.worker()
    endless = start(site, {**HOLDING, "hold": 30_000_000_000})
    site.until(lambda: site.ask(f"Chunk.objects.filter(job={endless}, state='leased').exists()"))
    site.ask(f"bool(services.cancel({endless}, STAFF))")
    assert finished(site, start(site, PARAMS)) == expected(site, PARAMS)
