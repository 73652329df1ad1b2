"""Adding and taking copies by API, undo and redo; two programs at once lose nothing."""

from __future__ import annotations

import http.client
import json
from collections.abc import Callable
from typing import Any

import pytest
from django.contrib.auth.models import User
from rest_framework.test import APIClient

from collection.models import Holding, Printing
from tests.collection.test_concurrency import (
    READ,
    Site,
    at_once,
    database,  # noqa: F401  (a fixture that `site` asks for)
    site,  # noqa: F401  (a fixture)
)

COUNT = "/api/v1/holdings/count/"
SEED = """
import json, uuid
from config.account.tokens import create_token
from tests.factories import a_printing, a_user
key = create_token(a_user(uuid.uuid4().hex), "tests")[1]
print(json.dumps({"key": key, "printing": a_printing(uuid.uuid4().hex).pk}))
"""


@pytest.mark.django_db
def test_copies_are_added_whether_or_not_there_are_any(
    owner: APIClient, alice: User, zarbi: Printing
) -> None:
    first = owner.post(COUNT, {"printing": zarbi.pk, "delta": 2, "condition": "good"})
    again = owner.post(COUNT, {"printing": zarbi.pk, "delta": 3, "condition": "good"})
    assert (first.status_code, first.json()["count"], again.json()["count"]) == (200, 2, 5)
    assert first.json()["id"] == again.json()["id"]
    other = owner.post(COUNT, {"printing": zarbi.pk, "delta": 1})
    assert other.json()["id"] != first.json()["id"]
    assert Holding.objects.filter(owner=alice).count() == 2


@pytest.mark.django_db
def test_a_holding_is_counted_by_its_id(owner: APIClient, copies: Holding) -> None:
    answer = owner.post(f"/api/v1/holdings/{copies.pk}/count/", {"delta": -3})
    assert (answer.json()["count"], answer.json()["for_trade"]) == (0, 0)
    # An emptied holding leaves the list, but its notes stay with it.
    assert owner.get("/api/v1/holdings/").json()["count"] == 0
    assert owner.get(f"/api/v1/holdings/{copies.pk}/").json()["notes"] == "from the attic"


@pytest.mark.django_db
@pytest.mark.parametrize(("delta", "code"), [(-4, "too_few"), (9_999, "too_many")])
def test_what_cannot_be_counted_is_refused(
    owner: APIClient, copies: Holding, delta: int, code: str
) -> None:
    answer = owner.post(f"/api/v1/holdings/{copies.pk}/count/", {"delta": delta})
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, code)
    copies.refresh_from_db()
    assert copies.count == 3


@pytest.mark.django_db
@pytest.mark.parametrize("delta", [None, "x", 1.5, 10**9, -(10**30), [], True])
def test_a_faulty_delta_is_a_400(owner: APIClient, copies: Holding, delta: object) -> None:
    answer = owner.post(f"/api/v1/holdings/{copies.pk}/count/", {"delta": delta})
    assert answer.status_code == 400
    assert [p["field"] for p in answer.json()["error"]["problems"]] == ["delta"]


@pytest.mark.django_db
def test_undo_and_redo(owner: APIClient, copies: Holding) -> None:
    address = f"/api/v1/holdings/{copies.pk}/"
    owner.post(f"{address}count/", {"delta": 2})
    assert "now 3" in owner.post("/api/v1/holdings/undo/").json()["sentence"]
    assert owner.get(address).json()["count"] == 3
    assert owner.post("/api/v1/holdings/redo/").json()["holdings"] == [copies.pk]
    assert owner.get(address).json()["count"] == 5
    answer = owner.post("/api/v1/holdings/redo/")
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "nothing_to_redo")


def calls(site: Site, person: dict[str, Any], number: int, delta: int) -> Callable[[], list[int]]:  # noqa: F811
    """So many calls, one after another, as one program makes them."""
    body = json.dumps({"printing": person["printing"], "delta": delta})
    headers = {"Content-Type": "application/json", "Authorization": f"Token {person['key']}"}

    def call() -> list[int]:
        seen = []
        for _ in range(number):
            connection = http.client.HTTPConnection("127.0.0.1", site.port, timeout=60)
            connection.request("POST", COUNT, body, headers)
            seen.append(connection.getresponse().status)
            connection.close()
        return seen

    return call


def test_two_programs_add_at_once_and_nothing_is_lost(site: Site) -> None:  # noqa: F811
    person = site.python(SEED)
    client = calls(site, person, 20, 1)
    assert at_once(client, client) == [200] * 40
    stored = site.python(READ, str(person["printing"]))
    assert [row["count"] for row in stored["rows"]] == [40]
    assert stored["changes"] == 40


def test_two_programs_take_at_once_and_stop_at_zero(site: Site) -> None:  # noqa: F811
    person = site.python(SEED)
    assert calls(site, person, 1, 15)() == [200]
    client = calls(site, person, 10, -1)
    seen = at_once(client, client)
    assert (seen.count(200), seen.count(409)) == (15, 5)
    stored = site.python(READ, str(person["printing"]))
    assert [row["count"] for row in stored["rows"]] == [0]
