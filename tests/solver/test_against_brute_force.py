"""Solver and validator read the same rules alike: every deck of small questions is tried."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from ortools.sat.python import cp_model

from cards.deck import Deck
from solver.optimiser.constraints import post
from solver.optimiser.instance import Instance
from solver.optimiser.reach import reach
from solver.optimiser.solve import allows, solve
from solver.optimiser.variables import Variables
from solver.optimiser.verify import broken
from solver.optimiser.worth import objective
from tests.cards.construction.stage import GAMES
from tests.solver.brute import MOST_DECKS, every_deck, every_legal, rules_of, small, tries

law = settings(
    max_examples=18, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True
)
seeds = st.integers(0, 10**6)


class Collect(cp_model.CpSolverSolutionCallback):
    """Writes down every solution."""

    def __init__(self, variables: Variables) -> None:
        super().__init__()
        self.variables = variables
        self.found: list[tuple[Deck, ...]] = []

    def on_solution_callback(self) -> None:
        self.found.append(self.variables.decks(self))


def all_solutions(instance: Instance) -> list[tuple[Deck, ...]]:
    model = cp_model.CpModel()
    variables = Variables(model, instance, reach(instance))
    model.add_bool_and(list(post(variables, instance.posted).values()))
    solver = cp_model.CpSolver()
    solver.parameters.enumerate_all_solutions = True
    solver.parameters.num_workers = 1
    collect = Collect(variables)
    solver.solve(model, collect)
    return collect.found


@pytest.mark.parametrize("game_id", GAMES)
def test_it_allows_exactly_the_legal_decks(game_id: str) -> None:
    """Every rule of the game once or more in focus, alone and beside others."""
    for focus in range(len(rules_of(game_id))):
        for seed in range(4):
            instance = small(game_id, 97 * focus + seed, focus=focus, rules=0 if seed < 2 else 4)
            if tries(instance) > MOST_DECKS:
                continue
            found = all_solutions(instance)
            assert len(found) == len(set(found))
            assert set(found) == set(every_legal(instance)), (focus, seed)


def test_a_rule_that_is_asked_only_with_some_card() -> None:
    """Crew and TARDIS: without a TARDIS the Cost of the crew is not asked for."""
    cards = ("iris-wildthyme", "the-doctor-scientific-adviser", "tardis-secondary-control-room")
    rules = {one.rule.key: one for one in rules_of("whoccg")}
    owned = dict.fromkeys(cards, 2)
    instance = Instance(
        game="whoccg",
        sections=("deck", "setup"),
        cards=cards,
        bounds=(rules["WHO-D15"],),
        owned=owned,
    )
    legal = every_legal(instance)
    assert sorted(map(str, all_solutions(instance))) == sorted(map(str, legal))
    iris, doctor, ship = cards
    assert (Deck.of({"setup": {iris: 2, doctor: 2}}),) in legal
    assert (Deck.of({"setup": {iris: 1, doctor: 1}, "deck": {ship: 2}}),) in legal
    assert (Deck.of({"setup": {iris: 1, ship: 1}}),) in legal
    assert (Deck.of({"setup": {iris: 2, ship: 1}}),) not in legal


@pytest.mark.parametrize("game_id", GAMES)
@law
@given(seed=seeds)
def test_its_optimum_is_the_best_legal_deck(game_id: str, seed: int) -> None:
    instance = small(game_id, seed)
    assume(tries(instance) <= MOST_DECKS)
    legal = every_legal(instance)
    solution = solve(instance)
    if not legal:
        assert solution.status == "infeasible"
        return
    best = max(objective(instance, decks) for decks in legal)
    assert (solution.status, solution.objective, solution.bound) == ("optimal", best, best)


@pytest.mark.parametrize("game_id", GAMES)
@law
@given(seed=seeds, pick=st.integers(0, 10**6))
def test_it_agrees_with_the_validator_on_any_deck(game_id: str, seed: int, pick: int) -> None:
    instance = small(game_id, seed)
    assume(tries(instance) <= MOST_DECKS)
    decks = list(every_deck(instance))
    for step in range(4):
        deck = decks[(pick + step * 7919) % len(decks)]
        assert allows(instance, [deck]) is (not broken(instance, [deck]))


@pytest.mark.parametrize("game_id", GAMES)
@settings(law, max_examples=12)
@given(seed=seeds)
def test_two_decks_share_a_shelf_and_the_weakest_is_best(game_id: str, seed: int) -> None:
    instance = small(game_id, seed, decks=2)
    assume(tries(instance) <= MOST_DECKS)
    legal = every_legal(instance)
    solution = solve(instance)
    if not legal:
        assert solution.status == "infeasible"
        return
    best = max(objective(instance, decks) for decks in legal)
    assert (solution.status, solution.objective) == ("optimal", best)
