"""What playing, keeping or discarding a card promises its player."""

from __future__ import annotations

from engine.whoccg import codes as k
from engine.whoccg import options as o
from engine.whoccg.board import HAND_SIZE
from engine.whoccg.constants import PLAY_PLACE
from engine.whoccg.listed import enter
from engine.whoccg.model import Effect
from engine.whoccg.outlook import nearness, place_hope, side_here
from engine.whoccg.plays import plays_of
from engine.whoccg.resolve.boost import BoostEffect
from engine.whoccg.resolve.price import price
from engine.whoccg.state import State
from engine.whoccg.weights import body_worth, design_worth


def _with(s: State, player: int, place: int, i: int) -> float:
    """What the Goals at a place promise when a card of the hand is there too."""
    before = place_hope(s, player, place)
    spot, where, controller = s.spot[i], s.place[i], s.controller[i]
    there, groups, titled = s.there, s.groups, s.titled
    s.play.append(i)
    s.spot[i] = place
    s.place[i] = PLAY_PLACE
    s.controller[i] = player
    enter(s, i)
    after = place_hope(s, player, place)
    s.play.pop()
    s.there, s.groups, s.titled = there, groups, titled
    s.spot[i] = spot
    s.place[i] = where
    s.controller[i] = controller
    return after - before


def play_value(s: State, option: int) -> float:
    """What playing a card promises."""
    i = o.card_of(option)
    place = o.place_of(option)
    d = s.pool.designs[s.design[i]]
    me = s.active
    cost = price(s, me, s.design[i], place)
    if d.kinds & k.CHARACTERS:
        return 0.15 + 2.0 * _with(s, me, place, i) + 0.3 * body_worth(s, i) - 0.05 * cost
    if d.type == k.T_GOAL:
        return _goal_value(s, i, place, cost)
    if d.type == k.T_CONDITION:
        return _condition_value(s, i, place, o.host_of(option))
    return 0.12 if d.type == k.T_SPACETIME else 0.2


def _goal_value(s: State, i: int, place: int, cost: int) -> float:
    """Enemies there help, heroes of others threaten."""
    me = s.active
    party = side_here(s, k.REACH, me, place)
    need = s.pool.designs[s.design[i]].needs[k.REACH]
    near = 0.0
    if need is not None and party:
        near = nearness(s, need, party, i, me, place, k.REACH)
    foes = 0
    for j in s.there[place]:
        if s.controller[j] != me and s.kinds[j] & k.HEROES:
            foes += 1
    return 0.5 + 1.5 * near - 0.35 * foes + 0.1 * len(party) - 0.05 * cost


def _condition_value(s: State, i: int, place: int, host: int) -> float:
    d = s.pool.designs[s.design[i]]
    me = s.active
    if host >= 0:
        helps = _helps(d.continuous[0].effects[0]) if d.continuous else False
        return 0.3 if helps == (s.controller[host] == me) else -0.5
    if d.puzzle and place >= 0:
        own = 0.0
        for j in s.groups[k.T_GOAL]:
            if s.spot[j] == place and s.controller[j] == me and not s.scored[j]:
                own = 1.0
        return own - 0.2
    return 0.25


def _helps(effect: Effect) -> bool:
    if isinstance(effect, BoostEffect) and effect.harms():
        return False
    return effect.helpful()


def discard_value(s: State, option: int) -> float:
    """Keep what can be played; with an empty deck useless cards go, so that the game can end."""
    if o.kind_of(option) == o.DISCARD_NONE:
        return 0.0
    me = s.seat
    i = o.card_of(option)
    d = s.pool.designs[s.design[i]]
    if not s.deck[me]:
        # What waits in vain goes, so that the game can come to its end.
        return -0.1 if s.spent_points else 0.3 - 0.02 * design_worth(s, s.design[i])
    if d.type == k.T_GOAL and d.identity in s.goals_done[me]:
        return 0.9
    # A full hand with nothing to play would draw nothing: something has to go.
    stuck = 0.5 if s.spent_points == 0 and len(s.hand[me]) >= HAND_SIZE else 0.0
    return stuck + 0.8 - design_worth(s, s.design[i]) * (1.0 if _has_place(s, i) else 0.3)


def _has_place(s: State, i: int) -> bool:
    """Whether a card could be played now if points were no matter; a Bang! waits for its time."""
    if s.pool.designs[s.design[i]].type == k.T_BANG:
        return True
    spent = s.spent_points
    s.spent_points = 0
    out: list[int] = []
    plays_of(s, s.active, i, out)
    s.spent_points = spent
    return bool(out)


def played_out(s: State) -> bool:
    """Whether all hands and draw decks are empty."""
    for player in range(s.seats):
        if s.hand[player] or s.deck[player]:
            return False
    return True


def opening_value(s: State, option: int) -> float:
    """A Base, and a place to which many Enemies of the deck are Native."""
    place = o.place_of(option)
    ground = s.pool.designs[s.design[s.stacks[place][0]]]
    value = 0.5 if ground.base else 0.0
    for design in s.picks[s.seat][4]:
        d = s.pool.designs[design]
        if d.type == k.T_ENEMY:
            n = 0
            fits = not d.nativity
            while n < len(d.nativity):
                where = d.nativity[n] < 0 or d.nativity[n] == ground.place
                first = d.nativity[n + 1]
                if where and (first < 0 or first <= ground.era <= d.nativity[n + 2]):
                    fits = True
                n += 3
            if fits:
                value += 0.1
    return value
