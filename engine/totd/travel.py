"""The second step of a turn: staying, moving, the TARDIS die and new locations."""

from __future__ import annotations

from engine.totd import board, codes, dice
from engine.totd import constants as c
from engine.totd import options as o
from engine.totd.asking import ask
from engine.totd.state import State
from engine.totd.work import push_effects


def ask_travel(s: State) -> bool:
    """Stay, Earth, an anomaly, or the TARDIS die."""
    here = s.at[s.active]
    options: list[int] = []
    if here >= 0:
        options += [o.stay(board.spot(here, zone)) for zone in board.open_zones(s, here)]
    for card in [board.earth(s), *s.anomalies]:
        if card != here and (board.is_earth(s, card) or is_place(s, card)):
            options += [o.go(board.spot(card, zone)) for zone in board.open_zones(s, card)]
    options.append(o.ROLL_TARDIS)
    if board.has_rule(s, s.active, codes.CHOOSE_TRAVEL):
        options.append(o.TAKE_TARDIS)
    return ask(s, s.active, c.TRAVEL_DECISION, options)


def is_place(s: State, card: int) -> bool:
    """Whether an anomaly is a location."""
    return board.design(s, card).shape == codes.PLACE


def choose_travel(s: State, option: int) -> None:
    """Carry out the choice."""
    kind = o.kind_of(option)
    if kind == o.STAY:
        place = o.spot_of(option)
        s.zone_at[s.active] = board.zone_at(place)
        s.note(c.STAYS_EVENT, s.active, place)
        s.step = c.ARRIVE_STEP
    elif kind == o.GO:
        go(s, o.spot_of(option))
    elif kind == o.TAKE_TARDIS:
        s.step = c.TARDIS_STEP
    else:
        roll_tardis(s)


def go(s: State, place: int) -> None:
    """Move the Doctor."""
    s.at[s.active] = board.card_at(place)
    s.zone_at[s.active] = board.zone_at(place)
    s.note(c.TRAVELS_EVENT, s.active, place)
    s.step = c.ARRIVE_STEP


def roll_tardis(s: State) -> None:
    """Roll the TARDIS die and do what it says."""
    rolled = s.roll(len(s.box.tardis_faces))
    face = rolled - dice.NAMED if rolled >= dice.NAMED else s.box.tardis_faces[rolled - 1]
    s.note(c.ROLLS_TARDIS_EVENT, s.active, face)
    if face == codes.TARDIS_FACE:
        s.step = c.TARDIS_STEP
        return
    for card in board.own_cards(s, s.active):
        push_effects(s, board.effects_at(s, card, codes.ON_UNKNOWN), s.active, card)
    tile = board.top(s, s.location_deck)
    if tile < 0:
        s.step = c.ARRIVE_STEP
        return
    s.tile = tile
    board.place_tile(s, tile)
    s.step = c.CHOOSE_ZONE_STEP


def ask_tardis(s: State) -> bool:
    """Any zone of a location in play, or two new tiles."""
    options: list[int] = []
    for card in s.tiles:
        options += [o.go(board.spot(card, zone)) for zone in board.open_zones(s, card)]
    for card in s.anomalies:
        if is_place(s, card):
            options.append(o.go(board.spot(card, 0)))
    if board.any_left(s, s.location_deck):
        options.append(o.DRAW_TILES)
    if not options:
        s.step = c.ARRIVE_STEP
        return False
    return ask(s, s.active, c.TARDIS_RESULT_DECISION, options)


def choose_tardis(s: State, option: int) -> None:
    """Carry out the choice after a TARDIS."""
    if o.kind_of(option) == o.GO:
        go(s, o.spot_of(option))
        return
    for _ in range(2):
        card = board.top(s, s.location_deck)
        if card >= 0:
            s.drawn.append(card)
            s.place[card] = c.DRAWN_PLACE
            s.show(card)
    s.step = c.KEEP_TILE_STEP


def ask_keep(s: State) -> bool:
    """Which of the drawn tiles is placed."""
    if len(s.drawn) == 1:
        choose_keep(s, o.keep_tile(s.drawn[0]))
        return False
    return ask(s, s.active, c.KEEP_TILE_DECISION, [o.keep_tile(card) for card in s.drawn])


def choose_keep(s: State, option: int) -> None:
    """Place one tile and discard the other."""
    kept = o.card_of(option)
    for card in s.drawn[:]:
        if card != kept:
            s.note(c.DISCARDS_TILE_EVENT, card)
            s.move(card, s.drawn, s.location_discard, c.DISCARD_PLACE)
    s.drawn.remove(kept)
    s.tile = kept
    board.place_tile(s, kept)
    s.step = c.CHOOSE_ZONE_STEP


def ask_zone(s: State) -> bool:
    """Which zone of the new location."""
    zones = board.open_zones(s, s.tile)
    if not zones:
        go(s, board.spot(s.tile, 0))
        return False
    return ask(
        s, s.active, c.CHOOSE_ZONE_DECISION, [o.go(board.spot(s.tile, zone)) for zone in zones]
    )


def arrive(s: State) -> None:
    """The dilemma in the Doctor's zone is turned up; without a challenge the turn ends."""
    s.tile = -1
    card = s.at[s.active]
    if card < 0 or not (board.is_anomaly(s, card) or len(board.challenge_cards(s)) > 1):
        s.step = c.FINISH_STEP
        return
    dilemma = board.dilemma_at(s, card, s.zone_at[s.active])
    if dilemma >= 0 and s.known[dilemma] != (1 << s.seats) - 1:
        s.show(dilemma)
        s.note(c.TURNS_UP_EVENT, dilemma, board.spot(card, s.zone_at[s.active]))
    s.step = c.RECRUIT_STEP
