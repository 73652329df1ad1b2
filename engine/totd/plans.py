"""Where to travel: for each place the chance there, what success brings and what failure costs."""

from __future__ import annotations

from typing import Final

from engine.totd import board, codes, quick, worth
from engine.totd import options as o
from engine.totd.model import Design
from engine.totd.pooling import sells_die
from engine.totd.state import State

NEW_PLACE: Final = 0.35
"""What a new location promises besides: a choice of two zones, and a Dalek that may stay there."""
TWO_TILES: Final = 0.3


def pool_of(s: State, seat: int, need: list[int], most: int) -> list[int]:
    """The dice that a Doctor is likely to roll: focused and cut for the symbols wanted."""
    pool = [0, 0, 0, 0]
    focus: list[int] = []
    free: list[int] = []
    for card in board.own_cards(s, seat):
        printed = board.design(s, card)
        for colour in range(len(pool)):
            pool[colour] += printed.dice[colour]
        focus += printed.focus
        if not sells_die(printed):
            free += printed.split
    for colour in range(1, len(pool)):
        pool[colour] = min(pool[colour], codes.COLOUR_CAP)
    for mask in free:
        colour = best_colour(s, need, mask, pool)
        if colour >= 0:
            pool[colour] += 1
    for mask in focus:
        colour = best_colour(s, need, mask, pool)
        if (
            colour > 0
            and pool[codes.BLACK]
            and usefulness(s, need, colour) > usefulness(s, need, 0)
        ):
            pool[codes.BLACK] -= 1
            pool[colour] += 1
    while sum(pool) > max(0, most):
        worst = -1
        for colour in range(len(pool)):
            if pool[colour] and (
                worst < 0 or usefulness(s, need, colour) < usefulness(s, need, worst)
            ):
                worst = colour
        pool[worst] -= 1
    return pool


def usefulness(s: State, need: list[int], colour: int) -> float:
    """How often a die of a colour shows something that is wanted."""
    hits = 0
    for symbol in s.box.faces[colour]:
        if need[symbol]:
            hits += 1
    return hits / len(s.box.faces[colour])


def best_colour(s: State, need: list[int], mask: int, pool: list[int]) -> int:
    """The most useful colour of a mask that has room, or -1."""
    best = -1
    for colour in range(len(pool)):
        room = colour == codes.BLACK or pool[colour] < codes.COLOUR_CAP
        if mask >> colour & 1 and room:
            if best < 0 or usefulness(s, need, colour) > usefulness(s, need, best):
                best = colour
    return best


def chance_against(
    s: State, seat: int, place: Design, dilemma: Design | None, daleks: int, extra: int = 0
) -> float:
    """The chance of a Doctor against a location and a dilemma."""
    need = place.need[:]
    conditions = place.conditions
    if dilemma is not None:
        conditions |= dilemma.conditions
        for k in range(len(need)):
            need[k] += dilemma.need[k]
    most = codes.MAX_POOL - (1 if conditions & codes.TIME_BREACH else 0)
    pool = pool_of(s, seat, need, most)
    if extra:
        pool[codes.BLACK] += extra
    lost = daleks
    while lost > 0 and sum(pool) > 0:
        worst = -1
        for colour in range(len(pool)):
            if pool[colour] and (
                worst < 0 or usefulness(s, need, colour) < usefulness(s, need, worst)
            ):
                worst = colour
        pool[worst] -= 1
        lost -= 1
    if sum(need) == 0:
        return 1.0
    return quick.chance(s, pool, need, quick.can_again(s, seat, pool[codes.BLACK]))


def typical(s: State, kind: int) -> Design:
    """An unseen card of a kind in the middle of those that may come: by symbols asked for."""
    unseen = s.dilemma_deck if kind == codes.DILEMMA else s.location_deck
    found: list[int] = []
    for card in unseen:
        found.append(s.design[card])
    if kind == codes.DILEMMA:
        for card in s.laid:
            if not s.known[card]:
                found.append(s.design[card])
    if not found:
        for k in range(len(s.box.designs)):
            if s.box.designs[k].kind == kind:
                found.append(k)
    found.sort()
    ranked: list[int] = []
    for amount in range(12):
        for k in found:
            if sum(s.box.designs[k].need) == amount:
                ranked.append(k)
    return s.box.designs[ranked[len(ranked) // 2]]


def value_of(s: State, seat: int, place: int) -> float:
    """What an adventure at a spot promises a Doctor."""
    card = board.card_at(place)
    zone = board.zone_at(place)
    printed = board.design(s, card)
    if board.is_anomaly(s, card):
        chance = chance_against(s, seat, printed, None, 0)
        return chance * (worth.reward(s, seat, printed.rewards[0]) + 0.3)
    slot = board.dilemma_at(s, card, zone)
    dilemma = typical(s, codes.DILEMMA)
    if slot >= 0 and s.known[slot]:
        dilemma = board.design(s, slot)
    earth = board.is_earth(s, card)
    daleks = s.daleks[card][zone] if earth else sum(s.daleks[card])
    chance = chance_against(s, seat, printed, dilemma, daleks)
    won = worth.reward(s, seat, printed.rewards[zone])
    if daleks:
        won += worth.dalek_gain(s, earth)
    lost = worth.dalek_cost(s, earth) + worth.fail_cost(s, seat, dilemma)
    return chance * won - (1.0 - chance) * lost


def value_of_unknown(s: State, seat: int) -> float:
    """What a new location promises: a middling tile and a middling dilemma."""
    tile = typical(s, codes.LOCATION)
    dilemma = typical(s, codes.DILEMMA)
    chance = chance_against(s, seat, tile, dilemma, 0)
    won = 0.0
    for rewards in tile.rewards:
        won = max(won, worth.reward(s, seat, rewards))
    lost = worth.dalek_cost(s, False) + worth.fail_cost(s, seat, dilemma)
    return chance * max(won, 1.7 * worth.leads(s, seat)) - (1.0 - chance) * lost


def travel(s: State, option: int) -> float:
    """What a way to travel promises."""
    kind = o.kind_of(option)
    seat = s.active
    if kind == o.STAY or kind == o.GO:
        return value_of(s, seat, o.spot_of(option))
    if kind == o.KEEP_TILE:
        return tile_value(s, seat, board.design(s, o.card_of(option)))
    value = value_of_unknown(s, seat)
    if kind == o.DRAW_TILES:
        return value + TWO_TILES
    return value + (NEW_PLACE if kind == o.TAKE_TARDIS else 0.5 * NEW_PLACE)


def tile_value(s: State, seat: int, tile: Design) -> float:
    """What a location tile promises, with a middling dilemma."""
    dilemma = typical(s, codes.DILEMMA)
    chance = chance_against(s, seat, tile, dilemma, 0)
    won = 0.0
    for rewards in tile.rewards:
        won = max(won, worth.reward(s, seat, rewards))
    return chance * won - (1.0 - chance) * worth.dalek_cost(s, False)
