"""Starting: refused with every problem before anything runs, frozen once it runs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import override_settings

from arena.models import Contest, Meeting
from arena.order import Choice, Order
from arena.selectors.choosing import pasted
from arena.services import starting
from cards.deck import Deck as DeckValue
from decks.selectors.game_rules import game_rules
from decks.services import versions
from engine.games import GAMES
from jobs.models import Job
from jobs.services.settling import settle
from tests.arena.conftest import GAME, choices, order, work_off
from web.refused import Refused

pytestmark = pytest.mark.django_db


def refusal(wanted: Order, owner: User | None = None) -> list[str]:
    with pytest.raises(Refused) as caught:
        starting.start(wanted, owner)
    assert Job.objects.count() == Contest.objects.count() == 0
    return [f"{one.where}: {one.sentence}" for one in caught.value.problems]


def with_decks(*values: DeckValue, kind: str = "matchup") -> Order:
    return Order(GAME, kind, [Choice(value.name, value) for value in values], games=8, seed=1)


def test_every_violation_of_every_deck_is_listed(shipped: None) -> None:
    good, other = (one.value for one in choices(2))
    small = DeckValue(good.lines[:4], name="Stump")
    loose = DeckValue(other.lines[:3], name="Rump")
    told = refusal(with_decks(small, loose))
    assert any(line.startswith("Stump:") and "55" in line for line in told)
    assert any(line.startswith("Rump:") and "55" in line for line in told)
    assert len(told) > 4


def test_unequal_numbers_of_time_cards_are_refused(shipped: None) -> None:
    one, two = (choice.value for choice in choices(2))
    # One more Time card of each colour keeps a deck legal and the match unequal.
    more = two
    for card in ("time-past", "time-present", "time-future"):
        more = more.with_card("deck", card, 1)
    more = DeckValue(more.lines, name="Long game")
    (told,) = refusal(with_decks(one, more))
    assert told.startswith("Dalek rush against Long game: ")
    assert "6" in told and "9" in told


def test_lines_that_name_no_card_are_refused(shipped: None) -> None:
    bad = pasted("4 Dalek\n2 No such thing", game_rules(GAME))
    told = refusal(Order(GAME, "matchup", [bad, choices(1)[0]], games=8))
    assert told == ["Pasted deck: Line 2: expected the name of one card, got “2 No such thing”."]


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ({"games": 1}, "Expected 2 to"),
        ({"games": 10**7}, "Expected 2 to"),
        ({"seed": -1}, "Expected a whole number"),
        ({"count": 3}, "Expected 2 decks, got 3"),
        ({"kind": "round_robin", "count": 2}, "Expected 3 to 30 decks, got 2"),
        ({"kind": "multiplayer", "count": 3}, "cannot be played as 'multiplayer'"),
        ({"agent": "clever"}, "Expected uniform, greedy, search"),
        ({"agent": "search:100000"}, "at most 500 iterations"),
        ({"agent": "search:500", "games": 10_000}, "may play 400 games"),
    ],
)
def test_numbers_out_of_bounds_are_refused(
    shipped: None, values: dict[str, Any], said: str
) -> None:
    assert any(said in line for line in refusal(order(**values)))


@override_settings(ARENA_MOST_TOTAL=20)
def test_all_pairings_together_are_bounded(shipped: None) -> None:
    told = refusal(order("round_robin", 3))
    assert told == [
        "Games: 3 pairings of 8 games are 24 games; the limit is 20. "
        "Ask for fewer games or fewer decks."
    ]


def test_a_game_without_an_engine_is_refused(
    shipped: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(GAMES, "ids", ["mmg"])
    told = refusal(Order("totd", "matchup", [], games=8))
    assert "cannot be played yet" in told[0]


def test_editing_a_deck_does_not_change_what_was_played(
    own_deck: Any, alice: User, shipped: None
) -> None:
    mine = Choice(own_deck.name, choices(1)[0].value, "uniform", own_deck, own_deck.head)
    contest = starting.start(Order(GAME, "matchup", [mine, choices(2)[1]], games=8), alice)
    before = contest.job.params
    with versions.locked(own_deck.pk, alice.pk) as deck:
        versions.advance(deck, choices(3)[2].value)
    work_off()
    contest.job.refresh_from_db()
    assert contest.job.params == before
    entry = contest.entries.get(place=0)
    assert entry.content_hash == entry.version.content_hash != deck.head.content_hash
    assert entry.version_number == 1


def test_settling_counts_each_meeting_from_both_sides_once(
    played: Callable[..., Contest],
) -> None:
    contest = played("round_robin", 3)
    assert not settle(contest.job_id), "settled when its job ended"
    contest.refresh_from_db()
    assert contest.headline == contest.job.result["conclusion"]["headline"]
    rows = Meeting.objects.filter(contest=contest)
    assert rows.count() == 6
    assert sum(row.won for row in rows) == sum(row.lost for row in rows)


def test_again_with_the_same_seed_gives_the_same_result(
    played: Callable[..., Contest], alice: User
) -> None:
    contest = played()
    same, other = starting.again(contest, alice, 7), starting.again(contest, alice, 8)
    work_off()
    for one in (same, other):
        one.job.refresh_from_db()
    assert same.job.result == contest.job.result
    assert other.job.result["pairings"] != contest.job.result["pairings"]
    assert [e.content_hash for e in same.entries.all()] == [
        e.content_hash for e in contest.entries.all()
    ]


def test_names_are_told_apart(shipped: None) -> None:
    one = choices(1)[0]
    setup = starting.freeze(Order(GAME, "matchup", [one, one], games=8), game_rules(GAME))
    assert setup.names == [one.name, f"{one.name} (2)"]


def test_cards_that_the_engine_cannot_play_are_refused(
    shipped: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    from cards.catalogue.problems import CardError
    from engine.games import GAMES

    def unknown(decks: Any, names: Any = ()) -> None:
        raise CardError(["Zarbi (zarbi): abilities unknown"])

    monkeypatch.setattr(GAMES[GAME], "Matchup", unknown)
    told = refusal(order("round_robin", 3))
    assert told == ["Dalek rush against UNIT wall: Zarbi (zarbi): abilities unknown."]
