"""Set-up in its order: Spacetime cards, Set-Up cards, opening Goals, shuffle, hands (S01)."""

from __future__ import annotations

from engine.rng import seeded
from engine.whoccg import constants as c
from engine.whoccg import options as o
from engine.whoccg.board import HAND_SIZE, add_card, draw, put_in_play, put_under
from engine.whoccg.codes import (
    CHARACTERS,
    T_ARTIFACT,
    T_CONDITION,
    T_GOAL,
    T_SPACETIME,
    T_TARDIS,
)
from engine.whoccg.legal import goal_ok
from engine.whoccg.state import State
from engine.whoccg.statics import refresh

SPACETIMES, SETUP, PLACED, GOAL, REST, PLOTS = range(6)
SECTIONS = ("spacetimes", "setup", "placed", "goal", "deck", "plots")


def stock(s: State, player: int) -> list[int]:
    """All designs that a player brought, one for each copy."""
    return [design for part in s.lists[player] for design in part]


def lay_out(s: State) -> None:
    """Every player lays the Spacetime cards; copies of one card form a place (S02, S03)."""
    for player in range(s.seats):
        if not s.ask:
            s.picks[player] = [part[:] for part in s.lists[player]]
        for design in s.picks[player][SPACETIMES]:
            i = add_card(s, design, player, c.LIMBO_PLACE)
            put_in_play(s, i, player, -1, -1)
            s.copies[s.spot[i]] |= 1 << player
            s.note(c.LAID_EVENT, player, i, s.spot[i])
    refresh(s)
    for player in range(s.seats):
        _crew(s, player)
    s.step = c.CREW_STEP


def _crew(s: State, player: int) -> None:
    """Set-Up cards: the TARDIS first, then its crew aboard, then the others (S06, R22)."""
    designs = s.pool.designs
    chosen = s.picks[player][SETUP]
    order = [d for d in chosen if designs[d].type == T_TARDIS]
    order += [d for d in chosen if designs[d].type != T_TARDIS]
    ship = bool(order) and designs[order[0]].type == T_TARDIS
    hosts: list[int] = [i for i in s.play if s.owner[i] == player]
    for design in order:
        d = designs[design]
        i = add_card(s, design, player, c.LIMBO_PLACE)
        s.marks[i] |= 3
        hosts.append(i)
        table = d.type == T_CONDITION and d.host == 0
        aboard = ship and (d.kinds & CHARACTERS != 0 or d.type == T_ARTIFACT)
        if table or aboard or d.type == T_TARDIS:
            put_in_play(s, i, player, -1, -1)
            s.note(c.STARTED_EVENT, player, i)
        else:
            s.batch.append(i)  # its player says where it goes
    _placed(s, player, hosts)


def _placed(s: State, player: int, hosts: list[int]) -> None:
    """Cards beneath others or placed by their effect; they use no slot (D10, D11)."""
    used: list[int] = []
    for design in s.picks[player][PLACED]:
        home = -1
        for host in hosts:
            d = s.pool.designs[s.design[host]]
            free = d.holds - used.count(host)
            if home < 0 and free > 0 and (not d.hold or d.hold[design]):
                home = host
        if home < 0:
            s.picks[player][REST].append(design)
            continue
        used.append(home)
        i = add_card(s, design, player, c.LIMBO_PLACE)
        s.marks[i] |= 1
        if s.pool.designs[s.design[home]].hold_how:
            put_in_play(s, i, player, s.spot[home], -1)
            s.note(c.STARTED_EVENT, player, i)
        else:
            put_under(s, i, home)
            s.note(c.UNDER_EVENT, i, home)


def ask_crew(s: State) -> bool:
    """Where Set-Up cards go that are not aboard; True to ask."""
    while s.batch:
        i = s.batch[0]
        player = s.owner[i]
        d = s.pool.designs[s.design[i]]
        out: list[int] = []
        if d.type == T_CONDITION and d.host == 1:
            for j in s.play:
                if s.kinds[j] & CHARACTERS and s.controller[j] == player:
                    out.append(o.setup_place(i, s.spot[j], j))
        else:
            for place in range(len(s.stacks)):
                if s.copies[place] & (1 << player):
                    out.append(o.setup_place(i, place))
        if len(out) > 1:
            s.options = out
            s.seat = player
            s.kind = c.SET_UP_PLACE_DECISION
            return True
        if out:
            set_place(s, out[0])
        else:
            s.batch.pop(0)
            put_in_play(s, i, player, -1, -1)
    _initiative(s)
    return False


def set_place(s: State, option: int) -> None:
    """A Set-Up card goes to a place or on a Character."""
    i = s.batch.pop(0)
    put_in_play(s, i, s.owner[i], o.place_of(option), o.host_of(option))
    s.note(c.STARTED_EVENT, s.owner[i], i)


def starting_sums(s: State, player: int) -> list[int]:
    """The Qualities and the Cost of a player's starting Characters (S09, S10, R23)."""
    qualities = 0
    cost = 0
    for i in s.play:
        d = s.pool.designs[s.design[i]]
        if s.controller[i] == player and d.kinds & CHARACTERS:
            qualities += d.qualities[0] + d.qualities[1] + d.qualities[2]
            cost += d.cost
    return [qualities, cost]


def _initiative(s: State) -> None:
    """The lowest Qualities, then the lowest Cost, then chance (S09 to S11)."""
    if s.first < 0:
        best: list[int] = []
        lowest = [0, 0]
        for player in range(s.seats):
            sums = starting_sums(s, player)
            if not best or sums < lowest:
                best = [player]
                lowest = sums
            elif sums == lowest:
                best.append(player)
        s.first = best[0] if len(best) == 1 else best[s.rng.below(len(best))]
    s.active = s.first
    s.note(c.INITIATIVE_EVENT, s.first)
    s.stage = 0
    s.step = c.GOALS_STEP


def ask_goal(s: State) -> bool:
    """Opening Goals in the reverse of turn order, on own Spacetime cards (S13 to S15)."""
    while s.stage < s.seats:
        player = (s.first + s.seats - 1 - s.stage) % s.seats
        goals = s.picks[player][GOAL]
        if s.ask:
            goals = [d for d in s.picks[player][REST] if s.pool.designs[d].type == T_GOAL]
        out: list[int] = []
        seen: list[int] = []
        for design in goals:
            if design in seen:
                continue
            seen.append(design)
            for place in range(len(s.stacks)):
                if s.copies[place] & (1 << player) and goal_ok(s, player, design, place):
                    out.append(o.play_opening_goal(design, place))
        if len(out) > 1:
            s.options = out
            s.seat = player
            s.kind = c.OPENING_GOAL_DECISION
            return True
        if out:
            open_goal(s, out[0])
        else:
            s.stage += 1
    s.step = c.DEAL_STEP
    return False


def open_goal(s: State, option: int) -> None:
    """An opening Goal is played; Cost is ignored at Set-Up (S05, R21)."""
    player = (s.first + s.seats - 1 - s.stage) % s.seats
    design = o.design_of(option)
    s.stage += 1
    s.picks[player][REST if s.ask else GOAL].remove(design)
    i = add_card(s, design, player, c.LIMBO_PLACE)
    s.marks[i] |= 3
    put_in_play(s, i, player, o.place_of(option), -1)
    s.note(c.OPENING_EVENT, player, i, s.spot[i])


def deal(s: State) -> None:
    """Shuffle the rest, lay Plots aside, draw the opening hands (S17, S18, S20)."""
    for player in range(s.seats):
        rest = [*s.picks[player][REST], *s.picks[player][GOAL]]
        seeded(s.seed, 32 + s.streams[player]).shuffle(rest)
        for design in rest:
            i = add_card(s, design, player, c.DECK_PLACE)
            s.deck[player].append(i)
        for design in s.picks[player][PLOTS]:
            i = add_card(s, design, player, c.PLOTS_PLACE)
            s.plots[player].append(i)
            s.known[i] = 1 << player
            s.marks[i] |= 1
    for player in range(s.seats):
        draw(s, player, HAND_SIZE)
    s.dirty = 1
    s.step = c.START_STEP


def spacetimes(s: State, designs: list[int]) -> list[int]:
    """The Spacetime cards among designs."""
    return [d for d in designs if s.pool.designs[d].type == T_SPACETIME]
