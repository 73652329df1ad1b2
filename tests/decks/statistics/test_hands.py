"""Sample hands are dealt as each game deals them."""

from __future__ import annotations

from collections import Counter

import pytest

from cards.construction.ruleset import Draw
from cards.deck import Deck, Line
from decks.statistics import SampleHand, sample_hand
from tests.cards.formats.shipped import GAMES, catalogue_of
from tests.decks.statistics.stage import dealing, rules_of, stock


def deal(game: str, deck: Deck, seed: int = 1) -> SampleHand:
    hand = sample_hand(deck, catalogue_of(game), rules_of(game), seed)
    assert hand is not None
    return hand


@pytest.mark.parametrize("game", GAMES)
def test_a_hand_is_part_of_the_deck_and_the_same_for_the_same_seed(game: str) -> None:
    for deck in stock(game).values():
        for seed in (0, 1, 2**63, -5):
            hand = deal(game, deck, seed)
            assert hand == deal(game, deck, seed)
            assert not hand.short
            used = Counter(
                card for dealt in hand.dealt for card in (*dealt.cards, *dealt.then)
            ) + Counter(card for aside in hand.aside for card in Counter(aside.cards).elements())
            assert used <= Counter(deck.counts())
        assert len({deal(game, deck, seed).dealt for seed in range(20)}) > 10


@pytest.mark.rule("MMG-S01", "MMG-S04", "MMG-S05", "MMG-S06", "MMG-R14")
def test_mmg_sets_time_and_three_watchers_aside_and_deals_seven() -> None:
    deck = next(iter(stock("mmg").values()))
    deck = deck.with_card("deck", "the-watcher-past", 2)
    catalogue = catalogue_of("mmg")
    times = sum(n for c, n in deck.counts().items() if catalogue.by_id[c].type == "time")
    hand = deal("mmg", deck)
    assert {one.name: sum(one.cards.values()) for one in hand.aside} == {
        "Time stack": times,
        "Past Watcher": 1,
        "Present Watcher": 1,
        "Future Watcher": 1,
    }
    (dealt,) = hand.dealt
    assert (len(dealt.cards), dealt.left) == (7, deck.size - times - 3 - 7)
    # Two more Past Watchers than were set aside can come into a hand; a Time card never can.
    seen = Counter(card for seed in range(300) for card in deal("mmg", deck, seed).dealt[0].cards)
    assert seen["the-watcher-past"] > 0
    assert seen["the-watcher-present"] == 0
    assert not [card for card in seen if catalogue.by_id[card].type == "time"]


@pytest.mark.rule("WHO-S17", "WHO-S18")
def test_whoccg_deals_eight_of_the_draw_deck() -> None:
    for deck in stock("whoccg").values():
        (dealt,) = deal("whoccg", deck).dealt
        assert len(dealt.cards) == 8
        assert dealt.left == sum(deck.sections["deck"].values()) - 8
        assert set(dealt.cards) <= set(deck.sections["deck"])


@pytest.mark.rule("NEM-S09", "NEM-S10", "NEM-S11")
def test_nemesis_deals_five_and_six_to_the_cyberplanner() -> None:
    sizes = {
        name: len(deal("nemesis", deck).dealt[0].cards) for name, deck in stock("nemesis").items()
    }
    assert len(sizes) > 1
    for name, size in sizes.items():
        assert size == (6 if name.startswith("cyberplanner") else 5)


@pytest.mark.rule("RISK-S07", "RISK-S08", "RISK-N06")
def test_risk_deals_missions_and_power_cards() -> None:
    for name, deck in stock("risk").items():
        hand = deal("risk", deck)
        assert {one.name: len(one.cards) for one in hand.dealt} == {
            "Missions": 3 if name.startswith("two") else 2,
            "Power cards": 3,
        }
        missions, powers = hand.dealt
        assert set(missions.cards) <= set(deck.sections["missions"])
        assert set(powers.cards) <= set(deck.sections["powers"])


@pytest.mark.rule("TOTD-S02", "TOTD-D08")
def test_totd_deals_two_timey_wimey_cards() -> None:
    for deck in stock("totd").values():
        (dealt,) = deal("totd", deck).dealt
        assert len(dealt.cards) == 2
        assert set(dealt.cards) <= set(deck.sections["timey"])


def test_a_deck_too_small_to_deal_from_is_said() -> None:
    hand = deal("mmg", Deck.of({"deck": {"zarbi": 3, "time-past": 2}}))
    assert hand.short
    assert hand.dealt[0].cards == ("zarbi",) * 3
    assert deal("risk", Deck()).short


def test_cards_that_nobody_knows_are_dealt_too() -> None:
    hand = deal("mmg", Deck([Line("deck", "no-such-card", 9)]))
    assert hand.dealt[0].cards == ("no-such-card",) * 7


def test_the_order_of_lines_does_not_matter() -> None:
    lines = [Line("deck", card, 2) for card in ("zarbi", "dalek", "bok", "davros")]
    assert deal("mmg", Deck(lines)) == deal("mmg", Deck(reversed(lines)))


def test_two_draws_of_one_pile_are_one_and_piles_that_overlap_are_refused() -> None:
    deck, catalogue = Deck.of({"deck": {"zarbi": 6, "bok": 6}}), catalogue_of("mmg")
    twice = sample_hand(deck, catalogue, dealing(Draw(count=2), Draw(count=3)), 1)
    assert twice is not None
    assert [len(one.cards) for one in twice.dealt] == [5]
    rules = dealing(Draw(count=2, name="all"), Draw(count=1, name="boks", over="name:bok"))
    with pytest.raises(ValueError, match="the draws 'all' and 'boks' share cards: bok"):
        sample_hand(deck, catalogue, rules, 1)
