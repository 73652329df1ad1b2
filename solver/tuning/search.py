"""Propose and test: from all results so far to what is to be done next.

A generation is a round of proposals (CP-SAT under sampled card values) and some rungs of games:
each rung plays twice as many and keeps the better half. What every game taught goes into the values
of the next generation. At the end the best few meet in a play-off, and the winner plays a final on
seeds that no earlier game used, beside the solver's first proposal.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from cards.deck import Deck
from engine.rng import derive, seeded
from solver.optimiser import limits
from solver.optimiser.build import build
from solver.optimiser.instance import SCALE
from solver.optimiser.solution import Effort
from solver.optimiser.solve import solve
from solver.optimiser.worth import slots
from solver.tuning.settings import Search
from solver.tuning.steps import Outcome, Task
from solver.tuning.trial import Trial, key, play, pooled
from solver.tuning.values import Values, gauss, learn
from solver.tuning.world import World

# Work of one proposal; most are proved optimal with far less.
EFFORT = Effort(work=0.3)
# Decks in the play-off, and pairs of one chunk of the final.
PLAYOFF = 4
CHUNK = 40
# Streams of seeds that never meet.
FINAL = 1_000_000
# Cards by which a local proposal may differ from the deck it starts from.
RADII = (4, 6, 8, 12, 16)
# Results count as if so many more games had ended as the values predict.
SHRINK = 24


class NoDeckError(ValueError):
    """No legal deck can be made of what the search may use."""


def begin(search: Search) -> list[Task]:
    """The proposals of the first generation."""
    return [Task(what="propose", generation=0, slot=slot) for slot in range(search.candidates)]


def run(world: World, search: Search, task: Task) -> Outcome:
    """Do one task: a proposal or some games. Depends on nothing but its arguments."""
    if task.what == "propose":
        sections = _proposal(world, search, task)
        return Outcome(what=task.what, generation=task.generation, sections=sections)
    assert task.sections is not None
    trial = play(
        world,
        task.sections,
        search.gauntlet,
        seed=task.seed,
        first=task.first,
        pairs=task.pairs,
        agent_name=search.agent,
    )
    return Outcome(
        what=task.what,
        generation=task.generation,
        rung=task.rung,
        sections=trial.sections,
        won=trial.won,
        lost=trial.lost,
        drawn=trial.drawn,
        aborted=trial.aborted,
        # Nothing is learned from a final.
        seen={} if task.what == "final" else trial.seen,
    )


def more(world: World, search: Search, results: Sequence[Outcome]) -> list[Task]:
    """What to do after everything so far is done; nothing when the final is over."""
    last = results[-1]
    generation = last.generation
    if last.what == "propose":
        decks = _proposed(results, generation)
        if not decks:
            raise NoDeckError("no legal deck can be made of the cards that may be used")
        return _rung(search, decks, generation, 0)
    if last.what == "play":
        if last.rung + 1 < search.rungs:
            return _promoted(search, results, generation, last.rung + 1)
        spent = sum(r.won + r.lost + r.drawn + r.aborted for r in _games(results))
        playoff = PLAYOFF * search.rung_games(1)
        if spent + search.generation_games() + playoff <= search.games:
            return _proposals(world, search, results, generation + 1)
        return _playoff(world, search, results, generation + 1, search.games - spent)
    if last.what == "playoff":
        best = best_deck(world, search, results)
        first = first_proposal(results)
        decks = [best] if key(best) == key(first) else [best, first]
        return [task for deck in decks for task in _final(search, deck, generation)]
    return []


def best_deck(world: World, search: Search, results: Sequence[Outcome]) -> Any:
    """The deck with the best result, drawn towards what the values predict of it."""
    trials = pooled(_trials(results))
    if not trials:
        return None
    values = values_of(world, results)
    ranked = sorted(trials.values(), key=lambda t: -_shrunk(t, values))
    playoff = {key(r.sections) for r in results if r.what == "playoff" and r.sections}
    for trial in ranked:
        if not playoff or key(trial.sections) in playoff:
            return trial.sections
    return ranked[0].sections


def first_proposal(results: Sequence[Outcome]) -> Any:
    """What the solver proposed before any game: the best deck by the declared features."""
    return next((r.sections for r in results if r.what == "propose" and r.sections), None)


def values_of(world: World, results: Sequence[Outcome]) -> Values:
    """Card values as all games so far tell them."""
    return learn(pooled(_trials(results)).values(), prior_points(world))


def inline(
    world: World, search: Search, progress: Callable[[int], None] | None = None
) -> list[Outcome]:
    """The whole search in this process; the results in the order of their tasks."""
    results: list[Outcome] = []
    tasks = begin(search)
    while tasks:
        for task in tasks:
            results.append(run(world, search, task))
            if progress:
                progress(sum(r.won + r.lost + r.drawn for r in _games(results)))
        tasks = more(world, search, results)
    return results


def _games(results: Sequence[Outcome]) -> list[Outcome]:
    return [r for r in results if r.what in ("play", "playoff")]


def _trials(results: Sequence[Outcome]) -> list[Trial]:
    """Results of the search itself; the final is never learned from."""
    return [r.trial() for r in _games(results)]


def prior_points(world: World) -> dict[str, float]:
    """The best declared worth of each card over the sections, in points."""
    points = {card.id: 0.0 for card in world.checker.catalogue.cards}
    for (_, card), worth in world.features.worth.items():
        points[card] = max(points[card], worth / SCALE)
    return points


def _proposal(world: World, search: Search, task: Task) -> Any:
    """The best deck under the values of a task, or near a deck it names; None without any."""
    learned = task.learned
    if learned is None:
        # Half of the first pool follows the features, shaken; the other half knows nothing.
        noise = {} if task.slot == 0 else _noise(world, search, task.slot)
        wishes = search.wishes(noise, featured=task.slot % 2 == 0)
    else:
        wishes = search.wishes(learned, featured=False)
    instance = build(world.checker, world.features, wishes)
    around = task.around
    if around is not None:
        deck = Deck.of(around)
        low = max(0, deck.size - task.radius)
        instance = instance.with_bounds(limits.overlap(slots(deck), low=low, name="near"))
    if search.start is not None and search.swaps is not None:
        base = Deck.of(search.start)
        low = max(0, base.size - search.swaps)
        instance = instance.with_bounds(limits.overlap(slots(base), low=low, name="swaps"))
    found = solve(instance, msgspec.structs.replace(EFFORT, seed=1 + task.slot))
    if not found.found:
        return None
    return found.deck.sections if _fits(world, search, found.deck.sections) else None


def _fits(world: World, search: Search, sections: Any) -> bool:
    return not any(world.fits(sections, other) for other in search.gauntlet)


def _noise(world: World, search: Search, slot: int) -> dict[str, int]:
    """Values shaken so that the first pool is diverse."""
    chance = seeded(derive(search.seed, slot), 11)
    return {card.id: round(gauss(chance) * 1.5 * SCALE) for card in world.checker.catalogue.cards}


def _proposed(results: Sequence[Outcome], generation: int) -> list[Any]:
    found = {
        key(r.sections): r.sections
        for r in results
        if r.what == "propose" and r.generation == generation and r.sections
    }
    return list(found.values())


def _rung(search: Search, decks: list[Any], generation: int, rung: int) -> list[Task]:
    pairs = search.pairs * 2**rung
    return [
        Task(
            what="play",
            generation=generation,
            rung=rung,
            sections=deck,
            seed=derive(search.seed, generation),
            first=search.pairs * (2**rung - 1),
            pairs=pairs,
        )
        for deck in decks
    ]


def _promoted(search: Search, results: Sequence[Outcome], generation: int, rung: int) -> list[Task]:
    """The better half of a rung goes on to the next."""
    of_generation = [r for r in results if r.generation == generation]
    trials = pooled(_trials(of_generation))
    ranked = sorted(trials.values(), key=lambda t: -(t.rate.rate or 0.0))
    last = {key(r.sections) for r in of_generation if r.rung == rung - 1 and r.sections}
    standing = [t.sections for t in ranked if key(t.sections) in last]
    keep = max(1, search.candidates >> rung)
    return _rung(search, standing[:keep], generation, rung)


def _proposals(
    world: World, search: Search, results: Sequence[Outcome], generation: int
) -> list[Task]:
    """The next pool: the best deck again, decks near the best few, and some from afar."""
    values = values_of(world, results)
    trials = pooled(_trials(results))
    ranked = sorted(trials.values(), key=lambda t: -_shrunk(t, values))
    tasks: list[Task] = []
    for slot in range(search.candidates):
        chance = seeded(derive(search.seed, 1000 * generation + slot), 13)
        far = slot % 4 == 1
        elite = ranked[(slot // 2) % min(3, len(ranked))]
        learned = values.sampled(chance, 0.0 if slot == 1 else 1.0)
        around, radius = None, 0
        if slot == 0:
            around = ranked[0].sections
        elif not far:
            around, radius = elite.sections, RADII[chance.below(len(RADII))]
        tasks.append(
            Task(
                what="propose",
                generation=generation,
                slot=slot,
                learned=learned,
                around=around,
                radius=radius,
            )
        )
    return tasks


def _shrunk(trial: Trial, values: Values) -> float:
    counts = Deck.of(trial.sections).counts()
    expected = min(1.0, max(0.0, values.predict(counts)))
    return (trial.points + SHRINK * expected) / (trial.games + SHRINK)


def _playoff(
    world: World,
    search: Search,
    results: Sequence[Outcome],
    generation: int,
    left: int,
) -> list[Task]:
    values = values_of(world, results)
    trials = pooled(_trials(results))
    ranked = sorted(trials.values(), key=lambda t: -_shrunk(t, values))[:PLAYOFF]
    pairs = max(1, left // (2 * len(ranked)))
    return [
        Task(
            what="playoff",
            generation=generation,
            sections=trial.sections,
            seed=derive(search.seed, generation),
            pairs=pairs,
        )
        for trial in ranked
    ]


def _final(search: Search, deck: Any, generation: int) -> list[Task]:
    # Whole rounds, so that every deck of the gauntlet counts alike.
    rounds = max(1, search.final // (2 * len(search.gauntlet)))
    pairs = rounds * len(search.gauntlet)
    return [
        Task(
            what="final",
            generation=generation,
            sections=deck,
            seed=derive(search.seed, FINAL),
            first=first,
            pairs=min(CHUNK, pairs - first),
        )
        for first in range(0, pairs, CHUNK)
    ]
