"""Asking the solver: wishes are read and checked in full before any job begins."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from django.contrib.auth.models import User
from django.db import transaction

from cards.catalogue.problems import CatalogueError
from cards.construction.check import OptionError
from cards.formats.one_card import one_card
from collection.models import Game
from decks.models import Deck
from decks.selectors.access import listed_for
from decks.selectors.playable import plays_pairs
from decks.selectors.verdicts import value_of
from engine.agents import agent
from jobs import services as jobs
from jobs.typed import plain
from solver.kinds.asked import Asked
from solver.models import Kind, Proposal
from solver.optimiser.build import Count, WishError, build
from solver.selectors.supply import supply_of
from solver.selectors.worlds import world_of
from solver.tuning.settings import Search
from solver.tuning.world import World
from web.agents import agent_problem, games_allowed
from web.refused import Refused

MOST_GAMES = 20_000
LEAST_GAMES = 400
MOST_DECKS = 4
MOST_OPPONENTS = 24
# More cards than any deck holds.
MOST_COUNTED = 999


@dataclass(frozen=True)
class Question:
    """What somebody asks. `source` is owned, free (not in another built deck) or all."""

    game: str
    kind: str = Kind.SOLVE
    source: str = "owned"
    budget: int | None = None
    decks: int = 1
    locks: tuple[str, ...] = ()
    bans: tuple[str, ...] = ()
    limits: Mapping[str, int | None] = field(default_factory=dict)
    counts: tuple[Count, ...] = ()
    # At least so many different cards.
    variety: int | None = None
    deck: Deck | None = None
    # With a deck: keep all its cards, or swap so many of them at most; neither begins anew.
    finish: bool = False
    swaps: int | None = None
    against: tuple[int, ...] = ()
    games: int = 2000
    agent: str = "greedy"
    seed: int | None = None


@transaction.atomic
def ask(owner: User, question: Question) -> Proposal:
    """Begin a proposal. Raises Refused with the first thing that cannot be done."""
    world = _world(question.game)
    search = _search(owner, question, world)
    params = plain(Asked(search=search, decks=question.decks, stamp=world.stamp))
    title = _title(question, world)
    job = jobs.start(question.kind, owner, params, search.seed, title=title)
    return Proposal.objects.create(
        owner=owner,
        game=Game.objects.get(slug=question.game),
        kind=question.kind,
        title=title,
        deck=question.deck,
        job=job,
    )


def _world(game: str) -> World:
    try:
        return world_of(game)
    except CatalogueError as error:
        raise Refused("rules", f"The rules of this game cannot be read: {error}") from error


def _search(owner: User, question: Question, world: World) -> Search:
    played = question.kind in (Kind.PROPOSE, Kind.FAIR)
    if question.kind not in Kind.values:
        raise Refused("kind", f"Expected one of {', '.join(Kind.values)}.", field="kind")
    if played and not plays_pairs(question.game):
        raise Refused("no-engine", "Games of this kind cannot be played here yet.", field="kind")
    if not 1 <= question.decks <= MOST_DECKS:
        raise Refused("decks", f"Expected one to {MOST_DECKS} decks.", field="decks")
    if played and not LEAST_GAMES <= question.games <= MOST_GAMES:
        said = f"Expected {LEAST_GAMES:,} to {MOST_GAMES:,} games."
        raise Refused("games", said, field="games")
    if problem := agent_problem(question.agent):
        raise Refused("agent", problem, field="agent")
    allowed = games_allowed(agent(question.agent).iterations)
    if played and allowed is not None and question.games > allowed:
        said = f"An agent that thinks so long may play {allowed:,} games; got {question.games:,}."
        raise Refused("games", said, field="games")
    if problem := _numbers(question):
        raise Refused("limits", problem, field="limits")
    seed = secrets.randbits(48) if question.seed is None else question.seed
    deck = question.deck if question.finish or question.swaps is not None else None
    search = Search(
        game=question.game,
        gauntlet=_gauntlet(owner, question) if question.kind == Kind.PROPOSE else (),
        games=question.games,
        final=max(200, question.games // 5),
        agent=question.agent,
        seed=seed,
        # Few games are better spent on several small generations than on one.
        candidates=min(12, max(4, question.games // 100)),
        owned=supply_of(owner, question.game, question.source, question.deck),
        budget=question.budget,
        locks=dict(_cards(question.locks, world, "locks")),
        bans=tuple(card for card, _ in _cards(question.bans, world, "bans")),
        limits=dict(question.limits),
        counts=question.counts,
        variety=question.variety,
        format=question.deck.format if question.deck else "",
        start=None if deck is None else value_of(deck).sections,
        swaps=question.swaps,
    )
    try:
        build(world.checker, world.features, search.wishes())
    except (WishError, OptionError) as error:
        raise Refused("invalid", ". ".join(error.problems), field="counts") from error
    return search


def _numbers(question: Question) -> str:
    """Numbers of a question that no deck can have; they would only make the search larger."""
    counts = [n for one in question.counts for n in (one.min, one.max)]
    bounds = [*question.limits.values(), *counts, question.variety, question.swaps]
    strange = [n for n in bounds if n is not None and not 0 <= n <= MOST_COUNTED]
    if not strange:
        return ""
    return f"Expected numbers from 0 to {MOST_COUNTED}, got {str(strange[0])[:40]}."


def _cards(lines: tuple[str, ...], world: World, name: str) -> list[tuple[str, int]]:
    found = []
    problems = []
    for text in lines:
        named = one_card(text, world.checker.catalogue)
        if named.problem:
            problems.append(named.problem)
        else:
            found.append((named.card, named.copies))
    if problems:
        raise Refused("cards", ". ".join(problems) + ".", field=name)
    return found


def _gauntlet(owner: User, question: Question) -> tuple[dict[str, dict[str, int]], ...]:
    """The decks to beat: those named, or every stock deck of the game."""
    readable = listed_for(owner).filter(game__slug=question.game)
    if question.against:
        rows = {deck.pk: deck for deck in readable.filter(pk__in=question.against)}
        missing = [str(pk) for pk in question.against if pk not in rows]
        if missing:
            said = f"There is no deck {', '.join(missing)} of this game that you may see."
            raise Refused("against", said, field="against")
        decks = [rows[pk] for pk in dict.fromkeys(question.against)]
    else:
        decks = list(readable.filter(owner=None).order_by("stock_key"))
    if not decks or len(decks) > MOST_OPPONENTS:
        said = f"Expected one to {MOST_OPPONENTS} decks to play against, got {len(decks)}."
        raise Refused("against", said, field="against")
    return tuple(value_of(deck).sections for deck in decks)


def _title(question: Question, world: World) -> str:
    game = world.checker.catalogue.game.short
    if question.kind == Kind.FAIR:
        return f"Fair pair of {game}"
    if question.deck is not None:
        verb = "Finish" if question.finish else "Improve"
        return f"{verb} {question.deck.name}"[:200]
    if question.kind == Kind.PROPOSE:
        return f"{game}: proposed and tested"
    return f"{game}: best deck" if question.decks == 1 else f"{game}: {question.decks} decks"


def question_json(search: Mapping[str, Any]) -> dict[str, Any]:
    """The parts of a search that say what was asked, for pages and API."""
    names = ("budget", "locks", "bans", "limits", "counts", "games", "agent", "seed", "swaps")
    return {name: search.get(name) for name in names}
