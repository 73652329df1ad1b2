"""Where a form leads back to: a page of ours, whatever stands in `next`."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import User
from django.test import Client, RequestFactory
from django.urls import reverse

from collection.models import Printing
from collection.services.holdings import Details, create_holding
from web.members import next_page


@pytest.mark.parametrize(
    "wanted", ["abc", "home", "https://elsewhere.example/", "//elsewhere.example", "javascript:x/"]
)
def test_what_is_no_page_of_ours_leads_to_the_default(wanted: str) -> None:
    request = RequestFactory().post("/", {"next": wanted})
    assert next_page(request, "want_list") == reverse("want_list")


def test_a_page_of_ours_is_kept() -> None:
    request = RequestFactory().post("/", {"next": "/cards/?q=dalek"})
    assert next_page(request) == "/cards/?q=dalek"


@pytest.mark.django_db
def test_a_change_with_a_strange_next_is_made_and_answered(
    shipped: None, alice: User, as_alice: Client
) -> None:
    printing = Printing.objects.select_related("card").get(card__slug="zarbi", set__slug="base")
    holding = create_holding(alice, printing, Details(3, 1))
    wish = reverse("want_set")
    undo = reverse("collection_undo")
    edit = reverse("holding_edit", args=[holding.pk])
    form = as_alice.get(edit).context["form"]
    values = {name: form[name].value() or "" for name in form.fields}
    for address, given in (
        (wish, {"card": printing.card_id, "target": 2}),
        (edit, values),
        (undo, {}),
    ):
        answer = as_alice.post(address, {**given, "next": "abc"})
        assert answer.status_code == 302, address
        assert answer["Location"].startswith("/"), address
