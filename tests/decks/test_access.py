"""Every page and every button of a deck, for its owner, for a stranger and for a visitor."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.urls import get_resolver

from decks.models import Deck
from decks.services import lifecycle

pytestmark = pytest.mark.django_db
Make = Callable[..., Deck]

# What only the owner sees, whoever may read the deck itself.
OWNERS_PAGES = [
    "edit/",
    "edit/look/zarbi/",
    "versions/",
    "versions/1/",
    "settings/",
    "delete/",
    "pick/",
    "put-back/",
]
OWNERS_BUTTONS = {
    "edit/change/": {"do": "deck/zarbi/+1"},
    "edit/loose/": {"line": "deck/3 Something"},
    "edit/step/": {"step": "undo"},
    "versions/1/name/": {"name": "Stolen"},
    "versions/1/restore/": {},
    "settings/": {"name": "Stolen", "visibility": "public"},
    "link/": {},
    "build/": {},
    "delete/": {},
}
READERS_PAGES = ["", "file/text/", "file/json/", "file/dek/", "file/code/"]


@pytest.fixture
def deck(alice: User, make_deck: Make) -> Deck:
    return make_deck(alice, {"zarbi": 2})


def show(deck: Deck, visibility: str) -> None:
    deck.visibility = visibility
    deck.save()


def test_no_address_of_decks_is_forgotten_here() -> None:
    """A new page must be added to one of the lists above, or to the tests below."""
    known = {"edit/state/", "edit/look/<str:slug>/", "versions/<int:number>/", "file/<str:form>/",
             "fork/", "versions/<int:number>/name/", "versions/<int:number>/restore/"}  # fmt: skip
    known |= {*OWNERS_PAGES, *OWNERS_BUTTONS, *READERS_PAGES}
    known |= {"list", "stock/", "public/", "new/", "import/", "compare/", "s/<str:token>/"}
    found = set()
    for name, forms in get_resolver("decks.urls").reverse_dict.lists():
        if isinstance(name, str):
            pattern = str(forms[0][0][0][0])
            found.add(pattern.replace("%(pk)s/", ""))
    short = {
        one.replace("<str:", "%(").replace("<int:", "%(").replace(">", ")s") for one in known
    } - {"list"}
    assert found - short - {""} == set()


@pytest.mark.parametrize("page", OWNERS_PAGES)
@pytest.mark.parametrize("visibility", ["private", "unlisted", "public"])
def test_pages_of_the_owner(
    client: Client, as_alice: Client, as_bob: Client, deck: Deck, page: str, visibility: str
) -> None:
    show(deck, visibility)
    address = f"/decks/{deck.pk}/{page}"
    assert as_alice.get(address).status_code == 200
    assert as_bob.get(address).status_code == 404
    answer = client.get(address)
    assert answer.status_code == 302 and "/account/login/" in answer["Location"]


@pytest.mark.parametrize("button", OWNERS_BUTTONS)
def test_buttons_of_the_owner(client: Client, as_bob: Client, deck: Deck, button: str) -> None:
    show(deck, "public")
    before = (deck.name, deck.share_token, deck.head_id)
    address = f"/decks/{deck.pk}/{button}"
    assert as_bob.post(address, OWNERS_BUTTONS[button]).status_code == 404
    assert client.post(address, OWNERS_BUTTONS[button]).status_code == 302
    deck.refresh_from_db()
    assert (deck.name, deck.share_token, deck.head_id) == before
    assert not deck.is_built and deck.versions.count() == 1


@pytest.mark.parametrize("page", READERS_PAGES)
def test_a_private_deck_does_not_exist_for_others(
    client: Client, as_alice: Client, as_bob: Client, deck: Deck, page: str
) -> None:
    address = f"/decks/{deck.pk}/{page}"
    assert as_alice.get(address).status_code == 200
    for one in (client, as_bob):
        assert one.get(address).status_code == 404
        assert one.get(f"{address}?key={deck.share_token}").status_code == 404
        assert one.get(f"/decks/s/{deck.share_token}/").status_code == 404


@pytest.mark.parametrize("page", READERS_PAGES)
def test_an_unlisted_deck_is_seen_by_its_link_alone(
    client: Client, as_bob: Client, deck: Deck, page: str
) -> None:
    show(deck, "unlisted")
    address = f"/decks/{deck.pk}/{page}"
    for one in (client, as_bob):
        assert one.get(address).status_code == 404
        assert one.get(f"{address}?key=wrong").status_code == 404
        assert one.get(f"{address}?key={deck.share_token}", follow=True).status_code == 200
        assert one.get(f"/decks/s/{deck.share_token}/").status_code == 200
        assert "Test deck" not in one.get("/decks/public/").content.decode()


@pytest.mark.parametrize("page", READERS_PAGES)
def test_a_public_deck_is_for_everybody(
    client: Client, as_bob: Client, deck: Deck, page: str
) -> None:
    show(deck, "public")
    for one in (client, as_bob):
        assert one.get(f"/decks/{deck.pk}/{page}").status_code == 200
        assert "Test deck" in one.get("/decks/public/").content.decode()


def test_a_new_link_ends_the_old_one(client: Client, as_alice: Client, deck: Deck) -> None:
    show(deck, "unlisted")
    old = deck.share_token
    as_alice.post(f"/decks/{deck.pk}/link/")
    deck.refresh_from_db()
    assert client.get(f"/decks/s/{old}/").status_code == 404
    assert client.get(f"/decks/s/{deck.share_token}/").status_code == 200


def test_forking_what_one_may_see(client: Client, as_bob: Client, bob: User, deck: Deck) -> None:
    address = f"/decks/{deck.pk}/fork/"
    assert client.post(address).status_code == 302
    assert as_bob.post(address).status_code == 404
    show(deck, "unlisted")
    assert as_bob.post(address).status_code == 404
    assert as_bob.post(address, {"key": deck.share_token}).status_code == 302
    fork = Deck.objects.get(owner=bob)
    assert fork.parent == deck.head and fork.visibility == "private"


def test_versions_of_the_past_are_the_owners(
    client: Client, as_alice: Client, as_bob: Client, bob: User, deck: Deck
) -> None:
    show(deck, "public")
    other = lifecycle.create(bob, "mmg", name="Other")
    for text, mine in ((f"{deck.pk}@1", 200), (str(deck.pk), 200)):
        assert as_alice.get(f"/decks/compare/?a={text}&b={deck.pk}").status_code == mine
    for one in (client, as_bob):
        assert one.get(f"/decks/compare/?a={deck.pk}@1&b={deck.pk}").status_code == 404
        assert one.get(f"/decks/compare/?a={deck.pk}&b={deck.pk}").status_code == 200
    assert as_bob.get(f"/decks/compare/?a={deck.pk}&b={other.pk}").status_code == 200
    assert client.get(f"/decks/compare/?a={deck.pk}&b={other.pk}").status_code == 404
    answer = as_bob.post(f"/decks/{deck.pk}/fork/", {"version": "1"})
    assert answer.status_code == 404


def test_a_private_parent_is_not_named(as_bob: Client, bob: User, deck: Deck, alice: User) -> None:
    show(deck, "public")
    as_bob.post(f"/decks/{deck.pk}/fork/")
    fork = Deck.objects.get(owner=bob)
    lifecycle.describe(fork.pk, bob.pk, name="Bob's own")
    page = as_bob.get(f"/decks/{fork.pk}/").content.decode()
    assert "Forked from" in page and "Test deck" in page
    show(deck, "private")
    page = as_bob.get(f"/decks/{fork.pk}/").content.decode()
    assert "Forked from a deck that is not shown" in page
    # The message of the fork itself was shown above; nothing else tells its name.
    assert "Test deck" not in page


def test_members_pages_and_open_pages(client: Client, as_bob: Client, shipped: None) -> None:
    for page in ("new/", "import/"):
        assert client.get(f"/decks/{page}").status_code == 302
        assert as_bob.get(f"/decks/{page}").status_code == 200
    assert client.get("/decks/")["Location"] == "/decks/stock/"
    for page in ("stock/", "public/", "compare/"):
        assert client.get(f"/decks/{page}").status_code == 200


def test_an_import_goes_into_no_deck_of_others(as_bob: Client, deck: Deck) -> None:
    show(deck, "public")
    assert as_bob.get(f"/decks/import/?deck={deck.pk}").status_code == 404
    data = {"text": "1 Zarbi", "game": "mmg", "step": "save", "into": f"{deck.pk}:x"}
    assert as_bob.post("/decks/import/", data).status_code == 404
    deck.refresh_from_db()
    assert deck.versions.count() == 1
