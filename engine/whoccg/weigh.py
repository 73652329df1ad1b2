"""What an option promises its player, in points of the game as far as that can be told."""

from __future__ import annotations

from typing import Final

from engine.whoccg import codes as k
from engine.whoccg import options as o
from engine.whoccg.attempts import PARTY, eligible
from engine.whoccg.board import HAND_SIZE
from engine.whoccg.legal import price
from engine.whoccg.listed import enter, set_spot
from engine.whoccg.model import Ability, Op
from engine.whoccg.needs import met
from engine.whoccg.outlook import goal_hope, nearness, ready, side_here
from engine.whoccg.plays import plays_of
from engine.whoccg.select import frozen
from engine.whoccg.state import State
from engine.whoccg.steps import (
    F_ATTEMPT,
    F_FIGHT,
    K_ACT,
    K_ANSWER,
    K_DISCARD,
    K_DROP_CARDS,
    K_FIGHT,
    K_KIDNAP,
    K_MOVE_BY_CARD,
    K_MOVE_TARDIS,
    K_OPENING_GOAL,
    K_PARTICIPANTS,
    K_PASSENGERS,
    K_PLAY_CARDS,
    K_WINDOW,
)

LOW: Final = -1000.0
HELPFUL: Final = (
    1 << k.OP_BOOST | 1 << k.OP_GIVE_TRAIT | 1 << k.OP_DOUBLE_TRAIT | 1 << k.OP_PROTECT
    | 1 << k.OP_UNFREEZE | 1 << k.OP_FREE | 1 << k.OP_ACT_AS | 1 << k.OP_SWAP
    | 1 << k.OP_MOVE_TARDIS
)  # fmt: skip
"""Effects that are good for the card on which they work, unless they take away."""


def body_worth(s: State, i: int) -> float:
    """A rough value of a card in play."""
    d = s.pool.designs[s.design[i]]
    if d.kinds & k.CHARACTERS:
        return 0.3 + 0.06 * (s.q0[i] + s.q1[i] + s.q2[i]) + 0.1 * d.heads
    if d.type == k.T_GOAL:
        return 1.0
    return 0.5 + 0.2 * d.cost


def design_worth(s: State, design: int) -> float:
    """A rough value of a card not yet in play."""
    d = s.pool.designs[design]
    if d.kinds & k.CHARACTERS:
        return 0.3 + 0.06 * (d.qualities[0] + d.qualities[1] + d.qualities[2]) + 0.1 * d.heads
    if d.type == k.T_GOAL:
        return 1.5
    if d.type == k.T_BANG:
        return 1.0
    return 0.5 + 0.1 * d.cost


def place_hope(s: State, player: int, place: int) -> float:
    """What the open Goals at a place promise a player."""
    hope = 0.0
    for i in s.groups[k.T_GOAL]:
        if s.spot[i] == place and not s.scored[i]:
            line = k.REACH if s.ctrl[i] == player else k.OPPOSE
            hope += goal_hope(s, i, player, side_here(s, line, player, place))
    return hope


def _with(s: State, player: int, place: int, i: int) -> float:
    """What the Goals at a place promise when a card of the hand is there too."""
    before = place_hope(s, player, place)
    spot, where, ctrl = s.spot[i], s.place[i], s.ctrl[i]
    there, groups = s.there[:], s.groups[:]
    s.play.append(i)
    s.spot[i] = place
    s.place[i] = k.PLAY
    s.ctrl[i] = player
    enter(s, i)
    after = place_hope(s, player, place)
    s.play.pop()
    s.there, s.groups = there, groups
    s.spot[i] = spot
    s.place[i] = where
    s.ctrl[i] = ctrl
    return after - before


def _play_value(s: State, option: int) -> float:
    i = o.a_of(option)
    place = o.b_of(option) - 1
    host = o.c_of(option) - 1
    d = s.pool.designs[s.design[i]]
    me = s.active
    cost = price(s, me, s.design[i], place)
    if d.kinds & k.CHARACTERS:
        return 0.15 + 2.0 * _with(s, me, place, i) + 0.3 * body_worth(s, i) - 0.05 * cost
    if d.type == k.T_GOAL:
        party = side_here(s, k.REACH, me, place)
        need = d.needs[k.REACH]
        near = 0.0
        if need is not None and party:
            near = nearness(s, need, party, i, me, place, k.REACH)
        foes = 0
        for j in s.there[place]:
            if s.ctrl[j] != me and s.kinds[j] & k.HEROES:
                foes += 1
        return 0.5 + 1.5 * near - 0.35 * foes + 0.1 * len(party) - 0.05 * cost
    if d.type == k.T_CONDITION:
        if host >= 0:
            helps = _first_helps(d.continuous[0].ops[0]) if d.continuous else False
            mine = s.ctrl[host] == me
            return 0.3 if helps == mine else -0.5
        if d.puzzle and place >= 0:
            own = 0.0
            for j in s.groups[k.T_GOAL]:
                if s.spot[j] == place and s.ctrl[j] == me and not s.scored[j]:
                    own = 1.0
            return own - 0.2
        return 0.25
    if d.type == k.T_SPACETIME:
        return 0.12
    return 0.2


def _first_helps(op: Op) -> bool:
    if HELPFUL >> op.code & 1:
        return op.amount >= 0 or op.code != k.OP_BOOST
    return False


def op_value(s: State, op: Op, me: int, i: int) -> float:
    """What an effect on one card is worth to a player."""
    code = op.code
    mine = s.ctrl[i] == me
    worth = body_worth(s, i)
    if HELPFUL >> code & 1:
        good = 0.3 + 0.1 * worth
        if code == k.OP_BOOST and op.amount < 0:
            mine = not mine
        if code == k.OP_UNFREEZE and not frozen(s, i):
            return -0.2
        return good if mine else -good
    if code in (k.OP_FREEZE, k.OP_FORBID, k.OP_TAKE_TRAIT):
        value = 0.25 + 0.2 * worth
        if frozen(s, i):
            value = 0.05
    elif code in (k.OP_DESTROY, k.OP_BANISH, k.OP_DISCARD, k.OP_RECALL):
        value = 0.5 + worth
    elif code == k.OP_KIDNAP:
        value = 0.6 + 0.8 * worth
    elif code == k.OP_TAKE_CONTROL:
        return 0.8
    elif code == k.OP_MOVE:
        return 0.1 if mine else 0.2
    elif code == k.OP_SOLVE:
        return 0.4
    else:
        return 0.1
    return -value if mine else value


def player_value(op: Op) -> float:
    """What an effect on players is worth to the one who uses it."""
    code = op.code
    sign = 1.0 if op.who == k.WHO_YOU else -1.0 if op.who != k.WHO_EACH else 0.0
    if code == k.OP_SCORE:
        return 2.0 * op.amount * sign
    if code == k.OP_LOSE:
        return -1.0 * op.amount * sign
    if code == k.OP_DRAW:
        return 0.5 * op.amount * sign
    if code == k.OP_DROP:
        return -0.4 * op.amount * sign
    return 0.05


def fight_value(s: State, op: Op, mine: list[int], target: int) -> float:
    """What a fight against a Character promises."""
    own = op.amount
    for i in mine:
        own += _strength(s, i, op.value)
    other = _strength(s, target, op.value)
    if own > other:
        return 0.6 + body_worth(s, target)
    if own < other:
        return -0.6 - body_worth(s, mine[0])
    return -0.3


def _strength(s: State, i: int, what: int) -> int:
    if what == 0:
        return s.q0[i]
    if what == 1:
        return s.q1[i]
    if what == 2:
        return s.q2[i]
    return s.tr[i][what - 3]


def ability_value(s: State, ability: Ability, source: int, me: int, that: int) -> float:
    """What an ability promises, judged by its first effect and the best target."""
    value = 0.0
    op = ability.ops[0]
    if op.code == k.OP_FIGHT:
        best = -1.0
        for i in s.play:
            if s.ctrl[i] != me and s.kinds[i] & k.CHARACTERS and not frozen(s, i):
                if s.kinds[source] & k.CHARACTERS and s.spot[i] == s.spot[source]:
                    rival = k.HEROES if s.kinds[source] & k.ENEMIES else k.ENEMIES
                    if s.kinds[i] & rival:
                        best = max(best, fight_value(s, op, [source], i))
        value += best if s.kinds[source] & k.CHARACTERS else 0.2
    elif op.sel is not None and op.pick == k.P_ONE:
        best = -1.0
        for i in s.play:
            if op.sel.kinds & s.kinds[i] and (
                op.sel.side == 0 or (op.sel.side == k.S_OWN) == (s.ctrl[i] == me)
            ):
                best = max(best, op_value(s, op, me, i))
        value += best
    elif op.sel is not None and op.pick == k.P_THAT and that >= 0:
        value += op_value(s, op, me, that)
    elif op.sel is not None:
        value += 0.3 if HELPFUL >> op.code & 1 else 0.15
    else:
        value += player_value(op)
    if ability.destroy_self:
        value -= body_worth(s, source)
    if ability.freeze_self:
        value -= 0.25
    return value - 0.4 * ability.discard


def _bang_value(s: State, option: int) -> float:
    ability = s.pool.abilities[o.b_of(option)]
    me = s.seat
    frame = s.agenda[len(s.agenda) - 1] if s.agenda else []
    that = frame[2] if frame and ability.at != k.M_ANY else -1
    code = ability.ops[0].code
    if code in (k.OP_CANCEL, k.OP_HARDEN, k.OP_REDIRECT):
        actor = frame[3] if frame else me
        if ability.at == k.M_DESTROY:
            return 0.5 if that >= 0 and s.ctrl[that] == me else -1.0
        if actor == me:
            return -1.0
        if ability.at == k.M_ATTEMPT:
            return 1.5 if _attempt_works(s) else -0.5
        return 0.6
    if ability.at == k.M_ATTEMPT:
        actor = frame[3] if frame else me
        if (actor == me) == _attempt_works(s):
            return -0.3
    return ability_value(s, ability, o.a_of(option), me, that) - 0.25


def _attempt_works(s: State) -> bool:
    """Whether the attempt in the making would succeed as things stand."""
    for frame in s.agenda:
        if frame[0] == F_ATTEMPT:
            need = s.pool.designs[s.design[frame[3]]].needs[frame[2]]
            party = [i for i in frame[PARTY:] if i >= 0]
            if need is not None:
                return met(s, need, party, frame[3], frame[4], frame[7], frame[2])
    return False


def _attempt_value(s: State, kind: int, option: int) -> float:
    card = o.a_of(option)
    place = o.b_of(option) - 1
    me = s.seat
    line = kind - o.ATTEMPT_REACH
    if kind in (o.ATTEMPT_REACH, o.ATTEMPT_OPPOSE):
        if not ready(s, card, me) or _stopped(s, place, me, line):
            return -1.0
        return 4.0 + s.pool.designs[s.design[card]].points
    need = s.pool.designs[s.design[card]].needs[line]
    party = eligible(s, line, card, me, place)
    if need is None or not party or not met(s, need, party, card, me, place, line):
        return -1.0
    if kind == o.ATTEMPT_PURPOSE and _stopped(s, place, me, k.REACH):
        return -1.0
    return 3.0 if kind == o.ATTEMPT_PURPOSE else -0.1 if s.ctrl[card] == me else 0.3


def _stopped(s: State, place: int, me: int, line: int) -> bool:
    """Whether a Puzzle would stop everybody who could take part."""
    for i in s.groups[k.G_PUZZLES]:
        d = s.pool.designs[s.design[i]]
        if s.spot[i] != place or s.ctrl[i] == me or d.host == 1:
            continue
        if d.stops & (1 << line):
            need = d.needs[k.TACKLE]
            party = side_here(s, line, me, place)
            if need is not None and not met(s, need, party, i, me, place, line):
                return True
    return False


def _party_value(s: State, kind: int) -> float:
    """Everybody takes part: an attempt that fails freezes more, one that fails pays nothing."""
    return 1.0 if kind == o.ALL_JOIN else 0.0


def _journey_value(s: State, option: int) -> float:
    """Where the crew promises most, against where it stands."""
    ship = o.a_of(option)
    me = s.ctrl[ship]
    here = s.spot[ship]
    crew = [i for i in s.play if s.ctrl[i] == me and s.spot[i] == here and s.kinds[i] & k.HEROES]
    crew = [i for i in crew if not frozen(s, i)]
    stay = place_hope(s, me, here) if here >= 0 else 0.0
    if o.kind_of(option) == o.STAY:
        return stay
    place = o.b_of(option) - 1
    there = s.there[:]
    for i in crew:
        set_spot(s, i, place)
    value = place_hope(s, me, place)
    for i in crew:
        s.spot[i] = here
    s.there = there
    return value - 0.05 if here >= 0 else value + 0.1


def _boarding_value(s: State, option: int) -> float:
    kind = o.kind_of(option)
    if kind == o.DEPART:
        return 0.5
    if kind == o.ALL_BOARD:
        return 1.0
    i = o.a_of(option)
    return 0.6 + 0.1 * body_worth(s, i)


def _fighter_value(s: State, option: int) -> float:
    frame = s.agenda[len(s.agenda) - 1]
    if frame[0] != F_FIGHT:
        return 0.0
    op = s.pool.abilities[frame[2]].ops[frame[3]]
    i = o.a_of(option)
    if frame[1] == 0:
        return float(_strength(s, i, op.value)) - body_worth(s, i)
    return fight_value(s, op, frame[12:], i)


def _target_value(s: State, option: int) -> float:
    """A card chosen for an effect."""
    frame = s.agenda[len(s.agenda) - 1]
    if o.kind_of(option) == o.CHOOSE_NONE:
        return 0.0
    i = o.a_of(option)
    if frame[0] == 0 and s.place[i] == k.PLAY:
        op = s.pool.abilities[frame[3]].ops[frame[1]]
        return op_value(s, op, s.seat, i)
    return design_worth(s, s.design[i])


def _place_value(s: State, option: int) -> float:
    """A place to which a card is moved."""
    frame = s.agenda[len(s.agenda) - 1]
    i = frame[9]
    me = s.seat
    if i < 0:
        return 0.0
    owner = s.ctrl[i]
    here = s.spot[i]
    place = o.b_of(option) - 1
    before = place_hope(s, owner, here) if here >= 0 else 0.0
    set_spot(s, i, place)
    after = place_hope(s, owner, place)
    left = place_hope(s, owner, here) if here >= 0 else 0.0
    set_spot(s, i, here)
    gain = after + left - before
    return gain if owner == me else -gain


def _discard_value(s: State, option: int) -> float:
    """Keep what can be played; with an empty deck useless cards go, so that the game can end."""
    if o.kind_of(option) == o.DISCARD_NONE:
        return 0.0
    me = s.seat
    i = o.a_of(option)
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


def _act_value(s: State, kind: int, option: int) -> float:
    if kind == o.USE_ABILITY:
        i = o.a_of(option)
        ability = s.pool.abilities[o.b_of(option)]
        actor = o.c_of(option) - 1
        source = actor if actor >= 0 else i
        if ability.ops[0].code != k.OP_SCORE and played_out(s):
            return -0.05  # nothing is left to prepare for, and doing nothing ends the game (R68)
        return ability_value(s, ability, source, s.seat, -1) - 0.05
    if kind == o.PICK_UP_ARTIFACT:
        return 0.5
    if kind == o.USE_VORTEX:
        return 0.8
    if kind == o.PLAY_PLOT:
        return 0.7
    return 0.0


def value_of(s: State, option: int) -> float:
    """What an option of the open decision promises its player."""
    kind = o.kind_of(option)
    decision = s.kind
    if kind == o.PLAY_BANG:
        return _bang_value(s, option)
    if kind == o.PLAY:
        return _play_value(s, option)
    if o.ATTEMPT_REACH <= kind <= o.TACKLE:
        return _attempt_value(s, kind, option)
    if kind == o.SWAP:
        new = design_worth(s, s.design[o.a_of(option)])
        return new - design_worth(s, s.design[o.c_of(option) - 1]) - 0.3
    if kind == o.BEGIN_TOGETHER:
        return -0.5
    if decision == K_PARTICIPANTS:
        return _party_value(s, kind)
    if decision == K_MOVE_TARDIS:
        return _journey_value(s, option)
    if decision == K_PASSENGERS:
        return _boarding_value(s, option)
    if decision == K_FIGHT:
        return _fighter_value(s, option)
    if kind == o.CHOOSE_TARGET or kind == o.CHOOSE_NONE or decision == K_KIDNAP:
        return _target_value(s, option)
    if decision == K_MOVE_BY_CARD:
        return _place_value(s, option)
    if decision == K_DISCARD:
        return _discard_value(s, option)
    if decision == K_DROP_CARDS:
        return -design_worth(s, s.design[o.a_of(option)])
    if decision == K_OPENING_GOAL:
        return _opening_value(s, option)
    if decision in (K_PLAY_CARDS, K_ACT, K_WINDOW, K_ANSWER):
        return _act_value(s, kind, option)
    return 0.0


def _opening_value(s: State, option: int) -> float:
    """A Base, and a place to which many Enemies of the deck are Native."""
    place = o.b_of(option) - 1
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
