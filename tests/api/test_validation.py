"""The validation endpoint: the same JSON as the command line, and never a crash."""

from __future__ import annotations

import contextlib
import io
import json
from pathlib import Path
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.core.cache import cache
from django.core.management import call_command
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from rest_framework.test import APIClient
from rest_framework.throttling import AnonRateThrottle

from cards.formats import write_deck
from collection.models import Printing
from collection.services.holdings import change_count
from decks.api.serializers.answers import AnswerSerializer
from decks.content import to_content
from decks.models import Deck
from tests.api.decks import MMG, RUSH, RUSH_CONTENT, content, made
from tests.cards.construction.stage import CATALOGUES, add, changed, game

pytestmark = pytest.mark.django_db
VALIDATE = "/api/v1/decks/validate/"
FAULTS = changed(RUSH, add("dalek"), add("time-past"), add("genesis-of-the-daleks", 2))


def validated(client: APIClient, **body: Any) -> dict[str, Any]:
    answer = client.post(VALIDATE, {"game": "mmg", **body})
    assert answer.status_code == 200, answer.json()
    found: dict[str, Any] = answer.json()
    return found


def printed(*arguments: str) -> dict[str, Any]:
    out = io.StringIO()
    with contextlib.suppress(SystemExit):
        call_command("deck", "check", *arguments, "--json", stdout=out)
    found: dict[str, Any] = json.loads(out.getvalue())
    return found


def test_the_answer_is_that_of_the_command_line(visitor: APIClient, tmp_path: Path) -> None:
    texts = [write_deck(deck, MMG.catalogue) for deck in (FAULTS, RUSH)]
    files = []
    for n, text in enumerate(texts):
        files.append(tmp_path / f"{n}.txt")
        files[-1].write_text(text, encoding="utf-8")
    expected = printed(*map(str, files), "--game=mmg", "--format=standard", "--format=one-doctor")
    for n, one in enumerate(expected["read"]):
        one["source"] = f"decks[{n}]"
    formats = ["standard", "one-doctor"]
    found = validated(visitor, decks=[{"text": text} for text in texts], formats=formats)
    assert found == expected
    assert [one["verdict"] for one in found["formats"]] == ["illegal", "illegal"]
    first = found["formats"][0]
    assert [one["rule"] for one in first["decks"][0]["errors"]] == ["MMG-D03", "MMG-D08", "MMG-D09"]
    assert [one["rule"] for one in first["match"]["errors"]] == ["MMG-D02"]


def test_text_content_and_id_give_the_same_verdict(owner: APIClient) -> None:
    deck = made(owner, name="Dalek rush", content=to_content(FAULTS))
    reports = [
        validated(owner, decks=[one])["formats"]
        for one in (
            {"id": deck["id"]},
            {"content": to_content(FAULTS), "name": "Dalek rush"},
            {"text": write_deck(FAULTS, MMG.catalogue)},
        )
    ]
    assert reports[0] == reports[1] == reports[2]
    without_game = owner.post(VALIDATE, {"decks": [{"id": deck["id"]}]})
    assert without_game.json()["formats"] == reports[0]


@pytest.mark.parametrize("name", ["mmg", "nemesis", "risk", "totd", "whoccg"])
def test_stock_decks_of_every_game_are_legal(visitor: APIClient, name: str) -> None:
    for deck in game(name).stock.values():
        answer = visitor.post(VALIDATE, {"game": name, "decks": [{"content": to_content(deck)}]})
        assert answer.json()["verdict"] == "legal"


def test_decks_of_others_are_checked_as_far_as_they_may_be_seen(
    owner: APIClient, stranger: APIClient, visitor: APIClient
) -> None:
    private = made(owner, content=RUSH_CONTENT)
    unlisted = made(owner, content=RUSH_CONTENT, visibility="unlisted")
    assert owner.post(VALIDATE, {"decks": [{"id": private["id"]}]}).status_code == 200
    for client in (stranger, visitor):
        for body in (
            {"id": private["id"]},
            {"id": private["id"], "key": private["key"]},
            {"id": unlisted["id"]},
        ):
            assert client.post(VALIDATE, {"decks": [body]}).status_code == 404
        by_key = {"id": unlisted["id"], "key": unlisted["key"]}
        assert client.post(VALIDATE, {"decks": [by_key]}).json()["verdict"] == "legal"


def test_options_settle_points_of_the_rules(visitor: APIClient) -> None:
    deck = {"content": RUSH_CONTENT}
    assert validated(visitor, decks=[deck], options={"time_cards": 6})["verdict"] == "legal"
    found = validated(visitor, decks=[deck], options={"time_cards": 9, "limit_all": False})
    assert [one["rule"] for one in found["formats"][0]["decks"][0]["errors"]] == ["MMG-D02"]
    assert found["formats"][0]["options"]["limit_all"] is False


def test_formats_and_options_that_do_not_exist_are_all_named(visitor: APIClient) -> None:
    body = {
        "game": "mmg",
        "decks": [{"text": ""}],
        "formats": ["vintage", "standard"],
        "options": {"colour": 1, "doctors": ["one"], "limit_all": 1, "time_cards": 2.5},
    }
    answer = visitor.post(VALIDATE, body)
    assert answer.status_code == 400
    told = [one["message"] for one in answer.json()["error"]["problems"]]
    assert told == [
        "expected a format among standard, one-doctor, got 'vintage'",
        "expected an option among doctors, limit_all, size_counts, time_cards, got 'colour'",
        "option 'doctors': expected one of separate, one, got ['one']",
        "option 'limit_all': expected true or false, got 1",
        "option 'time_cards': expected a whole number, got 2.5",
    ]


@pytest.mark.parametrize(
    ("body", "fields"),
    [
        ({}, {"decks"}),
        ({"decks": []}, {"decks"}),
        ({"decks": [{}]}, {"decks[0]"}),
        ({"decks": [{"text": "", "content": {}}]}, {"decks[0]"}),
        ({"decks": [{"text": "", "key": "x"}]}, {"decks[0].key"}),
        ({"decks": [{"text": "", "colour": "x"}]}, {"decks[0].colour"}),
        ({"decks": [{"text": "", "file": "pdf"}]}, {"decks[0].file"}),
        ({"decks": [{"content": []}], "game": "mmg"}, {"decks[0].content"}),
        ({"decks": [{"text": ""}]}, {"game"}),
        ({"decks": [{"text": ""}] * 13, "game": "mmg"}, {"decks"}),
        ({"decks": 3, "formats": 3, "options": 3}, {"decks", "formats", "options"}),
        ({"decks": [{"text": ""}], "owned": 3}, {"owned"}),
    ],
)  # fmt: skip
def test_bad_bodies_are_refused_and_what_to_mend_is_named(
    visitor: APIClient, body: dict[str, Any], fields: set[str]
) -> None:
    answer = visitor.post(VALIDATE, body)
    assert answer.status_code == 400
    assert {one["field"] for one in answer.json()["error"]["problems"]} == fields


def test_decks_of_two_games_are_no_match(owner: APIClient) -> None:
    deck = made(owner)
    answer = owner.post(VALIDATE, {"game": "risk", "decks": [{"id": deck["id"]}]})
    assert answer.status_code == 400
    [problem] = answer.json()["error"]["problems"]
    assert problem["message"] == "Expected decks of one game, got mmg, risk."
    assert owner.post(VALIDATE, {"game": "chess", "decks": [{"text": ""}]}).status_code == 404


@pytest.mark.rule("WHO-D03", "WHO-R06")
def test_with_owned_the_copies_of_the_caller_bind(
    owner: APIClient, visitor: APIClient, alice: User
) -> None:
    body: dict[str, Any] = {
        "game": "whoccg",
        "decks": [{"text": (CATALOGUES / "whoccg/decks/unit-files.txt").read_text("utf-8")}],
        "owned": True,
    }
    assert visitor.post(VALIDATE, body).status_code == 401
    deck = game("whoccg").stock["unit-files"]
    for card, n in deck.counts().items():
        printing = Printing.objects.filter(card__game__slug="whoccg", card__slug=card).first()
        assert printing is not None
        change_count(alice, printing, n)
    assert owner.post(VALIDATE, body).json()["verdict"] == "legal"
    card, n = next(iter(deck.counts().items()))
    lost = Printing.objects.filter(card__game__slug="whoccg", card__slug=card).first()
    assert lost is not None
    change_count(alice, lost, -1)
    found = owner.post(VALIDATE, body).json()["formats"][0]["decks"][0]["errors"]
    assert [(one["rule"], one["code"], one["have"], one["need"]) for one in found] == [
        ("WHO-D03", "not-owned", n, n - 1)
    ]
    assert owner.post(VALIDATE, {**body, "owned": False}).json()["verdict"] == "legal"


def test_nothing_is_saved(owner: APIClient) -> None:
    validated(owner, decks=[{"text": "3 Zarbi"}])
    assert not Deck.objects.filter(owner__isnull=False).exists()


def test_the_schema_describes_every_key_of_the_answer(visitor: APIClient) -> None:
    decks = [{"text": "3 Zarbi\n2 Darlek\n"}, {"content": RUSH_CONTENT}]
    answer = validated(visitor, decks=decks)

    def same(given: Any, shape: Any) -> None:
        fields = shape.fields
        assert set(given) == set(fields)
        for name, field in fields.items():
            inner = getattr(field, "child", field)
            values = given[name] if isinstance(given[name], list) else [given[name]]
            for value in values if hasattr(inner, "fields") else ():
                same(value, inner)

    same(answer, AnswerSerializer())


# Whatever is sent

_LEAVES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(allow_nan=False, allow_infinity=False),
    st.text(max_size=12),
    st.sampled_from(["mmg", "whoccg", "deck", "zarbi", "standard", "3 Zarbi\n2 Da", "{", "<deck>"]),
)  # fmt: skip
_KEYS = st.one_of(
    st.sampled_from(
        ["game", "decks", "formats", "options", "owned", "id", "key", "text", "content", "file",
         "name", "sections", "loose", "deck", "card", "count", "set", "number", "section",
         "doctors", "limit_all", "time_cards"]
    ),
    st.text(max_size=5),
)  # fmt: skip
_JSON = st.recursive(
    _LEAVES,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(_KEYS, inner, max_size=5),
    max_leaves=25,
)
_ENTRY = st.fixed_dictionaries(
    {"card": _LEAVES, "count": st.integers(1, 9) | _LEAVES},
    optional={"set": _LEAVES, "number": _LEAVES},
)  # fmt: skip
_CONTENT = st.fixed_dictionaries(
    {"sections": st.dictionaries(_KEYS, st.lists(_ENTRY | _JSON, max_size=3), max_size=3)},
    optional={"loose": _JSON},
)
_INPUT = st.one_of(
    st.fixed_dictionaries({"content": _CONTENT | _JSON}, optional={"name": _LEAVES}),
    st.fixed_dictionaries({"text": st.text() | _LEAVES}, optional={"file": _LEAVES}),
    st.fixed_dictionaries({"id": _LEAVES}, optional={"key": _LEAVES}),
    _JSON,
)
_NEAR = st.fixed_dictionaries(
    {"game": st.sampled_from(["mmg", "nemesis", "risk", "totd", "whoccg"]) | _LEAVES,
     "decks": st.lists(_INPUT, min_size=1, max_size=3)},
    optional={"formats": st.lists(_LEAVES, max_size=3), "options": st.dictionaries(_KEYS, _JSON),
              "owned": _LEAVES},
)  # fmt: skip


@settings(
    max_examples=150,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(body=st.one_of(_NEAR, _NEAR, _JSON))
def test_whatever_is_sent_is_answered(owner: APIClient, body: Any) -> None:
    try:
        sent = json.dumps(body).encode()
    except UnicodeEncodeError:
        return
    answer = owner.post(VALIDATE, sent, content_type="application/json")
    assert answer.status_code in (200, 400, 404)
    if answer.status_code == 200:
        found = answer.json()
        assert found["verdict"] in ("legal", "illegal", "undecided", "unreadable")
        assert len(found["read"]) == len(body["decks"])
    else:
        error = answer.json()["error"]
        assert set(error) == {"status", "code", "message", "problems"}
        assert error["message"] and all(one["message"] for one in error["problems"])


@settings(
    max_examples=60,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(body=st.fixed_dictionaries({"game": st.just("mmg")}, optional={
    "content": _CONTENT | _JSON, "text": st.text() | _LEAVES, "name": _LEAVES, "tags": _JSON,
    "about": _LEAVES, "format": _LEAVES, "visibility": _LEAVES,
}))  # fmt: skip
def test_whatever_deck_is_sent_is_stored_whole_or_not_at_all(owner: APIClient, body: Any) -> None:
    before = Deck.objects.count()
    answer = owner.post(
        "/api/v1/decks/", json.dumps(body).encode(), content_type="application/json"
    )
    assert answer.status_code in (201, 400)
    assert Deck.objects.count() == before + (answer.status_code == 201)


def test_a_text_of_any_length_within_the_limit_is_answered(visitor: APIClient) -> None:
    answer = validated(visitor, decks=[{"text": "2 Darlek\n" * 20_000}])
    assert answer["read"][0]["summary"]["unknown"] == 20_000


def test_content_with_an_unknown_card_is_a_violation_not_an_error(visitor: APIClient) -> None:
    found = validated(visitor, decks=[{"content": content(no_such_card=1)}])
    codes = [one["code"] for one in found["formats"][0]["decks"][0]["errors"]]
    assert "unknown-card" in codes


def test_callers_are_throttled(visitor: APIClient, monkeypatch: pytest.MonkeyPatch) -> None:
    cache.clear()
    monkeypatch.setattr(AnonRateThrottle, "rate", "2/minute", raising=False)
    body = {"game": "mmg", "decks": [{"text": "3 Zarbi"}]}
    assert [visitor.post(VALIDATE, body).status_code for _ in range(2)] == [200, 200]
    answer = visitor.post(VALIDATE, body)
    assert (answer.status_code, answer.json()["error"]["code"]) == (429, "throttled")
    assert int(answer.headers["Retry-After"]) > 0
    cache.clear()
