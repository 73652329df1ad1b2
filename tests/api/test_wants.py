"""Wants by API."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import User
from rest_framework.test import APIClient

from collection.models import Holding, Want

pytestmark = pytest.mark.django_db
ZARBI = "/api/v1/wants/mmg/zarbi/"


def test_a_want_is_set_changed_and_removed(owner: APIClient, alice: User, copies: Holding) -> None:
    assert owner.get(ZARBI).status_code == 404
    made = owner.put(ZARBI, {"target": 5, "notes": "for the robot deck"})
    assert made.status_code == 200
    assert (made.json()["owned"], made.json()["missing"], made.json()["spare"]) == (3, 2, 0)
    changed = owner.put(ZARBI, {"target": 2}).json()
    assert (changed["spare"], changed["notes"]) == (1, "for the robot deck")
    assert owner.get(ZARBI).json() == changed
    assert Want.objects.filter(owner=alice).count() == 1
    assert owner.delete(ZARBI).status_code == 204
    assert not Want.objects.exists()
    assert owner.delete(ZARBI).status_code == 404


def test_wants_are_listed_and_filtered(owner: APIClient, copies: Holding) -> None:
    owner.put(ZARBI, {"target": 2})
    owner.put("/api/v1/wants/mmg/davros/", {"target": 2})

    def found(**given: str) -> list[str]:
        rows = owner.get("/api/v1/wants/", given).json()["results"]
        return [row["card"]["id"] for row in rows]

    assert found() == ["davros", "zarbi"]
    assert found(show="missing") == ["davros"]
    assert found(show="spare") == ["zarbi"]
    assert found(game="totd") == []
    assert owner.get("/api/v1/wants/", {"show": "x"}).status_code == 400
    assert owner.get("/api/v1/wants/", {"game": "chess"}).status_code == 404


@pytest.mark.parametrize(
    "given", [{}, {"target": 0}, {"target": -1}, {"target": 10_000}, {"target": "x"}]
)
def test_a_faulty_target_is_a_400(owner: APIClient, given: dict[str, object]) -> None:
    answer = owner.put(ZARBI, given)
    assert answer.status_code == 400
    assert [p["field"] for p in answer.json()["error"]["problems"]] == ["target"]


@pytest.mark.parametrize("address", ["mmg/nobody", "chess/king"])
def test_an_unknown_card_cannot_be_wanted(owner: APIClient, address: str) -> None:
    assert owner.put(f"/api/v1/wants/{address}/", {"target": 1}).status_code == 404
