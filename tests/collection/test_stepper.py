"""Pressing + and - in place, with and without script; undo from a page."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.urls import reverse

from collection.models import Holding
from collection.services.holdings import change_count
from collection.services.lots import Lot
from tests.factories import a_card, a_printing, a_set

pytestmark = pytest.mark.django_db

HTMX = {"HX-Request": "true"}


def test_without_script_a_press_returns_to_the_page_with_a_message(as_alice: Client) -> None:
    printing = a_printing("Xyloth")
    given = {"card": printing.card_id, "change": 1, "next": "/games/"}
    answer = as_alice.post(reverse("holding_change"), given)
    assert (answer.status_code, answer["Location"]) == (302, "/games/")
    assert "Xyloth: 1 owned." in as_alice.get(reverse("holding_list")).content.decode()


def test_with_script_only_the_new_count_is_sent(as_alice: Client) -> None:
    printing = a_printing("Xyloth")
    given = {"card": printing.card_id, "change": 1}
    answer = as_alice.post(reverse("holding_change"), given, headers=HTMX)
    text = answer.content.decode()
    assert answer.status_code == 200
    assert "Xyloth, owned: " in text
    assert ">1<" in text
    assert "<form" not in text


def test_a_press_counts_what_the_stepper_stands_for(as_alice: Client, alice: User) -> None:
    card = a_card("Xyloth")
    first = a_printing(card, a_set(slug="test", position=90))
    second = a_printing(card, a_set(slug="more", position=91))
    change_count(alice, first, 2)
    change_count(alice, second, 3)
    boxed = change_count(alice, second, 4, Lot(location="Box")).holding

    def press(**given: int) -> str:
        given = {"change": 1, **given}
        answer = as_alice.post(reverse("holding_change"), given, headers=HTMX)
        return answer.content.decode().rpartition("</span>")[0].rpartition(">")[2]

    assert press(holding=boxed.pk) == "5"
    assert press(printing=second.pk) == "9"
    assert press(printing=first.pk) == "3"
    assert press(card=card.pk) == "13"
    assert press(card=card.pk, change=-1) == "12"


def test_a_press_below_zero_is_refused_in_words(as_alice: Client) -> None:
    printing = a_printing("Xyloth")
    given = {"printing": printing.pk, "change": -1}
    answer = as_alice.post(reverse("holding_change"), given, headers=HTMX)
    text = answer.content.decode()
    assert answer.status_code == 409
    assert "You have no copies of Xyloth" in text
    assert 'hx-swap-oob="beforeend"' in text
    as_alice.post(reverse("holding_change"), given)
    assert "You have no copies of Xyloth" in as_alice.get(reverse("holding_list")).content.decode()


def test_a_strangers_copies_are_not_found(as_bob: Client, alice: User) -> None:
    row = change_count(alice, a_printing("Xyloth"), 2).holding
    given = {"holding": row.pk, "change": 1}
    assert as_bob.post(reverse("holding_change"), given).status_code == 404
    assert as_bob.get(reverse("holding_edit", args=[row.pk])).status_code == 404
    assert as_bob.post(reverse("holding_edit", args=[row.pk]), {"count": 1}).status_code == 404
    assert Holding.objects.get().count == 2


@pytest.mark.parametrize(
    ("given", "status"),
    [
        ({}, 302),
        ({"change": "many", "card": "1"}, 302),
        ({"change": "1"}, 404),
        ({"change": "1", "card": "0"}, 302),
        ({"change": "1", "card": "99999999"}, 404),
        ({"change": "1", "printing": "99999999"}, 404),
        ({"change": "1", "holding": "99999999"}, 404),
        ({"change": "99999", "card": "1"}, 302),
    ],
)
def test_a_press_that_makes_no_sense_changes_nothing(
    as_alice: Client, given: dict[str, str], status: int
) -> None:
    assert as_alice.post(reverse("holding_change"), given).status_code == status
    assert not Holding.objects.exists()


def test_the_last_change_is_undone_and_redone(as_alice: Client, alice: User) -> None:
    change_count(alice, a_printing("Xyloth"), 2)
    as_alice.post(reverse("collection_undo"))
    assert Holding.objects.get().count == 0
    text = as_alice.get(reverse("collection_home")).content.decode()
    assert "Undone: −2 Xyloth (TEST), now 0." in text
    as_alice.post(reverse("collection_undo"), {"redo": "1"})
    assert Holding.objects.get().count == 2
    as_alice.post(reverse("collection_undo"), {"redo": "1"})
    assert "There is nothing to redo." in as_alice.get(reverse("collection_home")).content.decode()
