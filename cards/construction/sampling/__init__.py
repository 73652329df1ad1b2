"""Legal decks at random, drawn by the same constraints that judge decks.

    decks = RandomDecks(checker, options={"time_cards": 6})
    decks.draw(rng)         # a Deck that keeps every rule of the format

For laws, benchmarks and games against unknown opponents: nothing about construction is written a
second time in an engine. The solver is for the best deck; this is for any deck, quickly.
"""

from __future__ import annotations

from cards.construction.sampling.random_decks import Below, NoDeckError, RandomDecks

__all__ = ["Below", "NoDeckError", "RandomDecks"]
