"""How dice are played when an agent looks ahead: fast, by what is still missing."""

from __future__ import annotations

from engine.totd import board
from engine.totd import options as o
from engine.totd.state import State


def missing(s: State) -> list[int]:
    """Symbols that no die shows yet."""
    short = board.need(s)
    for symbol in s.dice_symbol:
        short[symbol] = max(0, short[symbol] - 1)
    return short


def idle(s: State) -> int:
    """The dice that show nothing that is needed, as a selection."""
    left = board.need(s)
    bits = 0
    for k in range(len(s.dice_symbol)):
        if left[s.dice_symbol[k]] > 0:
            left[s.dice_symbol[k]] -= 1
        else:
            bits |= 1 << k
    return bits


def reroll(s: State) -> int:
    """The icon that takes up most idle dice and no other; then tokens, then a black die."""
    free = idle(s)
    short = sum(missing(s))
    best = o.GO_ON
    most = 0
    for option in s.options:
        kind = o.kind_of(option)
        if kind == o.REROLL or kind == o.REROLL_TOKENS:
            dice = o.dice_of(option)
            if dice & ~free:
                continue
            count = 2 if kind == o.REROLL else 1
            while dice:
                count += 2 * (dice & 1)
                dice >>= 1
            if count > most:
                most = count
                best = option
        elif kind == o.GIVE_UP_BLACK and (short > 2 or not most) and best == o.GO_ON:
            if len(s.dice_symbol) - 1 >= sum(board.need(s)):
                best = option
    return best


def change(s: State) -> int:
    """Turn an idle die to a symbol that is missing, if few are."""
    short = missing(s)
    if sum(short) > 2:
        return o.GO_ON
    free = idle(s)
    for option in s.options:
        kind = o.kind_of(option)
        if kind == o.CHANGE or (kind == o.CHANGE_TOKENS and sum(short) == 1):
            if o.dice_of(option) & free and short[o.symbol_of(option)]:
                return option
    return o.GO_ON
