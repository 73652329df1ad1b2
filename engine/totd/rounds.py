"""Dealing a game, the end of a turn, and the Dalek turn."""

from __future__ import annotations

from engine.kernel.game import TOO_MANY_TURNS
from engine.totd import board, codes
from engine.totd import constants as c
from engine.totd import options as o
from engine.totd.asking import ask
from engine.totd.state import State
from engine.totd.work import push


def deal(s: State) -> None:
    """Deal what players begin with, after the decks have been laid out and shuffled."""
    for zone in range(len(s.slots[board.earth(s)])):
        board.fill_slot(s, board.earth(s), zone)
    for seat in range(s.seats):
        s.tokens[seat] = codes.START_TOKENS
        s.tardis[seat] = s.box.earth
        for _ in range(codes.START_CARDS):
            board.draw_timey(s, seat)
    s.markers = s.box.anomaly_spaces
    s.ship = s.box.skaro
    s.begins = earliest(s)
    s.active = s.begins
    s.rounds = 1
    s.step = c.PREPARE_STEP


def earliest(s: State) -> int:
    """The seat of the earliest Doctor."""
    first = 0
    for seat in range(s.seats):
        if board.number_of(s, seat) < board.number_of(s, first):
            first = seat
    return first


def finish(s: State) -> None:
    """Empty locations go, Earth gets new dilemmas."""
    for card in s.tiles[1:]:
        if not board.doctors_at(s, card) and sum(s.daleks[card]) == 0:
            board.discard_tile(s, card)
    home = board.earth(s)
    for zone in range(len(s.slots[home])):
        if s.slots[home][zone] < 0:
            board.fill_slot(s, home, zone)
    s.step = c.HAND_LIMIT_STEP


def ask_hand(s: State) -> bool:
    """A hand above the limit is cut by its owner."""
    over = len(s.hand[s.active]) - codes.HAND_LIMIT
    if over <= 0:
        s.step = c.PASS_STEP
        return False
    options = [o.discard_card(card) for card in s.hand[s.active]]
    return ask(s, s.active, c.DISCARD_CARD_DECISION, options)


def choose_hand(s: State, option: int) -> None:
    """Discard one card."""
    board.discard_timey(s, s.active, o.card_of(option))


def pass_on(s: State) -> None:
    """The next Doctor, or the Daleks after the last one."""
    s.active = (s.active + 1) % s.seats
    if s.active != s.begins:
        s.step = c.PREPARE_STEP
        return
    s.note(c.DALEK_TURN_EVENT)
    s.step = c.HAS_ENDED_STEP
    push(s, codes.MOVE_SHIP, s.begins, 1)


def has_ended(s: State) -> None:
    """The Daleks win, or the Doctors, or a new round begins."""
    if s.ship >= s.box.gallifrey:
        s.note(c.DALEKS_WIN_EVENT)
        s.finish_team(False, c.TRACK_END)
    elif sum(s.daleks[board.earth(s)]) >= codes.DALEKS_ON_EARTH:
        s.note(c.DALEKS_WIN_EVENT)
        s.finish_team(False, c.EARTH_END)
    else:
        s.winners = [seat for seat in range(s.seats) if s.tardis[seat] >= s.box.gallifrey]
        for seat in s.winners:
            s.note(c.WINS_EVENT, seat)
        if s.winners:
            s.finish_team(True, c.GALLIFREY_END)
            return
        s.rounds += 1
        s.step = c.PREPARE_STEP
        if s.turn >= s.limit_turns:
            s.out_of_work(TOO_MANY_TURNS)
