"""How good a position is, from 0 (lost) to 1 (won), as seen at the start of a turn.

The weights are logits, fitted once to the results of some thousand games between the stock decks.
What a card costs or says hardly matters beside what stands where: Time cards left, Creatures in
play, Zones that nobody guards, and Zones in which one Creature beats all that the other side has.
"""

from __future__ import annotations

import math
from typing import Final

from engine.mmg import codes as k
from engine.mmg.state import State
from engine.table import RUNNING, WON

TIME_CARD: Final = 0.60
LAST_TIME_CARD: Final = -0.90
LAST_BUT_ONE: Final = -0.35
CREATURE_IN_PLAY: Final = 0.13
VALUE_POINT: Final = 0.02
RESOURCE_IN_PLAY: Final = 0.06
CARD_IN_HAND: Final = 0.03
MASTERED_ZONE: Final = 0.28
OPEN_ZONE_TO_MOVE: Final = -0.60
OPEN_ZONE: Final = -0.35
THIN_ZONE: Final = -0.10
FREE_HIT: Final = 0.50
EPISODE_TO_SOLVE: Final = -0.27
MISSING_CARD: Final = -1.60
DECK_RESERVE: Final = 4


def _masters(s: State, mine: list[int], theirs: list[int]) -> bool:
    """Whether one Creature of a side beats every Creature of the other side, as values stand."""
    designs = s.pool.designs
    for i in mine:
        if designs[s.face[i]].kind != k.CREATURE:
            continue
        best = True
        for t in theirs:
            if designs[s.face[t]].kind == k.CREATURE and (
                s.energy[i] <= s.energy[t] or s.substance[i] <= s.substance[t]
            ):
                best = False
                break
        if best:
            return True
    return False


def _side(s: State, player: int) -> float:
    """The part of one player, in logits."""
    designs = s.pool.designs
    left = len(s.times[player])
    score = TIME_CARD * left + CARD_IN_HAND * len(s.hand[player])
    if left == 1:
        score += LAST_TIME_CARD
    elif left == 2:
        score += LAST_BUT_ONE
    to_move = player == s.active
    free_hit = False
    for z in range(3):
        mine = s.board[player * 3 + z]
        theirs = s.board[(1 - player) * 3 + z]
        guards = 0
        creatures = 0
        for i in mine:
            if designs[s.face[i]].kind == k.CREATURE:
                creatures += 1
                score += CREATURE_IN_PLAY + VALUE_POINT * (s.energy[i] + s.substance[i])
                if to_move or not s.sided[i]:
                    guards += 1
            else:
                score += RESOURCE_IN_PLAY
        if guards == 0:
            score += OPEN_ZONE_TO_MOVE if to_move else OPEN_ZONE
        elif guards == 1 and not to_move:
            score += THIN_ZONE
        if _masters(s, mine, theirs):
            score += MASTERED_ZONE
        if to_move and creatures and not free_hit:
            free_hit = True
            for t in theirs:
                if not s.sided[t] and designs[s.face[t]].kind == k.CREATURE:
                    free_hit = False
                    break
        if s.laid[player * 3 + z] >= 0:
            score += EPISODE_TO_SOLVE
    if free_hit:
        score += FREE_HIT
    missing = DECK_RESERVE - len(s.deck[player])
    if missing > 0:
        score += MISSING_CARD * missing
    return score


def evaluate(s: State, seat: int) -> float:
    """The chance of a seat to win."""
    if s.status != RUNNING:
        if s.status == WON:
            return 1.0 if s.winner == seat else 0.0
        return 0.5
    score = _side(s, seat) - _side(s, 1 - seat)
    return 1.0 / (1.0 + math.exp(-score))
