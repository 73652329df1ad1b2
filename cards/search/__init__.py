"""The search language: one query, two readers (plain cards here, the database elsewhere).

query = parse('type:creature energy>=3 -"dalek"', game)
selects = compile_query(query)
found = [card for card in cards if selects(card)]
"""

from cards.search.errors import SearchError
from cards.search.facts import Fact, facts_of
from cards.search.keys import key_problems
from cards.search.ordering import Order, sort_key
from cards.search.possession import Place, Possession
from cards.search.predicate import (
    Predicate,
    compile_predicate,
    compile_query,
    matches,
)
from cards.search.query import Query, parse, refuse_anonymous
from cards.search.render import to_text

__all__ = [
    "Fact",
    "Order",
    "Place",
    "Possession",
    "Predicate",
    "Query",
    "SearchError",
    "compile_predicate",
    "compile_query",
    "facts_of",
    "key_problems",
    "matches",
    "parse",
    "refuse_anonymous",
    "sort_key",
    "to_text",
]
