"""How long it takes to judge decks: alone over a large catalogue, and after an edit on the server.

Every figure that has a target stands beside the part of the target that it uses: 1 is the limit.
"""

from __future__ import annotations

import random
import time
from typing import Any

from django.conf import settings
from django.contrib.auth.models import User
from django.core.cache import cache
from django.db import connection
from django.test import Client, override_settings
from django.test.utils import CaptureQueriesContext

from cards.catalogue.values import Catalogue, Game
from cards.construction.check import Checker, load_rules
from cards.deck import Deck as DeckValue
from collection.selectors.games import vocabularies
from config.bench.figures import summary
from config.bench.scratch import fill, generated_cards, scratch_database
from decks.models import Deck
from decks.selectors import game_rules
from decks.selectors.access import all_decks
from decks.selectors.copies import readiness
from decks.selectors.verdicts import verdicts
from decks.services import lifecycle

TARGET_DECKS_S = 1.0
TARGET_EDIT_MS = 100.0
SEED = 11
SMALL = 250
# The quickest of some rounds says what the work costs; the others what else the machine did.
ROUNDS = 3


def run(
    cards: int = 10_000, decks: int = 1_000, size: int = 60, edits: int = 200
) -> dict[str, Any]:
    alone = {game.id: _alone(game, cards, decks, size) for game in vocabularies().values()}
    slowest = max(one["seconds"] for one in alone.values())
    served = _served(vocabularies()["mmg"], cards, decks, size, edits)
    return {
        "cards": cards,
        "decks": decks,
        "cards_in_a_deck": size,
        "validate": alone,
        "slowest_game_part_of_target": round(slowest / TARGET_DECKS_S, 3),
        "server": served,
        "edit_p95_part_of_target": round(served["edit_ms"]["p95"] / TARGET_EDIT_MS, 3),
        "targets": {"validate_s": TARGET_DECKS_S, "edit_ms": TARGET_EDIT_MS},
    }


def _alone(game: Game, cards: int, decks: int, size: int) -> dict[str, float]:
    """Rules bound to a generated catalogue once, then every deck judged with all its sentences."""
    bind, judge = _judged(game, cards, decks, size)
    _, small = _judged(game, SMALL, decks, size)
    return {
        "bind_rules_ms": round(bind * 1000, 1),
        "seconds": round(judge, 3),
        "microseconds_a_deck": round(judge / decks * 1e6, 1),
        # The work should hang on the deck, not on the catalogue.
        f"ratio_to_{SMALL}_cards": round(judge / small, 2),
    }


def _judged(game: Game, cards: int, decks: int, size: int) -> tuple[float, float]:
    chance = random.Random(SEED)  # noqa: S311  (test data)
    catalogue = Catalogue(game, generated_cards(game, cards, chance))
    checker = Checker(load_rules(game_rules.rules_path(game.id), game), catalogue)
    made = [_deck(catalogue, size, chance) for _ in range(decks)]
    start = time.perf_counter()
    checker.constraints()
    bind = time.perf_counter() - start
    rounds = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        for deck in made:
            checker.check(deck)
        rounds.append(time.perf_counter() - start)
    return bind, min(rounds)


def _deck(catalogue: Catalogue, size: int, chance: random.Random) -> DeckValue:
    """Cards at random, one to four copies each, in the sections of their types."""
    sections: dict[str, dict[str, int]] = {}
    left = size
    names = list(catalogue.game.sections)
    for card in chance.sample(catalogue.cards, size):
        copies = min(left, chance.randint(1, 4))
        section = catalogue.game.types[card.type].section or chance.choice(names)
        sections.setdefault(section, {})[card.id] = copies
        left -= copies
        if not left:
            break
    return DeckValue.of(sections)


def _served(game: Game, cards: int, decks: int, size: int, edits: int) -> dict[str, Any]:
    """Edits as the editor sends them, each saved, judged and drawn, among many decks."""
    with (
        scratch_database(),
        override_settings(ALLOWED_HOSTS=[*settings.ALLOWED_HOSTS, "testserver"], DEBUG=False),
    ):
        game_rules.forget()
        try:
            user = fill(game, cards, 2_000)
            return _edited(user, game, decks, size, edits)
        finally:
            game_rules.forget()


def _edited(user: User, game: Game, decks: int, size: int, edits: int) -> dict[str, Any]:
    chance = random.Random(SEED)  # noqa: S311  (test data)
    rules = game_rules.game_rules(game.id)
    rows = [
        lifecycle.create(user, game.id, _deck(rules.catalogue, size, chance), name=f"Deck {n}")
        for n in range(decks)
    ]
    client = Client(headers={"HX-Request": "true"})
    client.force_login(user)
    editing: list[float] = []
    checking: list[float] = []
    most_queries = 0
    for turn in range(edits + 5):
        deck = chance.choice(rows)
        card = chance.choice(rules.catalogue.cards).id
        with CaptureQueriesContext(connection) as captured:
            start = time.perf_counter()
            answer = client.post(
                f"/decks/{deck.pk}/edit/change/", {"do": f"deck/{card}/+1"}, secure=True
            )
            middle = time.perf_counter()
        most_queries = max(most_queries, len(captured))
        assert answer.status_code == 200, answer.status_code
        cache.clear()  # limits on costly calls are for callers from outside
        start_check = time.perf_counter()
        answer = client.post(
            "/api/v1/decks/validate/",
            {"decks": [{"id": deck.pk}]},
            content_type="application/json",
            secure=True,
        )
        end = time.perf_counter()
        assert answer.status_code == 200, answer.status_code
        if turn >= 5:  # the first ones warm caches
            editing.append((middle - start) * 1000)
            checking.append((end - start_check) * 1000)
    listed = list(all_decks())
    start = time.perf_counter()
    verdicts(listed)
    middle = time.perf_counter()
    readiness(user, listed)
    end = time.perf_counter()
    return {
        "decks": Deck.objects.count(),
        "edits": len(editing),
        "edit_ms": summary(editing),
        "most_queries_of_an_edit": most_queries,
        "api_validate_ms": summary(checking),
        "badges_of_all_decks_ms": {
            "legal": round((middle - start) * 1000, 1),
            "buildable": round((end - middle) * 1000, 1),
        },
    }
