"""Copies by API: list, record, edit from a revision, remove."""

from __future__ import annotations

from typing import Any

import pytest
from django.contrib.auth.models import User
from rest_framework.test import APIClient

from collection.models import Holding, HoldingChange, Printing
from collection.services.holdings import Details, create_holding
from collection.services.lots import Lot
from tests.factories import a_printing

pytestmark = pytest.mark.django_db
HOLDINGS = "/api/v1/holdings/"


def test_copies_are_recorded_and_shown(owner: APIClient, alice: User, zarbi: Printing) -> None:
    given = {
        "printing": zarbi.pk, "count": 4, "for_trade": 1, "condition": "played", "language": "DE",
        "finish": "foil", "location": "  Box   1 ", "notes": "signed",
    }  # fmt: skip
    answer = owner.post(HOLDINGS, given)
    assert answer.status_code == 201
    made = answer.json()
    assert made["card"] == {"game": "mmg", "id": "zarbi", "name": "Zarbi"}
    assert made["printing"]["id"] == zarbi.pk
    assert (made["language"], made["location"]) == ("de", "Box 1")
    assert owner.get(answer.headers["Location"]).json() == made
    row = Holding.objects.get(owner=alice)
    assert (row.count, row.for_trade, row.notes) == (4, 1, "signed")
    assert HoldingChange.objects.get(owner=alice).delta == 4


def test_copies_of_a_kind_one_has_are_not_recorded_twice(
    owner: APIClient, copies: Holding, zarbi: Printing
) -> None:
    answer = owner.post(HOLDINGS, {"printing": zarbi.pk, "count": 1, "location": "Box 1"})
    assert answer.status_code == 409
    error = answer.json()["error"]
    assert error["code"] == "exists" and "3" in error["message"]
    assert error["problems"][0]["current"]["id"] == copies.pk


def test_some_values_are_edited_and_the_rest_stays(owner: APIClient, copies: Holding) -> None:
    answer = owner.patch(
        f"{HOLDINGS}{copies.pk}/", {"revision": copies.revision, "condition": "mint"}
    )
    assert answer.status_code == 200
    after = answer.json()
    assert after["condition"] == "mint" and after["revision"] == copies.revision + 1
    for name in ("count", "for_trade", "language", "finish", "location", "notes"):
        assert after[name] == getattr(copies, name)


def test_an_edit_from_an_older_revision_is_refused(owner: APIClient, copies: Holding) -> None:
    address = f"{HOLDINGS}{copies.pk}/"
    given = {"revision": copies.revision, "notes": "first"}
    assert owner.patch(address, given).status_code == 200
    late = owner.patch(address, {**given, "notes": "second"})
    assert late.status_code == 409
    error = late.json()["error"]
    assert error["code"] == "conflict"
    assert error["problems"][0]["current"] == owner.get(address).json()
    assert owner.get(address).json()["notes"] == "first"


def test_an_edit_needs_a_revision(owner: APIClient, copies: Holding) -> None:
    answer = owner.patch(f"{HOLDINGS}{copies.pk}/", {"notes": "x"})
    assert answer.status_code == 400
    assert answer.json()["error"]["problems"][0]["field"] == "revision"


def test_copies_that_become_alike_are_joined(
    owner: APIClient, alice: User, copies: Holding, zarbi: Printing
) -> None:
    other = create_holding(alice, zarbi, Details(2, lot=Lot(location="Box 2")))
    answer = owner.patch(
        f"{HOLDINGS}{other.pk}/", {"revision": other.revision, "location": "Box 1"}
    )
    assert answer.json()["id"] == copies.pk and answer.json()["count"] == 5
    assert owner.get(f"{HOLDINGS}{other.pk}/").status_code == 404


@pytest.mark.parametrize(
    ("given", "fields"),
    [
        ({"count": -1, "for_trade": "many"}, {"count", "for_trade"}),
        ({"count": 10_000}, {"count"}),
        ({"count": 2, "for_trade": 3}, {"for_trade"}),
        ({"condition": "shiny", "finish": "gold"}, {"condition", "finish"}),
        ({"language": "english"}, {"language"}),
        ({"location": "x" * 81, "notes": "x" * 501}, {"location", "notes"}),
        ({"notes": "\x00"}, {"notes"}),
        ({"notes": "\x07"}, {"notes"}),
        ({"notes": None, "count": None}, {"notes", "count"}),
        ({"notes": ["a"], "location": {}}, {"notes", "location"}),
        ({"conditon": "mint", "owner": 1}, {"conditon", "owner"}),
        ({"printing": 1}, {"printing"}),
    ],
)
def test_every_fault_of_an_edit_is_named(
    owner: APIClient, copies: Holding, given: dict[str, Any], fields: set[str]
) -> None:
    answer = owner.patch(f"{HOLDINGS}{copies.pk}/", {"revision": copies.revision, **given})
    assert answer.status_code == 400
    assert {problem["field"] for problem in answer.json()["error"]["problems"]} == fields
    copies.refresh_from_db()
    assert (copies.count, copies.notes) == (3, "from the attic")


@pytest.mark.parametrize("key", [0, -1, 10**30, "x", None, True, [1], 1.5])
def test_an_unknown_printing_is_a_fault_of_the_body(owner: APIClient, key: object) -> None:
    answer = owner.post(HOLDINGS, {"printing": key, "count": 1})
    assert answer.status_code == 400
    assert [problem["field"] for problem in answer.json()["error"]["problems"]] == ["printing"]


def test_a_choice_says_what_can_be_chosen(owner: APIClient, zarbi: Printing) -> None:
    answer = owner.post(HOLDINGS, {"printing": zarbi.pk, "count": 1, "finish": "gold"})
    (problem,) = answer.json()["error"]["problems"]
    assert problem["message"] == "Expected one of normal, foil, altered, proxy, not gold."


def test_copies_are_removed_and_can_be_brought_back(owner: APIClient, copies: Holding) -> None:
    address = f"{HOLDINGS}{copies.pk}/"
    stale = owner.delete(f"{address}?revision={copies.revision - 1}")
    assert (stale.status_code, stale.json()["error"]["code"]) == (409, "conflict")
    assert owner.delete(f"{address}?revision=x").status_code == 400
    assert owner.delete(f"{address}?revision={copies.revision}").status_code == 204
    assert owner.get(address).status_code == 404
    assert owner.delete(address).status_code == 404
    undone = owner.post(f"{HOLDINGS}undo/").json()
    (back,) = owner.get(HOLDINGS).json()["results"]
    assert undone["holdings"] == [back["id"]] and back["count"] == 3


@pytest.fixture
def shelf(alice: User, copies: Holding) -> list[Holding]:
    """Beside the Zarbis of Box 1, copies of cards of two games."""
    rows = [("mmg", "davros", Details(1)), ("nemesis", "", Details(2, 0, Lot("poor", "de")))]
    made = [copies]
    for game, slug, details in rows:
        printings = Printing.objects.filter(card__game__slug=game)
        printing = printings.get(card__slug=slug) if slug else printings.order_by("pk")[0]
        made.append(create_holding(alice, printing, details))
    return made


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({}, {0, 1, 2}),
        ({"game": "mmg"}, {0, 1}),
        ({"game": "nemesis"}, {2}),
        ({"q": "zarbi"}, {0}),
        ({"q": "owned>=2"}, {0, 2}),
        ({"location": "Box 1"}, {0}),
        ({"location": ""}, {0, 1, 2}),
        ({"condition": "poor"}, {2}),
        ({"language": "de", "game": "mmg"}, set()),
        ({"for_trade": "true"}, {0}),
        ({"for_trade": "false"}, {1, 2}),
        ({"finish": "foil"}, set()),
    ],
)
def test_lists_are_filtered(
    owner: APIClient, shelf: list[Holding], given: dict[str, str], expected: set[int]
) -> None:
    found = owner.get(HOLDINGS, given).json()
    assert {row["id"] for row in found["results"]} == {shelf[n].pk for n in expected}


def test_a_list_follows_the_order_of_its_query(
    owner: APIClient, alice: User, copies: Holding
) -> None:
    for slug in ("davros", "adric"):
        printing = Printing.objects.filter(card__game__slug="mmg", card__slug=slug)[0]
        create_holding(alice, printing, Details(1))
    for query in ("order:name", "order:-name", "order:-energy", "order:set", "order:zone"):
        found = owner.get(HOLDINGS, {"q": query, "game": "mmg"}).json()["results"]
        cards = owner.get("/api/v1/cards/", {"q": f"owned>0 {query}", "game": "mmg"}).json()
        assert [row["card"]["id"] for row in found] == [card["id"] for card in cards["results"]]


@pytest.mark.parametrize(
    "given",
    [{"condition": "shiny"}, {"printing": "x"}, {"for_trade": "perhaps"}, {"q": "(("}],
)
def test_a_faulty_filter_is_a_400(owner: APIClient, given: dict[str, str]) -> None:
    answer = owner.get(HOLDINGS, given)
    assert answer.status_code == 400
    assert {p["field"] for p in answer.json()["error"]["problems"]} == set(given)


def test_copies_of_a_card_that_left_the_catalogue_are_still_listed(
    owner: APIClient, alice: User
) -> None:
    printing = a_printing("Withdrawn")
    row = create_holding(alice, printing, Details(1))
    printing.card.is_active = False
    printing.card.save()
    assert [one["id"] for one in owner.get(HOLDINGS).json()["results"]] == [row.pk]
