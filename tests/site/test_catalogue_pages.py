"""Catalogue pages: what they show, in few queries, to visitors and members."""

from __future__ import annotations

import html
import re
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client

from cards.deck import Deck as DeckValue
from collection.models import Card, Holding, Printing
from collection.selectors.games import vocabularies
from decks.services import lifecycle
from tests.markup import folded

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("shipped")]

GAMES = ["mmg", "whoccg", "nemesis", "risk", "totd"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("display", ["grid", "table", "text"])
def test_card_lists_take_few_queries(
    as_alice: Client, game: str, display: str, django_assert_max_num_queries: Any
) -> None:
    with django_assert_max_num_queries(12):
        answer = as_alice.get(f"/games/{game}/cards/", {"display": display})
    assert answer.status_code == 200


@pytest.mark.parametrize("game", GAMES)
def test_game_set_and_card_pages_take_few_queries(
    as_alice: Client, game: str, django_assert_max_num_queries: Any
) -> None:
    card = Card.objects.filter(game__slug=game).first()
    assert card is not None
    printing = card.printings.select_related("set").first()
    assert printing is not None
    for address in (
        "/", "/games/", f"/games/{game}/", f"/games/{game}/sets/{printing.set.slug}/",
        f"/games/{game}/cards/{card.slug}/", "/search/", "/search/help/",
    ):  # fmt: skip
        with django_assert_max_num_queries(12):
            assert as_alice.get(address).status_code == 200, address


def test_every_card_page_opens(client: Client) -> None:
    for game, slug in Card.objects.values_list("game__slug", "slug"):
        assert client.get(f"/games/{game}/cards/{slug}/").status_code == 200, (game, slug)


def test_a_search_finds_what_it_names(client: Client) -> None:
    answer = client.get("/games/mmg/cards/", {"q": "zarbi", "display": "table"})
    assert "Zarbi" in answer.content.decode()
    rows = answer.context["rows"]
    assert [row["card"].slug for row in rows] == ["zarbi"]


def test_filters_join_the_query(client: Client) -> None:
    answer = client.get("/games/mmg/cards/", {"q": "a or e", "type": "creature", "zone": "future"})
    cards = [row["card"] for row in answer.context["rows"]]
    assert cards
    assert {card.type for card in cards} == {"creature"}
    assert {card.data["fields"]["zone"] for card in cards} == {"future"}


def test_htmx_gets_the_results_alone(client: Client) -> None:
    answer = client.get(
        "/games/mmg/cards/", {"q": "zarbi"}, headers={"HX-Request": "true", "HX-Target": "results"}
    )
    text = answer.content.decode()
    assert "<html" not in text and "Zarbi" in text
    assert "HX-Target" in answer.headers["Vary"]


def test_unknown_values_are_said_to_be_unknown(client: Client) -> None:
    card = Card.objects.filter(is_complete=False).select_related("game").first()
    assert card is not None
    text = client.get(f"/games/{card.game.slug}/cards/{card.slug}/").content.decode()
    assert 'class="provenance is-unknown"' in text


def test_house_values_are_marked(client: Client) -> None:
    card = (
        Card.objects.filter(game__slug="mmg", provenance="rulebook").exclude(data__house=[]).first()
    )
    assert card is not None
    text = client.get(f"/games/mmg/cards/{card.slug}/").content.decode()
    assert 'class="provenance is-house"' in text


def test_a_member_sees_own_copies_and_nobody_elses(
    as_alice: Client, as_bob: Client, alice: User
) -> None:
    printing = Printing.objects.select_related("card").filter(card__slug="zarbi").get()
    Holding.objects.create(owner=alice, card=printing.card, printing=printing, count=3)
    assert as_alice.get("/games/mmg/cards/zarbi/").context["own"].owned == 3
    assert as_bob.get("/games/mmg/cards/zarbi/").context["own"].owned == 0
    assert as_alice.get("/games/mmg/cards/", {"q": "owned>=3"}).context["count"] == 1
    assert as_bob.get("/games/mmg/cards/", {"q": "owned>=1"}).context["count"] == 0


def test_a_faulty_query_offers_the_mended_one(client: Client) -> None:
    text = folded(client.get("/games/mmg/cards/", {"q": "zarbi enrgy>0"}))
    address = re.search(r'href="([^"]+)"><code>energy<', text)
    assert address is not None
    answer = client.get("/games/mmg/cards/" + html.unescape(address.group(1)))
    assert answer.status_code == 200
    assert [row["card"].slug for row in answer.context["rows"]] == ["zarbi"]


def test_home_shows_the_decks_worked_on_last(
    as_alice: Client, alice: User, bob: User, client: Client
) -> None:
    assert "No decks yet" in as_alice.get("/").content.decode()
    for owner, name in ((alice, "Bugs"), (bob, "Secret")):
        lifecycle.create(owner, "mmg", DeckValue.of({"deck": {"zarbi": 3}}), name=name)
    text = as_alice.get("/").content.decode()
    assert "Bugs" in text and "problem" in text and "Secret" not in text
    assert "Bugs" not in client.get("/").content.decode()


def test_games_stand_in_the_order_their_files_ask_for(client: Client) -> None:
    wanted = ["mmg", "whoccg", "nemesis", "risk", "totd"]
    assert [row["game"].id for row in client.get("/").context["games"]] == wanted
    assert [row["game"].id for row in client.get("/games/").context["rows"]] == wanted
    assert list(vocabularies()) == wanted
