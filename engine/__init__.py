"""Rules of play: pure, deterministic, and ignorant of any web site.

Start at `engine.table` for the contract that every game keeps, at `engine.vocabulary` for the verbs
that cards are written in, and at `python -m engine` to play.
"""

from engine.compiled import guard

guard()
