"""Contests of one deck by itself: counted, compared on the same shuffles, shown and exported."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.urls import reverse

from arena import setup as frozen
from arena.exports import TABLES, as_csv
from arena.kinds.alone import Alone
from arena.models import Contest, Meeting
from arena.order import Choice, Order
from arena.result import AloneResult, read_result
from arena.selectors.kinds import kinds_of
from arena.selectors.words import lines_of
from arena.services import starting
from arena.setup import Entry, Setup, to_params
from cards.catalogue.values import Card
from cards.deck import Deck as DeckValue
from cards.ready import ReadyDeck
from engine import games
from jobs import services as jobs
from jobs.services import run_inline
from tests.arena.conftest import work_off
from tests.engine.test_alone import STRONG, WEAK
from tests.engine.toys import together

pytestmark = pytest.mark.django_db
NAMES = ["Strong", "Weak"]


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A team game under the name of a shipped one, so that its pages are there."""
    against = SimpleNamespace(PLAYERS=(1, 1), Matchup=together.Against)
    known = {"totd": together, "risk": against, "mmg": games.GAMES["mmg"]}
    for place in ("engine.games.GAMES", "arena.selectors.kinds.GAMES"):
        monkeypatch.setattr(place, known)
    by_id = {card.id + str(n): card for n, deck in enumerate((STRONG, WEAK)) for card in deck.cards}
    monkeypatch.setattr(frozen, "engine_cards", lambda setup: by_id)
    frozen._ready.clear()
    yield
    frozen._ready.clear()


def sections(number: int, deck: ReadyDeck) -> list[tuple[str, list[tuple[str, int]]]]:
    return [(name, [(f"{card.id}{number}", 1) for card in cards])
            for name, cards in deck.sections.items()]  # fmt: skip


def card_table(card: Card, number: int) -> dict[str, Any]:
    return {"id": f"{card.id}{number}", "name": card.name, "subtitle": "", "type": card.type,
            "provenance": "house", "house": [], "fields": {}, "ability": []}  # fmt: skip


def a_setup(game: str = "totd", decks: tuple[ReadyDeck, ...] = (STRONG, WEAK)) -> Setup:
    return Setup(
        kind="alone",
        game=game,
        cards=[card_table(card, n) for n, deck in enumerate(decks) for card in deck.cards],
        entries=[
            Entry(NAMES[n], "greedy", sections(n, deck)) for n, deck in enumerate(decks)
        ],
        games=12,
        seed=3,
    )  # fmt: skip


def result_of(setup: Setup) -> AloneResult:
    found = read_result(run_inline(Alone("alone"), to_params(setup), setup.seed))
    assert isinstance(found, AloneResult)
    return found


@pytest.fixture
def contest(shipped: None, alice: User) -> Contest:
    setup = a_setup()
    order = Order("totd", "alone", [Choice(name, DeckValue()) for name in NAMES], games=12, seed=3)
    job = jobs.start("alone", alice, to_params(setup), 3, title="Teams")
    made = starting._store(order, setup, job, alice, "Teams")
    work_off()
    made.refresh_from_db()
    assert made.job.state == "done", made.job.traceback
    return made


def test_teams_meet_the_same_shuffles_and_are_compared() -> None:
    result = result_of(a_setup())
    strong, weak = result.pairings
    assert (strong.won, strong.lost, weak.won, weak.lost) == (12, 0, 0, 12)
    assert weak.lost_by == {"all cards are played": 12}
    (apart,) = result.comparisons
    assert (apart.both, apart.only_one, apart.only_two, apart.neither) == (0, 12, 0, 0)
    setup = a_setup()
    twice = result_of(msgspec.structs.replace(setup, entries=[setup.entries[1]] * 2))
    assert twice.pairings[0].played == twice.pairings[1].played, "the same team, game by game"


def test_the_result_does_not_depend_on_how_the_work_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = result_of(a_setup())
    monkeypatch.setattr("arena.kinds.tasks.chunk_sets", lambda setup: 1)
    assert result_of(a_setup()) == whole


def test_a_set_up_that_seats_every_player_has_a_rate_for_each_seat() -> None:
    result = result_of(a_setup("risk", (STRONG,)))
    (meeting,) = result.pairings
    assert meeting.rate is None and [one.name for one in meeting.seats] == ["Ann", "Bob"]
    assert result.standings == [] and result.comparisons == []


def test_numbers_of_the_game_are_kept() -> None:
    strong = result_of(a_setup()).pairings[0]
    assert [(one.name, one.mean, one.games) for one in strong.figures] == [("total", 30.0, 12)]


def test_pages_words_and_tables(contest: Contest, as_alice: Client) -> None:
    page = as_alice.get(reverse("arena:detail", args=[contest.token])).content.decode()
    for said in ("One by one", "On the same shuffles", "How it was lost", "Strong less Weak"):
        assert said in page
    games_page = as_alice.get(reverse("arena:games", args=[contest.token, 1])).content.decode()
    assert "Lost" in games_page
    result = read_result(contest.job.result)
    assert any("Strong less Weak" in line for line in lines_of(result))
    for table in TABLES:
        assert as_csv(result, table).count("\n") >= 1
    assert "Strong,Weak,12,0,12,0,0" in as_csv(result, "comparisons")
    assert Meeting.objects.filter(contest=contest, opponent=None).count() == 2


def test_a_game_offers_the_contests_that_its_engine_can_play() -> None:
    assert kinds_of("totd") == ["alone"] == kinds_of("risk")
    assert kinds_of("mmg") == ["matchup", "gauntlet", "round_robin"]
