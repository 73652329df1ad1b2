"""Creating the dice pool: adding, focusing, cutting to the maximum, exterminating."""

from __future__ import annotations

from engine.totd import board, codes, dice
from engine.totd import constants as c
from engine.totd import options as o
from engine.totd.asking import ask
from engine.totd.model import Design
from engine.totd.state import State


def gather(s: State) -> None:
    """One die for each add icon, as far as the caps allow; icons with a choice wait."""
    s.pools = [[0, 0, 0, 0], [0, 0, 0, 0]]
    s.split_left = [[], []]
    s.focus_left = [[], []]
    s.passed = [0, 0]
    s.used = []
    for pool in range(dice.pool_count(s)):
        for card in board.own_cards(s, dice.owner_of_pool(s, pool)):
            add_icons(s, pool, board.design(s, card))
    s.step = c.ADD_STEP


def add_icons(s: State, pool: int, printed: Design) -> None:
    """The icons of one card: dice at once, choices and focus for later."""
    for colour in range(len(codes.COLOURS)):
        for _ in range(printed.dice[colour]):
            if dice.room(s, colour) > 0:
                s.pools[pool][colour] += 1
    if not sells_die(printed):
        s.split_left[pool] = s.split_left[pool] + printed.split
    s.focus_left[pool] = s.focus_left[pool] + printed.focus


def sells_die(printed: Design) -> bool:
    """Whether the die of a card must be paid for."""
    return any(rule.key == codes.PAID_DIE for rule in printed.rules)


def price_of_die(printed: Design) -> int:
    """What the die of a card costs in tokens, or -1."""
    for rule in printed.rules:
        if rule.key == codes.PAID_DIE:
            return rule.amount
    return -1


def distinct(numbers: list[int]) -> list[int]:
    """Each number once, in order."""
    once: list[int] = []
    for number in numbers:
        if number not in once:
            once.append(number)
    return once


def adds(s: State, pool: int) -> list[int]:
    """What the owner of a pool may add: a die of a chosen colour, or cards from hand."""
    options: list[int] = []
    colours = range(len(codes.COLOURS))
    for mask in distinct(s.split_left[pool]):
        for colour in colours:
            if mask >> colour & 1 and dice.room(s, colour) > 0:
                options.append(o.add_die(pool, colour, mask))
    seat = dice.owner_of_pool(s, pool)
    for card in s.equipment[seat]:
        printed = board.design(s, card)
        price = price_of_die(printed)
        if price < 0 or s.tokens[seat] < price or icon_code(card, 15) in s.used:
            continue
        for colour in colours:
            if printed.split[0] >> colour & 1 and dice.room(s, colour) > 0:
                options.append(o.buy_die(card, pool, colour))
    for card in s.hand[seat]:
        printed = board.design(s, card)
        if printed.use != codes.EQUIPMENT and adds_dice(printed):
            options += played_for(s, card, pool, printed)
    return options


def adds_dice(printed: Design) -> bool:
    """Whether a card is played while the pool is created."""
    return sum(printed.dice) > 0 or bool(printed.split) or bool(printed.focus)


def played_for(s: State, card: int, pool: int, printed: Design) -> list[int]:
    """The pools for which a card may be played by the owner of a pool."""
    options = [o.play_card(card, pool)]
    if printed.any_adventure and dice.pool_count(s) == 2:
        options.append(o.play_card(card, 1 - pool))
    return options


def icon_code(card: int, icon: int) -> int:
    """An icon of a card as one number, for the list of used ones."""
    return card << 4 | icon


def ask_add(s: State) -> bool:
    """First the active Doctor adds dice, then the helper."""
    for pool in range(dice.pool_count(s)):
        if s.passed[pool]:
            continue
        options = adds(s, pool)
        if options:
            seat = dice.owner_of_pool(s, pool)
            return ask(s, seat, c.ADD_DICE_DECISION, [*options, o.GO_ON])
        s.passed[pool] = 1
    s.passed = [0, 0]
    s.step = c.FOCUS_STEP
    return False


def choose_add(s: State, option: int) -> None:
    """Carry out the choice."""
    kind = o.kind_of(option)
    if kind == o.GO_ON:
        s.passed[0 if not s.passed[0] else 1] = 1
    elif kind == o.PLAY_CARD:
        card = o.card_of(option)
        play_for(s, s.seat, card, o.pool_of(option))
        add_icons(s, o.pool_of(option), board.design(s, card))
    else:
        pool = o.pool_of(option)
        if kind == o.BUY_DIE:
            card = o.card_of(option)
            board.lose_tokens(s, s.seat, price_of_die(board.design(s, card)))
            s.used.append(icon_code(card, 15))
        else:
            left = s.split_left[pool][:]
            left.remove(o.mask_of(option))
            s.split_left[pool] = left
        s.pools[pool][o.colour_of(option)] += 1
        s.note(c.ADDS_DIE_EVENT, s.seat, o.colour_of(option))


def play_for(s: State, seat: int, card: int, pool: int) -> None:
    """Play a card for a pool: its icons serve in this adventure."""
    s.note(c.PLAYS_CARD_EVENT, seat, card)
    s.marks[card] |= 2
    s.move(card, s.hand[seat], s.in_use, c.IN_USE_PLACE)
    s.for_pool[card] = pool


def focuses(s: State, pool: int) -> list[int]:
    """Exchanges of a black die that a pool may still make."""
    if not s.pools[pool][codes.BLACK]:
        return []
    return [
        o.focus(pool, colour, mask)
        for mask in distinct(s.focus_left[pool])
        for colour in range(1, len(codes.COLOURS))
        if mask >> colour & 1 and dice.room(s, colour) > 0
    ]


def ask_focus(s: State) -> bool:
    """Focus icons, pool by pool."""
    for pool in range(dice.pool_count(s)):
        if s.passed[pool]:
            continue
        options = focuses(s, pool)
        if options:
            seat = dice.owner_of_pool(s, pool)
            return ask(s, seat, c.FOCUS_DECISION, [*options, o.GO_ON])
        s.passed[pool] = 1
    s.step = c.CUT_STEP
    return False


def choose_focus(s: State, option: int) -> None:
    """Exchange a die, or go on."""
    if o.kind_of(option) == o.GO_ON:
        s.passed[0 if not s.passed[0] else 1] = 1
        return
    pool = o.pool_of(option)
    left = s.focus_left[pool][:]
    left.remove(o.mask_of(option))
    s.focus_left[pool] = left
    s.pools[pool][codes.BLACK] -= 1
    s.pools[pool][o.colour_of(option)] += 1
    s.note(c.FOCUSES_DIE_EVENT, s.seat, o.colour_of(option))


def maximum(s: State, pool: int) -> int:
    """The most dice that a pool may have."""
    breach = 1 if board.has_condition(s, codes.TIME_BREACH) else 0
    if s.help == codes.NO_HELP:
        return codes.MAX_POOL - breach
    if s.help == codes.AFAR:
        return codes.HELPER_AFAR if pool else codes.AFAR_POOL - breach
    return codes.HELPER_HERE if pool else codes.HERE_POOL - breach


def ask_cut(s: State) -> bool:
    """Dice above the maximum go, as the owner of the pool chooses."""
    for pool in range(dice.pool_count(s)):
        if sum(s.pools[pool]) > maximum(s, pool):
            options = [
                o.cut(pool, colour) for colour in range(len(codes.COLOURS)) if s.pools[pool][colour]
            ]
            if len(options) > 1:
                return ask(s, dice.owner_of_pool(s, pool), c.CUT_POOL_DECISION, options)
            choose_cut(s, options[0])
            return False
    s.step = c.COUNT_DALEKS_STEP
    return False


def choose_cut(s: State, option: int) -> None:
    """Take a die out of a pool."""
    pool = o.pool_of(option)
    s.pools[pool][o.colour_of(option)] -= 1
    s.note(c.DROPS_DIE_EVENT, dice.owner_of_pool(s, pool), o.colour_of(option))


def count_daleks(s: State) -> None:
    """How many dice are to be exterminated."""
    s.doomed = min(board.daleks_against(s, s.active), sum(s.pools[0]) + sum(s.pools[1]))
    s.step = c.EXTERMINATE_STEP


def ask_exterminate(s: State) -> bool:
    """Which die a Dalek takes; the Doctor whose adventure it is chooses, from either pool."""
    if not s.doomed:
        s.step = c.ROLL_STEP
        return False
    options = [
        o.exterminate(pool, colour)
        for pool in range(2)
        for colour in range(len(codes.COLOURS))
        if s.pools[pool][colour]
    ]
    if len(options) > 1:
        return ask(s, s.active, c.EXTERMINATE_DECISION, options)
    choose_exterminate(s, options[0])
    return False


def choose_exterminate(s: State, option: int) -> None:
    """A die is lost."""
    pool = o.pool_of(option)
    s.pools[pool][o.colour_of(option)] -= 1
    s.doomed -= 1
    s.note(c.EXTERMINATED_EVENT, dice.owner_of_pool(s, pool), o.colour_of(option))
