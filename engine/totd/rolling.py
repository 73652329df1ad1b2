"""Rolling the pool, re-rolling, changing faces."""

from __future__ import annotations

from typing import Final

from engine.totd import board, codes, dice
from engine.totd import constants as c
from engine.totd import options as o
from engine.totd.asking import ask
from engine.totd.model import Design
from engine.totd.pooling import icon_code, play_for, played_for
from engine.totd.state import State
from engine.totd.work import PAY, push

PAID_ICON: Final = 15
"""The number of a re-roll that a card or token is discarded for."""


def first_roll(s: State) -> None:
    """Roll all dice once; without a die the adventure fails unless nothing is asked for."""
    dice.throw_all(s)
    s.passed = [0, 0]
    if dice.met(s):
        s.step = c.SUCCESS_STEP
    elif not s.dice_colour:
        s.step = c.FAILURE_STEP
    else:
        s.step = c.REROLL_STEP


def icon_cards(s: State, pool: int) -> list[int]:
    """The cards whose icons serve a pool: its owner's, and those played for it."""
    cards = board.own_cards(s, dice.owner_of_pool(s, pool))
    return cards + [card for card in s.in_use if s.for_pool[card] == pool]


def rerolls(s: State, pool: int) -> list[int]:
    """Every way to re-roll dice of a pool."""
    options: list[int] = []
    seat = dice.owner_of_pool(s, pool)
    if not board.has_condition(s, codes.FIXED_POINT):
        for card in icon_cards(s, pool):
            options += card_rerolls(s, pool, card)
        if s.tokens[seat] >= codes.REROLL_TOKENS:
            for bits in dice.selections(s, pool, codes.ANY_COLOUR, 1):
                options.append(o.reroll_tokens(bits))
        for card in s.hand[seat]:
            printed = board.design(s, card)
            if printed.use != codes.EQUIPMENT and printed.rerolls:
                options += played_for(s, card, pool, printed)
    if dice.blacks(s, pool):
        options.append(o.give_up_black(pool))
    return options


def card_rerolls(s: State, pool: int, card: int) -> list[int]:
    """The uses of the re-roll icons of one card."""
    options: list[int] = []
    printed = board.design(s, card)
    for k in range(len(printed.rerolls)):
        if icon_code(card, k) not in s.used:
            icon = printed.rerolls[k]
            for bits in dice.selections(s, pool, icon.mask, icon.amount):
                options.append(o.reroll(card, bits, k))
    count = paid_dice(printed)
    seat = dice.owner_of_pool(s, pool)
    if count and icon_code(card, PAID_ICON) not in s.used and board.can_pay(s, seat):
        for bits in dice.selections(s, pool, codes.ANY_COLOUR, count):
            options.append(o.reroll(card, bits, PAID_ICON))
    return options


def paid_dice(printed: Design) -> int:
    """How many dice a card re-rolls for a token or a card."""
    for rule in printed.rules:
        if rule.key == codes.PAID_REROLL:
            return rule.amount
    return 0


def changes(s: State, pool: int) -> list[int]:
    """Every way to turn a die of a pool."""
    options: list[int] = []
    seat = dice.owner_of_pool(s, pool)
    singles = dice.selections(s, pool, codes.ANY_COLOUR, 1)
    for card in icon_cards(s, pool):
        icons = board.design(s, card).changes
        for k in range(len(icons)):
            if icon_code(card, 8 + k) in s.used:
                continue
            for bits in singles:
                if turns(s, bits, icons[k].mask, icons[k].amount):
                    options.append(o.change(card, bits, icons[k].amount, k))
    if s.tokens[seat] >= codes.CHANGE_TOKENS:
        for bits in singles:
            for symbol in range(len(codes.SYMBOLS)):
                if turns(s, bits, codes.ANY_COLOUR, symbol):
                    options.append(o.change_tokens(bits, symbol))
    for card in s.hand[seat]:
        printed = board.design(s, card)
        if printed.use != codes.EQUIPMENT and printed.changes:
            options += played_for(s, card, pool, printed)
    return options


def turns(s: State, bits: int, mask: int, symbol: int) -> bool:
    """Whether a die can be turned to a symbol: it is on that die and not yet shown."""
    die = place_of(bits)
    colour = s.dice_colour[die]
    shown = s.dice_symbol[die]
    return bool(mask >> colour & 1) and shown != symbol and dice.on_die(s, colour, symbol)


def place_of(bits: int) -> int:
    """The place of the one die in a selection."""
    place = 0
    while not bits >> place & 1:
        place += 1
    return place


def ask_reroll(s: State) -> bool:
    """Each owner in turn, until both have no more to do."""
    for pool in range(dice.pool_count(s)):
        if s.passed[pool]:
            continue
        options = rerolls(s, pool)
        if options:
            seat = dice.owner_of_pool(s, pool)
            return ask(s, seat, c.REROLL_DECISION, [*options, o.GO_ON])
        s.passed[pool] = 1
    s.passed = [0, 0]
    s.step = c.FAILURE_STEP if board.has_condition(s, codes.TIME_LOCKED) else c.CHANGE_STEP
    return False


def asked_pool(s: State) -> int:
    """Whose pool the open question is about."""
    return 1 if s.passed[0] else 0


def choose_reroll(s: State, option: int) -> None:
    """Re-roll, or go on; the other Doctor may then want to act again."""
    kind = o.kind_of(option)
    pool = asked_pool(s)
    if kind == o.GO_ON:
        s.passed[pool] = 1
        return
    if kind == o.PLAY_CARD:
        play_for(s, s.seat, o.card_of(option), o.pool_of(option))
    elif kind == o.GIVE_UP_BLACK:
        s.note(c.GIVES_UP_BLACK_EVENT, s.seat, sum(s.pools[pool]) - 1)
        dice.give_up_black(s, pool)
    elif kind == o.REROLL_TOKENS:
        board.lose_tokens(s, s.seat, codes.REROLL_TOKENS)
        s.note(c.REROLLS_TOKENS_EVENT, s.seat, 1)
        dice.rethrow(s, o.dice_of(option))
    else:
        s.used.append(icon_code(o.card_of(option), o.icon_of(option)))
        s.note(c.REROLLS_EVENT, s.seat, count_bits(o.dice_of(option)), o.card_of(option))
        dice.rethrow(s, o.dice_of(option))
        if o.icon_of(option) == PAID_ICON:
            push(s, PAY, s.seat, 1)
    s.passed = [0, 0]
    if dice.met(s):
        s.step = c.SUCCESS_STEP


def count_bits(bits: int) -> int:
    """How many dice a selection has."""
    count = 0
    while bits:
        count += bits & 1
        bits >>= 1
    return count


def ask_change(s: State) -> bool:
    """Each owner in turn, until both have no more to do."""
    for pool in range(dice.pool_count(s)):
        if s.passed[pool]:
            continue
        options = changes(s, pool)
        if options:
            seat = dice.owner_of_pool(s, pool)
            return ask(s, seat, c.CHANGE_FACE_DECISION, [*options, o.GO_ON])
        s.passed[pool] = 1
    s.step = c.FAILURE_STEP
    return False


def choose_change(s: State, option: int) -> None:
    """Turn a die, or go on."""
    kind = o.kind_of(option)
    if kind == o.GO_ON:
        s.passed[asked_pool(s)] = 1
        return
    if kind == o.PLAY_CARD:
        play_for(s, s.seat, o.card_of(option), o.pool_of(option))
    else:
        if kind == o.CHANGE:
            s.used.append(icon_code(o.card_of(option), 8 + o.icon_of(option)))
        else:
            board.lose_tokens(s, s.seat, codes.CHANGE_TOKENS)
        die = place_of(o.dice_of(option))
        symbols = s.dice_symbol[:]
        symbols[die] = o.symbol_of(option)
        s.dice_symbol = symbols
        s.note(c.TURNS_EVENT, s.seat, s.dice_colour[die], o.symbol_of(option))
    s.passed = [0, 0]
    if dice.met(s):
        s.step = c.SUCCESS_STEP
