"""The first step of a turn: tokens, equipment, companions; and cards played between adventures."""

from __future__ import annotations

from engine.totd import board, codes
from engine.totd import constants as c
from engine.totd import options as o
from engine.totd.asking import ask
from engine.totd.state import State
from engine.totd.work import GIVE, push, push_effects


def begin(s: State) -> None:
    """A Doctor's turn begins: tokens first, then what cards bring at this moment."""
    s.turn += 1
    s.note(c.TURN_BEGINS_EVENT, s.active)
    board.gain_tokens(s, s.active, tokens_due(s, s.active))
    for card in board.own_cards(s, s.active):
        for effect in board.effects_at(s, card, codes.ON_PREPARE):
            if not effect.crews or board.number_of(s, s.active) in effect.crews:
                push(s, effect.op, s.active, effect.amount, card)
    s.step = c.UNINSTALL_STEP


def tokens_due(s: State, seat: int) -> int:
    """Tokens that a Doctor adds: 2, unless a card says otherwise."""
    changed = board.rule_in_play(s, codes.PREPARE_TOKENS)
    if changed >= 0:
        return changed
    for card in board.own_cards(s, seat):
        for rule in board.design(s, card).rules:
            if rule.key == codes.PREPARE_TOKENS:
                return rule.amount
    return codes.START_TOKENS


def ask_uninstall(s: State) -> bool:
    """Which installed equipment goes."""
    options = [o.uninstall(card) for card in s.equipment[s.active]]
    if not options:
        s.step = c.INSTALL_STEP
        return False
    return ask(s, s.active, c.UNINSTALL_DECISION, [*options, o.GO_ON])


def install_cost(s: State, seat: int, card: int) -> int:
    """What installing a card costs this Doctor."""
    cost = board.design(s, card).cost
    for own in board.own_cards(s, seat):
        for rule in board.design(s, own).rules:
            if rule.key == codes.CHEAPER_EQUIPMENT:
                cost -= rule.amount
    return max(0, cost)


def installs(s: State) -> list[int]:
    """Equipment from hand that fits into a slot and can be paid for."""
    seat = s.active
    if len(s.equipment[seat]) >= s.box.slots:
        return []
    hats = not board.has_rule(s, seat, codes.NO_HATS)
    return [
        o.install(card)
        for card in s.hand[seat]
        if board.design(s, card).use == codes.EQUIPMENT
        and install_cost(s, seat, card) <= s.tokens[seat]
        and (hats or not board.design(s, card).hat)
    ]


def plays(s: State) -> list[int]:
    """Events and transfers whose effect is not about an adventure."""
    return [
        o.play_card(card, 0)
        for card in s.hand[s.active]
        if board.design(s, card).use != codes.EQUIPMENT and useful_now(s, card)
    ]


def useful_now(s: State, card: int) -> bool:
    """Whether playing a card does something between adventures."""
    for effect in board.effects_at(s, card, codes.ON_PLAY):
        if effect.op == codes.REMOVE_DALEKS:
            if board.daleks_in_play(s):
                return True
        elif effect.op != codes.IGNORE_COST:
            return True
    return False


def spends(s: State) -> list[int]:
    """Cards that may be discarded to work on a task anomaly."""
    for card in s.anomalies:
        if board.effects_at(s, card, codes.ON_SPENT):
            return [o.spend_card(own) for own in s.hand[s.active]]
    return []


def ask_install(s: State) -> bool:
    """Equipment to install, cards to play, cards to spend on a task."""
    options = installs(s) + plays(s) + spends(s)
    if not options:
        s.step = c.DISMISS_STEP
        return False
    return ask(s, s.active, c.INSTALL_DECISION, [*options, o.GO_ON])


def ask_dismiss(s: State) -> bool:
    """Which companions go back into their decks."""
    options = [o.dismiss(card) for card in s.companions[s.active]]
    if not options:
        s.step = c.TRAVEL_STEP
        return False
    return ask(s, s.active, c.DISMISS_DECISION, [*options, o.GO_ON])


def choose(s: State, option: int) -> None:
    """Carry out a choice of this step."""
    kind = o.kind_of(option)
    if kind == o.GO_ON:
        s.step += 1
        return
    card = o.card_of(option)
    if kind == o.UNINSTALL:
        board.uninstall(s, s.active, card)
    elif kind == o.INSTALL:
        board.lose_tokens(s, s.active, install_cost(s, s.active, card))
        s.move(card, s.hand[s.active], s.equipment[s.active], c.CONSOLE_PLACE)
        s.marks[card] |= 2
        s.note(c.INSTALLS_EVENT, s.active, card)
    elif kind == o.DISMISS:
        board.dismiss(s, s.active, card)
    elif kind == o.PLAY_CARD:
        play_between(s, card)
    elif kind == o.SPEND_CARD:
        board.discard_timey(s, s.active, card)
        for anomaly in s.anomalies[:]:
            push_effects(s, board.effects_at(s, anomaly, codes.ON_SPENT), s.active, anomaly)


def play_between(s: State, card: int) -> None:
    """Play an event or a transfer for its effect."""
    s.note(c.PLAYS_CARD_EVENT, s.active, card)
    s.marks[card] |= 2
    effects = board.effects_at(s, card, codes.ON_PLAY)
    if board.design(s, card).use == codes.TRANSFER:
        s.move(card, s.hand[s.active], s.in_use, c.IN_USE_PLACE)
        push(s, GIVE, s.active, 1, card)
    else:
        board.discard_timey(s, s.active, card)
    push_effects(s, effects, s.active, card)
