"""How long a search page takes on the server with 10,000 cards and 2,000 holdings."""

from __future__ import annotations

import time
from typing import Any

from django.conf import settings
from django.db import connection
from django.test import Client, override_settings
from django.test.utils import CaptureQueriesContext

from collection.selectors.cards import search_cards
from collection.selectors.games import vocabularies
from config.bench.figures import summary
from config.bench.scratch import fill, scratch_database

QUERIES = [
    "",
    "dalek",
    "type:creature zone:future",
    "energy>=3 support<=2",
    "energy>substance or solve>=5",
    "-type:creature -is:unique",
    "race:alien race:robot",
    "/^da.*lek/",
    "owned>=2",
    "owned=0 type:creature",
    "free>=1 (zone:past or zone:future)",
    "cond:mint",
    "order:-energy type:creature",
]


def run(cards: int = 10_000, holdings: int = 2_000, repeats: int = 8) -> dict[str, Any]:
    """Figures in milliseconds: the search alone, and the whole page in its three displays."""
    game = vocabularies()["mmg"]
    with (
        scratch_database(),
        override_settings(ALLOWED_HOSTS=[*settings.ALLOWED_HOSTS, "testserver"]),
    ):
        user = fill(game, cards, holdings)
        client = Client()
        client.force_login(user)
        searching: list[float] = []
        working: list[float] = []
        serving: list[float] = []
        most_queries = 0
        for turn in range(repeats + 1):
            for text in QUERIES:
                start, busy = time.perf_counter(), time.process_time()
                found = search_cards(text, game, user)
                list(found[:48])
                found.count()
                middle, worked = time.perf_counter(), time.process_time() - busy
                display = ("grid", "table", "text")[turn % 3]
                with CaptureQueriesContext(connection) as captured:
                    answer = client.get(
                        f"/games/{game.id}/cards/", {"q": text, "display": display}, secure=True
                    )
                end = time.perf_counter()
                assert answer.status_code == 200, (text, answer.status_code)
                most_queries = max(most_queries, len(captured))
                if turn:  # the first round warms caches
                    searching.append((middle - start) * 1000)
                    working.append(worked * 1000)
                    serving.append((end - middle) * 1000)
    return {
        "cards": cards,
        "holdings": holdings,
        "searches": len(searching),
        "search_ms": summary(searching),
        # Without the time that other programs took from this one.
        "search_cpu_ms": summary(working),
        "page_ms": summary(serving),
        "most_queries_on_a_page": most_queries,
    }
