"""Construction as linear constraints: the decks that the laws play with keep rules D and K."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.mmg.game_api import random_deck
from engine.mmg.matchup import Matchup
from engine.rng import seeded
from tests.engine.mmg.cardset import CARDS, deck
from tests.engine.mmg.harness import FILLER


@pytest.mark.rule("MMG-D01", "MMG-D03", "MMG-D04", "MMG-D05", "MMG-D06", "MMG-D07", "MMG-D08",
                  "MMG-D09", "MMG-K01", "MMG-K02", "MMG-K03", "MMG-K04", "MMG-K05", "MMG-K06",
                  "MMG-K07", "MMG-K08", "MMG-K09", "MMG-K10", "MMG-K11", "MMG-K12", "MMG-R07",
                  "MMG-R09", "MMG-R10", "MMG-R11", "MMG-R12")  # fmt: skip
@settings(max_examples=40, deadline=None)
@given(st.integers(min_value=0, max_value=2**40))
def test_random_decks_keep_every_constraint(seed: int) -> None:
    cards = list(random_deck(list(CARDS.values()), seeded(seed)).cards)
    copies = Counter(card.id for card in cards)
    times = Counter(card.fields["zone"] for card in cards if card.type == "time")
    watchers = Counter(card.fields["zone"] for card in cards if card.fields.get("watcher"))
    assert sum(copies.values()) >= 55  # Time cards and THE WATCHER cards count
    assert times["past"] == times["present"] == times["future"] >= 1
    assert sum(watchers.values()) >= 3
    assert all(watchers[zone] >= 1 for zone in ("past", "present", "future"))
    assert max(copies.values()) <= 4
    solve = sum(CARDS[card].fields.get("solve", 0) * count for card, count in copies.items())
    assert solve <= 25


@pytest.mark.rule("MMG-D10", "MMG-R13")
def test_limits_of_play_never_refuse_a_deck() -> None:
    # Eight Timeless Creatures and four copies of a Unique card: a legal deck, playable at once.
    lines = (*FILLER, (4, "drifter"), (4, "jo-grant"))
    table = Matchup([deck(*lines), deck(*FILLER)]).start(1)
    assert table.options
