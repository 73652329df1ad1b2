"""No page of decks asks the database more than twelve questions, however much it shows."""

from __future__ import annotations

import io
from collections.abc import Callable

import pytest
from django.contrib.auth.models import User
from django.core.management import call_command
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from cards.deck import Deck as DeckValue
from cards.deck import Line
from collection.models import Holding, Printing
from decks.models import Deck
from decks.services import editing, lifecycle
from decks.services.editing import Change

pytestmark = pytest.mark.django_db
Make = Callable[..., Deck]
MOST = 12


@pytest.fixture
def deck(alice: User, bob: User, make_deck: Make) -> Deck:
    """A deck with everything that a page could ask about."""
    origin = make_deck(bob, {"zarbi": 4, "dalek": 2, "yeti": 1}, name="Origin", visibility="public")
    deck = lifecycle.fork(origin, alice, "Forked")
    lifecycle.set_tags(deck, ["one", "two"])
    for slug in ("zarbi", "dalek"):
        printing = Printing.objects.filter(card__slug=slug, card__game__slug="mmg").first()
        assert printing is not None
        Holding.objects.create(owner=alice, card=printing.card, printing=printing, count=3)
    for n in range(8):
        editing.edit(deck.pk, alice.pk, [Change("deck", "zarbi", count=n)])
        other = make_deck(alice, {"zarbi": 1, "dalek": 1}, name=f"Other {n}")
        lifecycle.build(other.pk, alice.pk)
    for game in ("nemesis", "risk", "totd", "whoccg"):
        for owner in (alice, bob):
            text = DeckValue([Line("any", "no-such-card", 1)])
            lifecycle.create(owner, game, text, name=game, visibility="public")
    call_command("stock", "load", stdout=io.StringIO())
    lifecycle.build(deck.pk, alice.pk)
    lifecycle.describe(deck.pk, alice.pk, visibility="public")
    return deck


PAGES = [
    "/",
    "/decks/",
    "/decks/stock/",
    "/decks/public/",
    "/decks/new/",
    "/decks/import/",
    "/decks/import/?deck={pk}",
    "/decks/import/?deck={pk}&again=1",
    "/decks/compare/?a={pk}@2&b={pk}",
    "/decks/{pk}/",
    "/decks/{pk}/?as=list",
    "/decks/{pk}/edit/",
    "/decks/{pk}/versions/",
    "/decks/{pk}/versions/2/",
    "/decks/{pk}/settings/",
    "/decks/{pk}/pick/",
    "/decks/{pk}/put-back/",
    "/decks/{pk}/file/text/",
]


def test_pages(as_alice: Client, deck: Deck) -> None:
    """One test for all: the decks that it needs take longer to make than the pages to answer."""
    too_many = {}
    for page in PAGES:
        address = page.format(pk=deck.pk)
        # Once to fill what the process keeps: the cards and rules of the games.
        assert as_alice.get(address).status_code == 200
        with CaptureQueriesContext(connection) as asked:
            as_alice.get(address)
        if len(asked) > MOST:
            too_many[page] = [one["sql"][:200] for one in asked]
    assert too_many == {}


def test_the_report_of_an_import(as_alice: Client, deck: Deck) -> None:
    text = "\n".join(f"1 No such card {n}" for n in range(60)) + "\n4 Zarbi\n"
    data = {"text": text, "game": "", "step": "read"}
    as_alice.post("/decks/import/", data)
    with CaptureQueriesContext(connection) as asked:
        answer = as_alice.post("/decks/import/", data)
    assert answer.status_code == 200
    assert len(asked) <= MOST, "\n".join(one["sql"][:200] for one in asked)
