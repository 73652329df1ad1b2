"""The shipped games: the best deck, its proof, its limits."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from solver.optimiser.build import Count, WishError, Wishes
from solver.optimiser.features import read_features
from solver.optimiser.solution import Effort
from solver.optimiser.solve import solve
from solver.optimiser.verify import DisagreementError, verify
from solver.optimiser.worth import objective
from tests.cards.construction.stage import CATALOGUES, GAMES, add, changed, game
from tests.solver.questions import question, shelf


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_has_a_best_deck_that_the_validator_calls_legal(game_id: str) -> None:
    instance = question(game_id)
    found = solve(instance)
    assert found.status == "optimal"
    assert found.objective == found.bound == objective(instance, found.decks)
    assert game(game_id).checker.check(found.deck).legal
    assert found.solver.startswith("OR-Tools ")


def test_the_same_question_gets_the_same_answer() -> None:
    instance = question("mmg", Wishes(owned=shelf(8)))
    first, second = (solve(instance, Effort(seed=3)) for _ in range(2))
    assert msgspec.structs.replace(first, seconds=0) == msgspec.structs.replace(second, seconds=0)


def test_locks_bans_and_counts_are_kept() -> None:
    wishes = Wishes(
        locks={"dalek": 2},
        bans=("davros",),
        counts=(Count("type:flash", min=4), Count("zone:future type:creature", max=3)),
        limits={"size": 60},
        variety=(40, None),
    )
    found = solve(question("mmg", wishes))
    counts = found.deck.counts()
    by_id = game("mmg").catalogue.by_id
    assert counts["dalek"] >= 2 and "davros" not in counts
    assert sum(n for c, n in counts.items() if by_id[c].type == "flash") >= 4
    assert sum(counts.values()) == 60 and len(counts) >= 40


def test_no_more_copies_than_owned_and_a_budget_buys_the_best() -> None:
    owned = shelf(8)
    own = solve(question("mmg", Wishes(owned=owned)))
    richer = solve(question("mmg", Wishes(owned=owned, budget=3)))
    assert all(n <= owned[card] for card, n in own.deck.counts().items())
    assert (richer.objective or 0) > (own.objective or 0)
    prices = question("mmg").prices
    assert 0 < sum(prices[card] * n for card, n in richer.acquired.items()) <= 3


def test_two_decks_from_one_shelf_share_no_copy() -> None:
    owned = shelf(8, decks=2)
    found = solve(question("mmg", Wishes(owned=owned, decks=2)))
    assert found.found and len(found.decks) == 2
    used = [deck.counts() for deck in found.decks]
    assert all(sum(u.get(card, 0) for u in used) <= n for card, n in owned.items())
    assert game("mmg").checker.evaluate(list(found.decks)).legal


def test_every_wish_that_cannot_be_understood_is_listed() -> None:
    with pytest.raises(WishError) as refused:
        question("mmg", Wishes(locks={"nobody": 1}, limits={"girth": 3}, counts=(Count("zone:x"),)))
    assert len(refused.value.problems) == 3


def test_an_illegal_deck_never_passes_as_an_answer() -> None:
    instance = question("mmg")
    deck = changed(solve(instance).deck, add("time-past"))
    with pytest.raises(DisagreementError, match="MMG-D03"):
        verify(instance, [deck])


@pytest.mark.parametrize("game_id", GAMES)
def test_features_of_every_game_are_in_order(game_id: str) -> None:
    file, problems = read_features(
        CATALOGUES / game_id / "features.toml", game(game_id).catalogue.game
    )
    assert problems == [] and file is not None and file.feature


def test_a_bad_features_file_lists_every_problem(tmp_path: Path) -> None:
    path = tmp_path / "features.toml"
    path.write_text(
        'game = "risk"\nsupply = "zone"\nscarce = { mythic = 3 }\n'
        '[[feature]]\nname = "x"\nweight = 1\nover = "zone:nowhere"\nsection = "hold"\n'
    )
    file, problems = read_features(path, game("mmg").catalogue.game)
    assert file is None and len(problems) == 5
