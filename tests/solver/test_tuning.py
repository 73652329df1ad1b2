"""Searches by play: learned values, rounds that repeat exactly, finals on seeds of their own."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from cards.deck import Deck
from engine.rng import derive, seeded
from jobs import services as jobs
from solver.kinds.propose import ProposeKind
from solver.optimiser.build import build
from solver.optimiser.verify import broken
from solver.tuning import fair, rivals
from solver.tuning.search import FINAL, best_deck, first_proposal, inline, more, run
from solver.tuning.settings import Search
from solver.tuning.steps import Outcome, Task
from solver.tuning.summary import summary
from solver.tuning.trial import Trial, key, play, pooled
from solver.tuning.values import learn
from solver.tuning.world import World
from tests.cards.construction.stage import game
from tests.solver.questions import features, shelf

RUSH = game("mmg").stock["dalek-rush"].sections
WALL = game("mmg").stock["unit-wall"].sections


@cache
def world() -> World:
    return World(game("mmg").checker, features("mmg"), "stamp")


def searching(**more_: Any) -> Search:
    few = {"games": 150, "final": 8, "candidates": 4, "pairs": 2, "rungs": 2, "seed": 5}
    return Search(game="mmg", gauntlet=(RUSH, WALL), owned=shelf(8), **{**few, **more_})


@cache
def results() -> tuple[Outcome, ...]:
    return tuple(inline(world(), searching()))


def test_a_search_spends_its_games_and_no_more() -> None:
    played = [r for r in results() if r.what in ("play", "playoff")]
    spent = sum(r.won + r.lost + r.drawn + r.aborted for r in played)
    assert 100 <= spent <= 150
    assert {r.what for r in results()} == {"propose", "play", "playoff", "final"}


def test_every_deck_that_is_tried_is_legal_and_owned() -> None:
    instance = build(world().checker, world().features, searching().wishes())
    for result in results():
        if result.sections:
            assert broken(instance, [Deck.of(result.sections)]) == []


def test_the_final_uses_seeds_of_its_own_and_is_never_learned_from() -> None:
    search = searching()
    seeds = set()
    so_far: list[Outcome] = []
    tasks: list[Task] = []
    for result in results():
        so_far.append(result)
        if result.what != "final" and (found := more(world(), search, so_far)):
            tasks = found
            seeds.update(t.seed for t in tasks if t.seed and t.what != "final")
    assert {task.what for task in tasks} == {"final"}
    assert derive(search.seed, FINAL) not in seeds
    without = [r for r in results() if r.what != "final"]
    assert best_deck(world(), search, results()) == best_deck(world(), search, without)


def test_rivals_of_a_rung_meet_the_same_opponents_with_the_same_shuffles() -> None:
    twice = [
        play(world(), RUSH, [WALL], seed=9, first=0, pairs=4),
        play(world(), RUSH, [WALL], seed=9, first=0, pairs=4),
    ]
    assert twice[0] == twice[1]
    parts = [play(world(), RUSH, [WALL, RUSH], seed=9, first=n, pairs=1) for n in range(4)]
    whole = play(world(), RUSH, [WALL, RUSH], seed=9, first=0, pairs=4)
    assert pooled(parts)[key(RUSH)].points == whole.points


def test_a_job_computes_what_the_command_line_does(monkeypatch: pytest.MonkeyPatch) -> None:
    import msgspec

    monkeypatch.setattr("solver.kinds.propose.world_for", lambda game, stamp: world())
    params = {"search": msgspec.to_builtins(searching()), "stamp": "stamp", "decks": 1}
    by_job = jobs.run_inline(ProposeKind(), params, 99)
    here = summary(world(), searching(), list(results()))
    assert by_job == msgspec.json.decode(msgspec.json.encode({**here, "partial": False}))


def test_the_first_proposal_is_the_solvers_own_best() -> None:
    from solver.optimiser.solve import solve

    instance = build(world().checker, world().features, searching().wishes())
    assert solve(instance).objective is not None
    task = Task(what="propose", generation=0, slot=0)
    again = run(world(), searching(), task).sections
    assert again == first_proposal(results())


def test_values_find_the_card_that_wins() -> None:
    """Twenty made-up decks; every copy of `good` wins five percent more, of `bad` five fewer."""
    chance = seeded(3, 1)
    trials = []
    for _ in range(20):
        counts = {card: chance.below(5) for card in ("good", "bad", "plain", "other")}
        share = 0.5 + 0.05 * (counts["good"] - counts["bad"])
        games = 400
        won = round(games * share)
        trials.append(Trial(sections={"deck": counts}, won=won, lost=games - won))
    values = learn(trials, dict.fromkeys(("good", "bad", "plain", "other", "unseen"), 0.0))
    assert values.effect["good"] > 0.03 > abs(values.effect["plain"])
    assert values.effect["bad"] < -0.03
    # What was never tried stays as unsure as before; what was tried is surer.
    assert values.spread["unseen"] > values.spread["good"]


def test_plain_rivals_keep_rules_and_games() -> None:
    search = searching(games=80)
    instance = build(world().checker, world().features, search.wishes())
    for rival in (rivals.genetic, rivals.climb):
        assert broken(instance, [rival(world(), search)]) == []


def test_a_fair_pair_shares_the_box_and_is_judged_on_fresh_seeds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(fair, "PAIRS", 8)
    monkeypatch.setattr(fair, "FINAL_PAIRS", 12)
    monkeypatch.setattr(fair, "ROUNDS", 3)
    owned = shelf(8, decks=2)
    found = fair.inline(world(), Search(game="mmg", gauntlet=(), owned=owned, seed=2))
    ended = fair.outcome(found)
    decks = [Deck.of(sections) for sections in ended["decks"]]
    assert game("mmg").checker.evaluate(decks).legal
    used = [deck.counts() for deck in decks]
    assert all(sum(u.get(card, 0) for u in used) <= n for card, n in owned.items())
    assert ended["fresh"] and ended["rate"]["games"] + ended["aborted"] == 24
    rounds = {r.round for r in found if r.what != "pair"}
    assert ended["rounds"] == max(rounds)
