"""Story dice: how many there are, throwing them, and whether they meet the challenge."""

from __future__ import annotations

from engine.totd import board, codes
from engine.totd import constants as c
from engine.totd.state import State

NAMED = 100
"""A roll handed over as a symbol is written as this number plus the symbol."""


def free_dice(s: State, colour: int) -> int:
    """Dice of a colour that are not imprisoned."""
    held = 0
    for card in s.anomalies:
        if s.prison[card]:
            held += s.prison[card][colour]
    return s.box.dice[colour] - held


def room(s: State, colour: int) -> int:
    """How many more dice of a colour the pools can take."""
    there = s.pools[0][colour] + s.pools[1][colour]
    free = free_dice(s, colour) - there
    if colour == codes.BLACK:
        return free
    return min(free, codes.COLOUR_CAP - there)


def throw(s: State, colour: int) -> int:
    """Roll one story die: the symbol it shows."""
    faces = s.box.faces[colour]
    rolled = s.roll(len(faces))
    if rolled >= NAMED:
        if rolled - NAMED not in faces:
            wanted = codes.SYMBOLS[rolled - NAMED]
            raise ValueError(f"expected a symbol of a {codes.COLOURS[colour]} die, got {wanted}")
        return rolled - NAMED
    return faces[rolled - 1]


def on_die(s: State, colour: int, symbol: int) -> bool:
    """Whether a symbol is on the dice of a colour."""
    return symbol in s.box.faces[colour]


def owner_of_pool(s: State, pool: int) -> int:
    """Whose pool it is."""
    return s.active if pool == 0 else s.helper


def pool_count(s: State) -> int:
    """How many pools there are."""
    return 2 if s.helper >= 0 else 1


def met(s: State) -> bool:
    """Whether the dice show every symbol asked for, each on a die of its own."""
    have = [0] * len(codes.SYMBOLS)
    for symbol in s.dice_symbol:
        have[symbol] += 1
    wanted = board.need(s)
    for k in range(len(have)):
        if have[k] < wanted[k]:
            return False
    return True


def throw_all(s: State) -> None:
    """Roll every die of both pools."""
    s.dice_colour = []
    s.dice_symbol = []
    s.dice_pool = []
    for pool in range(pool_count(s)):
        for colour in range(len(codes.COLOURS)):
            for _ in range(s.pools[pool][colour]):
                symbol = throw(s, colour)
                s.dice_colour.append(colour)
                s.dice_symbol.append(symbol)
                s.dice_pool.append(pool)
                s.note(c.ROLLS_EVENT, owner_of_pool(s, pool), symbol, colour)


def rethrow(s: State, dice: int) -> None:
    """Roll some dice again: a bit for each."""
    symbols = s.dice_symbol[:]
    for k in range(len(symbols)):
        if dice >> k & 1:
            symbols[k] = throw(s, s.dice_colour[k])
            s.note(c.ROLLS_EVENT, owner_of_pool(s, s.dice_pool[k]), symbols[k], s.dice_colour[k])
    s.dice_symbol = symbols


def give_up_black(s: State, pool: int) -> None:
    """Discard a black die of a pool and roll the rest of that pool again."""
    worst = -1
    for k in range(len(s.dice_colour)):
        if s.dice_pool[k] == pool and s.dice_colour[k] == codes.BLACK:
            worst = k
    s.dice_colour = s.dice_colour[:worst] + s.dice_colour[worst + 1 :]
    s.dice_symbol = s.dice_symbol[:worst] + s.dice_symbol[worst + 1 :]
    s.dice_pool = s.dice_pool[:worst] + s.dice_pool[worst + 1 :]
    s.pools[pool][codes.BLACK] -= 1
    again = 0
    for k in range(len(s.dice_pool)):
        if s.dice_pool[k] == pool:
            again |= 1 << k
    rethrow(s, again)


def blacks(s: State, pool: int) -> int:
    """Black dice of a pool on the table."""
    count = 0
    for k in range(len(s.dice_colour)):
        if s.dice_pool[k] == pool and s.dice_colour[k] == codes.BLACK:
            count += 1
    return count


def selections(s: State, pool: int, mask: int, limit: int) -> list[int]:
    """Every different selection of up to `limit` dice of the colours in `mask`.

    Dice of one colour that show the same symbol are alike: of those the first are taken.
    """
    chosen = [0]
    size = [0]
    seen: list[int] = []
    everything = 0
    for k in range(len(s.dice_colour)):
        if s.dice_pool[k] != pool or not mask >> s.dice_colour[k] & 1:
            continue
        everything |= 1 << k
        kind = s.dice_colour[k] << 3 | s.dice_symbol[k]
        if kind in seen:
            continue
        seen.append(kind)
        alike = [
            n
            for n in range(len(s.dice_colour))
            if s.dice_pool[n] == pool and s.dice_colour[n] << 3 | s.dice_symbol[n] == kind
        ]
        more: list[int] = []
        more_size: list[int] = []
        for i in range(len(chosen)):
            bits = chosen[i]
            more.append(bits)
            more_size.append(size[i])
            for n in range(len(alike)):
                bits |= 1 << alike[n]
                if limit == codes.ALL_DICE or size[i] + n + 1 <= limit:
                    more.append(bits)
                    more_size.append(size[i] + n + 1)
        chosen = more
        size = more_size
    if limit == codes.ALL_DICE:
        return [everything] if everything else []
    return [bits for bits in chosen if bits]
