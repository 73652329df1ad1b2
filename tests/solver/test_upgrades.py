"""Finishing, swapping, acquiring and coming near: each against its own definition."""

from __future__ import annotations

from solver.optimiser.build import Wishes
from solver.optimiser.contributions import contributions, displaced
from solver.optimiser.solve import solve
from solver.optimiser.upgrades import difference, finish, missing, next_cards, substitute, swaps
from solver.optimiser.worth import objective, slots
from tests.cards.construction.stage import add, changed, game
from tests.solver.questions import question, shelf

MMG = game("mmg")
RUSH = MMG.stock["dalek-rush"]
LEAST = changed(RUSH, add("viking-raider", -1))


def test_a_half_built_deck_keeps_its_cards_and_becomes_legal() -> None:
    half = changed(LEAST, add("ogron", -4), add("dalek", -2), add("extermination", -4))
    assert not MMG.checker.check(half).legal
    found = finish(question("mmg"), MMG.checker, half)
    assert found.status == "optimal" and MMG.checker.check(found.deck).legal
    assert all(found.deck.counts().get(card, 0) >= n for card, n in half.counts().items())


def test_swaps_change_no_more_than_asked_and_each_further_one_helps_or_ties() -> None:
    instance = question("mmg")
    worth = objective(instance, [LEAST])
    for number in (1, 2, 5):
        found = swaps(instance, LEAST, number)
        out, put = difference(LEAST, found.deck)
        assert sum(out.values()) == sum(put.values()) <= number
        assert (found.objective or 0) >= worth
        worth = found.objective or 0


def test_the_next_card_is_the_one_whose_copy_helps_most() -> None:
    owned = shelf(8)
    best = solve(question("mmg", Wishes(owned=owned))).objective or 0
    first, second = next_cards(question("mmg", Wishes(owned=owned)), 2)
    assert first.gain >= second.gain > 0
    for card in ("dalek", "davros", first.card, second.card):
        more = {**owned, card: owned[card] + 1}
        gain = (solve(question("mmg", Wishes(owned=more))).objective or 0) - best
        assert gain <= first.gain
        assert card != first.card or gain == first.gain


def test_substitutes_keep_all_that_is_owned_of_the_other_deck() -> None:
    owned = shelf(8)
    found = substitute(question("mmg", Wishes(owned=owned)), LEAST)
    assert found.sections is not None
    assert found.missing == missing(LEAST, owned)
    # Only what is missing goes, so only as much comes in.
    assert sum(found.removed.values()) == sum(found.missing.values())
    assert all(found.sections["deck"][card] <= owned[card] for card in found.sections["deck"])


def test_contributions_add_up_to_the_worth_of_the_deck() -> None:
    instance = question("mmg")
    found = solve(instance)
    parts = contributions(instance, found.deck)
    assert sum(part.total for part in parts) == found.objective
    assert {part.card for part in parts} == set(found.deck.counts())


def test_what_a_card_displaced_is_what_comes_when_it_goes() -> None:
    instance = question("mmg")
    found = solve(instance)
    top = [part.card for part in contributions(instance, found.deck)][:2]
    for one in displaced(instance, found.deck, [*top, "time-past"]):
        if one.card == "time-past":
            assert one.loss is None
            continue
        assert one.loss is not None and one.loss >= 0 and one.proved
        assert sum(one.instead.values()) >= 1 and one.card not in one.instead
    assert slots(found.deck)
