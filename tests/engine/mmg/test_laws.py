"""Laws of every position, by hypothesis and by random play; and that the laws notice a breach."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import laws, record
from engine.agents import agent
from engine.games import matchup, position
from engine.mmg import codes, invariants
from engine.mmg import constants as k
from engine.mmg import options as o
from engine.mmg.fields import PLAN
from engine.mmg.game import MmgTable
from engine.mmg.game_api import random_deck
from engine.mmg.matchup import Matchup
from engine.playout import SEARCH, choose
from engine.rng import seeded
from engine.table import RUNNING, Table
from tests.engine.mmg.cardset import CARDS

POOL = list(CARDS.values())
SEEDS = st.integers(min_value=0, max_value=2**60)


def random_matchup(seed: int) -> Matchup:
    rng = seeded(seed, 9)
    decks = [random_deck(POOL, rng), random_deck(POOL, rng)]
    return Matchup(decks, ["Ann", "Bob"])


def played(seed: int, steps: int, *, logging: bool = False) -> MmgTable:
    """A random game of random decks after so many random choices, or at its end."""
    table = random_matchup(seed).start(seed, logging=logging)
    rng = seeded(seed, 1)
    for _ in range(steps):
        if table.status != RUNNING:
            break
        table.push(table.options[rng.below(len(table.options))])
    return table


@settings(max_examples=30, deadline=None)
@given(SEEDS, st.integers(min_value=0, max_value=250))
def test_every_position_keeps_every_law(seed: int, steps: int) -> None:
    table = played(seed, steps)
    assert laws.broken_laws("mmg", table, POOL, seeded(seed, 4)) == []
    assert laws.try_options("mmg", table) == []


@settings(max_examples=15, deadline=None)
@given(SEEDS, st.integers(min_value=0, max_value=150))
def test_a_clone_plays_on_like_its_original_and_apart_from_it(seed: int, steps: int) -> None:
    table = played(seed, steps)
    copy = table.clone()
    before = table.to_dict()
    rng = seeded(seed, 2)
    choices = []
    while copy.status == RUNNING and len(choices) < 60:
        choices.append(copy.options[rng.below(len(copy.options))])
        copy.push(choices[-1])
    assert table.to_dict() == before
    for choice in choices:
        table.push(choice)
    assert table.to_dict() == copy.to_dict()


@settings(max_examples=15, deadline=None)
@given(SEEDS, st.integers(min_value=0, max_value=150))
def test_a_position_survives_json_and_plays_on_alike(seed: int, steps: int) -> None:
    table = played(seed, steps)
    again = position("mmg", json.loads(json.dumps(table.to_dict())), POOL)
    rng = seeded(seed, 2)
    for _ in range(40):
        assert again.to_dict() == table.to_dict()
        if table.status != RUNNING:
            break
        choice = table.options[rng.below(len(table.options))]
        table.push(choice)
        again.push(choice)


def _hidden_by_place(table: MmgTable, seat: int) -> list[list[int]]:
    """Cards that a seat cannot know, told from where they lie and what has been shown."""
    groups = []
    for player in range(2):
        unseen = list(table.deck[player])
        if player != seat:
            unseen += [i for i in table.hand[player] if table.known[i] != 3]
        groups += [unseen, table.times[player][:-1]]
    return groups


@settings(max_examples=25, deadline=None)
@given(SEEDS, st.integers(min_value=0, max_value=200), st.integers(0, 1))
def test_changing_what_is_hidden_never_changes_a_view(seed: int, steps: int, seat: int) -> None:
    table = played(seed, steps)
    before = table.view(seat).to_dict()
    rng = seeded(seed, 6)
    for cards in _hidden_by_place(table, seat):
        designs = [table.design[i] for i in cards]
        rng.shuffle(designs)
        for i, design in zip(cards, designs, strict=True):
            table.design[i] = table.face[i] = design
    table.rng = seeded(seed, 7)
    table.seed = seed + 1
    assert table.view(seat).to_dict() == before


@settings(max_examples=20, deadline=None)
@given(SEEDS, st.integers(min_value=0, max_value=200), st.integers(0, 1))
def test_a_deal_for_a_view_fits_it_and_keeps_all_that_is_known(
    seed: int, steps: int, seat: int
) -> None:
    table = played(seed, steps)
    view = table.view(seat)
    dealt = view.determinise(seat, seeded(seed, 8))
    assert isinstance(dealt, MmgTable)
    assert dealt.view(seat).to_dict() == view.to_dict()
    for i in range(table.cards):
        if table.known[i] & (1 << seat):
            assert dealt.design[i] == table.design[i]
    assert sorted(dealt.design) == sorted(table.design)
    if table.seat == seat:
        assert dealt.options == table.options


@settings(max_examples=10, deadline=None)
@given(SEEDS, st.sampled_from([(0, 1), (1, 0)]), st.sampled_from(["uniform", "greedy"]))
def test_a_record_replays_to_the_same_log(seed: int, order: tuple[int, int], name: str) -> None:
    ready = random_matchup(seed)
    table, written = record.play(
        "mmg", ready, seed, (agent(name), agent("uniform")), order=order, logging=True
    )
    again = record.replay(ready, written)
    assert record.log_hash(again.log) == written.log_hash
    assert again.to_dict() == table.to_dict()
    half = record.replay(ready, written, len(written.choices) // 2)
    assert half.log == table.log[: len(half.log)]


def test_a_search_agent_changes_neither_the_shuffle_nor_the_table() -> None:
    ready = random_matchup(3)
    table = ready.start(3)
    before = table.to_dict()
    choice = choose(table, SEARCH, 4, seeded(3, 64))
    assert choice in table.options
    assert table.to_dict() == before


@pytest.mark.rule("MMG-Q04", "MMG-Q05", "MMG-Q06", "MMG-Q07", "MMG-Q08", "MMG-Q11", "MMG-Q12",
                  "MMG-Q16", "MMG-Q18", "MMG-Q19", "MMG-Q20", "MMG-Q22", "MMG-Q24")  # fmt: skip
def test_every_kind_of_option_comes_up_in_random_play() -> None:
    seen: set[int] = set()
    rng = seeded(1, 1)
    for seed in range(60):
        table = random_matchup(seed).start(seed, ask=seed % 3 == 0)
        while table.status == RUNNING:
            seen.update(o.kind_of(option) for option in table.options)
            table.push(table.options[rng.below(len(table.options))])
    missing = {kind.name for kind in PLAN.options if kind.number not in seen}
    assert missing == set()


def test_every_action_type_of_the_ledger_is_a_kind_of_option() -> None:
    page = Path(__file__).parents[3] / "docs" / "rules" / "mmg.md"
    rows = re.findall(r"^\| MMG-Q\d+ \|.*\| ([^|]+) \|$", page.read_text("utf-8"), re.M)
    assert len(rows) == 24
    named = {word for row in rows for word in row.split(", ")} - {"W actions"}
    assert named <= {kind.name for kind in PLAN.options}


def test_the_command_counts_what_it_saw() -> None:
    seen = laws.check("mmg", POOL, 5, 12, 40)
    assert (seen.games, seen.exceptions, seen.illegal, seen.aborted) == (12, 0, 0, 0)
    assert seen.lawful
    assert seen.repeated == 1
    assert seen.looks > 10
    assert seen.applied > seen.looks
    assert seen.report()[2:5] == [
        "exceptions: 0", "games with an illegal state: 0", "aborted: 0 (0.000%)",
    ]  # fmt: skip


def _lose_a_card(table: MmgTable) -> None:
    table.deck[0].pop()


def _crowd(table: MmgTable) -> None:
    for _ in range(7):
        i = table.deck[0].pop()
        table.place[i] = k.PLAY_PLACE
        table.known[i] = 3
        table.board[0].append(i)


def _peek(table: MmgTable) -> None:
    table.known[table.deck[1][0]] = 1


def _sink(table: MmgTable) -> None:
    table.energy[table.board[0][0]] = -1


def _stall(table: MmgTable) -> None:
    table.options = []


def _forget(table: MmgTable) -> None:
    table.lasting = [table.board[0][0]]


def _stale(table: MmgTable) -> None:
    table.bans[table.board[0][0]] = codes.BAN_ATTACK


@pytest.mark.parametrize(
    ("breach", "words"),
    [
        (_lose_a_card, "lies in 0 zones"),
        (_crowd, "P14"),
        (_peek, "A22: a card in the draw deck of 1 is known"),
        (_sink, "F19"),
        (_stall, "a running game has no options"),
        (_forget, "N05: a lasting ability is missed"),
        (_stale, "N05: bans is"),
    ],
)
def test_a_breach_is_noticed(breach: Callable[[MmgTable], None], words: str) -> None:
    plain = [CARDS[name] for name in CARDS if not CARDS[name].abilities]
    decks = [random_deck(plain, seeded(1)), random_deck(plain, seeded(2))]
    table = matchup("mmg", decks, ("Ann", "Bob")).start(1)
    assert isinstance(table, MmgTable)
    assert invariants.violations(table) == []
    breach(table)
    assert any(words in problem for problem in invariants.violations(table))


def test_a_game_that_raises_or_breaks_a_law_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(game_id: str, table: Table) -> list[str]:
        raise ZeroDivisionError("nothing left")

    monkeypatch.setattr(laws, "try_options", fail)
    raised = laws.check("mmg", POOL, 5, 2, 1)
    assert (raised.games, raised.exceptions, raised.lawful) == (2, 2, False)
    assert "ZeroDivisionError: nothing left" in raised.problems[0]
    monkeypatch.setattr(laws, "try_options", lambda game_id, table: ["a law is broken"])
    broken = laws.check("mmg", POOL, 5, 2, 1)
    assert (broken.games, broken.illegal, broken.lawful) == (2, 2, False)
    assert broken.problems[0].endswith("after 0 choices: a law is broken")
