"""What a choice on the way promises: targets, places, fighters, passengers, journeys."""

from __future__ import annotations

from engine.whoccg import codes as k
from engine.whoccg import options as o
from engine.whoccg.constants import PLAY_PLACE
from engine.whoccg.listed import set_spot
from engine.whoccg.needs import amount_of
from engine.whoccg.outlook import place_hope
from engine.whoccg.resolve.fight import WHO, Fight
from engine.whoccg.running import Run
from engine.whoccg.select import frozen
from engine.whoccg.state import State
from engine.whoccg.weights import body_worth, design_worth


def journey_value(s: State, option: int) -> float:
    """Where the crew promises most, against where it is now."""
    ship = o.card_of(option)
    me = s.controller[ship]
    here = s.spot[ship]
    crew: list[int] = []
    for i in s.play:
        if s.controller[i] == me and s.spot[i] == here and s.kinds[i] & k.HEROES:
            if not frozen(s, i):
                crew.append(i)
    stay = place_hope(s, me, here) if here >= 0 else 0.0
    if o.kind_of(option) == o.STAY:
        return stay
    place = o.place_of(option)
    there = s.there
    for i in crew:
        set_spot(s, i, place)
    value = place_hope(s, me, place)
    for i in crew:
        s.spot[i] = here
    s.there = there
    return value - 0.05 if here >= 0 else value + 0.1


def boarding_value(s: State, option: int) -> float:
    """Everybody who can goes along."""
    kind = o.kind_of(option)
    if kind == o.DEPART:
        return 0.5
    if kind == o.ALL_BOARD:
        return 1.0
    return 0.6 + 0.1 * body_worth(s, o.card_of(option))


def fighter_value(s: State, option: int) -> float:
    """A strong fighter of little worth, or an opponent whom it beats."""
    frame = s.agenda[len(s.agenda) - 1]
    if not isinstance(frame, Fight):
        return 0.0
    effect = frame.effect(s)
    i = o.target_of(option)
    if frame.stage == WHO:
        return float(amount_of(s, i, effect.by)) - body_worth(s, i)
    return effect.promise(s, frame.fighters, i)


def target_value(s: State, option: int) -> float:
    """A card chosen for an effect."""
    if o.kind_of(option) == o.CHOOSE_NONE:
        return 0.0
    frame = s.agenda[len(s.agenda) - 1]
    i = o.target_of(option)
    if isinstance(frame, Run) and s.place[i] == PLAY_PLACE:
        return s.pool.abilities[frame.ability].effects[frame.at].gain_on(s, s.seat, i)
    return design_worth(s, s.design[i])


def place_value(s: State, option: int) -> float:
    """A place to which a card is moved."""
    frame = s.agenda[len(s.agenda) - 1]
    if not isinstance(frame, Run) or frame.chosen < 0:
        return 0.0
    i = frame.chosen
    me = s.seat
    owner = s.controller[i]
    here = s.spot[i]
    before = place_hope(s, owner, here) if here >= 0 else 0.0
    set_spot(s, i, o.place_of(option))
    after = place_hope(s, owner, o.place_of(option))
    left = place_hope(s, owner, here) if here >= 0 else 0.0
    set_spot(s, i, here)
    gain = after + left - before
    return gain if owner == me else -gain
