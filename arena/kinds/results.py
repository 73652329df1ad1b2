"""The result of a contest: figures with their intervals, and what they mean in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from arena.setup import Setup
from engine import conclusion, metagame, multiplayer, ranking, series
from engine.statistics import Rate, difference, wilson

VERSION = 1


def _plain(value: Any) -> Any:
    return msgspec.to_builtins(value, str_keys=True)


def _head(setup: Setup) -> dict[str, Any]:
    return {
        "version": VERSION,
        "kind": setup.kind,
        "game": setup.game,
        "seed": setup.seed,
        "games_wanted": setup.games,
        "until_decided": setup.until_decided,
        "edge": setup.edge,
        "partial": setup.partial,
        "decks": [
            {"name": one.name, "agent": one.agent, "hash": one.hash, "size": one.size}
            for one in setup.entries
        ],
    }


def card_rows(
    counts: Mapping[str, series.CardCount], wins: float, finished: int
) -> list[dict[str, Any]]:
    """Each card of a deck: games with it drawn and played, and the difference that drawing made.

    The difference is between the games in which the deck drew the card and those in which it did
    not. Whether a card is *played* hangs on how the game goes, so no difference is told for that.
    """
    rows = []
    for card, count in sorted(counts.items()):
        apart = difference(
            count.drawn_wins, count.drawn, wins - count.drawn_wins, finished - count.drawn
        )
        rows.append(
            {
                "card": card,
                "drawn": _plain(wilson(count.drawn_wins, count.drawn)),
                "played": _plain(wilson(count.played_wins, count.played)),
                "difference": _plain(apart),
            }
        )
    return rows


def pairing_result(setup: Setup, place: int, tally: series.Tally, line: str) -> dict[str, Any]:
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
        partial=setup.partial,
        edge=setup.edge,
    )
    told = _plain(report)
    for name in ("cards", "summary", "game", "seed", "agents"):
        del told[name]
    return {
        "decks": [one, two],
        **told,
        "conclusion": _plain(conclusion.of_matchup(seen)),
        "played": line,
    }


def _standings(setup: Setup, tallies: Sequence[series.Tally]) -> list[dict[str, Any]]:
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
        finished = won + lost + drawn
        rows.append(
            {
                "deck": place,
                "name": entry.name,
                "won": won,
                "lost": lost,
                "drawn": drawn,
                "aborted": aborted,
                "rate": _plain(wilson(won + drawn / 2, finished)),
            }
        )
    return rows


def _cards(
    setup: Setup, tallies: Sequence[series.Tally], standings: Sequence[Mapping[str, Any]]
) -> list[list[dict[str, Any]]]:
    """The cards of each deck over all its pairings."""
    every: list[dict[str, series.CardCount]] = [{} for _ in setup.entries]
    for pairing, tally in zip(setup.pairings, tallies, strict=True):
        for side, place in enumerate(pairing):
            series.add_cards(every[place], tally.cards[side])
    return [
        card_rows(counts, row["rate"]["wins"], row["rate"]["games"])
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
    setup: Setup, tallies: Sequence[series.Tally], lines: Sequence[str]
) -> dict[str, Any]:
    """The result of a matchup, a gauntlet or a round robin."""
    pairings = [
        pairing_result(setup, place, tally, line)
        for place, (tally, line) in enumerate(zip(tallies, lines, strict=True))
    ]
    standings = _standings(setup, tallies)
    result = _head(setup) | {
        "games": sum(one["games"] for one in pairings),
        "standings": standings,
        "pairings": pairings,
        "cards": _cards(setup, tallies, standings),
    }
    if setup.kind == "matchup":
        return result | {"conclusion": pairings[0]["conclusion"]}
    rates = [wilson(t.won + t.drawn / 2, t.finished) for t in tallies]
    names = setup.names
    if setup.kind == "gauntlet":
        told = conclusion.of_gauntlet(names[0], names[1:], rates)
        return result | {"conclusion": _plain(told)}
    wins = _wins(setup, tallies)
    ranked = ranking.rank(wins)
    mix = metagame.shares(wins, setup.seed)
    told = conclusion.of_field(names, ranked, sum(rate.games for rate in rates))
    return result | {
        "ranking": _plain(ranked),
        "mix": _plain(mix),
        "mix_words": conclusion.of_mix(names, mix),
        "conclusion": _plain(told),
    }


def of_pod(setup: Setup, tally: multiplayer.MultiplayerTally, line: str) -> dict[str, Any]:
    """The result of a table of three or more."""
    agents = setup.agents(setup.pairings[0])
    report = multiplayer.report(setup.game, agents, setup.seed, tally)
    told = _plain(report)
    for name in ("cards", "summary", "game", "seed", "agents"):
        del told[name]
    rates: list[Rate] = report.rates
    words = conclusion.of_pod(setup.names, rates, report.even)
    standings = [
        {"deck": place, "name": entry.name, "rate": _plain(rate)}
        for place, (entry, rate) in enumerate(zip(setup.entries, rates, strict=True))
    ]
    return _head(setup) | {
        "games": report.games,
        "standings": standings,
        "pairings": [
            {
                "decks": list(setup.pairings[0]),
                **told,
                "conclusion": _plain(words),
                "played": line,
            }
        ],
        "cards": [
            card_rows(counts, wins, tally.finished)
            for counts, wins in zip(tally.cards, tally.wins, strict=True)
        ],
        "conclusion": _plain(words),
    }


def so_far(setup: Setup, tallies: Sequence[series.Tally]) -> dict[str, Any]:
    """What is known while games are still played."""
    total = series.merge(tallies)
    told: dict[str, Any] = {"finished": total.finished, "aborted": total.aborted}
    if setup.kind in ("matchup", "gauntlet"):
        told |= {
            "won": total.won,
            "lost": total.lost,
            "drawn": total.drawn,
            "rate": _plain(wilson(total.won + total.drawn / 2, total.finished)),
        }
    return told
