"""Two agents against each other with the same deck on both sides: what the agent alone is worth."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from cards.ready import ReadyDeck
from engine.agents import Agent
from engine.games import matchup
from engine.rng import derive
from engine.series import Report, Tally, merge, play_pair, report
from engine.statistics import Rate, wilson


class Mirror(msgspec.Struct, frozen=True):
    """Mirror games over several decks: all of them together, and deck by deck."""

    total: Report
    decks: dict[str, Rate]


def run(
    game_id: str,
    decks: Mapping[str, ReadyDeck],
    agents: tuple[Agent, Agent],
    seed: int,
    games: int,
) -> Mirror:
    """So many games in pairs, dealt out over the decks in turn; rates are the first agent's."""
    if not decks:
        raise ValueError("expected at least one deck")
    names = list(decks)
    tallies = {name: Tally() for name in names}
    ready = {
        name: matchup(game_id, [deck, deck], (agents[0].label(), agents[1].label()))
        for name, deck in decks.items()
    }
    for index in range((games + 1) // 2):
        name = names[index % len(names)]
        play_pair(tallies[name], game_id, ready[name], agents, derive(seed, index))
    rates = {name: wilson(t.won + 0.5 * t.drawn, t.finished) for name, t in tallies.items()}
    return Mirror(
        total=report(game_id, agents, seed, merge(tallies.values())),
        decks={name: rate for name, rate in rates.items() if rate.games},
    )
