"""How each game of a pairing ended, in a few letters: the list that replays are chosen from.

A game is the number of the deck that won (of the seat, where one deck seats all players), `d` for
drawn, `l` for lost by a team or `x` for aborted; a colon and its turns; a colon and the mark of the
game, by which a replay is known to be the same. Games are separated by spaces and stand in the
order of their numbers. `-` marks a game that was not played because the contest was cancelled.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from engine.series import NOBODY, STOPPED, THE_BOX, Played

NOT_PLAYED = "-"
_LETTERS = {NOBODY: "d", STOPPED: "x", THE_BOX: "l"}
_RESULTS = {None: "won", NOBODY: "drawn", STOPPED: "aborted", THE_BOX: "lost"}
_CODES = {letter: code for code, letter in _LETTERS.items()}


class Game(msgspec.Struct, frozen=True):
    """One game of a pairing. `winner` is a deck of the pairing, or None."""

    number: int
    winner: int | None
    result: str
    """won, lost, drawn or aborted"""
    turns: int
    mark: str = ""
    """The beginning of the game's hash; games of earlier versions have none."""


def write(games: Iterable[Played]) -> list[str]:
    return [
        f"{_LETTERS.get(one.winner, one.winner)}:{one.turns}" + f":{one.mark}" * bool(one.mark)
        for one in games
    ]


def lay_out(chunks: Iterable[tuple[int, Sequence[str]]]) -> str:
    """The games of chunks, each given with the number of its first game, in one line."""
    found: list[str] = []
    for first, games in sorted(chunks):
        found += [NOT_PLAYED] * (first + len(games) - len(found))
        found[first : first + len(games)] = games
    return " ".join(found)


def read(line: str) -> list[Game]:
    """Every game that was played."""
    return [_game(number, word) for number, word in enumerate(line.split()) if word != NOT_PLAYED]


def read_one(line: str, number: int) -> Game | None:
    words = line.split()
    if not 0 <= number < len(words) or words[number] == NOT_PLAYED:
        return None
    return _game(number, words[number])


def ends(line: str) -> dict[int, int]:
    """The end of every game that was played: the number of the winner, or a code below zero."""
    return {
        number: _CODES[who] if who in _CODES else int(who)
        for number, who in enumerate(word.partition(":")[0] for word in line.split())
        if who != NOT_PLAYED
    }


def _game(number: int, word: str) -> Game:
    who, turns, mark = (*word.split(":"), "")[:3]
    code = _CODES.get(who)
    return Game(
        number=number,
        winner=int(who) if code is None else None,
        result=_RESULTS[code],
        turns=int(turns),
        mark=mark,
    )
