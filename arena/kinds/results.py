"""The result of a contest: figures with their intervals, and what they mean in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

from arena.kinds import played
from arena.result import (
    VERSION,
    AloneMeeting,
    AloneResult,
    CardFigures,
    DeckPlayed,
    PairMeeting,
    PairsResult,
    Standing,
    TableMeeting,
    TableResult,
)
from arena.setup import Setup
from engine import alone, conclusion, metagame, multiplayer, ranking, series
from engine.statistics import Rate, difference, wilson


def _head(setup: Setup, partial: bool) -> dict[str, Any]:
    """The fields that every result begins with."""
    return {
        "version": VERSION,
        "kind": setup.kind,
        "game": setup.game,
        "seed": setup.seed,
        "games_wanted": setup.games,
        "until_decided": setup.until_decided,
        "edge": setup.edge,
        "partial": partial,
        "identity": setup.identity,
        "decks": [DeckPlayed(one.name, one.agent, one.hash, one.size) for one in setup.entries],
    }


def card_figures(
    counts: Mapping[str, series.CardCount], wins: float, finished: int
) -> list[CardFigures]:
    """Each card of a deck."""
    return [
        CardFigures(
            card=card,
            drawn=wilson(count.drawn_wins, count.drawn),
            played=wilson(count.played_wins, count.played),
            difference=difference(
                count.drawn_wins, count.drawn, wins - count.drawn_wins, finished - count.drawn
            ),
        )
        for card, count in sorted(counts.items())
    ]


def pair_meeting(
    setup: Setup, place: int, tally: series.Tally, line: str, partial: bool
) -> PairMeeting:
    """The figures of two decks, from the first one's side."""
    one, two = setup.pairings[place]
    agents = setup.agents((one, two))
    report = series.report(setup.game, (agents[0], agents[1]), setup.seed, tally, setup.edge)
    seen = conclusion.Seen(
        names=(setup.entries[one].name, setup.entries[two].name),
        agents=(agents[0].label(), agents[1].label()),
        rate=report.rate,
        first_seat=report.first_seat,
        aborted=tally.aborted,
        verdict=report.sprt.verdict,
        until_decided=setup.until_decided,
        partial=partial,
        edge=setup.edge,
    )
    return PairMeeting(
        decks=[one, two],
        games=report.games,
        won=report.won,
        lost=report.lost,
        drawn=report.drawn,
        aborted=report.aborted,
        reasons=report.reasons,
        rate=report.rate,
        pairs=report.pairs,
        sprt=report.sprt,
        first_seat=report.first_seat,
        mean_turns=report.mean_turns,
        mean_decisions=report.mean_decisions,
        lengths=report.lengths,
        conclusion=conclusion.of_matchup(seen),
        played=line,
    )


def _standings(setup: Setup, tallies: Sequence[series.Tally]) -> list[Standing]:
    """Each deck over all its pairings."""
    rows = []
    for place, entry in enumerate(setup.entries):
        won = lost = drawn = aborted = 0
        for pairing, tally in zip(setup.pairings, tallies, strict=True):
            if place not in pairing:
                continue
            first = pairing[0] == place
            won += tally.won if first else tally.lost
            lost += tally.lost if first else tally.won
            drawn += tally.drawn
            aborted += tally.aborted
        rate = wilson(won + drawn / 2, won + lost + drawn)
        rows.append(
            Standing(
                deck=place, name=entry.name, rate=rate, won=won, lost=lost, drawn=drawn,
                aborted=aborted,
            )
        )  # fmt: skip
    return rows


def _cards(
    setup: Setup, tallies: Sequence[series.Tally], standings: Sequence[Standing]
) -> list[list[CardFigures]]:
    """The cards of each deck over all its pairings."""
    every: list[dict[str, series.CardCount]] = [{} for _ in setup.entries]
    for pairing, tally in zip(setup.pairings, tallies, strict=True):
        for side, place in enumerate(pairing):
            series.add_cards(every[place], tally.cards[side])
    return [
        card_figures(counts, row.rate.wins, row.rate.games)
        for counts, row in zip(every, standings, strict=True)
    ]


def _wins(setup: Setup, tallies: Sequence[series.Tally]) -> list[list[float]]:
    size = len(setup.entries)
    wins = [[0.0] * size for _ in range(size)]
    for (one, two), tally in zip(setup.pairings, tallies, strict=True):
        wins[one][two] = tally.won + tally.drawn / 2
        wins[two][one] = tally.lost + tally.drawn / 2
    return wins


def of_pairings(
    setup: Setup, tallies: Sequence[series.Tally], lines: Sequence[str], partial: bool = False
) -> PairsResult:
    """The result of a matchup, a gauntlet or a round robin."""
    pairings = [
        pair_meeting(setup, place, tally, line, partial)
        for place, (tally, line) in enumerate(zip(tallies, lines, strict=True))
    ]
    standings = _standings(setup, tallies)
    common = _head(setup, partial) | {
        "games": sum(one.games for one in pairings),
        "standings": standings,
        "pairings": pairings,
        "cards": _cards(setup, tallies, standings),
    }
    if setup.kind == "matchup":
        return PairsResult(**common, conclusion=pairings[0].conclusion)
    rates = [wilson(t.won + t.drawn / 2, t.finished) for t in tallies]
    names = setup.names
    if setup.kind == "gauntlet":
        found = conclusion.of_gauntlet(names[0], names[1:], rates)
        return PairsResult(**common, conclusion=found)
    wins = _wins(setup, tallies)
    ranked = ranking.rank(wins)
    mix = metagame.shares(wins, setup.seed)
    return PairsResult(
        **common,
        ranking=list(ranked),
        mix=list(mix),
        mix_words=conclusion.of_mix(names, mix),
        conclusion=conclusion.of_field(names, ranked, sum(rate.games for rate in rates)),
    )


def of_table(
    setup: Setup, tally: multiplayer.MultiplayerTally, line: str, partial: bool = False
) -> TableResult:
    """The result of a table of three or more."""
    report = multiplayer.report(setup.game, setup.agents(setup.pairings[0]), setup.seed, tally)
    found = conclusion.of_pod(setup.names, report.rates, report.even)
    meeting = TableMeeting(
        decks=list(setup.pairings[0]),
        games=report.games,
        drawn=report.drawn,
        aborted=report.aborted,
        reasons=report.reasons,
        even=report.even,
        rates=report.rates,
        seats=report.seats,
        mean_turns=report.mean_turns,
        mean_decisions=report.mean_decisions,
        lengths=report.lengths,
        conclusion=found,
        played=line,
    )
    return TableResult(
        **_head(setup, partial),
        games=report.games,
        standings=[
            Standing(deck=place, name=entry.name, rate=rate)
            for place, (entry, rate) in enumerate(zip(setup.entries, report.rates, strict=True))
        ],
        pairings=[meeting],
        cards=[
            card_figures(counts, wins, tally.finished)
            for counts, wins in zip(tally.cards, tally.wins, strict=True)
        ],
        conclusion=found,
    )


def of_alone(
    setup: Setup, tallies: Sequence[alone.AloneTally], lines: Sequence[str], partial: bool = False
) -> AloneResult:
    """The result of decks that were played each by itself."""
    found = [
        _alone_meeting(setup, place, tally, line, partial)
        for place, (tally, line) in enumerate(zip(tallies, lines, strict=True))
    ]
    rates = [one.rate for one in found if one.rate is not None]
    teams = len(rates) == len(found)
    compared = _compared(lines) if teams and len(found) > 1 else []
    return AloneResult(
        **_head(setup, partial),
        games=sum(one.games for one in found),
        standings=[
            Standing(
                deck=place, name=setup.names[place], rate=one.rate, won=one.won, lost=one.lost,
                drawn=one.drawn, aborted=one.aborted,
            )
            for place, one in enumerate(found)
            if one.rate is not None
        ],
        pairings=found,
        comparisons=compared,
        cards=[
            card_figures(tally.cards, float(tally.won), tally.finished) for tally in tallies
        ],
        conclusion=found[0].conclusion
        if len(found) == 1 or not teams
        else conclusion.of_teams(
            setup.names, rates, [(one.one, one.two, one.difference) for one in compared]
        ),
    )  # fmt: skip


def _alone_meeting(
    setup: Setup, place: int, tally: alone.AloneTally, line: str, partial: bool
) -> AloneMeeting:
    report = alone.report(tally)
    name = setup.names[place]
    return AloneMeeting(
        decks=[place],
        games=report.games,
        won=report.won,
        lost=report.lost,
        drawn=report.drawn,
        aborted=report.aborted,
        reasons=report.reasons,
        rate=report.rate,
        won_by=report.won_by,
        lost_by=report.lost_by,
        seats=report.seats,
        figures=report.figures,
        mean_turns=report.mean_turns,
        mean_decisions=report.mean_decisions,
        lengths=report.lengths,
        conclusion=_of_alone(name, report.rate, report, partial),
        played=line,
    )


def _of_alone(
    name: str, rate: Rate | None, report: alone.AloneReport, partial: bool
) -> conclusion.Conclusion:
    if rate is not None:
        return conclusion.of_team(name, rate, report.lost_by, partial)
    return conclusion.of_seats(name, [(one.name, one.rate) for one in report.seats], partial)


def _compared(lines: Sequence[str]) -> list[alone.Comparison]:
    """Every two teams by the games of the same seeds."""
    ends = [played.ends(line) for line in lines]
    return [
        alone.compare(one, two, [(ends[one][n], ends[two][n]) for n in ends[one] if n in ends[two]])
        for one, two in combinations(range(len(lines)), 2)
    ]
