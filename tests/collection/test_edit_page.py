"""The page that edits copies, and what it says when somebody else was quicker."""

from __future__ import annotations

from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.urls import reverse

from collection.models import Holding
from collection.services.holdings import Details, change_count, create_holding
from collection.services.lots import Lot
from tests.factories import a_printing

pytestmark = pytest.mark.django_db


@pytest.fixture
def row(alice: User) -> Holding:
    return create_holding(alice, a_printing("Xyloth"), Details(3, 1, Lot(location="Box"), "old"))


def typed(row: Holding, **changes: Any) -> dict[str, Any]:
    """The form as the page shows it, with some fields typed over."""
    return {
        "revision": row.revision,
        "count": row.count,
        "for_trade": row.for_trade,
        "condition": row.condition,
        "language": row.language,
        "finish": row.finish,
        "location": row.location,
        "notes": row.notes,
        **changes,
    }


def edit(client: Client, row: Holding, **changes: Any) -> Any:
    return client.post(reverse("holding_edit", args=[row.pk]), typed(row, **changes))


def test_the_page_shows_what_is_saved_and_offers_known_places(
    as_alice: Client, row: Holding
) -> None:
    text = as_alice.get(reverse("holding_edit", args=[row.pk])).content.decode()
    assert '<option value="Box">' in text
    assert 'name="count" value="3"' in text
    assert text.count("<option") == 7 + 8 + 4 + 1


def test_every_detail_is_saved(as_alice: Client, row: Holding) -> None:
    answer = edit(
        as_alice, row, count=5, for_trade=2, condition="played", language="de", finish="foil",
        location="Binder", notes="new",
    )  # fmt: skip
    assert answer.status_code == 302
    after = Holding.objects.get()
    assert (after.count, after.for_trade, after.condition) == (5, 2, "played")
    assert (after.language, after.finish, after.location) == ("de", "foil", "Binder")
    assert after.notes == "new"


def test_an_edit_that_came_late_shows_both_versions_and_can_be_sent_again(
    as_alice: Client, alice: User, row: Holding
) -> None:
    change_count(alice, row.printing, 4, Lot.of(row))
    answer = edit(as_alice, row, count=2, notes="mine")
    assert answer.status_code == 409
    text = answer.content.decode()
    assert "changed elsewhere while you edited" in text
    shown = {row["label"]: (row["saved"], row["mine"]) for row in answer.context["conflict"]}
    assert shown["Copies"] == ("7", "2")
    assert shown["Notes"] == ("old", "mine")
    assert Holding.objects.get().count == 7
    kept = answer.context["form"]
    assert (kept["count"].value(), kept["notes"].value()) == ("2", "mine")
    again = typed(row, count=2, notes="mine", revision=kept["revision"].value())
    assert as_alice.post(reverse("holding_edit", args=[row.pk]), again).status_code == 302
    assert (Holding.objects.get().count, Holding.objects.get().notes) == (2, "mine")


def test_joining_with_copies_of_the_same_kind_is_said(
    as_alice: Client, alice: User, row: Holding
) -> None:
    change_count(alice, row.printing, 4)
    answer = edit(as_alice, row, location="")
    assert answer.status_code == 302
    assert Holding.objects.get().count == 7
    text = as_alice.get(reverse("holding_list")).content.decode()
    assert "Joined with the copies of that kind: 7 Xyloth there now." in text


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"count": "many"}, "count"),
        ({"count": "10000"}, "count"),
        ({"count": "-1"}, "count"),
        ({"for_trade": "4"}, "for_trade"),
        ({"condition": "perfect"}, "condition"),
        ({"language": "klingon!"}, "language"),
        ({"location": "x" * 81}, "location"),
        ({"location": "a\x07b"}, "location"),
        ({"notes": "x" * 501}, "notes"),
        ({"revision": "x"}, "revision"),
        ({"revision": ""}, "revision"),
    ],
)
def test_what_cannot_be_saved_is_explained_at_its_field(
    as_alice: Client, row: Holding, changes: dict[str, str], field: str
) -> None:
    answer = edit(as_alice, row, **changes)
    assert answer.status_code == 400
    assert list(answer.context["form"].errors) == [field]
    after = Holding.objects.get()
    assert (after.count, after.revision) == (row.count, row.revision)
