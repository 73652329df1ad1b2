"""One query, two readers: the database selects exactly the cards that the predicate selects."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import AnonymousUser, User
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cards.catalogue.values import Card as CardValue
from cards.search import (
    Query,
    SearchError,
    compile_query,
    parse,
    sort_key,
    to_text,
)
from cards.search.possession import EMPTY, Possession
from cards.search.tree import Tree
from collection import possessions, search_filter
from collection.models import Card
from tests.cards.search.game import GAME, OTHER
from tests.cards.search.store import own, rolled_back, store
from tests.cards.search.strategies import (
    Owned,
    card_terms,
    cards,
    few_patterns,
    many_game_terms,
    orders,
    owned,
    pieces,
    shelf_terms,
    trees,
)

pytestmark = pytest.mark.django_db

random_tables = settings(
    max_examples=60,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
Key = tuple[str, str]


def in_database(query: Query, user: User | AnonymousUser) -> list[Key]:
    rows = search_filter.apply(query, Card.objects.filter(game__slug__in=["lab", "den"]), user)
    return list(rows.values_list("game__slug", "slug"))


def in_memory(
    query: Query, table: list[CardValue], possessions: dict[Key, Possession]
) -> list[Key]:
    selects = compile_query(query)
    found = [c for c in table if selects(c, possessions.get((c.game, c.id), EMPTY))]
    return [(c.game, c.id) for c in sorted(found, key=sort_key(query.order))]


def person(name: str) -> User:
    return User.objects.create(username=name)


@random_tables
@given(
    cards(),
    cards("den"),
    st.lists(trees(card_terms).filter(few_patterns), min_size=1, max_size=8),
    orders,
)
def test_cards(
    table: list[CardValue], others: list[CardValue], asked: list[Tree], order: str
) -> None:
    with rolled_back():
        store(GAME, table)
        # Another game's cards, with some of the same ids and fields, are never selected.
        store(OTHER, others)
        for tree in asked:
            text = f"{to_text(tree)} order:{order}"
            query = parse(text, GAME)
            assert query.tree == tree
            assert in_database(query, AnonymousUser()) == in_memory(query, table, {}), text
            opposite = parse(f"-({to_text(tree)})", GAME)
            assert in_database(opposite, AnonymousUser()) == in_memory(opposite, table, {}), text


@random_tables
@given(
    cards().filter(bool),
    st.lists(trees(shelf_terms | card_terms).filter(few_patterns), min_size=1, max_size=8),
    st.lists(owned, min_size=5, max_size=5),
    st.lists(owned, min_size=5, max_size=5),
)
def test_ownership(
    table: list[CardValue], asked: list[Tree], mine: list[Owned], theirs: list[Owned]
) -> None:
    with rolled_back():
        store(GAME, table)
        reader, stranger = person("reader"), person("stranger")
        possessions = {}
        for card, my, their in zip(table, mine, theirs, strict=False):
            possessions[card.game, card.id] = own(reader, card, my)
            own(stranger, card, their)
        for tree in asked:
            text = to_text(tree)
            query = parse(text, GAME)
            assert in_database(query, reader) == in_memory(query, table, possessions), text
            opposite = parse(f"-({text})", GAME)
            assert in_database(opposite, reader) == in_memory(opposite, table, possessions), text


@random_tables
@given(cards(), cards("den"), st.lists(trees(many_game_terms), min_size=1, max_size=8))
def test_many_games(lab: list[CardValue], den: list[CardValue], asked: list[Tree]) -> None:
    with rolled_back():
        store(GAME, lab)
        store(OTHER, den)
        reader = person("reader")
        for tree in asked:
            query = parse(f"{to_text(tree)} order:game", games=(GAME, OTHER))
            assert in_database(query, reader) == in_memory(query, [*lab, *den], {}), to_text(tree)


@random_tables
@given(cards(), st.lists(pieces, min_size=1, max_size=20))
def test_random_text(table: list[CardValue], asked: list[str]) -> None:
    with rolled_back():
        store(GAME, table)
        reader = person("reader")
        for text in asked:
            try:
                query = parse(text, GAME)
            except SearchError:
                continue
            assert in_database(query, reader) == in_memory(query, table, {}), text


@random_tables
@given(cards().filter(bool), st.lists(owned, min_size=5, max_size=5))
def test_shelves_are_read_as_they_were_written(table: list[CardValue], mine: list[Owned]) -> None:
    with rolled_back():
        store(GAME, table)
        reader = person("reader")
        written = {c.id: own(reader, c, m) for c, m in zip(table, mine, strict=False)}
        keys = dict(Card.objects.filter(game__slug="lab").values_list("pk", "slug"))
        read = {keys[pk]: found for pk, found in possessions.possessions(reader.pk, keys).items()}
        assert {slug: read.get(slug, EMPTY) for slug in written} == written


def test_a_visitor_is_told_to_log_in() -> None:
    query = parse("dalek or owned>=2", GAME)
    with pytest.raises(SearchError, match="log in") as caught:
        search_filter.apply(query, Card.objects.all(), AnonymousUser())
    assert (caught.value.position, caught.value.length) == (9, 8)
    with pytest.raises(SearchError, match="log in"):
        search_filter.apply(query, Card.objects.all(), None)


def test_the_largest_queries_are_answered() -> None:
    """What the limits allow, the database can run."""
    with rolled_back():
        store(GAME, [])
        reader = person("reader")
        for text in (
            " ".join(f"-energy>{n}" for n in range(64)),
            " or ".join(f"(zone:past spare>{n})" for n in range(32)),
            "(" * 32 + "is:unknown" + ")" * 32,
            "-" * 32 + "is:playable",
            " ".join(f"(is:unknown or owned<{n})" for n in range(32)),
            "ä" * 200,
        ):
            assert in_database(parse(text, GAME), reader) == []
