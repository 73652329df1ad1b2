"""What a run of games shows and what it does not, in plain sentences.

Every sentence rests on an interval: a share is called better only when its whole interval lies on
one side, or when the sequential test says so.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from engine.metagame import Share
from engine.ranking import Ranked
from engine.statistics import Difference, Rate, games_to_see

SHOWN = 3
LEAST_GAMES = 20
"""Fewer games decide nothing, whatever their interval: the two games of a pair go together."""


_ONE_MIND = "How people would fare: one agent plays for all, and sees what each seat may see."


class Conclusion(msgspec.Struct, frozen=True):
    """The finding in one sentence, what else the games show, and what they leave open."""

    headline: str
    can: list[str]
    cannot: list[str]


class Seen(msgspec.Struct, frozen=True):
    """What is known of one match-up, from the first deck's side."""

    names: tuple[str, str]
    agents: tuple[str, str]
    rate: Rate
    first_seat: Rate
    aborted: int
    verdict: str
    """Of the sequential test: first, second, not distinguishable, or undecided."""
    until_decided: bool = False
    partial: bool = False
    edge: float = 0.05


def percent(share: float) -> str:
    """A share in words, without a needless decimal.

    >>> percent(0.5), percent(0.123)
    ('50%', '12.3%')
    """
    text = f"{share * 100:.1f}"
    return f"{text.removesuffix('.0')}%"


def points(share: float) -> str:
    """A difference of shares in words.

    >>> points(0.041)
    '4.1 points'
    """
    return f"{share * 100:.1f}".removesuffix(".0") + " points"


def span(rate: Rate | Ranked) -> str:
    """An interval in words."""
    return f"{percent(rate.low)} to {percent(rate.high)}"


def listed(names: Sequence[str], joint: str = "and") -> str:
    """Names as a list in words; more than a few are summed up."""
    shown = list(names)
    if len(shown) > SHOWN + 1:
        shown = [*shown[:SHOWN], f"{len(names) - SHOWN} more"]
    if len(shown) < 2:
        return "".join(shown)
    return f"{', '.join(shown[:-1])} {joint} {shown[-1]}"


def of_matchup(seen: Seen) -> Conclusion:
    """The conclusion of two decks."""
    one, two = seen.names
    rate = seen.rate
    if rate.rate is None:
        why = "every game was aborted" if seen.aborted else "no game was played"
        return Conclusion(
            headline=f"Nothing can be said about {one} and {two}: {why}.",
            can=[],
            cannot=["Which deck is better: there is no finished game to go by."],
        )
    figures = f"{percent(rate.rate)} ({span(rate)}) of {rate.games:,} games"
    better = _better(seen)
    if better == "even":
        headline = (
            f"{one} and {two} are not distinguishable: {one} won {figures}, and a lead of "
            f"{points(seen.edge)} or more would have shown."
        )
    elif better:
        share = f"{percent(rate.rate)} ({span(rate)})"
        winner = one if better == "first" else two
        loser = two if better == "first" else one
        headline = f"{winner} is better than {loser}: {one} won {share} of {rate.games:,} games."
    elif rate.games < LEAST_GAMES:
        headline = (
            f"{rate.games} games are too few to tell {one} and {two} apart: {one} won {figures}."
        )
    else:
        headline = f"These games do not tell {one} and {two} apart: {one} won {figures}."
    return Conclusion(headline=headline, can=_can(seen, better), cannot=_cannot(seen, better))


def _better(seen: Seen) -> str:
    """first, second, even, or nothing."""
    if seen.until_decided:
        known = {"first": "first", "second": "second", "not distinguishable": "even"}
        return known.get(seen.verdict, "")
    if seen.rate.games < LEAST_GAMES:
        return ""
    if seen.rate.low > 0.5:
        return "first"
    return "second" if seen.rate.high < 0.5 else ""


def _can(seen: Seen, better: str) -> list[str]:
    one, two = seen.names
    found = []
    if better != "":
        played = _agents_said(seen.agents)
        found.append(
            f"Played by {played}, {one} wins somewhere between {percent(seen.rate.low)} and "
            f"{percent(seen.rate.high)} of its games against {two}; such an interval holds the "
            "truth 95 times in 100."
        )
    seat = seen.first_seat
    if seat.games < LEAST_GAMES:
        return found
    if seat.low > 0.5:
        found.append(f"Going first helps: the seat that begins won {_share(seat)}.")
    elif seat.high < 0.5:
        found.append(f"Going first hurts: the seat that begins won {_share(seat)}.")
    return found


def _share(rate: Rate) -> str:
    return f"{percent(rate.rate or 0.0)} ({span(rate)})"


def _agents_said(agents: Sequence[str]) -> str:
    if len(set(agents)) == 1:
        return f"the {agents[0]} agent"
    return " against ".join(f"the {agent} agent" for agent in agents)


def _cannot(seen: Seen, better: str) -> list[str]:
    rate, seat = seen.rate, seen.first_seat
    found = []
    if better == "":
        half = (rate.high - rate.low) / 2
        found.append(
            f"Which deck is better: a lead of less than about {points(half)} does not show in "
            f"{rate.games:,} games. A lead of {points(half / 2)} would take about "
            f"{games_to_see(half / 2):,}."
        )
    if seat.low <= 0.5 <= seat.high or seat.games < LEAST_GAMES:
        found.append(f"Whether going first matters: the seat that begins won {_share(seat)}.")
    if len(set(seen.agents)) > 1:
        found.append("What the decks alone are worth: the two seats were played by unlike agents.")
    if seen.aborted:
        games = "game was" if seen.aborted == 1 else "games were"
        found.append(
            f"How {seen.aborted:,} more {games} to end: aborted games count for neither deck."
        )
    if seen.until_decided and better in ("first", "second"):
        found.append(
            "The exact win rate: a run that stops once it is decided makes a lead look somewhat "
            "larger than it is."
        )
    if seen.partial:
        found.append("What the games that were cancelled would have added.")
    found.append(
        "How people would fare: agents play by simple rules, and house cards have values of our "
        "own."
    )
    return found


def of_field(names: Sequence[str], ranked: Sequence[Ranked], games: int) -> Conclusion:
    """The conclusion of a round robin, from its ranking."""
    if not games:
        return Conclusion(headline="No game was finished.", can=[], cannot=["Any ranking."])
    tops = [names[one.entry] for one in ranked if one.best == 1]
    first = ranked[0]
    share = f"{percent(first.rate)} ({span(first)})"
    can: list[str] = []
    cannot: list[str] = []
    if len(tops) == 1:
        headline = (
            f"{tops[0]} is the strongest of {len(names)} decks: it would win {share} against an "
            f"average one, after {games:,} games."
        )
    else:
        headline = (
            f"No single deck is shown to be the strongest of {len(names)}: after {games:,} games "
            f"{listed(tops)} may each be first."
        )
        cannot.append(f"The order among {listed(tops)}.")
    last = len(names)
    bottoms = [names[one.entry] for one in ranked if one.worst == last]
    if len(bottoms) == 1 and len(names) > 1:
        can.append(f"{bottoms[0]} is the weakest of them.")
    certain = [names[one.entry] for one in ranked if one.best == one.worst]
    if certain and len(names) > 2:
        can.append(f"The place of {listed(certain)} is certain at 95 %.")
    cannot.append(
        "How these decks do against decks that did not take part, or in the hands of people."
    )
    return Conclusion(headline=headline, can=can, cannot=cannot)


def of_mix(names: Sequence[str], found: Sequence[Share]) -> str:
    """The mix that nothing beats, in a sentence."""
    inside = [one for one in found if one.weight > 0]
    parts = [f"{names[one.entry]} {percent(one.weight)}" for one in inside]
    if len(inside) == 1:
        return f"{names[inside[0].entry]} alone: no deck here wins more than half against it."
    return f"{listed(parts)}: no deck here wins more than half against this mix."


def of_gauntlet(name: str, opponents: Sequence[str], rates: Sequence[Rate]) -> Conclusion:
    """The conclusion of one deck against many."""
    enough = [(n, r) for n, r in zip(opponents, rates, strict=True) if r.games >= LEAST_GAMES]
    beats = [n for n, r in enough if r.low > 0.5]
    loses = [n for n, r in enough if r.high < 0.5]
    open_ones = [n for n in opponents if n not in beats and n not in loses]
    games = sum(rate.games for rate in rates)
    if not games:
        return Conclusion(headline="No game was finished.", can=[], cannot=[f"How good {name} is."])
    headline = (
        f"{name} is better than {len(beats)} of {len(opponents)} opponents and worse than "
        f"{len(loses)}, after {games:,} games."
    )
    can = []
    if beats:
        can.append(f"It is better than {listed(beats)}.")
    if loses:
        can.append(f"It is worse than {listed(loses)}.")
    cannot = []
    if open_ones:
        cannot.append(f"Who is better, {name} or {listed(open_ones, 'or')}.")
    if len(opponents) > 4:
        cannot.append(
            f"That every one of {len(opponents)} intervals holds: about one in twenty misses."
        )
    cannot.append("How people would fare: agents play by simple rules.")
    return Conclusion(headline=headline, can=can, cannot=cannot)


def of_pod(names: Sequence[str], rates: Sequence[Rate], even: float) -> Conclusion:
    """The conclusion of a table of three or more decks."""
    if not rates or not rates[0].games:
        return Conclusion(headline="No game was finished.", can=[], cannot=["Any ranking."])
    best = max(range(len(rates)), key=lambda deck: rates[deck].wins)
    enough = rates[0].games >= LEAST_GAMES
    ahead = [names[n] for n, rate in enumerate(rates) if enough and rate.low > even]
    behind = [names[n] for n, rate in enumerate(rates) if enough and rate.high < even]
    share = f"{_share(rates[best])} of {rates[best].games:,} games"
    if ahead:
        headline = (
            f"{listed(ahead)} won more than an even share of {percent(even)}: {names[best]} "
            f"{share}."
        )
    else:
        headline = (
            f"No deck is shown to win more than an even share of {percent(even)}: {names[best]} "
            f"won most, {share}."
        )
    can = [f"{listed(behind)} won less than an even share."] if behind else []
    rest = [name for name in names if name not in ahead and name not in behind]
    cannot = [f"Whether {listed(rest)} won more or less than an even share."] if rest else []
    cannot.append("How a table of other decks, or of people, would end.")
    return Conclusion(headline=headline, can=can, cannot=cannot)


def of_team(name: str, rate: Rate, lost_by: Mapping[str, int], partial: bool = False) -> Conclusion:
    """The conclusion of one team against its box."""
    if rate.rate is None:
        return Conclusion(
            headline=f"Nothing can be said about {name}: no game was finished.",
            can=[],
            cannot=["How often it wins: there is no finished game to go by."],
        )
    headline = f"{name} won {_share(rate)} of {rate.games:,} games."
    can = []
    if lost_by:
        reason, games = max(lost_by.items(), key=lambda one: (one[1], one[0]))
        share = percent(games / sum(lost_by.values()))
        can.append(f"It was lost most often because: {reason} ({share} of the games lost).")
    cannot = [_ONE_MIND]
    if rate.games < LEAST_GAMES:
        cannot.insert(0, f"How often it wins: {rate.games:,} games are too few.")
    if partial:
        cannot.append("What the games that were cancelled would have added.")
    return Conclusion(headline=headline, can=can, cannot=cannot)


def of_seats(name: str, seats: Sequence[tuple[str, Rate]], partial: bool = False) -> Conclusion:
    """The conclusion of a set-up in which the seats play against each other."""
    names, rates = [one for one, _ in seats], [rate for _, rate in seats]
    if not rates or not rates[0].games:
        return Conclusion(headline="No game was finished.", can=[], cannot=["Any ranking."])
    found = of_pod(names, rates, 1 / len(rates))
    cannot = [one for one in found.cannot if not one.startswith("How a table")]
    cannot.append("How people would fare: the same agent sits in every seat.")
    if partial:
        cannot.append("What the games that were cancelled would have added.")
    headline = found.headline.replace("No deck is", "No seat is")
    return Conclusion(headline=f"{name}: {headline}", can=found.can, cannot=cannot)


def of_teams(
    names: Sequence[str], rates: Sequence[Rate], pairs: Sequence[tuple[int, int, Difference]]
) -> Conclusion:
    """The conclusion of several teams on the same shuffles, from their paired differences."""
    if not any(rate.games for rate in rates):
        return Conclusion(headline="No game was finished.", can=[], cannot=["Any ranking."])
    order = sorted(range(len(names)), key=lambda n: -(rates[n].rate or 0.0))
    best = order[0]
    can, unclear = [], []
    for one, two, apart in pairs:
        if best not in (one, two) or apart.value is None:
            continue
        other = two if one == best else one
        low, high = (apart.low, apart.high) if one == best else (-apart.high, -apart.low)
        if low > 0:
            span_ = f"{points(low)} to {points(high)}"
            can.append(f"{names[best]} wins more often than {names[other]}, by {span_}.")
        else:
            unclear.append(names[other])
    share = f"{_share(rates[best])} of {rates[best].games:,} games"
    if unclear:
        headline = (
            f"{names[best]} is not shown to win more often than {listed(unclear, 'or')}: {share}."
        )
    else:
        headline = f"{names[best]} won most often: {share}."
    cannot = [f"Whether {names[best]} is better than {listed(unclear, 'or')}."] if unclear else []
    cannot.append(_ONE_MIND)
    return Conclusion(headline=headline, can=can, cannot=cannot)
