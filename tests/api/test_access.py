"""Who may do what: visitors read the catalogue, members see their own things and nobody else's."""

from __future__ import annotations

from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client
from rest_framework.test import APIClient

from collection.models import Holding, Want

pytestmark = pytest.mark.django_db

OPEN = ["/api/v1/games/", "/api/v1/games/mmg/", "/api/v1/cards/", "/api/v1/cards/mmg/zarbi/"]
OWN: list[tuple[str, str, dict[str, Any] | None]] = [
    ("get", "/api/v1/holdings/", None),
    ("post", "/api/v1/holdings/", {"printing": 1, "count": 1}),
    ("post", "/api/v1/holdings/count/", {"printing": 1, "delta": 1}),
    ("post", "/api/v1/holdings/undo/", None),
    ("post", "/api/v1/holdings/redo/", None),
    ("get", "/api/v1/holdings/1/", None),
    ("patch", "/api/v1/holdings/1/", {"revision": 1}),
    ("delete", "/api/v1/holdings/1/", None),
    ("post", "/api/v1/holdings/1/count/", {"delta": 1}),
    ("get", "/api/v1/wants/", None),
    ("get", "/api/v1/wants/mmg/zarbi/", None),
    ("put", "/api/v1/wants/mmg/zarbi/", {"target": 1}),
    ("delete", "/api/v1/wants/mmg/zarbi/", None),
    ("get", "/api/v1/tokens/", None),
    ("delete", "/api/v1/tokens/1/", None),
]


@pytest.mark.parametrize("address", OPEN)
def test_the_catalogue_is_open_to_everybody(
    visitor: APIClient, owner: APIClient, address: str
) -> None:
    assert visitor.get(address).status_code == 200
    assert owner.get(address).status_code == 200


@pytest.mark.parametrize(("method", "address", "body"), OWN)
def test_a_visitor_is_asked_who_is_calling(
    visitor: APIClient, method: str, address: str, body: dict[str, Any] | None
) -> None:
    answer = getattr(visitor, method)(address, body)
    assert answer.status_code == 401
    assert answer.json()["error"]["code"] == "not_authenticated"
    assert answer.headers["WWW-Authenticate"] == "Token"
    assert not Holding.objects.exists() and not Want.objects.exists()


@pytest.mark.parametrize(
    ("method", "tail", "body"),
    [
        ("get", "", None),
        ("patch", "", {"revision": 2, "count": 0}),
        ("delete", "", None),
        ("post", "count/", {"delta": 1}),
    ],
)
def test_a_strangers_copies_are_not_there(
    owner: APIClient,
    stranger: APIClient,
    copies: Holding,
    method: str,
    tail: str,
    body: dict[str, Any] | None,
) -> None:
    address = f"/api/v1/holdings/{copies.pk}/{tail}"
    theirs = getattr(stranger, method)(address, body)
    nobodys = getattr(stranger, method)(f"/api/v1/holdings/{copies.pk + 1000}/{tail}", body)
    assert (theirs.status_code, theirs.json()) == (404, nobodys.json())
    copies.refresh_from_db()
    assert copies.count == 3
    assert owner.get(f"/api/v1/holdings/{copies.pk}/").status_code == 200


def test_lists_hold_ones_own_things_alone(
    owner: APIClient, stranger: APIClient, copies: Holding
) -> None:
    owner.put("/api/v1/wants/mmg/zarbi/", {"target": 4})
    for address in ("/api/v1/holdings/", "/api/v1/wants/"):
        assert owner.get(address).json()["count"] == 1
        assert stranger.get(address).json()["count"] == 0
    assert stranger.get("/api/v1/wants/mmg/zarbi/").status_code == 404
    own = stranger.get("/api/v1/cards/mmg/zarbi/").json()["own"]
    assert (own["owned"], own["target"]) == (0, 0)


def test_a_strangers_undo_does_not_touch_ones_copies(stranger: APIClient, copies: Holding) -> None:
    answer = stranger.post("/api/v1/holdings/undo/")
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "nothing_to_undo")
    copies.refresh_from_db()
    assert copies.count == 3


def test_a_log_in_session_reads_and_needs_the_csrf_token_to_write(
    alice: User, copies: Holding
) -> None:
    browser = Client(enforce_csrf_checks=True)
    browser.force_login(alice)
    assert browser.get("/api/v1/holdings/").json()["count"] == 1
    address = f"/api/v1/holdings/{copies.pk}/count/"
    refused = browser.post(address, {"delta": 1}, content_type="application/json")
    assert refused.status_code == 403
    assert refused.json()["error"]["code"] == "permission_denied"
    browser.cookies["csrftoken"] = "a" * 32
    sent = browser.post(
        address, {"delta": 1}, content_type="application/json", headers={"X-CSRFToken": "a" * 32}
    )
    assert (sent.status_code, sent.json()["count"]) == (200, 4)
