"""Recruiting a companion and calling another Doctor for help."""

from __future__ import annotations

from engine.totd import board, codes
from engine.totd import constants as c
from engine.totd import options as o
from engine.totd.asking import ask
from engine.totd.state import State
from engine.totd.work import PAY, companion_decks, decks_here, push


def linked(s: State) -> list[int]:
    """Designs that a link lets the active Doctor search for: companions that lie in their deck."""
    own: list[int] = []
    for card in s.doctor[s.active] + s.companions[s.active]:
        own += board.design(s, card).links
    anywhere: list[int] = []
    for card in board.challenge_cards(s):
        anywhere += board.design(s, card).links
    here = decks_here(s, s.active)
    found: list[int] = []
    for deck in range(len(codes.DECKS)):
        allowed = anywhere + own if deck in here else anywhere
        for card in board.companion_deck(s, deck):
            if s.design[card] in allowed:
                found.append(s.design[card])
    found.sort()
    return found


def ask_recruit(s: State) -> bool:
    """Draw a companion, search for one, or go on without."""
    seat = s.active
    pays = board.can_pay(s, seat) or board.has_rule(s, seat, codes.FREE_RECRUIT)
    if not pays or len(s.companions[seat]) >= s.box.spaces:
        s.step = c.CALL_STEP
        return False
    options = companion_decks(s, seat) + [o.search(k) for k in linked(s)]
    if not options:
        s.step = c.CALL_STEP
        return False
    return ask(s, seat, c.RECRUIT_DECISION, [*options, o.GO_ON])


def choose_recruit(s: State, option: int) -> None:
    """Remember what is wanted and pay for it."""
    kind = o.kind_of(option)
    if kind == o.GO_ON:
        s.step = c.CALL_STEP
        return
    s.wanted = o.design_of(option) if kind == o.SEARCH else -1
    s.recruit_deck = o.deck_of(option) if kind == o.RECRUIT else -1
    if not board.has_rule(s, s.active, codes.FREE_RECRUIT):
        push(s, PAY, s.active, 1)
    s.step = c.JOIN_STEP


def come(s: State) -> None:
    """The recruited companion joins, part-time."""
    if s.wanted < 0:
        card = board.top(s, board.companion_deck(s, s.recruit_deck))
        board.join(s, s.active, card, 1)
    else:
        deck = board.companion_deck(s, s.box.designs[s.wanted].deck)
        for card in deck:
            if s.design[card] == s.wanted:
                deck.remove(card)
                board.join(s, s.active, card, 1)
                break
        s.shuffle(deck)
    s.wanted = -1
    s.recruit_deck = 0
    s.step = c.CALL_STEP


def ask_call(s: State) -> bool:
    """Whom to call, or nobody."""
    seat = s.active
    free = board.has_rule(s, seat, codes.FREE_HELP)
    if (
        not (free or board.can_pay(s, seat))
        or board.rule_in_play(s, codes.NO_CALLS) >= 0
        or s.seats < 2
    ):
        s.step = c.GATHER_STEP
        return False
    options = [o.call(other) for other in range(s.seats) if other != seat]
    return ask(s, seat, c.CALL_HELP_DECISION, [*options, o.GO_ON])


def choose_call(s: State, option: int) -> None:
    """Pay for the call; the helper then says how."""
    if o.kind_of(option) == o.GO_ON:
        s.step = c.GATHER_STEP
        return
    s.helper = o.seat_of(option)
    s.note(c.CALLS_EVENT, s.active, s.helper)
    if not board.has_rule(s, s.active, codes.FREE_HELP):
        push(s, PAY, s.active, 1)
    s.step = c.HELP_MODE_STEP


def ask_mode(s: State) -> bool:
    """From afar or at the location; coming from elsewhere must be paid for."""
    options = [o.HELP_AFAR]
    if s.at[s.helper] == s.at[s.active] or board.can_pay(s, s.helper):
        options.append(o.HELP_HERE)
    if len(options) == 1:
        choose_mode(s, options[0])
        return False
    return ask(s, s.helper, c.HELP_MODE_DECISION, options)


def choose_mode(s: State, option: int) -> None:
    """Note how the helper helps; the way there costs a token or a card."""
    if o.kind_of(option) == o.HELP_AFAR:
        s.help = codes.AFAR
        s.note(c.HELPS_AFAR_EVENT, s.helper)
        s.step = c.GATHER_STEP
        return
    s.help = codes.HERE
    if s.at[s.helper] != s.at[s.active]:
        push(s, PAY, s.helper, 1)
    s.step = c.HELP_COMES_STEP


def arrive_to_help(s: State) -> None:
    """The helper is at the location; the ship moves, except for a time anomaly."""
    if s.at[s.helper] != s.at[s.active]:
        s.at[s.helper] = s.at[s.active]
        s.zone_at[s.helper] = s.zone_at[s.active]
    s.note(c.HELPS_HERE_EVENT, s.helper)
    s.step = c.GATHER_STEP
    if not board.is_anomaly(s, s.at[s.active]):
        push(s, codes.MOVE_SHIP, s.active, codes.HELP_MOVES_SHIP)
