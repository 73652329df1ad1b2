"""The odds of drawing what somebody names: exact, for the opening hand and turn by turn."""

from __future__ import annotations

from collections.abc import Collection
from fractions import Fraction

import msgspec

from cards.catalogue.values import Catalogue
from cards.construction.queries import select
from cards.construction.ruleset import RuleSet
from cards.deck import Deck
from decks.statistics.hypergeometric import spread
from decks.statistics.piles import Pile, lay_out

# Larger piles than any game deals from; exact counting stays quick up to here.
MAX_PILE = 5_000
TURNS = 10


class Chance(msgspec.Struct, frozen=True, kw_only=True):
    """A chance as a number, and exactly, as in "7/40"."""

    value: float
    exact: str


class AtTurn(msgspec.Struct, frozen=True, kw_only=True):
    """The chance by a turn of one's own (0: the opening hand), and the cards drawn by then."""

    turn: int
    drawn: int
    chance: Chance


class Odds(msgspec.Struct, frozen=True, kw_only=True):
    """The chance of at least so many of the named cards among those drawn.

    `wanted` of the `size` cards in the piles are named ones; `aside` more were set aside before
    anything was drawn. `spread[k]` is the chance of exactly k. `turns` is empty where the rules do
    not fix what a turn draws.
    """

    at_least: int
    size: int
    wanted: int
    aside: int
    drawn: int
    chance: Chance
    expected: float
    spread: tuple[float, ...]
    turns: tuple[AtTurn, ...] = ()


def odds(
    deck: Deck,
    catalogue: Catalogue,
    rules: RuleSet,
    cards: Collection[str] | str,
    *,
    at_least: int = 1,
    draws: int | None = None,
) -> Odds | None:
    """The odds for a set of card ids, or for what a query of the search language selects.

    Without `draws` it is the opening hand; with it, so many cards of the pile that holds them.
    None for a game whose rules deal no hand. Raises ValueError for numbers that make no sense, and
    SearchError for a query that cannot be read.
    """
    if at_least < 0:
        raise ValueError(f"expected to want 0 cards or more, got {at_least}")
    if rules.hand is None:
        return None
    named = _named(cards, deck, catalogue)
    layout = lay_out(deck, catalogue, rules.hand)
    piles = [(pile, _wanted(pile, named)) for pile in layout.piles]
    # A pile without such cards changes nothing.
    piles = [one for one in piles if one[1]] or piles
    for pile, _ in piles:
        if pile.size > MAX_PILE:
            raise ValueError(f"expected at most {MAX_PILE:,} cards in a pile, got {pile.size:,}")
    aside = sum(n for taken in layout.aside.values() for card, n in taken.items() if card in named)
    if draws is not None:
        piles = [_only_pile(piles)]
    counted = [(pile.size, wanted, _drawn(pile, draws=draws, turns=0)) for pile, wanted in piles]
    parts = spread(counted)
    turns = _turns(piles, at_least) if draws is None else ()
    return Odds(
        at_least=at_least,
        size=sum(size for size, _, _ in counted),
        wanted=sum(wanted for _, wanted, _ in counted),
        aside=aside,
        drawn=sum(drawn for _, _, drawn in counted),
        chance=_chance(parts, at_least),
        expected=float(sum((k * part for k, part in enumerate(parts)), Fraction(0))),
        spread=tuple(float(part) for part in parts),
        turns=turns,
    )


def _named(cards: Collection[str] | str, deck: Deck, catalogue: Catalogue) -> frozenset[str]:
    if not isinstance(cards, str):
        return frozenset(cards)
    known = [catalogue.by_id[card] for card in deck.counts() if card in catalogue.by_id]
    return select(cards, catalogue.game, known)


def _wanted(pile: Pile, named: frozenset[str]) -> int:
    return sum(n for (_, card), n in pile.copies.items() if card in named)


def _only_pile(piles: list[tuple[Pile, int]]) -> tuple[Pile, int]:
    """The pile that a number of draws speaks of."""
    if len(piles) > 1:
        names = ", ".join(pile.name for pile, _ in piles)
        raise ValueError(f"expected cards of one pile for a number of draws, got {names}")
    return piles[0]


def _drawn(pile: Pile, *, draws: int | None, turns: int) -> int:
    if draws is None:
        return min(pile.size, pile.count + turns * pile.each_turn)
    if draws < 0:
        raise ValueError(f"expected to draw 0 cards or more, got {draws}")
    return min(pile.size, draws)


def _turns(piles: list[tuple[Pile, int]], at_least: int) -> tuple[AtTurn, ...]:
    if not any(pile.each_turn for pile, _ in piles):
        return ()
    found = []
    for turn in range(TURNS + 1):
        counted = [
            (pile.size, wanted, _drawn(pile, draws=None, turns=turn)) for pile, wanted in piles
        ]
        drawn = sum(n for _, _, n in counted)
        found.append(AtTurn(turn=turn, drawn=drawn, chance=_chance(spread(counted), at_least)))
    return tuple(found)


def _chance(parts: list[Fraction], at_least: int) -> Chance:
    exact = sum(parts[at_least:], Fraction(0))
    return Chance(value=float(exact), exact=f"{exact.numerator}/{exact.denominator}")
