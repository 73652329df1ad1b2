"""The search language: one query, two readers (plain cards here, the database elsewhere).

query = parse('type:creature energy>=3 -"dalek"', game)
selects = compile_query(query)
found = [card for card in cards if selects(card)]
"""

from collection.catalogue.search.errors import SearchError
from collection.catalogue.search.facts import Fact, facts_of
from collection.catalogue.search.keys import key_problems
from collection.catalogue.search.ordering import Order, sort_key
from collection.catalogue.search.predicate import (
    Predicate,
    compile_predicate,
    compile_query,
    matches,
)
from collection.catalogue.search.query import Query, parse, refuse_anonymous
from collection.catalogue.search.render import to_text
from collection.catalogue.search.shelf import Place, Shelf

__all__ = [
    "Fact",
    "Order",
    "Place",
    "Predicate",
    "Query",
    "SearchError",
    "Shelf",
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
