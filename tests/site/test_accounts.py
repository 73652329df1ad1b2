"""Accounts: sign up, log in with a limit, reset, take everything, leave."""

from __future__ import annotations

import csv
import io
import json
import re
import zipfile

import pytest
from django.contrib.auth.models import User
from django.core import mail
from django.test import Client

from cards.deck import Deck as DeckValue
from cards.formats import read_deck
from collection.models import Holding, HoldingChange, Printing, Want
from config.account import remainder
from config.account.remainder import TOLD, owned_models
from config.account.tokens import create_token
from config.models import ApiToken
from decks.models import Deck
from decks.selectors.game_rules import game_rules
from decks.services import lifecycle
from jobs.models import Job

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("shipped")]
PASSWORD = "correct-horse-9"


def test_signing_up_logs_in(client: Client) -> None:
    answer = client.post(
        "/account/signup/",
        {
            "username": "carol",
            "email": "c@example.org",
            "password1": PASSWORD,
            "password2": PASSWORD,
        },
    )
    assert answer.status_code == 302
    assert client.get("/account/").status_code == 200


def test_a_weak_password_is_refused_and_the_name_kept(client: Client) -> None:
    answer = client.post(
        "/account/signup/", {"username": "carol", "password1": "12345", "password2": "12345"}
    )
    assert not User.objects.filter(username="carol").exists()
    assert 'value="carol"' in answer.content.decode()


def test_logging_in_is_throttled(client: Client, alice: User) -> None:
    for _ in range(5):
        answer = client.post("/account/login/", {"login": "alice", "password": "wrong"})
    assert answer.status_code == 429
    answer = client.post("/account/login/", {"login": "alice", "password": PASSWORD})
    assert answer.status_code == 429
    # Another person is not locked out by what happened to Alice.
    User.objects.create_user("dave", password=PASSWORD)
    answer = client.post("/account/login/", {"login": "dave", "password": PASSWORD})
    assert answer.status_code == 302


def test_a_forgotten_password_is_reset_by_mail(client: Client, alice: User) -> None:
    client.post("/account/password/reset/", {"email": "alice@example.org"})
    (message,) = mail.outbox
    link = re.search(r"http://testserver(\S+)", str(message.body))
    assert link is not None
    page = client.get(link.group(1), follow=True)
    form_address = page.redirect_chain[-1][0]
    client.post(form_address, {"password1": "another-horse-8", "password2": "another-horse-8"})
    alice.refresh_from_db()
    assert alice.check_password("another-horse-8")


def test_a_reset_for_an_unknown_address_tells_nothing(client: Client) -> None:
    answer = client.post("/account/password/reset/", {"email": "nobody@example.org"})
    assert answer.status_code == 302


@pytest.mark.parametrize("address", ["/account/", "/account/export/", "/account/delete/"])
def test_visitors_are_sent_to_log_in(client: Client, address: str) -> None:
    answer = client.get(address)
    assert answer.status_code == 302 and answer.headers["Location"].startswith("/account/login/")


def own_something(user: User) -> None:
    printing = Printing.objects.select_related("card").filter(card__slug="zarbi").get()
    Holding.objects.create(
        owner=user, card=printing.card, printing=printing, count=3, notes='a "note", with comma'
    )
    Want.objects.create(owner=user, card=printing.card, target=4)
    HoldingChange.objects.create(
        owner=user, printing=printing, condition="mint", language="en", finish="normal", delta=3
    )
    create_token(user, "a program")
    lifecycle.create(user, "mmg", DeckValue.of({"deck": {"zarbi": 3}}), name="A deck")
    Job.objects.create(owner=user, kind="none", params={}, seed=1)


def test_the_archive_holds_everything_of_one_person(
    as_alice: Client, alice: User, bob: User
) -> None:
    own_something(alice)
    own_something(bob)
    answer = as_alice.get("/account/export/")
    archive = zipfile.ZipFile(io.BytesIO(answer.content))
    names = {name.removeprefix("chronodeck-alice/") for name in archive.namelist()}
    assert {"README.txt", "account.json", "collection.csv", "collection-changes.json"} <= names
    rows = list(
        csv.DictReader(io.StringIO(archive.read("chronodeck-alice/collection.csv").decode()))
    )
    assert [(r["Card Id"], r["Count"], r["Wanted Count"], r["Notes"]) for r in rows] == [
        ("zarbi", "3", "4", 'a "note", with comma')
    ]
    account = json.loads(archive.read("chronodeck-alice/account.json"))
    assert account["username"] == "alice"
    assert [token["name"] for token in account["tokens"]] == ["a program"]


def test_every_model_with_an_owner_is_in_the_archive(as_alice: Client, alice: User) -> None:
    archive = zipfile.ZipFile(io.BytesIO(as_alice.get("/account/export/").content))
    names = {name.removeprefix("chronodeck-alice/") for name in archive.namelist()}
    about = archive.read("chronodeck-alice/README.txt").decode()
    assert all(name in about for name in names - {"README.txt"})
    # What has no file of its own is in the last one; what is said to have one exists.
    rest = json.loads(archive.read("chronodeck-alice/more.json"))
    labels = {model._meta.label for model, _ in owned_models()}
    assert set(rest) == labels - TOLD
    assert labels >= TOLD


def test_a_model_without_a_file_of_its_own_is_told_row_by_row(
    as_alice: Client, alice: User, bob: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(remainder, "TOLD", TOLD - {"collection.Want"})
    for owner in (alice, bob):
        own_something(owner)
    archive = zipfile.ZipFile(io.BytesIO(as_alice.get("/account/export/").content))
    rest = json.loads(archive.read("chronodeck-alice/more.json"))
    assert [row["fields"]["owner"] for row in rest["collection.Want"]] == [alice.pk]


def test_decks_are_in_the_archive_as_texts_that_read_back(as_alice: Client, alice: User) -> None:
    deck = lifecycle.create(alice, "mmg", DeckValue.of({"deck": {"zarbi": 3}}), name="Bugs, all!")
    archive = zipfile.ZipFile(io.BytesIO(as_alice.get("/account/export/").content))
    (name,) = [name for name in archive.namelist() if "/decks/" in name]
    assert name.endswith(f"decks/mmg/bugs-all-{deck.pk}.txt")
    back = read_deck(archive.read(name), game_rules("mmg").catalogue)
    assert back.complete and back.deck.name == "Bugs, all!"
    assert back.deck.sections == {"deck": {"zarbi": 3}}
    (told,) = json.loads(archive.read("chronodeck-alice/decks.json"))
    (current,) = [version for version in told["versions"] if version["current"]]
    assert current["sections"] == {"deck": [{"card": "zarbi", "count": 3}]}


def test_deleting_needs_name_and_password(as_alice: Client, alice: User) -> None:
    for given in (
        {"username": "bob", "password": PASSWORD},
        {"username": "alice", "password": "x"},
    ):
        assert as_alice.post("/account/delete/", given).status_code == 400
    assert User.objects.filter(pk=alice.pk).exists()


def test_deleting_removes_all_of_it_and_nothing_else(
    as_alice: Client, alice: User, as_bob: Client, bob: User
) -> None:
    own_something(alice)
    own_something(bob)
    elsewhere = Client()
    elsewhere.force_login(alice)
    answer = as_alice.post("/account/delete/", {"username": "alice", "password": PASSWORD})
    assert answer.status_code == 302
    assert not User.objects.filter(username="alice").exists()
    assert not Holding.objects.filter(owner_id=alice.pk).exists()
    assert not ApiToken.objects.filter(owner_id=alice.pk).exists()
    assert not Deck.objects.filter(owner_id=alice.pk).exists()
    assert not Job.objects.filter(owner_id=alice.pk).exists()
    assert Deck.objects.filter(owner=bob).count() == 1
    assert elsewhere.get("/account/").status_code == 302
    assert Holding.objects.filter(owner=bob).count() == 1
    assert as_bob.get("/account/").status_code == 200


def test_forms_need_a_csrf_token(alice: User) -> None:
    client = Client(enforce_csrf_checks=True)
    client.force_login(alice)
    answer = client.post("/account/delete/", {"username": "alice", "password": PASSWORD})
    assert answer.status_code == 403
    assert User.objects.filter(pk=alice.pk).exists()


def test_every_page_has_the_security_headers(client: Client) -> None:
    answer = client.get("/")
    policy = answer.headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy and "unsafe" not in policy
    assert answer.headers["X-Frame-Options"] == "DENY"
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
