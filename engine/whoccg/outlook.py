"""What the Goals in play promise each player: how near their requirements are."""

from __future__ import annotations

from engine.whoccg.attempts import eligible
from engine.whoccg.codes import CHARACTERS, ENEMIES, HEROES, OPPOSE, REACH, T_GOAL
from engine.whoccg.listed import at
from engine.whoccg.model import Need
from engine.whoccg.needs import amount_of, met, total
from engine.whoccg.resolve.worth import worth
from engine.whoccg.select import count, matches
from engine.whoccg.state import State


def _part(have: int, wanted: int) -> float:
    if wanted <= 0:
        return 1.0
    return min(1.0, have / wanted)


def nearness(
    s: State, need: Need, party: list[int], source: int, me: int, here: int, line: int
) -> float:
    """How much of a requirement a party has, from 0 to 1."""
    parts = 0
    score = 0.0
    for quality in range(3):
        if need.total[quality]:
            parts += 1
            score += _part(total(s, party, quality), need.total[quality])
    k = 0
    while k < len(need.traits):
        parts += 1
        score += _part(total(s, party, 3 + need.traits[k]), need.traits[k + 1])
        k += 2
    for what in need.most:
        parts += 1
        score += _part(total(s, party, what), 1 + _rivals(s, what, me, here, line))
    for have in need.among:
        parts += 1
        found = 0
        for i in party:
            if matches(s, have.sel, i, source, me, here):
                found += 1
        score += _part(found, have.low) if found <= have.high else 0.0
    for have in need.has:
        parts += 1
        found = count(s, have.sel, source, me, here)
        score += _part(found, have.low) if found <= have.high else 0.0
    for part in need.all_of:
        parts += 1
        score += nearness(s, part, party, source, me, here, line)
    for part in need.none_of:
        parts += 1
        score += 0.0 if met(s, part, party, source, me, here, line) else 1.0
    if need.any_of:
        parts += 1
        best = 0.0
        for part in need.any_of:
            best = max(best, nearness(s, part, party, source, me, here, line))
        score += best
    return score / parts if parts else 1.0


def _rivals(s: State, what: int, me: int, here: int, line: int) -> int:
    """The most that one opponent's other side has here."""
    rival = HEROES if line == REACH else ENEMIES
    most = 0
    for player in range(s.seats):
        if player == me:
            continue
        theirs = 0
        for i in at(s, here):
            if s.controller[i] == player and s.kinds[i] & rival:
                theirs += amount_of(s, i, what)
        most = max(most, theirs)
    return most


def side_here(s: State, line: int, player: int, here: int) -> list[int]:
    """A player's whole side at a place, frozen ones included: they will thaw."""
    side = ENEMIES if line == REACH else HEROES
    found: list[int] = []
    for i in at(s, here):
        if s.controller[i] == player and s.kinds[i] & side and s.kidnapper[i] == 0:
            found.append(i)
    return found


def goal_hope(s: State, goal: int, player: int, party: list[int]) -> float:
    """What a Goal promises with a party: points weighed by how near they are."""
    line = REACH if s.controller[goal] == player else OPPOSE
    need = s.pool.designs[s.design[goal]].needs[line]
    if need is None or not party:
        return 0.0
    near = nearness(s, need, party, goal, player, s.spot[goal], line)
    first = s.reached[player] == 0 if line == REACH else s.opposed[player] == 0
    points = worth(s, goal) + (3.0 if first else 0.0)
    if near >= 1.0:
        return points * 0.9
    return points * 0.6 * near * near


def place_hope(s: State, player: int, place: int) -> float:
    """What the open Goals at a place promise a player."""
    hope = 0.0
    for i in s.groups[T_GOAL]:
        if s.spot[i] == place and not s.scored[i]:
            line = REACH if s.controller[i] == player else OPPOSE
            hope += goal_hope(s, i, player, side_here(s, line, player, place))
    return hope


def promise(s: State, player: int) -> float:
    """What all open Goals promise a player, and the Characters in play besides."""
    hope = 0.0
    for i in s.play:
        if s.controller[i] == player and s.kinds[i] & CHARACTERS and s.kidnapper[i] == 0:
            hope += 0.02 * (s.brains[i] + s.brawn[i] + s.bravery[i]) * 0.5
        if s.pool.designs[s.design[i]].type != T_GOAL or s.scored[i] or s.spot[i] < 0:
            continue
        line = REACH if s.controller[i] == player else OPPOSE
        hope += goal_hope(s, i, player, side_here(s, line, player, s.spot[i]))
    return hope


def ready(s: State, goal: int, player: int) -> bool:
    """Whether everybody who can take part now would meet the line of a Goal."""
    line = REACH if s.controller[goal] == player else OPPOSE
    need = s.pool.designs[s.design[goal]].needs[line]
    if need is None:
        return False
    party = eligible(s, line, goal, player, s.spot[goal])
    return bool(party) and met(s, need, party, goal, player, s.spot[goal], line)
