"""The editor page and its answers: who may enter, what a change does, with script and without."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.db.models import F
from django.test import Client

from collection.models import Card, Game, Holding, Printing
from decks.models import Deck
from decks.selectors.verdicts import value_of
from decks.services import lifecycle
from tests.factories import a_card
from tests.markup import folded

pytestmark = pytest.mark.django_db
Make = Callable[..., Deck]
HTMX = {"HX-Request": "true"}


def address(deck: Deck, part: str = "") -> str:
    return f"/decks/{deck.pk}/edit/{part}"


def change(client: Client, deck: Deck, *what: str, base: str = "", script: bool = True) -> Any:
    return client.post(
        address(deck, "change/"),
        {"do": what, "base": base or head(deck)},
        headers=HTMX if script else None,
    )


def step(client: Client, deck: Deck, name: str, base: str = "") -> Any:
    data = {"step": name, "base": base or head(deck)}
    return client.post(address(deck, "step/"), data, headers=HTMX)


def head(deck: Deck) -> str:
    deck.refresh_from_db()
    assert deck.head is not None
    return deck.head.content_hash


def cards(deck: Deck) -> dict[str, int]:
    deck.refresh_from_db()
    return value_of(deck).counts()


def own(user: User, card: str, count: int) -> None:
    printing = Printing.objects.filter(card__slug=card, card__game__slug="mmg").first()
    assert printing is not None
    Holding.objects.create(owner=user, card=printing.card, printing=printing, count=count)


# Who may enter


def test_a_visitor_is_sent_to_log_in(client: Client, alice: User, make_deck: Make) -> None:
    deck = make_deck(alice)
    for answer in (client.get(address(deck)), client.post(address(deck, "change/"))):
        assert answer.status_code == 302
        assert "/account/login/" in answer["Location"]
    told = client.post(address(deck, "change/"), headers=HTMX)
    assert told.status_code == 401


def test_a_stranger_finds_nothing_even_when_the_deck_is_public(
    alice: User, as_bob: Client, make_deck: Make
) -> None:
    deck = make_deck(alice, {"zarbi": 1}, visibility="public")
    assert as_bob.get(address(deck)).status_code == 404
    assert as_bob.get(address(deck, "state/")).status_code == 404
    assert as_bob.get(address(deck, "look/zarbi/")).status_code == 404
    assert change(as_bob, deck, "deck/zarbi/+1").status_code == 404
    assert step(as_bob, deck, "undo").status_code == 404
    assert cards(deck) == {"zarbi": 1}


def test_changing_needs_post(as_alice: Client, alice: User, make_deck: Make) -> None:
    deck = make_deck(alice)
    assert as_alice.get(address(deck, "change/")).status_code == 405
    assert as_alice.post(address(deck)).status_code == 405


# What the page shows


def test_the_page_shows_both_panes_and_every_finding(
    as_alice: Client, alice: User, make_deck: Make
) -> None:
    deck = make_deck(alice, {"zarbi": 5})
    page = as_alice.get(address(deck), {"q": "zarbi"}).content.decode()
    assert 'id="found-zarbi"' in page
    assert 'id="line-deck-zarbi"' in page
    for rule in ("MMG-D01", "MMG-D03", "MMG-D04", "MMG-D05", "MMG-D06", "MMG-D07", "MMG-D08"):
        assert rule in page
    # A broken limit points at its card, a missing card at a search for it.
    assert 'data-jump="line-deck-zarbi"' in page
    assert 'data-find="is:watcher zone:past"' in page


def test_each_card_shows_need_free_and_own(as_alice: Client, alice: User, make_deck: Make) -> None:
    own(alice, "zarbi", 3)
    other = make_deck(alice, {"zarbi": 2}, name="Other")
    lifecycle.build(other.pk, alice.pk)
    deck = make_deck(alice, {"zarbi": 2})
    page = folded(as_alice.get(address(deck), {"q": "zarbi"}))
    assert page.count("Need <b data-need>2</b>, free 1, own 3") == 2
    look = folded(as_alice.get(address(deck, "look/zarbi/"), headers=HTMX))
    assert "3 owned, 1 free for this deck, 2 needed. 2 in Other." in look


def test_my_cards_is_remembered_and_an_empty_list_is_explained(
    as_alice: Client, alice: User, make_deck: Make
) -> None:
    own(alice, "zarbi", 1)
    deck = make_deck(alice)
    first = as_alice.get(address(deck)).content.decode()
    assert 'id="found-ace"' in first
    as_alice.get(address(deck), {"cards": "mine"})
    mine = as_alice.get(address(deck)).content.decode()
    assert 'id="found-zarbi"' in mine
    assert 'id="found-ace"' not in mine
    none = as_alice.get(address(deck), {"q": "ace"}).content.decode()
    assert "None of your cards matches" in none
    assert "Look among all cards" in none


def test_a_faulty_query_is_explained(as_alice: Client, alice: User, make_deck: Make) -> None:
    deck = make_deck(alice)
    headers = {"HX-Request": "true", "HX-Target": "found"}
    answer = as_alice.get(address(deck), {"q": "enrgy>2"}, headers=headers)
    assert "<mark>enrgy</mark>" in answer.content.decode()
    assert "<html" not in answer.content.decode()


# Changes


def test_a_change_answers_with_the_deck_judged_anew(
    as_alice: Client, alice: User, make_deck: Make
) -> None:
    deck = make_deck(alice)
    answer = change(as_alice, deck, "deck/zarbi/+1", "deck/zarbi/+1", "deck/dalek/3")
    page = answer.content.decode()
    assert cards(deck) == {"zarbi": 2, "dalek": 3}
    assert "<html" not in page
    assert "The deck has 5 cards; at least 55 are needed." in page
    assert f'value="{head(deck)}"' in page


def test_one_change_is_told_as_a_count(as_alice: Client, alice: User, make_deck: Make) -> None:
    deck = make_deck(alice, {"zarbi": 1})
    told = change(as_alice, deck, "deck/zarbi/+1").content.decode()
    assert "Zarbi: 2 in the play deck." in told
    told = change(as_alice, deck, "deck/zarbi/0").content.decode()
    assert "Zarbi: none in the play deck." in told
    assert "Nothing changed." in change(as_alice, deck, "deck/zarbi/-1").content.decode()


@pytest.mark.parametrize(
    "what",
    [
        [],
        ["zarbi"],
        ["deck/zarbi/x"],
        ["deck/zarbi/+"],
        ["deck/zarbi/1000"],
        ["nowhere/zarbi/+1"],
        ["deck/no-such-card/+1"],
        ["deck/zarbi/+1"] * 101,
    ],
)
@pytest.mark.parametrize("script", [True, False])
def test_what_cannot_be_done_is_refused_with_a_reason(
    as_alice: Client, alice: User, make_deck: Make, what: list[str], script: bool
) -> None:
    deck = make_deck(alice, {"zarbi": 1})
    answer = change(as_alice, deck, *what, script=script)
    if script:
        assert answer.status_code == 400
        assert "note is-bad" in answer.content.decode()
    else:
        assert answer.status_code == 302
        assert "note is-bad" in as_alice.get(answer["Location"]).content.decode()
    assert cards(deck) == {"zarbi": 1}


def test_without_script_the_page_comes_back_at_the_card(
    as_alice: Client, alice: User, make_deck: Make
) -> None:
    deck = make_deck(alice)
    here = f"{address(deck)}?q=zarbi"
    answer = as_alice.post(
        address(deck, "change/"), {"do": "deck/zarbi/+1", "base": head(deck), "next": here}
    )
    assert answer["Location"] == f"{here}#line-deck-zarbi"
    page = as_alice.get(here).content.decode()
    assert "Zarbi: 1 in the play deck." in page
    away = {"do": "deck/zarbi/-1", "base": head(deck), "next": "https://example.org/"}
    assert as_alice.post(address(deck, "change/"), away)["Location"] == address(deck)


def test_a_card_that_left_the_catalogue_can_be_taken_out(
    as_alice: Client, alice: User, make_deck: Make
) -> None:
    card = a_card("Passing Fancy")
    deck = make_deck(alice, {card.slug: 1})
    card.is_active = False
    card.save()
    Game.objects.update(revision=F("revision") + 1)
    page = as_alice.get(address(deck)).content.decode()
    assert "Not in the catalogue" in page
    assert change(as_alice, deck, f"deck/{card.slug}/-1").status_code == 200
    assert cards(deck) == {}


# Undo and redo


def test_undo_and_redo(as_alice: Client, alice: User, make_deck: Make) -> None:
    deck = make_deck(alice)
    change(as_alice, deck, "deck/zarbi/+1")
    undone = step(as_alice, deck, "undo").content.decode()
    assert "Undone: −1 Zarbi." in undone
    assert cards(deck) == {}
    redone = step(as_alice, deck, "redo").content.decode()
    assert "Redone: +1 Zarbi." in redone
    assert cards(deck) == {"zarbi": 1}
    nothing = step(as_alice, deck, "redo")
    assert nothing.status_code == 400
    assert "There is nothing to redo." in nothing.content.decode()


# Two tabs


def test_two_tabs_merge_and_tell_what_the_other_did(
    as_alice: Client, alice: User, make_deck: Make
) -> None:
    deck = make_deck(alice, {"zarbi": 1})
    seen = head(deck)
    change(as_alice, deck, "deck/dalek/+2", base=seen)
    second = change(as_alice, deck, "deck/zarbi/+1", base=seen).content.decode()
    assert cards(deck) == {"zarbi": 2, "dalek": 2}
    assert "Changed elsewhere meanwhile: +2 Dalek" in second
    third = change(as_alice, deck, "deck/zarbi/+1").content.decode()
    assert "Changed elsewhere" not in third


def test_two_tabs_without_script(as_alice: Client, alice: User, make_deck: Make) -> None:
    deck = make_deck(alice)
    seen = head(deck)
    change(as_alice, deck, "deck/dalek/+1", base=seen, script=False)
    change(as_alice, deck, "deck/zarbi/+1", base=seen, script=False)
    page = as_alice.get(address(deck)).content.decode()
    assert cards(deck) == {"zarbi": 1, "dalek": 1}
    assert "Changed elsewhere meanwhile: +1 Dalek" in page


def test_undo_never_takes_back_what_another_tab_did(
    as_alice: Client, alice: User, make_deck: Make
) -> None:
    deck = make_deck(alice)
    change(as_alice, deck, "deck/zarbi/+1")
    seen = head(deck)
    change(as_alice, deck, "deck/dalek/+1")
    answer = step(as_alice, deck, "undo", base=seen)
    assert answer.status_code == 409
    assert "Changed elsewhere meanwhile: +1 Dalek" in answer.content.decode()
    assert cards(deck) == {"zarbi": 1, "dalek": 1}


def test_a_page_can_ask_whether_it_is_up_to_date(
    as_alice: Client, alice: User, make_deck: Make
) -> None:
    deck = make_deck(alice)
    seen = head(deck)
    current = as_alice.get(address(deck, "state/"), {"base": seen}, headers=HTMX)
    assert current.status_code == 204
    change(as_alice, deck, "deck/zarbi/+1")
    behind = as_alice.get(address(deck, "state/"), {"base": seen}, headers=HTMX)
    assert "Changed elsewhere meanwhile: +1 Zarbi" in behind.content.decode()


def test_a_version_too_old_to_compare_is_still_told(
    as_alice: Client, alice: User, make_deck: Make
) -> None:
    deck = make_deck(alice)
    answer = change(as_alice, deck, "deck/zarbi/+1", base="0" * 64).content.decode()
    assert "Changed elsewhere meanwhile." in answer


# Cost


def test_a_change_costs_the_same_whatever_the_deck_holds(
    as_alice: Client, alice: User, make_deck: Make, django_assert_max_num_queries: Any
) -> None:
    few = make_deck(alice, {"zarbi": 1})
    many = make_deck(alice, dict.fromkeys(_slugs(60), 1))
    for deck in (few, many):
        base = head(deck)
        with django_assert_max_num_queries(12):
            change(as_alice, deck, "deck/zarbi/+1", "deck/dalek/+1", base=base)


def test_the_page_costs_the_same_whatever_the_deck_holds(
    as_alice: Client, alice: User, make_deck: Make, django_assert_max_num_queries: Any
) -> None:
    for deck in (make_deck(alice), make_deck(alice, dict.fromkeys(_slugs(60), 1))):
        with django_assert_max_num_queries(12):
            as_alice.get(address(deck))


def _slugs(number: int) -> list[str]:
    rows = Card.objects.filter(game__slug="mmg", is_active=True).order_by("pk")
    return list(rows.values_list("slug", flat=True)[:number])


def test_what_was_changed_elsewhere_can_be_taken_back(
    as_alice: Client, alice: User, make_deck: Make
) -> None:
    deck = make_deck(alice, {"zarbi": 1, "dalek": 3})
    seen = head(deck)
    change(as_alice, deck, "deck/dalek/-2", "deck/yeti/+1")
    page = change(as_alice, deck, "deck/zarbi/+1", base=seen).content.decode()
    assert 'name="do" value="deck/dalek/+2 deck/yeti/-1"' in page
    assert "Keep both" in page and "Take mine back" in page
    change(as_alice, deck, "deck/dalek/+2 deck/yeti/-1")
    assert cards(deck) == {"zarbi": 2, "dalek": 3}
    # A page that only looked again has nothing of its own to take back.
    looked = as_alice.get(address(deck, "state/"), {"base": seen}, headers=HTMX).content.decode()
    assert "Keep it" in looked and "Take mine back" not in looked
