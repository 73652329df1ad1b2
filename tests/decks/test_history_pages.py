"""Versions and comparisons as pages show them; settings, forks, built decks, panels of others."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from django.contrib.auth.models import User
from django.test import Client

from cards.deck import Deck as DeckValue
from cards.deck import Line, Loose
from collection.models import Holding, Printing, Reservation
from decks import panels
from decks.content import content_hash, to_content
from decks.models import Deck
from decks.selectors.verdicts import value_of
from decks.services import editing, lifecycle
from decks.services.editing import Change
from tests.markup import folded

pytestmark = pytest.mark.django_db
Make = Callable[..., Deck]


@pytest.fixture
def deck(alice: User, make_deck: Make) -> Deck:
    """Version 1 has two Zarbi, version 2 five, version 3 also a Dalek."""
    deck = make_deck(alice, {"zarbi": 2})
    change(deck, Change("deck", "zarbi", delta=3))
    change(deck, Change("deck", "dalek", delta=1))
    deck.refresh_from_db()
    return deck


def change(deck: Deck, *changes: Change) -> None:
    assert deck.owner_id is not None
    editing.edit(deck.pk, deck.owner_id, changes)


def page(client: Client, address: str) -> str:
    answer = client.get(address)
    assert answer.status_code == 200
    return folded(answer)


def cards(deck: Deck) -> dict[str, int]:
    deck.refresh_from_db()
    return value_of(deck).counts()


def own(user: User, card: str, count: int, location: str = "") -> Holding:
    printing = Printing.objects.filter(card__slug=card, card__game__slug="mmg").first()
    assert printing is not None
    return Holding.objects.create(
        owner=user, card=printing.card, printing=printing, count=count, location=location
    )


# Versions


def test_the_list_tells_what_each_version_changed(as_alice: Client, deck: Deck) -> None:
    shown = page(as_alice, f"/decks/{deck.pk}/versions/")
    assert "+3 Zarbi" in shown and "+1 Dalek" in shown and "The first version" in shown
    assert shown.count("Current") == 1


def test_a_version_is_named_with_its_intent(as_alice: Client, deck: Deck) -> None:
    assert "No version has a name yet" in page(as_alice, f"/decks/{deck.pk}/versions/?show=named")
    told = {"name": "First try", "intent": "see whether Zarbi are enough"}
    as_alice.post(f"/decks/{deck.pk}/versions/2/name/", told)
    shown = page(as_alice, f"/decks/{deck.pk}/versions/?show=named")
    assert "First try" in shown and "see whether Zarbi are enough" in shown
    assert 'id="version-2"' in shown and 'id="version-3"' not in shown
    as_alice.post(f"/decks/{deck.pk}/versions/2/name/", {"name": "", "intent": ""})
    assert "No version has a name yet" in page(as_alice, f"/decks/{deck.pk}/versions/?show=named")
    assert as_alice.post(f"/decks/{deck.pk}/versions/99/name/", told).status_code == 404


def test_a_version_is_looked_at_and_restored(as_alice: Client, deck: Deck) -> None:
    old = page(as_alice, f"/decks/{deck.pk}/versions/1/?as=list")
    assert "Restore it" in old and "Dalek" not in old
    as_alice.post(f"/decks/{deck.pk}/versions/1/restore/")
    assert cards(deck) == {"zarbi": 2}
    assert deck.head is not None and deck.head.intent == "Restored version 1"
    shown = page(as_alice, f"/decks/{deck.pk}/versions/")
    assert "Version 1 is restored as version 4" in shown


def test_undo_and_redo_stay_on_the_page_and_work_in_another_session(
    alice: User, as_alice: Client, deck: Deck
) -> None:
    there = f"/decks/{deck.pk}/versions/"

    def step(client: Client, name: str) -> None:
        deck.refresh_from_db()
        assert deck.head is not None
        data = {"step": name, "base": deck.head.content_hash, "next": there}
        assert client.post(f"/decks/{deck.pk}/edit/step/", data)["Location"] == there

    step(as_alice, "undo")
    step(as_alice, "undo")
    assert cards(deck) == {"zarbi": 2}
    another = Client()
    another.force_login(alice)
    step(another, "redo")
    assert cards(deck) == {"zarbi": 5}


def test_the_way_back_leads_nowhere_else(as_alice: Client, deck: Deck) -> None:
    assert deck.head is not None
    for elsewhere in ("https://evil.example/", "//evil.example/", "/collection/", "/decks/99999/"):
        data = {"step": "undo", "base": "", "next": elsewhere}
        location = as_alice.post(f"/decks/{deck.pk}/edit/step/", data)["Location"]
        assert location.startswith(f"/decks/{deck.pk}/edit/")


def test_versions_are_judged_by_todays_rules(as_alice: Client, deck: Deck) -> None:
    deck.versions.update(verdict="legal", problems=0, judged_with="rules of long ago")
    shown = page(as_alice, f"/decks/{deck.pk}/versions/")
    assert "Legal" not in shown and shown.count(" problems</span>") == 3
    deck.versions.update(verdict="legal", problems=0, judged_with="rules of long ago")
    assert "Legal" not in page(as_alice, f"/decks/compare/?a={deck.pk}@1&b={deck.pk}")


# Comparisons


def test_two_versions_by_quantity(as_alice: Client, deck: Deck) -> None:
    shown = page(as_alice, f"/decks/compare/?a={deck.pk}@1&b={deck.pk}")
    assert "+4 added" in shown and "0 taken away" in shown and "2 the same" in shown
    swapped = page(as_alice, f"/decks/compare/?a={deck.pk}&b={deck.pk}@1")
    assert "−4 taken away" in swapped and "−3" in swapped and "−1" in swapped
    assert "The same cards" in page(as_alice, f"/decks/compare/?a={deck.pk}@3&b={deck.pk}")


def test_two_decks_by_address_number_or_share_link(
    as_alice: Client, alice: User, bob: User, deck: Deck, make_deck: Make
) -> None:
    other = make_deck(bob, {"zarbi": 1, "yeti": 2}, visibility="unlisted", name="Bob's")
    shared = f"http://testserver/decks/s/{other.share_token}/"
    shown = page(as_alice, f"/decks/compare/?a=http://testserver/decks/{deck.pk}/&b={shared}")
    assert "Yeti" in shown and "+2 added" in shown and "−5 taken away" in shown
    answer = as_alice.get(f"/decks/compare/?a={deck.pk}&b={other.pk}")
    assert answer.status_code == 404 and "that you may see" in answer.content.decode()
    answer = as_alice.get(f"/decks/compare/?a={deck.pk}&b=Zarbi rising")
    assert "Expected a deck by its number" in answer.content.decode()


def test_loose_lines_are_compared_too(as_alice: Client, alice: User, shipped: None) -> None:
    one = DeckValue(
        [Line("deck", "zarbi", 1)], loose=[Loose("deck", "2 This"), Loose("deck", "1 X")]
    )
    two = DeckValue(
        [Line("deck", "zarbi", 1)], loose=[Loose("deck", "2 That"), Loose("deck", "1 X")]
    )
    a, b = (lifecycle.create(alice, "mmg", value, name="Loose") for value in (one, two))
    shown = page(as_alice, f"/decks/compare/?a={a.pk}&b={b.pk}")
    assert "<b>−</b> <code>2 This</code>" in shown and "<b>+</b> <code>2 That</code>" in shown
    assert "<code>1 X</code>" not in shown
    editing.replace(a.pk, alice.pk, two, content_hash(to_content(one)))
    assert "2 loose lines changed" in page(as_alice, f"/decks/{a.pk}/versions/")


def test_decks_of_two_games_are_not_compared(as_alice: Client, alice: User, deck: Deck) -> None:
    other = lifecycle.create(alice, "whoccg", name="Other game")
    assert "decks of two games" in page(as_alice, f"/decks/compare/?a={deck.pk}&b={other.pk}")


# Forks


def test_a_fork_names_its_parent(as_bob: Client, bob: User, deck: Deck) -> None:
    lifecycle.describe(deck.pk, deck.owner_id or 0, visibility="public")
    as_bob.post(f"/decks/{deck.pk}/fork/")
    fork = Deck.objects.get(owner=bob)
    shown = page(as_bob, f"/decks/{fork.pk}/")
    assert "Forked from" in shown and f'href="/decks/{deck.pk}/"' in shown
    assert "by alice, version 3" in shown.replace("</a>", "")
    assert cards(fork) == {"zarbi": 5, "dalek": 1}


def test_a_fork_of_an_old_version(as_alice: Client, alice: User, deck: Deck) -> None:
    as_alice.post(f"/decks/{deck.pk}/fork/", {"version": "1"})
    fork = Deck.objects.filter(owner=alice).latest("pk")
    assert cards(fork) == {"zarbi": 2}
    assert fork.parent is not None and fork.parent.number == 1


# Settings


def test_settings_are_saved_and_shown(as_alice: Client, deck: Deck) -> None:
    data = {"name": "Renamed", "about": "Words", "tags": "b, a, a", "visibility": "public"}
    as_alice.post(f"/decks/{deck.pk}/settings/", data)
    shown = page(as_alice, f"/decks/{deck.pk}/")
    assert "Renamed" in shown and "Words" in shown
    assert shown.index("?tag=a") < shown.index("?tag=b")
    answer = as_alice.post(f"/decks/{deck.pk}/settings/", data | {"name": " "})
    assert answer.status_code == 400


def test_settings_are_not_written_over_unseen_words(as_alice: Client, deck: Deck) -> None:
    address = f"/decks/{deck.pk}/settings/"
    seen = page(as_alice, address).partition('name="seen" value="')[2].partition('"')[0]
    mine = {"name": "Mine", "about": "", "tags": "", "visibility": "private"}
    as_alice.post(address, mine | {"name": "Theirs", "seen": seen})
    answer = as_alice.post(address, mine | {"seen": seen})
    told = answer.content.decode()
    assert answer.status_code == 409
    assert "nothing was saved" in told and "differs in: Name." in told and 'value="Mine"' in told
    deck.refresh_from_db()
    assert deck.name == "Theirs"
    now = told.partition('name="seen" value="')[2].partition('"')[0]
    assert as_alice.post(address, mine | {"seen": now}).status_code == 302
    deck.refresh_from_db()
    assert deck.name == "Mine"


def test_deleting_asks_first(as_alice: Client, deck: Deck) -> None:
    assert "Delete for good" in page(as_alice, f"/decks/{deck.pk}/delete/")
    as_alice.post(f"/decks/{deck.pk}/delete/")
    assert not Deck.objects.filter(pk=deck.pk).exists()


# Built decks


def test_a_built_deck_holds_copies_until_it_is_taken_apart(
    as_alice: Client, alice: User, deck: Deck, make_deck: Make
) -> None:
    own(alice, "zarbi", 4, "Binder 1")
    other = make_deck(alice, {"zarbi": 1}, name="Second")
    shown = page(as_alice, f"/decks/{deck.pk}/pick/")
    assert "Binder 1" in shown and '<strong class="number">4</strong> of' in shown
    assert "Mark as built" in shown
    as_alice.post(f"/decks/{deck.pk}/build/")
    assert Reservation.objects.get(holder=deck.holder).count == 4
    shown = page(as_alice, f"/decks/{deck.pk}/")
    assert "5</b>, free 4, own 4" in shown
    # What one deck holds is missing in another, which says where it is.
    short = page(as_alice, f"/decks/{other.pk}/pick/")
    assert f'4 in <a href="/decks/{deck.pk}/">Test deck</a>' in short
    assert "1 card in other decks" in page(as_alice, "/decks/")
    back = page(as_alice, f"/decks/{deck.pk}/put-back/")
    assert "Binder 1" in back and "Take it apart" in back
    as_alice.post(f"/decks/{deck.pk}/build/", {"apart": "1"})
    assert not Reservation.objects.exists()
    assert "Nothing to put back" in page(as_alice, f"/decks/{deck.pk}/put-back/")
    assert "Binder 1" in page(as_alice, f"/decks/{other.pk}/pick/")


def test_copies_that_come_later_are_offered_to_a_built_deck(
    as_alice: Client, alice: User, deck: Deck
) -> None:
    own(alice, "zarbi", 2, "Binder 1")
    as_alice.post(f"/decks/{deck.pk}/build/")
    own(alice, "zarbi", 1, "Shoebox")
    shown = page(as_alice, f"/decks/{deck.pk}/pick/")
    assert "1 more copy is free by now" in shown and "Shoebox" not in shown
    as_alice.post(f"/decks/{deck.pk}/build/")
    shown = page(as_alice, f"/decks/{deck.pk}/pick/")
    assert "free by now" not in shown and "Shoebox" in shown


# Panels of apps above


@pytest.fixture
def panel() -> Iterator[str]:
    template = "decks/_deck_tabs.html"
    panels.register(
        "record",
        template,
        lambda request, deck: {"here": "deck"} if request.user.is_authenticated else None,
    )
    yield "Pick list"
    panels.forget("record", template)


def test_others_show_panels_on_the_deck_page(
    client: Client, as_bob: Client, deck: Deck, panel: str
) -> None:
    lifecycle.describe(deck.pk, deck.owner_id or 0, visibility="public")
    # The panel needs the game, which a real one brings along; what counts is that it is drawn.
    assert 'class="section deck-panel"' in page(as_bob, f"/decks/{deck.pk}/")
    assert 'class="section deck-panel"' not in page(client, f"/decks/{deck.pk}/")


# Lists


def test_lists_are_searched_filtered_and_paged(
    as_alice: Client, alice: User, make_deck: Make
) -> None:
    for n in range(30):
        made = make_deck(alice, {"zarbi": 1}, name=f"Number {n:02d}")
        lifecycle.set_tags(made, ["even"] if n % 2 == 0 else ["odd"])
    lifecycle.create(alice, "whoccg", name="Elsewhere")
    shown = page(as_alice, "/decks/")
    assert "<strong>31</strong>decks" in shown and shown.count('class="deck-row"') == 24
    assert page(as_alice, "/decks/?page=2").count('class="deck-row"') == 7
    assert "<strong>15</strong>decks" in page(as_alice, "/decks/?tag=even")
    assert "<strong>1</strong>deck" in page(as_alice, "/decks/?game=whoccg")
    assert "<strong>12</strong>decks" in page(as_alice, "/decks/?q=number+0")
    assert "<strong>15</strong>decks" in page(as_alice, "/decks/?q=odd")
    none = page(as_alice, "/decks/?q=nothing")
    assert "No deck matches" in none
    part = as_alice.get("/decks/?q=07", headers={"HX-Target": "results"}).content.decode()
    assert "<html" not in part and "Number 07" in part


def test_badges_tell_legal_buildable_and_missing(
    as_alice: Client, alice: User, make_deck: Make
) -> None:
    own(alice, "zarbi", 2)
    make_deck(alice, {"zarbi": 2}, name="There")
    make_deck(alice, {"zarbi": 3, "dalek": 1}, name="Not there")
    make_deck(alice, {}, name="Empty")
    shown = page(as_alice, "/decks/")
    assert shown.count("Buildable</span>") == 1
    assert shown.count("2 cards missing</span>") == 1
    assert shown.count("problems</span>") == 3
    assert "No decks yet" in page(a_newcomer("carol"), "/decks/")


def a_newcomer(name: str) -> Client:
    client = Client()
    client.force_login(User.objects.create_user(name))
    return client
