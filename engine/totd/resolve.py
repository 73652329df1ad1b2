"""What success and failure bring."""

from __future__ import annotations

from engine.totd import board, codes, track
from engine.totd import constants as c
from engine.totd.state import State
from engine.totd.work import FAIL_COST, GIVE, PAY, TAKE_FROM, push, push_effects


def succeed(s: State) -> None:
    """The dilemma goes, the reward comes, a Dalek leaves; tasks that wait for this go on."""
    seat = s.active
    card = s.at[seat]
    zone = s.zone_at[seat]
    s.note(c.SUCCEEDS_EVENT, seat)
    s.step = c.PROMOTE_STEP
    s.tile = card
    here = s.help == codes.HERE
    if s.help == codes.AFAR:
        push(s, codes.DRAW_CARDS, s.helper, 1)
    if not board.is_anomaly(s, card):
        if here:
            take_dalek(s, card, s.helper)
        take_dalek(s, card, seat)
    if here:
        reward(s, s.helper)
    reward(s, seat)
    if not board.is_anomaly(s, card):
        board.clear_slot(s, card, zone)
        for anomaly in s.anomalies[:]:
            push_effects(s, board.effects_at(s, anomaly, codes.ON_SOLVED), seat, anomaly)


def take_dalek(s: State, card: int, seat: int) -> None:
    """One marker leaves the location; on Earth only one in the Doctor's zone."""
    zone = s.zone_at[seat] if board.is_earth(s, card) else -1
    push(s, TAKE_FROM, s.active, 1, card, zone)


def reward(s: State, seat: int) -> None:
    """The reward of the zone where a Doctor is."""
    card = s.at[seat]
    rewards = board.design(s, card).rewards
    zone = s.zone_at[seat]
    if zone < len(rewards):
        push_effects(s, rewards[zone], seat, card)


def promote(s: State) -> None:
    """Part-time companions stay; a solved anomaly ends."""
    for card in s.companions[s.active]:
        if s.part_time[card]:
            s.part_time[card] = 0
            s.note(c.PROMOTES_EVENT, card, s.active)
    if s.tile in s.anomalies:
        track.close_anomaly(s, s.tile)
    s.tile = -1
    s.step = c.AFTER_STEP


def fail(s: State) -> None:
    """Part-time companions leave, Daleks come, the fail cost is paid."""
    seat = s.active
    card = s.at[seat]
    s.note(c.FAILS_EVENT, seat)
    s.step = c.AFTER_STEP
    for companion in s.companions[seat][:]:
        if s.part_time[companion]:
            board.dismiss(s, seat, companion)
    if s.help == codes.AFAR:
        push(s, PAY, s.helper, 1)
    if board.is_anomaly(s, card):
        return
    dilemma = board.dilemma_at(s, card, s.zone_at[seat])
    if s.help == codes.HERE:
        push(s, FAIL_COST, s.helper, 1, dilemma)
    push(s, FAIL_COST, seat, 1, dilemma)
    board.add_dalek(s, card, s.zone_at[seat])
    if s.help == codes.HERE:
        board.add_dalek(s, card, s.zone_at[s.helper])


def after(s: State) -> None:
    """Cards that were played leave; the adventure is forgotten."""
    for card in s.in_use[:]:
        if board.design(s, card).use == codes.TRANSFER:
            push(s, GIVE, s.owner[card], 1, card)
        else:
            s.move(card, s.in_use, s.timey_discard, c.DISCARD_PLACE)
            s.note(c.DISCARDS_CARD_EVENT, s.owner[card], card)
    forget(s)
    s.step = c.FINISH_STEP


def forget(s: State) -> None:
    """Nothing of an adventure is left for the next one."""
    s.helper = -1
    s.help = codes.NO_HELP
    s.pools = [[0, 0, 0, 0], [0, 0, 0, 0]]
    s.focus_left = [[], []]
    s.split_left = [[], []]
    s.passed = [0, 0]
    s.used = []
    s.doomed = 0
    s.dice_colour = []
    s.dice_symbol = []
    s.dice_pool = []
