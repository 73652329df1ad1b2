"""The objective: worth of cards and pairs, and the weakest of several decks.

A pair is a 0/1 variable below the presence of both its cards. The relaxation of that product is
what decides how fast an optimum is proved: see docs/adr/0005-linear-synergies.md.
"""

from __future__ import annotations

from cards.construction.constraint import EVERYWHERE
from solver.optimiser.measures.overlap import shared
from solver.optimiser.variables import Terms, Variables, weighed


def worth_terms(variables: Variables, deck: int) -> Terms:
    """The worth of one deck as a weighed sum."""
    worth = variables.instance.worth
    terms: Terms = [(x, worth[slot]) for slot, x in variables.x[deck].items() if worth.get(slot)]
    terms += _pair_terms(variables, deck)
    staying = variables.instance.staying
    if staying:
        kept = shared(variables, deck, variables.instance.base)
        terms += [(variable, staying * weight) for variable, weight in kept]
    return terms


def _pair_terms(variables: Variables, deck: int) -> Terms:
    model = variables.model
    terms: Terms = []
    for number, pair in enumerate(variables.instance.pairs):
        if not all(variables.slots(EVERYWHERE, card) for card in (pair.one, pair.other)):
            continue
        one = variables.present(deck, EVERYWHERE, [pair.one])
        other = variables.present(deck, EVERYWHERE, [pair.other])
        if pair.one == pair.other:
            terms.append((one, pair.worth))
            continue
        both = model.new_bool_var(f"pair{deck} {number}")
        if pair.worth > 0:
            model.add(both <= one)
            model.add(both <= other)
        else:
            model.add(both >= one + other - 1)
        groups = tuple((EVERYWHERE, frozenset({card})) for card in (pair.one, pair.other))
        variables.follows.append((both, deck, groups))
        terms.append((both, pair.worth))
    return terms


def maximise(variables: Variables) -> None:
    """The worth of the deck; of several decks, that of the weakest."""
    model = variables.model
    worths = [worth_terms(variables, deck) for deck in range(variables.instance.decks)]
    if len(worths) == 1:
        if worths[0]:
            model.maximize(weighed(worths[0]))
        return
    reach = _reach(variables)
    weakest = model.new_int_var(-reach, reach, "weakest")
    for terms in worths:
        model.add(weighed(terms) - weakest >= 0)
    model.maximize(weakest)


def _reach(variables: Variables) -> int:
    """A number that no deck's worth can pass, up or down."""
    instance = variables.instance
    cards = sum(abs(instance.worth.get(slot, 0)) * top for slot, top in variables.most.items())
    pairs = sum(abs(pair.worth) for pair in instance.pairs)
    return cards + pairs + abs(instance.staying) * sum(instance.base.values())
