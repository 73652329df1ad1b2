"""Information-set Monte Carlo tree search, bounded by iterations.

Hidden cards are dealt many times. Every deal is played once for each option still in the race,
so that options are compared on the same cards; the worse half drops out after each round. Below the
options one tree is shared by all deals: it follows the quick look of the game and widens only where
it is visited often. A walk goes on greedily for a round of turns and the position reached is scored
for every seat: at each decision the seat that chooses looks for what is best for itself.
"""

from __future__ import annotations

import math
from typing import Final, final

from engine.rng import Rng
from engine.table import RUNNING, Table

WIDTH: Final = 6
"""Options looked at in the decision itself: those that a quick look ranks highest."""
EXPLORE: Final = 0.25
VISITS_TO_WIDEN: Final = 4
"""A node of the tree looks at one more option after so many visits."""
DEEP_WIDTH: Final = 4
DECISIONS_AHEAD: Final = 160


@final
class Node:
    """One way to reach a decision: counts of the option that leads here.

    `total` adds up scores of the seat that chose the option.
    """

    __slots__ = ("available", "children", "option", "total", "visits")

    def __init__(self, option: int) -> None:
        self.option = option
        self.children: list[Node] = []
        self.visits = 0
        self.available = 0
        self.total = 0.0


def _child(node: Node, option: int) -> Node | None:
    for child in node.children:
        if child.option == option:
            return child
    return None


def _descend(table: Table, node: Node) -> tuple[Node, bool]:
    """Pick the next node for the seat that must choose; True when it is new."""
    best: Node | None = None
    top = -1e9
    width = min(DEEP_WIDTH, 1 + node.visits // VISITS_TO_WIDEN)
    for option in table.ranked(width):
        child = _child(node, option)
        if child is None:
            added = Node(option)
            added.available = 1
            node.children.append(added)
            return added, True
        child.available += 1
        mean = child.total / child.visits
        value = mean + EXPLORE * math.sqrt(math.log(child.available + 1.0) / child.visits)
        if value > top:
            top = value
            best = child
    assert best is not None
    return best, False


def _scores(table: Table, seat: int) -> list[float]:
    """How good the position is for each seat; one score is enough for a team, or for two seats."""
    if table.team:
        return [table.evaluate(seat)] * table.seats
    if table.seats == 2:
        mine = table.evaluate(seat)
        return [mine, 1.0 - mine] if seat == 0 else [1.0 - mine, mine]
    return [table.evaluate(other) for other in range(table.seats)]


def _walk(table: Table, node: Node, seat: int, horizon: int) -> None:
    """Play one deal from a node on, score it and remember the score along the way."""
    path = [node]
    movers = [seat]
    new = False
    while not new and table.status == RUNNING and table.turns() < horizon:
        if len(table.options) == 1:
            table.push(table.options[0])
            continue
        node, new = _descend(table, node)
        path.append(node)
        movers.append(table.seat)
        table.push(node.option)
    steps = 0
    while table.status == RUNNING and table.turns() < horizon and steps < DECISIONS_AHEAD:
        steps += 1
        if len(table.options) == 1:
            table.push(table.options[0])
        else:
            table.push(table.greedy())
    scores = _scores(table, seat)
    for k in range(len(path)):
        path[k].visits += 1
        path[k].total += scores[movers[k]]


def _mean(node: Node) -> float:
    return node.total / node.visits if node.visits else 0.0


def _better_half(race: list[Node]) -> list[Node]:
    """The better half by mean score; of equals the one that the quick look put first."""
    kept: list[Node] = []
    for _ in range((len(race) + 1) // 2):
        best: Node | None = None
        for node in race:
            if node not in kept and (best is None or _mean(node) > _mean(best)):
                best = node
        assert best is not None
        kept.append(best)
    return kept


def search(view: Table, iterations: int, rng: Rng) -> int:
    """The option that wins the race; `iterations` walks are spent on it in all."""
    race = [Node(option) for option in view.ranked(WIDTH)]
    if len(race) == 1:
        return race[0].option  # the game leaves nothing to search here
    rounds = max(1, (len(race) - 1).bit_length())
    horizon = view.turns() + view.seats
    for k in range(rounds):
        deals = max(1, iterations // rounds // len(race))
        for _ in range(deals):
            deal = view.determinise(view.seat, rng)
            for node in race:
                table = deal.clone()
                table.push(node.option)
                _walk(table, node, view.seat, horizon)
        if k < rounds - 1:
            race = _better_half(race)
    return _better_half(race)[0].option
