"""The exact chance of an adventure, and the best re-roll, from the position on the table.

A pool is asked for again and again during a contest, so its odds are kept: the same dice, challenge
and means always have the same answer.
"""

from __future__ import annotations

from typing import Final, final

from engine.odds.means import ALL, ANY, Change, Group, Purse, Reroll, Spare
from engine.odds.pool import PoolOdds
from engine.totd import board, codes, dice, rolling
from engine.totd.model import Icon
from engine.totd.pooling import icon_code
from engine.totd.state import State

KEPT: Final = 6000
MOST_WORK: Final = 20000
"""Rolls times layers that the odds of one pool may have."""
COLOURS: Final = 4

_known: dict[tuple[int, ...], PoolOdds] = {}


@final
class Source:
    """Where a re-roll comes from: the card, its icon, and whether it is still in hand."""

    __slots__ = ("card", "from_hand", "icon", "pool")

    def __init__(self, pool: int, card: int, icon: int, from_hand: bool) -> None:
        self.pool = pool
        self.card = card
        self.icon = icon
        self.from_hand = from_hand


@final
class Means:
    """What two owners may do with their dice; masks have a bit for each colour of each pool."""

    __slots__ = ("changes", "purses", "rerolls", "sources", "spares")

    def __init__(self) -> None:
        self.rerolls: list[Reroll] = []
        self.sources: list[Source] = []
        self.changes: list[Change] = []
        self.purses: list[Purse] = []
        self.spares: list[Spare] = []


def limit_of(icon: Icon) -> int:
    """How many dice an icon re-rolls, in the terms of the odds."""
    if icon.amount == codes.ALL_DICE:
        return ALL
    return ANY if icon.amount == codes.ANY_DICE else icon.amount


def add_means(s: State, means: Means, pool: int, fixed: bool, locked: bool) -> None:
    """The means of the owner of a pool, those in hand included."""
    seat = dice.owner_of_pool(s, pool)
    shift = COLOURS * pool
    for card in rolling.icon_cards(s, pool):
        _card_means(s, means, pool, card, False, fixed, locked)
    for card in s.hand[seat]:
        if board.design(s, card).use != codes.EQUIPMENT:
            _card_means(s, means, pool, card, True, fixed, locked)
    if s.tokens[seat] > 1 and not (fixed and locked):
        mask = codes.ANY_COLOUR << shift
        means.purses.append(Purse(mask, s.tokens[seat], not fixed, not locked))
    means.spares.append(Spare(shift, codes.ANY_COLOUR << shift))


def _card_means(
    s: State, means: Means, pool: int, card: int, in_hand: bool, fixed: bool, locked: bool
) -> None:
    printed = board.design(s, card)
    shift = COLOURS * pool
    if not fixed:
        for k in range(len(printed.rerolls)):
            if icon_code(card, k) not in s.used:
                icon = printed.rerolls[k]
                means.rerolls.append(Reroll(icon.mask << shift, limit_of(icon)))
                means.sources.append(Source(pool, card, k, in_hand))
        count = rolling.paid_dice(printed)
        seat = dice.owner_of_pool(s, pool)
        paid = icon_code(card, rolling.PAID_ICON)
        if count and paid not in s.used and s.hand[seat]:
            means.rerolls.append(Reroll(codes.ANY_COLOUR << shift, count))
            means.sources.append(Source(pool, card, rolling.PAID_ICON, in_hand))
    if not locked:
        for k in range(len(printed.changes)):
            if icon_code(card, 8 + k) not in s.used:
                icon = printed.changes[k]
                means.changes.append(Change(icon.mask << shift, icon.amount))


def means_now(s: State) -> Means:
    """The means of the adventure at hand."""
    means = Means()
    fixed = board.has_condition(s, codes.FIXED_POINT)
    locked = board.has_condition(s, codes.TIME_LOCKED)
    for pool in range(dice.pool_count(s)):
        add_means(s, means, pool, fixed, locked)
    return means


def odds_of(s: State, counts: list[int], need: list[int], means: Means) -> PoolOdds:
    """The odds of so many dice of each colour of each pool; kept for the next time."""
    key = [len(counts), *counts, *need]
    for reroll in means.rerolls:
        key.append(reroll.mask)
        key.append(reroll.limit)
    key.append(-7)
    for change in means.changes:
        key.append(change.mask << 3 | change.symbol)
    key.append(-8)
    for purse in means.purses:
        key.append(purse.mask)
        key.append(purse.charges << 2 | int(purse.rerolls) << 1 | int(purse.changes))
    name = tuple(key)
    found = _known.get(name)
    if found is not None:
        return found
    groups = [Group(shows(s, k % COLOURS), counts[k]) for k in range(len(counts))]
    bound(means, rolls(s, counts, need), counts)
    made = PoolOdds(groups, need, means.rerolls[:], means.changes, means.purses[:], means.spares[:])
    if len(_known) >= KEPT:
        _known.clear()
    _known[name] = made
    return made


def shows(s: State, colour: int) -> list[int]:
    """On how many faces of a die each symbol is."""
    faces = [0] * len(codes.SYMBOLS)
    for symbol in s.box.faces[colour]:
        faces[symbol] += 1
    return faces


def rolls(s: State, counts: list[int], need: list[int]) -> int:
    """How many rolls, unfinished ones included, these dice have."""
    total = 1
    for k in range(len(counts)):
        classes = 1
        for symbol in range(len(need)):
            if need[symbol] and symbol in s.box.faces[k % COLOURS]:
                classes += 1
        ways = 1
        for n in range(1, counts[k] + 1):
            ways = ways * (classes + n) // n
        total *= ways
    return total


def layers(means: Means, counts: list[int]) -> int:
    """How many layers of means there are."""
    total = 1 << len(means.rerolls)
    for purse in means.purses:
        if purse.rerolls:
            total *= 1 + purse.charges // 2
    for spare in means.spares:
        total *= 1 + min(spare.most, counts[spare.group])
    return total


def bound(means: Means, size: int, counts: list[int]) -> None:
    """Leave out means until the odds are affordable: spare dice first, then what is in hand.

    With the dice and means of most adventures nothing is left out.
    """
    means.spares = [spare for spare in means.spares if counts[spare.group]]
    for most in (2, 1, 0):
        if size * layers(means, counts) <= MOST_WORK:
            return
        means.spares = [Spare(spare.group, spare.mask, most) for spare in means.spares]
    means.spares = []
    while size * layers(means, counts) > MOST_WORK and means.rerolls:
        means.rerolls.pop()
        if means.sources:
            means.sources.pop()
    while size * layers(means, counts) > MOST_WORK and means.purses:
        last = means.purses.pop()
        if last.rerolls and last.changes:
            means.purses.append(Purse(last.mask, last.charges, False, True))


def shown_now(s: State) -> list[list[int]]:
    """What the dice on the table show, by pool and colour."""
    shown: list[list[int]] = [[] for _ in range(2 * COLOURS)]
    for k in range(len(s.dice_colour)):
        shown[COLOURS * s.dice_pool[k] + s.dice_colour[k]].append(s.dice_symbol[k])
    return shown


def odds_now(s: State, means: Means) -> PoolOdds:
    """The odds of the dice on the table with the means that are left."""
    counts = [len(part) for part in shown_now(s)]
    return odds_of(s, counts, board.need(s), means)


def dice_bits(s: State, pool_dice: list[list[int]]) -> int:
    """The dice that a play names, as a selection of those on the table; the first of equals."""
    need = board.need(s)
    bits = 0
    for named in pool_dice:
        pool = named[0] // COLOURS
        colour = named[0] % COLOURS
        for k in range(len(s.dice_colour)):
            if bits >> k & 1 or s.dice_pool[k] != pool or s.dice_colour[k] != colour:
                continue
            symbol = s.dice_symbol[k]
            if symbol == named[1] or (named[1] < 0 and need[symbol] == 0):
                bits |= 1 << k
                break
    return bits
