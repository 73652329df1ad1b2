"""Whether a contest can be played: everything that stands in the way, before anything runs."""

from __future__ import annotations

from collections.abc import Iterator

from django.conf import settings

from arena.order import MOST_SEED, Choice, Order
from arena.selectors.kinds import kinds_of
from arena.setup import meetings
from cards.catalogue.problems import CardError
from cards.construction.check import OptionError
from cards.construction.violations import DeckReport
from cards.ready import ReadyDeck
from decks.selectors.game_rules import GameRules
from decks.selectors.playable import has_engine, playable
from decks.selectors.verdicts import judge_value
from engine.agents import agent
from engine.games import GAMES
from web.agents import agent_problem, games_allowed
from web.refused import Problem

MATCH = "Match"


def problems(order: Order, rules: GameRules) -> list[Problem]:
    """Every problem of an order: its numbers, each deck by itself, and the decks together."""
    if not has_engine(order.game):
        known = ", ".join(GAMES)
        told = f"{rules.game.name} cannot be played yet; games with an engine are {known}."
        return [Problem("Game", told, field="game")]
    found = [*_numbers(order), *_agents(order)]
    counted = _count(order)
    found += counted
    for choice in order.choices:
        found += _deck(choice, rules)
    if found:
        return found
    return _together(order, rules)


def _numbers(order: Order) -> Iterator[Problem]:
    most = settings.ARENA_MOST_GAMES
    if not 2 <= order.games <= most:
        told = f"Expected 2 to {most:,} games for each pairing, got {order.games:,}."
        yield Problem("Games", told, field="games")
    if not 0 <= order.seed <= MOST_SEED:
        told = f"Expected a whole number from 0 to {MOST_SEED}, got {order.seed}."
        yield Problem("Seed", told, field="seed")


def pairings(order: Order) -> int:
    """How many meetings the decks of an order have."""
    return len(meetings(order.kind, len(order.choices)))


def _count(order: Order) -> list[Problem]:
    size = len(order.choices)
    _, most_players = GAMES[order.game].PLAYERS
    least, most = {
        "matchup": (2, 2),
        "gauntlet": (2, settings.ARENA_MOST_DECKS),
        "round_robin": (3, settings.ARENA_MOST_DECKS),
        "multiplayer": (3, most_players),
        "alone": (1, settings.ARENA_MOST_DECKS),
    }[order.kind]
    known = kinds_of(order.game)
    if order.kind not in known:
        names = ", ".join(one.value for one in known)
        told = f"This game cannot be played as {order.kind!r}; expected one of {names}."
        return [Problem("Kind", told, field="kind")]
    if not least <= size <= most:
        wanted = f"{least}" if least == most else f"{least} to {most}"
        return [Problem("Decks", f"Expected {wanted} decks, got {size}.", field="decks")]
    total = pairings(order) * order.games
    if total > settings.ARENA_MOST_TOTAL:
        told = (
            f"{pairings(order)} pairings of {order.games:,} games are {total:,} games; the limit "
            f"is {settings.ARENA_MOST_TOTAL:,}. Ask for fewer games or fewer decks."
        )
        return [Problem("Games", told, field="games")]
    return []


def _agents(order: Order) -> Iterator[Problem]:
    slowest = 0
    for choice in order.choices:
        if problem := agent_problem(choice.agent):
            yield Problem(choice.name, problem, field="agent")
        else:
            slowest = max(slowest, agent(choice.agent).iterations)
    allowed = games_allowed(slowest, pairings(order))
    if allowed is not None and order.games > allowed:
        told = (
            f"An agent that thinks {slowest} iterations long may play {allowed:,} games for each "
            f"pairing here; got {order.games:,}."
        )
        yield Problem("Games", told, field="games")


def _deck(choice: Choice, rules: GameRules) -> list[Problem]:
    unread = [Problem(choice.name, line) for line in choice.unread]
    if unread:
        return unread
    report = judge_value(choice.value, rules)
    found = [] if report is None else _violations(choice.name, report)
    if found:
        return found
    try:
        playable(choice.value, rules)
    except CardError as error:
        return [Problem(choice.name, f"{line}.") for line in error.problems]
    return []


def _violations(where: str, report: DeckReport) -> list[Problem]:
    return [Problem(where, one.sentence, one.rule) for one in (*report.errors, *report.unknown)]


def _together(order: Order, rules: GameRules) -> list[Problem]:
    """Rules of the match and of the set-up, for every meeting; each problem once."""
    engine = GAMES[order.game]
    ready = [playable(choice.value, rules) for choice in order.choices]
    found: dict[tuple[str, str], Problem] = {}
    for places in meetings(order.kind, len(order.choices)):
        named = [order.choices[place] for place in places]
        where = " against ".join(one.name for one in named)
        for problem in _match(named, where, rules):
            found.setdefault((problem.where, problem.sentence), problem)
        if not found:
            decks: list[ReadyDeck] = [ready[place] for place in places]
            for line in engine.setup_problems(decks):
                found.setdefault((where, line), Problem(where, f"{line[0].upper()}{line[1:]}."))
    return list(found.values()) or _unplayable(order, ready)


def _unplayable(order: Order, ready: list[ReadyDeck]) -> list[Problem]:
    """Cards that the engine cannot play, such as those whose abilities nobody has written down.

    Each deck is made ready once, in the first of its meetings.
    """
    seen: set[int] = set()
    found: dict[str, Problem] = {}
    for places in meetings(order.kind, len(order.choices)):
        if seen.issuperset(places):
            continue
        seen.update(places)
        try:
            GAMES[order.game].Matchup([ready[place] for place in places])
        except CardError as error:
            where = " against ".join(order.choices[place].name for place in places)
            for line in error.problems:
                found.setdefault(line, Problem(where, f"{line[0].upper()}{line[1:]}."))
    return list(found.values())


def _match(named: list[Choice], where: str, rules: GameRules) -> list[Problem]:
    if rules.checker is None or len(named) < 2:
        return []
    try:
        report = rules.checker.check_match([one.value for one in named])
    except OptionError:
        return []
    return _violations(where, report)
