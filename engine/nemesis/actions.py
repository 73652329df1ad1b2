"""The Action Step: each Action of the Location is taken or passed (P01 to P09)."""

from __future__ import annotations

from engine.nemesis import constants as c
from engine.nemesis import options as o
from engine.nemesis.codes import AS_ACTION, ON_BOARD, RULES, SPOTS
from engine.nemesis.resolving import Resolving
from engine.nemesis.select import contested, needs_met, rule_possible
from engine.nemesis.state import State


def location_of(s: State, player: int) -> int:
    """The Location of a player's Nemesis token, or -1."""
    return player * SPOTS + s.token[player] if s.token[player] >= 0 else -1


def actions(s: State, player: int) -> list[int]:
    """The Actions not dealt with yet, printed ones first, as card * RULES + rule (P01 to P05).

    A card at the Location adds its Action for the player of that board, whoever owns it (R64); one
    that lies at the centre of a board adds it for its controller, where its needs are met.
    """
    found: list[int] = []
    spot = location_of(s, player)
    if spot < 0:
        return found
    board = s.board_of[player]
    rules = s.pool.designs[s.design[board]].rules
    for r in range(len(rules)):
        if rules[r].trigger == ON_BOARD and rules[r].location == s.token[player] + 1:
            found.append(board * RULES + r)
    for i in s.play:
        d = s.pool.designs[s.design[i]]
        if not d.acts:
            continue
        if s.spot[i] >= 0:
            if s.spot[i] != spot:
                continue
        elif s.control[i] != player:
            continue
        for r in range(len(d.rules)):
            rule = d.rules[r]
            if rule.trigger != AS_ACTION:
                continue
            if s.spot[i] < 0 and not needs_met(s, rule.needs, player, i):
                continue
            found.append(i * RULES + r)
    return [action for action in found if action not in s.dealt]


def owed(s: State, player: int) -> int:
    """How many Actions must still be passed (P07, P08, R41, R42)."""
    spot = location_of(s, player)
    return max(0, contested(s, spot) - s.passed) if spot >= 0 else 0


def ask_action(s: State) -> bool:
    """Take or pass one of the Actions left; True to ask (P04, R39)."""
    player = s.active
    left = actions(s, player)
    if not left:
        return False
    may_take = len(left) - 1 >= owed(s, player)
    out: list[int] = []
    for action in left:
        card = action // RULES
        r = action % RULES
        rule = s.pool.designs[s.design[card]].rules[r]
        if may_take and rule_possible(s, rule, player, card):
            out.append(o.take_action(card, r))
        out.append(o.pass_action(card, r))
    s.options = out
    s.seat = player
    s.kind = c.ACTION_DECISION
    return True


def take_action(s: State, option: int) -> None:
    """The Action is carried out before the next begins (P02, P03)."""
    card = o.card_of(option)
    r = o.rule_of(option)
    s.dealt.append(card * RULES + r)
    s.note(c.TOOK_EVENT, s.active, card, r)
    f = Resolving(card, s.design[card], r, s.active)
    f.agreed = 1
    s.agenda.append(f)


def pass_action(s: State, option: int) -> None:
    """A passed Action is 1 Power (P04)."""
    card = o.card_of(option)
    r = o.rule_of(option)
    s.dealt.append(card * RULES + r)
    s.passed += 1
    s.power[s.active] += 1
    s.note(c.PASSED_EVENT, s.active, card, r)
