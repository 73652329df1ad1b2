"""What a deck holds and what it draws, as plain values for pages, programs and charts.

statistics(deck, catalogue, checker)                  # charts: bars, curves, gauges
sample_hand(deck, catalogue, rules, seed=1)           # an opening hand as the game deals it
odds(deck, catalogue, rules, {"dalek"}, at_least=2)   # exact chances
"""

from __future__ import annotations

from decks.statistics.charts import Bar, Chart, statistics
from decks.statistics.hands import Dealt, SampleHand, SetAside, sample_hand
from decks.statistics.odds import AtTurn, Chance, Odds, odds

__all__ = [
    "AtTurn",
    "Bar",
    "Chance",
    "Chart",
    "Dealt",
    "Odds",
    "SampleHand",
    "SetAside",
    "odds",
    "sample_hand",
    "statistics",
]
