"""The pages of a collection: who may see them, what they say, how many queries they take."""

from __future__ import annotations

from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.urls import reverse

from collection.models import Holding, Want
from collection.services.holdings import Details, change_count, create_holding
from collection.services.lots import Lot
from collection.services.undo import undo
from collection.services.wants import set_want
from tests.factories import a_card, a_game, a_printing, a_set
from tests.markup import folded

pytestmark = pytest.mark.django_db

PAGES = ["collection_home", "holding_list", "quick_entry", "want_list", "quick_entry_search"]
CHANGES = ["holding_change", "want_set", "collection_undo"]


@pytest.mark.parametrize("name", [*PAGES, *CHANGES])
def test_visitors_are_sent_to_log_in(client: Client, name: str) -> None:
    method = client.post if name in CHANGES else client.get
    answer = method(reverse(name))
    assert answer.status_code == 302
    assert answer["Location"].startswith(reverse("account_login"))


def test_a_script_of_a_visitor_is_told_401(client: Client) -> None:
    answer = client.post(reverse("holding_change"), {"change": 1}, headers={"HX-Request": "true"})
    assert answer.status_code == 401


@pytest.mark.parametrize("name", CHANGES)
def test_changes_are_made_by_post_alone(as_alice: Client, name: str) -> None:
    assert as_alice.get(reverse(name)).status_code == 405


@pytest.mark.parametrize("name", [*CHANGES, "quick_entry"])
def test_changes_need_the_csrf_token(alice: User, name: str) -> None:
    client = Client(enforce_csrf_checks=True)
    client.force_login(alice)
    assert client.post(reverse(name)).status_code == 403


@pytest.mark.parametrize("name", PAGES[:4])
def test_an_empty_collection_says_what_to_do_next(as_alice: Client, name: str) -> None:
    answer = as_alice.get(reverse(name))
    assert answer.status_code == 200
    if name != "quick_entry":
        assert 'class="empty"' in answer.content.decode()


@pytest.fixture
def stocked(alice: User) -> list[Holding]:
    """Forty kinds of copies over two sets and three places, some wanted, some undone."""
    sets = [a_set(slug="test"), a_set(slug="more")]
    rows = []
    for n in range(20):
        for place in ("", f"Box {n % 3}"):
            printing = a_printing(f"Xyloth {n:02}{place}", sets[n % 2], number=str(n))
            details = Details(n + 1, n // 2, Lot(location=place), f"note {n}")
            rows.append(create_holding(alice, printing, details))
            if n % 4 == 0:
                set_want(alice, printing.card, 6)
    undo(alice)
    return rows


@pytest.mark.parametrize("name", PAGES[:4])
def test_pages_take_at_most_twelve_queries(
    as_alice: Client, stocked: list[Holding], name: str, django_assert_max_num_queries: Any
) -> None:
    with django_assert_max_num_queries(12):
        answer = as_alice.get(reverse(name), {"q": "xyloth", "game": "mmg"})
    assert answer.status_code == 200


def test_editing_takes_at_most_twelve_queries(
    as_alice: Client, stocked: list[Holding], django_assert_max_num_queries: Any
) -> None:
    with django_assert_max_num_queries(12):
        assert as_alice.get(reverse("holding_edit", args=[stocked[0].pk])).status_code == 200


def test_home_counts_and_shows_completion(as_alice: Client, alice: User) -> None:
    card_set = a_set(slug="test", name="Tiny set")
    for name in ("Xyloth one", "Xyloth two", "Xyloth three"):
        a_printing(name, card_set)
    mine = a_printing("Xyloth four", card_set)
    create_holding(alice, mine, Details(3, 1))
    set_want(alice, a_card("Xyloth five"), 2)
    page = as_alice.get(reverse("collection_home"))
    assert (page.context["totals"].copies, page.context["totals"].cards) == (3, 1)
    assert (page.context["totals"].for_trade, page.context["totals"].missing) == (1, 2)
    text = page.content.decode()
    assert "Tiny set is the most complete, at 25 % (1 of 4)" in text
    assert "Tiny set lacks 3 cards" in text
    assert "+3" in text


def test_the_list_is_searched_in_the_search_language(
    as_alice: Client, stocked: list[Holding]
) -> None:
    def found(**given: str) -> list[str]:
        page = as_alice.get(reverse("holding_list"), given)
        assert page.status_code == 200
        return [str(row.card) for row in page.context["rows"]]

    assert found(q='"xyloth 07"') == ["Xyloth 07", "Xyloth 07Box 1"]
    assert found(q="xyloth owned>=20") == ["Xyloth 19"]  # the twentieth in a box was undone
    assert set(found(q='loc:"box 2" xyloth owned>=15')) == {"Xyloth 14Box 2", "Xyloth 17Box 2"}
    assert found(q="owned=1 order:-name") == ["Xyloth 00Box 0", "Xyloth 00"]
    assert found(game="risk") == []
    assert len(found(location="Box 1", game="mmg")) == 6


def test_only_the_rows_are_sent_to_a_script(as_alice: Client, stocked: list[Holding]) -> None:
    headers = {"HX-Request": "true", "HX-Target": "results"}
    text = as_alice.get(reverse("holding_list"), headers=headers).content.decode()
    assert "<!doctype" not in text
    assert text.count("<output>") == 39


@pytest.mark.parametrize("q", ["zoen:future", "(", "x" * 5000, "owned>=many", "/(/"])
def test_a_query_that_cannot_be_read_is_explained(as_alice: Client, q: str) -> None:
    answer = as_alice.get(reverse("holding_list"), {"q": q})
    assert answer.status_code == 400
    assert "That query cannot be read" in answer.content.decode()


@pytest.mark.parametrize("name", ["holding_list", "want_list"])
def test_an_unknown_game_is_not_found(as_alice: Client, name: str) -> None:
    assert as_alice.get(reverse(name), {"game": "chess"}).status_code == 404


def test_names_and_notes_are_escaped(as_alice: Client, alice: User) -> None:
    printing = a_printing("<script>alert(1)</script>")
    row = create_holding(alice, printing, Details(1, lot=Lot(location="<b>"), notes="<i>"))
    for address in [*map(reverse, PAGES[:4]), reverse("holding_edit", args=[row.pk])]:
        text = as_alice.get(address, {"q": "script"}).content.decode()
        assert "<script>alert" not in text
        assert "<b>" not in text
        assert "<i>" not in text


def test_a_want_says_what_is_missing_and_what_is_spare(as_alice: Client, alice: User) -> None:
    lacking, over = a_printing("Xyloth one"), a_printing("Xyloth two", a_set(a_game("risk")))
    set_want(alice, lacking.card, 3)
    set_want(alice, over.card, 1)
    change_count(alice, lacking, 1)
    change_count(alice, over, 4)
    page = as_alice.get(reverse("want_list"))
    states = {str(w.card): (w.owned, w.missing, w.spare) for w in page.context["page"]}
    assert states == {"Xyloth one": (1, 2, 0), "Xyloth two": (4, 0, 3)}
    assert "2 missing" in folded(page)
    for given, names in (
        ({"show": "missing"}, ["Xyloth one"]),
        ({"show": "spare"}, ["Xyloth two"]),
        ({"game": "risk"}, ["Xyloth two"]),
    ):
        page = as_alice.get(reverse("want_list"), given)
        assert [str(want.card) for want in page.context["page"]] == names


def test_a_want_is_set_by_card_or_by_name_and_removed_by_zero(
    as_alice: Client, alice: User
) -> None:
    one, _two = a_printing("Xyloth one"), a_printing("Xyloth one hundred")
    as_alice.post(reverse("want_set"), {"card": one.card_id, "target": 2})
    assert Want.objects.get().target == 2
    as_alice.post(reverse("want_set"), {"q": "xyloth one", "target": 5})
    assert Want.objects.get().target == 5
    answer = as_alice.post(reverse("want_set"), {"q": "xyloth", "target": 5})
    assert "2 cards match; choose one." in answer.content.decode()
    answer = as_alice.post(reverse("want_set"), {"card": one.card_id, "target": 0, "next": "/x/"})
    assert answer["Location"] == "/x/"
    assert not Want.objects.exists()


@pytest.mark.parametrize(
    ("given", "status"),
    [
        ({"q": "no such card at all", "target": "1"}, 400),
        ({"q": "xyloth", "target": "many"}, 400),
        ({"q": "xyloth", "target": "-1"}, 400),
        ({"card": "99999999", "target": "1"}, 404),
        ({"card": "x", "target": "1"}, 400),
        ({}, 400),
    ],
)
def test_a_want_that_makes_no_sense_is_refused(
    as_alice: Client, given: dict[str, str], status: int
) -> None:
    assert as_alice.post(reverse("want_set"), given).status_code == status
    assert not Want.objects.exists()


def test_nobody_returns_to_another_site(as_alice: Client) -> None:
    given = {"card": a_card().pk, "target": 1, "next": "https://example.org/"}
    assert as_alice.post(reverse("want_set"), given)["Location"] == reverse("want_list")
