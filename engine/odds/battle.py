"""A whole battle, roll after roll, exactly: who is left when, and how likely that is.

A battle begins with so many Daleks that may attack and so many that defend. The attacker rolls on
until the defenders are gone or no more than `stop_at` attackers are left. Every roll costs exactly
as many Daleks as dice are paired, so that away from the edges the states after each roll lie on one
diagonal, which is carried on as a list; the edges, where fewer dice are rolled, follow one by one.
"""

from __future__ import annotations

import msgspec

from engine.odds.roll import ATTACK_DICE, DEFENCE_DICE, PLAIN, Modifiers, roll_odds

MOST = 100
"""Daleks of a side, at most: more would only be slow."""


class Battle(msgspec.Struct, frozen=True):
    """How a battle may end."""

    attackers: int
    defenders: int
    stop_at: int
    ends: dict[tuple[int, int], float]
    """The probability of each end: attackers left, defenders left."""

    @property
    def conquest(self) -> float:
        """The probability that no defender is left."""
        return sum(p for (_, defenders), p in self.ends.items() if defenders == 0)

    def attackers_left(self) -> list[float]:
        """The probability that 0, 1, ... attackers are left."""
        left = [0.0] * (self.attackers + 1)
        for (attackers, _), p in self.ends.items():
            left[attackers] += p
        return left

    def defenders_left(self) -> list[float]:
        """The probability that 0, 1, ... defenders are left."""
        left = [0.0] * (self.defenders + 1)
        for (_, defenders), p in self.ends.items():
            left[defenders] += p
        return left

    def mean_attackers_lost(self) -> float:
        """Attackers lost on average."""
        return self.attackers - sum(p * attackers for (attackers, _), p in self.ends.items())

    def mean_defenders_lost(self) -> float:
        """Defenders lost on average."""
        return self.defenders - sum(p * defenders for (_, defenders), p in self.ends.items())


def battle(
    attackers: int,
    defenders: int,
    stop_at: int = 0,
    modifiers: Modifiers = PLAIN,
    first: Modifiers | None = None,
) -> Battle:
    """Every way in which a battle may end, with its probability.

    `modifiers` hold for every roll; `first` holds for the first roll instead.

    >>> round(battle(3, 2).conquest, 4)
    0.6562
    """
    problems = _problems(attackers, defenders, stop_at)
    if problems:
        raise ValueError("; ".join(problems))
    ends: dict[tuple[int, int], float] = {}
    weights: dict[tuple[int, int], float] = {(attackers, defenders): 1.0}
    if first is not None and attackers > stop_at and defenders:
        weights = _after(attackers, defenders, 1.0, first)
    edge: dict[tuple[int, int], float] = {}
    _run_middle(weights, edge, stop_at, modifiers)
    _run_edges(edge, ends, stop_at, modifiers)
    return Battle(attackers=attackers, defenders=defenders, stop_at=stop_at, ends=ends)


def _problems(attackers: int, defenders: int, stop_at: int) -> list[str]:
    problems = []
    for name, count in (("attackers", attackers), ("defenders", defenders)):
        if not 0 <= count <= MOST:
            problems.append(f"expected 0 to {MOST} {name}, got {count}")
    if not 0 <= stop_at <= MOST:
        problems.append(f"expected to stop at 0 to {MOST} attackers, got {stop_at}")
    return problems


def _after(
    attackers: int, defenders: int, weight: float, modifiers: Modifiers
) -> dict[tuple[int, int], float]:
    """The states after one roll."""
    odds = roll_odds(attackers, defenders, modifiers)
    pairs = len(odds) - 1
    return {(attackers - lost, defenders - pairs + lost): weight * p for lost, p in enumerate(odds)}


def _run_middle(
    weights: dict[tuple[int, int], float],
    edge: dict[tuple[int, int], float],
    stop_at: int,
    modifiers: Modifiers,
) -> None:
    """Roll while three dice meet two; what falls out of that goes to the edge.

    `line[k]` is the weight of the state with `high - k` attackers and `low + k` defenders.
    """
    least = max(ATTACK_DICE, stop_at + 1)
    inside = {
        state: p for state, p in weights.items() if state[0] >= least and state[1] >= DEFENCE_DICE
    }
    for state, p in weights.items():
        if state not in inside:
            edge[state] = edge.get(state, 0.0) + p
    if not inside:
        return
    # All states of the start have the same number of Daleks in all: they lie on one diagonal.
    total = sum(next(iter(inside)))
    high = max(attackers for attackers, _ in inside)
    low = min(attackers for attackers, _ in inside)
    line = [
        inside.get((attackers, total - attackers), 0.0) for attackers in range(high, low - 1, -1)
    ]
    none, one, two = roll_odds(ATTACK_DICE, DEFENCE_DICE, modifiers)
    while line:
        total -= DEFENCE_DICE
        padded = [0.0, 0.0, *line, 0.0, 0.0]
        line = [
            none * x + one * y + two * z
            for x, y, z in zip(padded[2:], padded[1:], padded, strict=False)
        ]
        # From the top defenders run out, from the bottom attackers.
        drop = 0
        while drop < len(line) and total - (high - drop) < DEFENCE_DICE:
            state = (high - drop, total - high + drop)
            edge[state] = edge.get(state, 0.0) + line[drop]
            drop += 1
        keep = len(line)
        while keep > drop and high - keep + 1 < least:
            keep -= 1
            state = (high - keep, total - high + keep)
            edge[state] = edge.get(state, 0.0) + line[keep]
        line = line[drop:keep]
        high -= drop


def _run_edges(
    edge: dict[tuple[int, int], float],
    ends: dict[tuple[int, int], float],
    stop_at: int,
    modifiers: Modifiers,
) -> None:
    """Roll on where fewer dice are rolled, always from the state with most Daleks."""
    by_total: dict[int, dict[tuple[int, int], float]] = {}
    for state, p in edge.items():
        by_total.setdefault(sum(state), {})[state] = p
    for total in range(max(by_total, default=0), -1, -1):
        for (attackers, defenders), p in by_total.get(total, {}).items():
            if attackers <= stop_at or defenders == 0:
                ends[attackers, defenders] = ends.get((attackers, defenders), 0.0) + p
                continue
            for state, weight in _after(attackers, defenders, p, modifiers).items():
                waiting = by_total.setdefault(sum(state), {})
                waiting[state] = waiting.get(state, 0.0) + weight


def conquest_table(
    attackers: int = MOST, defenders: int = MOST, modifiers: Modifiers = PLAIN
) -> list[list[float]]:
    """`table[a][d]`: how likely `a` attackers, rolling to the last, beat `d` defenders."""
    table = [[1.0, *[0.0] * defenders] for _ in range(attackers + 1)]
    for a in range(1, attackers + 1):
        row = table[a]
        for d in range(1, defenders + 1):
            odds = roll_odds(min(a, ATTACK_DICE), min(d, DEFENCE_DICE), modifiers)
            if len(odds) == 3:
                row[d] = odds[0] * row[d - 2] + odds[1] * table[a - 1][d - 1]
                row[d] += odds[2] * table[a - 2][d]
            else:
                row[d] = odds[0] * row[d - 1] + odds[1] * table[a - 1][d]
    return table
