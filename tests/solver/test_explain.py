"""Why there is no deck: minimal, in words, with the fewest cards that would help."""

from __future__ import annotations

from dataclasses import replace

import pytest

from solver.optimiser.build import Count, Wishes
from solver.optimiser.explain import Clash, Explanation, _minimal, acquired, explain
from solver.optimiser.explanation_sentences import (
    completion_sentence,
    lifting_sentence,
    sentences,
)
from solver.optimiser.instance import Instance
from solver.optimiser.solution import Effort
from solver.optimiser.solve import solve
from tests.cards.construction.stage import GAMES, game
from tests.solver.questions import collection, question


def why(instance: Instance) -> Explanation:
    found = explain(instance)
    assert found is not None
    return found


def assert_minimal(instance: Instance, found: Explanation) -> None:
    """Together they allow nothing; without any one of them there is a deck."""
    core = {clash.key for clash in found.core}
    rest = frozenset(bound.rule.key for bound in instance.bounds) - core
    alone = instance.without(rest)
    assert solve(alone).status == "infeasible"
    for key in core:
        assert solve(opened(alone.without(frozenset({key})))).status == "optimal", key


def opened(instance: Instance) -> Instance:
    """Without the rule on ownership, every card may be used."""
    keys = {bound.rule.key for bound in instance.bounds}
    return instance if keys & {"owned", "WHO-D03"} else replace(instance, owned=None)


def poor(game_id: str, seed: int) -> Instance:
    most = 6 if game_id == "totd" else 1
    instance = question(game_id, Wishes(owned=collection(game_id, seed, most)))
    return question(game_id, Wishes(owned={})) if solve(instance).found else instance


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_the_core_of_a_poor_collection_is_minimal(game_id: str, seed: int) -> None:
    instance = poor(game_id, seed)
    assert_minimal(instance, why(instance))


@pytest.mark.parametrize("game_id", GAMES)
def test_what_it_says_to_acquire_is_enough_and_no_card_of_it_is_idle(game_id: str) -> None:
    instance = poor(game_id, 5)
    found = why(instance)
    assert found.completion and found.cheapest
    assert solve(acquired(instance, found.completion)).found
    for card in list(found.completion)[:6]:
        fewer = {**found.completion, card: found.completion[card] - 1}
        assert solve(acquired(instance, fewer)).status == "infeasible", card


def test_it_says_which_watchers_are_missing() -> None:
    owned = {card.id: 4 for card in game("mmg").catalogue.cards}
    owned |= {"the-watcher-past": 1, "the-watcher-present": 0}
    instance = question("mmg", Wishes(owned=owned))
    found = why(instance)
    assert sentences(found, instance, game("mmg").catalogue) == [
        "At least 1 Present Watcher is needed; you own no The Watcher, Present (MMG-D06)."
    ]
    assert completion_sentence(found, game("mmg").catalogue) == (
        "The cheapest way to a legal deck is 1 more card: 1 The Watcher, Present."
    )


def test_a_lock_beyond_the_copy_limit_names_both() -> None:
    instance = question("mmg", Wishes(locks={"dalek": 5}))
    found = why(instance)
    assert {clash.key for clash in found.core} == {"MMG-D08", "lock dalek"}
    assert found.completion is None
    assert sentences(found, instance, game("mmg").catalogue) == [
        "At most 4 copies of a card are allowed (MMG-D08).",
        "At least 5 copies of Dalek are needed; the others leave room for 4.",
    ]


def test_a_core_is_made_minimal_from_all_rules_together() -> None:
    """Whatever the solver names at first, dropping one after the other ends at a minimal set."""
    instance = question("mmg", Wishes(owned=collection("mmg", 5, 1)))
    every = [bound.rule.key for bound in instance.posted]
    members = _minimal(instance, every, Effort())
    assert 0 < len(members) < len(every)
    found = Explanation(core=tuple(Clash(key=key) for key in members))
    assert_minimal(instance, found)


def test_cards_that_are_rare_are_bought_last() -> None:
    instance = question("mmg", Wishes(owned=collection("mmg", 5, 1)))
    found = why(instance)
    prices = instance.prices
    assert found.completion is not None
    assert found.price == sum(prices[card] * n for card, n in found.completion.items())


def test_limits_of_a_search_can_clash_too() -> None:
    counts = (Count("label:Dalek", min=30), Count("type:creature", max=20))
    instance = question("mmg", Wishes(counts=counts))
    found = why(instance)
    assert_minimal(instance, found)
    assert {"count 1", "count 2"} >= {c.key for c in found.core} or len(found.core) > 1


def test_a_question_with_a_solution_needs_no_explanation() -> None:
    assert explain(question("mmg")) is None


def lifted(instance: Instance, key: str) -> Instance:
    """The whole question without one rule or limit."""
    return opened(instance.without(frozenset({key})))


@pytest.mark.parametrize("game_id", GAMES)
def test_that_one_is_enough_is_said_only_where_it_is(game_id: str) -> None:
    instance = poor(game_id, 3)
    found = why(instance)
    free = [solve(lifted(instance, clash.key)).found for clash in found.core]
    assert found.one_is_enough is all(free)
    sentence = lifting_sentence(found, game(game_id).catalogue)
    assert ("Without any one of these" in sentence) is all(free)


def test_a_second_clash_is_explained_too_and_a_lock_is_named() -> None:
    owned = {card.id: 0 for card in game("mmg").catalogue.cards} | {"zarbi": 4}
    instance = question("mmg", Wishes(owned=owned, locks={"dalek": 5}))
    found = why(instance)
    said = sentences(found, instance, game("mmg").catalogue)
    assert found.one_is_enough is False
    assert any("Dalek" in one for one in said), said
    assert len(found.further) >= 1


def test_one_clash_alone_is_enough_to_lift() -> None:
    found = why(question("mmg", Wishes(locks={"dalek": 5})))
    assert found.one_is_enough and found.further == () and found.contradiction


def test_room_is_measured_in_every_deck() -> None:
    """One deck can be made of the collection, two cannot: the second has fewer cards left."""
    owned = {card: 2 * n for card, n in collection("mmg", 8, 4).items()}
    instance = question("mmg", Wishes(owned=owned, decks=2, locks={"dalek": 1}))
    while solve(instance).found:
        owned = {card: n * 3 // 4 for card, n in owned.items()}
        instance = question("mmg", Wishes(owned=owned, decks=2))
    for clash in why(instance).core:
        if clash.low is not None and clash.room is not None:
            assert clash.room < clash.low


def test_three_decks_of_one_collection_are_no_match() -> None:
    """Two play a game of MMG, but a collection may hold three decks."""
    owned = {card.id: 12 for card in game("mmg").catalogue.cards}
    found = solve(question("mmg", Wishes(owned=owned, decks=3)), Effort(work=1.0))
    assert found.found and len(found.decks) == 3


def test_what_is_acquired_is_used() -> None:
    instance = question("mmg", Wishes(owned=collection("mmg", 5, 2), budget=60))
    found = solve(instance, Effort(work=1.0))
    assert found.found
    used = found.deck.counts()
    for card, copies in found.acquired.items():
        assert used[card] == (instance.owned or {}).get(card, 0) + copies
