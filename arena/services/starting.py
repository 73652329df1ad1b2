"""Starting a contest: checked as a whole, frozen, and handed to the workers."""

from __future__ import annotations

import msgspec
from django.contrib.auth.models import AbstractBaseUser
from django.db import transaction

from arena.models import Contest, Entry
from arena.order import Choice, Order
from arena.selectors.fitness import problems
from arena.setup import Entry as FrozenEntry
from arena.setup import Setup, identified, read, to_params
from cards.catalogue.problems import CardError
from collection.models import Game
from decks.content import content_hash, to_content
from decks.selectors.game_rules import GameRules, game_rules
from decks.selectors.playable import card_table, sections_of
from jobs import services as jobs
from jobs.models import Job
from web.refused import Problem, Refused


def check(order: Order, rules: GameRules) -> None:
    """Refuse an order with everything that is wrong with it."""
    found = problems(order, rules)
    if found:
        many = f"{len(found)} things stand" if len(found) > 1 else "One thing stands"
        raise Refused("invalid", f"{many} in the way, so nothing was started.", problems=found)


def freeze(order: Order, rules: GameRules) -> Setup:
    """Everything that the games depend on, as plain data."""
    used = {card for choice in order.choices for card in choice.value.counts()}
    by_id = rules.catalogue.by_id
    names = unique_names([choice.name for choice in order.choices])
    setup = Setup(
        kind=order.kind,
        game=order.game,
        cards=[card_table(by_id[card]) for card in sorted(used)],
        entries=[
            FrozenEntry(
                name=name,
                agent=choice.agent,
                sections=sections_of(choice.value, rules),
                hash=hash_of(choice),
            )
            for name, choice in zip(names, order.choices, strict=True)
        ],
        games=order.games,
        seed=order.seed,
        until_decided=order.until_decided,
    )
    return identified(setup)


def unique_names(names: list[str]) -> list[str]:
    """Names that differ, so that a sentence says which deck it means.

    >>> unique_names(["Rush", "Wall", "Rush"])
    ['Rush', 'Wall', 'Rush (2)']
    """
    found: list[str] = []
    for name in names:
        number = 2
        told = name
        while told in found:
            told = f"{name} ({number})"
            number += 1
        found.append(told)
    return found


def hash_of(choice: Choice) -> str:
    if choice.version is not None:
        return choice.version.content_hash
    return content_hash(to_content(choice.value))


def start(order: Order, owner: AbstractBaseUser | None) -> Contest:
    """Check, freeze and start; a refusal leaves nothing behind."""
    rules = game_rules(order.game)
    check(order, rules)
    setup = freeze(order, rules)
    title = (order.title.strip() or title_of(setup))[:200]
    with transaction.atomic():
        job = jobs.start(order.kind, owner, to_params(setup), order.seed, title=title)
        return _store(order, setup, job, owner, title)


def _store(
    order: Order, setup: Setup, job: Job, owner: AbstractBaseUser | None, title: str
) -> Contest:
    contest = Contest.objects.create(
        owner_id=owner.pk if owner else None,
        game=Game.objects.get(slug=order.game),
        kind=order.kind,
        title=title,
        job=job,
        games=order.games,
        until_decided=order.until_decided,
        seed=order.seed,
    )
    Entry.objects.bulk_create(
        [
            Entry(
                contest=contest,
                place=place,
                name=frozen.name[:120],
                agent=choice.agent,
                deck=choice.deck,
                version=choice.version,
                version_number=choice.version.number if choice.version else None,
                content_hash=frozen.hash,
            )
            for place, (choice, frozen) in enumerate(zip(order.choices, setup.entries, strict=True))
        ]
    )
    return contest


def title_of(setup: Setup) -> str:
    names = setup.names
    if setup.kind == "matchup":
        return f"{names[0]} against {names[1]}"
    if setup.kind == "gauntlet":
        return f"{names[0]} against {len(names) - 1} decks"
    if setup.kind == "alone":
        others = f" and {len(names) - 1} more, by themselves" if len(names) > 1 else ""
        return f"{names[0]}{others}"
    if setup.kind == "multiplayer":
        return f"{', '.join(names[:-1])} and {names[-1]} at one table"
    return f"Round robin of {len(names)} decks"


def again(contest: Contest, owner: AbstractBaseUser, seed: int) -> Contest:
    """The same frozen decks once more, with this seed, by the rules of today."""
    setup = msgspec.structs.replace(read(contest.job.params), seed=seed)
    try:
        params = to_params(identified(setup))
    except CardError as error:
        told = "These decks cannot be played by the rules of today."
        problems = [Problem("Contest", f"{line}.") for line in error.problems]
        raise Refused("invalid", told, problems=problems) from error
    with transaction.atomic():
        job = jobs.start(contest.kind, owner, params, seed, title=contest.title)
        entries = list(contest.entries.all())
        copy = Contest.objects.create(
            owner_id=owner.pk,
            game=contest.game,
            kind=contest.kind,
            title=contest.title,
            job=job,
            games=contest.games,
            until_decided=contest.until_decided,
            seed=seed,
        )
        for entry in entries:
            entry.pk, entry.contest = None, copy
        Entry.objects.bulk_create(entries)
        return copy
