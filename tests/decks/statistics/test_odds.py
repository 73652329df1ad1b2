"""Odds are exact: equal to counting every hand one by one, and close to dealing many."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from math import comb, sqrt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cards.construction.ruleset import Draw
from cards.deck import Deck, Line
from cards.search import SearchError
from decks.statistics import Odds, odds, sample_hand
from decks.statistics.hypergeometric import spread, ways
from tests.cards.formats.shipped import catalogue_of
from tests.decks.statistics.stage import dealing, rules_of, stock

MMG = catalogue_of("mmg")
CARDS = ("zarbi", "dalek", "bok", "davros")


def of(deck: Deck, cards: set[str] | str, game: str = "mmg", **more: int) -> Odds:
    found = odds(deck, catalogue_of(game), rules_of(game), cards, **more)
    assert found is not None
    return found


def by_hand(copies: list[str], wanted: set[str], drawn: int, at_least: int) -> Fraction:
    """The chance by looking at every hand there is."""
    hands = list(combinations(range(len(copies)), drawn))
    good = sum(sum(copies[n] in wanted for n in hand) >= at_least for hand in hands)
    return Fraction(good, len(hands))


@given(
    counts=st.lists(st.integers(0, 4), min_size=4, max_size=4),
    wanted=st.sets(st.sampled_from(CARDS)),
    hand=st.integers(0, 6),
    at_least=st.integers(0, 5),
)
@settings(max_examples=150, deadline=None)
def test_odds_equal_a_count_of_every_hand(
    counts: list[int], wanted: set[str], hand: int, at_least: int
) -> None:
    deck = Deck.of({"deck": dict(zip(CARDS, counts, strict=True))})
    copies = [card for card, n in zip(CARDS, counts, strict=True) for _ in range(n)]
    found = odds(deck, MMG, dealing(Draw(count=hand)), wanted, at_least=at_least)
    assert found is not None
    drawn = min(hand, len(copies))
    assert Fraction(found.chance.exact) == by_hand(copies, wanted, drawn, at_least)
    assert sum(found.spread) == pytest.approx(1)
    # So many of them are expected as their share of the pile says.
    share = found.wanted / found.size if found.size else 0
    assert found.expected == pytest.approx(drawn * share)


@given(
    one=st.tuples(st.integers(0, 5), st.integers(0, 5), st.integers(0, 4)),
    other=st.tuples(st.integers(0, 5), st.integers(0, 5), st.integers(0, 4)),
)
@settings(max_examples=100, deadline=None)
def test_two_piles_are_counted_together(
    one: tuple[int, int, int], other: tuple[int, int, int]
) -> None:
    piles = [(good + bad, good, min(drawn, good + bad)) for good, bad, drawn in (one, other)]
    hands = [
        [sum(n < good for n in hand) for hand in combinations(range(size), drawn)]
        for size, good, drawn in piles
    ]
    parts = spread(piles)
    for k, chance in enumerate(parts):
        same = sum(a + b == k for a in hands[0] for b in hands[1])
        assert chance == Fraction(same, len(hands[0]) * len(hands[1]))
    assert sum(parts) == 1


@given(st.integers(0, 60), st.data())
def test_ways_are_those_of_the_formula(size: int, data: st.DataObject) -> None:
    wanted = data.draw(st.integers(0, size))
    drawn = data.draw(st.integers(0, size))
    assert ways(size, wanted, drawn) == [
        comb(wanted, k) * comb(size - wanted, drawn - k) if drawn - k <= size - wanted else 0
        for k in range(min(wanted, drawn) + 1)
    ]


@pytest.mark.parametrize("game", ["mmg", "whoccg", "nemesis", "risk", "totd"])
def test_odds_agree_with_many_hands(game: str) -> None:
    deck = next(iter(stock(game).values()))
    catalogue, rules = catalogue_of(game), rules_of(game)
    first = sample_hand(deck, catalogue, rules, 0)
    assert first is not None
    wanted = set(first.dealt[0].cards[:3])
    found = of(deck, wanted, game)
    trials = 3000
    seen = 0
    for seed in range(trials):
        hand = sample_hand(deck, catalogue, rules, seed)
        assert hand is not None
        seen += any(card in wanted for dealt in hand.dealt for card in dealt.cards)
    chance = found.chance.value
    # Four standard deviations; the seeds are fixed, so this holds once or never.
    assert abs(seen / trials - chance) < 4 * sqrt(chance * (1 - chance) / trials)


@pytest.mark.rule("MMG-S06", "MMG-P09")
def test_mmg_turn_by_turn() -> None:
    deck = Deck.of({"deck": {"zarbi": 4, "bok": 36, "time-past": 6, "the-watcher-past": 1}})
    found = of(deck, {"zarbi"}, at_least=2)
    assert (found.size, found.wanted, found.drawn, found.aside) == (40, 4, 7, 0)
    assert [turn.drawn for turn in found.turns] == [7 + n for n in range(11)]
    for turn in found.turns:
        none = Fraction(comb(36, turn.drawn), comb(40, turn.drawn))
        one = Fraction(4 * comb(36, turn.drawn - 1), comb(40, turn.drawn))
        assert Fraction(turn.chance.exact) == 1 - none - one
    assert found.turns[0].chance == found.chance
    assert of(deck, {"zarbi"}, at_least=2, draws=12).chance == found.turns[5].chance
    assert of(deck, {"zarbi"}, draws=10_000).chance.exact == "1/1"
    aside = of(deck, {"time-past", "the-watcher-past"})
    assert (aside.aside, aside.chance.value) == (7, 0.0)


def test_games_whose_turns_are_not_fixed_have_no_turns() -> None:
    for game in ("whoccg", "nemesis", "risk", "totd"):
        deck = next(iter(stock(game).values()))
        assert of(deck, set(deck.counts()), game).turns == ()


def test_a_query_names_cards() -> None:
    deck = next(iter(stock("mmg").values()))
    ids = {card for card in deck.counts() if MMG.by_id[card].fields.get("zone") == "future"}
    assert of(deck, "zone:future") == of(deck, ids)
    with pytest.raises(SearchError):
        of(deck, "zone:(")


def test_wishes_without_sense() -> None:
    deck = Deck.of({"deck": {"zarbi": 4}})
    assert of(deck, {"zarbi"}, at_least=5).chance.exact == "0/1"
    assert of(deck, {"nobody"}).chance.exact == "0/1"
    assert of(Deck(), {"zarbi"}).chance.exact == "0/1"
    assert of(Deck(), {"zarbi"}, at_least=0).chance.exact == "1/1"
    with pytest.raises(ValueError, match="got -1"):
        of(deck, {"zarbi"}, at_least=-1)
    with pytest.raises(ValueError, match="got -2"):
        of(deck, {"zarbi"}, draws=-2)
    with pytest.raises(ValueError, match=r"expected cards of one pile .* Missions, Power cards"):
        risk = stock("risk")["four-players"]
        of(risk, set(risk.counts()), "risk", draws=3)
    with pytest.raises(ValueError, match="expected 0 to 3 wanted and drawn cards"):
        ways(3, 4, 1)
    huge = Deck([Line(f"s{n}", "zarbi", 999) for n in range(6)])
    with pytest.raises(ValueError, match="expected at most 5,000 cards in a pile, got 5,994"):
        of(huge, {"zarbi"})
