"""Trying a deck: pairs of games against the decks of a gauntlet, with seeds that rivals share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from engine.agents import agent
from engine.games import matchup
from engine.rng import derive
from engine.series import merge, run_chunk
from engine.statistics import Rate, wilson
from solver.tuning.world import Sections, World


class Trial(msgspec.Struct, kw_only=True):
    """What came of some games of one deck; aborted games stand apart."""

    sections: dict[str, dict[str, int]]
    won: int = 0
    lost: int = 0
    drawn: int = 0
    aborted: int = 0
    # Games in which a card was drawn, and how many of them were won.
    seen: dict[str, tuple[int, float]] = {}

    @property
    def games(self) -> int:
        """Games with a result."""
        return self.won + self.lost + self.drawn

    @property
    def points(self) -> float:
        return self.won + self.drawn / 2

    @property
    def rate(self) -> Rate:
        return wilson(self.points, self.games)


def key(sections: Sections) -> str:
    """A name for a deck: equal decks have equal names."""
    plain = {section: dict(sorted(cards.items())) for section, cards in sorted(sections.items())}
    return msgspec.json.encode(plain).decode()


def play(
    world: World,
    sections: dict[str, dict[str, int]],
    gauntlet: Sequence[Sections],
    *,
    seed: int,
    first: int,
    pairs: int,
    agent_name: str = "greedy",
) -> Trial:
    """Pairs `first` and following of the series of this seed, the gauntlet's decks in turn.

    Two decks tried with the same seed meet the same opponents with the same shuffles.
    """
    chosen = agent(agent_name)
    deck = world.deck(sections)
    turns: dict[int, list[int]] = {}
    for number in range(first, first + pairs):
        turns.setdefault(number % len(gauntlet), []).append(number // len(gauntlet))
    tallies = []
    for number, rounds in turns.items():
        ready = matchup(world.game, [deck, world.deck(gauntlet[number])])
        series = derive(seed, number)
        tallies.append(
            run_chunk(world.game, ready, (chosen, chosen), series, rounds[0], len(rounds))
        )
    total = merge(tallies)
    seen = {card: (n.drawn, n.drawn_wins) for card, n in sorted(total.cards[0].items())}
    return Trial(
        sections=sections,
        won=total.won,
        lost=total.lost,
        drawn=total.drawn,
        aborted=total.aborted,
        seen=seen,
    )


def pooled(trials: Iterable[Trial]) -> dict[str, Trial]:
    """All games of each deck together, by its key, in the order in which decks first appeared."""
    found: dict[str, Trial] = {}
    for trial in trials:
        name = key(trial.sections)
        before = found.get(name)
        found[name] = trial if before is None else _added(before, trial)
    return found


def _added(one: Trial, other: Trial) -> Trial:
    seen = dict(one.seen)
    for card, (games, wins) in other.seen.items():
        before = seen.get(card, (0, 0.0))
        seen[card] = (before[0] + games, before[1] + wins)
    return Trial(
        sections=one.sections,
        won=one.won + other.won,
        lost=one.lost + other.lost,
        drawn=one.drawn + other.drawn,
        aborted=one.aborted + other.aborted,
        seen=seen,
    )
