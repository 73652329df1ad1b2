"""Numbers nobody can mean, characters nobody can store: answered, never a fault of ours."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client

from jobs.models import Job
from solver.models import Proposal
from tests.arena.conftest import NAMES, deck_text
from tests.site.test_every_address import ADDRESSES, address_of, samples

__all__ = ["samples"]

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("shipped")]
LONG = "9" * 5000
STRANGE = [LONG, "²", "٣", "-1", "1e5", "10" + "0" * 30, "abc"]


@pytest.fixture(autouse=True)
def quiet(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    from jobs import wake

    monkeypatch.setattr(wake.current_app, "send_task", lambda *a, **k: None)
    yield


def ask(client: Client, **asked: Any) -> Any:
    return client.post(
        "/api/v1/proposals/", {"game": "mmg", "cards": "all", **asked}, "application/json"
    )


@pytest.mark.parametrize(
    "asked",
    [
        {"against": [10**30]},
        {"against": [-1]},
        {"seed": 10**40},
        {"deck": 10**30},
        {"limits": {"size": 10**30}},
        {"limits": {"size": -5}},
        {"counts": [{"query": "type:creature", "min": 10**20}]},
        {"counts": [{"query": "type:creature"}] * 1000},
        {"locks": ["² Dalek"]},
        {"locks": [LONG[:240] + " Dalek"]},
        {"kind": "propose", "agent": "search:1000000000"},
        {"kind": "propose", "agent": "search:" + "9" * 30},
        {"kind": "fair-pair", "agent": "search:500", "games": 20000},
    ],
    ids=str,
)
def test_a_proposal_with_numbers_nobody_can_mean_is_refused(
    as_alice: Client, asked: dict[str, Any]
) -> None:
    answer = ask(as_alice, **asked)
    assert answer.status_code in (400, 404), answer.content[:300]
    assert not Job.objects.exists() and not Proposal.objects.exists()


def test_the_same_agent_is_too_slow_for_a_contest(as_alice: Client) -> None:
    decks = [{"text": deck_text(name), "agent": "search:1000000000"} for name in NAMES[:2]]
    answer = as_alice.post("/api/v1/matchups/", {"game": "mmg", "decks": decks}, "application/json")
    assert answer.status_code == 400 and not Job.objects.exists()
    told = [one["message"] for one in answer.json()["error"]["problems"]]
    assert len(told) >= 2 and all("at most 500 iterations" in one for one in told[:2])


def test_options_of_every_route_of_the_api(alice: User, samples: dict[str, dict[str, Any]]) -> None:
    client = Client()
    client.force_login(alice)
    seen = 0
    for name, parts in ADDRESSES:
        address = address_of(name, parts, samples)
        if address is None or not address.startswith("/api/v1/"):
            continue
        answer = client.options(address)
        assert answer.status_code == 200 and "OPTIONS" in answer.json()["methods"], address
        seen += 1
    assert seen > 20


@pytest.mark.parametrize("number", STRANGE)
def test_strange_numbers_in_addresses(
    alice: User, samples: dict[str, dict[str, Any]], number: str
) -> None:
    client = Client()
    client.force_login(alice)
    names = ("page", "deck", "turn", "seed", "hand", "drawn", "a", "b", "version", "page_size")
    query = "&".join(f"{name}={number}" for name in names)
    for name, parts in ADDRESSES:
        address = address_of(name, parts, samples)
        if address is not None:
            assert client.get(f"{address}?{query}").status_code < 500, address


@pytest.mark.parametrize("where", ["name", "file"])
def test_a_form_with_a_nul_is_refused(as_alice: Client, where: str) -> None:
    from django.core.files.uploadedfile import SimpleUploadedFile

    given: dict[str, Any] = {"name": "De\0ck", "game": "mmg"}
    if where == "file":
        given = {
            "game": "mmg",
            "text\0": "3 Zarbi",
            "file": SimpleUploadedFile("a.txt", b"3 Zarbi"),
        }
    answer = as_alice.post("/decks/import/", given)
    assert answer.status_code == 400 and b"NUL" in answer.content


def test_a_body_with_a_nul_is_refused(as_alice: Client) -> None:
    for asked in ({"game": "m\0mg"}, {"limits": {"a\0": 1}}, {"locks": ["\0"]}):
        answer = ask(as_alice, **asked)
        assert answer.status_code == 400
        said = answer.json()["error"]["problems"]
        assert any("ull character" in one["message"] or "NUL" in one["message"] for one in said)


def test_a_body_with_a_number_of_thousands_of_digits_is_refused(as_alice: Client) -> None:
    answer = as_alice.post("/api/v1/proposals/", f'{{"seed": {LONG}}}', "application/json")
    assert answer.status_code == 400
