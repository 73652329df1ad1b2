"""The web of time: the TARDISes, the Dalek ship, and the anomalies that it sets off."""

from __future__ import annotations

from engine.totd import board, codes
from engine.totd import constants as c
from engine.totd.state import State


def move_tardis(s: State, seat: int, spaces: int) -> None:
    """Move a TARDIS forward; Gallifrey stops it."""
    s.tardis[seat] = min(s.box.gallifrey, s.tardis[seat] + spaces)
    s.note(c.MOVES_TARDIS_EVENT, seat, s.tardis[seat])


def ship_back(s: State, spaces: int) -> None:
    """Move the ship back, not beyond Skaro."""
    s.ship = max(s.box.skaro, s.ship - spaces)
    s.note(c.MOVES_SHIP_BACK_EVENT, s.ship)


def ship_step(s: State) -> bool:
    """Move the ship one space forward; True when it sets off an anomaly."""
    if s.ship >= s.box.gallifrey:
        return False
    s.ship += 1
    s.note(c.MOVES_SHIP_EVENT, s.ship)
    if s.ship in s.markers:
        s.markers = [space for space in s.markers if space != s.ship]
        return True
    return False


def open_anomaly(s: State) -> int:
    """Draw an anomaly and lay it out; its effects are the caller's business. -1 without one."""
    card = board.top(s, s.anomaly_deck)
    if card < 0:
        return -1
    s.show(card)
    s.note(c.ANOMALY_EVENT, card)
    printed = board.design(s, card)
    if printed.shape == codes.INSTANT:
        s.anomaly_discard.append(card)
        s.place[card] = c.DISCARD_PLACE
        return card
    s.progress[card] = 0
    if printed.shape == codes.TASK:
        s.prison[card] = imprisoned(s, printed.prison)
    s.anomalies.append(card)
    s.place[card] = c.TABLE_PLACE
    return card


def imprisoned(s: State, wanted: list[int]) -> list[int]:
    """The dice that a task takes: no more than are free."""
    held: list[int] = []
    for colour in range(len(wanted)):
        free = s.box.dice[colour]
        for card in s.anomalies:
            if s.prison[card]:
                free -= s.prison[card][colour]
        held.append(min(wanted[colour], free))
    return held


def close_anomaly(s: State, card: int) -> None:
    """An anomaly is over; Doctors there return to their consoles."""
    s.move(card, s.anomalies, s.anomaly_discard, c.DISCARD_PLACE)
    s.prison[card] = []
    s.progress[card] = 0
    s.note(c.ANOMALY_ENDS_EVENT, card)
    for seat in range(s.seats):
        if s.at[seat] == card:
            s.at[seat] = codes.NOWHERE
            s.zone_at[seat] = 0
            s.note(c.RETURNS_EVENT, seat)


def add_progress(s: State, card: int, count: int) -> None:
    """Put progress markers on a task; the last one it needs ends it."""
    wanted = board.design(s, card).progress
    s.progress[card] = min(wanted, s.progress[card] + count)
    s.note(c.PROGRESS_EVENT, card, s.progress[card])
    if s.progress[card] >= wanted:
        close_anomaly(s, card)


def free_die(s: State, card: int, colour: int) -> None:
    """Free a die from a task; the last one ends it."""
    held = s.prison[card][:]
    held[colour] -= 1
    s.prison[card] = held
    s.note(c.FREES_EVENT, colour, card)
    if sum(held) == 0:
        close_anomaly(s, card)


def next_doctor(s: State, number: int, held: list[int]) -> int:
    """The Doctor card that follows a number: the next higher one, or the lowest of all.

    `held` are cards that may not be taken; -1 when there is no other card.
    """
    higher = -1
    lowest = -1
    for card in range(s.cards):
        printed = board.design(s, card)
        if printed.kind != codes.DOCTOR or card in held:
            continue
        if lowest < 0 or printed.number < board.design(s, lowest).number:
            lowest = card
        if printed.number > number and (
            higher < 0 or printed.number < board.design(s, higher).number
        ):
            higher = card
    return higher if higher >= 0 else lowest


def regenerate(s: State, seat: int) -> None:
    """One Doctor takes the next card that nobody else holds."""
    held: list[int] = []
    for other in range(s.seats):
        held.append(s.doctor[other][0])
    card = next_doctor(s, board.number_of(s, seat), held)
    if card >= 0:
        old = s.doctor[seat][0]
        s.spare.append(old)
        s.place[old] = c.SPARE_PLACE
        s.spare.remove(card)
        _become(s, seat, card)


def regenerate_all(s: State) -> None:
    """Every player moves on at the same time; old cards go to whoever needs them."""
    cards: list[int] = []
    for seat in range(s.seats):
        cards.append(next_doctor(s, board.number_of(s, seat), []))
    for seat in range(s.seats):
        old = s.doctor[seat][0]
        if old not in cards:
            s.spare.append(old)
            s.place[old] = c.SPARE_PLACE
    for seat in range(s.seats):
        if cards[seat] in s.spare:
            s.spare.remove(cards[seat])
        _become(s, seat, cards[seat])


def _become(s: State, seat: int, card: int) -> None:
    s.doctor[seat] = [card]
    s.place[card] = c.DOCTOR_PLACE
    s.owner[card] = seat
    s.note(c.REGENERATES_EVENT, seat, card)
