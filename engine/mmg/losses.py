"""Time cards that are lost to effects and Hits, and what spares them."""

from __future__ import annotations

from engine.mmg import events
from engine.mmg.board import lose_time, win
from engine.mmg.state import State


def hits(s: State, first_hits: int, second_hits: int, controller: int) -> None:
    """Players lose Time cards together; if both lose the last one, the effect's player wins."""
    for player in range(2):
        left = first_hits if player == 0 else second_hits
        while left > 0 and s.times[player]:
            left -= 1
            if s.hits_off[player] > 0:
                s.hits_off[player] -= 1
                s.note(events.PREVENTED_HIT, player)
            elif s.hit_used[player] < s.innate_hits[player]:
                s.hit_used[player] += 1
                s.note(events.PREVENTED_HIT, player)
            else:
                lose_time(s, player)
    gone = 0 if s.times[0] else 1
    if not s.times[1]:
        gone += 2
    if gone == 3:
        win(s, controller)
    elif gone:
        win(s, 1 if gone == 1 else 0)
