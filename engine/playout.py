"""Playing a game out with agents. Each seat's agent has its own stream of random numbers."""

from __future__ import annotations

from typing import Final

from engine.rng import Rng
from engine.search import search
from engine.table import RUNNING, Table

UNIFORM: Final = 0
GREEDY: Final = 1
SEARCH: Final = 2


def choose(table: Table, agent: int, iterations: int, rng: Rng) -> int:
    """What an agent chooses for the seat that must; it sees the view of that seat and no more."""
    if agent == UNIFORM:
        return table.options[rng.below(len(table.options))]
    view = table.view(table.seat)
    if agent == GREEDY:
        return view.greedy()
    return search(view, iterations, rng)


def play_out(
    table: Table, agents: list[int], iterations: list[int], rngs: list[Rng], choices: list[int]
) -> None:
    """Play to the end; every choice is written down, for the record of the game."""
    while table.status == RUNNING:
        if len(table.options) == 1:
            option = table.options[0]
        else:
            seat = table.seat
            option = choose(table, agents[seat], iterations[seat], rngs[seat])
        choices.append(option)
        table.push(option)
