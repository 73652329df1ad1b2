"""Sample hands, dealt as the game deals them. The same deck and seed give the same hand."""

from __future__ import annotations

import msgspec

from cards.catalogue.values import Catalogue
from cards.construction.ruleset import RuleSet
from cards.deck import Deck
from decks.statistics.piles import Pile, lay_out
from engine.rng import derive, seeded

# Cards shown after the hand, for "draw one more".
NEXT_CARDS = 12


class Dealt(msgspec.Struct, frozen=True, kw_only=True):
    """Cards from one pile: those in hand, those that would come next, how many are left."""

    name: str
    cards: tuple[str, ...]
    then: tuple[str, ...]
    left: int
    each_turn: int = 0
    # How many the rules ask for; more than came when the pile is too small.
    count: int = 0


class SetAside(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    cards: dict[str, int]


class SampleHand(msgspec.Struct, frozen=True, kw_only=True):
    """One opening hand; card ids throughout."""

    name: str
    seed: int
    rulebook: str
    aside: tuple[SetAside, ...]
    dealt: tuple[Dealt, ...]

    @property
    def short(self) -> bool:
        """Whether the deck is too small to deal from."""
        return any(len(one.cards) < one.count for one in self.dealt)


def sample_hand(deck: Deck, catalogue: Catalogue, rules: RuleSet, seed: int) -> SampleHand | None:
    """Deal an opening hand; None for a game whose rules declare none."""
    hand = rules.hand
    if hand is None:
        return None
    layout = lay_out(deck, catalogue, hand)
    return SampleHand(
        name=hand.name,
        seed=seed,
        rulebook=hand.rulebook,
        aside=tuple(SetAside(name=name, cards=cards) for name, cards in layout.aside.items()),
        dealt=tuple(_deal(pile, derive(seed, n)) for n, pile in enumerate(layout.piles)),
    )


def _deal(pile: Pile, seed: int) -> Dealt:
    cards = pile.cards()
    order = list(range(len(cards)))
    seeded(seed).shuffle(order)
    drawn = [cards[n] for n in order]
    return Dealt(
        name=pile.name,
        cards=tuple(drawn[: pile.count]),
        then=tuple(drawn[pile.count : pile.count + NEXT_CARDS]),
        left=max(0, len(drawn) - pile.count),
        each_turn=pile.each_turn,
        count=pile.count,
    )
