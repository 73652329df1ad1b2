"""What is counted on the board: territories, continents, new Daleks, and who is left."""

from __future__ import annotations

from engine.risk.fields import TERRITORIES
from engine.risk.state import State


def held(s: State, army: int) -> int:
    """How many territories an army controls."""
    count = 0
    for t in range(TERRITORIES):
        if s.owner_of[t] == army:
            count += 1
    return count


def has_continent(s: State, army: int, continent: int) -> bool:
    """Whether an army controls all of a continent."""
    for t in s.box.board.members[continent]:  # noqa: SIM110 (compiled: no generator)
        if s.owner_of[t] != army:
            return False
    return True


def income(s: State, seat: int) -> int:
    """New Daleks of a turn, from the base, territories and continents."""
    board = s.box.board
    new = board.base + board.for_territories[held(s, seat)]
    for continent in range(len(board.bonus)):
        if has_continent(s, seat, continent):
            new += board.bonus[continent]
    return new


def stars(s: State, cards: list[int]) -> int:
    """Stars of Territory cards."""
    total = 0
    for card in cards:
        total += s.box.stars[s.design[card]]
    return total


def opponent(s: State) -> int:
    """The other player of a game of two."""
    return 1 - s.active


def usable(s: State, seat: int, timing: int) -> list[int]:
    """The Power cards that a player could play at a moment."""
    out: list[int] = []
    for card in s.powers[seat]:
        if s.box.timing[s.design[card]] == timing:
            out.append(card)
    return out


def on_board(s: State) -> int:
    """All Daleks in territories."""
    total = 0
    for count in s.daleks:
        total += count
    return total
