"""A rough value of a card, for agents that have to weigh one against another."""

from __future__ import annotations

from engine.mmg.codes import CREATURE, EPISODE, RESOURCE, TIME
from engine.mmg.model import Design

ENERGY_WORTH = 1.0
SUBSTANCE_WORTH = 1.0
SUPPORT_WORTH = 0.8
BALANCE_WORTH = 0.7
"""Combat is won by the lower of the two differences, so balanced values are worth more."""
SPECIAL_WORTH = 1.6
INNATE_WORTH = 1.2
RESOURCE_WORTH = 2.0


def worth(d: Design) -> float:
    """The value of a card in play or about to be played."""
    if d.kind == TIME:
        return 0.0
    if d.kind == EPISODE:
        return 2.0 + 0.2 * d.solve
    total = SPECIAL_WORTH * (len(d.announced) + len(d.answers) + len(d.rescues))
    total += INNATE_WORTH * (len(d.innate) + len(d.arrives) + len(d.wins))
    if d.kind == RESOURCE:
        return RESOURCE_WORTH + total
    if d.kind == CREATURE:
        total += ENERGY_WORTH * d.energy + SUBSTANCE_WORTH * d.substance
        total += SUPPORT_WORTH * d.support + BALANCE_WORTH * min(d.energy, d.substance)
    return total
