"""What must be true of every position, besides the laws of the kernel."""

from __future__ import annotations

from engine.kernel import laws
from engine.table import RUNNING, Table
from engine.whoccg import codes as k
from engine.whoccg import constants as c
from engine.whoccg import options as o
from engine.whoccg.board import WINNING
from engine.whoccg.legal import TURN_POINTS
from engine.whoccg.listed import misplaced
from engine.whoccg.state import State
from engine.whoccg.statics import refresh
from engine.whoccg.windows import met_plots

WORKED_OUT = (
    "brains", "brawn", "bravery", "traits", "species", "kinds", "forbidden", "protected", "room",
    "rules_of", "eras",
)  # fmt: skip
"""What continuous abilities decide."""


def _places_hold(s: State) -> list[str]:
    """Every card in play lies at a place that exists; copies of a Spacetime card share one."""
    found = []
    for place, stack in enumerate(s.stacks):
        if len({s.pool.designs[s.design[i]].identity for i in stack}) > 1:
            found.append(f"S03: place {place} holds different Spacetime cards")
        if any(s.spot[i] != place for i in stack):
            found.append(f"a Spacetime card of place {place} lies elsewhere")
    for i in s.play:
        if s.spot[i] >= 0 and not s.stacks[s.spot[i]]:
            found.append(f"G09: card {i} lies at a place that is gone")
        host = s.host[i]
        if host >= 0 and (s.place[host] != c.PLAY_PLACE or s.spot[host] != s.spot[i]):
            found.append(f"card {i} lies on card {host}, which is not there")
    for i in range(s.cards):
        if s.place[i] == c.UNDER_PLACE and s.place[s.host[i]] not in (c.PLAY_PLACE, c.LIMBO_PLACE):
            found.append(f"card {i} lies beneath card {s.host[i]}, which is not in play")
    return found


def _counted(s: State) -> list[str]:
    """Diamonds, copies of Spacetime cards, Goals played once."""
    found = []
    for player in range(s.seats):
        titles: list[int] = []
        copies: dict[int, int] = {}
        for i in s.play:
            d = s.pool.designs[s.design[i]]
            if s.controller[i] != player or s.owner[i] != player:
                continue  # an Artifact taken over is not played
            if d.diamonds == 1:
                titles.append(d.title)
            copies[s.design[i]] = copies.get(s.design[i], 0) + 1
            if d.diamonds > 1 and copies[s.design[i]] > d.diamonds:
                found.append(f"P27: {d.name} is in play {copies[s.design[i]]} times for one player")
            if d.type == k.T_SPACETIME and copies[s.design[i]] > 1:
                found.append(f"S04: {d.name} is in play twice for one player")
        if len(set(titles)) != len(titles):
            found.append("P30: two one-diamond cards of a title are in play for one player")
        goals = s.goals_done[player]
        if len(set(goals)) != len(goals):
            found.append("P05: a Goal was played twice by one player")
    return found


def _told_apart(s: State) -> list[str]:
    """No two options share their words unless their cards are alike in every way."""
    texts: dict[str, int] = {}
    found = []
    for option in s.options:
        text = s.option_text(option)
        first = texts.setdefault(text, option)
        if first != option and _face(s, o.card_of(first)) != _face(s, o.card_of(option)):
            found.append(f"two options are called {text!r}")
    return found


def _face(s: State, i: int) -> tuple[object, ...]:
    """Everything that can set a card apart from another one."""
    return (
        s.design[i], s.controller[i], s.owner[i], s.place[i], s.spot[i], s.host[i],
        s.freezing[i] > 0, s.kidnapper[i], s.named[i], s.brains[i], s.brawn[i], s.bravery[i],
        [s.design[j] for j in s.play if s.host[j] == i],
        [entry.times for entry in s.progress if entry.card == i],
    )  # fmt: skip


def _known(s: State) -> list[str]:
    """Who knows what, by place alone: independent of how views are made."""
    found = []
    everybody = (1 << s.seats) - 1
    for player in range(s.seats):
        own = s.hand[player] + s.plots[player]
        if any(not s.known[i] & (1 << player) for i in own):
            found.append(f"E05: player {player} does not know the own hand or Plots")
        if any(s.known[i] != everybody for i in s.pile[player]):
            found.append("S19: a card on a discard pile is not open to all")
    if any(s.known[i] != everybody for i in s.play):
        found.append("a card in play is not open to all")
    return found


def _stale(s: State) -> list[str]:
    """Values and permissions are what they would be if they were worked out anew."""
    again = State(s.pool, s.rng.copy(), s)
    again.altered = list(s.play)  # every card, whatever is thought to have changed
    refresh(again)
    return [
        f"E15: {name} is {getattr(s, name)}, anew it is {getattr(again, name)}"
        for name in WORKED_OUT
        if getattr(again, name) != getattr(s, name)
    ]


def _listed(s: State) -> list[str]:
    """Lists kept up to date hold what they would if they were made from the start."""
    found = ["lists of cards in play are out of date"] if misplaced(s) else []
    for player in range(s.seats):
        if s.plots_known >> player & 1 and s.plots[player] and not s.dirty:
            if s.ready_plots[player] != met_plots(s, player):
                found.append(f"E01: the Plots that player {player} may play are out of date")
    return found


def _running(s: State) -> list[str]:
    found = []
    if not 0 <= s.spent_points <= TURN_POINTS:
        found.append(f"T03: {s.spent_points} points of Cost are spent")
    for player in range(s.seats):
        if s.points[player] >= WINNING and s.reached[player] and s.opposed[player]:
            found.append(f"W01: player {player} has won and the game goes on")
    if s.step in (c.PLAY_STEP, c.ACT_STEP) and not s.agenda and s.seat != s.active:
        found.append("T17: somebody else acts in a player's turn")
    return found


def violations(table: Table) -> list[str]:
    """Every way in which a position breaks the rules; an empty list is what must come."""
    if not isinstance(table, State):
        raise TypeError(f"expected a table of the Dr. Who CCG, got {type(table).__name__}")
    s = table
    found = laws.violations(s, elsewhere=("under", "limbo"))
    found += _places_hold(s)
    found += _listed(s)
    found += _counted(s)
    found += _known(s)
    if s.status == RUNNING:
        found += _running(s)
        found += _told_apart(s)
        if s.step >= c.LAY_STEP and not s.dirty:
            found += _stale(s)
    return found
