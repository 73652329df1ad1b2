"""Whatever is sent as a body or header, the answer is a clear 4xx in the one error shape."""

from __future__ import annotations

import json

import pytest
from rest_framework.response import Response
from rest_framework.test import APIClient

from collection.models import Holding, Printing

pytestmark = pytest.mark.django_db
HOLDINGS = "/api/v1/holdings/"


def refused(answer: Response, status: int) -> str:
    """The sentence of a refusal that has the one shape."""
    assert answer.status_code == status, answer.content
    (error,) = answer.json().values()
    assert set(error) == {"status", "code", "message", "problems"}
    assert error["status"] == status and error["message"]
    assert all({"field", "code", "message"} <= set(p) for p in error["problems"])
    return str(error["message"])


@pytest.mark.parametrize(
    "raw",
    [
        b"{", b"[1, 2", b"nonsense", b"\xff\xfe", b'{"count": NaN}', b'"text"', b"[]", b"7",
        b"null", b'{"notes": "\\ud800"}', b'{"\\udfff": 1}', b'{"finish": "\\ud800"}',
        b'{"printing": ' + b"9" * 5000 + b"}", b"[" * 100_000, b'{"a":' * 50_000,
    ],
)  # fmt: skip
def test_a_body_that_cannot_be_read(owner: APIClient, raw: bytes) -> None:
    refused(owner.generic("POST", HOLDINGS, raw, content_type="application/json"), 400)


def test_a_body_of_one_megabyte_is_read_and_judged(owner: APIClient, zarbi: Printing) -> None:
    given = {"printing": zarbi.pk, "count": 1, "notes": "x" * 1_000_000}
    answer = owner.post(HOLDINGS, given)
    refused(answer, 400)
    assert [p["field"] for p in answer.json()["error"]["problems"]] == ["notes"]
    many = {f"key{n}": n for n in range(60_000)}
    answer = owner.post(HOLDINGS, many)
    refused(answer, 400)
    assert len(answer.content) < 10_000
    answer = owner.post(HOLDINGS, {"printing": "9" * 500_000, "count": 1, "finish": "x" * 500_000})
    refused(answer, 400)
    assert len(answer.content) < 10_000
    assert not Holding.objects.exists()


def test_a_larger_body_is_not_read_at_all(owner: APIClient) -> None:
    raw = json.dumps({"notes": "x" * 3_000_000})
    message = refused(owner.generic("POST", HOLDINGS, raw, content_type="application/json"), 413)
    assert "2,097,152" in message


@pytest.mark.parametrize(
    "kind", ["application/x-www-form-urlencoded", "text/plain", "application/xml", ""]
)
def test_a_body_that_is_not_json(owner: APIClient, kind: str) -> None:
    refused(owner.generic("POST", HOLDINGS, b"a=b", content_type=kind), 415)


def test_an_unusual_character_set(owner: APIClient) -> None:
    kind = "application/json; charset=bz2_codec"
    refused(owner.generic("POST", HOLDINGS, b"{}", content_type=kind), 400)


@pytest.mark.parametrize("header", ["Token", "Token a b", "Token nonsense", "Token \xff"])
def test_a_token_that_is_none(visitor: APIClient, header: str) -> None:
    visitor.credentials(HTTP_AUTHORIZATION=header)
    refused(visitor.get(HOLDINGS), 401)
    # A wrong token is told even where none is needed: the caller means to be somebody.
    refused(visitor.get("/api/v1/cards/"), 401)


def test_other_methods(owner: APIClient) -> None:
    refused(owner.delete("/api/v1/cards/"), 405)
    refused(owner.put(HOLDINGS, {}), 405)
    refused(owner.get(f"{HOLDINGS}count/"), 405)


@pytest.mark.parametrize("key", ["99999999999999999999999999", "0"])
def test_a_key_beyond_all_keys(owner: APIClient, key: str) -> None:
    refused(owner.get(f"{HOLDINGS}{key}/"), 404)
    refused(owner.delete(f"/api/v1/tokens/{key}/"), 404)


@pytest.mark.parametrize("tail", ["nowhere/", "holdings/x/", "cards/mmg/a%00b/", "cards/mmg/%ff/"])
def test_an_unknown_address(owner: APIClient, tail: str) -> None:
    answer = owner.get(f"/api/v1/{tail}")
    refused(answer, 400 if "%00" in tail else 404)


def test_an_unknown_format(visitor: APIClient) -> None:
    refused(visitor.get("/api/v1/cards/?format=xml"), 404)
