"""Whatever is sent, the answer is a clear 4xx, never a 500."""

from __future__ import annotations

import pytest
from django.test import Client

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("shipped")]

ADDRESSES = ["/games/mmg/cards/", "/search/", "/api/v1/cards/"]


@pytest.mark.parametrize("address", ADDRESSES)
@pytest.mark.parametrize(
    "query",
    [
        "enrgy>=2", "(", ")", '"open', "energy>=", "-", "or or", "type:nothing", "/(/", "/a{9999}/",
        "order:", "is:nonsense", "owned>=2", "((((((((((((((((((((((((((((((((((((((((a",
        "x" * 3000, "energy>=99999999999999999999", "\u202e", "a or",
    ],
)  # fmt: skip
def test_a_malformed_query_is_a_400_that_says_where(
    client: Client, address: str, query: str
) -> None:
    answer = client.get(address, {"q": query})
    assert answer.status_code in (200, 400)
    if answer.status_code == 400:
        text = answer.content.decode()
        assert "character" in text or "position" in text


@pytest.mark.parametrize("address", ADDRESSES)
@pytest.mark.parametrize(
    "raw", ["q=%ff%fe", "q=%00", "q=" + "a" * 1_000_000, "page=%C3%28", "q=" + "(" * 16_000]
)
def test_bytes_that_are_no_text_and_huge_addresses(client: Client, address: str, raw: str) -> None:
    answer = client.get(f"{address}?{raw}")
    assert answer.status_code == 400


@pytest.mark.parametrize("page", ["0", "-1", "99999", "x", ""])
def test_an_odd_page_number_shows_a_page(client: Client, page: str) -> None:
    assert client.get("/games/mmg/cards/", {"page": page}).status_code == 200


@pytest.mark.parametrize(
    "address",
    ["/games/chess/", "/games/chess/cards/", "/games/mmg/cards/nobody/", "/games/mmg/sets/none/",
     "/nowhere/", "/games/mmg/cards/zarbi/x"],
)  # fmt: skip
def test_an_unknown_address_is_a_404_page(client: Client, address: str) -> None:
    answer = client.get(address)
    assert answer.status_code == 404
    assert "<html" in answer.content.decode()


def test_an_unknown_game_names_the_games(client: Client) -> None:
    text = client.get("/games/chess/").content.decode()
    assert "chess" in text and "mmg" in text and "totd" in text


def test_an_unknown_api_address_is_json(client: Client) -> None:
    answer = client.get("/api/v1/nowhere/")
    assert answer.status_code == 404
    assert answer.json()["error"]["code"] == "not_found"


def test_a_form_above_the_limit_is_a_413_page(client: Client) -> None:
    answer = client.post("/account/login/", {"login": "x" * 3_000_000})
    assert answer.status_code == 413
    text = answer.content.decode()
    assert "<html" in text and "2,097,152" in text


def test_pages_refuse_other_methods(client: Client) -> None:
    for address in (
        "/",
        "/games/",
        "/games/mmg/",
        "/games/mmg/cards/",
        "/search/",
        "/search/help/",
    ):
        assert client.post(address).status_code == 405


def test_a_query_is_shown_as_text_not_as_markup(client: Client) -> None:
    text = client.get("/search/", {"q": "<script>alert(1)</script>"}).content.decode()
    assert "<script>alert" not in text
