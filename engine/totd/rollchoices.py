"""Re-rolling, turning and creating the pool, played by exact odds."""

from __future__ import annotations

from typing import Final

from engine.odds.plays import STOP, plays
from engine.odds.pool import BY_CHARGES, BY_ICON
from engine.totd import board, chances, codes, dice, quick, rolling
from engine.totd import options as o
from engine.totd.pooling import icon_code
from engine.totd.state import State

TOKEN_PRICE: Final = 0.012
HAND_PRICE: Final = 0.04
EVENT_GAIN: Final = 0.1
BOUGHT_GAIN: Final = 0.03
SAME: Final = 1e-9


def best_reroll(s: State) -> int:
    """The re-roll that leaves the best chance, dear means counted a little; or to go on."""
    means = chances.means_now(s)
    odds = chances.odds_now(s, means)
    asked = rolling.asked_pool(s)
    best = o.GO_ON
    top = -1.0
    for play in plays(odds, odds.whole(), chances.shown_now(s)):
        value = play.chance
        option = o.GO_ON
        pool = asked
        if play.kind == STOP:
            value += SAME
        elif play.kind == BY_ICON:
            source = means.sources[play.number]
            pool = source.pool
            if source.from_hand:
                value -= HAND_PRICE
                option = o.play_card(source.card, pool)
            else:
                option = o.reroll(source.card, chances.dice_bits(s, play.dice), source.icon)
                if source.icon == rolling.PAID_ICON:
                    value -= HAND_PRICE
        elif play.kind == BY_CHARGES:
            pool = play.dice[0][0] // chances.COLOURS
            value -= 2 * TOKEN_PRICE
            option = o.reroll_tokens(chances.dice_bits(s, play.dice))
        else:
            pool = odds.spares[play.number].group // chances.COLOURS
            option = o.give_up_black(pool)
        if value > top:
            top = value
            best = option if pool == asked else o.GO_ON
    return best if best in s.options else o.GO_ON


def best_change(s: State) -> int:
    """A turn of a die from which the challenge can still be met; icons before tokens."""
    if not can_be_met(s):
        return o.GO_ON
    for option in s.options:
        if o.kind_of(option) == o.CHANGE and leads_on(s, option):
            return option
    for option in s.options:
        if o.kind_of(option) == o.CHANGE_TOKENS and leads_on(s, option):
            return option
    for option in s.options:
        if o.kind_of(option) == o.PLAY_CARD:
            return option
    return o.GO_ON


def can_be_met(s: State) -> bool:
    """Whether turning dice can meet the challenge."""
    odds = chances.odds_now(s, chances.means_now(s))
    key = odds.whole()
    return odds.won(key)[odds.roll(key, chances.shown_now(s))]


def leads_on(s: State, option: int) -> bool:
    """Whether after this turn of a die the challenge is met or can be."""
    die = rolling.place_of(o.dice_of(option))
    before = s.dice_symbol
    symbols = before[:]
    symbols[die] = o.symbol_of(option)
    seat = s.seat
    s.dice_symbol = symbols
    if o.kind_of(option) == o.CHANGE:
        s.used.append(icon_code(o.card_of(option), 8 + o.icon_of(option)))
    else:
        s.tokens[seat] -= codes.CHANGE_TOKENS
    good = can_be_met(s)
    s.dice_symbol = before
    if o.kind_of(option) == o.CHANGE:
        s.used.pop()
    else:
        s.tokens[seat] += codes.CHANGE_TOKENS
    return good


def best_for_pool(s: State) -> int:
    """The option after which the pool has the best chance; spending must gain something."""
    best = s.options[0]
    top = -10.0
    for option in s.options:
        value = pool_after(s, option)
        if value > top:
            top = value
            best = option
    return best


def pool_after(s: State, option: int) -> float:
    """The chance of the pools after an option, less what it spends."""
    kind = o.kind_of(option)
    pools = [s.pools[0][:], s.pools[1][:]]
    price = 0.0
    if kind == o.ADD_DIE:
        pools[o.pool_of(option)][o.colour_of(option)] += 1
    elif kind == o.BUY_DIE:
        pools[o.pool_of(option)][o.colour_of(option)] += 1
        price = BOUGHT_GAIN
    elif kind == o.FOCUS:
        pools[o.pool_of(option)][codes.BLACK] -= 1
        pools[o.pool_of(option)][o.colour_of(option)] += 1
    elif kind == o.CUT or kind == o.EXTERMINATE:
        pools[o.pool_of(option)][o.colour_of(option)] -= 1
    elif kind == o.PLAY_CARD:
        printed = board.design(s, o.card_of(option))
        price = EVENT_GAIN * (0.5 if printed.use == codes.TRANSFER else 1.0)
        for colour in range(len(codes.COLOURS)):
            room = min(printed.dice[colour], dice.room(s, colour))
            pools[o.pool_of(option)][colour] += max(0, room)
    while sum(pools[0]) + sum(pools[1]) > codes.MAX_POOL:
        pool = 0 if sum(pools[0]) >= sum(pools[1]) else 1
        colour = pools[pool].index(max(pools[pool]))
        pools[pool][colour] -= 1
    return quick.of_pools(s, pools, board.need(s)) - price
