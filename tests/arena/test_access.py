"""Who may see a contest: its owner always, others only by the link of a shared one."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.urls import reverse

from arena.models import Contest
from arena.services import keeping

pytestmark = pytest.mark.django_db


def read_addresses(contest: Contest) -> list[str]:
    """Every address from which something of a contest can be read."""
    token = contest.token
    card = contest.job.params["cards"][0]["id"]
    pages = [
        ("arena:detail", [token]),
        ("arena:progress", [token]),
        ("arena:live", [token]),
        ("arena:json", [token]),
        *(("arena:csv", [token, table]) for table in ("pairings", "games", "cards", "ranking")),
        ("arena:games", [token, 0]),
        ("arena:replay", [token, 0, 1]),
        ("arena:replay_step", [token, 0, 1, 3]),
        ("arena:face", [token, card]),
        ("api_contest", [token]),
        ("api_result", [token]),
        ("api_table", [token, "games"]),
        ("api_contest_games", [token, 0]),
        ("api_replay", [token, 0, 1]),
    ]
    return [reverse(name, args=args) for name, args in pages]


CHANGES = ["arena:cancel", "arena:share", "arena:delete"]


@pytest.fixture
def people(alice: User, bob: User) -> dict[str, Client]:
    found = {"owner": Client(), "stranger": Client(), "visitor": Client()}
    found["owner"].force_login(alice)
    found["stranger"].force_login(bob)
    return found


def test_a_private_contest_is_its_owners_alone(
    played: Callable[..., Contest], people: dict[str, Client]
) -> None:
    contest = played()
    for address in read_addresses(contest):
        assert people["owner"].get(address).status_code in (200, 286), address
        for name in ("stranger", "visitor"):
            answer = people[name].get(address)
            assert answer.status_code == 404, (name, address)
            assert contest.title.encode() not in answer.content
            assert b"Dalek" not in answer.content


def test_a_shared_contest_is_read_by_whoever_has_its_link_until_it_is_private_again(
    played: Callable[..., Contest], people: dict[str, Client]
) -> None:
    contest = keeping.share(played(), "unlisted")
    for address in read_addresses(contest):
        for name, client in people.items():
            assert client.get(address).status_code in (200, 286), (name, address)
    old = read_addresses(contest)
    keeping.renew_link(contest)
    assert {people["visitor"].get(address).status_code for address in old} == {404}
    keeping.share(contest, "private")
    for address in read_addresses(contest):
        assert people["stranger"].get(address).status_code == 404


def test_others_change_nothing_even_of_a_shared_contest(
    played: Callable[..., Contest], people: dict[str, Client]
) -> None:
    contest = keeping.share(played(), "unlisted")
    for name in CHANGES:
        address = reverse(name, args=[contest.token])
        assert people["stranger"].post(address, {"visibility": "private"}).status_code == 404
        assert people["visitor"].post(address, {"visibility": "private"}).status_code == 302
    prepare = reverse("arena:prepare", args=[contest.token, 0, 1])
    assert people["stranger"].post(prepare).status_code == 404
    api = reverse("api_contest", args=[contest.token])
    for name, refused in (("stranger", 404), ("visitor", 401)):
        client = people[name]
        body = {"visibility": "private"}
        assert client.patch(api, body, "application/json").status_code == refused
        assert client.delete(api).status_code == refused
        assert client.post(reverse("api_cancel", args=[contest.token])).status_code == refused
        assert client.post(reverse("api_replay", args=[contest.token, 0, 1])).status_code == refused
    contest.refresh_from_db()
    assert contest.visibility == "unlisted"


def test_a_list_shows_ones_own_contests_only(
    played: Callable[..., Contest], people: dict[str, Client]
) -> None:
    contest = keeping.share(played(), "unlisted")
    title = contest.title.encode()
    assert title in people["owner"].get("/arena/").content
    assert title not in people["stranger"].get("/arena/").content
    assert title not in people["visitor"].get("/arena/").content
    assert people["owner"].get("/api/v1/matchups/").json()["count"] == 1
    assert people["stranger"].get("/api/v1/matchups/").json()["count"] == 0
    assert people["visitor"].get("/api/v1/matchups/").status_code == 401


def test_the_page_of_a_job_leads_its_owner_to_the_contest(
    played: Callable[..., Contest], people: dict[str, Client]
) -> None:
    contest = played()
    there = reverse("arena:job", args=[contest.job.token])
    assert people["owner"].get(there).url == f"/arena/{contest.token}/"  # type: ignore[attr-defined]
    assert people["stranger"].get(there).url == "/arena/"  # type: ignore[attr-defined]


def test_a_private_deck_of_somebody_else_cannot_be_entered(
    own_deck: object, people: dict[str, Client]
) -> None:
    pk = own_deck.pk  # type: ignore[attr-defined]
    page = people["stranger"].get("/arena/new/", {"deck": pk})
    assert b"Secret weapon" not in page.content
    asked = {"game": "mmg", "decks": [{"deck": pk}, {"deck": pk}]}
    answer = people["stranger"].post("/api/v1/matchups/", asked, "application/json")
    assert answer.status_code == 400
    assert "no deck" in answer.json()["error"]["problems"][0]["message"]
    form = {"first": pk, "second": pk, "games": 8, "seed": 1,
            "first_agent": "uniform", "second_agent": "uniform"}  # fmt: skip
    assert people["stranger"].post("/arena/new/", form).status_code == 400
    assert Contest.objects.count() == 0


def test_the_record_of_a_deck_holds_the_readers_own_contests(
    own_deck: object, alice: User, people: dict[str, Client]
) -> None:
    from arena.order import Choice, Order
    from arena.services import starting
    from decks.models import Visibility
    from tests.arena.conftest import GAME, choices, work_off

    own_deck.visibility = Visibility.PUBLIC  # type: ignore[attr-defined]
    own_deck.save()  # type: ignore[attr-defined]
    mine = Choice("Secret weapon", choices(1)[0].value, "uniform", own_deck, own_deck.head)  # type: ignore[arg-type, attr-defined]
    starting.start(Order(GAME, "matchup", [mine, choices(2)[1]], games=8), alice)
    work_off()
    there = reverse("decks:detail", args=[own_deck.pk])  # type: ignore[attr-defined]
    assert b"UNIT wall" in people["owner"].get(there).content
    assert b"UNIT wall" not in people["stranger"].get(there).content
    assert b"Record" not in people["visitor"].get(there).content
