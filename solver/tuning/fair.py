"""The fair pair: two decks for two players from one box, strong and even.

CP-SAT makes the two disjoint decks whose weaker one is best. Games tell how even they are; while
one is ahead, the exchange of a card of one deck for a card of the other that should close the gap
is made, and games are played again. The last word is a series on seeds never used before.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import msgspec

from cards.deck import Deck
from engine.rng import derive
from engine.statistics import wilson
from solver.optimiser.build import build
from solver.optimiser.instance import Instance
from solver.optimiser.solution import Effort
from solver.optimiser.solve import solve
from solver.optimiser.verify import broken
from solver.optimiser.worth import slots
from solver.tuning.search import NoDeckError, prior_points
from solver.tuning.settings import Search
from solver.tuning.steps import FairOutcome, FairTask
from solver.tuning.trial import Trial, key, play, pooled
from solver.tuning.values import Values, learn
from solver.tuning.world import World

EFFORT = Effort(work=1.0)
# The band around one half that counts as even, in the final.
BAND = 0.03
# Rounds of evening at most, and pairs of games in each and in the final.
ROUNDS = 30
PAIRS = 100
FINAL_PAIRS = 400
CHUNK = 20
# Decks that look this even, by all that is known of their cards, go to the final.
NEAR = 0.015
# Cards exchanged between two rounds at most.
EXCHANGES = 6


def begin(search: Search) -> list[FairTask]:
    return [FairTask(what="pair", round=0)]


def run(world: World, search: Search, task: FairTask) -> FairOutcome:
    """Make the two decks, or play some of their games."""
    if task.what == "pair":
        found = solve(_instance(world, search), EFFORT)
        return FairOutcome(
            what=task.what,
            round=task.round,
            decks=[deck.sections for deck in found.decks],
            status=found.status,
            objective=found.objective,
        )
    one, other = task.decks
    trial = play(
        world,
        one,
        [other],
        seed=task.seed,
        first=task.first,
        pairs=task.pairs,
        agent_name=search.agent,
    )
    return FairOutcome(
        what=task.what,
        round=task.round,
        decks=task.decks,
        won=trial.won,
        lost=trial.lost,
        drawn=trial.drawn,
        aborted=trial.aborted,
        seen=trial.seen,
    )


def more(world: World, search: Search, results: Sequence[FairOutcome]) -> list[FairTask]:
    """Another round of games, with cards exchanged while one deck is ahead."""
    last = results[-1]
    number = last.round
    if last.what == "pair":
        if not last.decks:
            raise NoDeckError("no two legal decks can be made of the cards that may be used")
        return _series(search, last.decks, "series", number + 1, PAIRS)
    if last.what == "final" and abs(share(results, "final", number) - 0.5) <= BAND:
        return []
    values = _values(world, results)
    if number >= ROUNDS:
        return [] if last.what == "final" else _final(search, last.decks, number + 1)
    if last.what == "series" and abs(_edge(values, last.decks)) <= NEAR:
        return _final(search, last.decks, number + 1)
    evener = _exchanged(world, search, results, values)
    return _series(search, evener or last.decks, "series", number + 1, PAIRS)


def share(results: Sequence[FairOutcome], what: str, number: int) -> float:
    """The share of games the first deck won in one round."""
    rounds = [r for r in results if (r.what, r.round) == (what, number)]
    games = sum(r.won + r.lost + r.drawn for r in rounds)
    return sum(r.won + r.drawn / 2 for r in rounds) / games if games else 0.5


def outcome(results: Sequence[FairOutcome]) -> dict[str, Any]:
    """The decks and how even they are; the final when there was one, else the last round."""
    played = [r for r in results if r.what != "pair"]
    if not played:
        return {"decks": results[-1].decks if results else [], "fresh": False}
    last = played[-1]
    same = [r for r in played if (r.what, r.round) == (last.what, last.round)]
    games = sum(r.won + r.lost + r.drawn for r in same)
    rate = wilson(sum(r.won + r.drawn / 2 for r in same), games)
    return {
        "decks": last.decks,
        "rate": msgspec.to_builtins(rate),
        "aborted": sum(r.aborted for r in same),
        "fresh": last.what == "final",
        "even": rate.rate is not None and abs(rate.rate - 0.5) <= BAND,
        "rounds": last.round,
        "games": sum(r.won + r.lost + r.drawn for r in played),
    }


def history(results: Sequence[FairOutcome]) -> list[dict[str, Any]]:
    """How even the decks were in each round, with intervals."""
    rounds: dict[tuple[int, str], list[float]] = {}
    for r in results:
        if r.what != "pair":
            total = rounds.setdefault((r.round, r.what), [0.0, 0.0])
            total[0] += r.won + r.drawn / 2
            total[1] += r.won + r.lost + r.drawn
    return [
        {"round": n, "what": what, "rate": msgspec.to_builtins(wilson(points, int(games)))}
        for (n, what), (points, games) in sorted(rounds.items())
    ]


def inline(
    world: World, search: Search, progress: Callable[[int], None] | None = None
) -> list[FairOutcome]:
    """The whole search in this process."""
    results: list[FairOutcome] = []
    tasks = begin(search)
    while tasks:
        for task in tasks:
            results.append(run(world, search, task))
            if progress:
                progress(len(results))
        tasks = more(world, search, results)
    return results


def _instance(world: World, search: Search) -> Instance:
    return build(world.checker, world.features, replace(search.wishes(), decks=2, match=True))


def _series(search: Search, decks: Any, what: str, number: int, pairs: int) -> list[FairTask]:
    return [
        FairTask(
            what=what,
            round=number,
            decks=decks,
            seed=derive(search.seed, number),
            first=first,
            pairs=min(CHUNK, pairs - first),
        )
        for first in range(0, pairs, CHUNK)
    ]


def _final(search: Search, decks: Any, number: int) -> list[FairTask]:
    return _series(search, decks, "final", number, FINAL_PAIRS)


def _values(world: World, results: Sequence[FairOutcome]) -> Values:
    """Card values from all rounds: what one deck has more of than the other explains its share."""
    trials: dict[str, Trial] = {}
    for r in results:
        if r.what == "pair":
            continue
        trial = r.trial()
        trial.sections = {"more": _more(r.decks)}
        trials.update(pooled([*trials.values(), trial]))
    return learn(trials.values(), prior_points(world), even=0.5)


def _more(decks: Any) -> dict[str, int]:
    """Copies that the first deck has more than the second, or fewer."""
    one, other = (Deck.of(sections).counts() for sections in decks)
    found = {card: one.get(card, 0) - other.get(card, 0) for card in sorted({*one, *other})}
    return {card: n for card, n in found.items() if n}


def _edge(values: Values, decks: Any) -> float:
    """How far the first deck should be ahead."""
    return values.predict(_more(decks)) - 0.5


def _exchanged(
    world: World, search: Search, results: Sequence[FairOutcome], values: Values
) -> list[Any] | None:
    """The decks after the exchanges that should bring them nearest to even."""
    last = results[-1].decks
    tried = {key({"more": _more(r.decks)}) for r in results if r.what != "pair"}
    one, other = (Deck.of(sections) for sections in last)
    types = {card.id: card.type for card in world.checker.catalogue.cards}
    instance = _instance(world, search)
    left = _edge(values, last)
    changed = False
    for _ in range(EXCHANGES):
        if changed and abs(left) < NEAR / 3:
            break
        options = sorted(
            (abs(left - 2 * (values.effect[mine] - values.effect[theirs])), section, mine, theirs)
            for (section, mine), (place, theirs) in itertools.product(slots(one), slots(other))
            if section == place and mine != theirs and types[mine] == types[theirs]
        )
        for gap, section, mine, theirs in options[:60]:
            first = one.with_card(section, mine, -1).with_card(section, theirs, 1)
            second = other.with_card(section, theirs, -1).with_card(section, mine, 1)
            fresh = key({"more": _more([first.sections, second.sections])}) not in tried
            # The first exchange is made even if the gap grows a little: standing still teaches
            # nothing new.
            if (gap < abs(left) or not changed) and fresh:
                if broken(instance, [first, second]):
                    continue
                left -= 2 * (values.effect[mine] - values.effect[theirs])
                one, other, changed = first, second, True
                break
        else:
            break
    return [one.sections, other.sections] if changed else None
