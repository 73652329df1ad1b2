"""What things are worth to the team; a space of the foremost TARDIS is 1."""

from __future__ import annotations

from typing import Final

from engine.totd import board, codes
from engine.totd.model import Design, Effect
from engine.totd.state import State

TOKEN: Final = 0.12
CARD: Final = 0.3
COMPANION: Final = 1.3
SHIP_SPACE: Final = 1.1
BEHIND: Final = 0.35
"""A space of a TARDIS that is not in the lead, beside one that is."""
CLOSE_BEHIND: Final = 2
DALEK: Final = [0.5, 0.5, 0.7, 1.1, 2.0, 4.0, 12.0]
"""What one Dalek more costs, by how many are in play."""
EARTH_DALEK: Final = [0.2, 1.0, 9.0]
"""What it costs besides on Earth, by how many are there."""


def leads(s: State, seat: int) -> float:
    """How much a space matters to this TARDIS."""
    return 1.0 if s.tardis[seat] >= max(s.tardis) - CLOSE_BEHIND else BEHIND


def dalek_cost(s: State, earth: bool) -> float:
    """What one Dalek more costs."""
    cost = DALEK[min(board.daleks_in_play(s), len(DALEK) - 1)]
    if earth:
        there = sum(s.daleks[board.earth(s)])
        cost += EARTH_DALEK[min(there, len(EARTH_DALEK) - 1)]
    return cost


def dalek_gain(s: State, earth: bool) -> float:
    """What one Dalek less is worth."""
    gain = DALEK[max(0, board.daleks_in_play(s) - 1)]
    if earth:
        there = sum(s.daleks[board.earth(s)])
        gain += EARTH_DALEK[min(max(0, there - 1), len(EARTH_DALEK) - 1)]
    return gain


def reward(s: State, seat: int, effects: list[Effect]) -> float:
    """What the reward of a zone is worth to a seat."""
    total = 0.0
    for effect in effects:
        if effect.op == codes.MOVE_TARDIS:
            left = s.box.gallifrey - s.tardis[seat]
            total += leads(s, seat) * min(effect.amount, left)
        elif effect.op == codes.GAIN_TOKENS:
            total += TOKEN * min(effect.amount, codes.MAX_TOKENS - s.tokens[seat])
        elif effect.op == codes.DRAW_CARDS:
            total += CARD * effect.amount
        elif effect.op == codes.GAIN_COMPANION:
            if len(s.companions[seat]) < s.box.spaces:
                total += COMPANION
        elif effect.op == codes.REMOVE_DALEKS:
            total += min(effect.amount, board.daleks_in_play(s)) * dalek_gain(s, False)
    return total


def cost(s: State, seat: int, effect: Effect) -> float:
    """What one fail cost takes, as far as it can be paid."""
    if effect.op == codes.MOVE_SHIP:
        return SHIP_SPACE * effect.amount
    if effect.op == codes.LOSE_TOKENS:
        return TOKEN * min(effect.amount, s.tokens[seat])
    if effect.op == codes.DISCARD_CARDS:
        return CARD * min(effect.amount, len(s.hand[seat]))
    if effect.op == codes.LOSE_COMPANIONS:
        return COMPANION * min(effect.amount, len(s.companions[seat]))
    if effect.op == codes.ADD_DALEKS:
        return effect.amount * dalek_cost(s, False)
    return 0.2


def fail_cost(s: State, seat: int, dilemma: Design) -> float:
    """The least that failing costs."""
    least = -1.0
    for effect in dilemma.fails:
        price = cost(s, seat, effect)
        if least < 0.0 or price < least:
            least = price
    return max(0.0, least)


def dice(printed: Design) -> float:
    """How much a card does for a pool."""
    total = 0.0
    for colour in range(len(printed.dice)):
        total += printed.dice[colour] * (1.0 if colour == codes.BLACK else 1.1)
    total += 0.9 * len(printed.split) + 0.35 * len(printed.focus)
    return total + 0.4 * len(printed.rerolls) + 0.45 * len(printed.changes)


def card_in_hand(s: State, seat: int, card: int) -> float:
    """What a card in hand is worth; the least is paid with first."""
    printed = board.design(s, card)
    value = 0.15 + 0.3 * dice(printed)
    for effect in printed.effects:
        if effect.op == codes.MOVE_TARDIS:
            value += 0.8 * leads(s, seat)
        elif effect.op == codes.REMOVE_DALEKS:
            value += 0.6 + 0.2 * board.daleks_in_play(s)
        elif effect.op == codes.MOVE_SHIP_BACK:
            value += 1.0
        else:
            value += 0.3
    if printed.use == codes.EQUIPMENT and len(s.equipment[seat]) >= s.box.slots:
        value *= 0.3
    return value + 0.2 * len(printed.rules)
