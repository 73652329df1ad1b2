"""Laws of the language that hold for every query, without a database."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from cards.catalogue.values import Card
from cards.search import SearchError, compile_query, parse, to_text
from cards.search.parser import read_tree
from cards.search.tree import Literal, Pattern, Term, Tree
from tests.cards.search.game import GAME, OTHER
from tests.cards.search.strategies import card_terms, cards, few_patterns, pieces, trees

_plain = st.characters(exclude_categories=("Cc", "Cs"))
_keys = st.from_regex(r"[a-z][a-z0-9_]{0,8}", fullmatch=True).filter(
    lambda key: key not in ("order", "sort", "dir", "direction", "display", "as", "unique")
)
_any_terms = st.builds(
    Term,
    _keys | st.just("name"),
    st.sampled_from([":", "=", "!=", "<", "<=", ">", ">="]),
    st.lists(
        st.text(_plain, max_size=8).map(Literal)
        # A pattern as the lexer gives it: a slash of its own without a backslash.
        | st.lists(
            st.sampled_from(["a", "/", "\\\\", "\\d", '"', " ", "(", "|"]), max_size=5
        ).map(lambda parts: Pattern("".join(parts))),
        min_size=1,
        max_size=2,
    ).map(tuple),
)  # fmt: skip


@settings(max_examples=300)
@given(trees(_any_terms))
def test_a_tree_written_out_is_read_back(tree: Tree) -> None:
    assert read_tree(to_text(tree))[0] == tree


@settings(max_examples=600)
@given(st.text(max_size=60) | pieces)
def test_any_text_is_a_query_or_a_search_error(text: str) -> None:
    for game, games in ((GAME, ()), (None, (GAME, OTHER)), (None, ())):
        try:
            query = parse(text, game, games=games)
        except SearchError as error:
            assert 0 <= error.position <= max(len(text), 1)
            assert str(error)
        else:
            compile_query(query)
            assert read_tree(to_text(query.tree))[0] == query.tree


@settings(max_examples=200)
@given(trees(card_terms).filter(few_patterns), trees(card_terms, 2).filter(few_patterns), cards())
def test_not_is_the_complement_and_and_or_are_what_they_say(
    one: Tree, two: Tree, table: list[Card]
) -> None:
    a, b = to_text(one), to_text(two)
    try:
        plain, negated, both, either = (
            compile_query(parse(text, GAME))
            for text in (a, f"-({a})", f"({a}) ({b})", f"({a}) or ({b})")
        )
    except SearchError as error:
        assert "regular expressions" in str(error)  # only both together are over the limit
        return
    other = compile_query(parse(b, GAME))
    for card in table:
        assert negated(card) is not plain(card)
        assert both(card) is (plain(card) and other(card))
        assert either(card) is (plain(card) or other(card))
