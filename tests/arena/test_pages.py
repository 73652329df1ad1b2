"""The pages of the arena: they say what happened, keep what was typed, and ask little."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.core.management import call_command
from django.test import Client
from django.urls import reverse

from arena.models import Contest
from arena.services import starting
from decks.models import Deck
from jobs.models import Job
from tests.arena.conftest import deck_text, order, work_off

pytestmark = pytest.mark.django_db


def typed(**values: Any) -> dict[str, Any]:
    return {
        "first_text": deck_text("dalek-rush"),
        "second_text": deck_text("unit-wall"),
        "first_agent": "uniform",
        "second_agent": "uniform",
        "games": "8",
        "seed": "7",
        "title": "A duel",
    } | values


@pytest.mark.parametrize(("kind", "count"), [("matchup", 2), ("gauntlet", 3), ("round_robin", 3)])
def test_a_finished_contest_in_few_queries(
    kind: str,
    count: int,
    played: Callable[..., Contest],
    as_alice: Client,
    django_assert_max_num_queries: Any,
) -> None:
    contest = played(kind, count)
    there = reverse("arena:detail", args=[contest.token])
    as_alice.get(there)
    with django_assert_max_num_queries(12):
        page = as_alice.get(there).content.decode()
    headline = contest.job.result["conclusion"]["headline"]
    assert headline.replace("'", "&#x27;") in page
    assert "What they do not show" in page
    for place in range(len(contest.job.result["pairings"])):
        other = reverse("arena:pairing", args=[contest.token, place])
        with django_assert_max_num_queries(12):
            assert as_alice.get(other).status_code == (302 if kind == "matchup" else 200)
    assert as_alice.get(reverse("arena:pairing", args=[contest.token, 99])).status_code == 404


def test_the_list_asks_no_more_for_more_contests(
    played: Callable[..., Contest], as_alice: Client, django_assert_max_num_queries: Any
) -> None:
    for seed in range(4):
        played(seed=seed)
    as_alice.get("/arena/")
    with django_assert_max_num_queries(8):
        page = as_alice.get("/arena/").content.decode()
    assert "<strong>4</strong> matchups" in page


def test_a_matchup_is_started_from_pasted_texts(as_alice: Client, shipped: None) -> None:
    answer = as_alice.post("/arena/new/", typed())
    contest = Contest.objects.get()
    assert answer.url == reverse("arena:detail", args=[contest.token])  # type: ignore[attr-defined]
    assert (contest.title, contest.seed, contest.games) == ("A duel", 7, 8)
    waiting = as_alice.get(answer.url).content.decode()  # type: ignore[attr-defined]
    assert "Waiting" in waiting and "Cancel" in waiting
    work_off()
    assert "Result" in as_alice.get(answer.url).content.decode()  # type: ignore[attr-defined]


def test_stock_decks_run_a_gauntlet(as_alice: Client, shipped: None) -> None:
    call_command("stock", "load", verbosity=0)
    decks = list(Deck.objects.filter(stock_key__startswith="mmg/").order_by("name")[:3])
    page = as_alice.get("/arena/new/?kind=gauntlet", {"deck": decks[0].pk}).content.decode()
    assert decks[1].name in page
    as_alice.post(
        "/arena/new/?kind=gauntlet",
        {"first": decks[0].pk, "first_agent": "uniform", "decks": [decks[1].pk, decks[2].pk],
         "agent": "uniform", "games": 4, "seed": 1, "texts": "", "first_text": ""},
    )  # fmt: skip
    contest = Contest.objects.get()
    assert [entry.deck_id for entry in contest.entries.all()] == [deck.pk for deck in decks]
    assert all(entry.version_number for entry in contest.entries.all())


def test_an_illegal_deck_is_refused_with_its_problems_and_the_form_kept(
    as_alice: Client, shipped: None
) -> None:
    answer = as_alice.post("/arena/new/", typed(first_text="4 Dalek", seed="99"))
    page = answer.content.decode()
    assert answer.status_code == 400
    assert "Nothing was started" in page
    assert "at least 55" in page
    assert 'value="99"' in page and "4 Dalek</textarea>" in page
    assert Job.objects.count() == 0


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ({"first_text": ""}, "Choose a deck, or paste one"),
        ({"games": "many"}, "Enter a whole number"),
        ({"games": "1"}, "greater than or equal to 2"),
        ({"first_agent": "clever"}, "Select a valid choice"),
        ({"first": "424242"}, "Select a valid choice"),
    ],
)
def test_a_form_with_faults_says_where(
    as_alice: Client, shipped: None, values: dict[str, str], said: str
) -> None:
    answer = as_alice.post("/arena/new/", typed(**values))
    assert answer.status_code == 400
    assert said in answer.content.decode()


@pytest.mark.parametrize("query", ["?kind=duel", "?game=chess", "?game=go"])
def test_unknown_kinds_and_games_are_not_found(as_alice: Client, query: str) -> None:
    assert as_alice.get(f"/arena/new/{query}").status_code == 404


def test_visitors_are_sent_to_log_in(client: Client, shipped: None) -> None:
    assert client.get("/arena/new/").status_code == 302
    assert "Log in to run one" in client.get("/arena/").content.decode()


def test_cards_are_sorted_as_the_address_says(
    played: Callable[..., Contest], as_alice: Client
) -> None:
    contest = played(games=20)
    there = reverse("arena:detail", args=[contest.token])
    for sort in ("difference", "drawn", "played", "name", "copies"):
        page = as_alice.get(there, {"sort": sort, "deck": 1}).content.decode()
        column = page.split("aria-sort")[1].split("</th>")[0]
        assert f"sort={sort}" in column
    by_name = as_alice.get(there, {"sort": "name"}).context["card_lines"]
    assert [line.name for line in by_name] == sorted(
        (line.name for line in by_name), key=str.casefold
    )
    assert as_alice.get(there, {"sort": "nonsense", "deck": "99"}).status_code == 200


def test_a_running_contest_is_cancelled_and_told_so(
    as_alice: Client, alice: User, shipped: None
) -> None:
    contest = starting.start(order(games=40), alice)
    there = reverse("arena:cancel", args=[contest.token])
    assert as_alice.get(there).status_code == 405
    page = as_alice.post(there, follow=True).content.decode()
    assert "Cancelled" in page
    assert "already" in as_alice.post(there, follow=True).content.decode()


def test_sharing_running_again_and_deleting(
    played: Callable[..., Contest], as_alice: Client, as_bob: Client, bob: User
) -> None:
    contest = played()
    token = contest.token
    page = as_alice.post(
        reverse("arena:share", args=[token]), {"visibility": "unlisted"}, follow=True
    ).content.decode()
    assert f"http://testserver/arena/{token}/" in page
    again = as_bob.post(reverse("arena:again", args=[token]), {"seed": "7"})
    copy = Contest.objects.get(owner=bob)
    assert again.url == reverse("arena:detail", args=[copy.token])  # type: ignore[attr-defined]
    bad = as_bob.post(reverse("arena:again", args=[token]), {"seed": "x"}, follow=True)
    assert "Expected a whole number" in bad.content.decode()
    assert "Keep it" in as_alice.get(reverse("arena:delete", args=[token])).content.decode()
    as_alice.post(reverse("arena:delete", args=[token]))
    assert not Contest.objects.filter(token=token).exists()
    assert not Job.objects.filter(pk=contest.job_id).exists()


def test_exports_hold_every_game_and_no_formula(
    played: Callable[..., Contest], as_alice: Client
) -> None:
    contest = played(title="=1+1")
    Contest.objects.filter(pk=contest.pk).update(title="=1+1")
    games = as_alice.get(reverse("arena:csv", args=[contest.token, "games"]))
    assert games["Content-Disposition"].endswith('filename="11-games.csv"')
    assert len(games.content.decode().splitlines()) == 9
    whole = as_alice.get(reverse("arena:json", args=[contest.token])).json()
    assert whole["result"] == contest.job.result
    assert whole["setup"]["entries"][0]["sections"]
    assert as_alice.get(f"/arena/{contest.token}/nothing.csv").status_code == 404


def test_names_that_look_like_formulas_are_written_as_text(
    played: Callable[..., Contest],
) -> None:
    from arena.exports import as_csv
    from arena.result import read_result

    stored = played(games=2).job.result
    stored["standings"][0]["name"] = "=HYPERLINK(1)"
    assert "'=HYPERLINK(1)" in as_csv(read_result(stored), "ranking")
