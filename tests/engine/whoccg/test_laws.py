"""Laws of every position, by hypothesis and by random play; and that the laws notice a breach."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import laws, record
from engine.agents import agent
from engine.games import position
from engine.rng import seeded
from engine.table import RUNNING
from engine.whoccg import codes, invariants
from engine.whoccg import options as o
from engine.whoccg.fields import PLAN
from engine.whoccg.game import WhoTable
from engine.whoccg.game_api import Matchup
from engine.whoccg.random_decks import random_deck
from tests.engine.whoccg.cardset import CARDS

POOL = list(CARDS.values())
SEEDS = st.integers(min_value=0, max_value=2**60)


def random_matchup(seed: int, seats: int = 2) -> Matchup:
    rng = seeded(seed, 9)
    return Matchup([random_deck(POOL, rng) for _ in range(seats)], ["Ann", "Bob"])


def played(seed: int, steps: int, seats: int = 2, *, ask: bool = False) -> WhoTable:
    """A random game of random decks after so many random choices, or at its end."""
    table = random_matchup(seed, seats).start(seed, ask=ask)
    rng = seeded(seed, 1)
    for _ in range(steps):
        if table.status != RUNNING:
            break
        table.push(table.options[rng.below(len(table.options))])
    return table


@settings(max_examples=14, deadline=None)
@given(SEEDS, st.integers(0, 250), st.integers(2, 4), st.booleans())
def test_every_position_keeps_every_law(seed: int, steps: int, seats: int, ask: bool) -> None:
    table = played(seed, steps, seats, ask=ask)
    assert laws.broken_laws("whoccg", table, POOL, seeded(seed, 4)) == []
    assert laws.try_options("whoccg", table) == []


@settings(max_examples=8, deadline=None)
@given(SEEDS, st.integers(0, 150))
def test_a_position_survives_json_and_plays_on_alike(seed: int, steps: int) -> None:
    table = played(seed, steps)
    again = position("whoccg", json.loads(json.dumps(table.to_dict())), POOL)
    rng = seeded(seed, 2)
    for _ in range(30):
        assert again.to_dict() == table.to_dict()
        if table.status != RUNNING:
            break
        choice = table.options[rng.below(len(table.options))]
        table.push(choice)
        again.push(choice)


@pytest.mark.rule("WHO-E05", "WHO-S20")
@settings(max_examples=12, deadline=None)
@given(SEEDS, st.integers(0, 200), st.integers(0, 1))
def test_changing_what_is_hidden_never_changes_a_view(seed: int, steps: int, seat: int) -> None:
    table = played(seed, steps)
    before = table.view(seat).to_dict()
    rng = seeded(seed, 6)
    other = 1 - seat
    hidden = [i for i in table.hand[other] + table.deck[other] if not table.known[i] & (1 << seat)]
    designs = [table.design[i] for i in hidden]
    rng.shuffle(designs)
    for card, design in zip(hidden, designs, strict=True):
        table.put_face(card, design)
    plots = [i for i in table.plots[other] if not table.known[i] & (1 << seat)]
    designs = [table.design[i] for i in plots]
    rng.shuffle(designs)
    for card, design in zip(plots, designs, strict=True):
        table.put_face(card, design)
    assert table.view(seat).to_dict() == before


@settings(max_examples=6, deadline=None)
@given(SEEDS, st.sampled_from(["uniform", "greedy"]))
def test_a_record_replays_to_the_same_log(seed: int, name: str) -> None:
    ready = random_matchup(seed)
    table, written = record.play(
        "whoccg", ready, seed, (agent(name), agent("uniform")), logging=True
    )
    again = record.replay(ready, written)
    assert record.log_hash(again.log) == written.log_hash
    assert again.to_dict() == table.to_dict()
    assert all(table.event_text(event) for event in table.log)


@pytest.mark.rule("WHO-Q01", "WHO-Q02", "WHO-Q03", "WHO-Q04", "WHO-Q05", "WHO-Q06", "WHO-Q07",
                  "WHO-Q08", "WHO-Q09", "WHO-Q10", "WHO-Q11", "WHO-Q12", "WHO-Q13", "WHO-Q14",
                  "WHO-Q15", "WHO-Q16", "WHO-Q17", "WHO-Q18", "WHO-Q19", "WHO-Q20", "WHO-Q21",
                  "WHO-Q22", "WHO-Q23", "WHO-Q24", "WHO-Q25", "WHO-Q26", "WHO-Q27")  # fmt: skip
def test_every_kind_of_option_comes_up_in_random_play() -> None:
    seen: set[int] = set()
    decisions: set[str] = set()
    rng = seeded(1, 1)
    for seed in range(24):
        table = random_matchup(seed, 2 + seed % 3).start(seed, ask=seed % 2 == 0)
        for _ in range(500):
            if table.status != RUNNING:
                break
            decisions.add(table.kind_name())
            seen.update(o.kind_of(option) for option in table.options)
            table.push(table.options[rng.below(len(table.options))])
    missing = {option.name for option in PLAN.options if option.number not in seen}
    assert missing == set()
    assert {"kidnap", "fight", "move by card", "choose reward targets"} <= decisions


def _lose_a_card(table: WhoTable) -> None:
    table.deck[0].pop()


def _peek(table: WhoTable) -> None:
    table.known[table.hand[0][0]] = 0


def _stall(table: WhoTable) -> None:
    table.options = []


def _stale(table: WhoTable) -> None:
    table.forbidden[table.play[0]] = codes.BAN_MOVE


def _spend(table: WhoTable) -> None:
    table.spent_points = 7


def _win(table: WhoTable) -> None:
    table.points[0] = 10
    table.reached[0] = table.opposed[0] = 1


def _drift(table: WhoTable) -> None:
    table.stacks[0] = []


def _misplace(table: WhoTable) -> None:
    table.there[0] = []


def _forget_an_era(table: WhoTable) -> None:
    table.eras = [0, *table.eras[1:]]


@pytest.mark.parametrize(
    ("breach", "words"),
    [
        (_misplace, "lists of cards in play are out of date"),
        (_forget_an_era, "E15: eras is"),
        (_lose_a_card, "lies in 0 zones"),
        (_peek, "E05"),
        (_stall, "a running game has no options"),
        (_stale, "E15: forbidden is"),
        (_spend, "T03"),
        (_win, "W01"),
        (_drift, "G09"),
    ],
)
def test_a_breach_is_noticed(breach: Callable[[WhoTable], None], words: str) -> None:
    table = random_matchup(1).start(1)
    while table.kind_name() != "play cards":
        table.push(table.options[0])
    assert invariants.violations(table) == []
    breach(table)
    assert any(words in problem for problem in invariants.violations(table))


def test_the_scene_shows_a_seat_no_more_than_it_may_see() -> None:
    table = played(4, 60)
    for seat in (0, 1):
        drawn = table.scene(seat)
        hand = next(area for area in drawn.areas if area.id == f"hand-{1 - seat}")
        shown = [card.card for card in hand.cards if card.card]
        known = [i for i in table.hand[1 - seat] if table.known[i] & (1 << seat)]
        assert len(shown) == len(known)
        assert table.view(seat).scene(seat) == drawn
    assert len(table.scene(-1).players) == 2
