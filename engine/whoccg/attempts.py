"""Attempts: to Reach, to Oppose, to score from a Purpose, to overcome a Condition."""

from __future__ import annotations

from typing import Final

from engine.whoccg import events
from engine.whoccg import options as o
from engine.whoccg.board import freeze, gain
from engine.whoccg.codes import (
    BAN_OPPOSE,
    BAN_REACH,
    CHARACTERS,
    ENEMIES,
    G_ATTEMPTED,
    G_PUZZLES,
    HEROES,
    ICE_TURN,
    M_ATTEMPT,
    M_SCORED,
    OP_JOIN,
    OP_SOLVE,
    OP_WORTH,
    OPPOSE,
    PLAY,
    PURPOSE,
    REACH,
    T_CONDITION,
    T_GOAL,
    TACKLE,
    W_FAILS,
    W_OVERCOMES,
    W_SUCCEEDS,
)
from engine.whoccg.leave import destroy
from engine.whoccg.model import Need
from engine.whoccg.needs import met
from engine.whoccg.select import frozen
from engine.whoccg.state import State
from engine.whoccg.statics import affected, rule_sources
from engine.whoccg.steps import F_ATTEMPT, F_WINDOW, K_PARTICIPANTS, K_PUZZLE
from engine.whoccg.triggers import fire, run_frame

PARTY: Final = 10
"""Where the participants begin in the frame of an attempt."""


def joined(s: State) -> list[int]:
    """Characters who work with both sides of their player (G13)."""
    found: list[int] = []
    rules = s.rules_of[OP_JOIN]
    n = 0
    while n < len(rules):
        op = s.pool.abilities[rules[n + 1]].ops[0]
        found += affected(s, op, rules[n], s.ctrl[rules[n]])
        n += 2
    return found


def side_of(s: State, line: int, card: int) -> int:
    """Which side makes an attempt."""
    if line == REACH:
        return ENEMIES
    if line == OPPOSE:
        return HEROES
    if line == PURPOSE:
        return s.pool.designs[s.design[card]].purpose_by
    return CHARACTERS


def eligible(s: State, line: int, card: int, player: int, place: int) -> list[int]:
    """Who may take part: own Characters there, not frozen, of the right side (G01, G02, G32)."""
    side = side_of(s, line, card)
    ban = BAN_REACH if line == REACH else BAN_OPPOSE if line == OPPOSE else 0
    both: list[int] = []
    known = False
    found: list[int] = []
    if place < 0:
        return found
    for i in s.there[place]:
        if s.ctrl[i] != player or not s.kinds[i] & CHARACTERS:
            continue
        if frozen(s, i) or s.bans[i] & ban:
            continue
        if not s.kinds[i] & side:
            if not known:
                both = joined(s)
                known = True
            if i not in both:
                continue
        found.append(i)
    return found


def anybody(s: State, line: int, card: int, player: int, place: int) -> bool:
    """Whether somebody may take part in an attempt."""
    side = side_of(s, line, card)
    ban = BAN_REACH if line == REACH else BAN_OPPOSE if line == OPPOSE else 0
    strangers = False
    if place < 0:
        return False
    for i in s.there[place]:
        if s.ctrl[i] == player and s.kinds[i] & CHARACTERS and not frozen(s, i):
            if not s.bans[i] & ban:
                if s.kinds[i] & side:
                    return True
                strangers = True
    return strangers and len(eligible(s, line, card, player, place)) > 0


def _sides(s: State, card: int, player: int, place: int, out: list[int]) -> None:
    """Tackling a Condition: heroes and Enemies apart, unless a card joins them."""
    if anybody(s, TACKLE, card, player, place):
        out.append(o.TACKLE | card << 6 | (place + 1) << 16)


def offer_attempts(s: State, player: int, out: list[int]) -> None:
    """Every attempt that somebody could make; it may be bound to fail (R52)."""
    for i in s.groups[G_ATTEMPTED]:
        d = s.pool.designs[s.design[i]]
        if d.type == T_GOAL:
            if s.scored[i] or s.spot[i] < 0:
                continue
            line = REACH if s.ctrl[i] == player else OPPOSE
            if anybody(s, line, i, player, s.spot[i]):
                kind = o.ATTEMPT_REACH if line == REACH else o.ATTEMPT_OPPOSE
                out.append(kind | i << 6 | (s.spot[i] + 1) << 16)
        elif d.purpose_by and s.ctrl[i] == player:
            for place in range(len(s.stacks)):
                if s.spot[i] >= 0 and place != s.spot[i]:
                    continue
                if s.stacks[place] and anybody(s, PURPOSE, i, player, place):
                    out.append(o.ATTEMPT_PURPOSE | i << 6 | (place + 1) << 16)
        elif d.type == T_CONDITION and d.overcome and not d.puzzle:
            if s.spot[i] >= 0:
                _sides(s, i, player, s.spot[i], out)
            else:
                for place in range(len(s.stacks)):
                    if s.stacks[place]:
                        _sides(s, i, player, place, out)


def declare(s: State, option: int) -> None:
    """An attempt is declared; next its participants are named (R49)."""
    line = o.kind_of(option) - o.ATTEMPT_REACH
    card = o.a_of(option)
    s.acted = 1
    s.note(events.ATTEMPT, s.active, card, line)
    s.agenda.append([F_ATTEMPT, 0, line, card, s.active, 0, 0, o.b_of(option) - 1, -1, -1])


def works_with(s: State, i: int, party: list[int], both: list[int]) -> bool:
    """Whether a Character works with those named so far: one side only, unless joined (G12)."""
    for j in party:
        same = s.kinds[i] & s.kinds[j] & ENEMIES or s.kinds[i] & s.kinds[j] & HEROES
        heroes = s.kinds[i] & HEROES and s.kinds[j] & HEROES
        if not same and not heroes and i not in both and j not in both:
            return False
    return True


def candidates_left(s: State, frame: list[int]) -> list[int]:
    """Who may still be named, in a fixed order so that every set comes up once."""
    party = frame[PARTY:]
    last = party[len(party) - 1] if party else -1
    both = joined(s)
    found: list[int] = []
    for i in eligible(s, frame[2], frame[3], frame[4], frame[7]):
        if i > last and works_with(s, i, party, both):
            found.append(i)
    found.sort()
    return found


def ask_party(s: State, frame: list[int]) -> bool:
    """Name the participants one by one; True to ask."""
    left = candidates_left(s, frame)
    if not left:
        begin(s, frame)
        return False
    if len(frame) == PARTY and len(left) == 1:
        frame.append(left[0])
        begin(s, frame)
        return False
    out = [o.JOIN_ATTEMPT | i << 6 for i in left]
    if len(left) > 1:
        out.append(o.ALL_JOIN)
    if len(frame) > PARTY:
        out.append(o.BEGIN_ATTEMPT)
    s.options = out
    s.seat = frame[4]
    s.kind = K_PARTICIPANTS
    return True


def join_all(s: State, frame: list[int]) -> None:
    """Everybody who can takes part."""
    while True:
        left = candidates_left(s, frame)
        if not left:
            break
        frame.append(left[0])
    begin(s, frame)


def begin(s: State, frame: list[int]) -> None:
    """All are named: the others may answer."""
    frame[1] = 1
    s.party = frame[PARTY:]
    s.plots_known = 0
    s.note(events.JOINED, frame[4], len(s.party))
    s.agenda.append([F_WINDOW, M_ATTEMPT, frame[3], frame[4], 0, frame[7]])


def _still_there(s: State, frame: list[int]) -> list[int]:
    found: list[int] = []
    for i in frame[PARTY:]:
        if i >= 0 and s.place[i] == PLAY and s.spot[i] == frame[7] and not frozen(s, i):
            found.append(i)
    return found


def puzzles(s: State, frame: list[int], party: list[int]) -> list[int]:
    """The Puzzles in the way of this attempt (G16, R54)."""
    found: list[int] = []
    if frame[2] == TACKLE:
        return found
    bit = 1 if frame[2] == REACH else 2 if frame[2] == OPPOSE else 3
    for i in s.groups[G_PUZZLES]:
        d = s.pool.designs[s.design[i]]
        if d.stops & bit == 0:
            continue
        if s.ctrl[i] == frame[4] and not d.whom:
            continue
        if d.host == 1:
            if s.host[i] in party and not _ignored(s, i, party):
                found.append(i)
        elif (s.spot[i] == frame[7] or d.host == 0) and not _ignored(s, i, party):
            found.append(i)
    return found


def _ignored(s: State, puzzle: int, party: list[int]) -> bool:
    """Whether a participant's continuous ability sets a Puzzle aside."""
    rules = rule_sources(s, OP_SOLVE)
    n = 0
    while n < len(rules):
        op = s.pool.abilities[rules[n + 1]].ops[0]
        if rules[n] in party and puzzle in affected(s, op, rules[n], s.ctrl[rules[n]]):
            return True
        n += 2
    return False


def tackle(s: State, frame: list[int], puzzle: int) -> None:
    """Try to overcome a Puzzle with all participants."""
    party = _still_there(s, frame)
    need = s.pool.designs[s.design[puzzle]].needs[TACKLE]
    if need is not None and party and met(s, need, party, puzzle, frame[4], frame[7], frame[2]):
        s.note(events.OVERCAME, frame[4], puzzle)
        fire(s, W_OVERCOMES, party, puzzle)
        destroy(s, puzzle, frame[4])
        frame.append(-2 - puzzle)  # remembered, should its destruction be prevented
    else:
        s.note(events.STOPPED_BY, frame[4], puzzle)
        frame[1] = 3


def worth(s: State, goal: int) -> int:
    """What a Goal pays now."""
    points = s.pool.designs[s.design[goal]].points
    rules = rule_sources(s, OP_WORTH)
    n = 0
    while n < len(rules):
        op = s.pool.abilities[rules[n + 1]].ops[0]
        if goal in affected(s, op, rules[n], s.ctrl[rules[n]]):
            points += op.amount
        n += 2
    return max(0, points)


def _count_turns(s: State, need: Need, frame: list[int]) -> bool:
    """Whether a requirement has been met in enough turns; the count is kept (E29, E30)."""
    if need.turns <= 1:
        return True
    for entry in s.counts:
        if entry[0] == frame[3] and entry[1] == frame[2] and entry[2] == frame[4]:
            if entry[4] != s.turn:
                entry[3] += 1
                entry[4] = s.turn
            s.note(events.COUNTED, frame[3], entry[3], need.turns)
            return entry[3] >= need.turns
    s.counts.append([frame[3], frame[2], frame[4], 1, s.turn])
    s.note(events.COUNTED, frame[3], 1, need.turns)
    return False


def _judge(s: State, frame: list[int]) -> None:
    """Check the requirement, with what answers have added to it."""
    party = _still_there(s, frame)
    card = frame[3]
    need = s.pool.designs[s.design[card]].needs[frame[2]]
    if need is None or not party or s.place[card] != PLAY or s.scored[card]:
        return
    if not met(s, need, party, card, frame[4], frame[7], frame[2]):
        return
    if frame[8] >= 0:
        extra = s.pool.abilities[frame[8]].ops[frame[9]].need
        if extra is not None and not met(s, extra, party, card, frame[4], frame[7], frame[2]):
            return
    if _count_turns(s, need, frame):
        frame[6] = 1


def _pay(s: State, frame: list[int]) -> None:
    """Success: points, marks, rewards (G04, G05, G08, G18)."""
    line = frame[2]
    card = frame[3]
    player = frame[4]
    d = s.pool.designs[s.design[card]]
    if line == TACKLE:
        s.note(events.OVERCAME, player, card)
        fire(s, W_OVERCOMES, _still_there(s, frame), card)
        destroy(s, card, player)
        return
    reward = d.rewards[line]
    if reward is not None:
        s.agenda.append(run_frame(card, reward, player, card, -1, frame[7]))
    if line == PURPOSE:
        s.note(events.MET, player, card, line, d.points)
        destroy(s, card, player)
        gain(s, player, d.points)
        return
    points = worth(s, card)
    s.scored[card] = player + 1
    s.dirty = 1
    s.plots_known = 0
    if line == REACH:
        s.reached[player] += 1
    else:
        s.opposed[player] += 1
    s.note(events.MET, player, card, line, points)
    s.agenda.append([F_WINDOW, M_SCORED, card, player, 0, frame[7]])
    gain(s, player, points)


def run_attempt(s: State, frame: list[int]) -> bool:
    """The stages of an attempt; True to ask."""
    stage = frame[1]
    if stage == 0:
        return ask_party(s, frame)
    names = [i for i in frame[PARTY:] if i >= 0]
    s.party = names
    s.plots_known = 0
    if stage == 1:
        if frame[5]:
            s.note(events.CANCELLED, frame[3])
            frame[1] = 3
            return False
        party = _still_there(s, frame)
        left = [i for i in puzzles(s, frame, party) if -2 - i not in frame]
        if not left:
            frame[1] = 2
        elif len(left) == 1:
            tackle(s, frame, left[0])
        else:
            s.options = [o.ASSIGN_TO_PUZZLE | i << 6 for i in left]
            s.seat = frame[4]
            s.kind = K_PUZZLE
            return True
    elif stage == 2:
        frame[1] = 3
        _judge(s, frame)
        if frame[6]:
            _pay(s, frame)
    elif stage == 3:
        frame[1] = 4
        if not frame[6]:
            s.note(events.FAILED, frame[4], frame[3], frame[2])
        fire(s, W_SUCCEEDS if frame[6] else W_FAILS, names, frame[3])
    else:
        s.agenda.pop()
        s.party = []
        s.plots_known = 0
        for i in names:
            if s.place[i] == PLAY:
                freeze(s, i, ICE_TURN, frame[4])
    return False
