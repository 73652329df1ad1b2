"""How good a position is for the team, from 0 (lost) to 1 (won)."""

from __future__ import annotations

from engine.table import ABORTED, LOST, RUNNING, WON
from engine.totd import board
from engine.totd.state import State


def evaluate(s: State) -> float:
    """The race of the foremost TARDIS against the ship, and the Daleks on the table."""
    if s.status == WON:
        return 1.0
    if s.status in (LOST, ABORTED):
        return 0.0
    assert s.status == RUNNING
    track = s.box.gallifrey - s.box.earth
    ahead = 0
    others = 0
    means = 0
    for seat in range(s.seats):
        way = s.tardis[seat] - s.box.earth
        others += way
        ahead = max(ahead, way)
        means += s.tokens[seat] + 2 * len(s.hand[seat]) + 4 * len(s.companions[seat])
        means += 3 * len(s.equipment[seat])
    ship = s.ship - s.box.skaro
    daleks = board.daleks_in_play(s)
    on_earth = sum(s.daleks[board.earth(s)])
    value = 0.45 + 0.55 * ahead / track + 0.05 * others / track
    value -= 0.5 * ship / (s.box.gallifrey - s.box.skaro)
    value -= 0.012 * daleks * daleks + 0.03 * on_earth * on_earth
    value += 0.002 * means
    return min(0.98, max(0.02, value))
