"""Which kinds of contest a game knows: its engine says how many decks come to a table."""

from __future__ import annotations

from arena.models import Kind
from engine.games import GAMES

PAIRWISE = (Kind.MATCHUP, Kind.GAUNTLET, Kind.ROUND_ROBIN)


def kinds_of(game: str) -> list[Kind]:
    """The kinds of contest that can be played, the usual one first."""
    least, most = GAMES[game].PLAYERS
    found: list[Kind] = []
    if least <= 2 <= most:
        found += PAIRWISE
    if most >= 3:
        found.append(Kind.MULTIPLAYER)
    if least == 1:
        found.append(Kind.ALONE)
    return found
