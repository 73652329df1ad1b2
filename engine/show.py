"""Games and series in words, for a reader at a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.alone import AloneReport
from engine.mirror import Mirror
from engine.multiplayer import MultiplayerReport
from engine.record import Record
from engine.series import CardRate, Report
from engine.statistics import Rate
from engine.table import DETAIL, HEADING, Table
from engine.team import TeamReport

CARDS_SHOWN = 8
MIN_GAMES = 10
"""A card is listed by its win rate only after so many games."""
BAR = 40


def percent(rate: Rate) -> str:
    """A rate with its interval."""
    if rate.rate is None:
        return "no games"
    return f"{rate.rate:.1%} ({rate.low:.1%} to {rate.high:.1%})"


def game_lines(table: Table, written: Record, names: Iterable[str], full: bool) -> list[str]:
    """A game turn by turn; `full` adds the details to what matters."""
    seats = " against ".join(
        f"{name} ({agent})" for name, agent in zip(names, written.agents, strict=True)
    )
    lines = [f"{seats}, seed {written.seed}"]
    for event in table.log:
        level = table.event_level(event)
        if level == HEADING:
            lines.append("")
            lines.append(table.event_text(event))
        elif full or level != DETAIL:
            lines.append(f"  {table.event_text(event)}")
    ending = "" if written.status == "won" else f"{written.status}: "
    lines.append("")
    lines.append(
        f"{ending}{written.reason}; {written.turns} turns, {len(written.choices)} choices, "
        f"log {written.log_hash}"
    )
    return lines


def _bars(counts: dict[str, int]) -> list[str]:
    most = max(counts.values(), default=1)
    return [
        f"  {start:>4} turns and more {'#' * max(1, round(BAR * count / most)):<{BAR}} {count}"
        for start, count in counts.items()
    ]


def _cards(title: str, cards: Iterable[CardRate]) -> list[str]:
    enough = [card for card in cards if card.played.games >= MIN_GAMES]
    best = sorted(enough, key=lambda card: -(card.played.rate or 0.0))[:CARDS_SHOWN]
    if not best:
        return []
    lines = [f"{title}, games won when the card was played:"]
    for card in best:
        lines.append(f"  {card.card:<32} {percent(card.played)} in {card.played.games}")
    return lines


def series_lines(result: Report, names: Sequence[str]) -> list[str]:
    """A series: who is better and how sure that is, length, first seat, cards."""
    one, two = result.agents
    lines = [
        f"{names[0]} ({one}) against {names[1]} ({two}), seed {result.seed}",
        result.summary,
        f"won {result.won}, lost {result.lost}, drawn {result.drawn}, aborted {result.aborted}",
    ]
    lines += [f"  {reason}: {count}" for reason, count in result.reasons.items()]
    lines += [
        f"pairs by score 0, 1/4, 1/2, 3/4, 1: {', '.join(map(str, result.pairs))}",
        f"sequential test ({result.sprt.edge:.0%} edge): {result.sprt.verdict}",
        f"the seat that begins wins {percent(result.first_seat)}",
    ]
    if result.mean_turns is not None and result.mean_decisions is not None:
        lines.append(
            f"mean length {result.mean_turns:.1f} turns, {result.mean_decisions:.0f} choices"
        )
    lines += _bars(result.lengths)
    lines += _cards(names[0], result.cards[0])
    lines += _cards(names[1], result.cards[1])
    return lines


def multiplayer_lines(result: MultiplayerReport, names: Sequence[str]) -> list[str]:
    """Three decks or more: each deck and each seat against the even share, length, cards."""
    lines = [f"{', '.join(names)}, seed {result.seed}", result.summary]
    for name, agent, rate in zip(names, result.agents, result.rates, strict=True):
        lines.append(f"  {name} ({agent}) wins {percent(rate)}")
    lines.append(f"drawn {result.drawn}, aborted {result.aborted} of {result.games}")
    lines += [f"  {reason}: {count}" for reason, count in result.reasons.items()]
    for seat, rate in enumerate(result.seats, start=1):
        lines.append(f"seat {seat} wins {percent(rate)}")
    if result.mean_turns is not None and result.mean_decisions is not None:
        lines.append(
            f"mean length {result.mean_turns:.1f} turns, {result.mean_decisions:.0f} choices"
        )
    lines += _bars(result.lengths)
    for name, cards in zip(names, result.cards, strict=True):
        lines += _cards(name, cards)
    return lines


def team_lines(result: TeamReport, name: str) -> list[str]:
    """A team against its box: how often it wins, length, cards."""
    lines = [
        f"{name} ({result.agent}), seed {result.seed}",
        result.summary,
        f"won {result.won}, lost {result.lost}, aborted {result.aborted}",
    ]
    lines += [f"  {reason}: {count}" for reason, count in result.reasons.items()]
    if result.mean_turns is not None and result.mean_decisions is not None:
        lines.append(
            f"mean length {result.mean_turns:.1f} turns, {result.mean_decisions:.0f} choices"
        )
    return [*lines, *_bars(result.lengths), *_cards(name, result.cards)]


def alone_lines(result: AloneReport, name: str, agent: str, seed: int) -> list[str]:
    """A set-up that seats players against each other: each seat, how games ended, its figures."""
    lines = [f"{name} ({agent}), seed {seed}, {result.games} games, {result.aborted} aborted"]
    lines += [f"  {one.name} wins {percent(one.rate)}" for one in result.seats]
    lines += [f"  {reason}: {count}" for reason, count in result.won_by.items()]
    for one in result.figures:
        lines.append(
            f"{one.name}: {one.mean:.2f} ({one.low:.2f} to {one.high:.2f}) in {one.games} games"
        )
    if result.mean_turns is not None and result.mean_decisions is not None:
        lines.append(
            f"mean length {result.mean_turns:.1f} turns, {result.mean_decisions:.0f} choices"
        )
    return [*lines, *_bars(result.lengths)]


def mirror_lines(result: Mirror) -> list[str]:
    """Two agents: deck by deck, then together."""
    one, two = result.total.agents
    lines = [f"{one} against {two}, the same deck on both sides, seed {result.total.seed}"]
    for name, rate in result.decks.items():
        lines.append(f"  {name:<28} {percent(rate)} in {rate.games}")
    lines.append(
        f"{one} wins {percent(result.total.rate)} of {result.total.rate.games} games; "
        f"aborted {result.total.aborted}"
    )
    return lines
