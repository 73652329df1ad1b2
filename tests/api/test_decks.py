"""Decks by API: made, listed, shown, described, replaced, forked, exported, deleted."""

from __future__ import annotations

from typing import Any

import pytest
from django.contrib.auth.models import User
from rest_framework.test import APIClient

from cards.deck import Deck as DeckValue
from cards.formats import FORMATS, read_deck
from decks.models import Deck, DeckVersion
from decks.services.stock import load_stock
from tests.api.decks import MMG, RUSH, RUSH_CONTENT, content, made

pytestmark = pytest.mark.django_db
DECKS = "/api/v1/decks/"


def problems(answer: Any) -> dict[str, str]:
    return {one["field"]: one["message"] for one in answer.json()["error"]["problems"]}


# Making


def test_a_deck_is_made_from_card_ids(owner: APIClient, alice: User) -> None:
    answer = owner.post(
        DECKS,
        {
            "game": "mmg",
            "name": "Rush",
            "about": "Fast.",
            "format": "one-doctor",
            "visibility": "public",
            "tags": ["fast", "daleks"],
            "content": RUSH_CONTENT,
        },
    )
    deck = answer.json()
    assert answer.status_code == 201
    assert answer.headers["Location"] == f"{DECKS}{deck['id']}/"
    assert deck["content"] == RUSH_CONTENT
    assert {name: deck[name] for name in ("name", "about", "format", "visibility", "tags")} == {
        "name": "Rush",
        "about": "Fast.",
        "format": "one-doctor",
        "visibility": "public",
        "tags": ["daleks", "fast"],
    }
    assert (deck["owner"], deck["own"], deck["version"], deck["size"]) == ("alice", True, 1, 56)
    assert (deck["verdict"], deck["problems"], deck["read"]) == ("legal", 0, None)
    assert deck["missing"] == 56
    row = Deck.objects.get(pk=deck["id"])
    assert (row.owner, row.share_token) == (alice, deck["key"])


def test_a_deck_is_made_from_a_text_and_no_line_is_lost(owner: APIClient) -> None:
    text = "// Mine\n// tags: odd\n3 Zarbi\n2 Darlek\n1 Doctor Who\n"
    deck = owner.post(DECKS, {"game": "mmg", "text": text}).json()
    assert (deck["name"], deck["tags"], deck["size"]) == ("Mine", ["odd"], 3)
    assert [one["text"] for one in deck["content"]["loose"]] == ["2 Darlek", "1 Doctor Who"]
    lines = [(one["number"], one["kind"]) for one in deck["read"]["lines"]]
    assert lines == [(4, "unknown"), (5, "ambiguous")]
    assert "dalek" in deck["read"]["lines"][0]["suggestions"]
    assert deck["verdict"] == "illegal"


def test_what_the_body_says_goes_before_what_the_text_says(owner: APIClient) -> None:
    text = "// Mine\n// about: Of the text\n// tags: one\n3 Zarbi\n"
    deck = made(owner, text=text, name="Other", tags=["two"], about="Of the body")
    assert (deck["name"], deck["about"], deck["tags"]) == ("Other", "Of the body", ["two"])


def test_a_format_that_only_a_text_names_is_no_reason_to_refuse(owner: APIClient) -> None:
    deck = made(owner, text="// format: vintage\n3 Zarbi\n")
    assert deck["format"] == ""
    assert "got 'vintage'; not kept" in deck["read"]["notes"][0]
    assert made(owner, text="// format: one-doctor\n3 Zarbi\n")["format"] == "one-doctor"


@pytest.mark.parametrize("form", FORMATS)
def test_a_deck_comes_back_from_its_own_export(owner: APIClient, form: str) -> None:
    first = made(owner, content=RUSH_CONTENT, tags=["fast"], about="Two\nlines")
    file = owner.get(f"{DECKS}{first['id']}/files/{form}/")
    assert file.status_code == 200
    assert file.headers["Content-Type"].startswith(FORMATS[form].media_type)
    second = owner.post(DECKS, {"game": "mmg", "text": file.content.decode(), "file": form}).json()
    same = ("name", "about", "tags", "content", "hash")
    assert {name: second[name] for name in same} == {name: first[name] for name in same}


def test_bad_bodies_are_refused_with_every_problem(owner: APIClient) -> None:
    answer = owner.post(
        DECKS,
        {"visibility": "secret", "colour": "red", "name": "x" * 121, "tags": ["y" * 41]},
    )
    assert answer.status_code == 400
    assert set(problems(answer)) == {"game", "visibility", "colour", "name", "tags[0]"}
    answer = owner.post(DECKS, {"game": "mmg", "text": "3 Zarbi", "content": content(zarbi=3)})
    assert problems(answer) == {"text": "Expected content or text, not both."}
    assert owner.post(DECKS, {"game": "chess"}).status_code == 404
    assert not Deck.objects.filter(owner__isnull=False).exists()


def test_bad_content_is_refused_with_every_problem(owner: APIClient) -> None:
    bad = {
        "sections": {
            "deck": [
                {"card": "zarbi", "count": 0},
                {"card": "dal\u0000ek", "count": 1},
                {"card": "ogron", "count": 1, "number": "3"},
                "zarbi",
            ],
            "side": 3,
        },
        "loose": [{"text": 3}],
        "more": 1,
    }
    answer = owner.post(DECKS, {"game": "mmg", "content": bad})
    told = [one["message"] for one in answer.json()["error"]["problems"]]
    assert answer.status_code == 400
    assert answer.json()["error"]["message"] == f"{len(told)} problems in the request"
    assert [one.split(":")[0] for one in told] == [
        "unknown key 'more'; expected sections and loose",
        "sections.deck[0].count",
        "sections.deck[1].card",
        "sections.deck[2].number",
        "sections.deck[3]",
        "sections.side",
        "loose[0]",
    ]
    assert not Deck.objects.filter(owner__isnull=False).exists()


def test_a_deck_has_a_largest_size(owner: APIClient) -> None:
    text = "\n".join(f"1 Nothing {n}" for n in range(2001))
    answer = owner.post(DECKS, {"game": "mmg", "text": text})
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "too-large")
    assert not Deck.objects.filter(owner__isnull=False).exists()


def test_an_unknown_format_is_named(owner: APIClient) -> None:
    answer = owner.post(DECKS, {"game": "mmg", "format": "vintage"})
    assert answer.status_code == 400
    assert problems(answer) == {
        "format": "Expected a format among standard, one-doctor, got 'vintage'."
    }


# Lists


def test_lists_show_own_public_and_stock_decks(
    owner: APIClient, stranger: APIClient, visitor: APIClient
) -> None:
    load_stock()
    for visibility in ("private", "unlisted", "public"):
        made(owner, name=f"A {visibility} deck", visibility=visibility, tags=[visibility])
    stock = Deck.objects.filter(owner=None).count()

    def names(client: APIClient, **query: str) -> list[str]:
        answer = client.get(DECKS, query)
        assert answer.status_code == 200
        return [one["name"] for one in answer.json()["results"]]

    assert len(names(owner)) == len(names(owner, show="own")) == 3
    assert names(stranger) == []
    assert names(visitor) == names(stranger, show="public") == ["A public deck"]
    assert len(names(visitor, show="stock")) == stock >= 10
    assert len(names(visitor, show="all")) == stock + 1
    assert len(names(owner, show="all")) == stock + 3
    assert "Dalek rush" in names(visitor, show="stock", game="mmg", q="dalek rush")
    assert names(owner, tag="unlisted") == ["A unlisted deck"]
    assert names(owner, q="public") == ["A public deck"]
    refused = visitor.get(DECKS, {"show": "own"})
    assert (refused.status_code, refused.json()["error"]["code"]) == (401, "not_authenticated")
    assert owner.get(DECKS, {"show": "mine"}).status_code == 400
    assert owner.get(DECKS, {"game": "chess"}).status_code == 404


def test_a_list_is_paged_and_its_queries_do_not_grow(
    owner: APIClient, django_assert_max_num_queries: Any
) -> None:
    for n in range(12):
        made(owner, name=f"Deck {n}", content=content(zarbi=n + 1), tags=["one", "two"])
    with django_assert_max_num_queries(12):
        page = owner.get(DECKS, {"page_size": "5", "page": "2"}).json()
    assert (page["count"], len(page["results"])) == (12, 5)
    with django_assert_max_num_queries(12):
        assert len(owner.get(DECKS).json()["results"]) == 12


# One deck


def test_a_deck_is_described_anew(owner: APIClient) -> None:
    deck = made(owner, content=content(zarbi=3), tags=["old"])
    address = f"{DECKS}{deck['id']}/"
    changes = {"name": "New", "visibility": "unlisted", "format": "one-doctor", "tags": ["new"]}
    after = owner.patch(address, changes).json()
    assert {name: after[name] for name in changes} == changes
    assert (after["hash"], after["version"]) == (deck["hash"], 1)
    refused = owner.patch(address, {"name": "Again", "format": "vintage"})
    assert (refused.status_code, list(problems(refused))) == (400, ["format"])
    refused = owner.patch(address, {"name": "Again", "tags": [str(n) for n in range(13)]})
    assert (refused.status_code, list(problems(refused))) == (400, ["tags"])
    assert owner.get(address).json()["name"] == "New"


def test_cards_are_replaced_only_where_they_are_as_expected(owner: APIClient) -> None:
    deck = made(owner, content=content(zarbi=3))
    address = f"{DECKS}{deck['id']}/content/"
    body = {"expected": deck["hash"], "content": content(zarbi=2, dalek=1), "intent": "Mix"}
    second = owner.put(address, body)
    assert (second.status_code, second.json()["version"]) == (200, 2)
    assert second.json()["content"] == content(dalek=1, zarbi=2)
    late = owner.put(address, {"expected": deck["hash"], "text": "4 Zarbi\n"})
    error = late.json()["error"]
    assert (late.status_code, error["code"]) == (409, "conflict")
    [problem] = error["problems"]
    assert problem["hash"] == second.json()["hash"]
    dalek = {"section": "deck", "card": "dalek"}
    zarbi = {"section": "deck", "card": "zarbi"}
    assert problem["theirs"] == [
        {**dalek, "before": 0, "after": 1},
        {**zarbi, "before": 3, "after": 2},
    ]
    assert problem["ours"] == [
        {**dalek, "before": 1, "after": 0},
        {**zarbi, "before": 2, "after": 4},
    ]
    assert owner.get(f"{DECKS}{deck['id']}/").json()["version"] == 2
    again = owner.put(address, {"expected": problem["hash"], "text": "4 Zarbi\n2 Darlek"}).json()
    assert (again["version"], again["read"]["summary"]) == (3, {"matched": 1, "unknown": 1})
    refused = owner.put(address, {"expected": again["hash"]})
    assert problems(refused) == {"content": "Expected content or text."}


def test_versions_are_listed_shown_named_and_restored(owner: APIClient) -> None:
    deck = made(owner, content=content(zarbi=3))
    address = f"{DECKS}{deck['id']}/"
    body = {"expected": deck["hash"], "content": content(dalek=1), "intent": "Swap"}
    owner.put(f"{address}content/", body)
    page = owner.get(f"{address}versions/").json()
    told = [(one["number"], one["intent"], one["head"]) for one in page["results"]]
    assert told == [(2, "Swap", True), (1, "", False)]
    assert "content" not in page["results"][0]
    assert owner.get(f"{address}versions/1/").json()["content"] == content(zarbi=3)
    named = owner.patch(f"{address}versions/1/", {"name": "First", "intent": "Try"}).json()
    assert (named["name"], named["intent"]) == ("First", "Try")
    back = owner.post(f"{address}versions/1/restore/").json()
    assert (back["version"], back["content"]) == (3, content(zarbi=3))
    assert DeckVersion.objects.get(deck=deck["id"], number=3).intent == "Restored version 1, First"
    assert owner.get(f"{address}versions/9/").status_code == 404
    assert owner.post(f"{address}versions/9/restore/").status_code == 404


def test_a_fork_is_ones_own_and_knows_its_parent(owner: APIClient, stranger: APIClient) -> None:
    deck = made(owner, content=RUSH_CONTENT, visibility="public", tags=["fast"])
    answer = stranger.post(f"{DECKS}{deck['id']}/fork/", {"name": "Mine now"})
    fork = answer.json()
    assert answer.status_code == 201
    assert (fork["owner"], fork["name"], fork["visibility"]) == ("bob", "Mine now", "private")
    assert fork["content"] == deck["content"]
    assert fork["parent"] == {"deck": deck["id"], "name": "Test", "version": 1}
    # A parent that was made private is no longer named.
    owner.patch(f"{DECKS}{deck['id']}/", {"visibility": "private"})
    assert stranger.get(f"{DECKS}{fork['id']}/").json()["parent"] is None


def test_a_deck_is_deleted_and_forks_keep_their_cards(
    owner: APIClient, stranger: APIClient
) -> None:
    deck = made(owner, content=RUSH_CONTENT, visibility="public")
    fork = stranger.post(f"{DECKS}{deck['id']}/fork/", {}).json()
    assert owner.delete(f"{DECKS}{deck['id']}/").status_code == 204
    assert owner.get(f"{DECKS}{deck['id']}/").status_code == 404
    assert stranger.get(f"{DECKS}{fork['id']}/").json()["content"] == RUSH_CONTENT


# Who may do what

OWN: list[tuple[str, str, dict[str, Any] | None]] = [
    ("patch", "", {"name": "Stolen"}),
    ("delete", "", None),
    ("put", "content/", {"expected": "x", "text": ""}),
    ("get", "versions/", None),
    ("get", "versions/1/", None),
    ("patch", "versions/1/", {"name": "Stolen"}),
    ("post", "versions/1/restore/", None),
]
READING = ["", "files/text/", "files/json/"]


@pytest.mark.parametrize("visibility", ["private", "unlisted", "public"])
@pytest.mark.parametrize(("method", "tail", "body"), OWN)
def test_only_its_owner_changes_a_deck_or_sees_its_versions(
    owner: APIClient,
    stranger: APIClient,
    visitor: APIClient,
    visibility: str,
    method: str,
    tail: str,
    body: dict[str, Any] | None,
) -> None:
    deck = made(owner, content=content(zarbi=3), visibility=visibility)
    address = f"{DECKS}{deck['id']}/{tail}"
    assert getattr(visitor, method)(address, body).status_code == 401
    assert getattr(stranger, method)(address, body).status_code == 404
    now = owner.get(f"{DECKS}{deck['id']}/").json()
    assert (now["name"], now["version"], now["hash"]) == ("Test", 1, deck["hash"])


@pytest.mark.parametrize("tail", READING)
def test_who_may_look_at_a_deck(
    owner: APIClient, stranger: APIClient, visitor: APIClient, tail: str
) -> None:
    decks = {
        visibility: made(owner, content=content(zarbi=3), visibility=visibility)
        for visibility in ("private", "unlisted", "public")
    }
    for client in (stranger, visitor):

        def status(visibility: str, client: APIClient = client, **query: str) -> int:
            deck = decks[visibility]
            given = {"key": deck["key"]} if query else {}
            code: int = client.get(f"{DECKS}{deck['id']}/{tail}", given).status_code
            return code

        assert status("public") == 200
        assert status("unlisted") == status("private") == 404
        assert status("unlisted", key="with") == 200
        assert status("private", key="with") == 404
    for deck in decks.values():
        assert owner.get(f"{DECKS}{deck['id']}/{tail}").status_code == 200


def test_the_share_key_is_shown_to_the_owner_alone(
    owner: APIClient, stranger: APIClient, visitor: APIClient
) -> None:
    deck = made(owner, visibility="public")
    assert owner.get(f"{DECKS}{deck['id']}/").json()["key"] == deck["key"]
    for client in (stranger, visitor):
        shown = client.get(f"{DECKS}{deck['id']}/").json()
        assert (shown["key"], shown["own"]) == (None, False)


def test_forks_need_an_account_and_a_deck_that_is_seen(
    owner: APIClient, stranger: APIClient, visitor: APIClient
) -> None:
    hidden = made(owner, visibility="unlisted")
    address = f"{DECKS}{hidden['id']}/fork/"
    assert visitor.post(address, {"key": hidden["key"]}).status_code == 401
    assert stranger.post(address, {}).status_code == 404
    assert stranger.post(address, {"key": hidden["key"]}).status_code == 201


def test_stock_decks_are_for_all_to_read_and_fork_and_nobodys_to_change(
    owner: APIClient, visitor: APIClient
) -> None:
    load_stock()
    rush = Deck.objects.get(stock_key="mmg/dalek-rush")
    shown = visitor.get(f"{DECKS}{rush.pk}/").json()
    assert (shown["owner"], shown["own"], shown["verdict"]) == (None, False, "legal")
    text = visitor.get(f"{DECKS}{rush.pk}/files/text/").content.decode()
    assert read_deck(text, MMG.catalogue).deck.lines == RUSH.lines
    for method, tail, body in OWN:
        assert getattr(owner, method)(f"{DECKS}{rush.pk}/{tail}", body).status_code == 404
    assert owner.post(f"{DECKS}{rush.pk}/fork/", {}).status_code == 201


def test_a_form_that_does_not_exist_is_named(owner: APIClient) -> None:
    deck = made(owner)
    answer = owner.get(f"{DECKS}{deck['id']}/files/pdf/")
    assert answer.status_code == 404
    assert "Expected a form among text, json" in answer.json()["error"]["message"]
    assert "got 'pdf'" in answer.json()["error"]["message"]


def test_an_empty_deck_can_be_made_and_exported(owner: APIClient) -> None:
    deck = made(owner, name="Nothing yet")
    text = owner.get(f"{DECKS}{deck['id']}/files/text/").content.decode()
    assert read_deck(text, MMG.catalogue).deck == DeckValue(name="Nothing yet")
