"""Quick entry without script: a plain form; and the fragments that script asks for."""

from __future__ import annotations

from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.urls import reverse

from collection.models import Holding, Printing
from collection.selectors.entry import find
from collection.services.holdings import change_count
from tests.factories import a_card, a_game, a_printing, a_set

pytestmark = pytest.mark.django_db

HTMX = {"HX-Request": "true"}


def found(text: str, game: str = "") -> list[str]:
    return [str(p) for p in find(text, game).printings]


@pytest.fixture
def shelf(db: None) -> dict[str, Printing]:
    first, second = a_set(slug="test", position=90), a_set(slug="more", position=91)
    xyloth = a_card("Xyloth")
    return {
        "first": a_printing(xyloth, first, number="12"),
        "second": a_printing(xyloth, second, number="3"),
        "lord": a_printing("Xyloth Lord", first, number="13"),
        "dark": a_printing("Dark Xyloth", first),
        "half": a_printing("Halfxyloth", first),
        "numbered": a_printing("Xyloth 9000 Unit", first),
        "accent": a_printing("Xýlothé", a_set(a_game("risk"), "test")),
    }


def test_printings_are_ranked_by_how_well_the_name_fits(shelf: dict[str, Printing]) -> None:
    assert found("XYLOTH") == [
        "Xyloth (TEST 12)",
        "Xyloth (MORE 3)",
        "Xyloth 9000 Unit (TEST)",
        "Xyloth Lord (TEST 13)",
        "Xýlothé (TEST)",
        "Dark Xyloth (TEST)",
        "Halfxyloth (TEST)",
    ]


def test_words_numbers_sets_and_games_narrow_it(shelf: dict[str, Printing]) -> None:
    assert found("lord xyl") == ["Xyloth Lord (TEST 13)"]
    assert found("xyloth #3") == ["Xyloth (MORE 3)"]
    assert found("xyloth (more)") == ["Xyloth (MORE 3)"]
    assert found("xyloth more") == ["Xyloth (MORE 3)"]
    assert found("xylothe", "risk") == ["Xýlothé (TEST)"]
    assert found("xylothe", "mmg") == []
    assert found("xyl%") == found("xyl_th") == []


def test_a_number_that_finds_nothing_as_a_count_is_a_name(shelf: dict[str, Printing]) -> None:
    assert find("xyloth 2").line.count == 2
    assert find("9000 unit").line.count == 9000
    assert find("unitxx 9000").printings == []
    assert found('"xyloth 9000"') == ["Xyloth 9000 Unit (TEST)"]


def test_retired_cards_are_not_offered(shelf: dict[str, Printing]) -> None:
    Printing.objects.filter(pk=shelf["lord"].pk).update(is_active=False)
    assert found("xyloth lord") == []


def post(client: Client, headers: dict[str, str] | None = None, **given: Any) -> Any:
    lot = {"condition": "near-mint", "language": "en", "finish": "normal"}
    return client.post(reverse("quick_entry"), {**lot, **given}, headers=headers or {})


def test_a_line_that_means_one_card_adds_it(as_alice: Client, shelf: dict[str, Printing]) -> None:
    answer = post(as_alice, q="xyloth lord 3", location="Box", game="mmg")
    assert answer.status_code == 302
    assert "location=Box" in answer["Location"]
    assert "game=mmg" in answer["Location"]
    row = Holding.objects.get()
    assert (row.printing, row.count, row.location) == (shelf["lord"], 3, "Box")
    page = as_alice.get(answer["Location"])
    assert "Added 3 Xyloth Lord (TEST 13), now 3." in page.content.decode()
    assert 'value="Box"' in page.content.decode()


def test_a_line_that_means_several_offers_them(
    as_alice: Client, shelf: dict[str, Printing]
) -> None:
    answer = post(as_alice, q="xyloth")
    text = answer.content.decode()
    assert answer.status_code == 200
    assert "7 printings match; choose one." in text
    assert 'value="xyloth"' in text
    assert text.count('name="printing"') == 7
    answer = post(as_alice, q="xyloth 2", printing=shelf["second"].pk)
    assert answer.status_code == 302
    assert Holding.objects.get().count == 2


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"q": ""}, "Type part of a card&#x27;s name first."),
        ({"q": "no such card"}, "No card matches"),
        ({"q": "xyloth lord 0"}, "the number of copies is 0"),
        ({"q": "xyloth lord 99999"}, "at most 9,999 copies"),
        ({"q": "xyloth lord", "count": "many"}, "Enter a whole number"),
        ({"q": "xyloth lord", "condition": "perfect"}, "Select a valid choice"),
        ({"q": "x" * 2000}, "at most 1000 characters"),
    ],
)
@pytest.mark.parametrize("headers", [{}, HTMX])
def test_what_cannot_be_added_is_explained(
    as_alice: Client,
    shelf: dict[str, Printing],
    given: dict[str, str],
    told: str,
    headers: dict[str, str],
) -> None:
    answer = post(as_alice, headers=headers, **given)
    assert answer.status_code in (200, 400)
    assert told in answer.content.decode()
    assert not Holding.objects.exists()


def test_an_unknown_printing_is_not_found(as_alice: Client) -> None:
    assert post(as_alice, q="x", printing=99_999_999).status_code == 404


def test_script_receives_options_with_what_is_owned(
    as_alice: Client, alice: User, shelf: dict[str, Printing]
) -> None:
    change_count(alice, shelf["second"], 4)
    answer = as_alice.get(reverse("quick_entry_search"), {"q": "xyloth 2"}, headers=HTMX)
    text = answer.content.decode()
    assert "<!doctype" not in text
    assert text.count('role="option"') == 7
    assert text.count('aria-selected="true"') == 1
    assert "4 owned" in text
    assert "7 match; Enter adds 2 Xyloth (TEST 12)." in text


def test_adding_by_script_answers_with_the_news_and_the_recent_list(
    as_alice: Client, shelf: dict[str, Printing]
) -> None:
    answer = post(as_alice, headers=HTMX, q="xyloth", printing=shelf["first"].pk, count="2")
    text = answer.content.decode()
    assert answer["HX-Trigger"] == "entry-added"
    assert "Added 2 Xyloth (TEST 12), now 2." in text
    assert 'id="recent" hx-swap-oob="innerHTML"' in text
    answer = as_alice.post(reverse("collection_undo"), headers=HTMX)
    assert "Undone: −2 Xyloth (TEST 12), now 0." in answer.content.decode()
    assert Holding.objects.get().count == 0


def test_the_search_address_leads_people_to_the_page(as_alice: Client) -> None:
    answer = as_alice.get(reverse("quick_entry_search"), {"q": "a b"})
    assert answer["Location"] == f"{reverse('quick_entry')}?q=a+b&game="
