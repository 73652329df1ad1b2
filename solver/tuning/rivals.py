"""Plain searches to compare with: a genetic algorithm and hill climbing on simulated games.

Both know the rules through the validator and nothing of values; both see the same opponents with
the same seeds and may play as many games as the search they are compared with.
"""

from __future__ import annotations

from collections.abc import Sequence

from cards.deck import Deck
from engine.rng import Rng, derive, seeded
from solver.optimiser.build import build
from solver.optimiser.instance import SCALE, Instance
from solver.optimiser.solution import Effort
from solver.optimiser.solve import solve
from solver.optimiser.verify import broken
from solver.optimiser.worth import slots
from solver.tuning.settings import Search
from solver.tuning.trial import Trial, key, play, pooled
from solver.tuning.values import gauss
from solver.tuning.world import World

POPULATION = 20
PARENTS = 6
# Pairs of games that a new deck is tried with, and those a challenger is compared over.
TRY = 8
TRIES = 60


class Bench:
    """Decks, legality and games for a plain search, with the number of games it has played."""

    def __init__(self, world: World, search: Search) -> None:
        self.world, self.search = world, search
        self.chance = seeded(search.seed, 17)
        plain = build(world.checker, world.features, search.wishes())
        self.instance: Instance = plain
        self.types = {card.id: card.type for card in world.checker.catalogue.cards}
        self.usable = [c for c in plain.cards if plain.supply(c)]
        self.played = 0

    def random_deck(self, number: int) -> Deck:
        """A legal deck at random: the best one under values drawn by lot."""
        chance = seeded(derive(self.search.seed, number), 19)
        learned = {card: round(gauss(chance) * SCALE) for card in self.instance.cards}
        wishes = self.search.wishes(learned, featured=False)
        instance = build(self.world.checker, self.world.features, wishes)
        return solve(instance, Effort(work=0.3)).deck

    def legal(self, deck: Deck) -> bool:
        return not broken(self.instance, [deck])

    def mutated(self, deck: Deck, swaps: int) -> Deck:
        """Some cards exchanged for others of their types, legally; the same deck if none fits."""
        for _ in range(TRIES):
            found = deck
            for _ in range(swaps):
                found = self._swapped(found)
            if found != deck and self.legal(found):
                return found
        return deck

    def _swapped(self, deck: Deck) -> Deck:
        places = [slot for slot, n in slots(deck).items() for _ in range(n)]
        section, old = places[self.chance.below(len(places))]
        others = [c for c in self.usable if c != old and self.types[c] == self.types[old]]
        if not others:
            return deck
        new = others[self.chance.below(len(others))]
        return deck.with_card(section, old, -1).with_card(section, new, 1)

    def crossed(self, one: Deck, other: Deck) -> Deck:
        """Each type from one parent or the other; one parent unchanged if that is not legal."""
        for _ in range(TRIES):
            sections: dict[str, dict[str, int]] = {}
            chosen: dict[str, bool] = {}
            for deck, first in ((one, True), (other, False)):
                for (section, card), n in slots(deck).items():
                    kind = self.types[card]
                    if kind not in chosen:
                        chosen[kind] = self.chance.below(2) == 0
                    if chosen[kind] == first:
                        sections.setdefault(section, {})[card] = n
            child = Deck.of(sections)
            if self.legal(child):
                return child
        return one

    def trial(self, deck: Deck, seed: int, first: int, pairs: int) -> Trial:
        found = play(
            self.world,
            deck.sections,
            self.search.gauntlet,
            seed=derive(self.search.seed, seed),
            first=first,
            pairs=pairs,
            agent_name=self.search.agent,
        )
        self.played += found.games + found.aborted
        return found


def genetic(world: World, search: Search) -> Deck:
    """Tournament of the fittest: parents cross and mutate, results of the same deck add up."""
    bench = Bench(world, search)
    population = [bench.random_deck(number) for number in range(POPULATION)]
    trials: list[Trial] = []
    generation = 0
    while bench.played + 2 * TRY <= search.games:
        for deck in population:
            if bench.played + 2 * TRY <= search.games:
                trials.append(bench.trial(deck, generation, 0, TRY))
        known = pooled(trials)
        ranked = sorted(known.values(), key=_fitness)
        parents = [Deck.of(trial.sections) for trial in ranked[:PARENTS]]
        population = [*parents[:2], *_children(bench, parents)]
        generation += 1
    return Deck.of(min(pooled(trials).values(), key=_fitness).sections)


def climb(world: World, search: Search, start: Deck | None = None) -> Deck:
    """From one deck to a neighbour whenever the neighbour did better with the same seeds."""
    bench = Bench(world, search)
    here = start or bench.random_deck(0)
    step = 0
    pairs = 2 * TRY
    while bench.played + 4 * pairs <= search.games:
        there = bench.mutated(here, 1 + bench.chance.below(3))
        if key(there.sections) == key(here.sections):
            break
        mine = bench.trial(here, step, 0, pairs)
        theirs = bench.trial(there, step, 0, pairs)
        if theirs.points > mine.points:
            here = there
        step += 1
    return here


def _children(bench: Bench, parents: Sequence[Deck]) -> list[Deck]:
    chance: Rng = bench.chance
    made = []
    for _ in range(POPULATION - 2):
        one, other = (parents[chance.below(len(parents))] for _ in range(2))
        made.append(bench.mutated(bench.crossed(one, other), 1 + chance.below(4)))
    return made


def _fitness(trial: Trial) -> float:
    """Smaller is fitter; few games count less, as if ten more had been even."""
    return -(trial.points + 5) / (trial.games + 10)
