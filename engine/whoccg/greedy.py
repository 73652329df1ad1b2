"""The greedy agent: each option is weighed by what it is expected to bring at once."""

from __future__ import annotations

from engine.whoccg.state import State
from engine.whoccg.weigh import LOW, value_of


def rank(s: State, limit: int) -> list[int]:
    """The options that promise most, best first, no more than `limit` of them."""
    best: list[int] = []
    values: list[float] = []
    for option in s.options:
        value = value_of(s, option)
        at = len(best)
        while at > 0 and values[at - 1] < value:
            at -= 1
        if at < limit:
            best.insert(at, option)
            values.insert(at, value)
            if len(best) > limit:
                best.pop()
                values.pop()
    return best


def prefer(s: State) -> int:
    """The option that promises most; the first of equals."""
    best = s.options[0]
    if len(s.options) == 1:
        return best
    top = LOW * 2
    for option in s.options:
        value = value_of(s, option)
        if value > top:
            top = value
            best = option
    return best
