"""What an option promises: the quick look of the greedy team."""

from __future__ import annotations

from typing import Final

from engine.totd import ahead, board, codes, plans, worth
from engine.totd import constants as c
from engine.totd import options as o
from engine.totd.prepare import install_cost
from engine.totd.rollchoices import best_change, best_for_pool, best_reroll
from engine.totd.state import State

POOL_DECISIONS: Final = (
    c.ADD_DICE_DECISION, c.FOCUS_DECISION, c.CUT_POOL_DECISION, c.EXTERMINATE_DECISION,
)  # fmt: skip
PLANNED: Final = (
    c.TRAVEL_DECISION, c.TARDIS_RESULT_DECISION, c.KEEP_TILE_DECISION, c.CHOOSE_ZONE_DECISION,
    c.RECRUIT_DECISION, c.CALL_HELP_DECISION,
)  # fmt: skip
"""Where to travel, whom to recruit, whom to call: what a search thinks about."""
CALL_BELOW: Final = 0.6
"""Help is worth asking for when the chance alone is smaller."""


def exact(s: State) -> int:
    """The choice where play is exact: creating the pool, re-rolling, turning; -1 elsewhere."""
    if s.kind == c.REROLL_DECISION:
        return ahead.reroll(s) if s.imagined else best_reroll(s)
    if s.kind == c.CHANGE_FACE_DECISION:
        return ahead.change(s) if s.imagined else best_change(s)
    if s.kind in POOL_DECISIONS:
        return best_for_pool(s)
    return -1


def weigh(s: State, option: int) -> float:
    """A number; the highest is chosen. Going on is 0."""
    kind = o.kind_of(option)
    if kind == o.GO_ON:
        return 0.0
    if s.kind in (
        c.TRAVEL_DECISION, c.TARDIS_RESULT_DECISION, c.KEEP_TILE_DECISION, c.CHOOSE_ZONE_DECISION,
    ):  # fmt: skip
        return plans.travel(s, option)
    if s.kind in (c.INSTALL_DECISION, c.UNINSTALL_DECISION, c.DISMISS_DECISION):
        return between(s, kind, o.card_of(option))
    if kind == o.RECRUIT or kind == o.SEARCH:
        return recruiting(s, option)
    if kind == o.PAY_TOKEN:
        return -worth.TOKEN * (1.0 if s.tokens[s.seat] > 2 else 3.0)
    if kind == o.PAY_CARD or kind == o.DISCARD_CARD:
        return -worth.card_in_hand(s, s.seat, o.card_of(option))
    if kind == o.CALL or kind == o.HELP_AFAR or kind == o.HELP_HERE:
        return helping(s, option)
    return other(s, option)


def between(s: State, kind: int, card: int) -> float:
    """Cards installed, played or spent between adventures."""
    seat = s.active
    printed = board.design(s, card)
    if kind == o.UNINSTALL or kind == o.DISMISS:
        return -1.0
    if kind == o.INSTALL:
        return 0.2 + worth.dice(printed) - worth.TOKEN * install_cost(s, seat, card)
    if kind == o.SPEND_CARD:
        return 0.5 - worth.card_in_hand(s, seat, card)
    value = 0.05
    for effect in printed.effects:
        if effect.op == codes.REMOVE_DALEKS:
            value += 1.0 if board.daleks_in_play(s) >= effect.amount else -1.0
        elif effect.op == codes.GAIN_TOKENS:
            value += 0.5 if s.tokens[seat] + effect.amount <= codes.MAX_TOKENS else -0.5
        elif effect.op == codes.MOVE_SHIP_BACK:
            value += 1.0 if s.ship > s.box.skaro else -1.0
        elif effect.op == codes.MOVE_TARDIS:
            value += worth.leads(s, seat) - 0.3
        else:
            value += 0.4
    return value


def recruiting(s: State, option: int) -> float:
    """A companion for a token or a card."""
    average = 1.9
    if o.kind_of(option) == o.SEARCH:
        average = worth.dice(s.box.designs[o.design_of(option)])
    return average - 2.0 * worth.TOKEN


def adventure_chance(s: State, extra: int) -> float:
    """The chance of the adventure at hand, with so many dice more."""
    cards = board.challenge_cards(s)
    place = board.design(s, cards[0])
    dilemma = board.design(s, cards[1]) if len(cards) > 1 else None
    return plans.chance_against(
        s, s.active, place, dilemma, board.daleks_against(s, s.active), extra
    )


def stake(s: State) -> float:
    """What success at hand is worth beside failure."""
    card = s.at[s.active]
    printed = board.design(s, card)
    if board.is_anomaly(s, card):
        return worth.reward(s, s.active, printed.rewards[0])
    won = worth.reward(s, s.active, printed.rewards[s.zone_at[s.active]])
    return won + worth.dalek_cost(s, board.is_earth(s, card)) + 0.5


def helping(s: State, option: int) -> float:
    """Calling for help, and how to help."""
    kind = o.kind_of(option)
    anomaly = board.is_anomaly(s, s.at[s.active])
    if kind == o.HELP_AFAR:
        return 0.5
    if kind == o.HELP_HERE:
        return 0.8 if anomaly and s.at[s.helper] == s.at[s.active] else 0.0
    alone = adventure_chance(s, 0)
    if alone >= CALL_BELOW:
        return -0.1
    gain = (adventure_chance(s, 1) - alone) * stake(s)
    return gain - 1.5 * worth.TOKEN + 0.01 * len(s.hand[o.seat_of(option)])


def other(s: State, option: int) -> float:
    """Fail costs, companions, Daleks, gifts."""
    kind = o.kind_of(option)
    if kind == o.CHOOSE_COST:
        return -fail_price(s, o.choice_of(option))
    if kind == o.PLAY_CARD:
        return -0.6
    if kind == o.LOSE_COMPANION:
        return -worth.dice(board.design(s, o.card_of(option)))
    if kind == o.REMOVE_DALEK:
        return worth.dalek_gain(s, board.is_earth(s, board.card_at(o.spot_of(option))))
    if kind == o.PLACE_DALEK:
        return float(s.daleks[board.card_at(o.spot_of(option))][board.zone_at(o.spot_of(option))])
    if kind == o.GIVE:
        return worth.leads(s, o.seat_of(option)) - 0.05 * len(s.hand[o.seat_of(option)])
    return 0.1


def fail_price(s: State, choice: int) -> float:
    """What one of the offered fail costs takes."""
    for card in board.challenge_cards(s):
        fails = board.design(s, card).fails
        if choice < len(fails):
            return worth.cost(s, s.seat, fails[choice])
    return 0.0
