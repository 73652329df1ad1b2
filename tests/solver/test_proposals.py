"""Proposals from question to adopted version, and who may see them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from django.contrib.auth.models import User
from django.test import Client

from cards.deck import Deck as DeckValue
from decks.models import Deck
from decks.selectors.verdicts import judge
from decks.services import lifecycle
from jobs import services as jobs
from jobs.services.leasing import take
from jobs.services.performing import perform
from solver.models import Kind, Proposal
from solver.optimiser.build import Count
from solver.selectors.proposals import decks_in, headline
from solver.services.adopting import adopt
from solver.services.asking import Question, ask
from tests.cards.construction.stage import add, changed, game
from web.refused import Refused

pytestmark = pytest.mark.django_db
RUSH = game("mmg").stock["dalek-rush"]
Compute = Callable[[], object]


@pytest.fixture
def deck(alice: User, shipped: None) -> Deck:
    half = changed(RUSH, add("ogron", -4), add("dalek", -2))
    return lifecycle.create(alice, "mmg", half, name="Half a rush")


@pytest.fixture
def rivals(bob: User, shipped: None) -> tuple[int, ...]:
    """A public deck to play against."""
    public = lifecycle.create(bob, "mmg", RUSH, name="Rush", visibility="public")
    return (public.pk,)


def solved(owner: User, compute: Compute, **asked: object) -> Proposal:
    proposal = ask(owner, Question(game="mmg", **asked))  # type: ignore[arg-type]
    compute()
    return Proposal.objects.select_related("job", "deck", "game").get(pk=proposal.pk)


def test_the_best_deck_of_a_collection_is_proved_and_within_it(
    alice: User, stocked: dict[str, int], compute: Compute
) -> None:
    found = solved(alice, compute, locks=("1 Dalek",), seed=3)
    (sections,) = decks_in(found)
    counts = DeckValue.of(sections).counts()
    assert found.job.state == "done"
    assert all(n <= stocked[card] for card, n in counts.items()) and counts["dalek"] >= 1
    assert headline(found).endswith("proved best.")
    assert found.job.result is not None
    assert len(found.job.result["next"]) == 5
    assert found.job.result["decks"][0]["displaced"]


def test_an_empty_collection_is_told_why_and_what_to_acquire(alice: User, compute: Compute) -> None:
    found = solved(alice, compute)
    assert headline(found) == "No legal deck is possible."
    assert found.job.result is not None
    why = found.job.result["explanation"]
    assert why["sentences"][0] == "At least 55 cards are needed; your cards give none (MMG-D01)."
    # Room for 55 cards alone would not be enough: other rules clash with an empty collection too.
    assert why["one_is_enough"] is False and len(why["sentences"]) > 1
    assert sum(why["completion"].values()) == 55


def test_adopting_makes_the_next_version_of_the_deck_it_was_asked_for(
    alice: User, deck: Deck, compute: Compute
) -> None:
    found = solved(alice, compute, source="all", deck=deck, finish=True)
    version = adopt(found, alice)
    deck.refresh_from_db()
    assert (version.deck_id, version.number) == (deck.pk, 2) and deck.head == version
    report = judge(deck)
    assert report is not None and report.legal
    assert version.intent.startswith("Proposed: ")
    other = adopt(found, alice, anew=True)
    assert other.deck_id != deck.pk and other.number == 1


def test_swaps_take_no_more_cards_out_than_asked(
    alice: User, compute: Compute, shipped: None
) -> None:
    whole = lifecycle.create(alice, "mmg", changed(RUSH, add("ogron", -1)), name="Rush")
    found = solved(alice, compute, source="all", deck=whole, swaps=3)
    before, after = RUSH.counts(), DeckValue.of(decks_in(found)[0]).counts()
    gone = sum(max(0, n - after.get(card, 0)) for card, n in before.items())
    assert 1 <= gone <= 4


@pytest.mark.parametrize(
    ("asked", "field"),
    [
        ({"locks": ("2 Nobody",)}, "locks"),
        ({"bans": ("Time",)}, "bans"),
        ({"counts": (Count("zone:nowhere"),)}, "counts"),
        ({"kind": "guess"}, "kind"),
        ({"decks": 9}, "decks"),
        ({"kind": Kind.PROPOSE, "games": 3}, "games"),
        ({"kind": Kind.PROPOSE, "against": (10**6,)}, "against"),
        ({"kind": Kind.PROPOSE, "agent": "oracle"}, "agent"),
    ],
)
def test_what_cannot_be_asked_is_refused_and_nothing_is_kept(
    alice: User, shipped: None, asked: dict[str, object], field: str
) -> None:
    with pytest.raises(Refused) as refused:
        ask(alice, Question(game="mmg", **asked))  # type: ignore[arg-type]
    assert refused.value.field == field
    assert not Proposal.objects.exists()


def test_games_without_an_engine_are_solved_but_not_tried(
    alice: User, compute: Compute, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("decks.selectors.playable.GAMES", {})
    with pytest.raises(Refused, match="cannot be played"):
        ask(alice, Question(game="risk", kind=Kind.PROPOSE))
    found = ask(alice, Question(game="risk", source="all"))
    compute()
    found.job.refresh_from_db()
    assert found.job.result is not None and found.job.result["status"] == "optimal"


def test_a_changed_catalogue_stops_a_job_with_a_sentence(
    alice: User, compute: Compute, monkeypatch: pytest.MonkeyPatch
) -> None:
    proposal = ask(alice, Question(game="mmg", source="all"))
    monkeypatch.setattr("solver.selectors.worlds._stamp", lambda rules: "another")
    compute()
    proposal.job.refresh_from_db()
    assert proposal.job.state == "failed" and "changed after this was asked" in proposal.job.error


def test_a_small_search_ends_with_a_final_on_fresh_seeds(
    alice: User, stocked: dict[str, int], compute: Compute, rivals: tuple[int, ...]
) -> None:
    found = solved(alice, compute, kind=Kind.PROPOSE, games=400, against=rivals, seed=4)
    result = found.job.result
    assert found.job.state == "done" and result is not None, found.job.error
    assert result["best"]["final"]["games"] + result["best"]["final_aborted"] >= 200
    assert {one["what"] for one in result["generations"]} == {"play", "playoff"}
    assert result["games"] + result["aborted"] <= 400
    assert "on fresh seeds" in headline(found)


def test_cancelling_keeps_the_best_so_far(
    alice: User, stocked: dict[str, int], compute: Compute, rivals: tuple[int, ...]
) -> None:
    proposal = ask(
        alice, Question(game="mmg", kind=Kind.PROPOSE, games=400, against=rivals, seed=4)
    )
    for _ in range(20):
        lease = take("test")
        assert lease is not None
        perform(lease)
    jobs.cancel(proposal.job.token, alice)
    compute()
    proposal.job.refresh_from_db()
    assert proposal.job.state == "cancelled"
    assert proposal.job.result is not None and proposal.job.result["partial"]
    found = Proposal.objects.select_related("job", "deck", "game").get(pk=proposal.pk)
    assert decks_in(found) and adopt(found, alice).number == 1


PAGES = ["", "new/mmg/", "near/mmg/", "deck/{deck}/", "{token}/", "job/{job}/"]


def test_pages_are_for_members_and_for_the_owner_alone(
    as_alice: Client, as_bob: Client, alice: User, deck: Deck, compute: Compute
) -> None:
    found = solved(alice, compute, source="all", deck=deck, finish=True)
    for where in PAGES:
        path = where.format(deck=deck.pk, token=found.token, job=found.job.token)
        address = f"/proposals/{path}"
        assert Client().get(address).status_code == 302, where
        own = 302 if where.startswith("job/") else 200
        assert as_alice.get(address).status_code == own, where
        general = where in PAGES[:3]
        assert as_bob.get(address).status_code == (200 if general else 404), where


def test_adopting_is_for_the_owner_alone(
    as_alice: Client, as_bob: Client, alice: User, deck: Deck, compute: Compute
) -> None:
    found = solved(alice, compute, source="all", deck=deck, finish=True)
    address = f"/proposals/{found.token}/adopt/"
    assert Client().post(address).status_code == 302
    assert as_bob.post(address).status_code == 404
    assert as_alice.get(address).status_code == 405
    assert deck.versions.count() == 1
    assert as_alice.post(address, {"number": "7"}).status_code == 302
    assert deck.versions.count() == 1
    answer = as_alice.post(address)
    assert (answer.status_code, answer["Location"]) == (302, f"/decks/{deck.pk}/")
    assert deck.versions.count() == 2


def test_the_form_asks_and_its_faults_are_told(as_alice: Client, shipped: None) -> None:
    asked = {"kind": "solve", "source": "all", "decks": "1", "games": "2000"}
    bad = as_alice.post("/proposals/new/mmg/", {**asked, "locks": "2 Nobody", "least": "many"})
    assert bad.status_code == 400
    assert "Expected a number and a search" in bad.content.decode()
    bad = as_alice.post("/proposals/new/mmg/", {**asked, "locks": "2 Nobody"})
    assert "is no card of" in bad.content.decode() and not Proposal.objects.exists()
    asked |= {"locks": "2 Dalek", "limit_size": "60", "variety": "30"}
    good = as_alice.post("/proposals/new/mmg/", asked)
    assert good.status_code == 302
    params = Proposal.objects.get().job.params["search"]
    assert params["locks"] == {"dalek": 2} and params["limits"] == {"size": 60}
    assert params["variety"] == 30


def test_pages_need_few_queries(
    as_alice: Client,
    alice: User,
    stocked: dict[str, int],
    compute: Compute,
    django_assert_max_num_queries: Callable[[int], object],
) -> None:
    found = solved(alice, compute)
    for page in ("", "new/mmg/", f"{found.token}/", "near/mmg/"):
        with django_assert_max_num_queries(12):  # type: ignore[attr-defined]
            assert as_alice.get(f"/proposals/{page}").status_code == 200


def test_the_api_asks_shows_and_adopts_for_the_owner_alone(
    as_alice: Client, as_bob: Client, deck: Deck, compute: Compute
) -> None:
    asked = {"game": "mmg", "cards": "all", "deck": deck.pk, "finish": True}
    assert Client().post("/api/v1/proposals/", asked, "application/json").status_code in (401, 403)
    assert as_bob.post("/api/v1/proposals/", asked, "application/json").status_code == 404
    made = as_alice.post("/api/v1/proposals/", asked, "application/json")
    assert made.status_code == 201
    compute()
    address = f"/api/v1/proposals/{made.json()['token']}/"
    assert as_bob.get(address).status_code == 404
    assert as_bob.post(f"{address}adopt/", {}, "application/json").status_code == 404
    shown = as_alice.get(address).json()
    assert shown["result"]["status"] == "optimal" and shown["state"] == "done"
    adopted = as_alice.post(f"{address}adopt/", {}, "application/json")
    assert adopted.json() == {"deck": deck.pk, "version": 2}
    listed = as_alice.get("/api/v1/proposals/").json()["results"]
    assert [one["adopted"] for one in listed] == [deck.pk]
    assert as_bob.get("/api/v1/proposals/").json()["results"] == []


@pytest.mark.parametrize(
    "asked",
    [
        {"game": "mmg", "locks": ["2 Nobody"]},
        {"game": "mmg", "colour": "blue"},
        {"game": "mmg", "kind": "guess"},
        {"game": "mmg", "counts": [{"query": "zone:nowhere"}]},
    ],
)
def test_the_api_refuses_what_it_cannot_ask(as_alice: Client, shipped: None, asked: object) -> None:
    assert as_alice.post("/api/v1/proposals/", asked, "application/json").status_code == 400
