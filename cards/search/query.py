"""`parse`: from text to a query that both readers understand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cards.catalogue.values import Game
from cards.search.bind import bind
from cards.search.boolean import leaves, replace
from cards.search.checks import Holds, Keeps, Selection
from cards.search.controls import read_controls
from cards.search.errors import SearchError
from cards.search.limits import MAX_CHECKS, MAX_PATTERNS
from cards.search.ordering import Order, bind_order
from cards.search.parser import read_tree
from cards.search.tree import Pattern, Span, Term, Tree


@dataclass(frozen=True, slots=True)
class Query:
    """A text that was understood.

    `where` selects cards and is what the readers take; `tree` is the same as it was written.
    `order`, `display` and `unique` are empty or None where the text says nothing. `personal` is
    where the first term on one's own copies is, None when there is none.
    """

    text: str
    tree: Tree
    where: Selection
    order: tuple[Order, ...]
    display: str | None
    unique: str | None
    game: Game | None
    personal: Span | None


def parse(text: str, game: Game | None = None, *, games: Sequence[Game] = ()) -> Query:
    """Read a query on the cards of one game, or with `games` on those of all of them.

    Raises SearchError, and nothing else, for any text that is not a query.
    """
    searched = (game,) if game is not None else tuple(games)
    tree, control_terms = read_tree(text)
    controls = read_controls(control_terms)
    _check_patterns(tree)
    personal: list[Span] = []

    def leaf(term: Term) -> Selection:
        bound = bind(searched, term)
        if any(isinstance(check, Holds | Keeps) for check in leaves(bound)):
            personal.append(term.span)
        return bound

    where: Selection = replace(tree, leaf)
    if sum(1 for _ in leaves(where)) > MAX_CHECKS:
        raise SearchError("this asks for too much at once: leave out some terms", 0, len(text))
    order = tuple(bind_order(searched, direction) for direction in controls.order)
    return Query(
        text,
        tree,
        where,
        order,
        controls.display,
        controls.unique,
        game,
        personal[0] if personal else None,
    )


def refuse_anonymous(query: Query) -> None:
    """Raise SearchError when a query asks what its asker owns and nobody is logged in."""
    if query.personal is not None:
        raise SearchError(
            "log in to search by what you own", query.personal.position, query.personal.length
        )


def _check_patterns(tree: Tree) -> None:
    found = [v for term in leaves(tree) for v in term.values if isinstance(v, Pattern)]
    if len(found) > MAX_PATTERNS:
        span = found[MAX_PATTERNS].span
        raise SearchError(
            f"expected at most {MAX_PATTERNS} regular expressions, got {len(found)}",
            span.position,
            span.length,
        )
