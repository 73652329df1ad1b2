"""Random decks keep every rule of their game, in every format, and are as many as the seeds."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cards.construction.sampling import NoDeckError, RandomDecks
from cards.deck import Deck
from engine.catalogue import catalogue_of
from engine.games import engine_of
from engine.random_decks import LegalDecks
from engine.rng import seeded
from tests.cards.construction.stage import GAMES, game

DECKS = {name: RandomDecks(game(name).checker) for name in GAMES}


@pytest.mark.parametrize("name", GAMES)
@given(seed=st.integers(0, 2**32))
@settings(max_examples=15, deadline=None)
def test_a_random_deck_is_legal(name: str, seed: int) -> None:
    report = game(name).checker.check(DECKS[name].draw(seeded(seed, 0)))
    assert report.errors == () and report.unknown == ()


@pytest.mark.parametrize("name", GAMES)
@given(seed=st.integers(0, 2**32))
@settings(max_examples=15, deadline=None)
def test_what_an_engine_draws_is_legal(name: str, seed: int) -> None:
    drawn = engine_of(name).random_deck(game(name).catalogue.cards, seeded(seed, 0))
    deck = Deck.of(
        {
            section: Counter(card.id for card in cards)
            for section, cards in drawn.sections.items()
            if cards
        }
    )
    report = game(name).checker.check(deck)
    assert report.errors == () and report.unknown == ()


@pytest.mark.parametrize("name", GAMES)
def test_equal_seeds_give_equal_decks_and_others_other_ones(name: str) -> None:
    drawn = [DECKS[name].draw(seeded(seed, 0)) for seed in range(12)]
    assert drawn[0] == DECKS[name].draw(seeded(0, 0))
    # The box of Risk leaves little to choose, the others nearly everything.
    assert len(set(drawn)) == 12 if name != "risk" else len(set(drawn)) > 1


@pytest.mark.parametrize("name", GAMES)
def test_every_format_has_random_decks(name: str) -> None:
    checker = game(name).checker
    for format_id in checker.rules.formats:
        deck = RandomDecks(checker, format=format_id).draw(seeded(3, 0))
        assert checker.check(deck).legal, format_id


def test_what_players_agreed_on_is_kept() -> None:
    checker = game("mmg").checker
    options = {"time_cards": 9}
    decks = RandomDecks(checker, options=options)
    for seed in range(5):
        assert checker.check(decks.draw(seeded(seed, 0)), options).legal


def test_a_collection_bounds_the_copies() -> None:
    checker = game("whoccg").checker
    owned = {card.id: 1 for card in checker.catalogue.cards}
    deck = RandomDecks(checker, owned=owned).draw(seeded(1, 0))
    assert max(deck.counts().values()) == 1


def test_cards_that_make_no_deck_are_refused() -> None:
    decks = RandomDecks(game("mmg").checker, cards=["zarbi", "dalek"])
    with pytest.raises(NoDeckError, match="no legal deck was found in 60 tries"):
        decks.draw(seeded(1, 0))


def test_an_engine_draws_decks_of_its_cards() -> None:
    cards = catalogue_of("mmg").cards
    decks = LegalDecks("mmg", {"time_cards": 6})
    one, other = decks.draw(cards, seeded(1, 0)), decks.draw(cards, seeded(1, 0))
    assert one == other
    assert sum(card.type == "time" for card in one.cards) == 6
    assert len(one.cards) >= 55


def test_cards_with_values_that_an_engine_needs_are_left_out_where_they_are_unknown() -> None:
    cards = catalogue_of("mmg").cards
    decks = LegalDecks("mmg", unknown=lambda card: ["race"] if card.type == "flash" else [])
    assert not any(card.type == "flash" for card in decks.draw(cards, seeded(1, 0)).cards)
    anything = LegalDecks("mmg").draw(cards, seeded(1, 0)).cards
    assert any(card.type == "flash" for card in anything)
