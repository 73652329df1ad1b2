"""From the body of a call to an order, with every problem told at once."""

from __future__ import annotations

from typing import Any

from django.contrib.auth.models import AbstractBaseUser

from arena.models import Kind
from arena.order import Choice, Order, new_seed
from arena.selectors.choosing import chosen, pasted
from collection.selectors.games import vocabulary_or_404
from decks.selectors.game_rules import GameRules, game_rules
from web.refused import Problem, Refused

GAMES = 400


def order_of(values: dict[str, Any], caller: AbstractBaseUser) -> Order:
    """What the body asks for; decks that the caller may not see are refused by their number."""
    game = vocabulary_or_404(values["game"]).id
    rules = game_rules(game)
    found: list[Choice] = []
    missing: list[Problem] = []
    for place, asked in enumerate(values["decks"]):
        choice = _choice(asked, caller, rules)
        if choice is None:
            told = f"There is no deck {asked['deck']} of this game that you may see"
            version = f", or it has no version {asked['version']}" if "version" in asked else ""
            missing.append(Problem(f"Deck {place + 1}", f"{told}{version}.", field="decks"))
        else:
            agent = asked.get("agent") or choice.agent
            found.append(
                Choice(choice.name, choice.value, agent, choice.deck, choice.version, choice.unread)
            )
    if missing:
        raise Refused("invalid", "A deck is not there, so nothing was started.", problems=missing)
    seed = values.get("seed")
    return Order(
        game=game,
        kind=values.get("kind") or Kind.MATCHUP,
        choices=found,
        games=values.get("games", GAMES),
        until_decided=values.get("until_decided", False),
        seed=new_seed() if seed is None else seed,
        title=values.get("title", ""),
    )


def _choice(asked: dict[str, Any], caller: AbstractBaseUser, rules: GameRules) -> Choice | None:
    if "text" in asked:
        return pasted(asked["text"], rules, asked.get("name", ""))
    return chosen(asked["deck"], caller, rules.game.id, asked.get("version"))
